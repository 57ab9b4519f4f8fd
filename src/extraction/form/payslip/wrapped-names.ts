// Names that a narrow column has set on several lines, their figures beside the first: `Cycle scheme` over `repayment`. A line belongs
// to the one above it where its first word had no room there, and stands nearer to it than rows do.
import { boundsOf, textOf } from '../../../model/page.ts';
import { isDisplayedBeside, isLabel, type Cell, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';
import { isSetAlike } from '../../../model/set-alike.ts';

/** Lines of one name begin within this of each other, in points. */
const SAME_EDGE_PT = 1;
/** They stand at most so many of their heights apart, and nearer than rows by so many points. */
const LEADING = 0.3;
const NEARER_PT = 1;
/** A name has at most so many lines. */
const MOST_LINES = 4;
/** What is multiplied to an amount is told beneath it, too: `7.5 hrs @ £14.20`. */
const WORKED = /@|\bx\s?£|\d\s?(?:hrs?|hours?|days?)\b/i;

/** Rows with whole names. */
export interface WholeRows {
  readonly rows: readonly Row[];
  /** Names that a line stands beneath as if it went on with them, and would have had room beside them. */
  readonly unsure: ReadonlySet<Cell>;
}

/** The rows, each name that runs over lines whole, in the row of its figures. */
export function withWrappedNames(rows: readonly Row[], words: PayWords): WholeRows {
  const taken = new Set<Cell>();
  const unsure = new Set<Cell>();
  const whole = new Map<Cell, Cell>();
  for (const [at, row] of rows.entries()) {
    for (const [i, cell] of row.cells.entries()) {
      if (taken.has(cell) || !bearsAmount(row.cells, i)) continue;
      const { lines, isUnsure } = linesUnder(cell, { rows, at, words });
      if (isUnsure) unsure.add(cell);
      if (lines.length === 0) continue;
      for (const line of lines) taken.add(line);
      whole.set(cell, joined([cell, ...lines]));
    }
  }
  const made = rows.map((row) => ({
    ...row,
    cells: row.cells.filter((cell) => !taken.has(cell)).map((cell) => whole.get(cell) ?? cell),
  }));
  return { rows: made.filter(({ cells }) => cells.length > 0), unsure };
}

/** Whether a cell is a label with figures behind it of which one is an amount. */
function bearsAmount(cells: readonly Cell[], at: number): boolean {
  const cell = cells[at];
  if (!cell || !isLabel(cell)) return false;
  const end = cells.findIndex((one, i) => i > at && isLabel(one));
  return cells
    .slice(at + 1, end < 0 ? undefined : end)
    .some((one) => one.amount !== undefined && !isDisplayedBeside(one, cell));
}

interface Place {
  readonly rows: readonly Row[];
  readonly at: number;
  readonly words: PayWords;
}

/** The lines beneath a name that go on with it. */
function linesUnder(
  name: Cell,
  { rows, at, words }: Place,
): { readonly lines: readonly Cell[]; readonly isUnsure: boolean } {
  const column = columnOf(name, rows, at);
  const [above, below] = [column.findLast(({ y0 }) => y0 < name.y0), column.find(({ y0 }) => y0 > name.y0)];
  const right = Math.max(name.x1, ...column.map(({ x1 }) => x1));
  const own = rows[at]?.cells ?? [];
  const beside = own.find((one, i) => i > own.indexOf(name) && isLabel(one))?.x0 ?? Infinity;
  const lines: Cell[] = [];
  for (const { page, cells } of rows.slice(at + 1, at + 1 + 2 * MOST_LINES)) {
    const last = lines.at(-1) ?? name;
    const line = cells.find((one) => Math.abs(one.x0 - name.x0) <= SAME_EDGE_PT);
    if (page !== name.page || lines.length >= MOST_LINES - 1) break;
    if (!line) continue;
    const next = cells[cells.indexOf(line) + 1];
    const pitch = line.y0 - last.y0;
    const isNear =
      line.y0 - last.y1 < LEADING * (last.y1 - last.y0) &&
      pitch <= (below ? below.y0 - line.y0 : Infinity) - NEARER_PT &&
      (above === undefined || pitch <= name.y0 - above.y0 - NEARER_PT);
    const [word] = line.words;
    const hadRoom = word !== undefined && last.x1 + SPACE_EM * name.sizePt + (word.x1 - word.x0) < right;
    const goesOn =
      !hasColon(line) ||
      isOpen([name, ...lines]) ||
      (!hasColon(name) && endsInColon(line) && endsInColon(above ?? below));
    if (!isNear || !goesOn || !isSetAlike(line, name) || isOther(line, words) || isNamed(line, next, beside)) break;
    if (hadRoom) return { lines, isUnsure: lines.length === 0 };
    lines.push(line);
  }
  return { lines, isUnsure: false };
}

/** What is told beneath a name has a colon as a rule: `Rate: 14.20`. */
const hasColon = ({ text }: Cell): boolean => text.includes(':');

/** Whether a name has a bracket that it does not close: `Pension (NOW:`. */
const isOpen = (lines: readonly Cell[]): boolean =>
  (
    lines
      .map(({ text }) => text)
      .join(' ')
      .match(/[()]/gu) ?? []
  ).reduce((open, one) => open + (one === '(' ? 1 : -1), 0) > 0;

/** Whether a line ends in the one colon that it has, as names do in some columns. */
const endsInColon = (line: Cell | undefined): boolean => line !== undefined && /^[^:]+:$/u.test(line.text);

/** What goes on with no name: an amount, a heading, what is multiplied, net pay. */
const isOther = ({ amount, text, words: own }: Cell, { headsOf, meaningOf }: PayWords): boolean =>
  amount !== undefined ||
  WORKED.test(text) ||
  headsOf(own.map((word) => word.text)).length > 0 ||
  meaningOf(text).concept === 'netPay';

/** The width of a space, as a part of the size of the type. */
const SPACE_EM = 0.25;

/** Whether a line has a figure of its own: one in its height that stands before what is beside the name. */
const isNamed = (line: Cell, next: Cell | undefined, beside: number): boolean =>
  next !== undefined && !isLabel(next) && next.x0 < beside - 1 && next.y0 < line.y1 && line.y0 < next.y1;

/** The names of other rows with figures in the column of one, top to bottom. */
function columnOf(name: Cell, rows: readonly Row[], at: number): readonly Cell[] {
  return rows
    .slice(Math.max(0, at - COLUMN_ROWS), at + COLUMN_ROWS)
    .filter(({ page }) => page === name.page)
    .flatMap(({ cells }) =>
      cells.filter((cell, i) => cell !== name && bearsAmount(cells, i) && Math.abs(cell.x0 - name.x0) <= SAME_EDGE_PT),
    );
}

/** So many rows above and beneath make a column. */
const COLUMN_ROWS = 14;

/** A word that its line broke at the hyphen is whole. */
export function joined(lines: readonly [Cell, ...Cell[]]): Cell {
  const words = lines.flatMap((line) => line.words);
  const text = lines
    .map((line) => textOf(line.words))
    .reduce((all, next) => {
      const isBroken = /\p{L}-$/u.test(all) && /^\p{L}/u.test(next);
      return isBroken ? `${all}${next}` : `${all} ${next}`;
    });
  return { ...lines[0], ...boundsOf(words), words, text };
}
