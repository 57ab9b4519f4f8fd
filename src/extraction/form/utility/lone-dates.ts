// Dates that no label names: alone in the letterhead, or right behind the name of the paper (`Statement of 6 October 2025`).
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { dateOf, datesIn } from '../../values/date.ts';
import { candidateOf } from '../found-value.ts';

/** How far down the first page a letterhead reaches. */
const TOP_PART = 0.4;
/** What may stand before such a date in its phrase: the paper's name and number, or another reference that a bar ends. */
const BEFORE =
  /^(?:(?:your |this )?(?:bill|statement|invoice)(?: (?:of|dated|for|no\.?|number))?(?: (?=\S*\d)[\dA-Z/-]{2,14})?,?|[^|·•]{3,60}[|·•])?$/iu;
const CONFIDENCE = 0.8;

/** Candidates of the day of a bill, in page order. */
export function loneDates(layout: DocumentLayout): FieldCandidate[] {
  const [page] = layout.pages;
  if (!page) return [];
  return page.lines.flatMap((line, lineIndex) =>
    line.y0 > TOP_PART * page.heightPt
      ? []
      : line.phrases.flatMap((phrase) => {
          const [only, other] = datesIn(phrase.text);
          const reading = other ? undefined : only?.match.readings[0];
          const date = reading && dateOf(reading);
          if (!date || !only || !BEFORE.test(phrase.text.slice(0, only.index).trim())) return [];
          if (phrase.text.slice(only.index + only.match.length).trim() !== '') return [];
          return [candidateOf({ kind: 'date', date }, printedPhrase(phrase, page.number), CONFIDENCE, lineIndex)];
        }),
  );
}
