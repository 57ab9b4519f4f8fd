// Single words that head a part of a payslip only where nothing but headings stands beside them: `Tax`, `Pay`.
import { readTaxCode } from '../../values/identifiers.ts';
import { isLabel, offset, type Cell, type Row } from './cells.ts';
import type { HeadKind, HeadWords } from './head-kinds.ts';
import type { PayWords } from './pay-words.ts';

const TAX = /^tax$/i;
const PAY = /^(?:pay|wages?|salary|earned)[:.]?$/i;
/** What stands beside `Pay` where it is a heading. */
const BESIDE_PAY: ReadonlySet<HeadKind> = new Set(['units', 'rate', 'amount', 'period', 'year', 'deductions']);

/** Whether headings in one cell hold such a word where it goes on with another: `Holiday pay`, not `Pay Units Rate Amount`. */
export function isRunIn(words: readonly string[], found: readonly HeadWords[]): boolean {
  if (found.length < 2) return false;
  const isLone = ({ from, to }: HeadWords): boolean => to - from === 1 && PAY.test(words[from] ?? '');
  const others = found.slice(1).every(({ kind }) => BESIDE_PAY.has(kind));
  return found.slice(1).some(isLone) || (found.slice(0, 1).some(isLone) && !others);
}

/** `Treth / Tax`: the word in the second of two languages. */
const OTHER_LANGUAGE = /^[^(]*\s\/\s+/;

/** Whether a cell is such a word and its row says that it is no heading here. */
export function isNoHead(cell: Cell, row: Row, { above, below }: Around, words: PayWords): boolean {
  const text = cell.text.trim().replace(OTHER_LANGUAGE, '');
  if (CLOSES_BRACKET.test(text) || isBesideTotal(cell, row, below, words)) return true;
  if (TAX.test(text)) return !isLoneTax(row, words);
  if (CUMULATIVE.test(text)) return isOfBasis(cell, row, above);
  return PAY.test(text) && !isLonePay(row, below, words);
}

/** `Payments this month | Gross pay` at the foot of a list, the total beneath its label: no row of the list stands there any more. */
function isBesideTotal(
  { words: own }: Cell,
  { cells, page }: Row,
  below: Row | undefined,
  { headsOf, meaningOf }: PayWords,
): boolean {
  const [head] = headsOf(own.map(({ text }) => text));
  const concept = head && TOTAL_OF.get(head.kind);
  const total = cells.find(({ text }) => concept !== undefined && meaningOf(text).concept === concept);
  const [figure, ...others] = below?.cells ?? [];
  return (
    total !== undefined &&
    figure?.amount !== undefined &&
    below?.page === page &&
    others.length === 0 &&
    offset(figure, total) < SAME_EDGE_PT
  );
}

const TOTAL_OF: ReadonlyMap<HeadKind, string> = new Map([
  ['payments', 'grossPay'],
  ['deductions', 'totalDeductions'],
]);

/** The end of a name on two lines, the first of which opens the bracket: `Pension (net` over `pay)`. */
const CLOSES_BRACKET = /^[^(]*\)/;

interface Around {
  readonly above: Row | undefined;
  readonly below: Row | undefined;
}

/** How a tax code counts, which is also what the figures of the year are called. */
const CUMULATIVE = /^cum(?:ulative)?\.?$/i;
const BASIS = /\b(?:basis|tax (?:code|cd|method)|method|cumulation)\b/i;

/** `Basis` beside or over `Cumulative`, or the tax code itself beside it. */
function isOfBasis(cell: Cell, { cells, page }: Row, above: Row | undefined): boolean {
  const before = cells[cells.indexOf(cell) - 1];
  if (before && readTaxCode(before.text) !== undefined) return true;
  const over = above?.page === page ? above.cells.find(({ x0 }) => Math.abs(x0 - cell.x0) < SAME_EDGE_PT) : undefined;
  return [before, over].some((one) => one !== undefined && BASIS.test(one.text));
}

const SAME_EDGE_PT = 4;

/** `Tax | This period | Year to date` heads what is taken off: it stands first, and nothing beside it but heads of columns. */
function isLoneTax({ cells }: Row, words: PayWords): boolean {
  const [first, ...others] = cells;
  if (!first || !TAX.test(first.text.trim())) return false;
  const kinds = others.flatMap((cell) => words.headsOf(cell.words.map(({ text }) => text))[0]?.kind ?? []);
  return kinds.length === others.length && kinds.some((kind) => kind === 'amount' || kind === 'period');
}

/** `Pay | £ | Deductions | £`, or `Pay` alone over a row that begins under it and has a figure. */
function isLonePay({ cells, page }: Row, below: Row | undefined, words: PayWords): boolean {
  const [first, ...others] = cells;
  if (!first || !PAY.test(first.text.trim()) || below?.page !== page) return false;
  const [label, ...figures] = below.cells;
  const isList = label !== undefined && isLabel(label) && figures.some(({ amount }) => amount !== undefined);
  const kinds = others.map((cell) => words.headsOf(cell.words.map(({ text }) => text))[0]?.kind);
  return (
    isList && Math.abs(label.x0 - first.x0) < 6 && kinds.every((kind) => kind !== undefined && BESIDE_PAY.has(kind))
  );
}
