// Reads what rules cannot say of a mortgage illustration: the rates and their periods, the payments stage by stage, the fees, and
// who it was made for. The number of payments is the term, and payments with fees come to what is paid in all.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import type { ClassReader, FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { cell, moneyValue, textCell } from '../row-cells.ts';
import { moneyOf } from './money-in-phrase.ts';
import { findApplicants } from './applicants.ts';
import { feeDoubts } from './fee-doubts.ts';
import { findFees, type Fee } from './fees.ts';
import { brokenSum, warning } from './findings.ts';
import { lenderOf } from './lender.ts';
import { loneDate } from './lone-date.ts';
import { methodToldOfParts } from './method-of-parts.ts';
import { paragraphsOf } from './passages.ts';
import { findStages } from './payments.ts';
import type { Stage } from './stage.ts';
import { determinationOf } from './rate-clause.ts';
import { wholeTerms } from './whole-terms.ts';
import { rateDoubts } from './rate-doubts.ts';
import type { Rate } from './rate.ts';
import { findRates, isOnlyVariable, rateRows, saidUntil } from './rates.ts';

/** The reader of mortgage illustrations: the standard sheet (ESIS) and the older keyfacts form. */
export const readMortgageIllustration: ClassReader = ({ layout, reading }) => {
  const { currency } = reading;
  const ofTerm = termOf(reading.fields);
  const whole = ofTerm['term'] ? { term: wholeTerms(layout, ofTerm['term']) } : {};
  const loaned: FormReading['fields'] = { ...reading.fields, ...whole, ...loanOf(reading.fields) };
  const fields = { ...loaned, ...valueOf(loaned) };
  const months = numberOf(fields, 'term');
  const stages = findStages(layout, currency, months);
  const named = ['propertyValue', 'loanAmount', 'totalPayable'].flatMap((name) => minorOf(fields, name) ?? []);
  const others = new Set(named);
  const fees = findFees(layout, currency, others);
  const lender = lenderOf(layout, reading);
  const applicants = findApplicants(layout, reading);
  const rates = ratesOf(layout, fields['rateKind']);
  const inParts = methodToldOfParts(layout);
  const method = inParts ? [inParts] : fields['repaymentMethod'] ? undefined : loneMethod(layout);
  return {
    fields: {
      ...(lender ? { issuerName: [lender] } : {}),
      ...(method ? { repaymentMethod: method } : {}),
      ...(months === undefined && stages.length > 0 ? termField(stages) : termOf(fields)),
      ...loanOf(reading.fields),
      ...valueOf(loaned),
      ...(fields['issuedOn'] ? {} : { issuedOn: loneDate(layout, undefined) }),
    },
    lists: {
      rates: rateRows(rates),
      payments: stages.map(({ count, minor, printed }): FormRow => ({
        payment: cell(moneyValue(minor), printed),
        count: cell({ kind: 'number', number: count }, printed),
      })),
      fees: fees.map(({ name, minor, printed }): FormRow => ({
        name: textCell(name, printed),
        amount: cell(moneyValue(minor), printed),
      })),
      ...applicants.lists,
    },
    findings: [
      ...findingsOf(fields, { stages, fees, months, owed: owedAtEnd(layout, currency) }),
      ...missing(layout, fields, { stages, fees }),
      ...rateDoubts(rates, { stages, fields }),
      ...feeDoubts(layout, { fees, others, currency }),
      ...applicants.findings,
    ],
  };
};

const first = (fields: FormReading['fields'], name: string): FieldCandidate['value'] | undefined =>
  fields[name]?.[0]?.value;

function numberOf(fields: FormReading['fields'], name: string): number | undefined {
  const value = first(fields, name);
  return value?.kind === 'number' ? value.number : undefined;
}

function minorOf(fields: FormReading['fields'], name: string): number | undefined {
  const value = first(fields, name);
  return value?.kind === 'money' ? value.amount.minor : undefined;
}

const MONTHS_OF_YEAR = 12;

