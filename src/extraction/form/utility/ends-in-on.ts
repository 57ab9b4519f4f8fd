// Days of payment in tiles whose label has no room for its last word: `We’ll collect it by Direct Debit` over `on` over the day.
import type { DocumentLayout } from '../../../model/layout.ts';
import { foldText } from '../../../kernel/text.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { firstBelow } from '../../fields/value-places.ts';
import { onlyDayIn } from '../../values/days.ts';
import { candidateOf } from '../found-value.ts';

/** What tells that a payment will be taken, or asks for it, without the word before its day. */
const TAKEN =
  /^(?:well|we will|to be|will be|please|your|we) .*\b(?:take|taken|collect|collected|debit|debited|pay|paid|payment|due)\b/u;
const LAST_WORD = /^(?:on|by|before|on or (?:around|about|after|before))$/iu;
/** Lines of a tile stand at most this far apart, in the height of the upper one. */
const APART = 1.5;
const CONFIDENCE = 0.8;

/** Candidates of the day that such a tile tells, in page order. */
export function daysBeneathOn({ pages }: DocumentLayout): FieldCandidate[] {
  return pages.flatMap((page) =>
    page.lines.flatMap(({ phrases }, lineIndex) =>
      phrases.flatMap((label): FieldCandidate[] => {
        if (!TAKEN.test(foldText(label.text))) return [];
        const word = firstBelow(page, label);
        const day = word && LAST_WORD.test(word.text) ? firstBelow(page, word) : undefined;
        if (!word || !day || word.y0 - label.y1 > APART * (label.y1 - label.y0)) return [];
        const date = day.y0 - word.y1 <= APART * (word.y1 - word.y0) ? onlyDayIn(day.text)?.date : undefined;
        return date
          ? [candidateOf({ kind: 'date', date }, printedPhrase(day, page.number), CONFIDENCE, lineIndex)]
          : [];
      }),
    ),
  );
}
