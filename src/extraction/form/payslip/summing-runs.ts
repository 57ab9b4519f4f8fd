// Payments and deductions where no heading tells them: rows on end whose amounts stand under each other and come to a total that the
// payslip prints. Several amounts seldom come to it by chance.
import type { Cell } from './cells.ts';
import type { PayFigure, PayRow } from './figures.ts';
import { lineOfFigure, type PayLine } from './pay-lines.ts';
import { TAKEN_OFF, type PayWords } from './pay-words.ts';

/** Amounts of one column end within this of each other, in points. */
const SAME_EDGE_PT = 2.5;
/** Longer lists are not tried. */
const MOST_LINES = 30;
/** One row alone is no sum. */
const FEWEST_LINES = 2;

interface Candidate {
  readonly line: PayLine;
  /** Totals and what employers pay part one list from the next. */
  readonly isBarrier: boolean;
  /** Tax and the like: alone it may well be all that is taken off. */
  readonly isTaken: boolean;
}

/** What is paid and what is taken off, where one list has both. */
export interface BothLists {
  readonly payments: readonly PayLine[];
  readonly deductions: readonly PayLine[];
}

/** Finds rows on end by what they come to (minor units), wherever they stand. */
export interface SummingRuns {
  readonly comingTo: (total: number) => readonly (readonly PayLine[])[];
  /** What leaves net pay once the signs that are printed are kept. */
  readonly leaving: (net: number) => readonly BothLists[];
}

/** Finds the runs that come to a total (minor units), the longest first; with the signs that make them do so. */
export function summingRuns(rows: readonly PayRow[], words: PayWords): SummingRuns {
  let found: ReturnType<typeof listed> | undefined;
  const all = (): ReturnType<typeof listed> => (found ??= listed([...columnsOf(rows, words), ...flowsOf(rows, words)]));
  return {
    comingTo: (target) => {
      if (target === 0) return all().nothing;
      const alone = all().lone.flatMap((line) => signed([line], target) ?? []);
      return [...runsIn(all().lists, target), ...alone.map((line) => [line])];
    },
    leaving: (net) => all().lists.flatMap((list) => leftOf(list, net, all().taken)),
  };
}

/** `3,100.00`, `-410.40`, `-164.16` in one list that comes to net pay: what is paid, and what has a minus is taken off, tax among it. */
function leftOf(list: readonly PayLine[], net: number, taken: readonly PayLine[]): readonly BothLists[] {
  const payments = list.filter(({ minor }) => minor >= 0);
  const deductions = list.filter(({ minor }) => minor < 0);
  const sum = list.reduce((all, { minor }) => all + minor, 0);
  const isBoth = payments.length > 0 && sum === net && deductions.some((line) => taken.includes(line));
  return isBoth ? [{ payments, deductions: deductions.map((line) => ({ ...line, minor: -line.minor })) }] : [];
}

/**
 * Lists between barriers, what may be a list alone (the one row before a total, tax with nothing else taken off), and lists of tax and the
 * like of which nothing was taken off.
 */
function listed(columns: readonly (readonly Candidate[])[]): {
  readonly lists: readonly (readonly PayLine[])[];
  readonly lone: readonly PayLine[];
  readonly taken: readonly PayLine[];
  readonly nothing: readonly (readonly PayLine[])[];
} {
  const all = columns.flatMap(listsOf);
  const taken = columns.flatMap((column) => column.flatMap(({ line, isTaken }) => (isTaken ? [line] : [])));
  // `Pay` over tax in one list: all that was paid, before what was taken off.
  const before = all.flatMap(([first, second]) =>
    first && second && !taken.includes(first) && taken.includes(second) ? [first] : [],
  );
  const single = [...all.filter((list) => list.length === 1).flat(), ...before];
  return {
    lists: all.filter((list) => list.length >= FEWEST_LINES),
    taken,
    lone: [...taken, ...single.filter((line) => !taken.includes(line))],
    nothing: all.filter((list) => list.every((line) => line.minor === 0 && taken.includes(line))),
  };
}

