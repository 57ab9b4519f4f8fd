// A table without a header whose rows stand under their days: each day alone on its line, or with the balance at its end; beneath it
// what was done and the amounts.
import type { DocumentLayout, Line, PageLayout } from '../../model/layout.ts';
import { boundsOf } from '../../model/page.ts';
import { readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import { withAmountsBetween } from './amounts-between.ts';
import type { HeaderColumn } from './column-names.ts';
import type { TableHeader } from './header.ts';
import { matchingsOf } from './headerless.ts';
import { withMarksBeneath, type PlacedLine } from './marks-beneath.ts';
import { amountCells, clusterColumns } from './money-columns.ts';
import type { TableOutline } from './outline.ts';

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
    lines.flatMap(({ line }, at) => (isDay(line) && rowBelow(lines, at, currency) ? [{ page, line }] : [])),
  );
  const [first] = days;
  const left = first?.line.x0 ?? 0;
  const own = days.filter(({ line }) => Math.abs(line.x0 - left) <= EDGE_PT);
  if (!first || own.length < FEWEST_DAYS) return undefined;
  const starts = pages.flatMap(({ page, lines }) => {
    const day = own.find((one) => one.page === page);
    const at = lines.findIndex(({ line }) => line === day?.line);
    // The rows of the day before may go on at the top of a page.
    const from = page === first.page ? at : rowsAbove(lines, at, { left, currency });
    return day ? [{ page, body: lines.slice(from) }] : [];
  });
  const rows = starts.flatMap(({ body }) =>
    body.flatMap(({ line, index }) => {
      const cells = isRow(line, left) ? amountCells(line, index, currency) : [];
      return cells.length > 0 ? [cells.filter(({ box }) => box.x0 > left + INDENT_PT)] : [];
    }),
  );
  const sizePt = first.line.y1 - first.line.y0;
  const columns = clusterColumns(rows.flat(), sizePt).map((column) => ({ ...column, role: 'amount' }));
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return undefined;
  const header = headerOf(
    left,
    columns.map(({ at }) => at),
  );
  const regions = starts.map(({ page, body }) => {
    const start = body[0]?.index ?? 0;
    const above = page.lines.slice(Math.max(0, start - 1), start);
    return { page, header, start, body: withMarksBeneath(body), inherited: false, above };
  });
  return { header, regions, matchings: matchingsOf(columns, rows, sizePt) };
}

/** A day alone on its line, with its month in letters or its year in full. */
function isDay({ phrases, furniture }: Line): boolean {
  const [only, other] = phrases;
  return (
    !furniture && only !== undefined && !other && /\p{L}{3}|\d{4}/u.test(only.text) && readDate(only.text) !== undefined
  );
}

function linesOf({ lines }: PageLayout): readonly PlacedLine[] {
  const own = lines.map((line, index) => ({ line: dayAlone(line), index })).filter(({ line }) => !line.furniture);
  return withAmountsBetween(own);
}

/** Whether days end in balances, with rows beneath that have amounts of their own: then the amount beside a day is none of an entry. */
export function endInBalances({ pages }: DocumentLayout, currency: string): boolean {
  const days = pages.flatMap((page) => {
    const lines = linesOf(page);
    return lines.filter(
      ({ line, index }, at) => line !== page.lines[index] && isDay(line) && rowBelow(lines, at, currency),
    );
  });
  return days.length >= FEWEST_DAYS;
}

/** A day without the balance at its end: what was done beneath it has amounts of its own. */
function dayAlone(line: Line): Line {
  const [day, balance, other] = line.phrases;
  if (!day || !balance || other || !readAmount(balance.text)?.hasFraction) return line;
  const alone = { ...line, ...boundsOf([day]), phrases: [day], text: day.text };
  return isDay(alone) ? alone : line;
}

function rowBelow(lines: readonly PlacedLine[], at: number, currency: string): boolean {
  const left = lines[at]?.line.x0 ?? 0;
  return lines
    .slice(at + 1, at + 1 + LINES_BELOW)
    .some(({ line, index }) => isRow(line, left) && amountCells(line, index, currency).length > 0);
}

/** Where the first row with amounts above a page's first day stands, else the day. */
function rowsAbove(
  lines: readonly PlacedLine[],
  day: number,
  { left, currency }: { readonly left: number; readonly currency: string },
): number {
  const row = lines.findIndex(
    ({ line, index }, at) =>
      at < day &&
      Math.abs(line.x0 - left) <= EDGE_PT &&
      isRow(line, left) &&
      amountCells(line, index, currency).length > 1,
  );
  return row < 0 ? day : row;
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

function headerOf(left: number, places: readonly number[]): TableHeader {
  const columns: HeaderColumn[] = [
    { role: 'description', value: 'text', x0: left, x1: left + INDENT_PT },
    ...places.map((at): HeaderColumn => ({ role: 'amount', value: 'money', x0: at - 30, x1: at })),
  ];
  return { columns, x0: left, x1: Math.max(...places), lineCount: 0, words: 0 };
}
