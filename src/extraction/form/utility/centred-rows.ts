// Rows of tables whose words run over two lines in some cells, where the others stand at half their height: `Family Mix television`
// above `and calls`, its price between the two.
import { joinedPhrase } from '../../../model/joined-phrase.ts';
import type { Phrase } from '../../../model/layout.ts';
import type { BillRow } from './bill-rows.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { rowWith } from './with-phrases.ts';

const SAME_EDGE_PT = 2;
/** The two lines of a cell stand at most so many heights of their text apart. */
const MOST_APART = 1.7;
/** The line between them is at the middle, give or take this part of that. */
const OFF_MIDDLE = 0.2;

const SMALLER = 0.93;

const FIGURE = /^[-–−+(@£]?\s?\d/u;

/** The rows, with those joined that one row of cells was set as. `known` are the utilities of the bill. */
export function centredRows(rows: readonly BillRow[], known: readonly Utility[]): BillRow[] {
  const joined: BillRow[] = [];
  for (let at = 0; at < rows.length; at++) {
    const [top, middle, bottom] = rows.slice(at, at + 3);
    if (!top) break;
    const phrases = middle && bottom && cellsOf(top, middle, bottom);
    if (!phrases) {
      joined.push(top);
      continue;
    }
    const row = rowWith(middle, phrases);
    joined.push({ ...row, utility: namedUtility(row.text, known) ?? middle.utility ?? top.utility });
    // What was left beneath is a row of its own.
    at += bottom.phrases.some((one) => isNoteOf(one, top)) ? 1 : 2;
  }
  return joined;
}

/** Whether a phrase is set smaller than the row over it: it tells of that, and is no part of its name. */
const isNoteOf = ({ sizePt }: Phrase, { phrases }: BillRow): boolean =>
  phrases.every((one) => sizePt < SMALLER * one.sizePt);

/** The cells of such a row from left to right; undefined where three rows are no such. */
function cellsOf(top: BillRow, middle: BillRow, bottom: BillRow): readonly Phrase[] | undefined {
  if (top.line.page !== bottom.line.page || middle.line.page !== top.line.page) return undefined;
  // A line of words beside them is of another column.
  if (middle.phrases.length < 2 || !middle.phrases.every(({ text }) => FIGURE.test(text))) return undefined;
  if (top.section !== middle.section || bottom.section !== middle.section) return undefined;
  const [first, between, last] = [top, middle, bottom].map(({ line }) => (line.y0 + line.y1) / 2);
  const height = top.line.y1 - top.line.y0;
  const apart = (last ?? 0) - (first ?? 0);
  const isCentred = Math.abs((between ?? 0) - ((first ?? 0) + (last ?? 0)) / 2) <= OFF_MIDDLE * apart;
  if (apart <= 0 || apart > MOST_APART * height || !isCentred) return undefined;
  const under = (one: Phrase): Phrase | undefined =>
    bottom.phrases.find(({ x0 }) => Math.abs(x0 - one.x0) <= SAME_EDGE_PT);
  const cells = top.phrases.flatMap((one) => {
    const rest = under(one);
    if (!rest) return [];
    return isNoteOf(rest, top) ? [one] : [joinedPhrase(one, rest)];
  });
  const isWhole = cells.length === top.phrases.length && cells.length === bottom.phrases.length;
  const left = Math.min(...cells.map(({ x0 }) => x0));
  const isFree = middle.phrases.every(
    (one) => one.x0 > left && cells.every(({ x0, x1 }) => one.x1 < x0 || one.x0 > x1),
  );
  return isWhole && isFree ? [...cells, ...middle.phrases].sort((a, b) => a.x0 - b.x0) : undefined;
}
