// The day of a letter: the one date that stands alone in its head, without a label.
import { dayNumber, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readDay } from '../../values/days.ts';
import { candidateOf } from '../found-value.ts';

/** How far down the first page a letter bears its date. */
const HEAD_PART = 0.33;
/** What the days of a ledger's entries stand beside. */
const CENTS = /\d\.\d{2}(?: ?(?:CR|DR))?$/i;

/** No letter is written so many days after the year that it is about. */
const LATEST_DAYS = 200;

/**
 * The date that stands alone in the head of a letter, if there is one and it is no earlier than `end`: a day after that one comes before
 * it, which the balances of tiles may be told of.
 */
export function loneDate({ pages: [page] }: DocumentLayout, end: CalendarDate | undefined): readonly FieldCandidate[] {
  const found = (page?.lines ?? [])
    .filter((line) => line.y0 < HEAD_PART * (page?.heightPt ?? 0) && !line.phrases.some(({ text }) => CENTS.test(text)))
    .flatMap((line) => line.phrases)
    .flatMap((phrase): FieldCandidate[] => {
      const date = readDay(phrase.text);
      return date && isOfLetter(date, end) ? [candidateOf({ kind: 'date', date }, printedPhrase(phrase, 1), 0.75)] : [];
    });
  const later = found.filter(({ value }) => value.kind === 'date' && value.date !== end);
  return [later, found].find(({ length }) => length === 1) ?? [];
}

const isOfLetter = (date: CalendarDate, end: CalendarDate | undefined): boolean =>
  end === undefined || (date >= end && dayNumber(date) - dayNumber(end) <= LATEST_DAYS);
