// An engine that is asked about one word sees a little of what stands beside it: letters of its neighbours are no letters of its own.
import type { Box } from '../model/page.ts';
import type { LineReading, ReadCharacter } from '../model/recognised.ts';

/** The reading of a place without what was read beside it, over one of the `others`. */
export function withoutLettersBeside(reading: LineReading, place: Box, others: readonly Box[]): LineReading {
  const middle = (place.y0 + place.y1) / 2;
  const ofLine = others.filter(({ y0, y1 }) => middle >= y0 && middle <= y1);
  const isBeside = ({ x }: ReadCharacter): boolean =>
    (x < place.x0 && ofLine.some((other) => x >= other.x0 && x <= (other.x1 + place.x0) / 2)) ||
    (x > place.x1 && ofLine.some((other) => x <= other.x1 && x >= (other.x0 + place.x1) / 2));
  const characters = reading.characters.filter((character) => !isBeside(character));
  if (characters.length === reading.characters.length) return reading;
  const seen = characters.filter(({ text }) => text.trim() !== '');
  return {
    text: characters.map(({ text }) => text).join(''),
    confidence: seen.length === 0 ? 0 : Math.min(...seen.map(({ confidence }) => confidence)),
    characters,
  };
}
