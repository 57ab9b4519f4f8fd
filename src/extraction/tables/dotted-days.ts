// Days that are printed with a point and without a year, as `03.11`, or with their digits run together, as `031125`: elsewhere that is an
// amount or a number. In which column they are days is told by its name and by what stands in all of it, or by the day that each of its rows
// prints besides.
import type { Line, Phrase } from '../../model/layout.ts';
import type { Printed } from '../../model/printed.ts';
import type { DateReading } from '../../model/statement.ts';
import { dottedDay } from '../values/dotted-day.ts';
import { columnOf, leadingDate } from './body.ts';
import { UNKNOWN_COLUMN, type HeaderColumn } from './column-names.ts';
import { stepBetween } from './entry-day.ts';
import type { TableHeader } from './header.ts';
import type { Region } from './outline.ts';

const FEWEST_CELLS = 3;
/** Without a name that tells of days fewer of them show nothing, and so great a part of what stands in the column is days. */
const FEWEST = 3;
const MOST_PART = 0.9;
/** So near to the day of its row lies a day of value or of booking, in days. */
const NEAR_DAYS = 15;

/** The header with the columns marked that hold days with a point. */
export function withDottedDays(header: TableHeader, regions: readonly Region[]): TableHeader {
  const lines = regions.flatMap(({ body }) => body.map(({ line }) => line)).filter(isRow);
  // Days of which the name tells are those that the others lie near.
  return [isNamed, isNear].reduce((known, is) => {
    const rows = lines.map(({ phrases }) => cellsOf(phrases, known.columns));
    const columns = known.columns.map((column) => (is(column, rows) ? { ...column, isDotted: true } : column));
    return { ...known, columns };
  }, header);
}

/** A row has a cell for its day, one for what it says and one for its amount: what says more is no cell. */
const isRow = ({ phrases }: Line): boolean => phrases.length >= FEWEST_CELLS;

/** Whether what reads as an amount is a day of such a column. */
export function isDottedDay({ text, box }: Printed, { columns }: TableHeader): boolean {
  return dottedDay(text) !== undefined && columnOf([box], columns)?.isDotted === true;
}

/** What one line prints in each column, and the day that it begins one of them with. */
interface Row {
  readonly cells: ReadonlyMap<HeaderColumn, string>;
  readonly day?: DateReading | undefined;
}

function cellsOf(phrases: readonly Phrase[], columns: readonly HeaderColumn[]): Row {
  const cells = new Map<HeaderColumn, string>();
  for (const { words, text } of phrases) {
    const column = columnOf(words, columns);
    if (column) cells.set(column, text);
  }
  const [day] = phrases.flatMap(({ words }) => leadingDate(words, columnOf(words, columns))?.match.readings[0] ?? []);
  return { cells, day };
}

/** A column whose name tells of days, and which holds nothing but days with a point. */
function isNamed(column: HeaderColumn, rows: readonly Row[]): boolean {
  return column.value === 'date' && daysIn(column, rows).length > 0;
}

/** A column of any name with such days, each near to the day that its row prints besides. */
function isNear(column: HeaderColumn, rows: readonly Row[]): boolean {
  if (column.isDotted) return true;
  if (column.value !== 'money' && column.role !== UNKNOWN_COLUMN) return false;
  const days = daysIn(column, rows);
  const near = days.filter(({ day, found }) => day && Math.abs(stepBetween([day, found])) <= NEAR_DAYS);
  return days.length >= FEWEST && near.length >= MOST_PART * days.length;
}

/** The days with a point that a column holds, and the day of the row of each; none where it holds much else. */
function daysIn(
  column: HeaderColumn,
  rows: readonly Row[],
): readonly { readonly found: DateReading; readonly day: DateReading | undefined }[] {
  const cells = rows.filter((row) => row.cells.has(column));
  const days = cells.flatMap((row) => {
    const found = dottedDay(row.cells.get(column) ?? '')?.readings[0];
    return found ? [{ found, day: row.day }] : [];
  });
  return days.length >= MOST_PART * cells.length ? days : [];
}
