// What stands on the page, before anyone decides what it means: printed pieces with their place.
import type { Phrase } from './layout.ts';
import { boundsOf, textOf, type Box, type Word } from './page.ts';

/** A piece of text as printed, with its place on the upright page. */
export interface Printed {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  /** Lowest confidence of its words, 0..1; of those with letters or figures, where it has any. */
  readonly confidence: number;
  /** What was recognised, where the text was repaired. */
  readonly asRead?: string;
  /** Other readings of the whole text that an OCR engine thought possible. */
  readonly proposed?: readonly string[];
}

/** The piece that these words of one page print. */
export function printedWords(words: readonly Word[], page: number): Printed {
  const confidence = leastConfidence(words);
  return { text: textOf(words), page, box: boundsOf(words), confidence, ...(confidence < 1 && otherReadings(words)) };
}

function leastConfidence(words: readonly Word[]): number {
  const least = Math.min(...words.map((word) => word.confidence));
  if (least === 1) return least;
  // Dashes and dots are recognised badly, and tell little.
  const telling = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return telling.length === 0 ? least : Math.min(...telling.map((word) => word.confidence));
}

/** What recognition read and thought possible besides. */
function otherReadings(words: readonly Word[]): Pick<Printed, 'asRead' | 'proposed'> {
  const [only, other] = words;
  const repaired = words.some(({ asRead }) => asRead !== undefined);
  return {
    ...(repaired && { asRead: words.map(({ text, asRead = text }) => asRead).join(' ') }),
    ...(only?.alternatives && !other && { proposed: only.alternatives }),
  };
}

/** A phrase as a printed piece. */
export function printedPhrase(phrase: Phrase, page: number): Printed {
  return printedWords(phrase.words, page);
}

/** Pieces of one page as one, in the order given: a value that is set on two lines. */
export function joinedPrinted(first: Printed, ...others: readonly Printed[]): Printed {
  const all = [first, ...others];
  return {
    text: all.map(({ text }) => text).join(' '),
    page: first.page,
    box: boundsOf(all.map(({ box }) => box)),
    confidence: Math.min(...all.map(({ confidence }) => confidence)),
  };
}
