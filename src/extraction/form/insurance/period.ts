// From when to when a policy runs. One without an end of its own may say when it is renewed: the day after; one without a start, the day
// from which it is renewed.
import { addDays, calendarDate, daysBetween, partsOf, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { readValue } from '../../fields/values.ts';
import { foundValue } from '../found-value.ts';
import type { FormFinding } from '../form-reading.ts';

/** The period of a policy. */
export interface Period {
  readonly start?: CalendarDate;
  readonly end?: CalendarDate;
  readonly fields: FieldCandidates;
  readonly findings: readonly FormFinding[];
}

interface Dated {
  readonly date: CalendarDate;
  readonly from: FieldCandidate;
}

const datesOf = (candidates: readonly FieldCandidate[] = []): Dated[] =>
  candidates.flatMap((from) => (from.value.kind === 'date' ? [{ date: from.value.date, from }] : []));

/** The period, by its own label or by those of its ends. */
export function readPeriod(fields: FieldCandidates): Period {
  const whole = (fields['period'] ?? []).flatMap((from) =>
    from.value.kind === 'period' ? [{ start: from.value.start, end: from.value.end, from }] : [],
  );
  const spans = [...whole, ...besideStart(fields)].filter(({ start, end }) => isSpan(start, end));
  const pair = endsOf(fields);
  const [span] = spans;
  const start: Dated | undefined = span
    ? { date: span.start, from: span.from }
    : (pair.start ?? startByRenewal(pair.end, datesOf(fields['renewalDate'])));
  const end: Dated | undefined = span
    ? { date: span.end, from: span.from }
    : (pair.end ?? endByRenewal(start, datesOf(fields['renewalDate'])));
  const findings: FormFinding[] = [];
  if (start && end && start.date > end.date)
    findings.push({ severity: 'errors', reason: 'The policy ends before it starts.' });
  else if (start && end && !isSpan(start.date, end.date))
    findings.push({ severity: 'warnings', reason: 'The policy runs for an unusual time.' });
  else if (start && end && !span && isSaidEnd(end, fields) && !isYear(start.date, end.date))
    findings.push({
      severity: 'warnings',
      reason: 'A sentence tells the last day of the policy, and its time is no year.',
    });
  const asked = span ? [span.start, span.end] : [start?.date, end?.date];
  const others = [...spans.map((one) => [one.start, one.end] as const)];
  if (others.some(([from, to]) => from !== asked[0] || to !== asked[1]))
    findings.push({ severity: 'warnings', reason: 'The paper gives different periods of insurance.' });
  return {
    ...(start ? { start: start.date } : {}),
    ...(end ? { end: end.date } : {}),
    fields: {
      ...(start
        ? { policyStart: foundValue({ kind: 'date', date: start.date }, start.from.printed, start.from.confidence) }
        : {}),
      ...(end
        ? { policyEnd: foundValue({ kind: 'date', date: end.date }, end.from.printed, end.from.confidence) }
        : {}),
    },
    findings,
  };
}

const isSaidEnd = ({ from }: Dated, { endSaid = [] }: FieldCandidates): boolean => endSaid.includes(from);

/** Both ends where what the first is told by has the other as well: `From 1 May 2026 to …`. */
const besideStart = ({
  startDate = [],
}: FieldCandidates): { start: CalendarDate; end: CalendarDate; from: FieldCandidate }[] =>
  startDate.flatMap((from) => {
    const read = readValue(from.printed.text, { value: 'period' }, '');
    return read?.kind === 'period' ? [{ start: read.start, end: read.end, from }] : [];
  });

/** The ends by their labels; where one has none, by sentences: `Cover starts on …. It ends on …`. */
function endsOf(fields: FieldCandidates): ReturnType<typeof bestPair> {
  const labelled = bestPair(datesOf(fields['startDate']), datesOf(fields['endDate']));
  if (labelled.start && labelled.end) return labelled;
  const starts = labelled.start ? [labelled.start] : datesOf(fields['startSaid']);
  const ends = labelled.end ? [labelled.end] : datesOf(fields['endSaid']);
  // A day before the start is the end of the policy that this one follows.
  return bestPair(
    starts,
    ends.filter(({ date }) => starts.length === 0 || starts.some((start) => start.date < date)),
  );
}

/** Policies run for a month to eighteen months. */
function isSpan(start: CalendarDate, end: CalendarDate): boolean {
  const days = daysBetween(start, end);
  return days >= 27 && days <= 550;
}

function isYear(start: CalendarDate, end: CalendarDate): boolean {
  const days = daysBetween(start, end);
  return days >= 363 && days <= 366;
}

/** The start and the end that make a year, else the first of each. */
function bestPair(
  starts: readonly Dated[],
  ends: readonly Dated[],
): { readonly start: Dated | undefined; readonly end: Dated | undefined } {
  for (const start of starts) {
    for (const end of ends) {
      if (isYear(start.date, end.date)) return { start, end };
    }
  }
  return { start: starts[0], end: ends.find(({ date }) => !starts[0] || date > starts[0].date) ?? ends[0] };
}

/** A day that is a year after the start is that of the renewal: the policy ends on the day before. */
function endByRenewal(start: Dated | undefined, renewals: readonly Dated[]): Dated | undefined {
  const { year, month, day } = start ? partsOf(start.date) : { year: 0, month: 1, day: 1 };
  const after = calendarDate(year + 1, month, day);
  const [renewal] = renewals.filter(({ date }) => start && date > start.date);
  if (!renewal) return undefined;
  return renewal.date === after ? { ...renewal, date: addDays(after, -1) } : renewal;
}

/** The day of the renewal with which the year of a policy begins that ends on the day: `Renewal date 3 May 2025`, `Expires 2 May 2026`. */
function startByRenewal(end: Dated | undefined, renewals: readonly Dated[]): Dated | undefined {
  return end && renewals.find(({ date }) => isYear(date, end.date));
}