/** The term, where its label has the unit: `Term (months)`. */
function termOf({ term, termInMonths, termInYears }: FormReading['fields']): FormReading['fields'] {
  const found = term ?? termInMonths;
  if (found) return { term: found };
  const years = (termInYears ?? []).flatMap((one) =>
    one.value.kind === 'number'
      ? [{ ...one, value: { kind: 'number', number: MONTHS_OF_YEAR * one.value.number } as const }]
      : [],
  );
  return years.length > 0 ? { term: years } : {};
}

/** Of several amounts that may be the loan (without fees, with fees), the one that is the printed part of the value. */
function loanOf(fields: FormReading['fields']): FormReading['fields'] {
  const [value, share] = [minorOf(fields, 'propertyValue'), percentOf(fields, 'loanToValue')];
  const loans = fields['loanAmount'] ?? [];
  const before = fields['loanBeforeFees'];
  if (loans.length === 0) return before ? { loanAmount: before } : {};
  if (value === undefined || share === undefined || loans.length < 2) return {};
  const fits = ({ value: loan }: FieldCandidate): boolean =>
    loan.kind === 'money' && Math.abs((100 * loan.amount.minor) / value - share) <= VALUE_POINTS;
  return { loanAmount: [...loans.filter(fits), ...loans.filter((one) => !fits(one))] };
}

/** A loan is at most so many times the value of its home. */
const MOST_OF_VALUE = 1.25;
/** It is at least such a part of that value, and of all that is paid. */
const LEAST_OF_VALUE = 0.04;
const LEAST_OF_TOTAL = 0.15;

/** Of amounts that may be the value of the home, those that the loan can be secured on: a valuation is paid for, too. */
function valueOf(fields: FormReading['fields']): FormReading['fields'] {
  const [values = [], loan] = [fields['propertyValue'], minorOf(fields, 'loanAmount')];
  const bears = ({ value }: FieldCandidate): boolean =>
    loan === undefined || (value.kind === 'money' && loan <= MOST_OF_VALUE * value.amount.minor);
  return { propertyValue: values.filter(bears) };
}

/** The rates of the loan, with the one that the lender's own takes over at. */
function ratesOf(layout: DocumentLayout, said: readonly FieldCandidate[] | undefined): readonly Rate[] {
  const rates = findRates(layout);
  return withLater(layout, rates, ofKinds(layout, rates, said));
}

/** Rates that are said to be of some kind; where none is, the one rate there is is of the kind that the loan is said to be. */
function ofKinds(
  layout: DocumentLayout,
  rates: readonly Rate[],
  said: readonly FieldCandidate[] = [],
): readonly Rate[] {
  const own = ofPayments(layout, rates);
  const kinds = rates
    .map((rate) => (rate === own?.rate ? { ...rate, ...own.said } : rate))
    .filter(({ determination }) => determination !== undefined);
  const [, another] = rates;
  const kindsSaid = said.flatMap(({ value }) => (value.kind === 'text' ? (determinationOf(value.text) ?? []) : []));
  const [determination] = kindsSaid;
  const [first] = rates;
  const lacks = first?.determination === undefined && (first?.isOfLoan === true || first?.until !== undefined);
  if (determination && first && (lacks || (kinds.length === 0 && !another)))
    return [{ ...first, determination }, ...kinds];
  // The product says of which kind the first rate is, where its row says no more than that it varies.
  const isUntold = determination !== undefined && !kinds.some((one) => one.determination === determination);
  return kinds.map((one, at) => (at === 0 && isUntold && isOnlyVariable(one) ? { ...one, determination } : one));
}

const REVERTS = /\brevert(?:s|ing)? to\b[^.;%]{0,40}\b(?:standard variable|variable|managed|mortgage) rate\b/i;

