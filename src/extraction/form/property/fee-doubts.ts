// Fees that an illustration names and that were not read: a cell that is called a fee, with an amount on its line, and a row that stands
// between two fees of one table.
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import type { FormFinding } from '../form-reading.ts';
import { amountRows, moneyOf, type AmountRow } from './amount-rows.ts';
import { NO_CHARGE } from './fee-tables.ts';
import { NO_FEE, type Fee } from './fees.ts';
import { warning } from './findings.ts';

interface Known {
  readonly fees: readonly Fee[];
  /** Amounts, in minor units, that are known to be none. */
  readonly others: ReadonlySet<number>;
  readonly currency: string;
}

/** What was left out of the fees: cells that name one, else that a table of them holds more rows than were read. */
export function feeDoubts(layout: DocumentLayout, known: Known): readonly FormFinding[] {
  const isKnown = (minor: number): boolean =>
    minor === 0 || known.others.has(minor) || known.fees.some((fee) => fee.minor === minor);
  const named = layout.pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => namedIn(line, lines[at + 1], { ...known, isKnown })),
  );
  const doubts = [...new Set(named)].map((name) => `A fee may not have been read: ${name}.`);
  if (doubts.length > 0) return doubts.map(warning);
  const rows = amountRows(layout, known.currency);
  const isLeft = layout.pages.some((page) => leavesRow(page, rows, known, isKnown));
  return isLeft ? [warning('A row among the fees was not read as one of them.')] : [];
}

/** A cell that ends, or whose words before a comma or before the next cell end, in what it is. */
const NAMED = /^\p{Lu}[\p{L}'’/& -]{2,40}? fee(?=$|,| \(| \p{Lu}\p{Ll})/u;
const AMOUNT = /^(?:£ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})(?![\d.%]| ?%)/;

/** The names of cells that are called a fee, where no amount behind them was read as one: on their line, or in the middle of a name of two. */
function namedIn(
  { phrases, furniture }: Line,
  next: Line | undefined,
  { currency, isKnown }: Pick<Known, 'currency'> & { readonly isKnown: (minor: number) => boolean },
): string[] {
  if (furniture) return [];
  return phrases.flatMap((cell, at) => {
    const [name = ''] = NAMED.exec(cell.text) ?? [];
    if (name === '' || NO_FEE.test(cell.text)) return [];
    const lower = at < phrases.length - 1 ? [] : (next?.phrases ?? []);
    const behind = [...phrases.slice(at + 1), ...lower.filter(({ x0, y0 }) => x0 > cell.x1 && y0 < cell.y1)];
    const amounts = behind.flatMap(({ text }) => {
      const [printed = ''] = AMOUNT.exec(text) ?? [];
      return moneyOf(printed, currency)?.minor ?? [];
    });
    return amounts.length > 0 && !amounts.some(isKnown) ? [name] : [];
  });
}

/** Amounts of one column end within this of each other, in points. */
const SAME_EDGE_PT = 2;

/** Whether a row between two fees has an amount in their column that is none of theirs, and no name that says why. */
function leavesRow(
  page: PageLayout,
  rows: readonly AmountRow[],
  { fees, currency }: Known,
  isKnown: (minor: number) => boolean,
): boolean {
  const own = fees.filter(({ printed }) => printed.page === page.number);
  return page.lines.some((line) =>
    line.phrases.some((cell) => {
      const amount = moneyOf(cell.text, currency);
      const column = own.filter(({ printed }) => Math.abs(printed.box.x1 - cell.x1) <= SAME_EDGE_PT);
      const isBetween =
        column.some(({ printed }) => printed.box.y1 <= line.y0 + 1) &&
        column.some(({ printed }) => printed.box.y0 >= line.y1 - 1);
      if (!amount || !isBetween || isKnown(amount.minor)) return false;
      const row = rows.find(
        (one) => one.line === line && one.amounts.some(({ printed }) => printed.box.x1 === cell.x1),
      );
      const name = row?.label ?? '';
      return !NO_CHARGE.test(name) && !/^(?:sub.?)?totals?\b/i.test(name);
    }),
  );
}
