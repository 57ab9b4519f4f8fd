// Letters that an engine reads twice: in their own line, and as the end of another line that it let run on over a gap.
import { boundsOf } from '../model/page.ts';
import type { Box } from '../model/page.ts';
import type { RecognisedLine, RecognisedWord } from '../model/recognised.ts';

/** So much of an echo lies in the word that it is of, which is at least so many times as wide. */
const INSIDE = 0.8;
const WIDER = 1.1;

/** The lines without words that lie within a longer word of another line and say a part of what it says; that one is as wide as both. */
export function withoutEchoes(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const wider = new Map<RecognisedWord, Box>();
  const kept = lines.map((line) => {
    const others = lines.filter((other) => other !== line).flatMap(({ words }) => words);
    const words = line.words.filter((word) => {
      const whole = others.find((other) => isEcho(word, other));
      if (whole) wider.set(whole, boundsOf([wider.get(whole) ?? whole, word]));
      return !whole;
    });
    return words.length === line.words.length ? line : { words };
  });
  if (wider.size === 0) return kept;
  const asWide = (word: RecognisedWord): RecognisedWord => {
    const box = wider.get(word);
    return box ? { ...word, x0: box.x0, x1: box.x1 } : word;
  };
  return kept.map(({ words }) => ({ words: words.map(asWide) }));
}

function isEcho(word: RecognisedWord, other: RecognisedWord): boolean {
  return (
    other.x1 - other.x0 >= WIDER * (word.x1 - word.x0) &&
    other.text.length > word.text.length &&
    other.text.includes(word.text) &&
    partInside(word, other) >= INSIDE
  );
}

/** The part of a box's area that lies in another. */
function partInside(box: Box, other: Box): number {
  const width = Math.min(box.x1, other.x1) - Math.max(box.x0, other.x0);
  const height = Math.min(box.y1, other.y1) - Math.max(box.y0, other.y0);
  return (Math.max(0, width) * Math.max(0, height)) / ((box.x1 - box.x0) * (box.y1 - box.y0));
}
