// Where one engine is in doubt another one is asked: which places of a page those are.
import { median } from '../kernel/median.ts';
import { boundsOf } from '../model/page.ts';
import type { Box } from '../model/page.ts';
import type { RecognisedLine, RecognisedWord } from '../model/recognised.ts';
import { codesOf, isLoneCapital, isUnsureAmount } from './codes.ts';
import { mayHoldRn } from './letters-run-together.ts';
import type { Stretch } from './letters.ts';
import { mayHoldQ } from './tailed-letters.ts';

/** A place to be read again: one word, or a whole stretch whose words are lost or in pieces. */
export interface DoubtfulPlace {
  readonly box: Box;
  /** What was read there. */
  readonly words: readonly RecognisedWord[];
  /** Set for a whole stretch: its letters, left to right. */
  readonly letters?: readonly Box[];
}

/** A word read with less confidence is doubtful. */
export const DOUBTFUL = 0.88;
/** A stretch with a word below this confidence is read again as a whole. */
export const LOST = 0.4;
/** One word alone is read again as a word, unless it is most likely no word at all. */
const DIRT = 0.2;
/** A word this many times as high as the stretch runs over several lines: dirt. */
export const TALLEST = 1.8;
/** As is one of whose width less than this part was read. */
const LEAST_READ_PART = 0.6;
const MOST_LETTERS = 60;
/** Fewer letters than this are dirt unless nothing was read there and they are surely read then. */
const FEW_LETTERS = 3;
/** As they are when they are much higher or lower than lines usually are. */
const LARGEST = 1.6;
const SMALLEST = 0.6;
const ORDINARY_LETTERS = 5;
/** A stroke is this many times as wide as high; strokes that are as low as this part of what lines usually are rule a page, as hyphens do. */
const STROKE = { wide: 2, low: 0.35 };
/** The engine that is asked costs some 15 ms a word. Where nothing was read more is lost than where something was read with doubt. */
const MOST_PLACES = { unread: 120, doubtful: 40 };
/** And of codes, capitals alone, amounts and names with an odd letter that the first engine is sure of so many are read again. */
const MOST_SURE = { codes: 25, capitals: 12, amounts: 12, names: 10 };
/** Stretches that nobody read are one place where a mark too small for a letter may stand between them: so many heights apart at most. */
const MARK_BETWEEN = 1.5;

/** The most doubtful places of a page, worst first, and behind them codes and capitals alone, of which no engine can be sure, and names with an odd letter. */
export function doubtfulPlaces(lines: readonly RecognisedLine[], stretches: readonly Stretch[]): DoubtfulPlace[] {
  const words = lines.flatMap((line) => line.words);
  const again = new Set<RecognisedWord>();
  const places: { readonly place: DoubtfulPlace; readonly confidence: number }[] = [];
  const height = ({ y0, y1 }: Box): number => y1 - y0;
  const text = stretches.filter((stretch) => stretch.letters.length >= ORDINARY_LETTERS && !isStrokes(stretch));
  const usual = median(text.map(height)) ?? Infinity;
  const isRule = (stretch: Stretch): boolean => isStrokes(stretch) && height(stretch) < STROKE.low * usual;
  const readOver = (stretch: Stretch): RecognisedWord[] =>
    words.filter((word) => overlap(word, stretch) > 0 && !isDirt(word));
  const written = stretches.filter((stretch) => !isRule(stretch));
  const seen = new Set(written.filter((stretch) => readOver(stretch).length > 0));
  const unread = written.filter((stretch) => !seen.has(stretch));
  for (const stretch of [...joinedAcrossMarks(unread), ...seen]) {
    const { length } = stretch.letters;
    const few = isFew(stretch.letters);
    if (few && (height(stretch) > LARGEST * usual || height(stretch) < SMALLEST * usual)) continue;
    if (length > MOST_LETTERS) continue;
    const over = readOver(stretch);
    const within = over.filter((word) => overlap(word, stretch) > 0.5 * (word.x1 - word.x0));
    // A word that reaches far beyond is no part of this stretch, but covers it all the same.
    const covered = over.reduce((sum, word) => sum + overlap(word, stretch), 0) / (stretch.x1 - stretch.x0);
    const confidence = Math.min(1, ...within.map((word) => word.confidence));
    const whole = within.length === over.length && (within.length !== 1 || confidence < DIRT);
    if (covered >= LEAST_READ_PART && (confidence >= LOST || !whole)) {
      for (const letters of unreadRuns(stretch, over))
        places.push({ place: { box: boundsOf(letters), words: [], letters }, confidence: LOST });
      continue;
    }
    if (over.some((word) => again.has(word)) || (few && over.length > 0)) continue;
    for (const word of within) again.add(word);
    places.push({
      place: { box: asLongAs(within, stretch), words: within, letters: stretch.letters },
      confidence: few ? 1 : Math.min(confidence, LOST),
    });
  }
  for (const word of words) {
    if (word.confidence >= DOUBTFUL || again.has(word) || !/[\p{L}\p{N}]/u.test(word.text)) continue;
    places.push({ place: { box: word, words: [word] }, confidence: word.confidence });
  }
  const isSure = (word: RecognisedWord): boolean => word.confidence >= DOUBTFUL && !again.has(word);
  const codes = lines.flatMap(codesOf).filter(isSure);
  const capitals = words.filter((word) => isLoneCapital(word) && isSure(word));
  const amounts = words.filter((word) => isUnsureAmount(word) && isSure(word));
  const names = words.filter((word) => (mayHoldQ(word) || mayHoldRn(word)) && isSure(word));
  const sorted = places.toSorted((a, b) => a.confidence - b.confidence).map(({ place }) => place);
  return [
    ...sorted.filter((place) => place.words.length === 0).slice(0, MOST_PLACES.unread),
    ...sorted.filter((place) => place.words.length > 0).slice(0, MOST_PLACES.doubtful),
    ...[
      ...leastSure(codes).slice(0, MOST_SURE.codes),
      ...leastSure(capitals).slice(0, MOST_SURE.capitals),
      ...leastSure(amounts).slice(0, MOST_SURE.amounts),
      ...names.slice(0, MOST_SURE.names),
    ].map((word) => ({ box: word, words: [word] })),
  ];
}

