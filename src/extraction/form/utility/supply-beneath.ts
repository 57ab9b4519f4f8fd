// Supplies named beneath the row they are of, not over it: a table of meters whose narrow first column prints the number of a meter
// and the supply under that, close to it.
import { isAmountInFull } from '../../values/amount.ts';
import type { Line, PageLayout } from '../../../model/layout.ts';
import { plainUtility, type Utility } from './named-utility.ts';

/** A row of a table has at least so many cells. */
const LEAST_CELLS = 4;
const SAME_EDGE_PT = 3;
/** The second line of a cell stands this much closer to its first than the next row does, in heights of text. */
const CLOSER = 0.3;

/** The supplies that lines beneath rows name, by the row; and those lines, which head nothing. */
export interface SuppliesBeneath {
  readonly supplyOf: ReadonlyMap<Line, Utility>;
  readonly lines: ReadonlySet<Line>;
}

/** Finds them on a page. */
export function suppliesBeneath({ lines }: PageLayout, known: readonly Utility[]): SuppliesBeneath {
  const supplyOf = new Map<Line, Utility>();
  const own = new Set<Line>();
  lines.forEach((line, at) => {
    const [head, over, next] = [lines[at - 2], lines[at - 1], lines[at + 1]];
    const utility = over && isUnder(line, over) ? supplyIn(line, known) : undefined;
    // The first row of a table has no other place for the name of its supply; rows after it are set alike.
    const isAlike = (head !== undefined && isHeader(head)) || [...own].some((one) => isSame(one, line));
    if (!over || !utility || !(isAlike || isCloser(line, over, next))) return;
    supplyOf.set(over, utility);
    own.add(line);
  });
  return { supplyOf, lines: own };
}

function supplyIn({ phrases }: Line, known: readonly Utility[]): Utility | undefined {
  const [only, other] = phrases;
  return only && !other ? plainUtility(only.text.replace(/^\((.*)\)$/u, '$1'), known) : undefined;
}

/** Whether a line begins under the first cell of a row of amounts, and is set like it. */
function isUnder(line: Line, over: Line): boolean {
  const [first, own] = [over.phrases[0], line.phrases[0]];
  const isRow = over.phrases.length >= LEAST_CELLS && over.phrases.some(({ text }) => isAmountInFull(text));
  if (!first || !own || !isRow || own.bold || line.y0 - over.y1 > line.y1 - line.y0) return false;
  return Math.abs(first.x0 - own.x0) <= SAME_EDGE_PT && /\d/.test(first.text);
}

function isCloser(line: Line, over: Line, next: Line | undefined): boolean {
  const height = line.y1 - line.y0;
  const gap = line.y0 - over.y1;
  return gap < CLOSER * height && (next === undefined || next.y0 - line.y1 > gap + CLOSER * height);
}

const isHeader = ({ phrases }: Line): boolean =>
  phrases.length >= LEAST_CELLS && phrases.every(({ text }) => !/\d/.test(text));

const isSame = ({ phrases: [a] }: Line, { phrases: [b] }: Line): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.x0 - b.x0) <= SAME_EDGE_PT && a.bold === b.bold;
