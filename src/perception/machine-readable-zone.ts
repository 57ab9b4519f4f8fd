// The lines of a machine readable zone (ICAO 9303-3 §4): found by their even pitch, read by the engine that can, one word to a line.
import { median } from '../kernel/median.ts';
import type { Box } from '../model/page.ts';
import type { LineReading, RecognisedLine } from '../model/recognised.ts';
import type { Stretch } from './letters.ts';

/** The shortest line of a zone has 30 places; a few may run together. */
const LEAST_LETTERS = 24;
/** Places of a zone are as wide as each other: of the steps from letter to letter at least this part is about the usual one. */
const EVEN_PART = 0.8;
const EVEN_TOLERANCE = 0.22;
/** Lines of one zone begin and end together, as a part of their length. */
const FLUSH = 0.08;

/** The stretches that look like lines of a zone, two or three of a kind, top to bottom. */
export function zoneLines(stretches: readonly Stretch[]): Stretch[] {
  const even = stretches.filter(isEven).sort((a, b) => a.y0 - b.y0);
  return even.filter((line) => even.some((other) => other !== line && areFlush(line, other)));
}

function isEven({ letters }: Stretch): boolean {
  if (letters.length < LEAST_LETTERS) return false;
  const middles = letters.map(({ x0, x1 }) => (x0 + x1) / 2);
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const usual = median(steps) ?? 0;
  const alike = steps.filter((step) => Math.abs(step - usual) <= EVEN_TOLERANCE * usual).length;
  return alike >= EVEN_PART * steps.length;
}

function areFlush(one: Box, other: Box): boolean {
  const width = one.x1 - one.x0;
  const distance = Math.abs(one.y0 - other.y0);
  return (
    Math.abs(one.x0 - other.x0) <= FLUSH * width &&
    Math.abs(one.x1 - other.x1) <= FLUSH * width &&
    distance < 5 * (one.y1 - one.y0)
  );
}

/** A zone has nothing but capitals, figures and fillers. */
const ZONE_TEXT = /^[A-Z0-9<]{26,48}$/u;
/** What stands for the filler in an alphabet that has several such signs. */
const FILLERS = /[<＜‹〈くㄑ]/gu;
const DOUBLE_FILLERS = /[«《≪]/gu;

/** The page's lines with those of the zone in place of what was read there; lines that turn out to be something else are left alone. */
export function withZone(
  lines: readonly RecognisedLine[],
  zone: readonly Box[],
  readings: readonly LineReading[],
): RecognisedLine[] {
  const read = zone.flatMap((box, index) => {
    const reading = readings[index];
    const text = reading?.text.replace(/\s/gu, '').replace(DOUBLE_FILLERS, '<<').replace(FILLERS, '<').toUpperCase();
    return reading && text !== undefined && ZONE_TEXT.test(text) ? [{ box, text, confidence: reading.confidence }] : [];
  });
  // A zone has two lines at least; prose set in capitals of one width has no fillers.
  if (read.length < 2 || !read.some(({ text }) => text.includes('<'))) return [...lines];
  const outside = lines.map((line) => ({
    words: line.words.filter((word) => !read.some(({ box }) => stands(word, box))),
  }));
  const inZone = read.map(({ box: { x0, y0, x1, y1 }, text, confidence }) => ({
    words: [{ x0, y0, x1, y1, text, confidence, characters: [] }],
  }));
  return [...outside, ...inZone];
}

function stands(word: Box, line: Box): boolean {
  const middle = (word.y0 + word.y1) / 2;
  return middle > line.y0 && middle < line.y1 && word.x1 > line.x0 && word.x0 < line.x1;
}