const leastSure = (words: readonly RecognisedWord[]): readonly RecognisedWord[] =>
  words.toSorted((a, b) => a.confidence - b.confidence);

/** A word may end with letters that run into each other, which are none of the stretch: it is longer by this many of its heights at most. */
const LONGER = 3;

/** The stretch and what of its words reaches beyond it. */
function asLongAs(words: readonly Box[], { x0, y0, x1, y1 }: Box): Box {
  const most = LONGER * (y1 - y0);
  const reach = boundsOf([{ x0, y0, x1, y1 }, ...words]);
  return { x0: Math.max(x0 - most, reach.x0), y0, x1: Math.min(x1 + most, reach.x1), y1 };
}

/** The letters side by side in a stretch over which no word was read: its first word, say, where all others were. */
function unreadRuns({ letters }: Stretch, over: readonly Box[]): (readonly Box[])[] {
  const runs: Box[][] = [];
  let isOpen = false;
  for (const letter of letters) {
    const middle = (letter.x0 + letter.x1) / 2;
    const isRead = over.some(({ x0, x1 }) => middle >= x0 && middle <= x1);
    if (!isRead && isOpen) runs.at(-1)?.push(letter);
    else if (!isRead) runs.push([letter]);
    isOpen = !isRead;
  }
  return runs.filter((run) => !isFew(run) && run.every((letter) => !isStrokes({ ...letter, letters: [letter] })));
}

/** Amounts fall to pieces at their points where type is set wide. */
function joinedAcrossMarks(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.x0 - b.x0)) {
    const index = joined.findLastIndex((other) => isNextTo(other, stretch));
    const before = joined[index];
    if (!before) {
      joined.push(stretch);
      continue;
    }
    const letters = [...before.letters, ...stretch.letters];
    joined[index] = { ...boundsOf(letters), letters };
  }
  return joined;
}

function isNextTo(left: Box, right: Box): boolean {
  const [height, other] = [left.y1 - left.y0, right.y1 - right.y0];
  const together = Math.min(left.y1, right.y1) - Math.max(left.y0, right.y0);
  const gap = right.x0 - left.x1;
  return together > 0.7 * Math.max(height, other) && gap >= 0 && gap < MARK_BETWEEN * height;
}

function isStrokes({ letters }: Stretch): boolean {
  return letters.every(({ x0, y0, x1, y1 }) => x1 - x0 >= STROKE.wide * (y1 - y0));
}

/** Whether these are too few letters to be sure of; letters that run into each other are one patch of ink, as wide as several. */
export function isFew(letters: readonly Box[]): boolean {
  const { x0, y0, x1, y1 } = boundsOf(letters);
  return Math.max(letters.length, (x1 - x0) / (y1 - y0)) < FEW_LETTERS;
}

/** Marks that were hardly recognised say nothing about what stands there. */
function isDirt({ text, confidence }: RecognisedWord): boolean {
  return confidence < LOST && !/[\p{L}\p{N}]/u.test(text);
}

/** How much of the word's width lies over the stretch, in pixels; 0 for a word of another line. */
export function overlap(word: Box, stretch: Box): number {
  const middle = (word.y0 + word.y1) / 2;
  const [height, wordHeight] = [stretch.y1 - stretch.y0, word.y1 - word.y0];
  if (middle < stretch.y0 || middle > stretch.y1 || wordHeight > TALLEST * height) return 0;
  return Math.max(0, Math.min(word.x1, stretch.x1) - Math.max(word.x0, stretch.x0));
}
