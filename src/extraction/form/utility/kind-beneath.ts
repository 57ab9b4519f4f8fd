// What kind of service an item is whose own words do not tell: the note right beneath it does, which has no price (`Hill Link 80`
// above `Unlimited data, up to 80Mb/s`).
import { readAmount } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { namedUtility, type Utility } from './named-utility.ts';

/** A note stands at most this many text heights under its item, and begins at its edge or a little right of it. */
const GAP = 1.2;
const SET_IN_PT = 20;
const SAME_EDGE_PT = 2;
/** Rows of a column beside it may stand between. */
const MOST_ROWS = 3;

/** The utility that the note beneath a row speaks of; undefined where there is none. */
export function kindBeneath(
  { line, text, phrases }: Pick<BillRow, 'line' | 'text' | 'phrases'>,
  rows: readonly BillRow[],
  known: readonly Utility[],
): Utility | undefined {
  const at = rows.findIndex((row) => row.line === line && row.text === text);
  const [name] = phrases;
  if (at < 0 || !name) return undefined;
  const note = rows
    .slice(at + 1, at + 1 + MOST_ROWS)
    .find((row) => row.phrases.some(({ x0, x1 }) => x0 < name.x1 && x1 > name.x0));
  const [first, other] = note?.phrases ?? [];
  if (!note || !first || other || note.line.page !== line.page || readAmount(first.text)) return undefined;
  const isNear = first.y0 - name.y1 <= GAP * (first.y1 - first.y0);
  const setIn = first.x0 - name.x0;
  const isNote = !first.bold && first.sizePt <= name.sizePt && setIn >= -SAME_EDGE_PT && setIn <= SET_IN_PT;
  return isNear && isNote && !/£|\d\.\d\d(?!\d)/.test(first.text) ? namedUtility(first.text, known) : undefined;
}
