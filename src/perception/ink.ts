// What of a page's ink belongs to a word.
import { boundsOf } from '../model/page.ts';
import type { Box } from '../model/page.ts';
import type { RecognisedLine } from '../model/recognised.ts';

/** Of a word's width at least this part is ink, unless it is printed light on dark: then what is dark is no letter. */
const LEAST_INK = 0.5;

function ownInk(word: Box, ink: readonly Box[]): readonly Box[] {
  const width = ink.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0);
  return width >= LEAST_INK * (word.x1 - word.x0) ? ink : [];
}

/** Finds the letters that a word's box holds, by their middles; none for a word that is not dark on light. */
export function inkFinder(letters: readonly Box[]): (word: Box) => readonly Box[] {
  const find = letterIndex(letters);
  return (word) => ownInk(word, find(word));
}

/** The lines with the boxes of their words as high as their ink: an engine's box may take in a rule above or below. */
export function onInk(lines: readonly RecognisedLine[], letters: readonly Box[]): RecognisedLine[] {
  const find = inkFinder(letters);
  return lines.map((line) => ({
    words: line.words.map((word) => {
      const ink = find(word);
      if (ink.length === 0) return word;
      const { y0, y1 } = boundsOf(ink);
      return { ...word, y0, y1 };
    }),
  }));
}

function letterIndex(letters: readonly Box[]): (box: Box) => readonly Box[] {
  const sorted = [...letters].sort((a, b) => a.x0 + a.x1 - (b.x0 + b.x1));
  const middles = sorted.map(({ x0, x1 }) => (x0 + x1) / 2);
  return ({ x0, y0, x1, y1 }) => {
    let [low, high] = [0, middles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((middles[middle] ?? 0) < x0) low = middle + 1;
      else high = middle;
    }
    const found: Box[] = [];
    for (let index = low; index < middles.length && (middles[index] ?? 0) <= x1; index++) {
      const letter = sorted[index];
      if (letter && letter.y0 + letter.y1 >= 2 * y0 && letter.y0 + letter.y1 <= 2 * y1) found.push(letter);
    }
    return found;
  };
}
