// Payments and deductions: the rows under their headings, each with its description, amount, and what was multiplied to it.
import { foldText } from '../../../kernel/text.ts';
import type { Cell } from './cells.ts';
import type { PayRow } from './figures.ts';
import type { PayWords } from './pay-words.ts';
import { multiplies, numberIn } from './products.ts';
import { signedMinor } from '../../values/amount.ts';

/** One payment or deduction. */
export interface PayLine {
  readonly description: Cell;
  /** As the description reads without what was multiplied. */
  readonly text: string;
  readonly amount: Cell;
  /** Signed, in minor units. */
  readonly minor: number;
  readonly units?: Cell & { readonly value: number };
  readonly rate?: Cell & { readonly value: number };
  readonly row: number;
  /** How many totals stand above it in its part: what follows a total is seldom a line of it. */
  readonly totalsAbove: number;
  /** The same figure for the year to date. */
  readonly year?: Cell;
  /** Whether its name speaks of the employer: what they pay is seldom part of the list, an allowance for a `lead employer` is. */
  readonly isEmployers?: true;
}

/** Lines that may be what was paid or taken off, and the total printed beneath them. */
export interface PayLines {
  readonly payments: readonly PayLine[];
  readonly deductions: readonly PayLine[];
}

/** `39 hrs @ £12.96`, under or behind a description. */
const WORKED =
  /(-?\d{1,5}(?:\.\d{1,4})?)\s*(?:hrs?|hours?|days?|units?|h)?\.?\s*(?:@|x|×|at)\s*£?\s*(\d{1,6}(?:\.\d{1,5})?)(?:\s*(?:p\/?h|per hour|\/ ?h(?:ou)?r?))?\s*$/i;

const TAKEN: ReadonlySet<string> = new Set(['incomeTax', 'nationalInsurance', 'studentLoan']);

/** The lines under headings for payments and for deductions. */
export function payLines(rows: readonly PayRow[], words: PayWords): PayLines {
  const payments = linesOf('payments', rows, words);
  // Under a heading that could not be read, deductions seem to go on from the payments; tax is never one.
  const isTaken = ({ text }: PayLine): boolean =>
    TAKEN.has(words.meaningOf(text).concept ?? '') && !/\b(?:refund|rebate|sacrifice)\b/i.test(text);
  return {
    payments: payments.filter((line) => !isTaken(line)),
    deductions: [...payments.filter(isTaken), ...linesOf('deductions', rows, words)],
  };
}

function linesOf(part: 'payments' | 'deductions', rows: readonly PayRow[], words: PayWords): PayLine[] {
  const lines: PayLine[] = [];
  const totals = new Map<unknown, number>();
  for (const row of rows) {
    const isHere = row.part?.part === part || row.figures.some(({ column }) => column === part);
    if (!isHere || !row.label) continue;
    const own = row.part ?? part;
    const { concept, isEmployers, when } = words.meaningOf(row.label.text);
    const note = WORKED.exec(row.label.text);
    const totalsAbove = totals.get(own) ?? 0;
    const line = lineOf(row, part, totalsAbove);
    if (!line) {
      const last = lines.at(-1);
      if (note && last && !last.units && row.figures.every(({ cell }) => cell.amount === undefined))
        lines[lines.length - 1] = { ...last, ...workedIn(row.label, note) };
      continue;
    }
    if (isTotal(concept) || isNamedAsPart(row)) {
      totals.set(own, totalsAbove + 1);
      continue;
    }
    if (when === 'year' || isBank(row)) continue;
    lines.push(isEmployers ? { ...line, isEmployers } : line);
  }
  return part === 'deductions' ? withCredits(lines) : lines;
}

/** `4.20CR` among what is taken off: money given back, unless all amounts bear the mark. */
function withCredits(lines: readonly PayLine[]): PayLine[] {
  const isCredit = ({ amount }: PayLine): boolean => amount.amount?.mark === 'CR';
  const isMark = 2 * lines.filter(isCredit).length <= lines.length;
  return lines.map((line) => (isMark && isCredit(line) ? { ...line, minor: -Math.abs(line.minor) } : line));
}

/** The account that net pay goes to: a sort code, or a number of which stars or dots hide most. */
function isBank({ label, others }: PayRow): boolean {
  return [label, ...others].some((cell) => cell !== undefined && ACCOUNT.test(cell.text));
}

const ACCOUNT =
  /(?<!\d)(?:[\dx]{2}|[*•]{2})-(?:[\dx]{2}|[*•]{2})-(?:[\dx]{2}|[*•]{2})(?!\d)|(?:[*x]{3}|[•●·]{2})[*x•●·]*\d{2,}/i;

/** A row that bears the name of its part is the sum of it: `Earnings`, or `Total earnings`, at the foot of `Earnings`. */
function isNamedAsPart({ label, part }: Pick<PayRow, 'label' | 'part'>): boolean {
  const name = label && foldText(label.text).replace(/^(?:sub ?-?)?total (?=\p{L})/u, '');
  return part !== undefined && name === foldText(part.text);
}

