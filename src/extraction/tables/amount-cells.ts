// Amounts where they stand on a line: whole phrases, or what ends one; and what would be one but for a slip of recognition.
import { amountVariants, isGroupedCount } from '../../kernel/amount-variants.ts';
import { median } from '../../kernel/median.ts';
import type { Line, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import { printedWords, type Printed } from '../../model/printed.ts';
import { joinMarks } from './lone-marks.ts';
import { markAfter, readAmount, type AmountReading } from '../values/amount.ts';

/** An amount where it stands. */
export interface AmountCell extends Printed {
  readonly reading: AmountReading;
  /** Index of its line in the page's lines. */
  readonly line: number;
}

/** Columns stand further apart than the words of a sentence do. */
const SENTENCE_GAP_EM = 0.45;
/** Digits of one number that are set in groups stand no further apart than this. */
const THOUSANDS_GAP_EM = 0.4;

/** Amounts with minor digits on a line: whole phrases, or the end of one. */
export function amountCells(line: Line, index: number, currency: string): AmountCell[] {
  return joinMarks(line.phrases, line).flatMap((phrase) =>
    cellsOfPhrase(phrase, { page: line.page, line: index, currency }),
  );
}

/** How sure an amount is that cannot be read as it was recognised, until a sum proves it. */
const GUESSED = 0.4;

/**
 * What stands apart on its line, was recognised, and is no amount as it stands but would be one with a slip: the likeliest such
 * amount. Whether it is one, the column it stands in must say.
 */
export function guessedCells(line: Line, index: number, currency: string): AmountCell[] {
  return joinMarks(line.phrases, line, /^\S*\d\S*$/).flatMap(({ words }): AmountCell[] => {
    if (words.length > GUESSED_WORDS || words.some(({ confidence }) => confidence === 1)) return [];
    const printed = printedWords(words, line.page);
    const read = printed.text.replaceAll(' ', '');
    const mark = markAfter(read);
    const known = readAmount(printed.text, currency);
    if (known?.hasFraction || isGroupedCount(read)) return [];
    const bare = read.slice(0, read.length - mark.length);
    if (!/\d/.test(bare) || bare.replace(/[^\dOo]/g, '').length < GUESSED_FIGURES) return [];
    // A space within it may be all that keeps it from being one: `516. 27CR`.
    for (const variant of [{ text: bare }, ...amountVariants(bare, printed.proposed)]) {
      const text = variant.text + mark;
      const reading = readAmount(text, currency);
      if (!reading?.hasFraction) continue;
      const confidence = GUESSED * printed.confidence;
      return [{ ...printed, text, asRead: printed.asRead ?? printed.text, confidence, line: index, reading }];
    }
    return [];
  });
}

/** An amount in groups, with its mark, is printed in so many words. */
const GUESSED_WORDS = 3;
/** Fewer figures than this are no amount. */
const GUESSED_FIGURES = 3;

interface CellPlace {
  readonly page: number;
  readonly line: number;
  readonly currency: string;
}

function cellsOfPhrase(phrase: Phrase, place: CellPlace): AmountCell[] {
  const whole = readAmount(phrase.text, place.currency) ?? inOrOut(phrase.text, place.currency);
  if (whole) return whole.hasFraction ? [cellOf(phrase.words, whole, place)] : [];
  // Several columns close together, or a description that runs up to its amount: take amounts off the end.
  const cells: AmountCell[] = [];
  let end = phrase.words.length - (bearsInitials(phrase, place.currency) ? 1 : 0);
  while (end > 0) {
    const last = lastAmount(phrase, end, place.currency);
    if (!last) break;
    end -= last.words.length;
    // An amount that follows its phrase at an ordinary word space is part of a sentence ("a fee of £ 1.05").
    const [before, first] = [phrase.words[end - 1], phrase.words[end]];
    if (before && first && first.x0 - before.x1 < sentenceGap(phrase, end)) break;
    cells.unshift(cellOf(last.words, last.reading, place));
  }
  return cells;
}

/** `318.20 in`, `£12.00 paid out`: a cell that says which way the money went. */
function inOrOut(text: string, currency: string): AmountReading | undefined {
  const [, amount = '', way] = IN_OR_OUT.exec(text) ?? [];
  const read = way === undefined ? undefined : readAmount(amount, currency);
  return read && !read.sign && !read.mark ? { ...read, mark: way?.toLowerCase() === 'in' ? 'CR' : 'DR' } : undefined;
}

const IN_OR_OUT = /^(.*\d[.,]\d{2}) \(?(?:paid |money )?(in|out)\)?$/i;

/** Amounts and nothing else before the letters that somebody signed them with: `50.00 1,250.00 JM`. */
function bearsInitials({ words }: Phrase, currency: string): boolean {
  const amounts = words.slice(0, -1);
  const isSigned = amounts.length > 0 && /^\p{Lu}{2,3}$/u.test(words.at(-1)?.text ?? '');
  return isSigned && amounts.every(({ text }) => readAmount(text, currency)?.hasFraction === true);
}

/** The widest space inside a sentence: type of one width, and justified lines, have wider ones than other text. */
function sentenceGap({ words, sizePt }: Phrase, end: number): number {
  const gaps = words.slice(1, end).map((word, i) => word.x0 - (words[i]?.x1 ?? word.x0));
  const usual = gaps.length < FEWEST_GAPS ? undefined : median(gaps);
  return Math.max(SENTENCE_GAP_EM * sizePt, 1.2 * (usual ?? 0));
}

/** Fewer spaces do not tell how wide they usually are. */
const FEWEST_GAPS = 4;

/** An amount is printed in at most this many words (`- £ 1 234.56`). */
const AMOUNT_WORDS = 4;

/** The longest amount that ends with the word before `end`. */
function lastAmount(
  { words, sizePt }: Phrase,
  end: number,
  currency: string,
): { readonly words: readonly Word[]; readonly reading: AmountReading } | undefined {
  for (let count = Math.min(AMOUNT_WORDS, end); count > 0; count--) {
    const taken = words.slice(end - count, end);
    const reading = readAmount(textOf(taken), currency);
    if (reading?.hasFraction && !mayBeTwo(taken, sizePt)) return { words: taken, reading };
  }
  return undefined;
}

/** `5 12.30` may be a thousand or a number before an amount: only a separator, or a narrow space, makes it one amount. */
function mayBeTwo([first, second]: readonly Word[], sizePt: number): boolean {
  if (!first || !second || !/^\d+$/.test(first.text) || /[,’']/.test(second.text)) return false;
  return !/^\d{3}[.,]\d{2}/.test(second.text) || second.x0 - first.x1 > THOUSANDS_GAP_EM * sizePt;
}

function cellOf(words: readonly Word[], reading: AmountReading, { page, line }: CellPlace): AmountCell {
  return { ...printedWords(words, page), line, reading };
}
