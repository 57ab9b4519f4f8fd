// The day by which a payment is due: of what the paper prints, the first that lies after the statement itself.
import { addDays, type CalendarDate } from '../../kernel/calendar-date.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import type { StatementFrame } from './period.ts';

/** A payment is due at most so many days after its statement. */
const MOST_DAYS = 62;

/** The candidates that can be the day, likeliest first: those after the statement's last day, where any are. */
export function paymentDueDates(fields: FieldCandidates, frame: StatementFrame): readonly FieldCandidate[] {
  const all = (fields['paymentDue'] ?? []).filter(({ value }) => value.kind === 'date');
  const last = frame.issued?.date ?? frame.end?.date;
  const fits = all.filter((candidate) => last === undefined || isAfter(candidate, last));
  return fits.length > 0 ? fits : all;
}

function isAfter({ value }: FieldCandidate, last: CalendarDate): boolean {
  return value.kind === 'date' && value.date > last && value.date <= addDays(last, MOST_DAYS);
}
