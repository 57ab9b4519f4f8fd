// Which rows are the payments and deductions, and which figures the totals: those for which the payslip's own sums hold.
import { signedMinor } from '../../values/amount.ts';
import type { FormFinding } from '../form-reading.ts';
import type { PlacedFigure } from './figures.ts';
import type { PayLine, PayLines } from './pay-lines.ts';
import { plainBeside, plainFirst } from './printed-signs.ts';
import { CONCEPTS, TAKEN_OFF, type Concept } from './pay-words.ts';

/** What a payslip says once its sums were tried. */
export interface SettledPay {
  readonly payments: readonly PayLine[];
  readonly deductions: readonly PayLine[];
  /** This period's figures. */
  readonly period: Partial<Readonly<Record<Concept, PlacedFigure>>>;
  /** Those of the year to date. */
  readonly year: Partial<Readonly<Record<Concept, PlacedFigure>>>;
  readonly findings: readonly FormFinding[];
}

/** A choice of rows or of a figure, and how far down the list of likely ones it stands. */
interface Option<T> {
  readonly value: T;
  readonly minor: number | undefined;
  readonly rank: number;
}

/** So many figures of a kind are tried. */
const MOST_FIGURES = 5;
/** What a sum that holds is worth against the ranks of what it is made of. */
const HOLDS = 3;
/** What it costs to do without a figure that is printed. */
const LEFT_OUT = 1.5;

/** Finds rows on end that come to a total (minor units), wherever they stand. */
export type FindRuns = (target: number) => readonly (readonly PayLine[])[];

/** Settles what was found; `runsOf` gives what headings do not tell. */
export function settlePay(headed: PayLines, figures: readonly PlacedFigure[], runsOf: FindRuns): SettledPay {
  const of = (concept: Concept, when: 'period' | 'year'): readonly PlacedFigure[] => {
    const all = figures
      .filter((figure) => figure.concept === concept)
      .sort((a, b) => Number(b.direct) - Number(a.direct));
    const own = all.filter((figure) => figure.when === when);
    return own.length > 0 || when === 'year' ? own : all.filter((figure) => isSumOf(figure, headed));
  };
  const byHeads = bestReading(
    { payments: lineOptions(headed.payments), deductions: lineOptions(headed.deductions) },
    of,
  );
  // Where headings tell a list for which no sum holds, sums may tell another.
  const best = isProven(byHeads) ? byHeads : bestReading(withRuns(headed, of, runsOf), of);
  const period: Partial<Record<Concept, PlacedFigure>> = {};
  const year: Partial<Record<Concept, PlacedFigure>> = {};
  const findings: FormFinding[] = [...sumFindings(best), ...missingLists(best)];
  const plain = plainBeside(best.deductions.value);
  for (const concept of CONCEPTS) {
    const settled = { grossPay: best.gross, totalDeductions: best.total, netPay: best.net }[concept as string];
    const now = settled ? settled.value : of(concept, 'period')[0];
    if (now) period[concept] = plain(now);
    const later = of(concept, 'year');
    const sofar = later.find((figure) => !now || minorOf(figure) >= minorOf(now)) ?? later[0];
    if (sofar) year[concept] = plain(sofar);
    findings.push(...doubts(concept, { now, sofar, rivals: settled ? [] : of(concept, 'period') }));
  }
  return { payments: best.payments.value, deductions: best.deductions.value, period, year, findings };
}

/** A total under a heading of the year that is this period's all the same: its lines come to it. */
function isSumOf(figure: PlacedFigure, { payments, deductions }: PayLines): boolean {
  const lines = { grossPay: payments, totalDeductions: deductions }[figure.concept as string] ?? [];
  return lines.length > 1 && Math.abs(sumOf(lines)) === Math.abs(minorOf(figure));
}

const minorOf = ({ cell }: PlacedFigure): number => (cell.amount ? signedMinor(cell.amount) : 0);
const sumOf = (lines: readonly PayLine[]): number => lines.reduce((sum, { minor }) => sum + minor, 0);

