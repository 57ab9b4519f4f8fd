// Ends of contracts in a column of their own, each in the row of what it is of: `Product   Started   Minimum term ends`.
import type { Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { onlyDayIn } from '../../values/days.ts';
import type { FormCell } from '../list-rows.ts';
import { dayCell } from '../row-cells.ts';
import type { BillRow } from './bill-rows.ts';
import { kindBeneath } from './kind-beneath.ts';
import { kindBeside } from './kind-cells.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { withoutDates } from '../../values/without-dates.ts';

/** What heads such a column. */
const ENDS =
  /^(?:(?:your|the|current|minimum|min\.?|contract|commitment|agreement|fixed|initial|term|period|plan|deal|price|in) )*(?:(?:term|contract|minimum period) )?(?:ends?|ending|expires|expiry|until|finish(?:es)?|end of (?:contract|minimum (?:term|period)|agreement|term))(?: (?:on|date))?\W*$/iu;
/** What such a column says of a contract without an end: `rolling`, `30 days’ notice`, `none`. */
const ENDLESS = /^(?:(?:\d{1,2}|thirty)[- ]days?(?: rolling| notice)?(?: \p{L}+)?|n\/a|[–—-]|[^\d£]{3,24})\W*$/iu;
const MOST_ROWS = 24;
const BESIDE_PT = 3;
const CONFIDENCE = 0.92;

interface Ended {
  readonly utility: Utility | undefined;
  readonly end: FormCell | undefined;
}

/** The days of a table with several rows, by what they end; undefined where the table says that it has no end. One row alone is of all that is sold. */
export function tabledEnds(
  rows: readonly BillRow[],
  known: readonly Utility[],
): ReadonlyMap<Utility, FormCell | undefined> {
  const ends = new Map<Utility, FormCell | undefined>();
  for (const [at, header] of rows.entries()) {
    const head = header.phrases.slice(1).find(({ text }) => ENDS.test(text));
    const ended = head ? endedBeneath(head, { header, at, rows, known }) : [];
    if (ended.length < 2) continue;
    for (const { utility, end } of ended) if (utility !== undefined && !ends.has(utility)) ends.set(utility, end);
  }
  return ends;
}

/** The day of a row in such a column, headed above it on its page. */
export function endInColumn(row: BillRow, rows: readonly BillRow[]): FormCell | undefined {
  const at = rows.indexOf(row);
  const above = rows.slice(Math.max(0, at - MOST_ROWS), at).filter(({ line }) => line.page === row.line.page);
  const head = above.flatMap(({ phrases }) => phrases.slice(1)).findLast(({ text }) => ENDS.test(text));
  const cell = head && row.phrases.slice(1).find((one) => isInColumn(one, head));
  const date = cell && onlyDayIn(cell.text)?.date;
  return date && dayCell(date, printedPhrase(cell, row.line.page), CONFIDENCE);
}

const isInColumn = ({ x0, x1 }: Phrase, head: Phrase): boolean => x0 < head.x1 + BESIDE_PT && x1 > head.x0 - BESIDE_PT;

function endedBeneath(
  head: Phrase,
  {
    header,
    at,
    rows,
    known,
  }: {
    readonly header: BillRow;
    readonly at: number;
    readonly rows: readonly BillRow[];
    readonly known: readonly Utility[];
  },
): readonly Ended[] {
  const ended: Ended[] = [];
  for (const row of rows.slice(at + 1, at + 1 + MOST_ROWS)) {
    if (row.line.page !== header.line.page) break;
    const cell = row.phrases.find((one) => isInColumn(one, head));
    const [product] = row.phrases;
    // A note beneath a row has no cell in the column, and may run into it.
    if (!cell || !product || cell === product) {
      if (ended.length > 0 && row.phrases.length === 1) continue;
      break;
    }
    const date = /\p{L}{2}/u.test(withoutDates(cell.text)) ? undefined : onlyDayIn(cell.text)?.date;
    if (!date && !ENDLESS.test(cell.text)) break;
    const end = date && dayCell(date, printedPhrase(cell, row.line.page), CONFIDENCE);
    const utility = soldIn(row, product, { rows, known });
    // Words in the column may head another table.
    if (!end && utility === undefined) break;
    ended.push({ utility, end });
  }
  return ended;
}

/** What kind of service the product of a row is: by its words, by those that follow its name elsewhere, or by the note beneath it. */
function soldIn(
  row: BillRow,
  product: Phrase,
  { rows, known }: { readonly rows: readonly BillRow[]; readonly known: readonly Utility[] },
): Utility | undefined {
  const own = kindBeside(row, known) ?? namedUtility(product.text, known) ?? kindBeneath(row, rows, known);
  if (own !== undefined) return own;
  const others = rows.filter((one) => one !== row && one.phrases[0]?.text.startsWith(product.text));
  return others.map((one) => namedUtility(one.text, known) ?? one.utility).find((one) => one !== undefined);
}
