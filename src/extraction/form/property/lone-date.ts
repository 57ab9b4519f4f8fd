// The day of a letter: the one date that stands alone in its head, without a label.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readDay } from '../../values/days.ts';
import { candidateOf } from '../found-value.ts';

/** How far down the first page a letter bears its date. */
const HEAD_PART = 0.33;
/** What the days of a ledger's entries stand beside. */
const CENTS = /\d\.\d{2}(?: ?(?:CR|DR))?$/i;

/** The date that stands alone in the head of a letter, if there is one and it is no earlier than `end`. */
export function loneDate({ pages: [page] }: DocumentLayout, end: CalendarDate | undefined): readonly FieldCandidate[] {
  const found = (page?.lines ?? [])
    .filter((line) => line.y0 < HEAD_PART * (page?.heightPt ?? 0) && !line.phrases.some(({ text }) => CENTS.test(text)))
    .flatMap((line) => line.phrases)
    .flatMap((phrase): FieldCandidate[] => {
      const date = readDay(phrase.text);
      return date && date >= (end ?? date) ? [candidateOf({ kind: 'date', date }, printedPhrase(phrase, 1), 0.75)] : [];
    });
  return found.length === 1 ? found : [];
}
