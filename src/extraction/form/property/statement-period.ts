// The year that a mortgage statement is about: by its label, by two days that are a year apart, by its last day, its months or its
// name, else by the days of its balances.
import { addDays, calendarDate, dayNumber, partsOf, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { monthNumber } from '../../../kernel/months.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase, printedWords } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readValue, type FieldValue } from '../../fields/values.ts';
import { daysIn, readDay } from '../../values/days.ts';
import { dayOf } from '../candidate-day.ts';
import { candidateOf } from '../found-value.ts';
import type { FormReading } from '../form-reading.ts';
import type { Movements } from './movements.ts';
import { paragraphsOf } from './passages.ts';

/** The period, or none; `movements` may tell it by the days of their balances. */
export function statementPeriod(
  layout: DocumentLayout,
  reading: FormReading,
  movements: Movements,
): readonly FieldCandidate[] {
  const labelled = (reading.fields['period'] ?? []).filter(isOfStatement);
  const ways = [
    (): readonly FieldCandidate[] => labelled,
    () => yearlongPhrase(layout),
    () => yearlongLine(layout),
    () => endsOfPeriod(reading),
    () => daysBeneath(layout),
    () => yearEnded(layout, reading),
    () => monthsOf(layout),
    () => monthRows(layout),
    () => balancesPeriod(movements),
    () => calendarYear(layout),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return reading.fields['period'] ?? [];
}

/** A statement for a year covers about so many days. */
const YEAR_DAYS = [350, 380] as const;
/** No statement is of a longer stretch: the years of a fixed rate are. */
const LONGEST_DAYS = 760;

const isYear = (days: number): boolean => days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1];

const isOfStatement = ({ value }: FieldCandidate): boolean =>
  value.kind === 'period' && dayNumber(value.end) - dayNumber(value.start) <= LONGEST_DAYS;

/** What the two balances span, where no period is printed. */
export function spanOf({ opening, closing }: Movements): FieldValue | undefined {
  const [start, end] = [opening?.date, closing?.date];
  return start && end && start < end ? { kind: 'period', start, end } : undefined;
}

/** The one period of those found; none where they differ. */
function onlyOne(found: readonly FieldCandidate[]): readonly FieldCandidate[] {
  return new Set(found.map(({ value }) => JSON.stringify(value))).size === 1 ? found.slice(0, 1) : [];
}

/** A cell that is nothing but a period of a year: `1 Jan 2025 – 31 Dec 2025`. */
const DAYS_ALONE = /^[^\d,.;:]{0,12}\d.{5,50}\d$/;

function yearlongPhrase({ pages }: DocumentLayout): readonly FieldCandidate[] {
  return onlyOne(
    pages.flatMap(({ lines, number }) =>
      lines.flatMap(({ phrases }) =>
        phrases.flatMap((phrase) => {
          const text = `${phrase.text} ${yearBeneath(lines, phrase)?.text ?? ''}`.trim();
          const value = DAYS_ALONE.test(text) ? readValue(text, { value: 'period' }, '') : undefined;
          const isWhole = value?.kind === 'period' && isYear(dayNumber(value.end) - dayNumber(value.start));
          return isWhole ? [candidateOf(value, printedPhrase(phrase, number), 0.85)] : [];
        }),
      ),
    ),
  );
}

/** Lines of one cell begin within this of each other, in points, and stand at most this part of a text height apart. */
const SAME_EDGE_PT = 2.5;
const CELL_GAP = 0.6;

/** The year that a narrow cell sets beneath its last day: `1 May 2025 to 30 April` over `2026`. */
function yearBeneath(lines: readonly Line[], { text, x0, y0, y1 }: Phrase): Phrase | undefined {
  if (!/\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}$/u.test(text)) return undefined;
  return lines
    .flatMap(({ phrases }) => phrases)
    .find(
      (one) =>
        /^20\d\d$/.test(one.text) &&
        Math.abs(one.x0 - x0) <= SAME_EDGE_PT &&
        one.y0 > y0 + 1 &&
        one.y0 - y1 <= CELL_GAP * (y1 - y0),
    );
}

