// Postcodes that a picture parts: the area from the figures of its district (`S 11 7AL`), and the halves as wide as type of one pitch does.
import type { Word } from '../model/page.ts';
import { withPiecesJoined } from './joined-pieces.ts';
import { isArea } from './mend-postcodes.ts';
import { isRightBehind } from './right-behind.ts';

const DISTRICT = /^\d{1,2}[A-Z]?$/u;
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/u;
/** Pieces of a postcode stand no further apart than this many heights. */
const BESIDE = 1;

/** The words, area and district of such postcodes put together; embedded text is left as it is. */
export function withOutwardCodesWhole(words: readonly Word[]): readonly Word[] {
  const districts = new Map(
    words.flatMap((word) => {
      const district = districtBehind(word, words);
      return district ? [[word, [word, district]] as const] : [];
    }),
  );
  return withPiecesJoined(words, districts, '');
}

/** The district behind an area that begins a line, where the second half of a postcode follows. */
function districtBehind(area: Word, words: readonly Word[]): Word | undefined {
  if (!isArea(area.text) || area.confidence === 1 || words.some((word) => isRightBehind(area, word, BESIDE)))
    return undefined;
  const district = words.find((word) => DISTRICT.test(word.text) && isRightBehind(word, area, BESIDE));
  const inward = district && words.find((word) => INWARD.test(word.text) && isRightBehind(word, district, BESIDE));
  return inward ? district : undefined;
}

const OUTWARD = /^([A-Z]{1,2})\d[A-Z\d]?$/u;
/** Halves of a postcode in type of one pitch stand so many heights apart: words of a line do not, where one is bold and one is not. */
const WIDE = { least: 0.5, most: 1.3 };

/** The words, such postcodes at the end of a line as one. */
export function withWidePostcodesWhole(words: readonly Word[]): readonly Word[] {
  const inwards = new Map(
    words.flatMap((word) => {
      const inward = isOutward(word)
        ? words.find((one) => INWARD.test(one.text) && isWideBehind(one, word))
        : undefined;
      const isLast = inward && !words.some((one) => isRightBehind(one, inward, WIDE.most));
      return isLast ? [[word, [word, inward]] as const] : [];
    }),
  );
  return withPiecesJoined(words, inwards, ' ');
}

const isOutward = ({ text, confidence }: Word): boolean => confidence < 1 && isArea(OUTWARD.exec(text)?.[1] ?? '');

const isWideBehind = (word: Word, before: Word): boolean =>
  isRightBehind(word, before, WIDE.most) && word.x0 - before.x1 >= WIDE.least * (before.y1 - before.y0);
