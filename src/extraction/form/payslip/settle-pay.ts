// Which rows are the payments and deductions, and which figures the totals: those for which the payslip's own sums hold.
import type { FormFinding } from '../form-reading.ts';
import type { PlacedFigure } from './figures.ts';
import { lineOptions, MOST_RUNS, paidAfter, sumOf, UNHEADED } from './line-options.ts';
import type { PayLine, PayLines } from './pay-lines.ts';
import {
  doubts,
  isProven,
  minorOf,
  missingLists,
  sumFindings,
  sumsOf,
  worthOf,
  type Option,
  type Reading,
} from './pay-sums.ts';
import { plainBeside, plainFirst } from './printed-signs.ts';
import type { SummingRuns } from './summing-runs.ts';
import { CONCEPTS, SECOND_LOAN, TAKEN_OFF, type Concept } from './pay-words.ts';

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

/** So many figures of a kind are tried. */
const MOST_FIGURES = 5;
/** What it costs to do without a figure that is printed. */
const LEFT_OUT = 1.5;
/** What it costs to do without the total of some rows: less than two sums that it breaks. */
const PART_LEFT_OUT = 0.6;

/** Settles what was found; `runs` gives what headings do not tell. */
export function settlePay(headed: PayLines, figures: readonly PlacedFigure[], runs: SummingRuns): SettledPay {
  const of = (concept: Concept, when: 'period' | 'year'): readonly PlacedFigure[] => {
    const all = figures
      .filter((figure) => figure.concept === concept)
      .sort((a, b) => Number(b.direct) - Number(a.direct));
    const own = firstLoans(all.filter((figure) => figure.when === when));
    return own.length > 0 || when === 'year' ? own : all.filter((figure) => isSumOf(figure, headed));
  };
  const byHeads = bestReading(
    { payments: [...lineOptions(headed.payments), ...paidAfter(headed)], deductions: lineOptions(headed.deductions) },
    of,
  );
  // Where headings tell a list for which no sum holds, sums may tell another.
  const best = isProven(byHeads)
    ? byHeads
    : (ofOneList(of, runs) ?? bestReading(withRuns(headed, of, runs.comingTo), of));
  const period: Partial<Record<Concept, PlacedFigure>> = {};
  const year: Partial<Record<Concept, PlacedFigure>> = {};
  const findings: FormFinding[] = [...sumFindings(best), ...missingLists(best)];
  const plain = plainBeside(best.deductions.value);
  const leastGross = leastOfYear((concept) => of(concept, 'year').map((figure) => Math.abs(minorOf(figure))));
  for (const concept of CONCEPTS) {
    const settled = { grossPay: best.gross, totalDeductions: best.total, netPay: best.net }[concept as string];
    const isTakenOff = (figure: PlacedFigure): boolean => !TAKEN_OFF.has(concept) || !isPaid(figure, best);
    const now = settled
      ? ((concept === 'grossPay' ? grossByName(best, of(concept, 'period')) : undefined) ?? settled.value)
      : of(concept, 'period').find(isTakenOff);
    if (now) period[concept] = plain(now);
    const later = of(concept, 'year').filter(isTakenOff);
    const fits = later.filter((figure) => !now || minorOf(figure) >= minorOf(now));
    const isEnough = (figure: PlacedFigure): boolean => concept !== 'grossPay' || minorOf(figure) >= leastGross;
    const sofar = fits.find(isEnough) ?? fits[0] ?? later[0];
    if (sofar) year[concept] = plain(sofar);
    if (sofar && fits.includes(sofar) && !isEnough(sofar)) findings.push(TOO_LITTLE);
    const times = timesGross(best.gross.minor, year.grossPay);
    findings.push(...doubts(concept, { now, sofar, rivals: settled ? [] : of(concept, 'period'), times }));
  }
  return { payments: best.payments.value, deductions: best.deductions.value, period, year, findings };
}

