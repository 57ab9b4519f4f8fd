// Where the right-hand column of a page begins: what stands there under headings of its own is not of the section to its left.
import type { PageLayout, Phrase } from '../../../model/layout.ts';

/** So many lines that begin at one place make a column. */
const LEAST_LINES = 3;
const LINES_BELOW = 16;
const SAME_EDGE_PT = 3;
/** A right-hand column begins right of this part of the page's width. */
const RIGHT_PART = 0.4;
/** Text of a column may be set in beneath its heading. */
const SET_IN_PT = 40;
const WORDS = /\p{L}{3}/u;

/** Whether a heading is that of a column at the right: words begin beneath it, on lines of their own as often as not, as cells of tables do not. */
export function headsColumn(page: PageLayout, heading: Phrase, lineIndex: number): boolean {
  if (heading.x0 < RIGHT_PART * page.widthPt) return false;
  if (isOfTable(page, heading, lineIndex)) return false;
  const below = page.lines.slice(lineIndex + 1, lineIndex + 1 + LINES_BELOW);
  const places = below.flatMap(({ phrases }) => {
    const at = phrases.findIndex(({ x0, text }) => Math.abs(x0 - heading.x0) <= SAME_EDGE_PT && WORDS.test(text));
    return at < 0 ? [] : [at];
  });
  const alone = places.filter((at) => at === 0).length;
  return alone >= LEAST_LINES && 2 * alone >= places.length;
}

/** Whether the column that begins at `left` still has words beside what stands beneath a line: a box at the top of a page ends, and no column does. */
export function goesOnBelow(page: PageLayout, left: number, lineIndex: number): boolean {
  return page.lines
    .slice(lineIndex + 1, lineIndex + 1 + LINES_BELOW)
    .some(({ phrases }) =>
      phrases.some(({ x0, text }) => x0 >= left - SAME_EDGE_PT && x0 <= left + SET_IN_PT && WORDS.test(text)),
    );
}

/** Whether a heading is one of several over the cells of a table. */
function isOfTable({ lines }: PageLayout, heading: Phrase, lineIndex: number): boolean {
  const [own, next] = [lines[lineIndex]?.phrases ?? [], lines[lineIndex + 1]?.phrases ?? []];
  const at = next.findIndex(({ x0 }) => Math.abs(x0 - heading.x0) <= SAME_EDGE_PT);
  return own.length >= LEAST_HEADERS && next.length >= LEAST_HEADERS && at > 0 && /\d/.test(next[at]?.text ?? '');
}

const LEAST_HEADERS = 3;
