// Numbers of rows: a table of figures may stand beside a label that has nothing to do with it.
import type { Line, Phrase } from '../../model/layout.ts';

const SMALL = /^\d{1,2}$/;
const FIGURE = /^[£(+-]?\d[\d,]*\.\d{2}\)?%?$/;

/** Whether a cell counts the rows of a table of figures that stands beside a label: `Our reference | 3 | 12,653.60 | 9,114.75`. */
export function isRowNumber(cell: Phrase, { phrases }: Line): boolean {
  const [first, second] = phrases.slice(phrases.indexOf(cell) + 1);
  return [first, second].every((one) => one !== undefined && FIGURE.test(one.text)) && SMALL.test(cell.text);
}
