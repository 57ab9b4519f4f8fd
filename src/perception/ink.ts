// What of a page's ink belongs to a word.
import { boundsOf } from '../model/page.ts';
import type { Box } from '../model/page.ts';
import type { RecognisedLine, RecognisedWord } from '../model/recognised.ts';
import { withLostFigures } from './lost-figures.ts';
import { withSqueezedLetter } from './squeezed-letters.ts';

/** Of a word's width at least this part is ink, unless it is printed light on dark: then what is dark is no letter. */
const LEAST_INK = 0.35;

function ownInk(word: Box, ink: readonly Box[]): readonly Box[] {
  const width = ink.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0);
  return width >= LEAST_INK * (word.x1 - word.x0) ? ink : [];
}

/** Finds the letters that a word's box holds, by their middles; none for a word that is not dark on light. */
export function inkFinder(letters: readonly Box[]): (word: Box) => readonly Box[] {
  const find = letterIndex(letters);
  return (word) => ownInk(word, find(word));
}

/**
 * The lines with the boxes of their words as high as their ink, for an engine's box may take in a rule above or below, and ending where their
 * ink ends where two boxes overlap: they are two words all the same.
 */
export function onInk(lines: readonly RecognisedLine[], letters: readonly Box[]): RecognisedLine[] {
  const lettersIn = letterIndex(letters);
  const find = (word: Box): readonly Box[] => ownInk(word, lettersIn(word));
  return lines.map((line) => ({
    words: withoutOverlaps(line.words, find).flatMap((word, at, words) => {
      const ink = find(word);
      if (ink.length === 0) return isFleck(word) ? [] : [word];
      const { y0, y1 } = boundsOf(ink);
      const end = words[at - 1]?.x1 ?? -Infinity;
      const before = lettersIn({ ...word, x0: Math.max(end, word.x0 - 2 * (y1 - y0)), x1: word.x0 });
      return withSqueezedLetter(withLostFigures({ ...word, y0, y1 }, ink), ink, before);
    }),
  }));
}

/** A character or two without ink of their own that the engine hardly took for any: the dots of a colon, which it may be surer of the second time. */
const FLECK = { characters: 2, confidence: 0.1 };

function isFleck({ text, confidence }: RecognisedWord): boolean {
  return text.length <= FLECK.characters && confidence < FLECK.confidence;
}

/** The lines with boxes that end where the ink of their words does, where they were given the width of a whole cell. */
export function withoutEmptyEnds(lines: readonly RecognisedLine[], letters: readonly Box[]): RecognisedLine[] {
  const find = inkFinder(letters);
  return lines.map(({ words }) => ({ words: words.map((word) => trimmed(word, find(word))) }));
}

/** A box with so much room for each character, in heights of its ink, is that of the cell that the word stands in. */
const ROOMY = 1;
/** Its empty ends are as wide as this part of that height, at least. */
const EMPTY_END = 0.5;
/** Ink as wide as this for each character, in its heights, is that of all letters: less may be that of some. */
const ALL_LETTERS = 0.4;

function trimmed(word: RecognisedWord, ink: readonly Box[]): RecognisedWord {
  if (MARK.test(word.text) || ink.length === 0) return word;
  const { x0, x1, y0, y1 } = boundsOf(ink);
  const height = y1 - y0;
  const each = height * word.text.length;
  if (word.x1 - word.x0 < ROOMY * each || x1 - x0 < ALL_LETTERS * each) return word;
  const isEmpty = (end: number): boolean => end > EMPTY_END * height;
  return { ...word, x0: isEmpty(x0 - word.x0) ? x0 : word.x0, x1: isEmpty(word.x1 - x1) ? x1 : word.x1 };
}

/** Marks that are too small for a letter: they are not in the ink. */
const MARK = /[^\p{L}\p{N}]/u;

function withoutOverlaps(
  words: readonly RecognisedWord[],
  find: (word: Box) => readonly Box[],
): readonly RecognisedWord[] {
  const apart = [...words];
  for (let index = 1; index < apart.length; index++) {
    const [left, right] = [apart[index - 1], apart[index]];
    if (!left || !right || left.x1 <= right.x0 || right.x0 <= left.x0) continue;
    if (right.x1 <= left.x1) {
      if (isDrawnOver(left, right)) apart[index - 1] = { ...left, x1: endBefore(right.x0, left, find) };
      continue;
    }
    const [end, start] = edges(left, right, find);
    apart[index - 1] = { ...left, x1: end };
    apart[index] = { ...right, x0: start };
  }
  return apart;
}

/** A word has this many times the room for a character that the one within its box has, at least, where it was drawn over it. */
const DRAWN_OVER = 1.4;

/** Whether a word's box takes in the whole of the word that follows it, and is too wide for what it says. */
function isDrawnOver(left: RecognisedWord, right: RecognisedWord): boolean {
  const room = ({ text, x0, x1 }: RecognisedWord): number => (x1 - x0) / Math.max(1, text.length);
  return room(left) >= DRAWN_OVER * room(right);
}

function endBefore(start: number, word: RecognisedWord, find: (word: Box) => readonly Box[]): number {
  const ends = find({ ...word, x1: start }).map(({ x1 }) => Math.min(x1, start));
  return ends.length > 0 ? Math.max(...ends) : start;
}

/** Where the left word ends and the right one starts: ink that both boxes hold belongs to the one whose middle is nearer, for its width. */
function edges(
  left: RecognisedWord,
  right: RecognisedWord,
  find: (word: Box) => readonly Box[],
): readonly [end: number, start: number] {
  const offset = (letter: Box, { x0, x1 }: Box): number =>
    Math.abs((letter.x0 + letter.x1 - x0 - x1) / Math.max(1, x1 - x0));
  const ink = [...new Set([...find(left), ...find(right)])].sort((a, b) => a.x0 - b.x0);
  const count = left.text.length;
  // As many patches as letters: the first ones are the left word's, wherever the engine saw them.
  if (ink.length === count + right.text.length && !MARK.test(left.text + right.text)) {
    const [last, first] = [ink[count - 1], ink[count]];
    if (last && first && last.x1 <= first.x0) return [last.x1, first.x0];
  }
  const holds = ({ x0, x1 }: Box, letter: Box): boolean =>
    letter.x0 + letter.x1 >= 2 * x0 && letter.x0 + letter.x1 <= 2 * x1;
  const isLeft = (letter: Box): boolean =>
    holds(left, letter) && !(holds(right, letter) && offset(letter, right) < offset(letter, left));
  const end = Math.max(...ink.filter(isLeft).map(({ x1 }) => x1));
  const start = Math.min(...ink.filter((letter) => !isLeft(letter)).map(({ x0 }) => x0));
  if (end > left.x0 && end <= start && start < right.x1) return [Math.min(end, left.x1), Math.max(start, right.x0)];
  const middle = (left.x1 + right.x0) / 2;
  return [middle, middle];
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
