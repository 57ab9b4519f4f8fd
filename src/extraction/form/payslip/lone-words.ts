// Single words that head a part of a payslip only where nothing but headings stands beside them: `Tax`, `Pay`.
import { isLabel, type Row } from './cells.ts';
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

/** Whether a text is such a word and its row says that it is no heading here. */
export function isNoHead(text: string, row: Row, below: Row | undefined, words: PayWords): boolean {
  if (TAX.test(text.trim())) return !isLoneTax(row, words);
  return PAY.test(text.trim()) && !isLonePay(row, below, words);
}

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
