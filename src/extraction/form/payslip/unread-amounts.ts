// Amounts that stand under words nobody knows: of none of them it was told what it is, by its row, its column or its part.
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayRow, PlacedFigure } from './figures.ts';
import type { HeadKind } from './head-kinds.ts';
import type { Heads } from './heads.ts';
import { labelAbove } from './labels-above.ts';
import type { PayWords } from './pay-words.ts';
import { timeOfAll } from './row-times.ts';
import type { SettledPay } from './settle-pay.ts';

/** An amount, and the words beside or over it. */
export interface UnreadAmount {
  readonly cell: Cell;
  readonly label: Cell | undefined;
  /** Index among the rows of the document. */
  readonly row: number;
  /** What the part, the column or the row say of its time. */
  readonly when: 'period' | 'year' | undefined;
}

/** What payslips print that is neither pay nor taken off. */
const OTHERS: ReadonlySet<HeadKind | undefined> = new Set(['employer', 'aside', 'balance', 'units', 'rate']);
/** A label stands at most so many rows over its amount. */
const ROWS_ABOVE = 4;

/** All amounts above nothing that are none of those that were read, nor of a line of what is paid or taken off. */
export function unreadAmounts(
  payrows: readonly PayRow[],
  pay: SettledPay,
  {
    rows,
    heads,
    words,
    placed,
  }: {
    readonly rows: readonly Row[];
    readonly heads: Heads;
    readonly words: PayWords;
    readonly placed: readonly PlacedFigure[];
  },
): readonly UnreadAmount[] {
  const lines = [...pay.payments, ...pay.deductions];
  const taken = [...placed.map(({ cell }) => cell), ...lines.map(({ amount }) => amount)];
  const read = new Set(taken);
  // What a sentence tells is a cell of its own, of the same words.
  const isTold = (cell: Cell): boolean => taken.some(({ words: own }) => own.some((word) => cell.words.includes(word)));
  const names = new Set(lines.map(({ description }) => description));
  return payrows.flatMap(({ label, row, part, figures }) => {
    // Rows of a time stand beneath heads of their own, whatever columns or parts stand over these.
    const time = timeOfAll(rows[row], words)?.when;
    if (label && names.has(label)) return [];
    return figures.flatMap(({ cell, column }): UnreadAmount[] => {
      if ((cell.amount?.minor ?? 0) <= 0 || read.has(cell) || isTold(cell)) return [];
      if (time === undefined && (OTHERS.has(column) || OTHERS.has(part?.part))) return [];
      const own = time === undefined ? label : undefined;
      const over = own ?? labelAbove(cell, { rows, row, heads, words, within: ROWS_ABOVE });
      const { concept, employer } = words.meaningOf(over?.text ?? '');
      if ((concept !== undefined && concept !== 'total') || employer) return [];
      const when = time ?? [column, part?.part].find(isTime);
      return [{ cell, label: over && isLabel(over) ? over : undefined, row, when }];
    });
  });
}

/** Those that are none of the figures of a pay after all: its sums may have told what they are. */
export function unreadStill(unread: readonly UnreadAmount[], { period, year }: SettledPay): readonly UnreadAmount[] {
  const read = new Set([...Object.values(period), ...Object.values(year)].map(({ cell }) => cell));
  return unread.filter(({ cell }) => !read.has(cell));
}

function isTime(kind: HeadKind | undefined): kind is 'period' | 'year' {
  return kind === 'period' || kind === 'year';
}
