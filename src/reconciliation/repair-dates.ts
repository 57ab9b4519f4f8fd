// Recognised dates (OCR) that stand out of the order of the others, or on another day of the week than is printed with them: read
// otherwise where exactly one other reading fits, else named as doubtful.
import { dayNumber, type CalendarDate } from '../kernel/calendar-date.ts';
import type { Printed } from '../model/printed.ts';
import type { DateReading, StatementRow } from '../model/statement.ts';
import { resolveDates, type DateFrame } from './dates.ts';

/** Another reading of a printed date. */
export interface DateVariant {
  /** Likeliest first, as for a date that was read (model/statement.ts). */
  readonly readings: readonly DateReading[];
  readonly printed: Printed;
}

/** Other readings of a date. */
export type DateVariantsOf = (printed: Printed) => readonly DateVariant[];

/** Rows with their dates repaired, and the indexes of those whose dates do not fit and could not be. */
export interface RepairedDates {
  readonly rows: readonly StatementRow[];
  readonly doubtful: ReadonlySet<number>;
}

/** Fewer rows than this have no order to speak of. */
const LEAST_ROWS = 5;
/** Where more than this part of the rows stands out, that is how this issuer prints them. */
const MOST_OUT = 0.05;
/** A date recognised with more confidence stands where it stands: statements do print days out of order. */
const SURE = 0.9;

/** Repairs the dates of one account's rows; those of embedded text are left as they are, doubted on another day of the week. */
export function repairDates(
  rows: readonly StatementRow[],
  frame: DateFrame,
  variantsOf: DateVariantsOf,
): RepairedDates {
  const doubtful = new Set<number>();
  const repairs = misfits(rows, resolveDates(rows, frame)).map((row) => ({
    row,
    fitting: isRecognised(row) ? oneFitting(row, rows) : undefined,
  }));
  // Of two neighbours that could each be the one that was misread, neither is known to be.
  const known = repairs.filter(
    ({ row, fitting }, at) =>
      fitting &&
      ![repairs[at - 1], repairs[at + 1]].some(
        (other) => other?.fitting && Math.abs(other.row.index - row.index) === 1,
      ),
  );
  const repaired = known.reduce(
    (current, { row, fitting }) => (fitting ? withDate(current, row, fitting) : current),
    rows,
  );
  for (const { index } of misfits(repaired, resolveDates(repaired, frame))) doubtful.add(index);
  return { rows: repaired, doubtful };

  /** The one other reading with which the row fits. */
  function oneFitting(row: StatementRow, all: readonly StatementRow[]): DateVariant | undefined {
    const byDate = new Map<CalendarDate, DateVariant>();
    for (const variant of row.datePrinted ? variantsOf(row.datePrinted) : []) {
      const changed = withDate(all, row, variant);
      const dates = resolveDates(changed, frame);
      const date = dates.get(row.index);
      if (date && !misfits(changed, dates).some(({ index }) => index === row.index)) byDate.set(date, variant);
    }
    const [only, other] = [...byDate.values()];
    return other ? undefined : only;
  }
}

const isRecognised = ({ datePrinted }: StatementRow): boolean =>
  datePrinted !== undefined && datePrinted.confidence < 1;

const isUnsure = ({ datePrinted }: StatementRow): boolean => datePrinted !== undefined && datePrinted.confidence < SURE;

/** Entries with a recognised date of their own that contradicts those before and after it, and those on another day of the week than they print. */
function misfits(rows: readonly StatementRow[], dates: ReadonlyMap<number, CalendarDate>): readonly StatementRow[] {
  const dated = rows.flatMap((row) => {
    const date = dates.get(row.index);
    const isEntry = row.kind === 'entry' && row.section === 'booked';
    return isEntry && row.datePrinted && date ? [{ row, day: dayNumber(date) }] : [];
  });
  const steps = dated.slice(1).map(({ day }, i) => Math.sign(day - (dated[i]?.day ?? day)));
  const [up, down] = [steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length];
  const days = dated.map(({ day }) => (up >= down ? day : -day));
  const out = dated.filter((_, at) => standsOut(days, at));
  // Two neighbours contradict each other by one slip.
  const slips = dated.filter((one, at) => out.includes(one) && !(at > 0 && standsOut(days, at - 1))).length;
  const isOrdered = dated.length >= LEAST_ROWS && slips <= Math.max(1, MOST_OUT * dated.length);
  return dated.flatMap((one) =>
    (isOrdered && isUnsure(one.row) && out.includes(one)) || !fitsWeekday(one.row, one.day) ? [one.row] : [],
  );
}

/** Whether the days around it are in order with each other, and this one is not in order with them. */
function standsOut(days: readonly number[], at: number): boolean {
  const day = days[at] ?? 0;
  const before = days[at - 1];
  const after = days[at + 1];
  if (before === undefined) {
    const later = days[at + 2];
    return after !== undefined && day > after && (later === undefined || after <= later);
  }
  if (after === undefined) {
    const earlier = days[at - 2];
    return day < before && (earlier === undefined || earlier <= before);
  }
  return before <= after && (day < before || day > after);
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** dayNumber 0 is the first of January 1970, a Thursday. */
const FIRST_WEEKDAY = 3;

function fitsWeekday({ datePrinted }: StatementRow, day: number): boolean {
  const printed = /^\s*(mon|tue|wed|thu|fri|sat|sun)/i.exec(datePrinted?.text ?? '')?.[1]?.toLowerCase();
  return printed === undefined || WEEKDAYS[(((day + FIRST_WEEKDAY) % 7) + 7) % 7] === printed;
}

/** The row with another date, and those that have it from the row. */
function withDate(
  rows: readonly StatementRow[],
  row: StatementRow,
  { readings, printed }: DateVariant,
): readonly StatementRow[] {
  return rows.map((one) => {
    if (one.index === row.index) return { ...one, dates: readings, datePrinted: printed };
    return one.dates === row.dates && !one.datePrinted ? { ...one, dates: readings } : one;
  });
}
