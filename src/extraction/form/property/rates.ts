// Rates of interest that a mortgage document names: how much, how set, until when. They stand in sentences (`4.00% fixed until 31
// March 2030, followed by 7.00% variable`) or in rows of a table, and each may be named several times.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { addDays } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import type { Word } from '../../../model/page.ts';
import { printedPhrase, printedWords, type Printed } from '../../../model/printed.ts';
import { readDate } from '../../values/date.ts';
import type { FormRow } from '../list-rows.ts';
import { cell, textCell } from '../row-cells.ts';
import { headOver, labelBeneath } from './column-heads.ts';
import { rateOfPart } from './part-columns.ts';
import { paragraphsOf } from './passages.ts';
import type { Rate } from './rate.ts';
import { byMargins, withoutGaps, type Margin } from './rate-margins.ts';
import { isOfCharge, isOther, readClause, type Determination } from './rate-clause.ts';
import { clausesOf } from './rate-clauses.ts';
import { labelAround } from './wrapped-tile.ts';

/** Every rate that the document names, each once, in the order of their first mention. */
export function findRates(layout: DocumentLayout): Rate[] {
  const found = new Map<string, Rate>();
  const untilOf = new Map<Determination, CalendarDate[]>();
  const chargedUntil = new Map<Determination, CalendarDate[]>();
  const made: Rate[] = [];
  const margins: Margin[] = [];
  const add = (rate: string, own: Omit<Rate, 'rate'>): void => {
    const known = found.get(rate);
    const until = known?.until ?? own.until;
    const determination = better(known?.determination, own.determination);
    found.set(rate, {
      rate,
      printed: known?.printed ?? own.printed,
      ...(determination ? { determination } : {}),
      ...(until ? { until } : {}),
      ...((known?.isOfLoan ?? own.isOfLoan) ? { isOfLoan: true } : {}),
      ...((known?.follows ?? own.follows) ? { follows: true } : {}),
      ...(own.isReference && (known === undefined || known.isReference) ? { isReference: true } : {}),
    });
  };
  for (const { text, printed } of stretches(layout)) {
    let last: string | undefined;
    let isCharge = false;
    for (const { text: clause, isLater } of clausesOf(text)) {
      // The next step of a charge is told as the next rate would be: `2% until 30 June 2028, then 1% until 30 June 2029`.
      isCharge = isOfCharge(clause) || (isCharge && isStep(clause));
      if (isCharge && isStep(clause)) continue;
      const { rate, standard, made: sum, determination, until, goesOn, margin } = readClause(clause, last);
      if (margin !== undefined && determination && !isLater)
        margins.push({ margin, determination, ...(until ? { until } : {}) });
      const own = { printed, ...(determination ? { determination } : {}), ...(until ? { until } : {}) };
      if (sum !== undefined) made.push({ rate: sum, ...own });
      const addStandard = (): void => {
        if (standard) add(standard, { printed, determination: 'Standard Variable', isReference: true });
      };
      if (rate === undefined) {
        addStandard();
        const days = isCharge ? chargedUntil : untilOf;
        if (determination && until) days.set(determination, [...(days.get(determination) ?? []), until]);
        continue;
      }
      last = rate;
      add(rate, {
        ...own,
        ...(/\binterest rate\b|\brate of interest\b/i.test(clause) ? { isOfLoan: true } : {}),
        ...(isLater && !goesOn ? { follows: true } : {}),
      });
      addStandard();
    }
  }
  // What a margin comes to is a rate where it is printed as one.
  for (const { rate, ...own } of made) if (found.has(rate)) add(rate, own);
  const later = (rate: Rate): number => (rate.follows ? 1 : 0);
  const rates = byMargins(withoutGaps([...found.values()]), margins).sort((a, b) => later(a) - later(b));
  return withoutSharedEnds(
    rates.map((one, at) => {
      const rate = at === 0 ? ofKind(one, [...untilOf.keys()], rates) : one;
      // A day that is told of a kind of rate is that of the rate that is paid first.
      const isFollowing = rate.follows === true && at > 0;
      const until =
        rate.until ??
        (isFollowing ? undefined : rate.determination && lastDay(untilOf, chargedUntil, rate.determination));
      return until ? { ...rate, until } : rate;
    }),
  );
}

/** The lender's own rate begins when another ends: neither that day nor the next is its last. */
function withoutSharedEnds(rates: readonly Rate[]): Rate[] {
  return rates.map((rate) => {
    const { until, ...rest } = rate;
    const begins = rates.some(
      ({ until: day, determination: kind }) =>
        kind !== undefined &&
        kind !== 'Standard Variable' &&
        day !== undefined &&
        (until === day || until === addDays(day, 1)),
    );
    return rate.determination === 'Standard Variable' && begins ? { ...rest, follows: true } : rate;
  });
}

