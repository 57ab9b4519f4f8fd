// Strips of labels in English with the same in Welsh beneath, over the values: nothing is read from the Welsh ones, and they would
// stand between a label and its value.
import type { Line, PageLayout, Phrase } from '../../model/layout.ts';
import { withoutPhrases } from '../../model/parts-of-lines.ts';

const SAME_EDGE_PT = 2;
/** Lines of one label stand at most so many of their heights apart. */
const LEADING = 0.8;
/** Fewer such strips may be chance. */
const FEWEST_STRIPS = 3;
const LINES_ABOVE = 3;

/** The page without what stands in Welsh beneath the English of strips; as it is where it has no such strips. */
export function withoutWelshBeneath(page: PageLayout, isWelsh: (phrase: Phrase) => boolean): PageLayout {
  const strips = page.lines.filter((line, at) => isStrip(line, at, page, isWelsh));
  if (strips.length < FEWEST_STRIPS) return page;
  const left = new Set<Phrase>();
  for (const [at, line] of page.lines.entries()) {
    for (const phrase of line.phrases) {
      const over = phraseOver(phrase, at, page);
      const goesOn = over !== undefined && left.has(over) && /^(?:hyd )?yma$/iu.test(phrase.text);
      if (goesOn || (over && !/\d/.test(over.text) && isWelsh(phrase))) left.add(phrase);
    }
  }
  return {
    ...page,
    lines: page.lines.map((line) => withoutPhrases(line, left)).filter(({ phrases }) => phrases.length > 0),
  };
}

/** Whether a line is all labels, each beneath one that is not Welsh, and most of them Welsh. */
function isStrip({ phrases }: Line, at: number, page: PageLayout, isWelsh: (phrase: Phrase) => boolean): boolean {
  const welsh = phrases.filter(isWelsh).length;
  return (
    phrases.length > 1 &&
    2 * welsh > phrases.length &&
    phrases.every((phrase) => {
      const over = phraseOver(phrase, at, page);
      return over !== undefined && !isWelsh(over) && !/\d/.test(over.text + phrase.text);
    })
  );
}

/** The phrase of the same type that stands right over another. */
function phraseOver(phrase: Phrase, at: number, { lines }: PageLayout): Phrase | undefined {
  const height = phrase.y1 - phrase.y0;
  return lines
    .slice(Math.max(0, at - LINES_ABOVE), at)
    .flatMap(({ phrases }) => phrases)
    .findLast(
      (one) =>
        [one.x0 - phrase.x0, one.x1 - phrase.x1].some((off) => Math.abs(off) <= SAME_EDGE_PT) &&
        Math.abs(one.sizePt - phrase.sizePt) < 1.5 &&
        one.y0 < phrase.y0 - 1 &&
        phrase.y0 - one.y1 < LEADING * height,
    );
}
