// What becomes of two readings of one place, by one engine and by the other.
import { median } from '../kernel/median.ts';
import { boundsOf } from '../model/page.ts';
import type { Box } from '../model/page.ts';
import type { LineReading, ReadCharacter, RecognisedLine, RecognisedWord } from '../model/recognised.ts';
import { alphanumeric, asDisputed, isDisputed, settledByOthers } from './codes.ts';
import { DOUBTFUL, isFew, LOST, overlap, TALLEST } from './doubtful-places.ts';
import type { DoubtfulPlace } from './doubtful-places.ts';
import { withoutLettersBeside } from './letters-beside.ts';
import { mayHoldRn, withRn } from './letters-run-together.ts';
import { mayHoldQ, withQ } from './tailed-letters.ts';

/** How much surer the second reading has to be to take the place of the first. */
const SURER = 0.05;
/** A few letters are taken from the second engine only when it is as sure as this: they may be dirt. */
const SURE = 0.9;
/** Two engines that agree are surer than either. */
const AGREED = 0.96;
/** A stretch that nobody read is taken from the second engine alone when it is as sure as this. */
const SURE_ENOUGH = 0.5;

/** A stretch is as good as unread where what was read covers less than this part of it: a stroke of a frame beside it. */
const LITTLE_READ = 0.3;
/** And where this part at most was read, and what was read is said again in the midst of more. */
const PARTLY_READ = 0.6;

function isHardlyRead(reading: LineReading, words: readonly RecognisedWord[], letters: readonly Box[]): boolean {
  const part = readPart(words, letters);
  const all = alphanumeric(reading.text);
  return part < LITTLE_READ || (part < PARTLY_READ && words.every(({ text }) => all.includes(alphanumeric(text))));
}

function readPart(words: readonly Box[], letters: readonly Box[]): number {
  const { x0, x1 } = boundsOf(letters);
  return words.reduce((sum, word) => sum + word.x1 - word.x0, 0) / (x1 - x0);
}

/** The lines with what came of reading `places` again; `readings` has one entry for each of them. */
export function withSecondReadings(
  lines: readonly RecognisedLine[],
  places: readonly DoubtfulPlace[],
  readings: readonly LineReading[],
): RecognisedLine[] {
  const replaced = new Map<RecognisedWord, RecognisedWord | undefined>();
  const added: RecognisedLine[] = [];
  const disputed = new Set<RecognisedWord>();
  // What was hardly recognised is dirt, and stands beside nothing: it may lie over the first letter of a word.
  const all = lines.flatMap((line) => line.words).filter(({ confidence }) => confidence >= LOST);
  places.forEach(({ box, words, letters }, index) => {
    const whole = readings[index];
    const [first, ...others] = words;
    if (whole?.text.trim() === '' && first && others.length === 0 && first.confidence < HARDLY)
      replaced.set(first, undefined);
    if (whole === undefined || !isLatin(whole.text)) return;
    const reading = withoutLettersBeside(
      whole,
      box,
      all.filter((word) => !words.includes(word)),
    );
    if (reading.text.trim() === '') return;
    if (letters === undefined) {
      const [word] = words;
      if (!word) return;
      if (isReadBeneath(word, lines)) {
        replaced.set(word, undefined);
        return;
      }
      const { isOpen, ...other } = settled(word, reading);
      replaced.set(word, other);
      if (isOpen) disputed.add(other);
      return;
    }
    const least = Math.min(1, ...words.map((word) => word.confidence));
    const isUnread = isHardlyRead(reading, words, letters);
    const enough = isFew(letters) ? SURE : isUnread ? SURE_ENOUGH : Math.max(least + SURER, LOST);
    if (reading.confidence < enough || !/[\p{L}\p{N}]/u.test(reading.text)) return;
    for (const word of words) replaced.set(word, undefined);
    added.push({ words: wordsOf(reading, letters, words) });
  });
  const taken = added.flatMap((line) => line.words);
  const kept = lines.map((line) => ({
    words: line.words.flatMap((word) => {
      if (taken.some((other) => standsOver(word, other))) return [];
      if (!replaced.has(word)) return [word];
      const other = replaced.get(word);
      return other ? [other] : [];
    }),
  }));
  const mended = [...kept, ...added];
  const others = settledByOthers(
    disputed,
    mended.flatMap((line) => line.words),
  );
  return mended.map((line) => ({ words: line.words.map((word) => others.get(word) ?? word) }));
}