const STANDARD =
  /\bstandard\b|\b[a-z]?svr\b|\bmvr\b|\bmanaged\b|\bmortgage rate\b|\bfollow.on\b|\brevert|\brevers|\bbasic rate\b/i;

/** A rate that is only `variable`, where the paper says until when one of another kind holds: `Tracker until 31 December 2027`. */
function ofKind(rate: Rate, ending: readonly Determination[], all: readonly Rate[]): Rate {
  const [kind, other] = ending.filter(
    (one) => one !== 'Standard Variable' && !all.some(({ determination }) => determination === one),
  );
  const isPlain = rate.determination === undefined || isOnlyVariable(rate);
  return kind && !other && isPlain ? { ...rate, determination: kind } : rate;
}

/** Whether nothing but that it varies is said of a rate. */
export function isOnlyVariable({ determination, printed }: Rate): boolean {
  return determination === 'Standard Variable' && !STANDARD.test(printed.text);
}

type Days = Map<Determination, readonly CalendarDate[]>;

/** The last day of a kind of rate as it is told first, else the one day until which a charge is made for leaving it. */
function lastDay(told: Days, charged: Days, kind: Determination): CalendarDate | undefined {
  const [first] = told.get(kind) ?? [];
  const [step, another] = new Set(charged.get(kind));
  return first ?? (another === undefined ? step : undefined);
}

/** A clause that goes on about a charge without a word for a rate. */
const isStep = (clause: string): boolean =>
  /^(?:then|and then|followed by|after(?:wards| that)?|thereafter|\d)/i.test(clause) &&
  !/\b(?:rates?|interest|fixed|tracker|variable|svr|discount(?:ed)?)\b/i.test(clause);

/** Until when rates of a kind are said to hold, where a clause says so without naming one: `The discount lasts until 1 May 2030.` */
export function saidUntil(layout: DocumentLayout, kind: Determination): CalendarDate | undefined {
  const told: Days = new Map();
  const charged: Days = new Map();
  for (const { text } of stretches(layout)) {
    for (const { text: clause } of clausesOf(text)) {
      const { rate, determination, until } = readClause(clause, undefined);
      const days = isOfCharge(clause) ? charged : told;
      if (rate === undefined && determination === kind && until) days.set(kind, [...(days.get(kind) ?? []), until]);
    }
  }
  return lastDay(told, charged, kind);
}

/** What says more than `variable` wins over it. */
function better(known: Determination | undefined, own: Determination | undefined): Determination | undefined {
  return known === undefined || (known === 'Standard Variable' && own !== undefined) ? own : known;
}

/** Paragraphs, and lines across the columns of a table. */
function* stretches(layout: DocumentLayout): Generator<{ readonly text: string; readonly printed: Printed }> {
  for (const { text, printed, line, phrase } of paragraphsOf(layout)) {
    const beside = line.phrases[line.phrases.indexOf(phrase) - 1];
    const label = beside ?? labelBeside(layout, printed);
    // What stands beside a label is told of that alone: `APRC | 6.4% variable`.
    const isOfOther = label !== undefined && label.words.length <= LABEL_WORDS && isOther(label.text);
    // What brackets say beside a rate is told of it: its row is read as a whole.
    const isAside = label !== undefined && text.startsWith('(') && /\d ?%$/.test(label.text);
    // A label may say that its rate is the next one: `Then moves to | our base rate, currently 7.24%`.
    const isNext = label !== undefined && label.words.length <= LABEL_WORDS && NEXT.test(label.text);
    if (text.includes(' ') && !isOfOther && !isAside) yield { text: isNext ? `${label.text} ${text}` : text, printed };
  }
  for (const page of layout.pages) {
    for (const [at, line] of page.lines.entries()) {
      // A rate at the middle of the two lines of its label stands on a line of its own.
      const around = LONE_RATE.test(line.text) ? labelAround(page, at) : undefined;
      if (around)
        yield {
          text: `${around.text} ${line.text}`,
          printed: printedWords([...around.words, ...wordsOf(line)], page.number),
        };
      if (line.phrases.length < 2 || line.phrases.length > MOST_CELLS) continue;
      if (!line.text.includes('%')) {
        yield* endsIn(line);
        continue;
      }
      // What brackets say of a rate is told of the one before them: `4.74%`, `variable tracker (Bank Rate plus 0.99%)`.
      const cells = line.phrases.filter(({ text }) => /\d ?%/.test(withoutBrackets(text)) && !OF_AMOUNT.test(text));
      const headed = cells.length > 1 ? [...underHeads(page, at, cells)] : [];
      if (headed.length > 0) yield* headed;
      else yield { text: rowText(page, line), printed: printedWords(wordsOf(line), page.number) };
    }
  }
}

const LONE_RATE = /^\d{1,2}\.\d{1,4} ?%(?: \(?(?:fixed|variable|tracker|discount(?:ed)?)\)?)?$/i;

