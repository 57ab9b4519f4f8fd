// Rows of heads with the value of each beneath it: what stands beside a head is the next head, even if no profile knows it.
import type { Line, PageLayout, Phrase } from '../../model/layout.ts';

/** So many words beside each other, without a figure, head columns. */
const FEWEST_HEADS = 3;
/** The row of values stands at most this many text heights beneath its heads. */
const GAP_HEIGHTS = 1.5;
const SAME_EDGE_PT = 4;
/** What no head has. */
const NO_HEAD = /[\d£:]/u;
/** A number and no label. */
const NUMBER = /^(?=.*\d{3})[^\p{Ll}]*$/u;
/** Of type that differs by this, in points, one is larger. */
const LARGER_PT = 0.3;

/**
 * Whether a line is a row of heads: no figure in it, a cell under every head, and the two rows set in different type, or a number
 * under the first of them, where pairs of labels and values would have another label.
 */
export function isRowOfHeads(line: Line, { lines }: PageLayout): boolean {
  const { phrases } = line;
  const row = lines[lines.indexOf(line) + 1];
  if (!row || phrases.length < FEWEST_HEADS || phrases.some(({ text }) => NO_HEAD.test(text))) return false;
  if (row.y0 - line.y1 > GAP_HEIGHTS * (line.y1 - line.y0)) return false;
  const cells = phrases.map((head) => row.phrases.find((cell) => isUnder(cell, head)));
  return cells.every((cell) => cell !== undefined) && (NUMBER.test(cells[0]?.text ?? '') || areSetApart(line, row));
}

/**
 * Whether two phrases head columns side by side: both in bold type of one size, and under each stands text in smaller type that is not bold. A
 * label and its value are not both set so over what follows them.
 */
export function areHeadings(heads: readonly Phrase[], { lines }: PageLayout): boolean {
  const [first] = heads;
  const isSet = (head: Phrase): boolean =>
    head.bold && first !== undefined && Math.abs(head.sizePt - first.sizePt) <= LARGER_PT && !NO_HEAD.test(head.text);
  return heads.every((head) => {
    if (!isSet(head)) return false;
    const limit = head.y1 + TEXT_HEIGHTS * (head.y1 - head.y0);
    const next = lines
      .flatMap(({ phrases }) => phrases)
      .find((one) => one.y0 >= head.y1 - 1 && one.y0 <= limit && Math.abs(one.x0 - head.x0) <= INSET_PT);
    return next !== undefined && !next.bold && head.sizePt - next.sizePt > LARGER_PT;
  });
}

/** The text of a column stands at most this many text heights beneath its heading. */
const TEXT_HEIGHTS = 2;
/** In a box it may be set in by this, in points. */
const INSET_PT = 12;

const isUnder = (cell: Phrase, head: Phrase): boolean =>
  Math.abs(cell.x0 - head.x0) <= SAME_EDGE_PT || Math.abs(cell.x1 - head.x1) <= SAME_EDGE_PT;

/** Whether all of one row is bold, or larger, and nothing of the other. */
function areSetApart(line: Line, row: Line): boolean {
  const pairs = line.phrases.flatMap((head) => row.phrases.map((cell) => [head, cell] as const));
  return (
    pairs.every(([head, cell]) => head.bold && !cell.bold) ||
    pairs.every(([head, cell]) => !head.bold && cell.bold) ||
    pairs.every(([head, cell]) => cell.sizePt - head.sizePt > LARGER_PT)
  );
}
