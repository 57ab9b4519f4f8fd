// Reads payslips: what each figure is by its row, its column and its part; which rows add up to the totals; who is paid by whom.
import { capitalised, foldText } from '../../../kernel/text.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import type { Profile } from '../../../profiles/profile.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import type { ClassReader, FormFinding } from '../form-reading.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { candidateOf } from '../found-value.ts';
import { allPay } from './all-pay.ts';
import { anotherEmployerFindings } from './another-employer.ts';
import { isCoded } from './codes-apart.ts';
import type { Cell, Row } from './cells.ts';
import { withoutColumnsBeside } from './columns-of-year.ts';
import { payRows, placedFigures, type PlacedFigure } from './figures.ts';
import { findEmployee, type Employee } from './employee.ts';
import { employeeNumber } from './employee-number.ts';
import { findEmployer } from './employer.ts';
import { anotherPayDate } from './another-pay-date.ts';
import { findHeads } from './heads.ts';
import { findPayDate, findPeriod, periodFindings, unreadPeriodFindings } from './pay-dates.ts';
import { totalsApart } from './totals-apart.ts';
import { payFrequency } from './pay-frequency.ts';
import { payLines, type PayLine } from './pay-lines.ts';
import { CONCEPTS, payWords } from './pay-words.ts';
import { homeAddress, type HomeAddress } from './home-address.ts';
import { letterOfContributions } from './letter-of-contributions.ts';
import { labelledTexts } from './labelled.ts';
import type { LabelledText } from './labelled-text.ts';
import { namesBehindFindings } from './names-behind.ts';
import { withProvenFigures } from './proven-figures.ts';
import { settlePay, type SettledPay } from './settle-pay.ts';
import { summingRuns } from './summing-runs.ts';
import { toldFigures } from './told-figures.ts';
import { letterAlone, numberAlone, periodAlone, unsaidFindings } from './unlabelled-findings.ts';
import { unlabelledValues } from './unlabelled-values.ts';
import { unreadAmounts, unreadStill } from './unread-amounts.ts';
import { unreadTaxable } from './unread-period.ts';
import { unreadYearFindings } from './unread-year.ts';
import { wholeRows } from './whole-rows.ts';
import { wordsBetweenFindings } from './words-between.ts';
import { untimedFindings, withTimesApart } from './times-side-by-side.ts';

const CONFIDENCE = { proven: 0.97, doubted: 0.7, read: 0.92 } as const;

/** The reader of the class earnings-payslip. */
export const readPayslip: ClassReader = ({ layout, profile, reading }) => {
  const words = payWords(profile);
  const { rows, unsure } = wholeRows(layout, profile, words);
  const heads = findHeads(rows, words);
  const lines = payRows(rows, heads, words);
  const inTables = withoutColumnsBeside(placedFigures(rows, lines, words, heads), words);
  const placed = withTimesApart([
    ...inTables,
    ...allPay(lines, inTables, words),
    ...totalsApart(rows, lines, words, inTables),
  ]);
  const told = toldFigures(layout, words, placed);
  const settled = settlePay(payLines(lines, words), [...placed, ...told.figures], summingRuns(lines, words));
  const unnamed = unreadAmounts(lines, settled, { rows, heads, words, placed: [...placed, ...told.figures] });
  const pay = withProvenFigures(settled, unnamed);
  const unread = unreadStill(unnamed, pay);
  const address = homeAddress(rows);
  const employee = findEmployee(rows, profile, address);
  const names = [...pay.payments, ...pay.deductions].map(({ description }) => description);
  const taken = new Set(names.map(({ text }) => text));
  const employer = findEmployer(rows, profile, { layout, address, taken, employee: employee?.name });
  const payDates = findPayDate(rows, reading.fields);
  const day = payDates[0]?.value;
  const date = day?.kind === 'date' ? day.date : undefined;
  const unlabelled = unlabelledValues(rows, profile);
  const period = findPeriod(rows, reading.fields, date) ?? periodAlone(unlabelled, rows, date);
  const known = reading.fields['niLetter'] ?? letterOfContributions(pay.deductions);
  const letters = known.length > 0 ? known : letterAlone(unlabelled);
  const numbers = employeeNumber(reading.fields, { employee, rows, profile });
  const other = (numbers['employeeNumber'] ?? []).length > 0 ? undefined : numberAlone(unlabelled, period);
  return {
    fields: {
      ...payFields(pay),
      payDate: payDates,
      payPeriodName: period ? [textCandidate(period.text, period.printed)] : [],
      niLetter: letters,
      ...payFrequency(rows, period, reading.fields),
      ...Object.fromEntries(
        ['jobTitle', 'department'].map((field) => [field, titles(rows, field, { profile, names })]),
      ),
      ...(employer ? { issuerName: [employer] } : {}),
      ...(other ? { employeeNumber: other.candidates } : numbers),
      homeAddress:
        address && !isEmployersOwn(address, employer)
          ? [
              {
                ...textCandidate('', address.postcodePrinted),
                value: {
                  kind: 'address',
                  lines: address.lines.map(({ text }) => text.replace(/,$/, '')),
                  postcode: address.postcode,
                },
              },
            ]
          : [],
    },
    // Who is paid is a person; a company over an address is the employer.
    lists: { ...payLists(pay), persons: employee ? [personRow(employee, reading.fields)] : [], organisations: [] },
    findings: [
      ...pay.findings,
      ...minusFindings(pay),
      ...nameFindings(pay, unsure),
      ...namesBehindFindings(rows, heads, pay),
      ...wordsBetweenFindings(lines, pay, rows),
      ...toldFindings(told.unread),
      ...unreadTaxable(lines, words, { pay, unread }),
      ...unreadYearFindings(lines, placed, { words, pay, all: rows, unread }),
      ...numberFindings(rows, profile, reading.fields),
      ...(other?.findings ?? []),
      ...untimedFindings(placed),
      ...unreadPeriodFindings(rows, period),
      ...unsaidFindings(unlabelled, { period, letters }),
      ...anotherEmployerFindings(rows, employer),
      ...periodFindings(period, date),
      ...anotherPayDate(rows, reading.fields, payDates),
    ],
  };
};

