// The rates of a loan: those that a statement names, with what labels say of the one that is paid now.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { leadingDay, readDay } from '../../values/days.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { lineOf } from '../candidate-line.ts';
import type { FormFinding, FormReading } from '../form-reading.ts';
import type { FieldValue } from '../../fields/values.ts';
import { ofParts } from './loan-parts.ts';
import { paragraphsOf } from './passages.ts';
import { currentFirst } from './dated-rows.ts';
import { warning } from './findings.ts';
import { determinationOf, isMarginIn, isOwnRate, kindsIn, readClause, type Determination } from './rate-clause.ts';
import { clausesOf, isOfEnded, pastEnds } from './rate-clauses.ts';
import { withBeginnings } from './rate-beginnings.ts';
import type { Rate } from './rate.ts';
import { findRates, isOnlyVariable, saidUntil } from './rates.ts';
import { LABELLED } from '../../fields/labelled.ts';

/** The rates of the loan, and of its parts. */
export function statementRates(layout: DocumentLayout, reading: FormReading): Rate[] {
  const rates = ratesOfLoan(layout, reading);
  const { fields } = reading;
  const kinds = ofParts(layout, fields['rateType'] ?? [], textIn);
  const ends = ofParts(layout, fields['rateEnds'] ?? [], dayIn);
  const own = ofParts(layout, fields['interestRate'] ?? [], percentIn).filter(({ part }) => part !== undefined);
  // A rate that no sentence names is that of a part, with what the labels of that part say of it.
  const others = own.flatMap(({ part, candidate: { value, printed } }): Rate[] => {
    const rate = value.kind === 'text' ? value.text : '';
    if (rate === '' || rates.some((one) => one.rate === rate)) return [];
    const end = ends.find((one) => one.part === part)?.candidate;
    const said = kinds.filter((one) => one.part === part).map(({ candidate }) => candidate);
    const determination = saidKind(said) ?? (end && determinationOf(labelOf(layout, end)));
    const until = end?.value.kind === 'date' ? end.value.date : undefined;
    return [{ rate, printed, ...(determination ? { determination } : {}), ...(until ? { until } : {}) }];
  });
  return withBeginnings(layout, [...rates, ...new Map(others.map((one) => [one.rate, one])).values()]);
}

/** What is to say where labels name a kind of rate that none of those that were read is of, or all of those ended before `end`. */
export function kindDoubts(
  { fields }: FormReading,
  rates: readonly Rate[],
  end?: CalendarDate,
): readonly FormFinding[] {
  const named = (fields['rateType'] ?? []).flatMap(({ value, confidence }) =>
    value.kind === 'text' && confidence >= LABELLED && !isOfEnded(value.text) ? certainKinds(value.text) : [],
  );
  const isRead = (kind: Determination): boolean => rates.some(({ determination }) => determination === kind);
  const isUnread = rates.length > 0 && named.some((kind) => !isRead(kind));
  const areOver =
    rates.length > 0 && end !== undefined && rates.every(({ until }) => until !== undefined && until < end);
  return [
    ...(isUnread ? [warning('A kind of rate is labelled that no rate was read to be of.')] : []),
    ...(areOver ? [warning('All rates that were read ended before the statement does.')] : []),
  ];
}

/** The kinds that a text names; that a rate varies is said of any of them, but the lender's own is a kind where no other is named. */
function certainKinds(text: string): readonly Determination[] {
  const kinds = kindsIn(text);
  return kinds.length === 1 && isOwnRate(text) ? kinds : kinds.filter((kind) => kind !== 'Standard Variable');
}

const textIn = (text: string): FieldValue => ({ kind: 'text', text });

function percentIn(text: string): FieldValue | undefined {
  const rate = /^\d{1,2}(?:\.\d{1,4})?(?= ?%)/.exec(text)?.[0];
  return rate === undefined ? undefined : { kind: 'text', text: `${rate}%` };
}

function dayIn(text: string): FieldValue | undefined {
  const date = readDay(text);
  return date === undefined ? undefined : { kind: 'date', date };
}

/** The words before a value in its own phrase, or in the one before it. */
function labelOf(layout: DocumentLayout, { page, lineIndex, printed: { box } }: FieldCandidate): string {
  const phrases = layout.pages[page - 1]?.lines[lineIndex]?.phrases ?? [];
  const before = phrases.filter(({ x0 }) => x0 < box.x0 + 1);
  return before.at(-1)?.text ?? '';
}

