// Rates of interest that a mortgage document names: how much, how set, until when. They stand in sentences (`4.74% fixed until 29
// February 2028, followed by 7.84% variable`) or in rows of a table, and each may be named several times.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { addDays } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { dateOf, matchDate } from '../../values/date.ts';
import type { FormRow } from '../list-rows.ts';
import { cell, paragraphsOf } from './passages.ts';

/** How a rate is set, in the words of the model. */
export type Determination = 'Fixed' | 'Standard Variable' | 'Variable Tracker' | 'Discount';

/** A rate with what is known of it. */
export interface Rate {
  /** `4.74%`. */
  readonly rate: string;
  readonly determination?: Determination;
  readonly until?: CalendarDate;
  readonly printed: Printed;
}

const KINDS: readonly (readonly [Determination, RegExp])[] = [
  ['Discount', /\bdiscount(?:ed)?\b/i],
  ['Variable Tracker', /\btrack(?:er|ers|ing|s)\b|\b(?:bank|bank of england) base rate\b/i],
  ['Fixed', /\bfixed\b/i],
  ['Standard Variable', /\bstandard variable\b|\bsvr\b|\bmanaged rate\b|\bvariable\b|\breversion(?:ary)?\b/i],
];

/** How a text says that a rate is set. */
export function determinationOf(text: string): Determination | undefined {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Percentages that are no rate of the loan. */
const OTHER =
  /annual percentage|comparison|early repayment|repaid|relative to|loan to value|\bltv\b|\brose\b|\bris(?:e|es|en|ing)\b|increase|reserve|overpay|maximum|commission|\bexample|of the (?:loan|amount|balance|property)|deposit|highest|would\b|\bsavings\b|\bper month\b/i;
/** The rate of charge; `30 APR 27` is a day. */
const APRC = /(?<!\d[ -])\bAPRC?\b(?![ -]\d)/;
/** Where one rate ends and the next begins. */
const CLAUSE =
  /[,;]?\s+(?=(?:followed by|and then|then|after (?:which|that)|reverting to|revert(?:s|ing)? to|changing to|moving to)\b)|(?<=[^\d\s])\.\s+(?=\p{Lu})|(?<=[\d%])\.\s+(?=\p{Lu})|;\s+|(?<=\d)\s+(?=\d{1,3} (?:monthly )?(?:payments|instalments)\b)/giu;
const PERCENT = /(?<![\d.])(\d{1,2}(?:\.\d{1,4})?)\s?%/g;
const UNTIL = /\b(?:until|up to|ends?(?: on)?|ending(?: on)?|expir(?:es|ing)(?: on)?|to)\s+/gi;

/** Every rate that the document names, each once, in the order of their first mention. */
export function findRates(layout: DocumentLayout): Rate[] {
  const found = new Map<string, Rate>();
  const untilOf = new Map<Determination, CalendarDate>();
  for (const { text, printed } of stretches(layout)) {
    for (const clause of text.split(CLAUSE)) {
      const determination = determinationOf(clause);
      const until = untilIn(clause);
      const rate = rateIn(clause);
      if (rate === undefined) {
        if (determination && until) untilOf.set(determination, untilOf.get(determination) ?? until);
        continue;
      }
      const known = found.get(rate);
      const ends = known?.until ?? until;
      const kind = better(known?.determination, determination);
      found.set(rate, {
        rate,
        printed: known?.printed ?? printed,
        ...(kind ? { determination: kind } : {}),
        ...(ends ? { until: ends } : {}),
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
      if (line.phrases.length > 1 && line.phrases.length < 7 && line.text.includes('%'))
        yield {
          text: line.text,
          printed: printedWords(
            line.phrases.flatMap(({ words }) => words),
            page.number,
          ),
        };
    }
  }
}

/** The rate of a clause that speaks of one; of several (base rate plus a margin) the one they come to. */
function rateIn(clause: string): string | undefined {
  if (OTHER.test(clause) || APRC.test(clause)) return undefined;
  const all = [...clause.matchAll(PERCENT)]
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
  const from = rates.length === 2 && ending.length === 1 && first?.until ? addDays(first.until, 1) : undefined;
  return rates.map(({ rate, determination, until, printed }): FormRow => ({
    rate: cell({ kind: 'text', text: rate }, printed),
    ...(determination ? { determination: cell({ kind: 'text', text: determination }, printed) } : {}),
    ...(until ? { until: cell({ kind: 'date', date: until }, printed) } : {}),
    ...(from && !until ? { from: cell({ kind: 'date', date: from }, printed, 0.8) } : {}),
  }));
}
