// What every bill has and this one does not, for all that was read; and totals that cannot be what is due.
import type { FieldCandidates } from '../../fields/find-fields.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Utility } from './named-utility.ts';

const SLACK_MINOR = 2;

/** Warnings about the amounts and the period of a bill; those for packages need not say for which days. */
export function missingFindings(fields: FieldCandidates, known: readonly Utility[]): FormFinding[] {
  const isTimed = !known.includes('Internet');
  return [
    ...(fields['totalCharges']?.length ? [] : ['What the bill charges in all was not found.']),
    ...(fields['period']?.length || !isTimed ? [] : ['For which days the bill charges was not found.']),
    ...(isUnexplained(fields) ? ['What is due is not what is charged, and no balance tells why.'] : []),
  ].map((reason) => ({ severity: 'warnings', reason }));
}

/** Whether no total of charges is an amount due, with or without what was owed or paid before. Where both are known, the sum of the account tells. */
function isUnexplained(fields: FieldCandidates): boolean {
  const [totals, due] = [minorsOf(fields['totalCharges']), minorsOf(fields['amountDue'])];
  const [before, paid] = [minorsOf(fields['previousBalance']), minorsOf(fields['payments'])];
  const isAdjusted = minorsOf(fields['adjustments']).some((minor) => minor !== 0);
  if ((before.length > 0 && paid.length > 0) || isAdjusted || totals.length === 0 || due.length === 0) return false;
  const others = [0, ...before, ...paid];
  const sums = totals.flatMap((total) => others.flatMap((other) => [total + other, Math.abs(total - other)]));
  return !sums.some((sum) => due.some((one) => Math.abs(one - sum) <= SLACK_MINOR));
}

function minorsOf(candidates: FieldCandidates[string] | undefined): readonly number[] {
  return (candidates ?? []).flatMap(({ value }) => (value.kind === 'money' ? [Math.abs(value.amount.minor)] : []));
}
