// Rules between the columns of a recognised table: engines read them as strokes, alone or at the ends of words.
import type { Word } from '../model/page.ts';

const STROKES = '[|¦\\[\\]]+';
const LEADING = new RegExp(`^${STROKES}(?=.)`, 'u');
const TRAILING = new RegExp(`(?<=[^|¦\\[\\]])${STROKES}$`, 'u');
const ALONE = new RegExp(`^${STROKES}$`, 'u');

/** Strokes of one rule stand this close above each other, in points, on lines that are at most so many heights apart. */
const SAME_RULE_PT = 3;
const NEXT_LINES = 6;

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The words without strokes that stand above each other on several lines; words of embedded text keep theirs. */
export function withoutColumnRules(words: readonly Word[]): readonly Word[] {
  const strokes = words.filter(({ confidence }) => confidence < 1).flatMap(strokesOf);
  if (strokes.length < 2) return words;
  const isRule = ({ x, y, height }: Stroke): boolean =>
    strokes.some((other) => {
      const apart = Math.abs(other.y - y);
      return Math.abs(other.x - x) <= SAME_RULE_PT && apart > 0.5 * height && apart <= NEXT_LINES * height;
    });
  return words.flatMap((word) => {
    if (word.confidence === 1) return [word];
    const own = strokesOf(word);
    if (ALONE.test(word.text)) return own.some(isRule) ? [] : [word];
    return [own.reduce((rest, stroke) => (isRule(stroke) ? withoutEnd(rest, stroke) : rest), word)];
  });
}

/** The strokes that a word is, or begins or ends with. */
function strokesOf({ text, x0, y0, x1, y1 }: Word): Stroke[] {
  const at = (x: number): Stroke => ({ x, y: (y0 + y1) / 2, height: y1 - y0 });
  if (ALONE.test(text)) return [at((x0 + x1) / 2)];
  return [...(LEADING.test(text) ? [at(x0)] : []), ...(TRAILING.test(text) ? [at(x1)] : [])];
}

function withoutEnd(word: Word, { x }: Stroke): Word {
  const end = x === word.x0 ? LEADING : TRAILING;
  const text = word.text.replace(end, '');
  const width = ((word.x1 - word.x0) * (word.text.length - text.length)) / word.text.length;
  const box = end === LEADING ? { x0: word.x0 + width } : { x1: word.x1 - width };
  return { ...word, ...box, text };
}
