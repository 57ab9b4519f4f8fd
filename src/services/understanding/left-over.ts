// Whether a paper prints a value of a kind that no node has: its label is in words that nobody knows, or it stands in a place that
// was not understood. What sentences tell in passing, and what is printed in the margins, is not looked at.
import { readValue } from '../../extraction/fields/values.ts';
import { datesIn } from '../../extraction/values/date.ts';
import { daysIn, readDay } from '../../extraction/values/days.ts';
import { dayNumber, type CalendarDate } from '../../kernel/calendar-date.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { LeftKind } from '../../profiles/profile.ts';

/** A label and its value are no more words than this: what is longer is a sentence. */
const MOST_WORDS = 7;

/** A day after another is no later than this. */
const DAYS_AFTER = 45;

/** Kinds of numbers that nodes say as they are, and that parts of other values look like. */
const WHOLE: ReadonlySet<LeftKind> = new Set(['count', 'years', 'capacity']);

/** Whether a value of the kind is printed, alone or behind a few words, that no node says. `after`: of days, those of the weeks after it. */
export function isLeftOver(
  kind: LeftKind,
  layout: DocumentLayout,
  nodes: readonly GraphNode[],
  after?: CalendarDate,
): boolean {
  if (kind === 'money paid') return isPaid(layout, amountsOf(nodes));
  const texts = textsFor(kind, layout);
  const printed = texts.flatMap(VALUES[kind]);
  const values = WHOLE.has(kind)
    ? lessOnce(
        printed,
        kind === 'count' ? lessOnce(wholeValues(nodes), texts.flatMap(VALUES.years)) : wholeValues(nodes),
      )
    : printed.filter((one) => !saidBy(nodes).has(one));
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
  capacity: (text) => CAPACITY.exec(text)?.slice(1, 2) ?? [],
  count: (text) => COUNT.exec(text)?.slice(1) ?? [],
  price: (text) => [...text.matchAll(PRICE)].map(([, figures = '']) => inFull(figures)),
  limit: (text) => amounts(LIMIT.exec(text)?.[0] ?? '').filter((figures) => Number(figures) % ROUND === 0),
  point: (text) => [...text.matchAll(POINT)].map(([figures]) => figures.replace(/\D/gu, '')),
  number: (text) => NUMBER.exec(text)?.slice(1) ?? [],
};

/** The texts that values of a kind are looked for in. */
function textsFor(kind: LeftKind, layout: DocumentLayout): readonly string[] {
  if (OF_HEADS.has(kind)) return headTexts(layout);
  // Until when less is to pay, and what came in when, is told apart.
  if (kind === 'day') return shortTexts(layout).filter((text) => !/\b(?:discounts?|received)\b/iu.test(text));
  return kind === 'period' ? [...shortTexts(layout), ...daysBeside(layout)] : shortTexts(layout);
}

/** Two days that stand beside each other, in cells of their own: the first and the last. */
const daysBeside = madeOnce(({ pages }: DocumentLayout): readonly string[] =>
  pages.flatMap(({ lines }) =>
    lines.flatMap(({ furniture, phrases }) =>
      phrases.slice(1).flatMap(({ text }, at) => {
        const before = phrases[at]?.text ?? '';
        return !furniture && readDay(before) !== undefined && readDay(text) !== undefined
          ? [`${before} to ${text}`]
          : [];
      }),
    ),
  ),
);

/** What stands in the head of a paper, where it is said at all: elsewhere figures of these kinds are of other things. */
const OF_HEADS: ReadonlySet<LeftKind> = new Set(['limit', 'number']);
/** How far down the first page a head reaches. */
const HEAD_PART = 0.5;

const MONEY =
  /(?<![\d.,])(?:£ ?(?=\d))?(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2}|(?<=£ ?)\d+)(?![\d%]|[.,/-]\d| ?p\b)/gu;
