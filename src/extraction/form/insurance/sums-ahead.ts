// Lists whose sums stand before what they are of: `£35,000   Contents` over `£1,200   Bicycles`.
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { minorIn } from './figure-words.ts';

/** Rows of one list begin within this of each other, in points. */
const EDGE_PT = 3;

/** What stands behind a sum that leads its row, where the row over or beneath is set alike; undefined elsewhere. */
export function labelBehind(
  { lines }: PageLayout,
  at: number,
  amount: Phrase,
  currency: string,
): { readonly text: string; readonly phrase: Phrase } | undefined {
  const rowOf = (line: Line | undefined): readonly Phrase[] | undefined =>
    line && line.phrases.length % 2 === 0 && line.phrases.every((one, i) => isSum(one, currency) === (i % 2 === 0))
      ? line.phrases
      : undefined;
  const own = rowOf(lines[at]);
  const cell = own?.indexOf(amount) ?? -1;
  const label = own?.[cell + 1];
  if (!label || !/^\p{L}.*\p{L}{2}/u.test(label.text)) return undefined;
  // Names stand in a column of their own, or each as far behind its sum as the others.
  const isAlike = (row: readonly Phrase[] | undefined): boolean =>
    row?.some((before, i) => {
      const behind = row[i + 1];
      if (i % 2 > 0 || !behind) return false;
      const [starts, ends] = [before.x0 - amount.x0, before.x1 - amount.x1].map((off) => Math.abs(off) <= EDGE_PT);
      const [names, gaps] = [behind.x0 - label.x0, behind.x0 - before.x1 - (label.x0 - amount.x1)].map(
        (off) => Math.abs(off) <= EDGE_PT,
      );
      return (starts === true || ends === true) && (names === true || gaps === true);
    }) === true;
  return isAlike(rowOf(lines[at - 1])) || isAlike(rowOf(lines[at + 1]))
    ? { text: label.text, phrase: label }
    : undefined;
}

const isSum = ({ text }: Phrase, currency: string): boolean => minorIn(text, currency) !== undefined;
