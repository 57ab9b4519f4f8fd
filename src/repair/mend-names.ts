// A capital I that was read as a small l or as a rule in a name: `Mr lain Reid`, `lmogen`, `MR CALLUM|REID`, `NS&l`.
import type { Word } from '../model/page.ts';

/** No word but short ones (ltd, lbs) begins with these letters; ll is Welsh before vowels. None ends in q, either: `loniq`. */
const NO_WORD = /^l(?=l?[b-df-hjkm-np-tvxz]|w|\p{Ll}+q$)(?<rest>\p{Ll}{3,}[,.]?)$/u;
/** Nor does a name go on so behind the son of: `Mclntyre`, `Mcllroy`. */
const SON_OF = /^(?<son>Ma?c)l(?=[b-df-hj-np-tv-xz])(?<rest>\p{Ll}{2,}[,.]?)$/u;
const MAYBE_NAME = /^l(?<rest>\p{Ll}{2,}[,.]?)$/u;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|rev)\.?$/iu;
const CAPITALISED = /^\p{Lu}/u;
/** Behind a title so many words may come before it. */
const NAMES_BEFORE = 2;
/** What stands small in a name. */
const PARTICLE = /^(?:la|le|las|les|los|lo)$/u;

/** An initial that was read as a rule, within a word or alone: `CALLUM|REID`. */
const RULE_WITHIN = /^(\p{Lu}\p{L}+)[|¦](\p{Lu}\p{L}+)$/u;
const RULE = /^[|¦]$/u;
/** A small l among capitals is none: `NS&l`. */
const L_IN_CAPITALS = /^(?=(?:.*\p{Lu}){2})[\p{Lu}&l]*$/u;

/** The names among recognised words in which an I was read as something else, as they must have been printed. */
export function mendedNames(words: readonly Word[]): ReadonlyMap<Word, string> {
  const mended = new Map<Word, string>();
  const names = new Set<string>();
  words.forEach((word, at) => {
    const rest = NO_WORD.exec(word.text)?.groups?.['rest'];
    const [, before, after] = RULE_WITHIN.exec(word.text) ?? [];
    const sonOf = SON_OF.exec(word.text)?.groups;
    if (rest !== undefined) mended.set(word, `I${rest}`);
    else if (sonOf) mended.set(word, `${sonOf['son'] ?? ''}I${sonOf['rest'] ?? ''}`);
    else if (before !== undefined && after !== undefined && isBehindTitle(words, at))
      mended.set(word, `${before} I ${after}`);
    else if (isTornAtI(words, at)) mended.set(word, 'I');
    else if (RULE.test(word.text) && isBehindTitle(words, at) && isInLine(words, at)) mended.set(word, 'I');
    else if (isBetweenNames(words, at)) mended.set(word, withCapital(word.text.slice(1)));
    else if (word.text.includes('l') && L_IN_CAPITALS.test(word.text)) mended.set(word, word.text.replaceAll('l', 'I'));
    else if (MAYBE_NAME.test(word.text) && !PARTICLE.test(word.text) && isBehindTitle(words, at))
      names.add(bare(word.text));
  });
  // Who has a title in one place stands without it in others.
  for (const word of words) if (names.has(bare(word.text))) mended.set(word, withCapital(word.text.slice(1)));
  return mended;
}

/** A name whose I was read as something else; no name goes on with a second one: `lise` is Ilse. */
const withCapital = (rest: string): string => `I${rest.replace(/^i(?=\p{Ll}{2})/u, 'l')}`;

/** Whether the page prints elsewhere what the words about a rule make with an I for it: `HARL | NG` where it says `Harling`. */
function isTornAtI(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !next || !RULE.test(word?.text ?? '') || !isInLine(words, at)) return false;
  const whole = `${before.text}I${next.text}`.toLowerCase();
  return words.some(({ text }) => bare(text).toLowerCase() === whole);
}

/** Whether a name goes on right behind a word. */
function isInLine(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    CAPITALISED.test(next.text) &&
    next.x0 - word.x1 < word.sizePt &&
    next.x0 > word.x0
  );
}

/** A word with a small l between two that are capitalised, three in all: `Horia lonut Prodan`, not `Total loan Amount`. */
const MIDDLE =
  /^l(?!oans?$|ate[rs]?t?$|ife$|ine[sd]?$|imits?$|etters?$|evels?$|ists?$|ast$|egal$|and(?:lord)?$|ease(?:hold)?$|ocals?$|ong(?:er)?$|ow(?:er)?$|ump$|icen[cs]es?$|ess$|iv(?:e|ing)$|ights?$|abel$|odger$|earner$|ocation$|iability$|etting$)[aeiou]\p{Ll}{2,}$/u;

function isBetweenNames(words: readonly Word[], at: number): boolean {
  const [first, before, word, next, last] = [-2, -1, 0, 1, 2].map((step) => words[at + step]);
  const isNext = (one: Word | undefined, other: Word | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    other.x0 > one.x0 &&
    other.x0 - one.x1 < 0.6 * one.sizePt &&
    Math.abs(other.y0 + other.y1 - one.y0 - one.y1) < one.sizePt;
  return (
    word !== undefined &&
    MIDDLE.test(word.text) &&
    [before, next].every((one) => /^\p{Lu}\p{Ll}+$/u.test(one?.text ?? '')) &&
    isNext(before, word) &&
    isNext(word, next) &&
    !isNext(first, before) &&
    !isNext(next, last)
  );
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
