// Cells under heads that are set in their middle while the cells begin at the left: no edge of one is in line with the other.
import type { Line, PageLayout, Phrase } from '../../model/layout.ts';
import { overlapsAcross } from '../../model/page.ts';
import { isWholePhrase, type LabelPlace } from './labels.ts';

/** So many words beside each other, without a figure, head columns. */
const FEWEST_HEADS = 3;
/** The first row stands at most this many text heights beneath its heads. */
const GAP_HEIGHTS = 1.5;

/** The cell beneath a label that is the head of a column, where each cell of the row is under a head of its own. */
export function cellUnder(label: LabelPlace, page: PageLayout, labelled: ReadonlySet<Phrase>): Phrase | undefined {
  const { line, lineIndex, phrase } = label;
  const row = page.lines[lineIndex + 1];
  if (!row || !isWholePhrase(label) || !areHeads(line)) return undefined;
  if (row.y0 - line.y1 > GAP_HEIGHTS * (line.y1 - line.y0) || row.phrases.length > line.phrases.length)
    return undefined;
  const own = row.phrases.map((cell, at) => headOf(cell, { line, row, at }));
  const isTable = own.every((head) => head !== undefined) && new Set(own).size === row.phrases.length;
  const cell = row.phrases[own.indexOf(phrase)];
  return isTable && row.phrases.length >= FEWEST_HEADS && cell && !labelled.has(cell) ? cell : undefined;
}

/** The one head over a cell; where a row has as many cells as there are heads, that of its place, unless it is under another. */
function headOf(
  cell: Phrase,
  { line, row, at }: { readonly line: Line; readonly row: Line; readonly at: number },
): Phrase | undefined {
  const over = line.phrases.filter((head) => overlapsAcross(head, cell));
  if (over.length === 0 && row.phrases.length === line.phrases.length) return line.phrases[at];
  return over.length === 1 ? over[0] : undefined;
}

const areHeads = ({ phrases }: Line): boolean =>
  phrases.length >= FEWEST_HEADS && phrases.every(({ text }) => !/\d/.test(text));
