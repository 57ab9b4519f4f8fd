// Ends of contracts that stand with what they are of in the list of items, behind its name or in a line of their own beneath it:
// `Fixed until 8 November 2026` under `M500 Fibre Broadband   44.50`.
import { printedPhrase } from '../../../model/printed.ts';
import { isAmountInFull } from '../../values/amount.ts';
import { datesIn } from '../../values/date.ts';
import { onlyDayIn } from '../../values/days.ts';
import type { FormCell } from '../list-rows.ts';
import { dayCell } from '../row-cells.ts';
import type { BillRow } from './bill-rows.ts';
import { isOfContract, isOfferOrCredit, leadsToEnd } from './contract-words.ts';
import { kindBeside } from './kind-cells.ts';
import { namedUtility, type Utility } from './named-utility.ts';

/** In a row of an item these say as much as the word `contract`. */
const ENDS = /\b(?:fixed|ends?|ending|expires?)\b/iu;
const ENDLESS =
  /\b(?:rolling|out of contract|no (?:fixed |minimum )?(?:contract|term|end date)|(?:30|thirty)[- ]days?[’']?(?: notice)?|leave (?:us )?(?:at )?any ?time)\b/iu;
/** A line beneath an item stands at most this many text heights under the one above. */
const GAP = 1.6;
const MOST_LINES = 4;
/** Lines of an item are set in by at least so much, or begin where those of another one do. */
const INDENT_PT = 4;
const SAME_EDGE_PT = 3;
const TOTAL = /\b(?:total|vat|package|charges)\b/iu;

/** The days, by what they end; undefined where the bill says beneath it that it has no end. One day alone is that of all: none is given then. */
export function itemEnds(
  rows: readonly BillRow[],
  known: readonly Utility[],
): ReadonlyMap<Utility, FormCell | undefined> {
  const ends = new Map<Utility, FormCell | undefined>();
  const lefts: number[] = [];
  for (const [at, item] of rows.entries()) {
    const utility = kindBeside(item, known) ?? namedUtility(item.text, known);
    if (utility === undefined || ends.has(utility) || !isPriced(item)) continue;
    const lines = linesBeneath(item, rows.slice(at + 1), lefts);
    const ended = [item, ...lines].find((row) => endIn(row));
    if (!ended && !lines.some(({ text }) => ENDLESS.test(text))) continue;
    ends.set(utility, ended && endIn(ended));
    if (ended && ended !== item) lefts.push(ended.phrases[0]?.x0 ?? 0);
  }
  return ends.size > 1 ? ends : new Map<Utility, FormCell | undefined>();
}

const isPriced = ({ phrases }: BillRow): boolean => isAmountInFull(phrases.at(-1)?.text ?? '');

/** The lines beneath an item up to the next that has a price. What begins at its edge, and has no item behind it, may be of all: it is left out, unless `lefts` knows its edge. */
function linesBeneath(item: BillRow, below: readonly BillRow[], lefts: readonly number[]): readonly BillRow[] {
  const [left, right] = [item.phrases[0]?.x0 ?? 0, item.phrases.at(-1)?.x1 ?? Infinity];
  const near: BillRow[] = [];
  for (const row of below.filter(({ phrases }) => phrases.some(({ x0, x1 }) => x1 > left && x0 < right))) {
    const above = near.at(-1) ?? item;
    const isNear =
      row.line.page === above.line.page && row.line.y0 - above.line.y1 <= GAP * (row.line.y1 - row.line.y0);
    if (!isNear || near.length > MOST_LINES) break;
    near.push(row);
    if (isPriced(row)) break;
  }
  const next = near.at(-1);
  const isBetween = next !== undefined && isPriced(next) && !TOTAL.test(next.text);
  return near.filter((row) => {
    const edge = row.phrases[0]?.x0 ?? 0;
    const isOwn = isBetween || edge > left + INDENT_PT || lefts.some((one) => Math.abs(one - edge) <= SAME_EDGE_PT);
    return !isPriced(row) && isOwn;
  });
}

function endIn({ text, phrases, line }: BillRow): FormCell | undefined {
  if (!(isOfContract(text) || ENDS.test(text)) || isOfferOrCredit(text)) return undefined;
  // Two days are those that are charged for.
  const only = onlyDayIn(text);
  const phrase = phrases.find((one) => datesIn(one.text).length > 0) ?? phrases[0];
  return only && phrase && leadsToEnd(only.before) ? dayCell(only.date, printedPhrase(phrase, line.page)) : undefined;
}
