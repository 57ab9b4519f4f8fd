// Sentences of a bill as rows: what is said over several lines is said as if it stood on one.
import type { DocumentLayout } from '../../../model/layout.ts';
import { textOf } from '../../../model/page.ts';
import { runningOn } from '../../fields/run-on.ts';
import type { BillRow } from './bill-rows.ts';

/** Phrases of fewer words are no sentences. */
const LEAST_WORDS = 6;

/** The rows that run on beneath, each with the words it runs on to. */
export function toldRows(rows: readonly BillRow[], layout: DocumentLayout): BillRow[] {
  return rows.flatMap((row): BillRow[] => {
    const [phrase, other] = row.phrases;
    const page = layout.pages[row.line.page - 1];
    if (!phrase || other || !page || phrase.words.length < LEAST_WORDS) return [];
    const words = runningOn(page, phrase, row.lineIndex);
    const text = textOf(words);
    return words.length > phrase.words.length ? [{ ...row, phrases: [{ ...phrase, words, text }], text }] : [];
  });
}
