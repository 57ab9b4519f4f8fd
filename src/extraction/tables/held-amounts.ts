// Columns that nobody foresaw the names of, and that hold amounts: what they are is told by the columns that a table lacks. In which
// sense two of them move money is left open, and the sums choose.
import { boundsOf } from '../../model/page.ts';
import { columnOf } from './body.ts';
import { UNKNOWN_COLUMN, type HeaderColumn } from './column-names.ts';
import { isKnown, type TableHeader } from './header.ts';
import { amountCells } from './amount-cells.ts';
import type { Region } from './outline.ts';

/** This part of what stands in such a column is amounts, and stands in rows of the table. */
const MOST_PART = 0.8;
/** Fewer rows of a table show nothing. */
const FEWEST_ROWS = 3;
/** The columns that each say one sense in which money moves. */
const SENSES = ['moneyOut', 'moneyIn'];

/** The columns with an amount in one row. */
type Row = ReadonlySet<HeaderColumn>;

/** The header with such columns as columns of amounts; two headers where the sums must choose; else itself alone. */
export function withHeldAmounts(
  header: TableHeader,
  regions: readonly Region[],
  currency: string,
): readonly TableHeader[] {
  const columns = [...header.columns, ...(header.beyond ?? [])];
  const unknown = columns.filter(({ role }) => role === UNKNOWN_COLUMN);
  const known = header.columns.filter(isKnown).map(({ role }) => role);
  if (unknown.length === 0) return [header];
  const rows = rowsOf(columns, regions, currency);
  const held = unknown.filter((column) => rows.holds(column));
  if (rows.amounts.length < FEWEST_ROWS || held.length === 0) return [header];
  const moving = held.filter((column) => !standsBeside(column, columns, rows.amounts));
  const balance = known.includes('balance') ? undefined : held.filter((column) => !moving.includes(column)).at(-1);
  const free = known.includes('amount') ? [] : SENSES.filter((role) => !known.includes(role));
  // Beside the amounts that move it a column of others may be anything but the balance.
  if (moving.length > free.length && !(balance && free.length === 0)) return [header];
  if (moving.length === 0 && !balance) return [header];
  const moved = moving.slice(0, free.length);
  const senses = moved.length === 2 ? [free, [...free].reverse()] : [free.length === 2 ? ['amount'] : free];
  const headers = senses.map((sense) => {
    const roles = new Map(moved.map((column, i) => [column, sense[i] ?? 'amount']));
    if (balance) roles.set(balance, 'balance');
    return withRoles(header, roles);
  });
  // What stands beside amounts that are known may be points as well as a balance.
  return moved.length === 0 ? [...headers, header] : headers;
}

function withRoles(header: TableHeader, roles: ReadonlyMap<HeaderColumn, string>): TableHeader {
  const named = (column: HeaderColumn): HeaderColumn => {
    const role = roles.get(column);
    return role === undefined ? column : { ...column, role, value: 'money' };
  };
  const beyond = (header.beyond ?? []).filter((column) => roles.has(column));
  const columns = [...header.columns, ...beyond].map(named);
  const { x0, x1 } = boundsOf(columns.map((column) => ({ ...column, y0: 0, y1: 0 })));
  return { ...header, columns, x0, x1 };
}

/** Whether an amount stands left of the column's own in most of its rows: a balance beside what moved it. */
function standsBeside(column: HeaderColumn, columns: readonly HeaderColumn[], rows: readonly Row[]): boolean {
  const own = rows.filter((row) => row.has(column));
  const beside = own.filter((row) => columns.some((other) => other.x0 < column.x0 && row.has(other)));
  return 2 * beside.length > own.length;
}

interface Rows {
  readonly amounts: readonly Row[];
  readonly holds: (column: HeaderColumn) => boolean;
}

/** What stands in the columns of the table, line by line; where there is a column of dates, only lines with something in it are rows. */
function rowsOf(columns: readonly HeaderColumn[], regions: readonly Region[], currency: string): Rows {
  const amounts: Row[] = [];
  const counts = new Map<HeaderColumn, { others: number; held: number }>();
  const isDatedTable = columns.some(({ value }) => value === 'date');
  for (const { line, index } of regions.flatMap(({ body }) => body)) {
    const cells = amountCells(line, index, currency);
    const placed = line.phrases.flatMap(({ words }) => columnOf(words, columns) ?? []);
    const held = new Set(cells.flatMap(({ box }) => columnAt(box, columns) ?? []));
    const isRow = !isDatedTable || placed.some(({ value }) => value === 'date');
    if (isRow && held.size > 0) amounts.push(held);
    for (const column of new Set([...placed, ...held])) {
      const count = counts.get(column) ?? { others: 0, held: 0 };
      count[isRow && held.has(column) ? 'held' : 'others']++;
      counts.set(column, count);
    }
  }
  const holds = (column: HeaderColumn): boolean => {
    const { others, held } = counts.get(column) ?? { others: 0, held: 0 };
    return held > 0 && held >= MOST_PART * (others + held);
  };
  return { amounts, holds };
}

/** The column whose name stands over an amount, or ends or begins nearest to it. */
function columnAt({ x0, x1 }: { x0: number; x1: number }, columns: readonly HeaderColumn[]): HeaderColumn | undefined {
  const off = (column: HeaderColumn): number =>
    Math.min(Math.abs(column.x1 - x1), Math.abs(column.x0 - x0), Math.abs((column.x0 + column.x1) / 2 - (x0 + x1) / 2));
  return [...columns].sort((a, b) => off(a) - off(b))[0];
}
