// Sentences of a bill as rows: what is said over several lines, or at the end of one column and the start of the next, is said as
// if it stood on one. What a sentence says of another tariff than the customer's is none of the bill's prices.
import type { DocumentLayout } from '../../../model/layout.ts';
import { textOf, type Word } from '../../../model/page.ts';
import { runningOn } from '../../fields/run-on.ts';
import type { BillRow } from './bill-rows.ts';
import { amountOf, ratesIn } from './row-figures.ts';
import { rowWith } from './with-phrases.ts';

/** What the sentences of a bill say. */
export interface Told {
  /** Those that run over lines, one row each. */
  readonly sentences: readonly BillRow[];
  /** The words of sentences that fit `elsewhere`. */
  readonly elsewhere: ReadonlySet<Word>;
}

/** Phrases of fewer words are no sentences. */
const LEAST_WORDS = 6;
const SENTENCE_END = /[.;?!]$/u;

/** The sentences among the rows that run over lines, one row each. */
export const toldSentences = (rows: readonly BillRow[], layout: DocumentLayout): readonly BillRow[] =>
  rows.flatMap((row) => sentencesFrom(row, layout));

/** The sentences among the rows; `elsewhere` are words of those that speak of something else. */
export function toldRows(rows: readonly BillRow[], layout: DocumentLayout, elsewhere: RegExp): Told {
  const sentences = toldSentences(rows, layout);
  const others = sentences.filter(({ text }) => elsewhere.test(text));
  // A heading (`From 1 October – new prices`) seems to go on in the first row beneath it: what multiplies up is charged.
  const charged = new Set(rows.filter(isMultiplied).flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)));
  return {
    sentences,
    elsewhere: new Set(
      others.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)).filter((word) => !charged.has(word)),
    ),
  };
}

const isMultiplied = (row: BillRow): boolean => ratesIn(row).some(({ verified }) => verified);

function sentencesFrom(row: BillRow, { pages }: DocumentLayout): BillRow[] {
  const page = pages[row.line.page - 1];
  // A row of a table is no sentence, though it may begin with as many words.
  if (amountOf(row)) return [];
  return row.phrases.flatMap((phrase): BillRow[] => {
    if (!page || phrase.words.length < LEAST_WORDS) return [];
    const words = runningOn(page, phrase, row.lineIndex);
    if (words.length === phrase.words.length) return [];
    return partsOf(words).map((part) => {
      const text = textOf(part);
      return { ...row, phrases: [{ ...phrase, words: part, text }], text };
    });
  });
}

/** Words in sentences: a full stop, and a capital or a figure behind it. */
function partsOf(words: readonly Word[]): (readonly Word[])[] {
  const parts: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    parts.at(-1)?.push(word);
    const next = words[at + 1]?.text ?? '';
    if (SENTENCE_END.test(word.text) && /^[\p{Lu}\d£]/u.test(next)) parts.push([]);
  }
  return parts;
}

/** The rows without what `words` say. */
export function withoutWords(rows: readonly BillRow[], words: ReadonlySet<Word>): BillRow[] {
  if (words.size === 0) return [...rows];
  return rows.flatMap((row): BillRow[] => {
    const phrases = row.phrases.filter((one) => !one.words.every((word) => words.has(word)));
    if (phrases.length === row.phrases.length) return [row];
    return phrases.length === 0 ? [] : [rowWith(row, phrases)];
  });
}
