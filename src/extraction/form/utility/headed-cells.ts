// Cells of small tables whose headers stand over them (`Name   Type   Ends   Exit fees`), each as a row of its own with its header.
import type { Phrase } from '../../../model/layout.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { rowWith } from './with-phrases.ts';

const HEADER_WORDS = 6;
const LEAST_HEADERS = 3;
/** A row stands at most so many text heights under its headers, a line that goes on with it this many. */
const BELOW_HEIGHTS = 3;
const LINE_GAP = 0.6;
const SAME_EDGE_PT = 3;

/** A header and what stands under it, its lines joined. */
export interface HeadedCell {
  readonly row: BillRow;
  readonly header: Phrase;
  readonly phrases: readonly Phrase[];
  /** All headers of its table. */
  readonly headers: readonly Phrase[];
}

/** The cells of the first row under each line of headers that has as many cells as headers. */
export function headedCells(rows: readonly BillRow[]): HeadedCell[] {
  return rows.flatMap((header, at): HeadedCell[] => {
    if (!isHeader(header)) return [];
    const row = rows.slice(at + 1, at + 3).find((one) => isUnder(one, header));
    if (!row) return [];
    const next = rows[rows.indexOf(row) + 1];
    return row.phrases.flatMap((cell, i): HeadedCell[] => {
      const head = header.phrases[i];
      const more =
        next && goesOn(next, row) ? next.phrases.filter(({ x0 }) => Math.abs(x0 - cell.x0) <= SAME_EDGE_PT) : [];
      return head ? [{ row, header: head, phrases: [cell, ...more], headers: header.phrases }] : [];
    });
  });
}

/** A cell as a row that its header labels. */
export function cellRow({ row, header, phrases }: HeadedCell): BillRow {
  return rowWith(row, [header, ...phrases]);
}

function isHeader({ phrases }: BillRow): boolean {
  return (
    phrases.length >= LEAST_HEADERS &&
    phrases.every(({ text, words }) => words.length <= HEADER_WORDS && !/\d|[£:]/.test(text) && /\p{L}{3}/u.test(text))
  );
}

function isUnder(row: BillRow, header: BillRow): boolean {
  const gap = row.line.y0 - header.line.y1;
  const height = header.line.y1 - header.line.y0;
  const isSame = row.line.page === header.line.page && row.phrases.length === header.phrases.length;
  return isSame && gap < BELOW_HEIGHTS * height && /\d/.test(row.text);
}

function goesOn(next: BillRow, row: BillRow): boolean {
  const [first, other] = [next.phrases[0], row.phrases[0]];
  const isClose = next.line.y0 - row.line.y1 < LINE_GAP * (row.line.y1 - row.line.y0);
  // What ends in an amount is a row of its own.
  if (isAmountInFull(next.phrases.at(-1)?.text ?? '')) return false;
  return isClose && next.phrases.length < row.phrases.length && first?.bold === other?.bold;
}