/** Labels of what is paid once the rate of today has ended. */
const NEXT =
  /^(?:then|after(?:wards| that)|thereafter)\b|^(?:the |your |our )?(?:interest )?rate (?:that|which) (?:comes|follows)\b/i;

/** The label that stands alone left of the middle of a text of several lines. */
function labelBeside({ pages }: DocumentLayout, { page, box }: Printed): Phrase | undefined {
  const within = pages[page - 1]?.lines.filter(({ y0, y1 }) => y0 > box.y0 && y1 < box.y1) ?? [];
  return within.flatMap(({ phrases }) => phrases.filter(({ x1 }) => x1 < box.x0)).at(-1);
}

/** An amount, and how it was worked out: `£2,400.00 (2%)`. */
const OF_AMOUNT = /^£ ?\d[\d,]*(?:\.\d{2})? ?\(/;

/** Labels that say of which kind of rate the day beside them is the last: `Tracker until`, `Discount ends`. */
const ENDS = /\b(?:fixed|discount(?:ed)?|tracker)\b.*\b(?:until|ends?|to|expires)\b(?: on)?:?$/i;

function* endsIn({ phrases, page }: Line): ReturnType<typeof stretches> {
  for (const [at, label] of phrases.entries()) {
    const day = phrases[at + 1];
    if (day && ENDS.test(label.text) && readDate(day.text))
      yield { text: `${label.text.replace(/:$/, '')} ${day.text}`, printed: printedPhrase(day, page) };
  }
}

const withoutBrackets = (text: string): string => text.replace(/\([^)]*\)?/g, '');

const LABEL_WORDS = 6;
const MOST_CELLS = 10;
const wordsOf = ({ phrases }: Line): readonly Word[] => phrases.flatMap(({ words }) => words);

/** Several rates in one row are each what the head of their column says, or the label beneath them. */
function* underHeads(page: PageLayout, at: number, cells: readonly Phrase[]): ReturnType<typeof stretches> {
  for (const cell of cells) {
    const ofPart = rateOfPart(page, at, cell);
    if (ofPart !== undefined) {
      yield { text: ofPart, printed: printedPhrase(cell, page.number) };
      continue;
    }
    const head = labelBeneath(page, at, cell) ?? headOver(page, at, cell);
    const text = [head?.text, cell.text, endBehind(page, at, cell)].filter(Boolean).join(' ');
    if (head) yield { text, printed: printedPhrase(cell, page.number) };
  }
}

/** The day right behind a rate in its row, where its head says that rates end on it. */
function endBehind(page: PageLayout, at: number, cell: Phrase): string | undefined {
  const phrases = page.lines[at]?.phrases ?? [];
  const next = phrases[phrases.indexOf(cell) + 1];
  const isEnd = next && readDate(next.text) && ENDS_HEAD.test(headOver(page, at, next, EDGE)?.text ?? '');
  return isEnd ? `until ${next.text}` : undefined;
}

const ENDS_HEAD = /\b(?:ends?|end date|until|expir\w+)\b/i;

/** The head of a column of days on which rates begin. */
const BEGINS = /^(?:from|starts?|start(?:s|ing)? (?:on|date)|begins?|effective(?: from)?|with effect from)$/i;

/** What stands in such a column, or in that of last days, in place of a day. */
const EDGE = /^(?:the )?(?:start|beginning|end|outset|completion)\b.*\b(?:loan|mortgage|term)$|^completion$|\d/i;

/** A row's text; where a header above says that rates end, its one date says when. */
function rowText(page: PageLayout, line: Line): string {
  const dates = line.phrases.filter(({ text }) => readDate(text));
  const at = page.lines.indexOf(line);
  const isHeaded = page.lines
    .slice(Math.max(0, at - 6), at)
    .some(({ phrases, text }) => phrases.length > 2 && /\b(?:ends?|end date|until|expir\w+)\b/i.test(text));
  const [date] = dates;
  const begins = date !== undefined && BEGINS.test(headOver(page, at, date, EDGE)?.text ?? '');
  return dates.length === 1 && isHeaded && date && !begins
    ? line.text.replace(date.text, `until ${date.text}`)
    : line.text;
}

/** Rates as rows of facts: what follows a rate that ends begins the day after. */
export function rateRows(rates: readonly Rate[]): FormRow[] {
  const ending = rates.filter(({ until }) => until !== undefined);
  const [first] = ending;
  const from = ending.length === 1 && first?.until ? addDays(first.until, 1) : undefined;
  return rates.map(({ rate, determination, from: begins, until, follows, printed }): FormRow => ({
    rate: textCell(rate, printed),
    ...(determination ? { determination: textCell(determination, printed) } : {}),
    ...(until ? { until: cell({ kind: 'date', date: until }, printed) } : {}),
    ...(begins ? { from: cell({ kind: 'date', date: begins }, printed) } : {}),
    ...(from && !begins && !until && follows ? { from: cell({ kind: 'date', date: from }, printed, 0.8) } : {}),
  }));
}
