// Phrases that are one.
import type { Phrase } from './layout.ts';
import { boundsOf, textOf } from './page.ts';

/** A phrase and the rest of it, as one: in its type, where both stand. */
export function joinedPhrase(phrase: Phrase, rest: Phrase): Phrase {
  const words = [...phrase.words, ...rest.words];
  return { ...phrase, ...boundsOf([phrase, rest]), words, text: textOf(words) };
}