interface Reading {
  readonly payments: Option<readonly PayLine[]>;
  readonly deductions: Option<readonly PayLine[]>;
  readonly gross: Option<PlacedFigure | undefined>;
  readonly total: Option<PlacedFigure | undefined>;
  readonly net: Option<PlacedFigure | undefined>;
}

interface ListOptions {
  readonly payments: readonly Option<readonly PayLine[]>[];
  readonly deductions: readonly Option<readonly PayLine[]>[];
}

/** Whether each list comes to what is printed of it. */
function isProven(reading: Reading): boolean {
  const sums = sumsOf(reading);
  const isListed =
    reading.payments.value.length > 0 && (reading.deductions.value.length > 0 || reading.total.minor === 0);
  const isNet = sums.some(({ name, holds }) => holds && name.includes('the payments less'));
  return isListed && (isNet || (sums.length >= 2 && sums.every(({ holds }) => holds)));
}

/** So many runs are tried for each total. */
const MOST_RUNS = 4;
/** What a list costs that no heading tells. */
const UNHEADED = 0.8;

function withRuns(headed: PayLines, of: FiguresOf, runsOf: FindRuns): ListOptions {
  const minors = (concept: Concept): number[] =>
    [...new Set(of(concept, 'period').map(minorOf).map(Math.abs))].slice(0, MOST_FIGURES);
  const [grosses, totals, nets] = [minors('grossPay'), minors('totalDeductions'), minors('netPay')];
  // Of gross, deductions and net any two give the third.
  const taken = [...totals, ...grosses.flatMap((gross) => nets.map((net) => gross - net))].filter((one) => one > 0);
  const paid = [...grosses, ...totals.flatMap((total) => nets.map((net) => total + net))];
  const options = (targets: readonly number[]): Option<readonly PayLine[]>[] =>
    [...new Set(targets)].flatMap((target) =>
      runsOf(target)
        .slice(0, MOST_RUNS)
        .map((value, at) => ({ value, minor: sumOf(value), rank: UNHEADED + 0.1 * at })),
    );
  return {
    payments: [...lineOptions(headed.payments), ...options(paid)],
    deductions: [...lineOptions(headed.deductions), ...options(taken)],
  };
}

type FiguresOf = (concept: Concept, when: 'period' | 'year') => readonly PlacedFigure[];

function bestReading(lists: ListOptions, of: FiguresOf): Reading {
  const [grosses, totals, nets] = [
    figureOptions(of('grossPay', 'period')),
    figureOptions(plainFirst(of('totalDeductions', 'period'))),
    figureOptions(of('netPay', 'period')),
  ];
  let best: { readonly reading: Reading; readonly score: number } | undefined;
  for (const payments of lists.payments) {
    for (const deductions of lists.deductions) {
      if (overlap(payments.value, deductions.value)) continue;
      for (const gross of grosses) {
        for (const total of totals) {
          for (const net of nets) {
            const reading = { payments, deductions, gross, total, net };
            const ranks = payments.rank + deductions.rank + gross.rank + total.rank + net.rank;
            const score = HOLDS * sumsOf(reading).filter(({ holds }) => holds).length - ranks;
            if (!best || score > best.score) best = { reading, score };
          }
        }
      }
    }
  }
  if (!best) throw new Error('there is always the option of nothing');
  return best.reading;
}

function overlap(a: readonly PayLine[], b: readonly PayLine[]): boolean {
  return a.some(({ amount }) => b.some((other) => other.amount === amount));
}

/** The figures printed for a concept, each amount once, and none of them. */
function figureOptions(figures: readonly PlacedFigure[]): Option<PlacedFigure | undefined>[] {
  const distinct = figures.filter((figure, at) => figures.findIndex((one) => minorOf(one) === minorOf(figure)) === at);
  const options = distinct
    .slice(0, MOST_FIGURES)
    .map((value, at) => ({ value, minor: minorOf(value), rank: 0.3 * at }));
  return [...options, { value: undefined, minor: undefined, rank: options.length > 0 ? LEFT_OUT : 0 }];
}

