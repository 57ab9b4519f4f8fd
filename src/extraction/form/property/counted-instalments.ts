// Instalments that a bill counts in words: `1 payment of £177.16 on 01/04/2025, then 9 of £176.00 on the 1st of each month`.
import { calendarDate, dayNumber, partsOf, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { datesIn } from '../../values/date.ts';
import { monthNumber } from '../../../kernel/months.ts';
import { moneyOf } from './money-in-phrase.ts';
import type { Instalment } from './instalment.ts';
import { monthsAfter } from './months-after.ts';
import { paragraphsOf, passagesOf } from './passages.ts';
import { dayInTaxYear, yearOfMonth } from './tax-year.ts';

const MONEY = String.raw`(?:£ ?)?(\d[\d,]*\.\d{2})`;
const PAID = String.raw`(?:(?:monthly|equal|further|remaining|subsequent|more|regular|direct debit|other) )*(?:instalments?|payments?|months?|amounts?)`;
const BY = String.raw`(?:of|at|x|×|@|:|=|-|for|will be|are|is|were|due)`;
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
const MANY = new RegExp(
  String.raw`(?<![\d/.£,-])(\d{1,2}|${NUMBERS.join('|')})(?: ${PAID})?(?:(?: ?${BY}){1,2} ?| )${MONEY}`,
  'giu',
);
const FIRST = new RegExp(
  String.raw`(?<![\d/.£,-])(?:1|one|first|1st|initial)(?: ${PAID})?(?:(?: ?${BY}){1,2} ?| )${MONEY}`,
  'giu',
);
/** `9 payments on the 1st of each month from May: £150.00 each`. */
const EACH = new RegExp(
  String.raw`(?<![\d/.£,-])(\d{1,2}|${NUMBERS.join('|')}) ${PAID} ((?:on|from|due|payable|starting|each|every|by)\b[^£;]{4,70}?)[ :]+${MONEY}(?: (?:each|per month|a month|monthly|every month)\b|$)`,
  'giu',
);
/** `10 instalments: first £233.02 due 15/04/2026, then £230.00 on the 15th`: all of them are counted together. */
const IN_ALL = new RegExp(
  String.raw`(?<![\d/.£,-])(\d{1,2}|${NUMBERS.join('|')}) ${PAID}\b[^£.]{0,30}\bfirst\b[^£.]{0,40}${MONEY}[^£]{0,50}?\b(?:then|followed by|and|remaining|rest|others?)\b[^£.]{0,40}${MONEY}`,
  'giu',
);
/** An amount, its day, and that more follow. */
const FOLLOWED = new RegExp(
  String.raw`${MONEY},? (?:on|due(?: on| by)?|payable(?: on)?|by) ([^£]{6,24}?),?(?: and)? (?:then|followed by|and)\b`,
  'giu',
);
/** The day of the first, then its amount. */
const DATED_FIRST = new RegExp(
  String.raw`\bfirst (?:instalment|payment)? ?(?:is )?(?:due |payable )?(?:on|by)? ?([^£]{6,24}?) ?(?:is |of |for |will be |[-–:] ?)*${MONEY}`,
  'giu',
);
/** A row of an amount and its day. */
const AMOUNT_AND_DAY = new RegExp(String.raw`^${MONEY} ([^£]{6,20})$`, 'giu');
const COLLECTED = new RegExp(String.raw`\bcollect ${MONEY} on ([^£]{6,24})`, 'giu');
/** A day to the same day of another month, and what is paid on each. */
const RANGE = new RegExp(
  String.raw`([^£]{6,20}?) (?:to|until|-|–) ([^£]{6,20}?)(?: \d{1,2})?(?: ?${BY})? ${MONEY}`,
  'giu',
);
/** `£117.57 on 15 April and then £100.00 on the 15th of each month until 15 February 2027`. */
const UNTIL_DAY = new RegExp(
  String.raw`\b(?:then|followed by|and|(?:(?:the|all) )?(?:others?|rest|remaining|remainder|subsequent)(?: (?:ones|instalments|payments))?):? ${MONEY}[^£.]{0,50}? (?:until|till|up to|ending(?: on)?|to|last(?: one)? on) ([^£]{6,24})`,
  'giu',
);
/** `first due 01/04/2026`, said of what stands before it. */
const FIRST_DUE =
  /\b(?:first|starting|commencing|beginning|from)(?: (?:one|instalment|payment))?(?: is)?(?: due| payable)?(?: on| by)? ([^£]{6,20})/iu;
/** What is said of an amount follows it in so many letters. */
const TAIL = 110;
const MOST_INSTALMENTS = 60;

interface Sentence {
  readonly text: string;
  readonly printed: Printed;
}

/** What goes on with the line above it, however far in it is set: `FROM 01/04/2025 TO 01/12/2025`. */
const GOES_ON = /^(?:from|starting|commencing|beginning|until|ending)\b/iu;

/** Paragraphs, what begins within them, lines across their phrases, and each with one that goes on with it. */
function* sentences(layout: DocumentLayout): Generator<Sentence> {
  yield* paragraphsOf(layout);
  yield* passagesOf(layout);
  for (const page of layout.pages) {
    for (const [at, { phrases, text }] of page.lines.entries()) {
      const words = phrases.flatMap((phrase) => phrase.words);
      if (phrases.length > 1) yield { text, printed: printedWords(words, page.number) };
      const next = page.lines[at + 1];
      if (next && GOES_ON.test(next.text))
        yield {
          text: `${text} ${next.text}`,
          printed: printedWords([...words, ...next.phrases.flatMap((phrase) => phrase.words)], page.number),
        };
    }
  }
}

/** Every way in which sentences count instalments: the first one with the others, or those alone. */
export function countedInstalments(
  layout: DocumentLayout,
  currency: string,
  year: number | undefined,
): readonly (readonly Instalment[])[] {
  const all = [...sentences(layout)];
  const firsts = distinct(all.flatMap((one) => firstsIn(one, currency, year)).map((one) => [one]));
  const runs = distinct(all.flatMap((one) => runsIn(one, { currency, year, first: firsts[0]?.[0] })));
  const both = firsts.slice(0, 3).flatMap((first) => runs.slice(0, 6).map((run) => [...first, ...run]));
  return [...both, ...runs.slice(0, 6), ...firsts.slice(0, 1)];
}

function distinct(all: readonly (readonly Instalment[])[]): (readonly Instalment[])[] {
  const keyOf = (run: readonly Instalment[]): string => run.map(({ date, minor }) => `${date} ${String(minor)}`).join();
  return [...new Map(all.map((run) => [keyOf(run), run])).values()];
}

/** The days that `text` names, in printed order. */
function daysIn(text: string, year: number | undefined): { readonly date: CalendarDate; readonly index: number }[] {
  return datesIn(text).flatMap(({ match, index }) => {
    const date = dayInTaxYear(match, year);
    return date ? [{ date, index }] : [];
  });
}

/** What follows a match as far as it speaks of it: up to the next amount or the end of the sentence. */
function tailOf(text: string, match: RegExpExecArray): string {
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + TAIL);
  return rest.split(/£|\b\d+\.\d{2}\b|\.\s/u)[0] ?? '';
}