/** The period that stands without a label it belongs to: the only two dates of a line that are about a year apart. */
function yearlongLine({ pages }: DocumentLayout): readonly FieldCandidate[] {
  const found = pages.flatMap((page) =>
    page.lines.flatMap((line): FieldCandidate[] => {
      const dates = daysIn(line.text);
      const [start] = dates;
      const end = dates.find((date) => start !== undefined && isYear(dayNumber(date) - dayNumber(start)));
      const printed = printedWords(
        line.phrases.flatMap(({ words }) => words),
        page.number,
      );
      return start && end ? [candidateOf({ kind: 'period', start, end }, printed, 0.8)] : [];
    }),
  );
  // A line that is nothing else is the period, whatever sentences say besides.
  const alone = found.filter(
    ({ printed }) => /^\D{0,12}\d.{5,50}\d$/.test(printed.text) && !/[.,;]/.test(printed.text),
  );
  return onlyOne(alone.length > 0 ? alone : found);
}

/** The first and the last day beneath each other in a cell: `01/05/2024` over `30/04/2025`. */
function daysBeneath({ pages }: DocumentLayout): readonly FieldCandidate[] {
  return onlyOne(
    pages.flatMap(({ lines, number }) => {
      const days = lines.flatMap(({ phrases }) =>
        phrases.flatMap((phrase) => {
          const date = dayIn(phrase);
          return date ? [{ phrase, date }] : [];
        }),
      );
      return days.flatMap(({ phrase, date: end }) => {
        const over = days.find((one) => isRightOver(one.phrase, phrase));
        const isWhole = over !== undefined && isYear(dayNumber(end) - dayNumber(over.date));
        return isWhole
          ? [candidateOf({ kind: 'period', start: over.date, end } as const, printedPhrase(phrase, number), 0.8)]
          : [];
      });
    }),
  );
}

function dayIn({ text }: Phrase): CalendarDate | undefined {
  return readDay(text.replace(/^(?:to|from|until)\b:? /i, ''));
}

const isRightOver = (over: Phrase, { x0, x1, y0, y1 }: Phrase): boolean =>
  over.y1 < y0 + 1 &&
  y0 - over.y1 < y1 - y0 &&
  (Math.abs(over.x0 - x0) < 3 || Math.abs(over.x1 - x1) < 3 || Math.abs(over.x0 + over.x1 - x0 - x1) < 6);

/** A year that only its end is told of: `for the year ended 30 September 2025`. */
function yearEnded(layout: DocumentLayout, { fields }: FormReading): readonly FieldCandidate[] {
  const [labelled] = fields['yearEnd'] ?? [];
  const last = labelled && dayOf(labelled);
  if (last) return [yearTo(last, labelled.printed)];
  for (const { text, printed } of paragraphsOf(layout)) {
    const match =
      /\b(?:(?<!(?:last|previous|next|prior) )year|(?:12|twelve) months|(?:yearly|annual) statement(?: of (?:your )?(?:mortgage|account))*)(?: period)?(?: (?:that|which))? (?:ended|ending|ends|to|up to)(?: on)?:? (?=\d)/i.exec(
        text,
      );
    const [end] = match ? daysIn(text.slice(match.index + match[0].length, match.index + YEAR_TEXT)) : [];
    if (!end) continue;
    return [yearTo(end, printed)];
  }
  return [];
}

/** A year and its last day are told in so many letters. */
const YEAR_TEXT = 50;

function yearTo(end: CalendarDate, printed: FieldCandidate['printed']): FieldCandidate {
  const { year, month, day } = partsOf(end);
  // The year to the last day of a February begins on the first of March.
  const isMonth = partsOf(addDays(end, 1)).day === 1;
  const before = isMonth ? monthEnd(year - 1, month) : calendarDate(year - 1, month, day);
  const start = addDays(before ?? addDays(end, -DAYS_OF_LEAP_YEAR), 1);
  return candidateOf({ kind: 'period', start, end }, printed, 0.75);
}

const DAYS_OF_LEAP_YEAR = 366;

/** The last day of a month. */
function monthEnd(year: number, month: number): CalendarDate {
  const next = calendarDate(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1);
  if (!next) throw new RangeError('no month of a calendar');
  return addDays(next, -1);
}

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*';
const MONTHS = new RegExp(
  String.raw`(?<!\d |\d)\b${MONTH}\.?(?: (20\d\d))? ?(?:to|until|through|[-–—])(?: end)? ?${MONTH}\.? (20\d\d)\b`,
  'i',
);

