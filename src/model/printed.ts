// What stands on the page, before anyone decides what it means: printed pieces with their place.
import type { Phrase } from './layout.ts';
import { boundsOf, textOf, type Box, type Word } from './page.ts';

/** A piece of text as printed, with its place on the upright page. */
export interface Printed {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  /** Lowest confidence of its words, 0..1. */
  readonly confidence: number;
}

/** The piece that these words of one page print. */
export function printedWords(words: readonly Word[], page: number): Printed {
  const confidence = Math.min(...words.map((word) => word.confidence));
  return { text: textOf(words), page, box: boundsOf(words), confidence };
}

/** A phrase as a printed piece. */
export function printedPhrase(phrase: Phrase, page: number): Printed {
  return printedWords(phrase.words, page);
}