/** Whether most of a doubtful word lies over sure words of another line: it is what its own line made of them. */
function isReadBeneath(word: RecognisedWord, lines: readonly RecognisedLine[]): boolean {
  if (word.confidence >= DOUBTFUL) return false;
  const sure = lines
    .filter(({ words }) => !words.includes(word))
    .flatMap(({ words }) => words)
    .filter(({ confidence }) => confidence >= DOUBTFUL);
  const covered = sure.reduce((sum, other) => sum + overlap(other, word), 0);
  return covered > MOSTLY * (word.x1 - word.x0);
}

/** Whether the word was read where the other one is: on its line, or as some tall thing that reaches over it. */
function standsOver(word: RecognisedWord, other: Box): boolean {
  if (overlap(word, other) > 0.5 * (word.x1 - word.x0)) return true;
  const width = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0);
  const isTall = word.y1 - word.y0 > TALLEST * (other.y1 - other.y0) && width > 0.5 * (word.x1 - word.x0);
  if (word.confidence >= DOUBTFUL_OVER && !isTall) return false;
  const height = Math.min(word.y1, other.y1) - Math.max(word.y0, other.y0);
  return width > 0.3 * (word.x1 - word.x0) && height > 0.5 * (other.y1 - other.y0);
}

/** The part of a doubtful word that lies over sure ones, where it is none of its own. */
const MOSTLY = 0.6;

/** What the first engine hardly took for a word, and the second one for nothing, is none: a rule, a mark, a fleck. */
const HARDLY = 0.35;

/** Of two words in one place that of the first engine goes when it is less sure than this. */
const DOUBTFUL_OVER = 0.6;

/** The second engine's alphabet is mostly Chinese: such a reading is none. */
function isLatin(text: string): boolean {
  return text !== '' && /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(text) && !/[\u3000-\u9fff]/u.test(text);
}