function runsIn(lists: readonly (readonly PayLine[])[], target: number): readonly (readonly PayLine[])[] {
  const found: (readonly PayLine[])[] = [];
  for (const list of lists) {
    for (let from = 0; from + FEWEST_LINES <= list.length; from++) {
      for (let to = from + FEWEST_LINES; to <= Math.min(list.length, from + MOST_LINES); to++) {
        const lines = signed(list.slice(from, to), target);
        if (lines) found.push(lines);
      }
    }
  }
  return found.sort((a, b) => b.length - a.length);
}

/** The rows with the signs by which they come to the target: as printed, all turned round, or credits taken off. */
function signed(lines: readonly PayLine[], target: number): readonly PayLine[] | undefined {
  const isCredit = ({ amount }: PayLine): boolean => amount.amount?.mark === 'CR';
  const readings = [
    lines,
    lines.map((line) => ({ ...line, minor: -line.minor })),
    lines.map((line) => (isCredit(line) ? { ...line, minor: -Math.abs(line.minor) } : line)),
  ];
  return readings.find((reading) => reading.reduce((sum, { minor }) => sum + minor, 0) === target);
}

/** The figures of the period, by the right edge they share. */
function columnsOf(rows: readonly PayRow[], words: PayWords): readonly (readonly Candidate[])[] {
  const columns: { readonly page: number; readonly x1: number; readonly cells: Candidate[] }[] = [];
  for (const row of rows) {
    for (const figure of row.figures) {
      const line = isOfPeriod(figure) ? lineOfFigure(row, figure.cell) : undefined;
      if (!line || !row.label || isTime(row.label, words)) continue;
      const candidate = candidateOf(line, row.label, words);
      const edge = edgeOf(figure.cell);
      const own = columns.find(({ page, x1 }) => page === row.page && Math.abs(x1 - edge) <= SAME_EDGE_PT);
      if (own) own.cells.push(candidate);
      else columns.push({ page: row.page, x1: edge, cells: [candidate] });
    }
  }
  return columns.map(({ cells }) => cells);
}

/** Fewer rows with several amounts are no flow. */
const FEWEST_ROWS = 2;

/** `Basic pay 2,100.00 | Shift pay 84.00` over two more such pairs: names and amounts that run across a strip, and on in the row beneath. */
function flowsOf(rows: readonly PayRow[], words: PayWords): readonly (readonly Candidate[])[] {
  const across = new Map<string, Candidate[]>();
  for (const row of rows) {
    const figure = row.figures.findLast(isOfPeriod);
    const line = figure && lineOfFigure(row, figure.cell);
    if (!line || !row.label || isTime(row.label, words)) continue;
    const key = `${String(row.page)} ${String(row.row)}`;
    across.set(key, [...(across.get(key) ?? []), candidateOf(line, row.label, words)]);
  }
  const all = [...across.values()];
  return all.filter((one) => one.length > 1).length >= FEWEST_ROWS ? [all.flat()] : [];
}

function candidateOf(line: PayLine, { text }: Cell, words: PayWords): Candidate {
  const { concept, isEmployers } = words.meaningOf(text);
  return {
    line,
    isBarrier: isEmployers === true || (concept !== undefined && !TAKEN_OFF.has(concept)),
    isTaken: concept !== undefined && TAKEN_OFF.has(concept),
  };
}

/** `This period`, `Year to date`: the name of a row of balances is nothing that is paid. */
function isTime({ words: own }: Cell, { headsOf }: PayWords): boolean {
  const [head, another] = headsOf(own.map(({ text }) => text));
  return another === undefined && (head?.kind === 'period' || head?.kind === 'year');
}

/** Where the digits of a figure end: a minus behind them stands outside the column (`12.00-`). */
function edgeOf({ x0, x1, text }: Cell): number {
  return /\d-$/.test(text) ? x1 - (x1 - x0) / text.length : x1;
}

function isOfPeriod({ column, part, cell }: PayFigure): boolean {
  return (
    cell.amount !== undefined &&
    column !== 'year' &&
    column !== 'employer' &&
    column !== 'balance' &&
    column !== 'units' &&
    column !== 'rate' &&
    part?.part !== 'employer' &&
    part?.part !== 'year'
  );
}

function listsOf(column: readonly Candidate[]): readonly (readonly PayLine[])[] {
  const lists: PayLine[][] = [[]];
  for (const { line, isBarrier } of column) {
    if (isBarrier) lists.push([]);
    else lists.at(-1)?.push(line);
  }
  return lists.filter((list) => list.length > 0);
}