/** `The Otter Inn | 8 Quay Street | Fenwick FE1 2AA`: the address that stands under the employer's own name. */
function isEmployersOwn({ name, lines }: HomeAddress, employer: FieldCandidate | undefined): boolean {
  const own = employer?.value.kind === 'text' ? foldText(employer.value.text) : undefined;
  return name === undefined && own !== undefined && lines.some(({ text }) => foldText(text) === own);
}

function textCandidate(text: string, printed: Printed, confidence: number = CONFIDENCE.read): FieldCandidate {
  return candidateOf({ kind: 'text', text }, printed, confidence);
}

function cell(value: FieldValue, { words, page }: Cell, confidence: number = CONFIDENCE.read): FormCell {
  return { value, printed: printedWords(words, page), confidence };
}

/** The period's figures under their own names, the year's as `yearGrossPay` …; what is not found stands for nothing. */
function payFields({ period, year }: SettledPay): FieldCandidates {
  const candidates = (figure: PlacedFigure | undefined): FieldCandidate[] =>
    figure?.cell.amount
      ? [
          {
            ...textCandidate('', printedWords(figure.cell.words, figure.cell.page)),
            value: { kind: 'money', amount: figure.cell.amount },
          },
        ]
      : [];
  return Object.fromEntries(
    CONCEPTS.flatMap((concept) => [
      [concept, candidates(period[concept])],
      [`year${capitalised(concept)}`, candidates(positive(year[concept]))],
    ]),
  );
}

/** What accumulates is never given with a minus: a node has no place for one. */
function positive(figure: PlacedFigure | undefined): PlacedFigure | undefined {
  return figure?.cell.amount?.sign === '-' ? undefined : figure;
}

/** Payments, deductions and refunds. A payment below zero is money taken off; a deduction below zero is money paid back. */
function payLists({ payments, deductions }: SettledPay): Readonly<Record<string, readonly FormRow[]>> {
  return {
    payments: payments.filter(({ minor }) => minor >= 0).map(lineRow),
    deductions: [...payments.filter(({ minor }) => minor < 0), ...deductions.filter(({ minor }) => minor >= 0)].map(
      lineRow,
    ),
    refunds: deductions.filter(({ minor }) => minor < 0).map(lineRow),
  };
}

/**
 * The contract knows no payment below zero. What is printed as one is named, though the totals prove it: the paper has it elsewhere, and
 * whoever adds up the deductions comes to more than the total that it prints.
 */
function minusFindings({ payments }: SettledPay): FormFinding[] {
  const names = payments.filter(({ minor }) => minor < 0).map(({ text }) => text);
  if (names.length === 0) return [];
  return [
    {
      severity: 'warnings',
      reason: `Printed with a minus among the payments, and given as a deduction: ${names.join(', ')}.`,
    },
  ];
}