/** A year that its first and last month tell: `May 2024 to April 2025`. */
function monthsOf({ pages }: DocumentLayout): readonly FieldCandidate[] {
  return onlyOne(
    pages.flatMap(({ lines, number }) =>
      lines.flatMap(({ phrases }) =>
        phrases.flatMap((phrase): FieldCandidate[] => {
          const [, first = '', firstYear, last = '', lastYear = ''] = MONTHS.exec(phrase.text) ?? [];
          const [from, to] = [monthNumber(first), monthNumber(last)];
          const year = Number(firstYear ?? (from <= to ? lastYear : Number(lastYear) - 1));
          const start = calendarDate(year, from, 1);
          const end = start && to > 0 ? monthEnd(Number(lastYear), to) : undefined;
          const isWhole = start && end && isYear(dayNumber(end) - dayNumber(start));
          return isWhole ? [candidateOf({ kind: 'period', start, end }, printedPhrase(phrase, number), 0.75)] : [];
        }),
      ),
    ),
  );
}

const MONTH_ALONE = new RegExp(String.raw`^${MONTH}\.? ['’]?((?:20)?\d\d)$`, 'i');
const MONTHS_OF_YEAR = 12;

/** The year of a table with a row for each of its months. */
function monthRows({ pages }: DocumentLayout): readonly FieldCandidate[] {
  return onlyOne(
    pages.flatMap(({ lines, number }) => {
      const months = lines.flatMap(({ phrases: [first] }) => {
        const [, name, year = ''] = MONTH_ALONE.exec(first?.text ?? '') ?? [];
        return first && name !== undefined ? [{ first, month: monthNumber(name), year: Number(year) % CENTURY }] : [];
      });
      const order = months.map(({ month, year }) => MONTHS_OF_YEAR * year + month);
      const [start, end] = [months[0], months.at(-1)];
      const isYear = order.length === MONTHS_OF_YEAR && order.every((one, at) => one === (order[0] ?? 0) + at);
      const from = start && calendarDate(FIRST_YEAR + start.year, start.month, 1);
      return isYear && end && from
        ? [
            candidateOf(
              { kind: 'period', start: from, end: monthEnd(FIRST_YEAR + end.year, end.month) } as const,
              printedPhrase(end.first, number),
              0.7,
            ),
          ]
        : [];
    }),
  );
}

const CENTURY = 100;
const FIRST_YEAR = 2000;

const YEAR_HEAD =
  /\b(?:(?:summary|statement|account|review|year)(?: for)?(?: the)?(?: calendar)?(?: year)?|(?:in|for|during|of)(?: the)?(?: calendar)?(?: year)?) (20\d\d)$|^(?:your )?(20\d\d) (?:annual |yearly |mortgage )*(?:statement|summary|review|account)\b|^(?:statement|calendar|mortgage) year:? (20\d\d)$/i;

/** A whole calendar year that a heading names, where its first and last day are printed without one. */
function calendarYear(layout: DocumentLayout): readonly FieldCandidate[] {
  const lines = layout.pages.flatMap(({ lines }) => lines);
  const isWhole = [/\b0?1(?:st)? jan(?:uary)?\b/i, /\b31(?:st)? dec(?:ember)?\b/i].every((day) =>
    lines.some(({ text }) => day.test(text)),
  );
  const [head] = isWhole
    ? lines.flatMap(({ page, phrases }) =>
        phrases.filter(({ text }) => YEAR_HEAD.test(text)).map((phrase) => printedPhrase(phrase, page)),
      )
    : [];
  const year = Number(
    YEAR_HEAD.exec(head?.text ?? '')
      ?.slice(1)
      .find(Boolean),
  );
  const end = calendarDate(year, 12, 31);
  return head && end ? [yearTo(end, head)] : [];
}

/** The period whose first and last day have labels of their own. */
function endsOfPeriod({ fields }: FormReading): readonly FieldCandidate[] {
  for (const from of fields['periodFrom'] ?? []) {
    for (const to of fields['periodTo'] ?? []) {
      const [start, end] = [dayOf(from), dayOf(to)];
      if (start && end && start < end && dayNumber(end) - dayNumber(start) <= YEAR_DAYS[1])
        return [candidateOf({ kind: 'period', start, end }, to.printed, 0.85)];
    }
  }
  return [];
}

/**
 * The period from the opening balance to the closing one, where that is a year: the balance of a day that the next year ends on, too, is
 * that of its evening.
 */
function balancesPeriod(movements: Movements): readonly FieldCandidate[] {
  const span = spanOf(movements);
  if (span?.kind !== 'period' || !movements.closing) return [];
  const [first, last] = [partsOf(span.start), partsOf(span.end)];
  const isSameDay = first.day === last.day && first.month === last.month;
  const start = isSameDay && first.day !== 1 ? addDays(span.start, 1) : span.start;
  const isWhole = isYear(dayNumber(span.end) - dayNumber(start));
  return isWhole ? [candidateOf({ ...span, start }, movements.closing.printed, 0.7)] : [];
}
