// A capital I that was read as a small l at the head of a name: `Mr lain Reid`, `lmogen`.
import type { Word } from '../model/page.ts';

/** No word but short ones (ltd, lbs) begins with these letters; ll is Welsh. */
const NO_WORD = /^l(?=[b-df-hjkm-np-tv-xz])(?<rest>\p{Ll}{3,}[,.]?)$/u;
const MAYBE_NAME = /^l(?<rest>\p{Ll}{2,}[,.]?)$/u;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|rev)\.?$/iu;
const CAPITALISED = /^\p{Lu}/u;
/** Behind a title so many words may come before it. */
const NAMES_BEFORE = 2;
/** What stands small in a name. */
const PARTICLE = /^(?:la|le|las|les|los|lo)$/u;

/** The names among recognised words that begin with such an l, as they must have been printed. */
export function mendedNames(words: readonly Word[]): ReadonlyMap<Word, string> {
  const mended = new Map<Word, string>();
  const names = new Set<string>();
  words.forEach((word, at) => {
    const rest = NO_WORD.exec(word.text)?.groups?.['rest'];
    if (rest !== undefined) mended.set(word, `I${rest}`);
    else if (MAYBE_NAME.test(word.text) && !PARTICLE.test(word.text) && isBehindTitle(words, at))
      names.add(bare(word.text));
  });
  // Who has a title in one place stands without it in others.
  for (const word of words) if (names.has(bare(word.text))) mended.set(word, `I${word.text.slice(1)}`);
  return mended;
}

function isBehindTitle(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - 1 - NAMES_BEFORE; before--) {
    const text = words[before]?.text ?? '';
    if (TITLE.test(text)) return true;
    if (!CAPITALISED.test(text)) return false;
  }
  return false;
}

function bare(text: string): string {
  return text.replace(/[,.]$/u, '');
}