function minorOf(digits: string | undefined, currency: string): number | undefined {
  return moneyOf(`£${digits ?? ''}`, currency)?.minor;
}

function firstsIn({ text, printed }: Sentence, currency: string, year: number | undefined): Instalment[] {
  const make = (money: string | undefined, day: string | undefined): Instalment[] => {
    const minor = minorOf(money, currency);
    const [first] = daysIn(day ?? '', year);
    return minor === undefined || !first ? [] : [{ date: first.date, minor, printed }];
  };
  return [
    ...[...text.matchAll(FIRST)].flatMap((match) => {
      const own = make(match[1], tailOf(text, match).slice(0, 50));
      return own.length > 0 ? own : make(match[1], FIRST_DUE.exec(text)?.[1]);
    }),
    ...[...text.matchAll(FOLLOWED)].flatMap(([, money, day]) => make(money, day)),
    ...[...text.matchAll(AMOUNT_AND_DAY)].flatMap(([, money, day]) => make(money, day)),
    ...[...text.matchAll(COLLECTED)].flatMap(([, money, day]) => make(money, day)),
    ...[...text.matchAll(DATED_FIRST)].flatMap(([, day, money]) => make(money, day)),
  ];
}

interface RunContext {
  readonly currency: string;
  readonly year: number | undefined;
  readonly first: Instalment | undefined;
}

