// The days of candidates.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';

/** The day of a candidate; undefined where it is none, or there is none. */
export const dayOf = (candidate: FieldCandidate | undefined): CalendarDate | undefined =>
  candidate?.value.kind === 'date' ? candidate.value.date : undefined;
