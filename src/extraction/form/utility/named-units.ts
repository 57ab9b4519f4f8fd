// Units that words before a price name: `each kWh costs 26.1p`, `140 kWh at 26.1p`, `Price per kWh   26.1p`, `Each day   58.6p`.

/** Units that bills count in, as they are printed. */
export const UNIT = String.raw`kWhs?|units?|m3|m³|m\^3|cubic met(?:re|er)s?|litres?|days?|nights?|weeks?|months?|quarters?|years?|yrs?|annum`;

/** The unit of a price that a sentence names first: `each kWh costs 26.1p`. */
const SAID = new RegExp(
  String.raw`\b(?:each|every|per|an?|one) (${UNIT})(?: (?:of \p{L}+|you use|used|is|was|costs?|cost you|charged|priced|at|comes to)){1,3}:?\s*$`,
  'iu',
);
/** The unit of what a price multiplies, right before it: `140 kWh at 26.1p`, `14 days’ standing charge at 50p`. */
const COUNTED = new RegExp(
  String.raw`(?<![\d.£])\d[\d,]*(?:\.\d+)?\s?(${UNIT})[’']?(?: (?:of \p{L}+|standing charge|supply|energy))?\s(?:@|×|x|at)\s?£?$`,
  'iu',
);
/** The unit that ends the label of a price, with a note on it: `Cost per unit (kWh)`, `What a unit costs`, `Each kWh`. */
const LABELLED = new RegExp(
  String.raw`(?:\b(?:price|rate|cost|charge|pay|paid|what|pence)s?(?: (?:for|of|in|you))?|(?:^|\s{2}))\s?\b(?:per|each|every|an?|one) (${UNIT})(?: (?:of \p{L}+|you (?:use|used)|used|costs?|supplied))?(?: \([^()]*\))?:?(?:\s+at)?\s{2,}£?$`,
  'iu',
);
/** What a day, a month or a year comes to is the price of none, unless it is of what is charged whatever is used. */
const OF_TIME = /^(?:day|night|week|month|quarter|year|yr|annum)/iu;
const STANDING = /\b(?:standing|daily|fixed|service)\b/iu;

/** The unit, as printed, of the price in pence or in pounds that follows `before`. */
export function unitNamedBefore(before: string, money: 'p' | '£'): string | undefined {
  const said = SAID.exec(before)?.[1] ?? COUNTED.exec(before)?.[1];
  const labelled = said ?? LABELLED.exec(before)?.[1];
  const isComeTo = said === undefined && money === '£' && OF_TIME.test(labelled ?? '') && !STANDING.test(before);
  return isComeTo ? undefined : labelled;
}
