// A mark that is set beneath its amount (`100.00`, and `CR` on the next line, where the column is too narrow for both): it is read as
// if it stood beside the amount.
import type { Line, Phrase } from '../../model/layout.ts';
import { boundsOf } from '../../model/page.ts';

/** A line of a table's body with its index on the page. */
export interface PlacedLine {
  readonly line: Line;
  readonly index: number;
}

const MARK = /^(?:CR|DR|OD|O\/D)$/i;
const AMOUNT = /\d[.,]\d{2}$/;
/** The mark touches its amount's line within this part of its height. */
const NEAR_LINE = 0.6;
/** And ends within this many font sizes of the amount's end. */
const NEAR_END_EM = 2.5;

/** The same lines, each mark beneath an amount moved beside it. */
export function withMarksBeneath(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const one of lines) {
    const above = joined.at(-1);
    const marks = above ? one.line.phrases.filter((phrase) => MARK.test(phrase.text)) : [];
    const amounts = marks.map((mark) => above && amountOver(mark, above.line));
    if (!above || marks.length === 0 || amounts.some((amount) => !amount)) {
      joined.push(one);
      continue;
    }
    const phrases = above.line.phrases.map((phrase) => {
      const mark = marks[amounts.indexOf(phrase)];
      return mark ? beside(phrase, mark) : phrase;
    });
    joined[joined.length - 1] = { ...above, line: { ...above.line, phrases } };
    const left = one.line.phrases.filter((phrase) => !marks.includes(phrase));
    if (left.length > 0) joined.push({ ...one, line: { ...one.line, ...boundsOf(left), phrases: left } });
  }
  return joined;
}

/** The amount of the line above whose end the mark stands under, when the lines are close. */
function amountOver(mark: Phrase, above: Line): Phrase | undefined {
  if (mark.y0 - above.y1 > NEAR_LINE * (mark.y1 - mark.y0)) return undefined;
  return above.phrases.find(
    (phrase) =>
      AMOUNT.test(phrase.text) && mark.x1 > phrase.x0 && Math.abs(mark.x1 - phrase.x1) <= NEAR_END_EM * phrase.sizePt,
  );
}

/** The amount with its mark; its box stays that of the amount, which stands in the column. */
function beside(amount: Phrase, mark: Phrase): Phrase {
  const words = mark.words.map((word) => ({ ...word, x0: amount.x1, x1: amount.x1, y0: amount.y0, y1: amount.y1 }));
  return { ...amount, words: [...amount.words, ...words], text: `${amount.text} ${mark.text}` };
}