function runsIn(sentence: Sentence, context: RunContext): Instalment[][] {
  const { text, printed } = sentence;
  const { currency, year } = context;
  const run = (many: number, money: string | undefined, when: string): Instalment[][] => {
    const minor = minorOf(money, currency);
    const start = startOf(when, many, context);
    if (minor === undefined || start === undefined || many < 2 || many > MOST_INSTALMENTS) return [];
    const own = runOf(start, many, { minor, printed });
    // Where the day is that of the first one, the others are of the months after it.
    return context.first?.date === start ? [runOf(monthsAfter(start, 1), many, { minor, printed }), own] : [own];
  };
  const counted = [
    ...[...text.matchAll(MANY)].flatMap((match) => run(countOf(match[1]), match[2], tailOf(text, match))),
    ...[...text.matchAll(EACH)].flatMap(([, count, when = '', money]) => run(countOf(count), money, when)),
    ...[...text.matchAll(IN_ALL)].flatMap((match) => run(countOf(match[1]) - 1, match[3], tailOf(text, match))),
  ];
  const until = [...text.matchAll(UNTIL_DAY)].flatMap(([, money, day = '']): Instalment[][] => {
    const [first, last] = [context.first, daysIn(day, year)[0]?.date];
    const minor = minorOf(money, currency);
    const months = first && last ? monthsBetween(first.date, last) : 0;
    if (!first || minor === undefined || months < 1 || months > 11) return [];
    return [runOf(monthsAfter(first.date, 1), months, { minor, printed })];
  });
  const ranged = [...text.matchAll(RANGE)].flatMap(([, from = '', to = '', money]): Instalment[][] => {
    const [start, end] = [daysIn(from, year).at(-1)?.date, daysIn(to, year)[0]?.date];
    const minor = minorOf(money, currency);
    const months = start && end ? monthsBetween(start, end) : 0;
    return minor === undefined || start === undefined || months < 1 || months > 11
      ? []
      : [runOf(start, months + 1, { minor, printed })];
  });
  return [...counted, ...until, ...ranged];
}

function countOf(count = ''): number {
  return /^\d/.test(count) ? Number(count) : NUMBERS.findIndex((word) => word === count.toLowerCase()) + 2;
}

function runOf(start: CalendarDate, many: number, one: Omit<Instalment, 'date'>): Instalment[] {
  return Array.from({ length: many }, (_, i) => ({ ...one, date: monthsAfter(start, i) }));
}

/** Whole months from a day to the same day of another month; 0 where it is another day. */
function monthsBetween(start: CalendarDate, end: CalendarDate): number {
  const [a, b] = [partsOf(start), partsOf(end)];
  const isSameDay = a.day === b.day || (a.day > 27 && b.day > 27);
  return isSameDay && dayNumber(end) > dayNumber(start) ? (b.year - a.year) * 12 + b.month - a.month : 0;
}

const UNTIL = /\b(?:to|until|till|up to|ending|last|final)\b[^\d]*$/iu;
const FROM_MONTH =
  /(?:\b(?:from|beginning|starting|commencing)(?: in)? |(?<=[,:(] ?)(?=\p{Lu}\p{L}+(?: 20\d\d)? (?:to|until|[-–]) ))(\p{Lu}\p{L}{2,8})(?: (20\d\d))?\b/u;
const DAY_OF_MONTH = /\b(\d{1,2})(?:st|nd|rd|th)\b/u;

/** The first of several months: as printed, or counted back from the last, or the month after the first payment's. */
function startOf(tail: string, many: number, { year, first }: RunContext): CalendarDate | undefined {
  const [one, two] = daysIn(tail, year);
  if (one && !two && UNTIL.test(tail.slice(0, one.index))) return monthsAfter(one.date, 1 - many);
  if (one) return one.date;
  const next = first && monthsAfter(first.date, 1);
  const day = Number(DAY_OF_MONTH.exec(tail)?.[1]);
  const [, name = '', own] = FROM_MONTH.exec(tail) ?? [];
  const from = monthNumber(name);
  if (from > 0 && day > 0 && (own ?? year) !== undefined)
    return calendarDate(own === undefined ? yearOfMonth(from, year ?? 0) : Number(own), from, day);
  if (next === undefined || !(day > 0)) return next;
  const { year: y, month } = partsOf(next);
  return calendarDate(y, month, day) ?? next;
}
