// The headings of a payslip's parts and columns.
import { MONTH, monthNumber } from '../../../kernel/months.ts';
import { boundsOf, overlapsAcross, type Box } from '../../../model/page.ts';
import { isLabel, isWithin, offset, type Cell, type Row } from './cells.ts';
import { labelsUnder } from './figures-over-labels.ts';
import {
  asWideAsAbove,
  beneath,
  INDENT_PT,
  PART_NAMES,
  placed,
  withRemark,
  type Head,
  type PartHead,
} from './part-places.ts';
import { isNoHead, isRunIn } from './lone-words.ts';
import { totalsTables, type TotalsTable } from './totals-tables.ts';
import { asWideAsRuled, endsFigures, ruledEnd, standsOverFigures, UNDER_PT } from './ruled-columns.ts';
import type { HeadKind } from './head-kinds.ts';
import type { PayWords } from './pay-words.ts';

/** A heading over a column of figures. A part's name may stand over a column, too. */
export interface ColumnHead extends Box {
  readonly kind: HeadKind;
  readonly page: number;
}

/** All headings of a document. */
export interface Heads {
  readonly parts: readonly PartHead[];
  readonly columns: readonly ColumnHead[];
  /** The cells that are headings: no labels of rows. */
  readonly cells: ReadonlySet<Cell>;
  /** Cells that read as headings of deductions and head a column of their total, between those of gross and net pay. */
  readonly totals: ReadonlySet<Cell>;
  /** What stands in them is of no part and in no column of one. */
  readonly tables: readonly TotalsTable[];
}

/** Single words that are as often labels as headings. */
const MAY_BE_LABEL = /^(?:employers?|period|month|year|week|message|payment method|department)[:.]?$/i;
/** Words that are headings only beside others: alone they may be anything. */
const NEEDS_COMPANY: ReadonlySet<HeadKind> = new Set(['description', 'code', 'units', 'rate', 'amount', 'balance']);

/** `hours / rate / £`: names in one breath tell what the figures of a row are, not where they stand. */
const LEGEND =
  /^(?:hours?|hrs|units?|days|qty|quantity|no)\.?(?: ?[/x×@] ?(?:rate|units?|£)){1,2}(?: ?[/=] ?(?:£|amount|total|pay))?$/i;

/** Finds the headings among the rows of a document. */
export function findHeads(rows: readonly Row[], words: PayWords): Heads {
  const tiles = new Set(labelsUnder(rows, words).values());
  const found = rows
    .flatMap((row, index) => headsOf(row, index, { words, above: rows[index - 1], below: rows[index + 1] }))
    .filter(({ cell }) => !tiles.has(cell));
  const columns: ColumnHead[] = [];
  const parts: Head[] = [];
  const dropped = new Set<Head>();
  const totals = new Set<Cell>();
  for (const head of found) {
    if (isAmongTotals(head, rows, words)) {
      dropped.add(head);
      // Of several each is of a part of them.
      const alike = found.filter(({ kind, row }) => kind === 'deductions' && row === head.row);
      if (head.kind === 'deductions' && alike.length === 1) totals.add(head.cell);
      continue;
    }
    const isLabelOfFigure = words.meaningOf(head.cell.text).concept !== undefined;
    if (isColumn(head, found, rows) || isBesideColumn(head, found, rows)) {
      // `Gross earnings` over an amount is its label, over rows of payments their heading.
      if (isLabelOfFigure) dropped.add(head);
      else columns.push(asWideAsRuled(head, found, rows));
    }
    // Over no figures a single word is the label of a value beneath it: Employer, Period, Month.
    else if (MAY_BE_LABEL.test(head.cell.text.trim())) dropped.add(head);
    else parts.push(head);
  }
  const deductions = parts.filter(({ kind }) => kind === 'deductions');
  parts.push(...deductions.flatMap((head) => unnamedBeside(head, found, parts, grossBeside(head, rows, words))));
  return {
    columns,
    parts: asWideAsAbove(
      parts.map((head) => placed(head, parts, { rows, found })),
      rows,
    ),
    cells: new Set(found.filter((head) => !dropped.has(head)).map(({ cell }) => cell)),
    totals,
    tables: totalsTables(rows, words),
  };
}

