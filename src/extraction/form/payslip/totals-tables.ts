// Tables of totals: `| Gross | Taxable | Tax | Net pay` over a row for this period and one for the year, or `| This period | Year to date`
// over a row for each of them. They run across the page, beneath the parts of payments and deductions, and belong to neither.
import type { Box } from '../../../model/page.ts';
import { isLabel, offset, type Cell, type Row } from './cells.ts';
import type { HeadKind } from './head-kinds.ts';
import { PART_NAMES } from './part-places.ts';
import type { PayWords } from './pay-words.ts';

/** Where the rows of such a table stand. */
export interface TotalsTable {
  readonly page: number;
  readonly y0: number;
  readonly y1: number;
  /** Whether its heads are the names of the figures, not their times. */
  readonly isNamed: boolean;
}

const TOTALS: ReadonlySet<string> = new Set(['grossPay', 'taxablePay', 'niablePay', 'totalDeductions', 'netPay']);
/** So many heads are those of totals. */
const FEWEST = 2;

/** The tables of totals of a document. */
export function totalsTables(rows: readonly Row[], words: PayWords): readonly TotalsTable[] {
  return rows.flatMap((row, at) => {
    if (!row.cells.every(isLabel)) return [];
    const heads = row.cells.filter(({ text }) => TOTALS.has(words.meaningOf(text).concept ?? ''));
    const isNamed = heads.length >= FEWEST;
    if (!isNamed && !isOfTimes(row, words)) return [];
    const under = rows.slice(at + 1);
    const isOwn = (one: Row): boolean => (isNamed ? isOfOneTime(one, row, words) : isOfOneName(one, row));
    const end = under.findIndex((one) => one.page !== row.page || !isOwn(one));
    const own = end < 0 ? under : under.slice(0, end);
    const last = own.at(-1);
    return last ? [{ page: row.page, y0: row.y1, y1: last.y1, isNamed }] : [];
  });
}

/** `Balances | This period | Year to date`: nothing but times of figures, and before them at most what they are, which heads no part. */
function isOfTimes({ cells }: Row, words: PayWords): boolean {
  const kinds = cells.map((cell) => words.headsOf(cell.words.map(({ text }) => text)).map(({ kind }) => kind));
  const [first = []] = kinds;
  const times = kinds.slice(first.some(isTime) ? 0 : 1);
  const isUnder = first.every((kind) => isTime(kind) || !PART_NAMES.has(kind));
  return isUnder && times.length === FEWEST && times.every((some) => some.length === 1 && some.every(isTime));
}

const isTime = (kind: HeadKind | undefined): boolean => kind === 'period' || kind === 'year';

/** `Taxable pay 1,980.00 9,900.00`: a label, and behind it a figure under each head that has one. */
function isOfOneName({ cells: [first, ...figures] }: Row, { cells: heads }: Row): boolean {
  const isUnder = (figure: Cell): boolean => heads.some((head) => offset(figure, head) <= UNDER_PT);
  return (
    first !== undefined && isLabel(first) && figures.length > 0 && !figures.some(isLabel) && figures.every(isUnder)
  );
}

/** A figure shares an edge or the middle with its head within this, in points. */
const UNDER_PT = 7;

/** `This month 2,150.00 1,980.00`: a label of the time left of all heads, and nothing but figures behind it. */
function isOfOneTime({ cells: [first, ...figures] }: Row, head: Row, words: PayWords): boolean {
  if (!first || !isLabel(first) || figures.length < FEWEST || figures.some(isLabel)) return false;
  const time = words.headsOf(first.words.map(({ text }) => text))[0]?.kind ?? words.meaningOf(first.text).when;
  return isTime(time) && first.x0 < (head.cells[0]?.x0 ?? 0) - 1;
}

/** The table of totals that a place is in. */
export function totalsAt(tables: readonly TotalsTable[], { y0, y1 }: Box, page: number): TotalsTable | undefined {
  const middle = (y0 + y1) / 2;
  return tables.find((table) => table.page === page && middle > table.y0 && middle < table.y1);
}
