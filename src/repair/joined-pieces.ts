// Words that a picture parted, put together again: the first of them stands for all.
import { boundsOf, type Word } from '../model/page.ts';

/** The words, each with the pieces that go on from it (itself the first) as one, as sure as the least sure of them. */
export function withPiecesJoined(
  words: readonly Word[],
  pieces: ReadonlyMap<Word, readonly Word[]>,
  separator: '' | ' ',
): readonly Word[] {
  const rest = new Set([...pieces.values()].flatMap((all) => all.slice(1)));
  if (rest.size === 0) return words;
  return words
    .filter((word) => !rest.has(word))
    .map((word) => {
      const all = pieces.get(word) ?? [];
      if (all.length === 0) return word;
      const { alternatives: _, ...first } = word;
      const confidence = Math.min(...all.map((piece) => piece.confidence));
      return { ...first, ...boundsOf(all), text: all.map(({ text }) => text).join(separator), confidence };
    });
}
