// How far the part of a heading reaches: down to the next one's, right to the one beside it, left to where its labels begin.
import type { Box } from '../../../model/page.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { startsInStrip } from './heads-over-strips.ts';
import { besideColumn, besideTable } from './side-columns.ts';
import { PARTS, type HeadKind, type Part } from './head-kinds.ts';

/** A heading over a part: what stands between `left` and `right` beneath it belongs to it. */
export interface PartHead extends Box {
  readonly part: Part;
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
}

/** A heading among the rows of a document. */
export interface Head extends Box {
  readonly kind: HeadKind;
  readonly page: number;
  readonly row: number;
  readonly cell: Cell;
}

/** What belongs to a heading may begin this far left of it, in points. */
export const INDENT_PT = 9;
/** Rows beneath a heading that are looked at. */
const LOOK_ROWS = 30;
/** What stands further below than this many heights of its heading is no longer under it, when its kind is told. */
const GAP_HEIGHTS = 1.3;
/** Kinds of headings that are over parts. */
export const PART_NAMES: ReadonlySet<string> = new Set(PARTS);

/** The rows under a heading, down to the next part's that stands over the same place. */
export function beneath(head: Head, all: readonly Head[], rows: readonly Row[]): readonly Row[] {
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
  const between = (some: readonly Row[], at: number): number => (some[at]?.y0 ?? 0) - (some[at - 1]?.y1 ?? 0);
  const left = Math.min(head.x0, ...all.filter(({ row }) => row === head.row).map(({ x0 }) => x0));
  // What runs down beside the table has lines of its own: they say nothing of how far apart its rows stand.
  const own = under.filter(({ cells }) => cells.some(({ x1 }) => x1 > left));
  const widest = Math.max(GAP_HEIGHTS * (head.y1 - head.y0), 1.6 * (own.length > 2 ? between(own, 1) : 0));
  const gap = under.findIndex((_, at) => at > 0 && between(under, at) > widest);
  return gap < 0 ? under : under.slice(0, gap);
}

/** How wide the part of a heading is: to the next part's beside it, and left to where its labels begin. */
export function placed(
  head: Head,
  parts: readonly Head[],
  { rows, found }: { readonly rows: readonly Row[]; readonly found: readonly Head[] },
): PartHead {
  const beside = parts
    .filter((other) => other.page === head.page && Math.abs(other.y0 - head.y0) < 1.6 * (head.y1 - head.y0))
    .sort((a, b) => a.x0 - b.x0);
  const at = beside.indexOf(head);
  const next = beside[at + 1];
  const under = beneath(head, parts, rows).slice(0, 12);
  const starts = startsInStrip(
    beside.map(({ cell }) => cell),
    under,
  );
  const centred = starts ? (one: number) => starts[one] ?? 0 : centredOver(beside, under);
  const higher = next ? undefined : partBeside(head, parts, rows);
  return {
    part: head.kind as Part,
    text: head.cell.text,
    page: head.page,
    x0: head.x0,
    y0: isTag(head, rows) ? head.y0 - (head.y1 - head.y0) / 2 : head.y0,
    x1: head.x1,
    y1: head.y1,
    left: centred ? centred(at) : leftOf(head, beside[at - 1], withoutSideColumn(head, under, rows)),
    right: !next
      ? Math.min(
          higher?.x0 ?? Infinity,
          besideFrom(head, found),
          head.kind === 'aside' ? besideTable(head, rows, found) : Infinity,
          besideTimes(head, found, under),
          besideColumn(head.kind === 'aside' ? head : { ...head, x1: endOfHeads(head, found) }, rows),
        ) - INDENT_PT
      : centred
        ? centred(at + 1)
        : leftOf(next, head, under),
  };
}

/** Where the heads of the columns end that stand behind the heading of a part; nowhere where there are none. */
function endOfHeads({ page, row, x0 }: Head, found: readonly Head[]): number {
  const columns = found.filter((one) => one.page === page && one.row === row && one.x0 > x0);
  return columns.length > 0 ? Math.max(...columns.map(({ x1 }) => x1)) : Infinity;
}

