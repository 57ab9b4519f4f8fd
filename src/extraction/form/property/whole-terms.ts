// Terms that a narrow cell has set on two lines: `18 years 9` over `months`. The first line alone says less than the whole.
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readMonths } from '../../values/quantities.ts';
import { ofParts, type OfPart } from './loan-parts.ts';
import { monthsIn } from './part-values.ts';

/** A line that may go on: years, with the number of months or without. */
const UNFINISHED = /(?:^|\s)(\d{1,2} ?(?:years?|yrs?|y)\b,?(?: (?:and|&))?(?: \d{1,2})?)$/i;
const MONTHS = /^(?:(?:and |& )?\d{1,2} ?)?(?:months?|mths?|m)\b/i;
/** Lines of one cell share an edge or their middle within this, in points, and stand at most so many text heights apart. */
const ALIGNED_PT = 2.5;
const LEADING = 0.9;

/** Each candidate of a term, with the months beneath it where its line ends in the years. */
export function wholeTerms(layout: DocumentLayout, candidates: readonly FieldCandidate[]): readonly FieldCandidate[] {
  return candidates.map((one) => {
    const page = layout.pages[one.printed.page - 1];
    const phrase = page && phraseOf(page, one);
    const years = phrase && UNFINISHED.exec(phrase.text)?.[1];
    if (!phrase || years === undefined) return one;
    const below = lineBelow(page, phrase);
    const months = below && readMonths(`${years} ${below.text}`);
    if (months === undefined) return one;
    return { ...one, value: { kind: 'number', number: months }, printed: printedPhrase(phrase, page.number) };
  });
}

/** The terms of the parts of a loan, each whole. */
export function termsOfEach(layout: DocumentLayout, candidates: readonly FieldCandidate[]): readonly OfPart[] {
  return ofParts(layout, candidates, monthsIn).map((one) => {
    const [whole = one.candidate] = wholeTerms(layout, [one.candidate]);
    return { ...one, candidate: whole };
  });
}

/** The phrase that a candidate ends with. */
function phraseOf(page: PageLayout, { value, printed: { box } }: FieldCandidate): Phrase | undefined {
  if (value.kind !== 'number') return undefined;
  return page.lines
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ x0, x1, y0, y1 }) => x0 <= box.x0 + 1 && x1 >= box.x1 - 1 && Math.abs(y0 - box.y0) < 2 && y1 >= box.y1 - 2,
    );
}

function lineBelow(page: PageLayout, { x0, x1, y0, y1 }: Phrase): Phrase | undefined {
  return page.lines
    .flatMap(({ phrases }) => phrases)
    .find((one) => {
      const offs = [one.x0 - x0, one.x1 - x1, (one.x0 + one.x1 - x0 - x1) / 2].map(Math.abs);
      const isNear = one.y0 > y0 + 1 && one.y0 - y1 < LEADING * (y1 - y0);
      return isNear && Math.min(...offs) <= ALIGNED_PT && MONTHS.test(one.text);
    });
}
