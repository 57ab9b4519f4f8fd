// What a paper speaks of and no node says: its profile tells which words speak of what. A value that is missing in silence is as
// wrong as a false one.
import { dayNumber, type CalendarDate } from '../../kernel/calendar-date.ts';
import { passagesOf } from '../../extraction/fields/sentences.ts';
import { firstBelow } from '../../extraction/fields/value-places.ts';
import { wrappedPhrases } from '../../extraction/fields/wrapped-labels.ts';
import { datesIn } from '../../extraction/values/date.ts';
import { likeliestDay } from '../../extraction/values/days.ts';
import { isNotApplicable } from '../../extraction/values/not-applicable.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout, PageLayout, Phrase } from '../../model/layout.ts';
import type { ExpectationIssue, GraphNode } from '../../model/reading.ts';
import type { MentionRule } from '../../profiles/profile.ts';
import { dayAt, isSaid } from './node-facts.ts';

/** A warning for each mention that is printed, and that the nodes leave out. */
export function unreadMentions(
  layout: DocumentLayout,
  mentions: readonly MentionRule[],
  nodes: readonly GraphNode[],
): ExpectationIssue[] {
  // Profiles add words to the mentions of those that they extend: each is said once.
  const unread = mentions.filter((mention) => isUnread(mention, layout, nodes));
  return unread
    .filter(({ name }, at) => unread.findIndex((one) => one.name === name) === at)
    .map(({ name, nodes: [place = ''] }) => ({
      nodeType: `ark:${place.replace(/\..*/, '')}`,
      reason: `Spoken of on the paper, and not read: ${name}.`,
    }));
}

/** Whether the paper speaks of what the nodes leave out. */
export const isUnread = (mention: MentionRule, layout: DocumentLayout, nodes: readonly GraphNode[]): boolean =>
  !isSaid(mention, nodes, mention) && isPrinted(mention, layout, dayAt(mention.after, nodes));

function isPrinted(mention: MentionRule, { pages }: DocumentLayout, after: CalendarDate | undefined): boolean {
  const printed = patternsOf(mention);
  const speaks = (text: string): boolean =>
    printed.some((pattern) => [...text.matchAll(pattern)].some(([said]) => !isPast(said, after)));
  return pages.some((page) => textsOf(page).some(speaks));
}

/** Whether words end in a day before that one; one without its year is taken for the nearest. */
function isPast(said: string, after: CalendarDate | undefined): boolean {
  if (after === undefined) return false;
  const date = likeliestDay(datesIn(said).at(-1)?.match) ?? nearest(said, after);
  return date !== undefined && dayNumber(date) < dayNumber(after);
}

function nearest(said: string, day: CalendarDate): CalendarDate | undefined {
  const year = Number(day.slice(0, 4));
  const dates = [year - 1, year, year + 1].flatMap((one) => {
    const date = YEARLESS.test(said) ? likeliestDay(datesIn(`${said} ${String(one)}`).at(-1)?.match) : undefined;
    return date ? [date] : [];
  });
  const away = (date: CalendarDate): number => Math.abs(dayNumber(date) - dayNumber(day));
  return dates.sort((a, b) => away(a) - away(b))[0];
}

const YEARLESS = /\d(?:st|nd|rd|th)? \p{L}{3,9}$/u;

const patternsOf = madeOnce(({ printed }: MentionRule) => printed.map((source) => new RegExp(source, 'giu')));

const textsOf = madeOnce((page: PageLayout): readonly string[] => {
  const without = labelsWithout(page);
  return allTexts(page).filter((text) => !without.has(text));
});

/** Phrases and what they run on to, labels that run over lines, and each two phrases that stand beside each other: a label and its value. */
const allTexts = (page: PageLayout): readonly string[] => [
  ...passagesOf(page),
  ...wrappedPhrases(page).map(({ phrase }) => phrase.text),
  ...pairsOf(page).map((pair) => pair.join(' ')),
  ...columnsOf(page),
];

/** Lines of one column stand at most this many of their heights apart. */
const LINE_GAP = 0.7;
/** A label of two lines with its value beneath is this long. */
const MOST_LINES = 3;

/** What stands beneath each other in a column, up to three lines at a time: a label that is broken within a day, and its value. */
function columnsOf(page: PageLayout): readonly string[] {
  return page.lines.flatMap(({ phrases }) =>
    phrases.flatMap((phrase) => {
      // The amount beside it may have been taken for the end of the line.
      const first = phrase.text.replace(AMOUNT_BEHIND, '');
      if (!BROKEN.test(first)) return [];
      const run = [phrase];
      while (run.length < MOST_LINES) {
        const last = run.at(-1) ?? phrase;
        const next = firstBelow(page, last);
        const isNear = next && next.y0 - last.y1 <= LINE_GAP * (last.y1 - last.y0) && Math.abs(next.x0 - last.x0) <= 3;
        if (!next || !isNear) break;
        run.push(next);
      }
      return run.length > 1 ? [[first, ...run.slice(1).map(({ text }) => text)].join(' ')] : [];
    }),
  );
}

/** A line that ends within a day: `paid off on 31` over `December 2025`. */
const BROKEN = /\b(?:on|at|of|to|from|by|until|before|after|ends?|ending|expires?) \d{1,2}(?:st|nd|rd|th)?$/u;
const AMOUNT_BEHIND = / £[\d,]+\.\d{2}$/u;

/** Labels beside or beneath which the paper says that there is nothing to say: what they speak of is not there to be read. */
const labelsWithout = (page: PageLayout): ReadonlySet<string> =>
  new Set([
    ...pairsOf(page).flatMap(([label, value]) => (isNothing(value) ? [label] : [])),
    ...page.lines.flatMap(({ phrases }) =>
      phrases.flatMap((value) => (isNothing(value.text) ? over(page, value) : [])),
    ),
  ]);

/** `Overdraft facility` over `None`: that there is none is told as well as that it does not apply. */
const isNothing = (text: string): boolean =>
  isNotApplicable(text) || /^none(?: (?:agreed|arranged|set|in place))?\.?$/iu.test(text);

/** What stands right over a value, in its column. */
function over({ lines }: PageLayout, { x0, y0, y1 }: Phrase): string[] {
  const near = lines.flatMap(({ phrases }) => phrases.filter((one) => Math.abs(one.x0 - x0) <= 3 && one.y1 <= y0 + 1));
  return near.filter((one) => y0 - one.y1 <= y1 - y0).map(({ text }) => text);
}

function pairsOf({ lines }: PageLayout): readonly (readonly [string, string])[] {
  return lines.flatMap(({ phrases: all }) => {
    // Typists set the colon of a label in a column of its own.
    const texts = all.map(({ text }) => text).filter((text) => text !== ':');
    return texts.slice(1).map((text, i) => [texts[i] ?? '', text] as const);
  });
}