/** A name without a word in it is what else stands in its row; one over a line that may go on with it may be cut short. */
function nameFindings({ payments, deductions }: SettledPay, unsure: ReadonlySet<Cell>): FormFinding[] {
  const lines = [...payments, ...deductions];
  const named = (some: readonly PayLine[]): string => some.map(({ text }) => text).join(', ');
  const nameless = lines.filter(({ text }) => !/\p{L}/u.test(text));
  const cut = lines.filter(({ description, text }) => unsure.has(description) || ENDS_OPEN.test(text));
  const coded = lines.filter(({ description }) => isCoded(description));
  const shared = deductions.filter(({ description }) => payments.some((one) => one.description === description));
  return [
    ...(coded.length > 0
      ? [`The name of a payment or deduction begins with what may be its code: ${named(coded)}.`]
      : []),
    ...(shared.length > 0 ? [`One name was read for a payment and a deduction: ${named(shared)}.`] : []),
    ...(nameless.length > 0 ? [`What these payments or deductions are for was not read: ${named(nameless)}.`] : []),
    ...(cut.length > 0 ? [`The name of a payment or deduction may go on where it was not read: ${named(cut)}.`] : []),
  ].map((reason) => ({ severity: 'warnings', reason }));
}

/** Nothing that is called by a name ends so, or in a bracket that is not closed. */
const ENDS_OPEN = /[–—,(&-]$|\([^()]*$/u;

/** An amount among those that a sentence tells of the year, and not what it is of. */
function toldFindings(unread: readonly string[]): FormFinding[] {
  if (unread.length === 0) return [];
  return [
    { severity: 'warnings', reason: `What a sentence tells of the year was not understood: ${unread.join(', ')}.` },
  ];
}

function lineRow({ description, text, amount, minor, units, rate }: PayLine): FormRow {
  const read = amount.amount;
  return {
    description: cell({ kind: 'text', text }, description),
    ...(read ? { amount: cell({ kind: 'money', amount: { minor: Math.abs(minor), hasFraction: true } }, amount) } : {}),
    ...(units ? { units: cell({ kind: 'number', number: units.value }, units) } : {}),
    ...(rate ? { rate: cell({ kind: 'number', number: rate.value }, rate) } : {}),
  };
}

function personRow({ name, printed, parts }: Employee, fields: FieldCandidates): FormRow {
  const own = (text: string | undefined): FormCell | undefined =>
    text === undefined ? undefined : { value: { kind: 'text', text }, printed, confidence: 0.9 };
  const [number] = fields['niNumber'] ?? [];
  const cells = {
    name: own(name),
    title: own(parts.title),
    givenName: own(parts.givenName),
    middleNames: own(parts.middleNames),
    familyName: own(parts.familyName),
    nationalInsuranceNumber: number,
  };
  return Object.fromEntries(
    Object.entries(cells).filter((entry): entry is [string, FormCell] => entry[1] !== undefined),
  );
}

/** A warning where a number is printed as that of National Insurance and cannot be one. */
function numberFindings(rows: readonly Row[], profile: Profile, fields: FieldCandidates): FormFinding[] {
  const isPrinted = labelledTexts(rows, 'niNumber', profile).some(({ text }) => /\d\D?\d\D?\d\D?\d/.test(text));
  if (fields['niNumber'] || !isPrinted) return [];
  return [
    { severity: 'warnings', reason: 'The National Insurance number that is printed does not have the form of one.' },
  ];
}

/** What a note says is no title of a post. */
const IS_SENTENCE = /^(?:\S+ ){5,}\S+\.$/;

/** `374 Day Surgery`, `3310 - Stores`: the number of a department before its name. */
const UNIT_CODE = /^\d{1,8}(?: ?[-–:/] ?| )(?=\p{Lu}\p{L})/u;

/** The texts of a label that may be anything but a figure, and are no piece of what is paid or taken off: `Service Life Insurance`. */
function titles(
  rows: readonly Row[],
  field: string,
  { profile, names }: { readonly profile: Profile; readonly names: readonly Cell[] },
): FieldCandidate[] {
  // What a name ends in may be a post as well, where it stands elsewhere: `Basic pay - Ferry Hand`.
  const isTaken = ({ text, printed: { page, box } }: LabelledText): boolean =>
    names.some(
      (one) =>
        one.text === text || (one.text.endsWith(` ${text}`) && one.page === page && one.y0 < box.y1 && box.y0 < one.y1),
    );
  const isNumber = (text: string): boolean =>
    /\d{3}|£/.test(field === 'department' ? text.replace(UNIT_CODE, '') : text);
  return labelledTexts(rows, field, profile)
    .filter((one) => /\p{L}{2}/u.test(one.text) && !isNumber(one.text) && !isTaken(one) && !IS_SENTENCE.test(one.text))
    .map(({ text, printed }) => textCandidate(text, printed));
}
