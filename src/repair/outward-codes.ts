// Postcodes whose area stands apart from the figures of its district in a picture: `S 11 7AL` on a line of its own.
import { boundsOf, type Word } from '../model/page.ts';
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
      return district ? [[word, district] as const] : [];
    }),
  );
  if (districts.size === 0) return words;
  const taken = new Set(districts.values());
  return words
    .filter((word) => !taken.has(word))
    .map((word) => {
      const district = districts.get(word);
      if (!district) return word;
      const { alternatives: _, ...area } = word;
      const confidence = Math.min(word.confidence, district.confidence);
      return { ...area, ...boundsOf([word, district]), text: `${word.text}${district.text}`, confidence };
    });
}

/** The district behind an area that begins a line, where the second half of a postcode follows. */
function districtBehind(area: Word, words: readonly Word[]): Word | undefined {
  if (!isArea(area.text) || area.confidence === 1 || words.some((word) => isRightBehind(area, word, BESIDE)))
    return undefined;
  const district = words.find((word) => DISTRICT.test(word.text) && isRightBehind(word, area, BESIDE));
  const inward = district && words.find((word) => INWARD.test(word.text) && isRightBehind(word, district, BESIDE));
  return inward ? district : undefined;
}
