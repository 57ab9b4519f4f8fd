// Labels whose letters are typed apart, to stand out: `N E T   P A Y`.
import { withWords } from '../../../model/parts-of-lines.ts';
import { boundsOf, type Word } from '../../../model/page.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';

/** Letters of one word stand at most so much nearer than two words do. */
const WORD_GAP = 1.5;
/** So many letters are a word that may be typed so. */
const FEWEST = 3;

/** The rows, such labels with their words whole; letters that are no label together stay as they are. */
export function withSpacedLetters(rows: readonly Row[], words: PayWords): readonly Row[] {
  if (!rows.some(({ cells }) => cells.some(isOfLetters))) return rows;
  return rows.map((row) => {
    const cells: Cell[] = [];
    for (let at = 0; at < row.cells.length;) {
      const whole = wholeFrom(row.cells, at, words);
      const [cell] = row.cells.slice(at, at + 1);
      if (whole) cells.push(whole.cell);
      else if (cell) cells.push(cell);
      at += whole?.count ?? 1;
    }
    return { ...row, cells };
  });
}

const isOfLetters = (cell: Cell): boolean =>
  isLabel(cell) && cell.words.every(({ text }) => /^\p{L}$/u.test(text)) && cell.words.length >= 2;

/** The label that most of the cells from one on are together, and how many they are. */
function wholeFrom(
  cells: readonly Cell[],
  at: number,
  { meaningOf, headsOf }: PayWords,
): { readonly cell: Cell; readonly count: number } | undefined {
  const end = cells.findIndex((cell, i) => i >= at && !isOfLetters(cell));
  const run = cells.slice(at, end < 0 ? undefined : end);
  for (let count = run.length; count > 0; count--) {
    const letters = run.slice(0, count).flatMap((cell) => cell.words);
    const [first] = run;
    const whole = letters.length < FEWEST || !first ? undefined : withWords(first, wordsOf(letters));
    if (!whole) continue;
    const isLabelWhole =
      meaningOf(whole.text).concept !== undefined || headsOf(whole.words.map(({ text }) => text)).length > 0;
    if (isLabelWhole) return { cell: whole, count };
  }
  return undefined;
}

/** Letters as words: a gap that is wider than the narrowest by far is one between words. */
function wordsOf(letters: readonly Word[]): readonly Word[] {
  const gapAt = (at: number): number => (letters[at]?.x0 ?? 0) - (letters[at - 1]?.x1 ?? 0);
  const narrowest = Math.min(...letters.slice(1).map((_, at) => gapAt(at + 1)));
  const words: Word[][] = [];
  for (const [at, letter] of letters.entries()) {
    if (at > 0 && gapAt(at) < WORD_GAP * narrowest) words.at(-1)?.push(letter);
    else words.push([letter]);
  }
  return words.flatMap((some) =>
    some.flatMap((first, at) =>
      at > 0 ? [] : [{ ...first, ...boundsOf(some), text: some.map(({ text }) => text).join('') }],
    ),
  );
}