/** `Description | Hours | Amount | Deduction | Amount`: what stands left of deductions under its own heading is what is paid. */
function unnamedBeside(head: Head, found: readonly Head[], parts: readonly Head[], gross: Head | undefined): Head[] {
  const first = found.find(({ kind, row, x0 }) => row === head.row && kind === 'description' && x0 < head.x0) ?? gross;
  const isNamed = parts.some(({ row, x0 }) => row <= head.row && row > head.row - 3 && x0 < head.x0);
  return first && !isNamed ? [{ ...first, kind: 'payments' }] : [];
}

/** `Gross pay | Deductions`, no figure beside either: the one heads what is paid as the other what is taken off. */
function grossBeside({ row, page, x0 }: Head, rows: readonly Row[], words: PayWords): Head | undefined {
  const cells = rows[row]?.cells ?? [];
  const cell = cells.find((one) => one.x1 < x0 && words.meaningOf(one.text).concept === 'grossPay');
  return cell && cells.length === 2 && cells.every(isLabel)
    ? { ...boundsOf(cell.words), kind: 'payments', page, row, cell }
    : undefined;
}

/** `Gross Pay | Taxable Pay | Deductions | Net Pay`: the head of a table of totals, in which no part begins. */
function isAmongTotals({ kind, row, cell }: Head, rows: readonly Row[], words: PayWords): boolean {
  if (kind !== 'deductions' && kind !== 'payments') return false;
  const others = rows[row]?.cells.filter((other) => other !== cell) ?? [];
  return others.filter(({ text }) => TOTALS.has(words.meaningOf(text).concept ?? '')).length >= 2;
}

const TOTALS: ReadonlySet<string> = new Set(['grossPay', 'taxablePay', 'netPay', 'niablePay']);

function headsOf(
  row: Row,
  index: number,
  { words, ...around }: { readonly words: PayWords; readonly above: Row | undefined; readonly below: Row | undefined },
): Head[] {
  if (isStripOfYear(row, words)) return [];
  const months = monthColumns(row);
  const heads = row.cells.flatMap((cell, at): Head[] => {
    const month = months.get(cell);
    if (month) return [{ kind: month, page: row.page, row: index, cell, ...boundsOf(cell.words) }];
    const next = row.cells[at + 1];
    // Beside a figure the same words are the label of a row.
    if (!isLabel(cell) || (next && !isLabel(next))) return [];
    if (isNoHead(cell, row, around, words)) return [];
    if (LEGEND.test(cell.text)) return [];
    const texts = cell.words.map((word) => word.text);
    const found = words.headsOf(texts);
    if (isRunIn(texts, found)) return [];
    return found.map(({ kind, from, to }) => ({
      kind,
      page: row.page,
      row: index,
      cell,
      ...boundsOf(cell.words.slice(from, to)),
    }));
  });
  return heads.filter((head) => heads.length > 1 || !NEEDS_COMPANY.has(head.kind)).map(besideDescription);
}

/** `April | May | This year`: the latest of several months is that of the payslip; those before it were paid before. */
function monthColumns({ cells }: Row): ReadonlyMap<Cell, HeadKind> {
  const found = cells.flatMap((cell) => {
    const [, name] = MONTH_HEAD.exec(cell.text) ?? [];
    return name === undefined ? [] : [{ cell, month: monthNumber(name) }];
  });
  if (found.length < 2 || !cells.every(isLabel)) return new Map();
  // January comes after December.
  const isTurn = found.some(({ month }) => month === 12) && found.some(({ month }) => month === 1);
  const orderOf = ({ month }: { readonly month: number }): number => (isTurn && month <= 6 ? month + 12 : month);
  const latest = Math.max(...found.map(orderOf));
  return new Map(found.map((one) => [one.cell, orderOf(one) === latest ? 'period' : 'balance']));
}

const MONTH_HEAD = new RegExp(`^(${MONTH})(?: 20\\d{2})?$`, 'iu');

/** `Description | Assignment | Hours | Rate | Total`, `Description | Details | Amount`: behind the names of what was earned, where it was or how. */
function besideDescription(head: Head, at: number, heads: readonly Head[]): Head {
  const isMore = head.kind === 'description' || (head.kind === 'payments' && WORK.test(head.cell.text));
  const first = heads.slice(0, at).findLastIndex(({ kind }) => kind === 'description');
  const hasOwn = heads.slice(first, at).some(({ kind }) => OF_FIGURES.has(kind));
  const isBefore = heads.slice(at).some(({ kind }) => kind === 'amount');
  return isMore && first >= 0 && !hasOwn && isBefore ? { ...head, kind: 'code' } : head;
}