/** The rows above the first total; all rows; those whose amounts share an edge; and each with its signs turned round. */
function lineOptions(lines: readonly PayLine[]): Option<readonly PayLine[]>[] {
  const above = lines.filter(({ totalsAbove }) => totalsAbove === 0);
  const edge = above[0]?.amount.x1 ?? 0;
  const choices = [
    above,
    lines,
    above.filter(({ amount }) => Math.abs(amount.x1 - edge) < 3),
    upToGap(above),
    ...[above, lines].filter((some) => some.some(({ minor }) => minor < 0)).map(turned),
  ];
  return choices
    .filter((choice, at) => choices.findIndex((one) => sameLines(one, choice)) === at)
    .map((value, rank) => ({ value, minor: sumOf(value), rank: 0.4 * rank }));
}

/** The rows before the first gap that is wider than those between them. */
function upToGap(lines: readonly PayLine[]): readonly PayLine[] {
  const at = lines.findIndex(({ amount, description }, i) => {
    const before = lines[i - 1]?.amount;
    return (
      before !== undefined &&
      (before.page !== amount.page || amount.y0 - before.y1 > 3 * (description.y1 - description.y0))
    );
  });
  return at < 0 ? lines : lines.slice(0, at);
}

function turned(lines: readonly PayLine[]): readonly PayLine[] {
  return lines.map((line) => ({ ...line, minor: -line.minor }));
}

function sameLines(a: readonly PayLine[], b: readonly PayLine[]): boolean {
  return a.length === b.length && a.every((line, i) => line.amount === b[i]?.amount && line.minor === b[i].minor);
}

interface PaySum {
  readonly name: string;
  readonly holds: boolean;
  readonly off: number;
}

/** The sums that can be tried, by the figures that are there. */
function sumsOf({ payments, deductions, gross, total, net }: Reading): PaySum[] {
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
function sumFindings(reading: Reading): FormFinding[] {
  const sums = sumsOf(reading);
  const holds = (part: string): boolean => sums.some(({ name, holds: isTrue }) => isTrue && name.includes(part));
  // Rows that come to net pay are proven; a gross pay that leaves some of them out (expenses) is another figure.
  const proven = holds('the payments less');
  const broken = sums.filter((sum) => !sum.holds && !(proven && explains(sum.name, reading)));
  const errors = broken.map(({ name, off }): FormFinding => ({
    severity: 'errors',
    offMinor: off,
    reason: `A sum that the document prints does not hold: ${name}.`,
  }));
  if (errors.length > 0 || proven || holds('gross pay less')) return errors;
  return [{ severity: 'warnings', reason: 'The payslip prints no totals that prove its payments and deductions.' }];
}

/** A total without the lines it is of: they stand in a way that neither headings nor sums could tell. */
function missingLists({ payments, deductions, gross, total }: Reading): FormFinding[] {
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

function* doubts(
  concept: Concept,
  found: {
    readonly now: PlacedFigure | undefined;
    readonly sofar: PlacedFigure | undefined;
    readonly rivals: readonly PlacedFigure[];
  },
): Generator<FormFinding> {
  const { now, sofar, rivals } = found;
  if (now && sofar && minorOf(now) > 0 && minorOf(sofar) >= 0 && minorOf(sofar) < minorOf(now)) {
    yield {
      severity: 'warnings',
      reason: `The year to date is less than this period: ${NAMES[concept]}.`,
    };
  }
  // Of what is taken off there may well be several: two pensions, tax here and before.
  if (!TAKEN_OFF.has(concept) && new Set(rivals.map(minorOf)).size > 1) {
    yield { severity: 'warnings', reason: `Several amounts are printed, and no sum decides: ${NAMES[concept]}.` };
  }
}
