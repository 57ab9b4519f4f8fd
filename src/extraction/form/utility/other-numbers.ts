// Numbers in sentences that no meter shows: of houses, postcodes, accounts, banks and telephones, what a home is rated at, the years
// of months, and what is said to be about so much.
import { MONTH_WITH_YEAR } from '../../../kernel/months.ts';
import { SHORT_STREET_WORD, STREET_WORD } from '../../../kernel/street-words.ts';
import { blanked } from '../../values/without-dates.ts';

/** In order: a whole address goes before its parts. */
const OTHERS: readonly RegExp[] = [
  // A house, its street and what follows, up to the postcode.
  /(?<![\d.,£])\d{1,4}[A-Za-z]?,? \p{Lu}[^.;\d]{4,80}?\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gu,
  // A postcode.
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gu,
  // The number of a house or a flat.
  new RegExp(
    `\\b(?:flat|apartment|apt|unit|plot|room|floor) \\d+[a-z]?\\b|(?<![\\d.,])\\d{1,4}[A-Za-z]?,? (?:\\p{Lu}[\\p{L}'’-]+ ){1,4}(?:${STREET_WORD}|${SHORT_STREET_WORD})\\b`,
    'giu',
  ),
  // What a home is rated at.
  /\brateable value\b[^.;]{0,40}?\d[\d,]*/giu,
  // The sort code of a bank, whose last digits may stand on the next line.
  /(?<![\d-])\d\d-\d\d-(?:\d\d(?![\d-])|\s*$)/gu,
  // The year of a month: `April 2025 to March 2026`.
  new RegExp(MONTH_WITH_YEAR, 'giu'),
  // What makes a quantity plain to see: `about 20 buckets`.
  /\b(?:about|around|roughly|approximately|nearly|almost|up to|as much as) \d[\d,]*(?: \p{L}+)?/giu,
  // A telephone, whose last digits may stand on the next line, and what the air is burdened with.
  /(?<![\d.,£])0[12378](?:\d{1,2} [1-9]\d{2,3} ?\d{3,4}|\d{3} [1-9]\d{5})(?!\d)/gu,
  /(?<![\d.,£])0[12378]\d{1,2} [1-9]\d{2,3}\s*$|\b\d[\d.]* ?g(?:rams)?(?: of CO2)? ?(?:\/|per) ?kWh/giu,
  // The number of a supply, an account or a telephone.
  /\b(?:supply|account|customer|mpan|mprn|meter point|reference|phone|call|text|ring)\b[^.;\d]{0,30}\d[\d ]{5,25}\d/giu,
];

/** `text` with such numbers blanked. */
export function withoutOtherNumbers(text: string): string {
  return OTHERS.reduce(blanked, text);
}
