// A day alone in the head of a bill, between the day that was taken for the bill's and that of its payment: it may be the bill's, under
// words that nobody knows.
import { daysBetween, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { onlyDayIn } from '../../values/days.ts';
import { dayOf } from '../candidate-day.ts';
import type { FormFinding } from '../form-reading.ts';

/** How far down the first page a bill bears its day. */
const HEAD_PART = 0.5;
/** Where no day of payment is known, a later one is looked for in so many days. */
const DAYS_AFTER = 25;
/** What else stands beside the day of an entry, or of a reading. */
const FIGURES = /\d[\d,]*\.\d{2}|^\d{3,}$|\b(?:reads?|readings?|next|until|ends?|paid|payment|received)\b/iu;

/** A doubt where such a day stands. */
export function laterDay(
  { issuedOn, dueOn, period }: FieldCandidates,
  { pages: [page] }: DocumentLayout,
): FormFinding[] {
  const issued = dayOf(issuedOn?.[0]);
  if (!page || issued === undefined) return [];
  const due = dayOf(dueOn?.[0]);
  const billed = period?.[0]?.value;
  const known = new Set(billed?.kind === 'period' ? [billed.start, billed.end] : []);
  const isBetween = (day: CalendarDate): boolean =>
    day > issued && !known.has(day) && (due === undefined ? daysBetween(issued, day) <= DAYS_AFTER : day < due);
  const isPrinted = page.lines
    .filter(({ y0, phrases }) => y0 < HEAD_PART * page.heightPt && !phrases.some(({ text }) => FIGURES.test(text)))
    .flatMap(({ phrases }) => phrases.flatMap(({ text }) => onlyDayIn(text) ?? []))
    .some(({ date, before, after }) => before.trim() === '' && after.trim() === '' && isBetween(date));
  return isPrinted
    ? [{ severity: 'warnings', reason: 'A later day than that of the bill stands in its head, and may be its day.' }]
    : [];
}