/**
 * The figure that is called gross pay, where the total of payments has another name and is more by a payment that is no pay: `Gross pay`
 * beside `Total payments`, without the mileage among these.
 */
function grossByName({ gross, payments }: Reading, named: readonly PlacedFigure[]): PlacedFigure | undefined {
  const isNamed = (figure: PlacedFigure | undefined): boolean => GROSS.test(figure?.label?.text ?? '');
  if (!gross.value || isNamed(gross.value)) return undefined;
  const total = minorOf(gross.value);
  return named.find(
    (one) => isNamed(one) && payments.value.some(({ minor }) => minor > 0 && total - minor === minorOf(one)),
  );
}

const GROSS = /\bgross\b/iu;

/** What anybody has earned in a year at least: what was taken off of it, and most of what was taxed. Benefits may be taxed with the pay. */
function leastOfYear(minorsOf: (concept: Concept) => readonly number[]): number {
  const least = (concept: Concept): number => {
    const minors = minorsOf(concept);
    return minors.length > 0 ? Math.min(...minors) : 0;
  };
  const taken = [...TAKEN_OFF].reduce((sum, concept) => sum + (concept === 'total' ? 0 : least(concept)), 0);
  return Math.max(taken, least('taxablePay') / 2);
}

const TOO_LITTLE: FormFinding = {
  severity: 'warnings',
  reason: 'The gross pay of the year to date is less than what was taxed or taken off of it.',
};

/** How many times what was earned in the period the year's earnings are. */
function timesGross(now: number | undefined, sofar: PlacedFigure | undefined): number | undefined {
  return now !== undefined && now > 0 && sofar ? minorOf(sofar) / now : undefined;
}

/** The loan of a second degree stands for itself only where no other is paid back. */
function firstLoans(figures: readonly PlacedFigure[]): readonly PlacedFigure[] {
  const first = figures.filter(({ label }) => !SECOND_LOAN.test(label?.text ?? ''));
  return first.length > 0 ? first : figures;
}

/** A total under a heading of the year that is this period's all the same: its lines come to it. */
function isSumOf(figure: PlacedFigure, { payments, deductions }: PayLines): boolean {
  const all = { grossPay: payments, totalDeductions: deductions }[figure.concept as string] ?? [];
  const lines = all.filter(({ isEmployers }) => !isEmployers);
  return lines.length > 1 && Math.abs(sumOf(lines)) === Math.abs(minorOf(figure));
}

/** A figure of a row that is a payment: a pensioner's `Monthly pension` is nothing that was paid in. */
function isPaid({ label }: PlacedFigure, { payments }: Reading): boolean {
  return label !== undefined && payments.value.some(({ description }) => description === label);
}

/** The reading of one list that has signs and leaves net pay, where no other total is printed. */
function ofOneList(of: FiguresOf, runs: SummingRuns): Reading | undefined {
  const [net, another] = of('netPay', 'period');
  const isOther = of('grossPay', 'period').length > 0 || of('totalDeductions', 'period').length > 0;
  const [both, more] = net && !another && !isOther ? runs.leaving(minorOf(net)) : [];
  if (!net || !both || more) return undefined;
  const option = (value: readonly PayLine[]): Option<readonly PayLine[]> => ({ value, minor: sumOf(value), rank: 0 });
  const none = { value: undefined, minor: undefined, rank: 0 };
  return {
    payments: option(both.payments),
    deductions: option(both.deductions),
    gross: none,
    total: none,
    net: { value: net, minor: minorOf(net), rank: 0 },
  };
}

interface ListOptions {
  readonly payments: readonly Option<readonly PayLine[]>[];
  readonly deductions: readonly Option<readonly PayLine[]>[];
}

