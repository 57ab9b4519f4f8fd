// Which columns of a table hold dates, by what stands in them rather than by their names alone: a column that no profile foresaw, one
// named `Transaction` or `Spent` over days, one named `Entered` over texts.
import type { Word } from '../../model/page.ts';
import type { DateReading } from '../../model/statement.ts';
import { matchDate } from '../values/date.ts';
import { columnOf, leadingDate } from './body.ts';
import { UNKNOWN_COLUMN, type HeaderColumn } from './column-names.ts';
import { dayOfEntry, type TwoDays } from './entry-day.ts';
import type { TableHeader } from './header.ts';
import { withDottedDays } from './dotted-days.ts';
import type { Region } from './outline.ts';

/** A header whose columns of dates are known by what they hold. */
export interface DatedHeader {
  readonly header: TableHeader;
  /** Two columns of dates differ, and nothing tells which is the entry's. */
  readonly isDoubtful: boolean;
}

/** A column holds dates where this part of its cells are; one with so many cells and no date among them holds text. */
const MOST_PART = 0.8;
const FEWEST_DATES = 2;
const FEWEST_TEXTS = 3;

/** What a column's name says, and its cells may say otherwise: `Spent` stands over days as well as over amounts. */
const KINDS: ReadonlySet<HeaderColumn['value']> = new Set(['text', 'date', 'money']);

/** What stands in a column: in each row the date, or undefined for what is none. */
type Cells = ReadonlyMap<HeaderColumn, DateReading | undefined>;

/** The header with its columns of dates by what they hold; of two the day of the entry is `date`. */
export function withDateColumns(named: TableHeader, regions: readonly Region[]): DatedHeader {
  const header = withDottedDays(withDaysLeft(named, regions), regions);
  const rows = regions.flatMap(({ body }) =>
    body.flatMap(({ line }) => {
      const parts = line.phrases.flatMap(({ words }) => partsOf(words, header.columns));
      // A date alone on its line heads what follows, or numbers the page.
      const isRow = parts.length > 1 && parts.some(({ date }) => date !== undefined);
      return isRow ? [cellsOf(parts, header.columns)] : [];
    }),
  );
  const kinds = new Map(header.columns.map((column) => [column, kindOf(column, rows)]));
  const dates = header.columns.filter((column) => kinds.get(column) === 'date').sort((a, b) => a.x0 - b.x0);
  const told = entryDay(dates, rows);
  const [only] = dates;
  const others = dates.filter((column) => column !== (told?.column ?? only));
  const columns = header.columns.map((column): HeaderColumn => {
    if (kinds.get(column) === 'text' && column.value === 'date')
      return { ...column, role: UNKNOWN_COLUMN, value: 'text' };
    if (kinds.get(column) !== 'date' || (told === undefined && column.value === 'date')) return column;
    const at = others.indexOf(column);
    return { ...column, value: 'date', role: at < 0 ? 'date' : at === 0 ? 'posted' : `posted${at}` };
  });
  return { header: { ...header, columns }, isDoubtful: told?.isDoubtful ?? false };
}

/** Days left of all names are a column of their own: the word over them may be unknown, and set at another height. */
function withDaysLeft(header: TableHeader, regions: readonly Region[]): TableHeader {
  if (header.columns.some(({ value }) => value === 'date')) return header;
  const left = regions
    .flatMap(({ body }) => body.flatMap(({ line: { phrases } }) => (phrases.length > 1 ? (phrases[0] ?? []) : [])))
    .filter(({ x1, text }) => x1 < header.x0 && matchDate(text)?.length === text.length);
  const x0 = Math.min(...left.map((phrase) => phrase.x0));
  const days = left.filter((phrase) => phrase.x0 - x0 <= SAME_EDGE_PT);
  if (days.length < FEWEST_DAYS) return header;
  const column: HeaderColumn = { role: 'date', value: 'date', x0, x1: Math.max(...days.map(({ x1 }) => x1)) };
  return { ...header, x0, columns: [column, ...header.columns] };
}

/** Fewer days left of a table may be of something else, such as a panel. */
const FEWEST_DAYS = 3;
const SAME_EDGE_PT = 4;

function entryDay(dates: readonly HeaderColumn[], rows: readonly Cells[]): ReturnType<typeof dayOfEntry> | undefined {
  const [first, second] = dates;
  if (!first || !second) return undefined;
  const days = rows.flatMap((cells): TwoDays[] => {
    const [one, other] = [cells.get(first), cells.get(second)];
    return one && other ? [[one, other]] : [];
  });
  return dayOfEntry([first, second], days);
}

/** What a column holds by its cells; what its header says where they say nothing. */
function kindOf(column: HeaderColumn, rows: readonly Cells[]): HeaderColumn['value'] {
  if (!KINDS.has(column.value)) return column.value;
  const cells = rows.filter((row) => row.has(column));
  const dates = cells.filter((row) => row.get(column) !== undefined).length;
  if (dates >= FEWEST_DATES && dates >= MOST_PART * cells.length) return 'date';
  if (column.value === 'money') return 'money';
  return dates === 0 && cells.length >= FEWEST_TEXTS ? 'text' : column.value;
}

/** Each part of a line in the column it stands in; what stands beside a date makes it a text, unless its header names dates. */
function cellsOf(parts: readonly Part[], columns: readonly HeaderColumn[]): Cells {
  const cells = new Map<HeaderColumn, DateReading | undefined>();
  for (const { words, date } of parts) {
    const column = columnOf(words, columns);
    if (!column) continue;
    const known = cells.get(column);
    cells.set(column, column.value === 'date' ? (known ?? date) : cells.has(column) ? undefined : date);
  }
  return cells;
}

interface Part {
  readonly words: readonly Word[];
  readonly date?: DateReading;
}

/** The dates that a phrase begins with, one by one, and the rest of it. */
function partsOf(words: readonly Word[], columns: readonly HeaderColumn[]): readonly Part[] {
  const found = words.length > 0 ? leadingDate(words, columnOf(words, columns)) : undefined;
  const [date] = found?.match.readings ?? [];
  if (!found || !date) return words.length > 0 ? [{ words }] : [];
  return [{ words: words.slice(0, found.words), date }, ...partsOf(words.slice(found.words), columns)];
}
