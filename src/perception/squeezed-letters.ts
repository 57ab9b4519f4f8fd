// A letter that an engine read but gave no room: it stands before the word that it was put at the head of, an initial before a name.
import type { Box } from '../model/page.ts';
import type { RecognisedWord } from '../model/recognised.ts';

/** Such a letter was given this part of the room that letters of its word have, at the most. */
const SQUEEZED = 0.2;
/** It stands this many heights before the rest, at the most; from the second on it is a word of its own. */
const REACH = { most: 1, apart: 0.2 };

/**
 * The word, with the place of its first letter, or the two words that they are. `ink` is that of the word, `free` what stands right before it
 * and belongs to no other word, both left to right.
 */
export function withSqueezedLetter(
  word: RecognisedWord,
  ink: readonly Box[],
  free: readonly Box[],
): readonly RecognisedWord[] {
  const [first, ...others] = word.characters;
  const [letter, next] = [free.at(-1), ink[0]];
  if (!first || !letter || !next || ink.length !== others.length || [...word.text].length !== word.characters.length) {
    return [word];
  }
  const room = (word.x1 - word.x0) / others.length;
  const gap = next.x0 - letter.x1;
  const height = next.y1 - next.y0;
  if (first.x1 - first.x0 > SQUEEZED * room || gap < 0 || gap > REACH.most * height) return [word];
  const own = { ...first, x0: letter.x0, x1: letter.x1 };
  if (gap < REACH.apart * height) return [{ ...word, x0: letter.x0, characters: [own, ...others] }];
  const { alternatives: _, ...rest } = word;
  return [
    { ...rest, x0: letter.x0, x1: letter.x1, text: first.text, characters: [own] },
    { ...rest, x0: next.x0, text: [...word.text].slice(1).join(''), characters: others },
  ];
}
