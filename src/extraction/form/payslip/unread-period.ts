// Taxable pay of the period that the paper surely has, and that was not read: its label stands beside an amount in a part that was taken for
// another one's.
import type { FormFinding } from '../form-reading.ts';
import type { PayRow } from './figures.ts';
import type { PayWords } from './pay-words.ts';
import type { SettledPay } from './settle-pay.ts';

/** A warning that names the label. */
export function unreadTaxable(rows: readonly PayRow[], { meaningOf }: PayWords, pay: SettledPay): FormFinding[] {
  if (pay.period.taxablePay) return [];
  const year = pay.year.taxablePay?.cell;
  const named = rows.flatMap(({ label, part, figures }) => {
    const { concept, when, employer } = meaningOf(label?.text ?? '');
    if (!label || concept !== 'taxablePay' || employer || when === 'year' || part?.part === 'year') return [];
    const own = figures.filter(({ cell, column }) => (cell.amount?.minor ?? 0) > 0 && column !== 'year');
    return own.some(({ cell }) => cell !== year) ? [label.text] : [];
  });
  const [first] = named;
  return first === undefined
    ? []
    : [{ severity: 'warnings', reason: `What may be the taxable pay of the period was not read: ${first}.` }];
}
