// The statement's period and its date of issue, chosen among what is printed by how well they frame the entries.
import { calendarDate, dayNumber, type CalendarDate } from '../../kernel/calendar-date.ts';
import type { Printed } from '../../model/printed.ts';
import type { StatementRow } from '../../model/statement.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';

/** A date with the place it was read from. */
export interface Dated {
  readonly date: CalendarDate;
  readonly printed: Printed;
  readonly confidence: number;
}

/** When a statement's entries can lie: its period, both ends included, and the date of its issue. */
export interface StatementFrame {
  readonly start?: Dated;
  readonly end?: Dated;
  readonly issued?: Dated;
}

/** A statement covers at most this many days; longer stretches are terms and dates of other things. */
const MAX_DAYS = 800;

/** The frame that the candidates and rows support best. */
export function statementFrame(fields: FieldCandidates, rows: readonly StatementRow[]): StatementFrame {
  const issued = datedOf(fields['statementDate']?.[0] ?? fields['looseDate']?.[0]);
  const period = bestPeriod(fields, rows);
  return { ...(period ? { start: period.start, end: period.end } : {}), ...(issued ? { issued } : {}) };
}

/** Values beside a label of their own, not inside a sentence. */
const LABELLED = 0.9;

function near(a: Printed, b: Printed): boolean {
  return a.page === b.page && Math.abs(a.box.y0 - b.box.y0) < 4 * (a.box.y1 - a.box.y0);
}

function datedOf(candidate: FieldCandidate | undefined): Dated | undefined {
  if (candidate?.value.kind !== 'date') return undefined;
  return { date: candidate.value.date, printed: candidate.printed, confidence: candidate.confidence };
}

function bestPeriod(fields: FieldCandidates, rows: readonly StatementRow[]): { start: Dated; end: Dated } | undefined {
  const printed = (fields['period'] ?? []).flatMap((candidate) => {
    if (candidate.value.kind !== 'period') return [];
    const { start, end } = candidate.value;
    const side = { printed: candidate.printed, confidence: candidate.confidence };
    return [
      {
        start: { date: start, ...side },
        end: { date: end, ...side },
        place: candidate.page * 1000 + candidate.lineIndex,
      },
    ];
  });
  const starts = (fields['periodStart'] ?? []).flatMap((one) => datedOf(one) ?? []);
  const ends = (fields['periodEnd'] ?? []).flatMap((one) => datedOf(one) ?? []);
  const paired = starts
    .slice(0, 3)
    .flatMap((start) => ends.slice(0, 3).map((end) => ({ start, end, place: 500 })))
    .filter(
      ({ start, end }) => Math.min(start.confidence, end.confidence) >= LABELLED && near(start.printed, end.printed),
    );
  let best: { period: { start: Dated; end: Dated }; score: number } | undefined;
  for (const { start, end, place } of [...printed, ...paired]) {
    const days = dayNumber(end.date) - dayNumber(start.date);
    if (days < 0 || days > MAX_DAYS) continue;
    const score = 10 * coverage(rows, start.date, end.date) + start.confidence - place / 10_000;
    if (!best || score > best.score) best = { period: { start, end }, score };
  }
  return best?.period;
}

/** The part of the rows whose printed date can lie in the period. */
function coverage(rows: readonly StatementRow[], start: CalendarDate, end: CalendarDate): number {
  const dated = rows.filter((row) => row.kind === 'entry' && row.dates.length > 0);
  if (dated.length === 0) return 1;
  const years = [...new Set([start.slice(0, 4), end.slice(0, 4)])].map(Number);
  const inside = dated.filter((row) =>
    row.dates.some(({ year, month, day }) =>
      (year === undefined ? years : [year]).some((one) => {
        const date = calendarDate(one, month, day);
        return date !== undefined && date >= start && date <= end;
      }),
    ),
  );
  return inside.length / dated.length;
}
