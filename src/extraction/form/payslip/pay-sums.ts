// The sums that a payslip prints: which of them hold for a choice of rows and totals, what that choice is worth, and what to say of it.
import { signedMinor } from '../../values/amount.ts';
import type { FormFinding } from '../form-reading.ts';
import type { PlacedFigure } from './figures.ts';
import type { PayLine } from './pay-lines.ts';
import { TAKEN_OFF, type Concept } from './pay-words.ts';

/** A choice of rows or of a figure, and how far down the list of likely ones it stands. */
export interface Option<T> {
  readonly value: T;
  readonly minor: number | undefined;
  readonly rank: number;
}

/** A choice of each list and of each total. */
export interface Reading {
  readonly payments: Option<readonly PayLine[]>;
  readonly deductions: Option<readonly PayLine[]>;
  readonly gross: Option<PlacedFigure | undefined>;
  readonly total: Option<PlacedFigure | undefined>;
  readonly net: Option<PlacedFigure | undefined>;
}

/** What a sum that holds is worth against the ranks of what it is made of; twice as much where it proves both lists. */
const HOLDS = 3;
/** What one that does not hold costs. */
const BROKEN = 0.5;
/** A figure, signed, in minor units. */
export const minorOf = ({ cell }: PlacedFigure): number => (cell.amount ? signedMinor(cell.amount) : 0);

/** Whether each list comes to what is printed of it. */
export function isProven(reading: Reading): boolean {
  const sums = sumsOf(reading);
  const isListed =
    reading.payments.value.length > 0 && (reading.deductions.value.length > 0 || reading.total.minor === 0);
  const isNet = sums.some(({ name, holds }) => holds && name.includes(BOTH_LISTS));
  return isListed && (isNet || (sums.length >= 2 && sums.every(({ holds }) => holds)));
}

/** How much the sums of a reading speak for it. */
export function worthOf(sums: readonly PaySum[]): number {
  const worth = ({ name, holds }: PaySum): number => (holds ? (name.includes(BOTH_LISTS) ? 2 : 1) * HOLDS : -BROKEN);
  return sums.reduce((sum, one) => sum + worth(one), 0);
}

/** In the name of the sum of all that is paid and taken off. */
const BOTH_LISTS = 'the payments less';

interface PaySum {
  readonly name: string;
  readonly holds: boolean;
  readonly off: number;
}

/** The sums that can be tried, by the figures that are there. */
export function sumsOf({ payments, deductions, gross, total, net }: Reading): PaySum[] {
  const sums: PaySum[] = [];
  const add = (name: string, one: number | undefined, other: number | undefined): void => {
    if (one !== undefined && other !== undefined) sums.push({ name, holds: one === other, off: one - other });
  };
  const listed = (lines: Option<readonly PayLine[]>): number | undefined =>
    lines.value.length > 0 ? lines.minor : undefined;
  const less = (a: number | undefined, b: number | undefined): number | undefined =>
    a === undefined || b === undefined ? undefined : a - b;
  add('the payments add up to gross pay', listed(payments), gross.minor);
  add('the deductions add up to their total', listed(deductions), total.minor);
  add('gross pay less deductions is net pay', less(gross.minor, total.minor), net.minor);
  add('the payments less the deductions are net pay', less(listed(payments), deductions.minor), net.minor);
  return sums;
}

/** What to say of the sums: an error where one is broken that no other explains, a warning where none could be tried. */
export function sumFindings(reading: Reading): FormFinding[] {
  const sums = sumsOf(reading);
  const holds = (part: string): boolean => sums.some(({ name, holds: isTrue }) => isTrue && name.includes(part));
  // Rows that come to net pay are proven; a gross pay that leaves some of them out (expenses) is another figure.
  const proven = holds(BOTH_LISTS);
  const broken = sums.filter((sum) => !sum.holds && !(proven && explains(sum.name, reading)));
  const errors = broken.map(({ name, off }): FormFinding => ({
    severity: 'errors',
    offMinor: off,
    reason: `A sum that the document prints does not hold: ${name}.`,
  }));
  if (errors.length > 0 || proven || holds('gross pay less') || isProven(reading)) return errors;
  return [{ severity: 'warnings', reason: 'The payslip prints no totals that prove its payments and deductions.' }];
}

/** A total without the lines it is of: they stand in a way that neither headings nor sums could tell. */
export function missingLists({ payments, deductions, gross, total }: Reading): FormFinding[] {
  const missing = [
    ...(payments.value.length === 0 && (gross.minor ?? 0) !== 0 ? ['payments'] : []),
    ...(deductions.value.length === 0 && (total.minor ?? 0) !== 0 ? ['deductions'] : []),
  ];
  return missing.map((list) => ({ severity: 'warnings', reason: `The payslip's ${list} could not be told.` }));
}

/** Whether a broken sum is one that gross pay need not keep: it leaves out payments that are no pay. */
function explains(name: string, { payments, gross }: Reading): boolean {
  if (name.includes('their total')) return false;
  const rest = (payments.minor ?? 0) - (gross.minor ?? 0);
  return payments.value.some(({ minor }) => minor === rest);
}

const NAMES: Readonly<Record<Concept, string>> = {
  grossPay: 'gross pay',
  taxablePay: 'taxable pay',
  niablePay: 'pay for National Insurance',
  pensionablePay: 'pensionable pay',
  nonTaxablePay: 'pay that is not taxed',
  totalDeductions: 'total deductions',
  netPay: 'net pay',
  incomeTax: 'income tax',
  nationalInsurance: 'National Insurance',
  pension: 'the pension',
  studentLoan: 'the student loan',
};

/** What is taken off may begin late in a year or swell in one period: only what is so many times smaller is doubted. */
const SMALL = 8;

/** What to doubt of one figure: a year below its period, several amounts of equal standing. */
export function* doubts(
  concept: Concept,
  found: {
    readonly now: PlacedFigure | undefined;
    readonly sofar: PlacedFigure | undefined;
    readonly rivals: readonly PlacedFigure[];
    /** How many times gross pay of this period that of the year is. */
    readonly times: number | undefined;
  },
): Generator<FormFinding> {
  const { now, sofar, rivals, times } = found;
  if (now && sofar && minorOf(now) > 0 && minorOf(sofar) >= 0 && minorOf(sofar) < minorOf(now)) {
    yield {
      severity: 'warnings',
      reason: `The year to date is less than this period: ${NAMES[concept]}.`,
    };
  }
  // Who earned so many times as much had about as many times as much taken off.
  else if (now && sofar && times !== undefined && TAKEN_OFF.has(concept) && minorOf(now) > 0) {
    if (minorOf(sofar) > minorOf(now) && minorOf(sofar) * SMALL < minorOf(now) * times)
      yield { severity: 'warnings', reason: `The year to date is small for such a year: ${NAMES[concept]}.` };
  }
  // Of what is taken off there may well be several: two pensions, tax here and before.
  if (!TAKEN_OFF.has(concept) && new Set(rivals.map(minorOf)).size > 1) {
    yield { severity: 'warnings', reason: `Several amounts are printed, and no sum decides: ${NAMES[concept]}.` };
  }
}
