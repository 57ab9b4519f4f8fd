// Days of entries: in a list of payments, calls or charges, whose column a label of days heads (`Date`), each row has its own.
import { PHONE } from '../../../kernel/phone-pattern.ts';
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { onlyDayIn } from '../../values/days.ts';
import { isAmountInFull } from '../../values/amount.ts';

const SAME_EDGE_PT = 2;
/** The day, what it is of, and the amount. */
const LEAST_CELLS = 3;
/** Rows of one list stand at most so many heights of their text apart. */
const MOST_APART = 3;
/** What a call was made from or to. */
const NUMBER = new RegExp(`^${PHONE}$`, 'u');

/** Whether a day begins an entry: its row ends in an amount, and names a number, or stands next to another such row. */
export function isOfEntry({ page, printed: { box } }: FieldCandidate, { pages }: DocumentLayout): boolean {
  const own = pages[page - 1];
  const middle = (box.y0 + box.y1) / 2;
  const at = own?.lines.findIndex(({ y0, y1 }) => middle > y0 && middle < y1) ?? -1;
  const line = own?.lines[at];
  if (!own || !line || !isEntryAt(line, box.x0)) return false;
  return line.phrases.some(({ text }) => NUMBER.test(text)) || hasNeighbour(own, at, box.x0);
}

function hasNeighbour({ lines }: PageLayout, at: number, x0: number): boolean {
  const line = lines[at];
  return [lines[at - 1], lines[at + 1]].some(
    (one) =>
      line !== undefined &&
      one !== undefined &&
      Math.abs(one.y0 - line.y0) <= MOST_APART * (line.y1 - line.y0) &&
      isEntryAt(one, x0),
  );
}

/** Whether a row of several cells begins with a day at this edge, and ends in an amount. */
function isEntryAt({ phrases }: Line, x0: number): boolean {
  const [first, last] = [phrases[0], phrases.at(-1)];
  const day = first && onlyDayIn(first.text);
  return (
    phrases.length >= LEAST_CELLS &&
    first !== undefined &&
    day?.before.trim() === '' &&
    Math.abs(first.x0 - x0) <= SAME_EDGE_PT &&
    last !== undefined &&
    isAmountInFull(last.text)
  );
}
