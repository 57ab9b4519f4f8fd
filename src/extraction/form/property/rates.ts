// Rates of interest that a mortgage document names: how much, how set, until when. They stand in sentences (`4.00% fixed until 31
// March 2030, followed by 7.00% variable`) or in rows of a table, and each may be named several times.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { addDays } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { dateOf, matchDate, readDate } from '../../values/date.ts';
import type { FormRow } from '../list-rows.ts';
import { cell, paragraphsOf } from './passages.ts';

/** How a rate is set, in the words of the model. */
export type Determination = 'Fixed' | 'Standard Variable' | 'Variable Tracker' | 'Discount';

/** A rate with what is known of it. */
export interface Rate {
  /** `4.00%`. */
  readonly rate: string;
  readonly determination?: Determination;
  readonly until?: CalendarDate;
  /** Whether the text says that it is an interest rate. */
  readonly isOfLoan?: true;
  /** Whether it is said to come after another. */
  readonly follows?: true;
  readonly printed: Printed;
}

const KINDS: readonly (readonly [Determination, RegExp])[] = [
  ['Discount', /\bdiscount(?:ed)?\b/i],
  ['Variable Tracker', /\btrack(?:er|ers|ing|s)\b|\b(?:bank|bank of england) base rate\b/i],
  ['Fixed', /\bfixed\b/i],
  [
    'Standard Variable',
    /\bstandard variable\b|\bsvr\b|\bmanaged rate\b|\bfollow.on rate\b|\bmortgage rate\b|\bvariable\b|\breversion(?:ary)?\b/i,
  ],
];

/** How a text says that a rate is set; what stands in brackets counts where nothing else says so. */
export function determinationOf(text: string): Determination | undefined {
  const plain = text.replace(/\([^)]*\)/g, '');
  return kindOf(plain) ?? (plain === text ? undefined : kindOf(text));
}