function withRuns(headed: PayLines, of: FiguresOf, runsOf: SummingRuns['comingTo']): ListOptions {
  const minors = (concept: Concept): number[] =>
    [...new Set(of(concept, 'period').map(minorOf).map(Math.abs))].slice(0, MOST_FIGURES);
  const [grosses, totals, nets] = [minors('grossPay'), minors('totalDeductions'), minors('netPay')];
  // Of gross, deductions and net any two give the third.
  const taken = [...totals, ...grosses.flatMap((gross) => nets.map((net) => gross - net))].filter((one) => one >= 0);
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

/** A list that is left out, for every way of reading it takes amounts that the other one has. */
const NO_LINES: Option<readonly PayLine[]> = { value: [], minor: 0, rank: 2 * LEFT_OUT };

function bestReading(lists: ListOptions, of: FiguresOf): Reading {
  const areApart = lists.payments.some(({ value }) => lists.deductions.some((other) => !overlap(value, other.value)));
  const { payments: paid, deductions: taken } = areApart
    ? lists
    : { payments: [...lists.payments, NO_LINES], deductions: [...lists.deductions, NO_LINES] };
  const [grosses, totals, nets] = [
    figureOptions(of('grossPay', 'period'), lists.payments),
    figureOptions(plainFirst(of('totalDeductions', 'period')), lists.deductions),
    figureOptions(of('netPay', 'period'), []),
  ];
  let best: { readonly reading: Reading; readonly score: number } | undefined;
  for (const payments of paid) {
    for (const deductions of taken) {
      if (overlap(payments.value, deductions.value)) continue;
      for (const gross of grosses) {
        if (isLineOf(gross.value, payments.value)) continue;
        for (const total of totals) {
          if (isLineOf(total.value, deductions.value)) continue;
          for (const net of nets) {
            const reading = { payments, deductions, gross, total, net };
            const ranks = payments.rank + deductions.rank + gross.rank + total.rank + net.rank;
            const score = worthOf(sumsOf(reading)) - ranks;
            if (!best || score > best.score) best = { reading, score };
          }
        }
      }
    }
  }
  if (!best) throw new Error('there is always the option of nothing');
  return best.reading;
}

/** A sum under a label of its own is none of the lines that it is of; `Pay` in one row may be all that was paid. */
const isLineOf = (sum: PlacedFigure | undefined, lines: readonly PayLine[]): boolean =>
  sum?.direct === false && lines.some(({ amount }) => amount === sum.cell);

function overlap(a: readonly PayLine[], b: readonly PayLine[]): boolean {
  return a.some(({ amount }) => b.some((other) => other.amount === amount));
}

/** The figures printed for a concept, each amount once, and none of them. `lists`: the rows that one of them may be the sum of. */
function figureOptions(
  figures: readonly PlacedFigure[],
  lists: readonly Option<readonly PayLine[]>[],
): Option<PlacedFigure | undefined>[] {
  const distinct = figures.filter((figure, at) => figures.findIndex((one) => minorOf(one) === minorOf(figure)) === at);
  const options = distinct
    .slice(0, MOST_FIGURES)
    .map((value, at) => ({ value, minor: minorOf(value), rank: 0.3 * at }));
  // Of tax, of what is taken before and after it: none is the total of all. What is the sum of some rows on end need not be that of all.
  const areOfParts = figures.every(({ isOfPart }) => isOfPart);
  const isOfSeveral = areOfParts && new Set(figures.map(({ part }) => part)).size > 1;
  const isOfSome =
    areOfParts && figures.every((figure) => lists.some(({ value }) => isSumOfRun(minorOf(figure), value)));
  const without = figures.length === 0 || isOfSeveral ? 0 : isOfSome ? PART_LEFT_OUT : LEFT_OUT;
  return [...options, { value: undefined, minor: undefined, rank: without }];
}

/** Whether an amount is the sum of two rows or more that stand on end, and not of all of them. */
function isSumOfRun(total: number, lines: readonly PayLine[]): boolean {
  return lines.some((_, from) => {
    let sum = 0;
    return lines.slice(from).some(({ minor }, i) => {
      sum += minor;
      return i > 0 && i + 1 < lines.length && Math.abs(sum) === Math.abs(total);
    });
  });
}
