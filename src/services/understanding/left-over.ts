// Whether a paper prints a value of a kind that no node has: its label is in words that nobody knows, or it stands in a place that
// was not understood. What sentences tell in passing, and what is printed in the margins, is not looked at.
import { daysIn, readDay } from '../../extraction/values/days.ts';
import { daysBetween, type CalendarDate } from '../../kernel/calendar-date.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { LeftKind } from '../../profiles/profile.ts';
import { COUNT, inFull, periodOf, plain, VALUES } from './left-values.ts';
import { isPaidBefore } from './paid-before.ts';

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
  if (kind === 'money paid') return isPaidBefore(layout, nodes);
  const texts = textsFor(kind, layout);
  const printed = texts.flatMap(VALUES[kind]);
  const values = WHOLE.has(kind)
    ? lessOnce(printed, wholeFor(kind, texts, nodes))
    : printed.filter((one) => !saidBy(nodes).has(one) && !(kind === 'money' && partsOf(layout, nodes).has(one)));
  if (kind === 'period') return values.some((text) => isAroundAll(text, nodes));
  if (kind !== 'day' || after === undefined) return values.length > 0;
  return daysIn(values.join(' | ')).some((day) => {
    const since = daysBetween(after, day);
    return since > 0 && since <= DAYS_AFTER;
  });
}

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

/** Whether some time may be what the paper is about: whatever the nodes date lies in it. */
function isAroundAll(text: string, nodes: readonly GraphNode[]): boolean {
  const period = periodOf(text);
  const dates = nodes.flatMap(({ type, date }) =>
    type === 'ark:Transaction' && typeof date === 'string' ? [date] : [],
  );
  return period !== undefined && dates.every((date) => date >= period.start && date <= period.end);
}

/** So many small numbers side by side are a scale: `1 | 2 | 3 | 4 | 5+`, years of no claims over what they are worth. */
const SCALE = 3;

const withoutScale = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => COUNT.test(text)).length < SCALE ? texts : texts.filter((text) => !COUNT.test(text));

/** Phrases of few words. */
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
      for (const day of daysIn(text)) said.add(day);
    }
  };
  nodes.forEach(add);
  return said;
});

/** Amounts of rows that come to one that nodes have: `£200.00 | £250.00 | £450.00` of an excess. */
function partsOf({ pages }: DocumentLayout, nodes: readonly GraphNode[]): ReadonlySet<string> {
  const rows = pages.flatMap(({ lines }) =>
    lines.map(({ phrases }) => phrases.map(({ text }) => VALUES.money(text)).filter(({ length }) => length === 1)),
  );
  const parts = rows.flatMap((row): readonly string[] => {
    const amounts = row.flat();
    const sum = amounts.find((one) => 2 * pence(one) === amounts.reduce((all, other) => all + pence(other), 0));
    return amounts.length > 2 && sum !== undefined && saidBy(nodes).has(sum) ? amounts : [];
  });
  return new Set(parts);
}

const pence = (figures: string): number => Math.round(100 * Number(figures));

/** What is printed more often than nodes say it, or the other way round: five seats may stand beside `5 years`. */
function lessOnce(printed: readonly string[], said: readonly string[]): readonly string[] {
  const rest = [...said];
  return printed.filter((value) => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** What nodes have as a whole; of what is counted, what stands before `years` is none. */
const wholeFor = (kind: LeftKind, texts: readonly string[], nodes: readonly GraphNode[]): readonly string[] =>
  kind === 'count' ? lessOnce(wholeValues(nodes), texts.flatMap(VALUES.years)) : wholeValues(nodes);

/** Every whole value of a node: what is counted is no part of an address, a day or an amount. */
const wholeValues = (nodes: readonly GraphNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    Object.values(node).flatMap((value) =>
      typeof value === 'number' || typeof value === 'string' ? [String(value)] : [],
    ),
  );
