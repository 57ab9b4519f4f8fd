// Days of a bill that are too far from each other for one bill: a year or a month was misread, or is of another paper.
import { daysBetween } from '../../../kernel/calendar-date.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { dayOf } from '../candidate-day.ts';
import type { FormFinding } from '../form-reading.ts';
import { LATEST_DUE_DAYS } from './bill-dates.ts';

/** A bill for a time to come is sent so many days before it at most, any other so many days after its time. */
const MOST = { before: 100, after: 150 } as const;

/** What is said of a bill whose day is far from the time that it charges, or from the day it is due. */
export function farDays({ issuedOn, period, dueOn }: FieldCandidates): FormFinding[] {
  const issued = dayOf(issuedOn?.[0]);
  if (issued === undefined) return [];
  const billed = period?.[0]?.value;
  const due = dayOf(dueOn?.[0]);
  const isFar =
    billed?.kind === 'period' &&
    (daysBetween(issued, billed.start) > MOST.before || daysBetween(billed.end, issued) > MOST.after);
  const isLate = due !== undefined && daysBetween(issued, due) > LATEST_DUE_DAYS;
  return [
    ...(isFar ? [warning('The day of the bill is far from the time that it charges.')] : []),
    ...(isLate ? [warning('The day of the bill is far from the day on which it is due.')] : []),
  ];
}

const warning = (reason: string): FormFinding => ({ severity: 'warnings', reason });
