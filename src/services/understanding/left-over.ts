// Whether a paper prints a value of a kind that no node has: its label is in words that nobody knows, or it stands in a place that
// was not understood. What sentences tell in passing, and what is printed in the margins, is not looked at.
import { readValue } from '../../extraction/fields/values.ts';
import { datesIn } from '../../extraction/values/date.ts';
import { daysIn } from '../../extraction/values/days.ts';
import { dayNumber, type CalendarDate } from '../../kernel/calendar-date.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { LeftKind } from '../../profiles/profile.ts';

/** A label and its value are no more words than this: what is longer is a sentence. */
const MOST_WORDS = 7;

/** A day after another is no later than this. */
const DAYS_AFTER = 45;

/** Whether a value of the kind is printed, alone or behind a few words, that no node says. `after`: of days, those of the weeks after it. */
export function isLeftOver(
  kind: LeftKind,
  layout: DocumentLayout,
  nodes: readonly GraphNode[],
  after?: CalendarDate,
): boolean {
  const known = saidBy(nodes);
  const values = shortTexts(layout)
    .flatMap(VALUES[kind])
    .filter((value) => !known.has(value));
  if (kind === 'money paid') return isPaid(layout, new Set(values));
  if (kind === 'period') return values.some((text) => isAroundAll(text, nodes));
  if (kind !== 'day' || after === undefined) return values.length > 0;
  return days(values.join(' | ')).some((day) => {
    const since = dayNumber(day) - dayNumber(after);
    return since > 0 && since <= DAYS_AFTER;
  });
}

const amounts = (text: string): readonly string[] =>
  [...text.matchAll(MONEY)].flatMap(([, figures = '']) => (Number(plain(figures)) > 0 ? [inFull(figures)] : []));

/** The values of a kind in a text, in the form in which nodes are compared with them. */
const VALUES: Readonly<Record<LeftKind, (text: string) => readonly string[]>> = {
  money: amounts,
  'money paid': amounts,
  day: days,
  period: (text) => (periodOf(text) ? [text] : []),
  year: (text) => [...withoutDays(text).matchAll(YEAR)].map(([year]) => year),
  years: (text) => [...text.matchAll(YEARS)].map(([, years = '']) => years),
  count: (text) => COUNT.exec(text)?.slice(1) ?? [],
};

const MONEY =
  /(?<![\d.,])(?:£ ?(?=\d))?(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2}|(?<=£ ?)\d+)(?![\d%]|[.,/-]\d| ?p\b)/gu;
const YEAR = /(?<![\d/,.-])(?:19|20)\d{2}(?![\d/,.-])$/gu;
const YEARS = /(?<![\d.])(\d{1,2})\+? (?:years?|yrs?)\b/giu;
const COUNT = /^([1-9]\d?)(?: \p{Ll}+)?$/u;

const plain = (figures: string): string => figures.replaceAll(',', '');
const inFull = (figures: string): string => Number(plain(figures)).toFixed(2);

function days(text: string): readonly CalendarDate[] {
  return daysIn(text);
}

/** What came in: `-£45.20`, `£45.20 CR`, `Payment received £45.20`. */
const PAYMENT = /[-–−] ?£?\d[\d,]*\.\d{2}|\d\.\d{2} ?(?:cr\b|-)|\b(?:paid|payments?|received|thank)\b/iu;

/** Whether one of the amounts stands in a line of its own, and in another that says that it was paid. */
function isPaid({ pages }: DocumentLayout, values: ReadonlySet<string>): boolean {
  const lines = pages
    .flatMap((page) => page.lines)
    .map(({ text }) => ({ amounts: amounts(text), isPayment: PAYMENT.test(text) }));
  const has = (value: string, isPayment: boolean): boolean =>
    lines.some((line) => line.isPayment === isPayment && line.amounts.includes(value));
  return [...values].some((value) => has(value, true) && has(value, false));
}

const PERIOD = { value: 'period' } as const;

/** The first and the last day that a text names. */
function periodOf(text: string): { readonly start: CalendarDate; readonly end: CalendarDate } | undefined {
  const value = /\d/.test(text) ? readValue(text, PERIOD, '') : undefined;
  return value?.kind === 'period' ? value : undefined;
}

/** Whether some time may be what the paper is about: whatever the nodes date lies in it. */
function isAroundAll(text: string, nodes: readonly GraphNode[]): boolean {
  const period = periodOf(text);
  const dates = nodes.flatMap(({ type, date }) =>
    type === 'ark:Transaction' && typeof date === 'string' ? [date] : [],
  );
  return period !== undefined && dates.every((date) => date >= period.start && date <= period.end);
}

const withoutDays = (text: string): string =>
  datesIn(text).reduceRight((rest, { index, match }) => rest.slice(0, index) + rest.slice(index + match.length), text);

/** Phrases of few words, and each with the label before it. */
const shortTexts = madeOnce((layout: DocumentLayout): readonly string[] =>
  layout.pages.flatMap(({ lines }) =>
    lines
      .filter(({ furniture }) => !furniture)
      .flatMap(({ phrases }) => phrases.map(({ text }) => text))
      .filter((text) => text.split(' ').length <= MOST_WORDS),
  ),
);

/** Every figure and day that nodes have. */
const saidBy = madeOnce((nodes: readonly GraphNode[]): ReadonlySet<string> => {
  const said = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
    else if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      for (const [figures] of text.matchAll(/\d[\d,]*(?:\.\d+)?/gu)) {
        said.add(plain(figures));
        said.add(inFull(figures));
      }
      for (const day of days(text)) said.add(day);
    }
  };
  nodes.forEach(add);
  return said;
});
