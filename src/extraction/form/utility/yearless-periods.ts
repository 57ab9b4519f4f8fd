// Periods that are printed without a year (`Your package 26 March – 25 April`): of the year that brings them next to the day of the bill.
import { dayNumber, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readValue } from '../../fields/values.ts';
import { candidateOf } from '../found-value.ts';

const RANGE =
  /(?<![\d/.-])(\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}) ?(?:–|—|-|to|until) ?(\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9})(?!,? \d{4}|\p{L})/iu;
/** What was used or paid is of another time than what is charged for. */
const OTHERS =
  /\b(?:usage|used|calls?|outside|extra|paid|payments?|previous|last|open|hours|mon(?:day)?|readings?)\b/iu;
/** A period begins and ends at most this far from the day of its bill. */
const MOST_DAYS = 100;
const CONFIDENCE = 0.76;

/** Candidates of the period of a bill of this day, in page order. */
export function yearlessPeriods(layout: DocumentLayout, issued: CalendarDate): FieldCandidate[] {
  const year = Number(issued.slice(0, 4));
  return layout.pages.flatMap((page) =>
    page.lines.flatMap(({ phrases }, lineIndex) =>
      phrases.flatMap((phrase): FieldCandidate[] => {
        const [, from, to] = RANGE.exec(phrase.text) ?? [];
        if (from === undefined || to === undefined || OTHERS.test(phrase.text)) return [];
        const near = [year - 1, year, year + 1]
          .flatMap((first) => [first, first + 1].map((last) => `${from} ${String(first)} to ${to} ${String(last)}`))
          .map((text) => readValue(text, { value: 'period' }, 'GBP'))
          .filter((value) => value?.kind === 'period')
          .filter(({ start, end }) => isNear(start, issued) && isNear(end, issued) && start < end);
        const [value, other] = near;
        return value && !other ? [candidateOf(value, printedPhrase(phrase, page.number), CONFIDENCE, lineIndex)] : [];
      }),
    ),
  );
}

const isNear = (day: CalendarDate, issued: CalendarDate): boolean =>
  Math.abs(dayNumber(day) - dayNumber(issued)) <= MOST_DAYS;
