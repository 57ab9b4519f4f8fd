// The places of a line of a machine readable zone (ICAO 9303-3 §4.3): all are as wide as each other, so that a character which a reading left
// out, or read twice, is known by where it should stand.
import { median } from '../kernel/median.ts';
import type { Box } from '../model/page.ts';
import type { LineReading, ReadCharacter } from '../model/recognised.ts';
import type { Stretch } from './letters.ts';

/** The places of one line: where the middle of each is, left to right, in pixels. */
export interface ZoneCells {
  readonly middles: readonly number[];
  readonly pitch: number;
}

/** Lines of the zones of booklets, of large cards, and of small cards. */
const LENGTHS: readonly number[] = [44, 36, 30];
/** Patches nearer to each other than this part of a place are one character: the dot in a nought, a broken stroke. */
const ONE_CHARACTER = 0.5;

/** The places of a line that looks like one of a zone; undefined where its ink does not tell them. */
function zoneCells({ letters }: Stretch): ZoneCells | undefined {
  const middles = letters.map(({ x0, x1 }) => (x0 + x1) / 2).sort((a, b) => a - b);
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const usual = median(steps) ?? 0;
  const pitch = median(steps.filter((step) => Math.abs(step - usual) < ONE_CHARACTER * usual)) ?? 0;
  if (pitch <= 0) return undefined;
  const cells: number[] = [];
  for (const middle of middles) {
    const last = cells.at(-1);
    const places = last === undefined ? 1 : Math.round((middle - last) / pitch);
    // Between two characters that are apart stand others, or fillers, whose ink ran into a neighbour or is lost.
    for (let place = 1; place < places; place++) cells.push((last ?? 0) + (place * (middle - (last ?? 0))) / places);
    if (places > 0) cells.push(middle);
  }
  return LENGTHS.includes(cells.length) ? { middles: cells, pitch } : undefined;
}

/** Leaving a character of the reading out costs as much as moving it by so many places. */
const LEFT_OUT = 0.8;

/** The character of a reading that stands in each place, if any: in order, each as near to its place as can be. */
function inCells({ characters }: LineReading, { middles, pitch }: ZoneCells): readonly (ReadCharacter | undefined)[] {
  const read = characters.filter(({ text }) => text.trim() !== '');
  const width = middles.length + 1;
  // best[i * width + j]: the least cost of the first i characters in the first j places.
  const best = new Float64Array((read.length + 1) * width);
  const cost = (i: number, j: number): number => Math.abs((read[i]?.x ?? 0) - (middles[j] ?? 0)) / pitch;
  for (let i = 1; i <= read.length; i++) {
    for (let j = 0; j < width; j++) {
      const leftOut = (best[(i - 1) * width + j] ?? 0) + LEFT_OUT;
      const empty = j > 0 ? (best[i * width + j - 1] ?? 0) : Infinity;
      const placed = j > 0 ? (best[(i - 1) * width + j - 1] ?? 0) + cost(i - 1, j - 1) : Infinity;
      best[i * width + j] = Math.min(leftOut, empty, placed);
    }
  }
  const cells: (ReadCharacter | undefined)[] = middles.map(() => undefined);
  for (let i = read.length, j = middles.length; i > 0;) {
    const here = best[i * width + j];
    if (j > 0 && here === best[i * width + j - 1]) j--;
    else if (j > 0 && here === (best[(i - 1) * width + j - 1] ?? 0) + cost(i - 1, j - 1)) cells[--j] = read[--i];
    else i--;
  }
  return cells;
}

/** What is read again where no character was read: the place and two on either side, as high as the line. */
const AROUND = 2;
/** A line of which more is lost than this was not read at all. */
const MOST_LOST = 12;

/** A place of a line where nothing was read. */
export interface LostCell {
  /** Of which line, by its index. */
  readonly line: number;
  readonly at: number;
  /** What to read again, in pixels. */
  readonly box: Box;
}

/** The places of the lines of a zone where their readings have no character. */
export function lostCells(zone: readonly Stretch[], readings: readonly LineReading[]): LostCell[] {
  return zone.flatMap((stretch, line) => {
    const cells = zoneCells(stretch);
    const reading = readings[line];
    if (!cells || !reading) return [];
    const lost = [...inCells(reading, cells).entries()].flatMap(([at, character]) => (character ? [] : [at]));
    if (lost.length > MOST_LOST) return [];
    return lost.map((at): LostCell => ({ line, at, box: aroundCell(cells, at, stretch) }));
  });
}

function aroundCell({ middles, pitch }: ZoneCells, at: number, { y0, y1 }: Box): Box {
  const from = middles[Math.max(0, at - AROUND)] ?? 0;
  const to = middles[Math.min(middles.length - 1, at + AROUND)] ?? 0;
  return { x0: from - pitch / 2, y0, x1: to + pitch / 2, y1 };
}

/** The readings with one character for each place, those of `lost` from what was read `again` around them. */
export function inPlaces(
  zone: readonly Stretch[],
  readings: readonly LineReading[],
  { lost, again }: { readonly lost: readonly LostCell[]; readonly again: readonly LineReading[] },
): readonly LineReading[] {
  return readings.map((reading, line) => {
    const cells = zone[line] && zoneCells(zone[line]);
    if (!cells) return reading;
    const found = [...inCells(reading, cells)];
    for (const [index, { line: of, at }] of lost.entries()) {
      const second = again[index];
      if (of === line && second) found[at] = inCells(second, cells)[at];
    }
    const characters = found.flatMap((character) => (character ? [ofZone(character)] : []));
    // Where places stay empty what was read stands: it says no more than it did.
    if (characters.length < cells.middles.length) return reading;
    const confidence = Math.min(...characters.map((character) => character.confidence));
    return { text: characters.map(({ text }) => text).join(''), confidence, characters };
  });
}

const OF_ZONE = /^[A-Z0-9<]$/u;

/** What else it may be where it cannot stand in a zone: the likeliest that can. */
function ofZone(character: ReadCharacter): ReadCharacter {
  const texts = [character.text, ...character.alternatives].map((text) => text.toUpperCase());
  return { ...character, text: texts.find((text) => OF_ZONE.test(text)) ?? character.text };
}