/** The one rate that is told to come after all others without its kind, where the paper says that the loan reverts to the lender's own. */
function withLater(layout: DocumentLayout, rates: readonly Rate[], known: readonly Rate[]): readonly Rate[] {
  const [later, another] = rates.filter(
    ({ rate, follows, determination }) =>
      follows === true && determination === undefined && !known.some((one) => one.rate === rate),
  );
  const isTold = known.some(({ determination }) => determination === 'Standard Variable');
  if (!later || another || known.length === 0 || isTold) return known;
  const isSaid = paragraphsOf(layout).some(({ text }) => REVERTS.test(text));
  return isSaid ? [...known, { ...later, determination: 'Standard Variable' }] : known;
}

/** The one rate that payments are told at without its kind, where the paper speaks of one kind besides the lender's own variable rate. */
function ofPayments(
  layout: DocumentLayout,
  rates: readonly Rate[],
): { readonly rate: Rate; readonly said: Pick<Rate, 'determination' | 'until'> } | undefined {
  const [rate, another] = rates.filter(
    ({ determination, follows, printed }) =>
      determination === undefined && follows !== true && /\bpayments? (?:at|of)\b/i.test(printed.text),
  );
  const said = layout.pages.flatMap(({ lines }) => lines.map(({ text }) => determinationOf(text)));
  const [kind, other] = new Set(said.filter((one) => one !== undefined && one !== 'Standard Variable'));
  // Where another rate is told to be of that kind, it says nothing of this one.
  if (!rate || another || !kind || other || rates.some((one) => one.determination === kind)) return undefined;
  const until = rate.until ?? saidUntil(layout, kind);
  return { rate, said: { determination: kind, ...(until ? { until } : {}) } };
}

function percentOf(fields: FormReading['fields'], name: string): number | undefined {
  const value = first(fields, name);
  return value?.kind === 'text' ? Number(value.text.replace('%', '')) : undefined;
}

const METHOD =
  /^(?:[^;]{3,80}, )?(capital and interest|capital & interest|repayment|interest.only|part and part)(?: mortgage| basis| repayment| \([^)]*\))?$/i;

/** How the loan is repaid, where a box says it without a label; nothing where boxes differ. */
function loneMethod(layout: DocumentLayout): readonly FieldCandidate[] {
  const found = layout.pages.flatMap((page) =>
    page.lines.flatMap(({ phrases }) =>
      phrases.flatMap((phrase) => {
        const method = methodOf(phrase.text);
        return method === undefined ? [] : [{ method, printed: printedPhrase(phrase, page.number) }];
      }),
    ),
  );
  const [first] = found;
  if (!first || new Set(found.map(({ method }) => method)).size > 1) return [];
  return [candidateOf({ kind: 'text', text: first.method }, first.printed, 0.7)];
}

function methodOf(text: string): string | undefined {
  const [, method = ''] = METHOD.exec(text) ?? [];
  if (method === '') return undefined;
  if (/^part/i.test(method)) return 'Part and part';
  return /only$/i.test(method) ? 'Interest only' : 'Repayment';
}

function termField(stages: readonly Stage[]): Record<string, readonly FieldCandidate[]> {
  const [one] = stages;
  const count = stages.reduce((sum, stage) => sum + stage.count, 0);
  return one ? { term: [candidateOf({ kind: 'number', number: count }, one.printed, 0.8)] } : {};
}

interface Sums {
  readonly stages: readonly Stage[];
  readonly fees: readonly Fee[];
  readonly months: number | undefined;
  /** Amounts, in minor units, that are said to be owed when the last payment was made. */
  readonly owed: readonly number[];
}

const OWED =
  /\b(?:final payment of|still owe|outstanding at the end[^£]{0,30}|interest.only[^£]{0,20}|part (?:\d|[a-d])\b[^£;.]{0,30}) (?<after>£ ?[\d,]+(?:\.\d{2})?)|(?<before>£ ?[\d,]+(?:\.\d{2})?) (?:of (?:this|it|that) )?(?:is |will be |would be )?(?:on |as )?(?:an? )?interest.only\b/gi;