/** Whether a heading stands left of its rows, in one line with the first: `Payments | Basic salary | 3,100.00`. What follows begins where that does. */
function isTag({ cell, row, page }: Head, rows: readonly Row[]): boolean {
  const [first, label, figure] = rows[row]?.cells ?? [];
  const [next, behind] = rows[row + 1]?.page === page ? (rows[row + 1]?.cells ?? []) : [];
  if (first !== cell || !label || !next || !isLabelOfFigure(label, figure)) return false;
  // Beneath it may stand the next of such headings, or the same in another language, and no name with a figure.
  const isBeneath = Math.abs(next.x0 - cell.x0) <= SAME_EDGE_PT && next.x1 < label.x0 && !isLabelOfFigure(next, behind);
  return isBeneath || Math.abs(next.x0 - label.x0) <= SAME_EDGE_PT;
}

/** `Description | Amount | Description | Amount` beneath one heading: where the table beside its own begins, whatever that one is called. */
function besideFrom({ row, page, x0, x1, y1 }: Head, found: readonly Head[]): number {
  const descriptions = found.filter(
    (one) => one.kind === 'description' && one.page === page && one.row > row && one.row <= row + HEADS_WITHIN,
  );
  const own = descriptions.find((one) => Math.abs(one.x0 - x0) <= INDENT_PT);
  if (!own) return Infinity;
  // The table beside may begin a little lower, under the heading of its own.
  const isBeside = (one: Head): boolean =>
    one.x0 > x1 && one.y0 - own.y0 < own.y0 - y1 + BESIDE_HEIGHTS * (own.y1 - own.y0);
  return descriptions.find(isBeside)?.x0 ?? Infinity;
}

/** The heads of a table's columns stand within so many rows of its heading, those of one beside it so many heights lower at most. */
const HEADS_WITHIN = 4;
const BESIDE_HEIGHTS = 2;

