// `Pay | 2,100.00 | 23,100.00` right over the tax in one list: all that was paid in the period and in the year, where nothing else is called so.
import type { PayRow, PlacedFigure } from './figures.ts';
import { TAKEN_OFF, type PayWords } from './pay-words.ts';

const PAY = /^(?:total )?pay$/i;

/** The figures of such a row as gross pay, of each time for which none was placed. */
export function allPay(rows: readonly PayRow[], placed: readonly PlacedFigure[], words: PayWords): PlacedFigure[] {
  return rows.flatMap(({ label, figures }, at) => {
    const next = rows[at + 1]?.label;
    const isBeforeTax = next !== undefined && TAKEN_OFF.has(words.meaningOf(next.text).concept ?? 'total');
    if (!label || !PAY.test(label.text.trim()) || !isBeforeTax) return [];
    return figures.flatMap((figure): PlacedFigure[] => {
      const when = figure.column;
      if (figure.cell.amount === undefined || (when !== 'period' && when !== 'year')) return [];
      const isKnown = placed.some((one) => one.concept === 'grossPay' && one.when === when);
      return isKnown ? [] : [{ ...figure, concept: 'grossPay', when, direct: true }];
    });
  });
}