function isTotal(concept: string | undefined): boolean {
  return (
    concept === 'total' ||
    concept === 'grossPay' ||
    concept === 'totalDeductions' ||
    concept === 'netPay' ||
    concept === 'taxablePay' ||
    concept === 'niablePay' ||
    concept === 'pensionablePay' ||
    concept === 'nonTaxablePay'
  );
}

/** The line that a row prints: its amount is the figure in the column for amounts, else the last that is none for the year. */
function lineOf(row: PayRow, part: 'payments' | 'deductions', totalsAbove: number): PayLine | undefined {
  const { label, figures } = row;
  if (!label) return undefined;
  const money = figures.filter(({ cell }) => cell.amount !== undefined);
  const other = part === 'payments' ? 'deductions' : 'payments';
  const usable = money.filter(
    ({ column }) => column !== 'year' && column !== 'employer' && column !== 'balance' && column !== other,
  );
  const headed = usable.findLast(({ column }) => column === part || column === 'amount' || column === 'period');
  const free = usable.filter(({ column }) => column === undefined);
  const numbers = figures
    .filter(({ column }) => column !== 'year' && column !== 'balance' && column !== other && column !== 'employer')
    .map(({ cell }) => cell);
  const chosen = headed ?? product(numbers) ?? free.at(row.part === undefined ? -1 : 0) ?? undefined;
  const amount = chosen && 'cell' in chosen ? chosen.cell : chosen;
  return amount && lineOfFigure(row, amount, totalsAbove);
}

/** The line that a row prints when `amount` is its amount. */
export function lineOfFigure(row: PayRow, amount: Cell, totalsAbove = 0): PayLine | undefined {
  const { label, figures } = row;
  if (!label || !amount.amount) return undefined;
  const year = figures.find(({ cell, column }) => cell.amount !== undefined && column === 'year')?.cell;
  const worked = workedBeside(row, amount);
  const note = WORKED.exec(label.text);
  const before = note && worked === undefined ? label.text.slice(0, note.index).trim() : '';
  // Behind a dash it is said as a part of the name.
  const text = before === '' || /[–—:,-]$/u.test(before) ? label.text : before;
  return {
    description: label,
    text: withLetterApart(text, label).replace(/(?:\s*:|\.{2,}|\s)+$/, '') || label.text,
    amount,
    minor: signedMinor(amount.amount),
    row: row.row,
    totalsAbove,
    ...(worked ?? (note ? workedIn(label, note) : workedApart(row, amount))),
    ...(year ? { year } : {}),
  };
}

/**
 * `NI A` of a picture, whose letter of contributions was recognised as one word with what it is the letter of. `NIC` are the contributions: who
 * has the letter C pays none.
 */
function withLetterApart(text: string, { words }: Cell): string {
  const isRecognised = words.some(({ confidence }) => confidence < 1);
  return isRecognised ? text.replace(/^NI([ABFHIJLMSVXZ])$/, 'NI $1') : text;
}

/** The last of three figures in a row where it is the product of the other two. */
function product(cells: readonly Cell[]): Cell | undefined {
  for (let at = 2; at < cells.length; at++) {
    const [units, rate, amount] = [cells[at - 2], cells[at - 1], cells[at]];
    if (units && rate && amount && multiplies(units, rate, amount)) return amount;
  }
  return undefined;
}

/** Units and rate beside an amount: by their headings, or because they multiply to it. */
function workedBeside(row: PayRow, amount: Cell): Pick<PayLine, 'units' | 'rate'> | undefined {
  const cells = row.figures.filter(({ cell }) => cell !== amount);
  const before = cells.filter(({ cell }) => cell.x1 <= amount.x0).map(({ cell }) => cell);
  for (const [at, first] of before.entries()) {
    const second = before.slice(at + 1).find((one) => multiplies(first, one, amount));
    if (second) return { units: valued(first), rate: valued(second) };
  }
  const named = (kind: string): Cell | undefined => cells.find(({ column }) => column === kind)?.cell;
  const [units, rate] = [named('units'), named('rate')];
  if (units || rate) {
    return { ...(units ? { units: valued(units) } : {}), ...(rate ? { rate: valued(rate) } : {}) };
  }
  return undefined;
}

/** `12 hrs @ 26.05` in a cell of its own between name and amount, where it comes to the amount. */
function workedApart({ others }: PayRow, amount: Cell): Pick<PayLine, 'units' | 'rate'> {
  for (const cell of others) {
    const note = WORKED.exec(cell.text);
    const worth = Math.round(Number(note?.[1]) * Number(note?.[2]) * 100);
    if (note && worth === amount.amount?.minor) return workedIn(cell, note);
  }
  return {};
}

function valued(cell: Cell): Cell & { readonly value: number } {
  return { ...cell, value: numberIn(cell) ?? 0 };
}

function workedIn(cell: Cell, note: RegExpExecArray): Pick<PayLine, 'units' | 'rate'> {
  return { units: { ...cell, value: Number(note[1]) }, rate: { ...cell, value: Number(note[2]) } };
}