/** `This month | Year to date | This month | Year to date` beneath one heading: where the labels of the second pair begin. */
function besideTimes({ row, page, x0 }: Head, found: readonly Head[], under: readonly Row[]): number {
  const all = found.filter((one) => one.page === page && (one.kind === 'period' || one.kind === 'year') && one.x0 > x0);
  const rows = all.map((one) => one.row).filter((one) => one > row && one <= row + HEADS_WITHIN);
  const times = all.filter((one) => one.row === Math.min(...rows)).sort((a, b) => a.x0 - b.x0);
  const second = times.findIndex(({ kind }, at) => at > 0 && kind === times[0]?.kind);
  const [last, next] = [times[second - 1], times[second]];
  if (!last || !next) return Infinity;
  const starts = under.flatMap(({ cells }) =>
    cells.filter((cell, at) => cell.x0 > last.x1 && cell.x1 < next.x1 && isLabelOfFigure(cell, cells[at + 1])),
  );
  return Math.min(...starts.map((cell) => cell.x0));
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

/** What explains a heading is set with it: `Balances to date (this post only)`. Of several in one cell each is by itself. */
export function withRemark(head: Head, heads: readonly Head[]): Box {
  return heads.some((one) => one !== head && one.cell === head.cell) ? head : head.cell;
}

/** A heading over the edge of a column is within this of it, in points; one in the middle comes near another by chance. */
const OVER_EDGE_PT = 6;

/** Where the parts of headings begin that stand in the middle over their columns: each column belongs to the nearest middle. */
function centredOver(beside: readonly Head[], under: readonly Row[]): ((at: number) => number) | undefined {
  const [first] = beside;
  const cells = under.slice(0, 3).flatMap((row) => row.cells);
  const isLeft = first !== undefined && cells.some(({ x0 }) => x0 < first.x0 - INDENT_PT);
  const isOverEdge = beside.some((head) => cells.some(({ x0 }) => Math.abs(x0 - head.x0) <= OVER_EDGE_PT));
  if (
    !isLeft ||
    isOverEdge ||
    beside.length < 2 ||
    beside.some(({ kind }) => kind === 'payments' || kind === 'deductions')
  )
    return undefined;
  const middle = ({ x0, x1 }: Box): number => (x0 + x1) / 2;
  const set = (head: Head): Box => withRemark(head, beside);
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

/** The rows under a heading without the cells of a column that runs down beside its part, left of it. */
function withoutSideColumn(head: Head, under: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const isBeside = (cell: Cell, row: number): boolean =>
    cell.x1 < head.x0 && besideColumn({ page: head.page, row, x1: cell.x1 }, rows) <= head.x0 + INDENT_PT;
  return under.map((row) => {
    const at = rows.indexOf(row);
    return { ...row, cells: row.cells.filter((cell) => !isBeside(cell, at)) };
  });
}

const SAME_EDGE_PT = 1;
/** Fewer rows may begin under a heading in the middle by chance. */
const FEWEST_AT_EDGE = 4;

/** Where the labels of a part begin: at its heading, or left of it where that stands in the middle. */
function leftOf(head: Head, previous: Head | undefined, under: readonly Row[]): number {
  const own = head.x0 - INDENT_PT;
  // Rows without figures are heads of columns.
  const labels = under.flatMap(({ cells }) => (cells.every(isLabel) ? [] : cells.filter(isLabel)));
  if (labels.some((cell) => cell.x0 >= own && cell.x0 <= head.x0 + INDENT_PT)) return own;
  // Strips of labels over their figures that begin where the heading does.
  const atEdge = under.filter(({ cells }) => cells.some(({ x0 }) => Math.abs(x0 - head.x0) <= SAME_EDGE_PT));
  if (atEdge.length >= FEWEST_AT_EDGE) return own;
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

/**
 * Parts whose headings stand in the middle of boxes that are as wide as the parts over them, heading by heading: `Payments | Deductions`
 * over `Year to date | This period`. Each reaches as far as the one over it.
 */
export function asWideAsAbove(parts: readonly PartHead[], rows: readonly Row[]): PartHead[] {
  return parts.map((part) => {
    const own = besideEachOther(part, parts);
    const under = rows.filter(({ page, y0 }) => page === part.page && y0 > part.y1 - 1).slice(0, MOST_UNDER);
    const isAtHead = ({ x0 }: Cell): boolean => own.some((one) => Math.abs(x0 - one.x0) <= INDENT_PT);
    const isCentred =
      under.length > 0 &&
      !under[0]?.cells.some(isAtHead) &&
      !under.some(({ cells }) => cells.some((cell, at) => isLabelOfFigure(cell, cells[at + 1]) && isAtHead(cell)));
    const [over] = parts
      .filter(({ page, y1 }) => page === part.page && y1 < part.y0)
      .sort((a, b) => b.y0 - a.y0)
      .map((one) => besideEachOther(one, parts));
    if (!isCentred || own.length < 2 || over?.length !== own.length) return part;
    const isOver = own.every((one, at) => (over[at]?.left ?? Infinity) <= one.x0 && one.x1 <= (over[at]?.right ?? 0));
    const at = own.indexOf(part);
    const place = over[at];
    if (!isOver || !place) return part;
    const next = over[at + 1];
    const [left, right] = [beginsAt(place.left, under), next ? beginsAt(next.left, under) : place.right];
    return [left, right].some((border) => partsLabels(border, under)) ? part : { ...part, left, right };
  });
}

/** Where a part beneath another begins: its labels, before or over their figures, may stand a little left of those over it. */
function beginsAt(left: number, under: readonly Row[]): number {
  const starts = under.flatMap(({ cells }) =>
    cells.flatMap((cell, i) =>
      isLabelOfFigure(cell, cells[i + 1]) || (cells.every(isLabel) && /\p{L}{2}/u.test(cell.text)) ? [cell.x0] : [],
    ),
  );
  return Math.min(left, ...starts.filter((x0) => x0 > left - INDENT_PT).map((x0) => x0 - 2));
}

/** Whether a border would part a label from its figure. */
function partsLabels(border: number, under: readonly Row[]): boolean {
  return under.some(({ cells }) =>
    cells.some(
      (cell, at) => isLabelOfFigure(cell, cells[at + 1]) && cell.x1 < border && (cells[at + 1]?.x0 ?? 0) > border,
    ),
  );
}

/** So many rows beneath a heading tell whether it begins where they do. */
const MOST_UNDER = 5;

const besideEachOther = ({ page, y0, y1 }: PartHead, parts: readonly PartHead[]): readonly PartHead[] =>
  parts.filter((one) => one.page === page && Math.abs(one.y0 - y0) < y1 - y0).sort((a, b) => a.x0 - b.x0);
