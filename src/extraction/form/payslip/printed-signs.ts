// Signs as payslips print them: some set all that is taken off with a minus. It is what was taken off all the same.
import { signedMinor } from '../../values/amount.ts';
import type { PlacedFigure } from './figures.ts';
import type { PayLine } from './pay-lines.ts';
import { TAKEN_OFF } from './pay-words.ts';

/** A figure without its minus. */
export function unsigned(figure: PlacedFigure): PlacedFigure {
  const { amount } = figure.cell;
  if (!amount || signedMinor(amount) >= 0) return figure;
  const { minor, hasFraction, currency } = amount;
  return { ...figure, cell: { ...figure.cell, amount: { minor, hasFraction, ...(currency ? { currency } : {}) } } };
}

/** A total of deductions without the minus that it may be printed with, and with it: a refund of tax may outweigh the rest. */
export function plainFirst(figures: readonly PlacedFigure[]): readonly PlacedFigure[] {
  return figures.flatMap((figure) => (figure.cell.amount?.sign === '-' ? [unsigned(figure), figure] : [figure]));
}

/** What makes the figures of a payslip with these deductions plain: where each has its minus, so has what else was taken off. */
export function plainBeside(deductions: readonly PayLine[]): (figure: PlacedFigure) => PlacedFigure {
  const isMinusPlain = deductions.length > 0 && deductions.every(({ amount }) => amount.amount?.sign === '-');
  return (figure) => (isMinusPlain && TAKEN_OFF.has(figure.concept) ? unsigned(figure) : figure);
}