/** Columns that end a table of their own. */
const OF_FIGURES: ReadonlySet<HeadKind> = new Set(['amount', 'period', 'year']);

/** Work, as agencies name it. */
const WORK = /^(?:assignments?|shifts?|timesheets?)$/i;

/** `Gross pay - year to date | NI letter | Tax paid - year to date`: labels of boxes that name the year themselves, and head no more. */
function isStripOfYear({ cells }: Row, words: PayWords): boolean {
  const ofYear = cells.filter(({ text }) => {
    const { concept, when } = words.meaningOf(text);
    return concept !== undefined && when === 'year';
  });
  if (!cells.every(isLabel)) return false;
  if (ofYear.length >= FEWEST_OF_YEAR) return true;
  // `Standard hours | Employee no. | Gross pay - year to date`: one of them is enough where no part begins beside it.
  const others = cells.filter((cell) => !ofYear.includes(cell));
  return ofYear.length === 1 && others.length >= FEWEST_BESIDE && others.every(({ text }) => isNoPart(text, words));
}

/** Whether a text names neither a part nor a column: in a strip it is a label. */
function isNoPart(text: string, { headsOf }: PayWords): boolean {
  return headsOf(text.split(' ')).length === 0;
}

const FEWEST_OF_YEAR = 2;
const FEWEST_BESIDE = 2;

/** A heading that figures stand under and no label does. */
function isColumn(head: Head, all: readonly Head[], rows: readonly Row[]): boolean {
  if (!PART_NAMES.has(head.kind)) return true;
  const isTime = head.kind === 'period' || head.kind === 'year';
  // In the middle over the heads of a table it is that of all of it.
  if (!isTime && (isOverHeads(head, all) || EXPLAINS_COLUMNS.test(head.cell.text))) return false;
  const { x1 } = withRemark(head, all);
  let figures = 0;
  let labels = 0;
  for (const row of beneath(head, all, rows)) {
    for (const cell of row.cells) {
      if (!isLabel(cell)) figures += offset(cell, head) <= UNDER_PT || isWithin(cell, head) ? 1 : 0;
      else if (cell.x0 >= head.x0 - INDENT_PT && cell.x0 <= x1) labels++;
    }
  }
  // `Description | Amount | YTD`: beside a column's heading it heads one, too.
  const beside = (kind: HeadKind): boolean => all.some((one) => one.row === head.row && one.kind === kind);
  if (isTime && figures > 0 && beside('amount')) return true;
  // So it does where the headings of parts stand in the table, beneath those of its columns.
  if (isTime && beside('amount') && beside('description') && standsOverFigures(head, rows)) return true;
  // Nor need its amounts stand near it, in a table of ruled cells.
  if (isTime && beside('amount') && ruledEnd(head, all, rows) !== undefined) return true;
  if (head.kind === 'employer' && beside('amount') && endsFigures(head, rows)) return true;
  // A label of what stands further below may begin there by chance.
  return figures > 0 && labels < figures / 2;
}

/** `Payments | Deductions` over two columns of one list: the figures of the second begin where those of the first end, however far down. */
function isBesideColumn(head: Head, all: readonly Head[], rows: readonly Row[]): boolean {
  if (!PAID_OR_TAKEN.has(head.kind)) return false;
  const other = all.find((one) => one.row === head.row && one.kind !== head.kind && PAID_OR_TAKEN.has(one.kind));
  return other !== undefined && isColumn(other, all, rows) && endsFigures(head, rows);
}

const PAID_OR_TAKEN: ReadonlySet<HeadKind> = new Set(['payments', 'deductions']);

/** `Payments (Hours / Rate / Amount)`: the heading of a part that says what its figures are. */
const EXPLAINS_COLUMNS = /\((?:(?:hours?|hrs|units?|qty|quantity|days)\b.*)?\brate\b.*\)$/i;

/** Whether a heading stands over the middle of a row of heads, right beneath it: that of what is told begins left of it. */
function isOverHeads(head: Head, all: readonly Head[]): boolean {
  const under = all.filter(({ page, row }) => page === head.page && row === head.row + 1);
  const first = under.findLast(({ kind, x0 }) => kind === 'description' && x0 < head.x0);
  return first !== undefined && under.some((one) => one.kind === 'amount' && overlapsAcross(one, head));
}
