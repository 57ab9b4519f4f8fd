// The headings of a payslip's parts and columns.
import { boundsOf, type Box } from '../../../model/page.ts';
import { isLabel, isWithin, offset, type Cell, type Row } from './cells.ts';
import { labelsUnder } from './figures-over-labels.ts';
import { isNoHead, isRunIn } from './lone-words.ts';
import { totalsTables, type TotalsTable } from './totals-tables.ts';
import { PARTS, type HeadKind, type Part, type PayWords } from './pay-words.ts';

/** A heading over a part: what stands between `left` and `right` beneath it belongs to it. */
export interface PartHead extends Box {
  readonly part: Part;
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
}

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

interface Head extends Box {
  readonly kind: HeadKind;
  readonly page: number;
  readonly row: number;
  readonly cell: Cell;
}

/** What belongs to a heading may begin this far left of it, in points. */
const INDENT_PT = 9;
/** A figure stands under a heading whose edge or middle is as near as this, in points. */
const UNDER_PT = 7;
/** Rows beneath a heading that are looked at. */
const LOOK_ROWS = 30;
/** What stands further below than this many heights of its heading is no longer under it, when its kind is told. */
const GAP_HEIGHTS = 1.3;
const PART_NAMES: ReadonlySet<string> = new Set(PARTS);
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
    .flatMap((row, index) => headsOf(row, index, { words, below: rows[index + 1] }))
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
    if (isColumn(head, found, rows)) {
      // `Gross earnings` over an amount is its label, over rows of payments their heading.
      if (isLabelOfFigure) dropped.add(head);
      else columns.push(head);
    }
    // Over no figures a single word is the label of a value beneath it: Employer, Period, Month.
    else if (MAY_BE_LABEL.test(head.cell.text.trim())) dropped.add(head);
    else parts.push(head);
  }
  const deductions = parts.filter(({ kind }) => kind === 'deductions');
  parts.push(...deductions.flatMap((head) => unnamedBeside(head, found, parts, grossBeside(head, rows, words))));
  return {
    columns,
    parts: parts.map((head) => placed(head, parts, rows)),
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
  { words, below }: { readonly words: PayWords; readonly below: Row | undefined },
): Head[] {
  const heads = row.cells.flatMap((cell, at): Head[] => {
    const next = row.cells[at + 1];
    // Beside a figure the same words are the label of a row.
    if (!isLabel(cell) || (next && !isLabel(next))) return [];
    if (isNoHead(cell.text, row, below, words)) return [];
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
  return heads.filter((head) => heads.length > 1 || !NEEDS_COMPANY.has(head.kind));
}

/** A heading that figures stand under and no label does. */
function isColumn(head: Head, all: readonly Head[], rows: readonly Row[]): boolean {
  if (!PART_NAMES.has(head.kind)) return true;
  let figures = 0;
  let labels = 0;
  for (const row of beneath(head, all, rows)) {
    for (const cell of row.cells) {
      if (!isLabel(cell)) figures += offset(cell, head) <= UNDER_PT || isWithin(cell, head) ? 1 : 0;
      else if (cell.x0 >= head.x0 - INDENT_PT && cell.x0 <= head.x1) labels++;
    }
  }
  // `Description | Amount | YTD`: beside a column's heading it heads one, too.
  const isTime = head.kind === 'period' || head.kind === 'year';
  if (isTime && figures > 0 && all.some(({ kind, row }) => row === head.row && kind === 'amount')) return true;
  // A label of what stands further below may begin there by chance.
  return figures > 0 && labels < figures / 2;
}

/** The rows under a heading, down to the next part's that stands over the same place. */
function beneath(head: Head, all: readonly Head[], rows: readonly Row[]): readonly Row[] {
  const isTime = head.kind === 'period' || head.kind === 'year';
  // `Reimbursements | This period`: its column ends where the next table of the stack begins.
  const table = isTime ? all.find((one) => one.row === head.row && one.x0 < head.x0) : undefined;
  const overlaps = (one: Head, { x0, x1 }: Box): boolean => one.x0 < x1 && one.x1 > x0 - INDENT_PT;
  const next = all.find(
    (other) =>
      other.page === head.page &&
      other.row > head.row &&
      PART_NAMES.has(other.kind) &&
      (overlaps(other, head) || (table !== undefined && PART_NAMES.has(table.kind) && overlaps(other, table))),
  );
  const under = rows
    .slice(head.row + 1, Math.min(next?.row ?? Infinity, head.row + 1 + LOOK_ROWS))
    .filter((row) => row.page === head.page);
  const between = (at: number): number => (under[at]?.y0 ?? 0) - (under[at - 1]?.y1 ?? 0);
  const widest = Math.max(GAP_HEIGHTS * (head.y1 - head.y0), 1.6 * (under.length > 2 ? between(1) : 0));
  const gap = under.findIndex((_, at) => at > 0 && between(at) > widest);
  return gap < 0 ? under : under.slice(0, gap);
}

/** How wide the part of a heading is: to the next part's beside it, and left to where its labels begin. */
function placed(head: Head, parts: readonly Head[], rows: readonly Row[]): PartHead {
  const beside = parts
    .filter((other) => other.page === head.page && Math.abs(other.y0 - head.y0) < 1.6 * (head.y1 - head.y0))
    .sort((a, b) => a.x0 - b.x0);
  const at = beside.indexOf(head);
  const next = beside[at + 1];
  const under = beneath(head, parts, rows).slice(0, 12);
  const centred = centredOver(beside, under);
  const higher = next ? undefined : partBeside(head, parts, rows);
  return {
    part: head.kind as Part,
    text: head.cell.text,
    page: head.page,
    x0: head.x0,
    y0: head.y0,
    x1: head.x1,
    y1: head.y1,
    left: centred ? centred(at) : leftOf(head, beside[at - 1], under),
    right: !next
      ? (higher?.x0 ?? Infinity) - (higher ? INDENT_PT : 0)
      : centred
        ? centred(at + 1)
        : leftOf(next, head, under),
  };
}

/** Rows of one list stand at most so many times as far apart as its first two. */
const EVEN = 1.4;

/** A part to the right whose heading stands higher, and whose rows go on evenly past this one. */
function partBeside(head: Head, parts: readonly Head[], rows: readonly Row[]): Head | undefined {
  return parts
    .filter((other) => other.page === head.page && other.row < head.row && other.x0 > head.x1 + INDENT_PT)
    .filter((other) => {
      const tops = rows
        .slice(other.row + 1, head.row + LOOK_ROWS)
        .filter((row) => row.page === head.page)
        .flatMap(({ cells }) =>
          cells.filter((cell, at) => Math.abs(cell.x0 - other.x0) <= 2 && isLabelOfFigure(cell, cells[at + 1])),
        )
        .map(({ y0 }) => y0);
      const past = tops.findIndex((y0) => y0 > head.y0);
      const pitch = (at: number): number => (tops[at] ?? Infinity) - (tops[at - 1] ?? -Infinity);
      return past > 1 && pitch(past) <= EVEN * pitch(1);
    })
    .sort((a, b) => a.x0 - b.x0)[0];
}

function isLabelOfFigure(cell: Cell, next: Cell | undefined): boolean {
  return isLabel(cell) && next !== undefined && !isLabel(next);
}

/** Where the parts of headings begin that stand in the middle over their columns: each column belongs to the nearest middle. */
function centredOver(beside: readonly Head[], under: readonly Row[]): ((at: number) => number) | undefined {
  const [first] = beside;
  const cells = under.slice(0, 3).flatMap((row) => row.cells);
  const isLeft = first !== undefined && cells.some(({ x0 }) => x0 < first.x0 - INDENT_PT);
  const isOverEdge = beside.some((head) => cells.some(({ x0 }) => Math.abs(x0 - head.x0) <= INDENT_PT));
  if (
    !isLeft ||
    isOverEdge ||
    beside.length < 2 ||
    beside.some(({ kind }) => kind === 'payments' || kind === 'deductions')
  )
    return undefined;
  const middle = ({ x0, x1 }: Box): number => (x0 + x1) / 2;
  // What explains a heading is set with it: `Balances to date (this post only)`.
  const set = (head: Head): Box => (beside.some((one) => one !== head && one.cell === head.cell) ? head : head.cell);
  return (at) => {
    const [head, previous] = [beside[at], beside[at - 1]];
    if (!head || !previous) return 0;
    const border = (middle(set(head)) + middle(set(previous))) / 2;
    // A part begins with the label of a figure: figures right of the border may be those of the part before.
    const behind = (some: readonly Cell[]): number[] =>
      some.filter((cell) => middle(cell) >= border).map(({ x0 }) => x0);
    const labels = behind(under.slice(0, 3).flatMap((row) => row.cells.filter(isBeforeFigure)));
    const starts = labels.length > 0 ? labels : behind(cells);
    return Math.min(head.x0, ...starts) - 2;
  };
}

const isBeforeFigure = (cell: Cell, at: number, row: readonly Cell[]): boolean => isLabelOfFigure(cell, row[at + 1]);

/** Where the labels of a part begin: at its heading, or left of it where that stands in the middle. */
function leftOf(head: Head, previous: Head | undefined, under: readonly Row[]): number {
  const own = head.x0 - INDENT_PT;
  // Rows without figures are heads of columns.
  const labels = under.flatMap(({ cells }) => (cells.every(isLabel) ? [] : cells.filter(isLabel)));
  if (labels.some((cell) => cell.x0 >= own && cell.x0 <= head.x0 + INDENT_PT)) return own;
  const from = previous?.x1 ?? 0;
  const starts = under.flatMap(({ cells }) =>
    cells
      .filter((cell, at) => {
        const before = cells[at - 1];
        const follows = previous === undefined ? before === undefined : before !== undefined && !isLabel(before);
        const next = cells[at + 1];
        return isLabel(cell) && follows && next !== undefined && !isLabel(next) && cell.x0 > from && cell.x0 < own;
      })
      .map((cell) => cell.x0),
  );
  return starts.length > 0 ? Math.min(...starts) - INDENT_PT : own;
}