function kindOf(text: string): Determination | undefined {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Percentages that are no rate of the loan. */
const OTHER =
  /annual percentage|comparison|early repayment|repaid|relative to|loan to value|\bltv\b|\brose\b|\bris(?:e|es|en|ing)\b|increase|reserve|overpay|maximum|commission|\bexample|of the (?:loan|amount|balance|property)|deposit|highest|would\b|\bsavings\b|\bper month\b/i;
/** The rate of charge; `30 APR 27` is a day. */
const APRC = /(?<!\d[ -])\bAPRC?\b(?![ -]\d{2,4}\b(?!\.?\d* ?%))/;
/** Where one rate ends and the next begins. */
const CLAUSE =
  /[,;]?\s+(?=(?:followed by|and then|then|after (?:which|that)|reverting to|revert(?:s|ing)? to|changing to|moving to|you(?:’ll|'ll| will) (?:move|switch|change|go|revert)|it (?:will )?(?:move|switch|change|revert)s?)\b)|(?<=[^\d\s])\.\s+(?=\p{Lu})|(?<=[\d%])\.\s+(?=\p{Lu})|;\s+|(?<=\d)\s+(?=\d{1,3} (?:monthly )?(?:payments|instalments)\b)/giu;
/** A margin over or under another rate is none by itself. */
const PERCENT =
  /(?<![\d.]|\d\.\d{1,2} |(?:[+–-]|\b(?:plus|less|minus|discount of|margin of|adding|deducting)) ?)(\d{1,2}(?:\.\d{1,4})?)\s?%(?! (?:above|below|over|under|discount|less than|more than)\b)/gi;
const UNTIL = /\b(?:until|up to|ends?(?: on)?|ending(?: on)?|expir(?:es|ing)(?: on)?|to)\s+/gi;

/** Words with which the next rate is told. */
const FOLLOWS =
  /^(?:followed by|and then|then|after (?:which|that)|revert\w* to|changing to|moving to|you\b|it\b)|\b(?:remainder|rest|remaining) (?:of )?(?:the |your )?(?:mortgage )?term\b|\bcurrently\b.*\bafter\b/i;
/** A sentence that goes on about the rate just named: `It is fixed until …`. */
const GOES_ON = /^(?:this|it|that|which|the rate)\b/i;

/** Every rate that the document names, each once, in the order of their first mention. */
export function findRates(layout: DocumentLayout): Rate[] {
  const found = new Map<string, Rate>();
  const untilOf = new Map<Determination, CalendarDate>();
  for (const { text, printed } of stretches(layout)) {
    let last: string | undefined;
    for (const clause of text.split(CLAUSE)) {
      const kind = determinationOf(clause);
      const ends = untilIn(clause);
      const rate = rateIn(clause) ?? (last !== undefined && GOES_ON.test(clause) ? last : undefined);
      if (rate === undefined) {
        if (kind && ends) untilOf.set(kind, untilOf.get(kind) ?? ends);
        continue;
      }
      last = rate;
      const known = found.get(rate);
      const until = known?.until ?? ends;
      const determination = better(known?.determination, kind);
      found.set(rate, {
        rate,
        printed: known?.printed ?? printed,
        ...(determination ? { determination } : {}),
        ...(until ? { until } : {}),
        ...(known?.isOfLoan || /\binterest rate\b|\brate of interest\b/i.test(clause) ? { isOfLoan: true } : {}),
        ...(known?.follows || FOLLOWS.test(clause) ? { follows: true } : {}),
      });
    }
  }
  return [...found.values()].map((rate) => {
    const until = rate.until ?? (rate.determination && untilOf.get(rate.determination));
    return until ? { ...rate, until } : rate;
  });
}

/** What says more than `variable` wins over it. */
function better(known: Determination | undefined, own: Determination | undefined): Determination | undefined {
  return known === undefined || (known === 'Standard Variable' && own !== undefined) ? own : known;
}

/** Paragraphs, and lines across the columns of a table. */
function* stretches(layout: DocumentLayout): Generator<{ readonly text: string; readonly printed: Printed }> {
  yield* paragraphsOf(layout).filter(({ text }) => text.includes(' '));
  for (const page of layout.pages) {
    for (const line of page.lines) {
      if (line.phrases.length > 1 && line.phrases.length < 9 && line.text.includes('%')) {
        const printed = printedWords(
          line.phrases.flatMap(({ words }) => words),
          page.number,
        );
        yield { text: rowText(page, line), printed };
      }
    }
  }
}

/** A row's text; where a header above says that rates end, its one date says when. */
function rowText(page: PageLayout, line: Line): string {
  const dates = line.phrases.filter(({ text }) => readDate(text));
  const at = page.lines.indexOf(line);
  const isHeaded = page.lines
    .slice(Math.max(0, at - 6), at)
    .some(({ phrases, text }) => phrases.length > 2 && /\b(?:ends?|end date|until|expir\w+)\b/i.test(text));
  const [date] = dates;
  return dates.length === 1 && isHeaded && date ? line.text.replace(date.text, `until ${date.text}`) : line.text;
}

/** The rate of a clause that speaks of one; of several (base rate plus a margin) the one they come to. */
function rateIn(clause: string): string | undefined {
  if (OTHER.test(clause) || APRC.test(clause)) return undefined;
  // What stands in brackets explains the rate before it: `4.00% (our Standard Variable Rate, currently 6.00%, less 2.00%)`.
  const plain = clause.replace(/\([^)]*\)/g, '');
  const all = [...(/\d ?%/.test(plain) ? plain : clause).matchAll(PERCENT)]
    .map(([, number = '']) => number)
    .filter((number) => Number(number) > 0 && Number(number) < 25);
  const best = all.length < 2 ? all[0] : [...all].sort((a, b) => Number(b) - Number(a))[0];
  return best === undefined ? undefined : `${best}%`;
}

function untilIn(clause: string): CalendarDate | undefined {
  for (const match of clause.matchAll(UNTIL)) {
    const [reading] = matchDate(clause.slice(match.index + match[0].length))?.readings ?? [];
    const date = reading && dateOf(reading);
    if (date) return date;
  }
  return undefined;
}

/** Rates as rows of facts: what follows a rate that ends begins the day after. */
export function rateRows(rates: readonly Rate[]): FormRow[] {
  const ending = rates.filter(({ until }) => until !== undefined);
  const [first] = ending;
  const from = ending.length === 1 && first?.until ? addDays(first.until, 1) : undefined;
  return rates.map(({ rate, determination, until, follows, printed }): FormRow => ({
    rate: cell({ kind: 'text', text: rate }, printed),
    ...(determination ? { determination: cell({ kind: 'text', text: determination }, printed) } : {}),
    ...(until ? { until: cell({ kind: 'date', date: until }, printed) } : {}),
    ...(from && !until && follows ? { from: cell({ kind: 'date', date: from }, printed, 0.8) } : {}),
  }));
}
