// The whole time of a bill that charges for it in parts, as where prices changed meanwhile: `21 Aug to 30 Sep` and `1 Oct to 19 Nov`.
// Each part is printed as a period of its own; the bill is of none of them, but of all together.
import { daysBetween, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { joinedPrinted, printedPhrase, type Printed } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readValue } from '../../fields/values.ts';
import { readDay } from '../../values/days.ts';
import { lineOf } from '../candidate-line.ts';
import { candidateOf } from '../found-value.ts';

/** A bill that prints the whole itself, or the days of each part beside their charge, leaves no doubt: parts are printed often. */
const CONFIDENCE = 1;
/** What labels the whole, whatever its parts are. */
const OF_BILL = /\b(?:bill(?:ing|ed)?|statement|invoice|cyfnod) (?:period|dates|for|covers|from|y bil)\b/iu;
const MOST_DAYS = 400;
/** `41 days`, in a line that has a price or an amount. */
const DAYS = /(?<![\d.,£])(\d{1,3}) days?\b/giu;
const PRICED = /£|\d ?p\b|\d[.,]\d/iu;

interface Part {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly printed: Printed;
  readonly lineIndex: number;
}

/** Candidates of the period that parts on the page make up; `others` are those that are printed. */
export function periodsOfParts(layout: DocumentLayout, others: readonly FieldCandidate[]): FieldCandidate[] {
  const parts = partsOf(layout);
  const counts = dayCounts(layout);
  const isSaid = others.some((one) => OF_BILL.test(lineOf(one, layout)));
  return chainsOf(parts).flatMap((chain): FieldCandidate[] => {
    const [first, last] = [chain[0], chain.at(-1)];
    if (!first || !last || daysBetween(first.start, last.end) > MOST_DAYS) return [];
    const whole = others.find(
      ({ value }) => value.kind === 'period' && value.start === first.start && value.end === last.end,
    );
    if (whole) return [{ ...whole, confidence: CONFIDENCE }];
    const isCounted = ({ start, end }: Part): boolean =>
      counts.has(daysBetween(start, end)) || counts.has(daysBetween(start, end) + 1);
    if (isSaid || !chain.every(isCounted) || first.printed.page !== last.printed.page) return [];
    const printed = joinedPrinted(first.printed, last.printed);
    return [candidateOf({ kind: 'period', start: first.start, end: last.end }, printed, CONFIDENCE, first.lineIndex)];
  });
}

/** Runs of two parts or more, each of which begins where the one before ended or on the day after. */
function chainsOf(parts: readonly Part[]): (readonly Part[])[] {
  const isNext = (before: Part, { start }: Part): boolean => [0, 1].includes(daysBetween(before.end, start));
  const follow = (chain: readonly Part[]): readonly Part[] => {
    const last = chain.at(-1);
    const next = last && parts.find((one) => one.end > last.end && isNext(last, one));
    return next ? follow([...chain, next]) : chain;
  };
  return parts
    .filter((one) => !parts.some((other) => other.start < one.start && isNext(other, one)))
    .map((one) => follow([one]))
    .filter(({ length }) => length > 1);
}

/** The periods that are printed, each once. */
function partsOf({ pages }: DocumentLayout): readonly Part[] {
  const found = pages.flatMap(({ lines, number }) =>
    lines.flatMap((line, lineIndex) => periodsIn(line, number).map((one) => ({ ...one, lineIndex }))),
  );
  return found.filter((one, at) => found.findIndex(({ start, end }) => start === one.start && end === one.end) === at);
}

/** Periods in phrases, and those whose ends stand in neighbouring cells. */
function periodsIn({ phrases }: Line, page: number): Omit<Part, 'lineIndex'>[] {
  return phrases.flatMap((phrase, at) => {
    const within = readValue(phrase.text, { value: 'period' }, 'GBP');
    if (within?.kind === 'period')
      return [{ start: within.start, end: within.end, printed: printedPhrase(phrase, page) }];
    return inCells(phrase, phrases[at + 1], page);
  });
}

function inCells(from: Phrase, to: Phrase | undefined, page: number): Omit<Part, 'lineIndex'>[] {
  const [start, end] = [readDay(from.text), to && readDay(to.text)];
  if (!to || start === undefined || end === undefined || start >= end) return [];
  return [{ start, end, printed: joinedPrinted(printedPhrase(from, page), printedPhrase(to, page)) }];
}

/** The numbers of days that prices are charged for. */
const dayCounts = ({ pages }: DocumentLayout): ReadonlySet<number> =>
  new Set(
    pages.flatMap(({ lines }) =>
      lines
        .filter(({ text }) => PRICED.test(text))
        .flatMap(({ text }) => [...text.matchAll(DAYS)].map(([, days]) => Number(days))),
    ),
  );
