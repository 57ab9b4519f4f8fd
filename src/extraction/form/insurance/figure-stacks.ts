// Amounts that stand each under a label of their own, in boxes and stacks: where they begin on a page.
import { foldText } from '../../../kernel/text.ts';
import type { PageLayout, Phrase } from '../../../model/layout.ts';
import { isStatus, minorIn } from './figure-words.ts';

/** Edges at which two amounts or more stand each right under a text of its own, and none under another amount. */
export function stacksOf(page: PageLayout, currency: string): number[] {
  const placed = page.lines.flatMap((line) =>
    line.phrases.map((phrase, at) => ({ phrase, left: line.phrases[at - 1] })),
  );
  const amounts = placed.filter(({ phrase }) => minorIn(phrase.text, currency) !== undefined);
  return amounts.flatMap(({ phrase: { x0 } }) => {
    const own = amounts.filter(({ phrase }) => isUnder(phrase.x0, x0));
    const over = own.flatMap(({ phrase: amount, left }) => {
      const above = placed.findLast(
        ({ phrase: one }) =>
          isUnder(one.x0, x0) && one.y1 <= amount.y0 + 1 && amount.y0 - one.y1 < amount.y1 - amount.y0,
      );
      return above &&
        /\p{L}{3}/u.test(above.phrase.text) &&
        !isStatus(above.phrase.text) &&
        minorIn(above.phrase.text, currency) === undefined &&
        !areRows(left, above.left, { page, x0 })
        ? [foldText(above.phrase.text)]
        : [];
    });
    return over.length >= 2 && over.length === own.length && new Set(over).size > 1 ? [x0] : [];
  });
}

/** Whether what stands left of two phrases at `x0` are labels of rows as far apart as others: the upper phrase is the value of its own label. */
function areRows(left: Phrase | undefined, above: Phrase | undefined, { page, x0 }: Edge): boolean {
  if (!left || !above || !isUnder(left.x0, above.x0)) return false;
  const step = left.y0 - above.y0;
  const isStep = (apart: number): boolean => Math.abs(apart - step) <= STEP_OFF * step;
  return page.lines.some(({ phrases }) => {
    const first = phrases.find((one) => isUnder(one.x0, left.x0));
    const isRow = first !== undefined && phrases.some((one) => isUnder(one.x0, x0));
    return isRow && (isStep(above.y0 - first.y0) || isStep(first.y0 - left.y0));
  });
}

interface Edge {
  readonly page: PageLayout;
  readonly x0: number;
}

/** How much rows of one table differ in their distance, as a part of it. */
const STEP_OFF = 0.2;

/** Amounts and their labels begin within this of each other, in points. */
const STACK_PT = 2;

/** Whether two texts begin at the same edge, in points. */
export const isUnder = (x0: number, other: number): boolean => Math.abs(x0 - other) <= STACK_PT;
