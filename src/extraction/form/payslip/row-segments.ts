// The rows of a payslip in segments: the labels of one thing with the figures that are its own.
import { isSetAlike } from '../../../model/set-alike.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import type { Heads } from './heads.ts';
import { partAt } from './heads-over.ts';
import type { PartHead } from './part-places.ts';
import type { LabelMeaning, PayWords } from './pay-words.ts';
import { straddledName } from './straddled-names.ts';

/** Labels and figures of one row and one part. */
export interface Segment {
  readonly labels: Cell[];
  readonly figures: Cell[];
  readonly part: PartHead | undefined;
}

/** `9.00 @ 32.12`: what is multiplied to the amount of a row is no name, though a figure stands before it. */
const WORKED_ALONE = /^\d[\d.,]* ?(?:hrs?|hours?|days?|units?)? ?[@x×] ?£?\d[\d.,]*$/iu;
const BRACKETED = /^\([^()]*\)$/;

/** Where a row stands, and what is said over it. */
export interface RowPlace {
  readonly rows: readonly Row[];
  readonly index: number;
  readonly heads: Heads;
  readonly words: PayWords;
}

/** The segments of a row, left to right. A new one begins with a label behind figures, or in another part. */
export function segments(row: Row, { rows, index, heads, words }: RowPlace): Segment[] {
  const found: Segment[] = [];
  for (const cell of row.cells) {
    if (heads.cells.has(cell)) continue;
    const last = found.at(-1);
    const own = partAt(heads, cell, row.page);
    if (isLabel(cell)) {
      const isRemark = BRACKETED.test(cell.text) && last?.figures.length === 0;
      // What only explains the label before it is no name of its own: `Net pay | (by cheque)`.
      if (isRemark && last.labels.length > 0) continue;
      const isApart =
        last?.figures.some((figure) => figure.amount !== undefined) === true && !WORKED_ALONE.test(cell.text);
      const goesOn = last && last.part === own && !isApart;
      if (goesOn) last.labels.push(cell);
      else found.push({ labels: [cell], figures: [], part: own });
    } else if (last && !isSetLarger(cell, last) && (last.labels.length > 0 || last.part === own)) {
      const isOwn =
        goesOnFrom(last, cell) ||
        isOfSum(last, row, words) ||
        last.labels.length === 0 ||
        last.part === own ||
        !(
          startsPart(cell, row, heads) ||
          isBehindPart(cell, last.part, { over: rows[index - 1], words }) ||
          isNamedAround(cell, { rows, index, behind: own?.left })
        );
      if (isOwn) last.figures.push(cell);
      else found.push({ labels: [], figures: [cell], part: own });
    } else {
      found.push({ labels: [], figures: [cell], part: own });
    }
  }
  return found;
}

/** Whether a figure behind another is set much larger: it is that of a box, and no part of the row that it stands beside. */
function isSetLarger({ sizePt }: Cell, { figures }: Segment): boolean {
  const before = figures.at(-1);
  return before !== undefined && sizePt > LARGER * before.sizePt;
}

const LARGER = 1.4;

/** A segment with the name that stands around it, where it has none of its own; a figure behind others may have one, too. */
export function withStraddled(segment: Segment, rows: readonly Row[], index: number): Segment[] {
  const name = straddledName(rows, index, { ...segment, behind: (segment.part?.left ?? -Infinity) - PART_EDGE_PT });
  const labels = name ? [name] : segment.labels;
  if (segment.figures.length === 0) return [segment];
  return segment.figures.reduce<Segment[]>((found, figure, at) => {
    const before = segment.figures[at - 1];
    const own =
      before && straddledName(rows, index, { labels: [], figures: segment.figures.slice(at), behind: before.x1 });
    const last = found.at(-1);
    if (last && !own) last.figures.push(figure);
    else found.push({ ...segment, labels: own ? [own] : labels, figures: [figure] });
    return found;
  }, []);
}

/** Names may begin so far before the heading of their part, in points. */
const PART_EDGE_PT = 3;

/** `Total pay 4,145.85 | Total deductions 1,239.90`: a strip of sums, whose figures stand beneath whatever stands over them. */
function isOfSum({ labels, figures }: Segment, { cells }: Row, words: PayWords): boolean {
  const label = labels.at(-1);
  if (label === undefined || figures.length > 0) return false;
  const next = cells[cells.indexOf(label) + 1];
  const conceptOf = ({ text }: Cell): LabelMeaning['concept'] => words.meaningOf(text).concept;
  // A label and its figure at the far end, alone on their row, belong together however far apart.
  const isNet =
    conceptOf(label) === 'netPay' &&
    (cells.length === 2 ||
      cells.some((one) => conceptOf(one) === 'totalDeductions') ||
      (next !== undefined && isSetAlike(next, label) && next.x0 - label.x1 < NEAR_EM * label.sizePt));
  return isNet || conceptOf(label) === 'totalDeductions';
}

/** Net pay stands so near behind its label in a line of its own that comes to stand beside others. */
const NEAR_EM = 3;

/** Whether a figure stands no further behind its label than words do: `Tax 1,325.00`. */
function goesOnFrom({ labels, figures }: Segment, figure: Cell): boolean {
  const label = labels.at(-1);
  return label !== undefined && figures.length === 0 && figure.x0 - label.x1 < WORD_GAP_EM * figure.sizePt;
}

/** Words of one text stand at most so far apart. */
export const WORD_GAP_EM = 0.45;

/** Whether a figure stands behind the end of the part that its row is in, under a label of its own: it is one of a column beside that. */
function isBehindPart(
  figure: Cell,
  part: PartHead | undefined,
  { over, words }: { readonly over: Row | undefined; readonly words: PayWords },
): boolean {
  if (part === undefined || figure.x0 <= part.right || over?.page !== figure.page) return false;
  return over.cells.some(
    (one) => Math.abs(one.x0 - figure.x0) < SAME_EDGE_PT && words.meaningOf(one.text).concept !== undefined,
  );
}

const SAME_EDGE_PT = 2;

/** Whether a name in the part of a figure stands around it on two lines: the label before is that of another part. */
function isNamedAround(
  figure: Cell,
  {
    rows,
    index,
    behind,
  }: { readonly rows: readonly Row[]; readonly index: number; readonly behind?: number | undefined },
): boolean {
  if (behind === undefined) return false;
  return straddledName(rows, index, { labels: [], figures: [figure], behind: behind - PART_EDGE_PT }) !== undefined;
}

/** Whether a figure stands in another part than the label before it, and that part's labels begin before it. */
function startsPart(figure: Cell, row: Row, heads: Heads): boolean {
  const own = partAt(heads, figure, row.page);
  return own !== undefined && figure.x0 - own.left < 60;
}
