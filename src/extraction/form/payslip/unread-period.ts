// Taxable pay of the period that the paper surely has, and that was not read: its label stands beside an amount in a part that was taken for
// another one's, or an amount that nothing explains is most of gross pay.
import type { FormFinding } from '../form-reading.ts';
import type { PayRow } from './figures.ts';
import type { PayWords } from './pay-words.ts';
import type { UnreadAmount } from './unread-amounts.ts';
import type { SettledPay } from './settle-pay.ts';

/** What is taxed of gross pay, at least. */
const LEAST = 0.5;
/** What was received by a company that pays somebody is told before their pay. */
const OTHERS = /\b(?:gross|available|received|income|invoiced?|agency|funds|salary|annual|hours?|leave)\b/iu;

/** A warning that names the label. */
export function unreadTaxable(
  rows: readonly PayRow[],
  { meaningOf }: PayWords,
  { pay, unread }: { readonly pay: SettledPay; readonly unread: readonly UnreadAmount[] },
): FormFinding[] {
  if (pay.period.taxablePay) return [];
  const year = pay.year.taxablePay?.cell;
  const named = rows.flatMap(({ label, part, figures }) => {
    const { concept, when, employer } = meaningOf(label?.text ?? '');
    if (!label || concept !== 'taxablePay' || employer || when === 'year' || part?.part === 'year') return [];
    const own = figures.filter(({ cell, column }) => (cell.amount?.minor ?? 0) > 0 && column !== 'year');
    return own.some(({ cell }) => cell !== year) ? [label.text] : [];
  });
  const gross = pay.period.grossPay?.cell.amount?.minor ?? 0;
  const unknown = unread.flatMap(({ cell, label, when }) => {
    const minor = cell.amount?.minor ?? 0;
    const fits = when !== 'year' && minor <= gross && minor >= LEAST * gross;
    return fits && !OTHERS.test(label?.text ?? '') ? [label?.text ?? cell.text] : [];
  });
  const [first] = [...named, ...unknown];
  return first === undefined
    ? []
    : [{ severity: 'warnings', reason: `What may be the taxable pay of the period was not read: ${first}.` }];
}
