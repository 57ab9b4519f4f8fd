// Where the labels of a page's amounts begin: what stands left of them on the same line is of a column at the side of the page.
import { madeOnce } from '../../../kernel/made-once.ts';
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { isAmountInFull } from '../../values/amount.ts';

const SAME_EDGE_PT = 2.5;
/** So many amounts with a label alone there make a column of labels. */
const LEAST_ROWS = 2;

/** The first phrase of a line that may label its amounts: the one in the page's column of labels, where something stands left of it. */
export function firstLabel(page: PageLayout, line: Line): Phrase | undefined {
  const before = beforeAmount(line);
  const ofTable = startOfRow(page, line, before);
  if (ofTable) return ofTable;
  const last = before.at(-1);
  const isSideBySide = before.length > 1 && last !== undefined && /\p{L}{3}/u.test(last.text);
  const alone = isSideBySide ? lonelyLabels(page).filter((x0) => Math.abs(x0 - last.x0) <= SAME_EDGE_PT).length : 0;
  return alone >= LEAST_ROWS ? last : line.phrases[0];
}

/** The left edges of labels that stand alone before an amount. */
const lonelyLabels = madeOnce((page: PageLayout): readonly number[] =>
  page.lines.flatMap((line) => {
    const [only, other] = beforeAmount(line);
    return only && !other && /\p{L}{3}/u.test(only.text) ? [only.x0] : [];
  }),
);

function beforeAmount({ phrases }: Line): readonly Phrase[] {
  const at = phrases.findIndex(({ text }) => isAmountInFull(text));
  return at > 0 ? phrases.slice(0, at) : [];
}

/** Rows have a cell at least between their name and their amount. */
const LEAST_CELLS = 2;

/** The first cell of a row of a table that something else stands left of: other rows have as many cells from there, and no more. */
function startOfRow(page: PageLayout, line: Line, before: readonly Phrase[]): Phrase | undefined {
  const isRow = (from: number): boolean =>
    page.lines.filter((other) => other !== line && isShapedAs(other.phrases, line.phrases.slice(from))).length >=
    LEAST_ROWS;
  return before.find((_, at) => at > 0 && before.length - at >= LEAST_CELLS && isRow(at));
}

/** Whether two rows have as many cells, that begin and end at the same places. */
function isShapedAs(row: readonly Phrase[], other: readonly Phrase[]): boolean {
  const [first, otherFirst, last, otherLast] = [row[0], other[0], row.at(-1), other.at(-1)];
  if (!first || !otherFirst || !last || !otherLast || row.length !== other.length) return false;
  return [first.x0 - otherFirst.x0, last.x1 - otherLast.x1].every((away) => Math.abs(away) <= SAME_EDGE_PT);
}
