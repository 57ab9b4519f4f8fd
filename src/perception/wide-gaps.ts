// A space that an engine did not see: within a word, a gap much wider than those of its line parts two words.
import { median } from '../kernel/median.ts';
import { boundsOf } from '../model/page.ts';
import type { Box } from '../model/page.ts';
import type { RecognisedWord } from '../model/recognised.ts';

/** Wider than this, in em, is a space; a 1 leaves more room beside it than others do. */
const SPACE_EM = { ordinary: 0.3, besideOne: 0.42 };
/** And it is wider than what usually lies between letters by this much, in em, and this many times as wide. */
const MORE_THAN_USUAL = { em: 0.2, times: 2.5 };
/** Between the boxes that the engine gives of two characters there is this much, in em, where they are two words. */
const SEEN_EM = 0.12;
/** A gap in a word of capitals that stands out among its own may be narrower: in em, and so many times as wide as the next and as is usual. */
const STANDS_OUT = { em: 0.26, next: 1.7, usual: 2.2 };
/** With fewer gaps nothing is usual. */
const LEAST_GAPS = 4;
/** Marks that are too small for a letter: they are not in the ink. */
const MARK = /[.,'’:;·-]/u;
const CAPITALS = /^\p{Lu}+$/u;

/** The word, or the words that it is. `ink` is that of the word, left to right; one em is the size of the font in pixels. */
export function partedAtGaps(word: RecognisedWord, ink: readonly Box[], em: number): readonly RecognisedWord[] {
  const { characters } = word;
  // Only where every character has its own patch of ink it is known which gap lies behind which.
  if (MARK.test(word.text) || ink.length !== characters.length || [...word.text].length !== ink.length) {
    return [word];
  }
  const gaps = ink.slice(1).map(({ x0 }, index) => x0 - (ink[index]?.x1 ?? x0));
  if (gaps.length < LEAST_GAPS) return [word];
  const usual = median(gaps) ?? 0;
  const parts: number[] = [0];
  gaps.forEach((gap, index) => {
    const besideOne = `${characters[index]?.text ?? ''}${characters[index + 1]?.text ?? ''}`.includes('1');
    const space = (besideOne ? SPACE_EM.besideOne : SPACE_EM.ordinary) * em;
    // Faint letters come to pieces that are no ink: where the engine saw one there is no gap.
    const seen = (characters[index + 1]?.x0 ?? 0) - (characters[index]?.x1 ?? 0);
    if (seen < SEEN_EM * em) return;
    const isWide = gap > space && gap > usual + MORE_THAN_USUAL.em * em && gap > MORE_THAN_USUAL.times * usual;
    const next = Math.max(...gaps.filter((_, other) => other !== index));
    const standsOut =
      gap > STANDS_OUT.em * em &&
      gap > STANDS_OUT.next * next &&
      gap > STANDS_OUT.usual * usual &&
      CAPITALS.test(word.text);
    if (isWide || standsOut) {
      parts.push(index + 1);
    }
  });
  if (parts.length === 1) return [word];
  return parts.map((from, index) => {
    const to = parts[index + 1] ?? ink.length;
    const { alternatives: _, ...rest } = word;
    const { x0, x1 } = boundsOf(ink.slice(from, to));
    const own = characters.slice(from, to);
    return { ...rest, x0, x1, text: own.map(({ text }) => text).join(''), characters: own };
  });
}