function owedAtEnd(layout: DocumentLayout, currency: string): readonly number[] {
  const told = paragraphsOf(layout).flatMap(({ text }) => [...text.matchAll(OWED)]);
  return told.flatMap(({ groups }) => moneyOf(groups?.['after'] ?? groups?.['before'] ?? '', currency)?.minor ?? []);
}

/** Rounding and interest of odd days move a total by at most this part; fees may or may not be in it. */
const TOTAL_PART = 0.01;
/** Percentages of value are printed whole or with one or two digits. */
const VALUE_POINTS = 0.6;

/** Headings under which fees stand. */
const FEES_HEADED = /\bwhat fees must you pay\b|\bcosts to be paid on a one.off basis\b/i;

/** Values that the law asks of every illustration (Directive 2014/17/EU, Annex II; MCOB 5.6). */
const ALWAYS: readonly (readonly [field: string, words: string])[] = [
  ['aprc', 'The annual percentage rate of charge'],
  ['totalPayable', 'The total to be paid'],
  ['loanAmount', 'The amount of the loan'],
];

/** What an illustration always has and was not found. */
function missing(
  layout: DocumentLayout,
  fields: FormReading['fields'],
  { stages, fees }: Pick<Sums, 'stages' | 'fees'>,
): FormFinding[] {
  const isHeaded = layout.pages.some((page) => page.lines.some(({ text }) => FEES_HEADED.test(text)));
  const isSaid = layout.pages.some((page) =>
    page.lines.some(({ text }) => /\bno fees\b|\bnone\b|£0(?:\.00)?(?!\d)/i.test(text)),
  );
  return [
    ...(stages.length > 0 ? [] : ['The payments were not found.']),
    ...(fees.length > 0 || !isHeaded || isSaid ? [] : ['The fees were not found.']),
    ...ALWAYS.flatMap(([name, words]) => (fields[name] ? [] : [`${words} was not found.`])),
  ].map(warning);
}

function findingsOf(fields: FormReading['fields'], { stages, fees, months, owed }: Sums): FormFinding[] {
  const findings: FormFinding[] = [];
  const fail = (name: string): void => void findings.push(brokenSum(name));
  const count = stages.reduce((sum, stage) => sum + stage.count, 0);
  if (months !== undefined && stages.length > 1 && count !== months)
    fail('the number of payments is the term in months');
  // Payments of one amount that end before the term does: those of another amount were not read.
  if (months !== undefined && stages.length === 1 && count < months)
    findings.push(warning('The payments that were read end before the loan does.'));
  const [total, loan, value] = ['totalPayable', 'loanAmount', 'propertyValue'].map((name) => minorOf(fields, name));
  const paid = stages.reduce((sum, stage) => sum + stage.count * stage.minor, 0);
  if (total !== undefined && count === months && count > 0) {
    const charged = fees.reduce((sum, fee) => sum + fee.minor, 0);
    const off = Math.min(...[0, loan ?? 0, ...owed].map((capital) => Math.abs(total - paid - capital)));
    if (off > TOTAL_PART * total + charged) fail('the payments come to what is paid in all');
  }
  if (loan !== undefined && (loan < LEAST_OF_VALUE * (value ?? 0) || loan < LEAST_OF_TOTAL * (total ?? 0)))
    findings.push(warning('The loan is hardly a part of what it is secured on, or of what is paid in all.'));
  const [share, most] = ['loanToValue', 'maximumLoanToValue'].map((name) => percentOf(fields, name));
  if (loan !== undefined && value !== undefined) {
    const before = minorOf(fields, 'loanBeforeFees') ?? loan;
    const part = (100 * Math.min(loan, before)) / value;
    const isOff =
      share !== undefined && [loan, before].every((one) => Math.abs((100 * one) / value - share) > VALUE_POINTS);
    // The most that would be lent against this value may be more than what is.
    if (isOff || (most !== undefined && part > most + VALUE_POINTS))
      fail('the loan is the part of the value that is printed');
  }
  return findings;
}