const YEAR = /(?<![\d/,.-])(?:1[6-9]|20)\d{2}(?![\d/,.-])$/gu;
const YEARS = /(?<![\d.])(\d{1,2})\+? (?:years?|yrs?)\b/giu;
const PRICE = /(?<![\d.,£])(\d{1,3}\.\d{1,4}) ?(?:p\b|pence\b)/giu;
/** What may be owed is set in round figures. */
const ROUND = 50;
const LIMIT = /(?:^|(?<= ))£? ?\d[\d,]*(?:\.00)?$/u;
const POINT = /(?<![\d£.,-] ?)(?:1\d|2\d)(?: ?\d){11}(?! ?\d)/gu;
const NUMBER = /^(?!(?:19|20)\d\d$)(\d{1,4}|\d{1,3}\/20\d\d)$/u;
const COUNT = /^([1-9]\d?)\+?(?: (?!(?:years?|yrs?|days?|weeks?|months?|hours?|minutes?|of)\b)\p{Ll}+)?$/u;
/** Whole litres and years are no capacity of an engine unless the unit is behind them: they are distances, and years. */
const CAPACITY = /^([1-9],?\d{3}|[6-9]\d{2})(?: ?c\.?c\b|$)(?<!^(?:(?:19[5-9]|20[0-4])\d|\d,?\d?00))/iu;

const plain = (figures: string): string => figures.replaceAll(',', '');
const inFull = (figures: string): string => Number(plain(figures)).toFixed(2);

function days(text: string): readonly CalendarDate[] {
  return daysIn(text);
}

/** What came in: `-£45.20`, `£45.20 CR`, `Payment received £45.20`. */
const PAYMENT = /[-–−] ?£?\d[\d,]*\.\d{2}|\d\.\d{2} ?(?:cr\b|-)|\b(?:paid|payments?|received|thank)\b/iu;

/** Whether what was paid was owed as well: it stands beside its payment, or in more lines that tell of none than nodes have it. */
function isPaid({ pages }: DocumentLayout, known: readonly string[]): boolean {
  const lines = pages
    .flatMap((page) => page.lines)
    .map(({ phrases, text }) => ({
      amounts: amounts(text),
      isPayment: PAYMENT.test(text),
      isBoth: (value: string): boolean =>
        phrases.some((one) => ONE_PAID.test(one.text) && amounts(one.text).includes(value)) &&
        phrases.some((one) => !ONE_PAID.test(one.text) && amounts(one.text).includes(value)),
    }));
  const paid = new Set(lines.flatMap((line) => (line.isPayment ? line.amounts : [])));
  return [...paid].some((value) => {
    const owed = lines.filter((line) => !line.isPayment && line.amounts.includes(value)).length;
    return owed > known.filter((one) => one === value).length || lines.some((line) => line.isBoth(value));
  });
}

/** An amount that came in, with its sign. */
const ONE_PAID = /^[-–−] ?£?\d[\d,]*\.\d{2}$|^£?\d[\d,]*\.\d{2} ?(?:cr|-)$/iu;

/** The amounts of nodes, as often as they have them. */
function amountsOf(nodes: readonly GraphNode[]): readonly string[] {
  return nodes.flatMap((node) =>
    Object.values(node).flatMap((value) =>
      typeof value === 'object' && value !== null && 'amount' in value ? [inFull(String(value.amount))] : [],
    ),
  );
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
      .flatMap(({ phrases }) => withoutScale(phrases.map(({ text }) => text)))
      .filter((text) => text.split(' ').length <= MOST_WORDS),
  ),
);

/** Phrases of few words in the head of the first page; a number beside the word for pages counts them. */
const headTexts = madeOnce(({ pages: [page] }: DocumentLayout): readonly string[] =>
  (page?.lines ?? [])
    .filter(
      ({ furniture, y0, text }) => !furniture && y0 < HEAD_PART * (page?.heightPt ?? 0) && !/\bpages?\b|%/iu.test(text),
    )
    .flatMap(({ phrases }) => phrases.map(({ text }) => text))
    .filter((text) => text.split(' ').length <= MOST_WORDS),
);
/** So many small numbers side by side are a scale: `1 | 2 | 3 | 4 | 5+`, years of no claims over what they are worth. */
const SCALE = 3;

const withoutScale = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => COUNT.test(text)).length < SCALE ? texts : texts.filter((text) => !COUNT.test(text));

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

/** What is printed more often than nodes say it, or the other way round: five seats may stand beside `5 years`. */
function lessOnce(printed: readonly string[], said: readonly string[]): readonly string[] {
  const rest = [...said];
  return printed.filter((value) => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Every whole value of a node: what is counted is no part of an address, a day or an amount. */
const wholeValues = (nodes: readonly GraphNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    Object.values(node).flatMap((value) =>
      typeof value === 'number' || typeof value === 'string' ? [String(value)] : [],
    ),
  );