/** The rates that sentences and tables name; what the labels of its type and its end say belongs to the one rate that lacks it. */
function ratesOfLoan(layout: DocumentLayout, { fields }: FormReading): Rate[] {
  const found = findRates(layout);
  const isMargin = (one: FieldCandidate): boolean =>
    one.value.kind === 'text' && isMarginIn(lineOf(one, layout), one.value.text);
  const named = (fields['interestRate'] ?? []).filter((one) => !isMargin(one));
  const candidates = currentFirst(layout, named, percentIn);
  // What comes after the rate of today is not it, where another is told.
  const later = new Set(found.filter(({ follows }) => follows).map(({ rate }) => rate));
  const isLater = ({ value }: FieldCandidate): boolean => value.kind === 'text' && later.has(value.text);
  // Nor is what a sentence tells of the lender's own rate, by which that of the loan is told.
  const held = new Set(found.filter(({ isReference }) => isReference).map(({ rate }) => rate));
  const isHeld = ({ value, confidence }: FieldCandidate): boolean =>
    confidence < LABELLED && value.kind === 'text' && held.has(value.text);
  const isTold = found.some(({ follows, determination }) => !follows && determination !== undefined);
  const isKnown = isTold || found.some(({ isOfLoan, follows }) => isOfLoan && !follows);
  const over = endedRates(layout);
  const isOver = ({ value }: FieldCandidate): boolean => value.kind === 'text' && over.has(value.text);
  const labelled =
    latestFirst(layout, candidates).find((one) => !isLater(one) && !isOver(one) && !(isKnown && isHeld(one))) ??
    (isTold ? undefined : candidates[0]);
  const rate = labelled?.value.kind === 'text' ? labelled.value.text : undefined;
  const own = found.filter(
    (one) => one.rate === rate || (one.determination !== undefined && (!one.isReference || one.follows)),
  );
  const all =
    labelled && rate && !own.some((one) => one.rate === rate) ? [{ rate, printed: labelled.printed }, ...own] : own;
  const told = all.length > 0 ? all : loneRate(found);
  const past = new Set([...paragraphsOf(layout)].flatMap(({ text }) => pastEnds(text)));
  const ends = fields['rateEnds']?.find(({ value }) => value.kind !== 'date' || !past.has(value.date));
  // The words of the day it ends say what it is until then: `Discount ends`, `Fixed until 31 May 2030`.
  const kind =
    saidKind(fields['rateType']) ??
    saidKind(fields['rateTypeBare']) ??
    (ends && (kindEnding(layout, ends) ?? kindWhere(lineOf(ends, layout), rate)));
  const main = rate === undefined ? told.find(({ follows }) => !follows) : told.find((one) => one.rate === rate);
  return told.map((one): Rate => {
    if (one !== main) return one;
    // What the label says wins over a text that says no more than that the rate varies.
    const own = kind && isOnlyVariable(one) ? kind : one.determination;
    const determination = own ?? (labelled && determinationOf(labelled.printed.text)) ?? kind;
    // The day on which another rate ended is none of the rate that is paid since.
    const day = ends?.value.kind === 'date' ? ends.value.date : undefined;
    const isOfOther = found.some((other) => other.rate !== one.rate && day !== undefined && other.until === day);
    const until = one.until ?? (isOfOther ? undefined : day) ?? (determination && saidUntil(layout, determination));
    return { ...one, ...(determination ? { determination } : {}), ...(until ? { until } : {}) };
  });
}

/** `Your earlier rate of 2.10% ended on 31 March`: what was paid before, of which nothing else need be told. */
const ENDED =
  /\b(?:earlier|previous|old|former|prior) (?:[\w-]+ ){0,3}?rate (?:of|was) ([\d.]+) ?%|\brate of ([\d.]+) ?% (?:has )?(?:ended|expired|finished|came to an end)\b/gi;

function endedRates(layout: DocumentLayout): ReadonlySet<string> {
  const texts = [...paragraphsOf(layout)].map(({ text }) => text);
  return new Set(texts.flatMap((text) => [...text.matchAll(ENDED)].map(([, a, b]) => `${a ?? b ?? ''}%`)));
}

/** The one rate that is named, where no label and no word for its kind tells it from others. */
function loneRate(found: readonly Rate[]): readonly Rate[] {
  const own = found.filter(({ isReference, follows }) => !isReference && !follows);
  return own.length === 1 ? own : [];
}

/** The kind that the line of a last day names, unless it names another rate that ended then: `Last deal: 4.00% fixed until …`. */
function kindWhere(line: string, rate: string | undefined): Determination | undefined {
  // What comes after that day is another one: `ends on 31 March your mortgage will move to our variable rate`.
  const [own] = clausesOf(line);
  if (!own) return undefined;
  const { rate: named } = readClause(own.text, undefined);
  return named === undefined || named === rate ? determinationOf(own.text) : undefined;
}

/** `When your fixed rate ends on 31 March 2027`: what is paid until then. */
const ENDING =
  /\b(?:when|once|after|until) (?:your|the|this) (?:[\w-]+ ){0,3}?(fixed|tracker|discount(?:ed)?)(?: (?:interest|mortgage|rate|period|deal|product|term))* (?:ends|expires|finishes|comes to an end)(?: on)? (\d{1,2}\D.{6,18})/gi;

/** The kind of rate that a sentence says ends on the day that was found. */
function kindEnding(layout: DocumentLayout, { value }: FieldCandidate): Determination | undefined {
  const day = value.kind === 'date' ? value.date : undefined;
  const told = [...paragraphsOf(layout)].flatMap(({ text }) => [...text.matchAll(ENDING)]);
  const [, kind = ''] = told.find(([, , end = '']) => day !== undefined && leadingDay(end) === day) ?? [];
  return determinationOf(kind);
}

/** Rates of two days, as `Rate on 1 May 2024` and `Rate on 30 April 2025` label them: the one of the later day first. */
function latestFirst(layout: DocumentLayout, candidates: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const dayOf = (one: FieldCandidate): CalendarDate | undefined => {
    const [, day = ''] = RATE_ON.exec(lineOf(one, layout)) ?? [];
    return leadingDay(day);
  };
  const days = new Map(candidates.map((one) => [one, dayOf(one)]));
  if (![...days.values()].every((day) => day !== undefined)) return candidates;
  return [...candidates].sort((a, b) => ((days.get(a) ?? '') < (days.get(b) ?? '') ? 1 : -1));
}

const RATE_ON = /\brate\b[^%\d]{0,40}\b(?:at|on) (\d{1,2}\D.*)/i;

/** What the label of the product or of the type of rate says. */
function saidKind(candidates: readonly FieldCandidate[] = []): Determination | undefined {
  return candidates
    .map(({ value }) => (value.kind === 'text' && !isOfEnded(value.text) ? determinationOf(value.text) : undefined))
    .find((kind) => kind !== undefined);
}
