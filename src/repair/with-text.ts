// A recognised word that is read otherwise.
import type { Word } from '../model/page.ts';

/** What an engine read as well, and the shape of a word says, is as sure as what is read at once. */
const CONFIRMED = 0.9;

/** The word, read otherwise. */
export function withText(word: Word, text: string): Word {
  const { alternatives = [], ...rest } = word;
  const isConfirmed = alternatives.includes(text);
  const confidence = isConfirmed ? Math.max(word.confidence, CONFIRMED) : word.confidence;
  return { ...rest, text, confidence, asRead: word.asRead ?? word.text };
}
