// Where somebody was born, when its small label was lost in a picture: passports print it alone between the day of birth and the day of
// issue, beside the letter of the sex or beneath it (ICAO 9303 part 4, zone III).
import { lettersOf } from '../../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';

/** A place as printed. */
export interface PrintedPlace {
  readonly text: string;
  readonly printed: Printed;
}

/** The letter of the sex may bear a trace of its frame. */
const SEX = /^[MFX][oO]?\s+(?=\p{Lu}{3})/u;
const PLACE = /^\p{Lu}[\p{Lu}\s'’.,()-]{2,40}$/u;
/** Capitals that are no place: what passports print besides. */
const OTHER =
  /\b(?:PASSPORT|PASSEPORT|UNITED KINGDOM|EUROPEAN|UNION|BRITISH|CITIZEN|IRISH|SPECIMEN|HMPO|IPS|UKPA|OFFICE|REPUBLIC|TYPE|CODE|SEX|SEXE|DATE|PLACE|LIEU|AUTHORITY)\b/;

/**
 * The one place over the day of issue and beneath the lowest of the values `known` (names, nationality) that are printed above it; undefined where
 * there is none, or more than one.
 */
export function placeOfBirth(
  layout: DocumentLayout,
  { page, box }: Printed,
  known: readonly string[],
): PrintedPlace | undefined {
  const others = new Set(known.map(lettersOf));
  const above = layout.pages[page - 1]?.lines.filter(({ y1 }) => y1 <= box.y0 + 1) ?? [];
  const last = above.findLastIndex(({ phrases }) => phrases.some(({ text }) => others.has(lettersOf(text))));
  if (last < 0) return undefined;
  const found = above
    .slice(last + 1)
    .flatMap(({ phrases }) => phrases.flatMap((phrase) => placeIn(phrase, page, others)));
  const [only, another] = found;
  return another === undefined ? only : undefined;
}

function placeIn(phrase: Phrase, page: number, others: ReadonlySet<string>): readonly PrintedPlace[] {
  const text = phrase.text.replace(SEX, '');
  if (!PLACE.test(text) || OTHER.test(text) || others.has(lettersOf(text))) return [];
  return [{ text, printed: printedPhrase(phrase, page) }];
}
