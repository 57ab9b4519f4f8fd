// The heads of columns: the words that stand over a cell of a table, or beneath a row of values.
import type { PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';

/** Heads stand at most so many lines over their cells. */
const LINES = 6;
/** So many words beside each other head columns. */
const FEWEST_HEADS = 3;
const overlaps = (a: Phrase, b: Phrase): boolean => overlapsAcross(a, b, 2);
const WORDS = /\p{L}{3}|^no\.?$/iu;
const isWords = ({ text }: Phrase): boolean => WORDS.test(text) && !/^[£\d(]/.test(text);

/** The head of a cell's column, a few rows above line `at` and nearest to it; cells of rows between that read like `others` are none. */
export function headOver(page: PageLayout, at: number, cell: Phrase, others?: RegExp): Phrase | undefined {
  const cells = page.lines[at]?.phrases ?? [];
  for (const { phrases } of page.lines.slice(Math.max(0, at - LINES), at).toReversed()) {
    const over = phrases.find((phrase) => overlaps(phrase, cell) && WORDS.test(phrase.text));
    if (over && others?.test(over.text)) continue;
    if (over && phrases.length > 1) return over;
    // Heads in the middle of their columns need not stand over cells at the left: as many of each are told by their order.
    const areHeads = phrases.length >= FEWEST_HEADS && phrases.every(({ text }) => !/[\d£%]/.test(text));
    if (areHeads && phrases.length === cells.length) return phrases[cells.indexOf(cell)];
  }
  return undefined;
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
