// The heads of columns: the words that stand over a cell of a table, or beneath a row of values.
import type { PageLayout, Phrase } from '../../../model/layout.ts';

/** Heads stand at most so many lines over their cells. */
const LINES = 6;
const overlaps = (a: Phrase, b: Phrase): boolean => a.x0 < b.x1 + 2 && a.x1 > b.x0 - 2;
const isWords = ({ text }: Phrase): boolean => /\p{L}{3}|^no\.?$/iu.test(text) && !/^[£\d(]/.test(text);

/** The head of a cell's column, a few rows above line `at` and nearest to it. */
export function headOver(page: PageLayout, at: number, cell: Phrase): Phrase | undefined {
  return page.lines
    .slice(Math.max(0, at - LINES), at)
    .toReversed()
    .flatMap(({ phrases }) => (phrases.length > 1 ? phrases : []))
    .find((phrase) => overlaps(phrase, cell) && /\p{L}{3}|^no\.?$/iu.test(phrase.text));
}

/** The label beneath a value, where every value of its row has one there that is nearer than what stands above. */
export function labelBeneath(page: PageLayout, at: number, cell: Phrase): Phrase | undefined {
  const [above, line, under] = page.lines.slice(Math.max(0, at - 1), at + 2);
  if (!above || !line || !under || under.y0 - line.y1 > Math.min(line.y1 - line.y0, line.y0 - above.y1))
    return undefined;
  const labelOf = (value: Phrase): Phrase | undefined =>
    under.phrases.find((phrase) => overlaps(phrase, value) && isWords(phrase));
  return line.phrases.every((value) => labelOf(value)) ? labelOf(cell) : undefined;
}