/** One word out of two readings; open where it is a code and neither can be preferred. */
function settled(word: RecognisedWord, reading: LineReading): RecognisedWord & { readonly isOpen?: boolean } {
  if (mayHoldQ(word)) {
    const spelled = withQ(word, reading);
    if (spelled.text !== word.text || word.confidence >= DOUBTFUL) return spelled;
  }
  if (mayHoldRn(word)) {
    const spelled = withRn(word, reading);
    if (spelled.text !== word.text) return spelled;
  }
  // Currency signs are hard on the second engine.
  const sign = /^[-+(]*[£€$]/u.exec(word.text)?.[0] ?? '';
  const text = reading.text.replace(/\s/gu, '');
  const other = sign !== '' && !text.startsWith(sign) ? sign + text.replace(/^[^\p{N}]+(?=\p{N})/u, '') : text;
  const others = variantsOf(reading);
  // Marks are the first engine's strength: where letters and figures agree, its reading stands.
  if (alphanumeric(other) === alphanumeric(word.text)) {
    return {
      ...word,
      text: hasLostPoint(word.text, other) ? other : word.text,
      confidence: Math.max(word.confidence, Math.min(AGREED, reading.confidence)),
      alternatives: others,
    };
  }
  const isSurer = reading.confidence > word.confidence + SURER;
  const best = isSurer
    ? { ...word, text: other, confidence: reading.confidence, alternatives: [word.text, ...others] }
    : { ...word, alternatives: [other, ...others] };
  return isDisputed(word, other, reading) ? { ...asDisputed(best), isOpen: true } : best;
}

/** A fine point may be lost, or seen where the number ends; none is seen between figures where there is none. */
function hasLostPoint(text: string, other: string): boolean {
  return /^[£€$]?\d+[.:]?$/u.test(text) && /^[£€$]?\d+\.\d{2,3}$/u.test(other);
}

const MOST_VARIANTS = 4;

/** The reading with one of its characters as something else. */
function variantsOf({ characters }: LineReading): string[] {
  return characters
    .flatMap((character, at) =>
      character.alternatives.map((text) =>
        characters
          .map((other, index) => (index === at ? text : other.text))
          .join('')
          .replace(/\s/gu, ''),
      ),
    )
    .slice(0, MOST_VARIANTS);
}

/**
 * A gap wider than this part of the letters' height is a space; figures are set wider apart than letters, a 1 most of all. Where letters are set
 * apart a space is as many times as wide as what is between them. Where the engine saw one less is enough.
 */
const SPACE = { letters: 0.29, capitals: 0.4, figures: 0.55, usual: 2.2, seen: 0.18 };

/**
 * Each character with the letter nearest to it, and words where letters leave a gap that no character fills, the narrower where the first
 * engine saw one between two words.
 */
function wordsOf(
  { characters }: LineReading,
  letters: readonly Box[],
  before: readonly RecognisedWord[],
): RecognisedWord[] {
  const height = Math.max(...letters.map(({ y0, y1 }) => y1 - y0));
  const space = Math.max(SPACE.letters * height, SPACE.usual * (usualGap(letters) ?? 0));
  const words: { readonly ink: Box[]; readonly characters: ReadCharacter[] }[] = [];
  let previous: { readonly character: ReadCharacter; readonly letter: Box } | undefined;
  let isSeen = false;
  for (const character of characters) {
    const letter = nearest(letters, character.x);
    if (character.text.trim() === '') isSeen = true;
    if (character.text.trim() === '' || letter === undefined) continue;
    const gap = previous ? widestGap(letters, previous.letter, letter) : Infinity;
    const figures = /\d/u.test(previous?.character.text ?? '') && /\d/u.test(character.text);
    // A stop or a comma is no letter by its size: it stands in the gap between two.
    const marks = /[.,'\u2019-]/u.test((previous?.character.text ?? '') + character.text);
    const decimal = /^(?:\d[.,]|[.,]\d)$/u.test((previous?.character.text ?? '') + character.text);
    const capitals = /^\p{Lu}{2}$/u.test((previous?.character.text ?? '') + character.text);
    const isParted = previous !== undefined && isBetween(before, previous.letter, letter);
    const wide = figures || marks ? SPACE.figures : capitals && !isSeen && !isParted ? SPACE.capitals : 0;
    const least = Math.max(isSeen && wide === 0 ? SPACE.seen * height : space, wide * height);
    if (!decimal && gap > least) words.push({ ink: [], characters: [] });
    isSeen = false;
    words.at(-1)?.ink.push(letter);
    words.at(-1)?.characters.push(character);
    previous = { character, letter };
  }
  return words.map((word) => ({
    ...boundsOf(word.ink),
    text: word.characters.map(({ text }) => text).join(''),
    confidence: Math.min(...word.characters.map(({ confidence }) => confidence)),
    characters: [],
  }));
}

/** Whether one word ended between two letters, and another one began. */
function isBetween(words: readonly RecognisedWord[], left: Box, right: Box): boolean {
  const middle = ({ x0, x1 }: Box): number => (x0 + x1) / 2;
  return words.some(
    (word, at) =>
      (words[at + 1]?.x0 ?? -Infinity) > word.x1 &&
      middle(left) < word.x1 &&
      middle(left) > word.x0 &&
      middle(right) > (words[at + 1]?.x0 ?? Infinity),
  );
}

/** The widest gap between one letter and another one: a character may be taken for the letter beside its own. */
function widestGap(letters: readonly Box[], from: Box, to: Box): number {
  let widest = -Infinity;
  let end = from.x1;
  for (const letter of letters.slice(letters.indexOf(from) + 1, letters.indexOf(to) + 1)) {
    widest = Math.max(widest, letter.x0 - end);
    end = Math.max(end, letter.x1);
  }
  return widest;
}

/** With fewer letters most gaps may be spaces. */
const LEAST_FOR_USUAL = 8;

function usualGap(letters: readonly Box[]): number | undefined {
  if (letters.length < LEAST_FOR_USUAL) return undefined;
  return median(letters.slice(1).map(({ x0 }, index) => x0 - (letters[index]?.x1 ?? x0)));
}

function nearest(letters: readonly Box[], x: number): Box | undefined {
  const distance = ({ x0, x1 }: Box): number => Math.max(x0 - x, x - x1, 0);
  let best: Box | undefined;
  for (const letter of letters) if (!best || distance(letter) < distance(best)) best = letter;
  return best;
}
