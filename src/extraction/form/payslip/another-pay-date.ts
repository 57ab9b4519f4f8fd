// Another day that may be the one of payment, where no label told which is and one was taken by its place beside the period.
import { daysBetween } from '../../../kernel/calendar-date.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { readDay } from '../../values/days.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Row } from './cells.ts';

/** Payrolls pay within so many days of the end of their period. */
const DAYS_APART = 31;

/** A warning that names the other day. */
export function anotherPayDate(
  rows: readonly Row[],
  fields: FieldCandidates,
  [taken]: readonly FieldCandidate[],
): FormFinding[] {
  const isLabelled = (fields['payDate'] ?? []).some(({ value }) => value.kind === 'date');
  if (isLabelled || taken?.value.kind !== 'date') return [];
  const { date } = taken.value;
  const known = new Set(
    Object.values(fields).flatMap((all) =>
      all.flatMap(({ value }) =>
        value.kind === 'date' ? [value.date] : value.kind === 'period' ? [value.start, value.end] : [],
      ),
    ),
  );
  const other = rows
    .flatMap(({ cells }) => cells)
    .find(({ text }) => {
      const day = readDay(text);
      return day !== undefined && day !== date && !known.has(day) && Math.abs(daysBetween(date, day)) <= DAYS_APART;
    });
  return other ? [{ severity: 'warnings', reason: `The day of payment may be another one: ${other.text}.` }] : [];
}
