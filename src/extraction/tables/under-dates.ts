// A table without a header whose rows stand under their days: each day alone on its line, beneath it what was done and the amounts.
import type { DocumentLayout, Line, PageLayout } from '../../model/layout.ts';
import { readDate } from '../values/date.ts';
import { withAmountsBetween } from './amounts-between.ts';
import { TIME } from './body.ts';
import type { HeaderColumn } from './column-names.ts';
import type { TableHeader } from './header.ts';
import { methodsBehind } from './method-column.ts';
import { matchingsOf } from './headerless.ts';
import { withMarksBeneath, type PlacedLine } from './marks-beneath.ts';
import { amountCells, type AmountCell } from './amount-cells.ts';
import { clusterColumns, roleOf } from './money-columns.ts';
import type { TableOutline } from './outline.ts';
import { withPhrases, withWords } from '../../model/parts-of-lines.ts';

/** Fewer days with a row beneath are no table. */
const FEWEST_DAYS = 2;
/** Days share their left edge within this, in points; rows may be set in from it by this much. */
const EDGE_PT = 4;
const INDENT_PT = 40;
/** A row follows its day within this many lines, one of which may be a second line of it. */
const LINES_BELOW = 2;
/** More columns of amounts than this are no statement's. */
const MOST_COLUMNS = 4;

/** The table that rows under days make, or undefined where there are too few. */
export function outlineUnderDates(layout: DocumentLayout, currency: string): TableOutline | undefined {
  const pages = layout.pages.map((page) => ({ page, lines: linesOf(page) }));
  const days = pages.flatMap(({ page, lines }) =>
    lines.flatMap(({ line }, at) => {
      const row = isDay(line) ? rowBelow(lines, at, currency) : undefined;
      return row ? [{ page, line, row }] : [];
    }),
  );
  const own = alignedDays(days);
  const [first] = own;
  if (!first || own.length < FEWEST_DAYS) return undefined;
  // Days in the middle or at the right stand over rows further left.
  const left = first.row.x0 < first.line.x0 - EDGE_PT ? first.row.x0 : first.line.x0;
  const rowsIn = (lines: readonly PlacedLine[]): RowUnderDay[] =>
    lines.flatMap(({ line, index }) => {
      const cells = isRow(line, left) ? amountCells(line, index, currency) : [];
      return cells.length > 0 ? [{ line, cells: cells.filter(({ box }) => box.x0 > left + INDENT_PT) }] : [];
    });
  const starts = pages.flatMap(({ page, lines: all }) => {
    // What ends left of the days is of a panel beside them.
    const lines = all.filter(({ line }) => line.x1 > left - EDGE_PT);
    const day = own.find((one) => one.page === page);
    const at = day ? lines.findIndex(({ line }) => line === day.line) : lines.length;
    return page.number < first.page.number ? [] : [{ page, at, lines }];
  });
  const found = starts.flatMap(({ at, lines }) => rowsIn(lines.slice(at)));
  const rows = found.map(({ cells }) => cells);
  const sizePt = first.line.y1 - first.line.y0;
  const columns = clusterColumns(rows.flat(), sizePt).map((column) => ({ ...column, role: 'amount' }));
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return undefined;
  const header = headerOf(
    { left, methods: methodsBehind(found.map(({ line }) => line)) },
    columns.map(({ at }) => at),
  );
  const regions = starts.flatMap(({ page, at, lines }) => {
    // The rows of the day before may go on at the top of a page.
    const isRest = (one: PlacedLine): boolean =>
      rowsIn([one]).some(({ cells }) => cells.some((cell) => roleOf(cell, columns, sizePt) !== undefined));
    const above = page === first.page ? -1 : lines.findIndex((one, i) => i < at && isRest(one));
    const body = lines.slice(above < 0 ? at : above);
    if (body.length === 0) return [];
    const start = body[0]?.index ?? 0;
    const head = page.lines.slice(Math.max(0, start - 1), start);
    return [{ page, header, start, body: withMarksBeneath(body), inherited: above >= 0, above: head }];
  });
  return { header, regions, matchings: matchingsOf(columns, rows, sizePt) };
}

interface RowUnderDay {
  readonly line: Line;
  readonly cells: readonly AmountCell[];
}

/** A day alone on its line, with its month in letters or its year in full. */
function isDay({ phrases, furniture }: Line): boolean {
  const [only, other] = phrases;
  return (
    !furniture && only !== undefined && !other && /\p{L}{3}|\d{4}/u.test(only.text) && readDate(only.text) !== undefined
  );
}

function linesOf({ lines }: PageLayout): readonly PlacedLine[] {
  const own = lines.map((line, index) => ({ line: withoutTime(line), index })).filter(({ line }) => !line.furniture);
  return withAmountsBetween(own);
}

/** The row that stands right beneath a day. */
function rowBelow(lines: readonly PlacedLine[], at: number, currency: string): Line | undefined {
  const left = lines[at]?.line.x0 ?? 0;
  return lines
    .slice(at + 1, at + 1 + LINES_BELOW)
    .find(({ line, index }) => isRow(line, Math.min(left, line.x0)) && amountCells(line, index, currency).length > 0)
    ?.line;
}

/** The days of most rows that share an edge, or their middle. */
function alignedDays<Day extends { readonly line: Line }>(days: readonly Day[]): readonly Day[] {
  const places = [({ line }: Day) => line.x0, ({ line }: Day) => (line.x0 + line.x1) / 2, ({ line }: Day) => line.x1];
  const groups = places.map((placeOf) =>
    days.filter((day, _, [first]) => first !== undefined && Math.abs(placeOf(day) - placeOf(first)) <= EDGE_PT),
  );
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

/** A row without the time of day that it begins with. */
function withoutTime(line: Line): Line {
  const [first, ...others] = line.phrases;
  if (!first || others.length === 0 || !TIME.test(first.words[0]?.text ?? '')) return line;
  const words = first.words.slice(1);
  return withPhrases(line, words.length === 0 ? others : [withWords(first, words), ...others]);
}

/** Text at the edge of the days, and something right of it. */
function isRow({ phrases: [first, second], furniture }: Line, left: number): boolean {
  return (
    !furniture &&
    first !== undefined &&
    second !== undefined &&
    first.x0 >= left - EDGE_PT &&
    first.x0 <= left + INDENT_PT
  );
}

function headerOf(
  { left, methods }: { readonly left: number; readonly methods: number | undefined },
  places: readonly number[],
): TableHeader {
  const columns: HeaderColumn[] = [
    { role: 'description', value: 'text', x0: left, x1: left + INDENT_PT },
    ...(methods === undefined ? [] : [{ role: 'code', value: 'code', x0: methods, x1: methods + INDENT_PT } as const]),
    ...places.map((at): HeaderColumn => ({ role: 'amount', value: 'money', x0: at - 30, x1: at })),
  ];
  return { columns, x0: left, x1: Math.max(...places), lineCount: 0, words: 0 };
}
