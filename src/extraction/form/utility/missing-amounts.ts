// What every bill has and this one does not, for all that was read; and totals that cannot be what is due.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { readAmount, signedMinor } from '../../values/amount.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Utility } from './named-utility.ts';

const SLACK_MINOR = 2;

/** Warnings about the amounts and the period of a bill; those for packages need not say for which days. */
export function missingFindings(
  fields: FieldCandidates,
  layout: DocumentLayout,
  known: readonly Utility[],
): FormFinding[] {
  const isTimed = !known.includes('Internet');
  return [
    ...(fields['totalCharges']?.length ? [] : ['What the bill charges in all was not found.']),
    ...(fields['period']?.length || !isTimed ? [] : ['For which days the bill charges was not found.']),
    ...(isUnpaid(fields, layout) ? ['A payment that the bill lists was not read.'] : []),
    ...(isUnexplained(fields, layout) ? ['What is due is not what is charged, and no balance tells why.'] : []),
  ].map((reason) => ({ severity: 'warnings', reason }));
}

/** Whether no total of charges is an amount due, with or without what was owed or paid before. Where both are known, the sum of the account tells. */
function isUnexplained(fields: FieldCandidates, layout: DocumentLayout): boolean {
  const [totals, due] = [minorsOf(fields['totalCharges']), minorsOf(fields['amountDue'])];
  const [before, paid] = [minorsOf(fields['previousBalance']), minorsOf(fields['payments'])];
  const adjusted = minorsOf(fields['adjustments']).filter((minor) => minor !== 0);
  const isWhole = before.length > 0 && (paid.length > 0 || adjusted.length > 0);
  if (isWhole || totals.length === 0 || due.length === 0) return false;
  if (before.length > 0 && isPaidBetween({ totals, due, before }, layout)) return false;
  const both = paid.flatMap((one) => adjusted.map((other) => one + other));
  const others = [0, ...before, ...paid, ...adjusted, ...both];
  const sums = totals.flatMap((total) => others.flatMap((other) => [total + other, Math.abs(total - other)]));
  return !sums.some((sum) => due.some((one) => Math.abs(one - sum) <= SLACK_MINOR));
}

/** What a row says of a payment that has come in: `Direct Debit received, thank you`. */
const CAME_IN =
  /^(?:less |minus |your |total )*(?:(?:direct debit|card|bank|cash|cheque|bacs) ?)*(?:payments?|direct debits?|transfers?|receipts?) (?:received|collected|taken)\b|^(?:you paid|paid)\b.*\bthank you$/;
const LONGEST_LABEL_WORDS = 7;

/** Whether rows say what came in, and none of it was read: what is owed before it may then be taken for what is left after it. */
function isUnpaid(fields: FieldCandidates, { pages }: DocumentLayout): boolean {
  if (minorsOf(fields['payments']).some((minor) => minor !== 0)) return false;
  return pages.some(({ lines }) =>
    lines.some(({ phrases: [label, ...cells] }) => {
      const amounts = cells.flatMap(({ text }) => readAmount(text) ?? []);
      const isLabel = label !== undefined && label.words.length <= LONGEST_LABEL_WORDS;
      return isLabel && CAME_IN.test(foldText(label.text)) && amounts.some(({ minor }) => minor !== 0);
    }),
  );
}

/** A payment that its kind alone names: `Direct Debit` over `15th Apr`. */
const PAID = /\b(?:direct debit|payments?|paid|bank transfer|card payment)\b/iu;

/** Whether what was owed before, less what was charged, is what is due with a payment that is listed. */
function isPaidBetween(
  { totals, due, before }: Readonly<Record<'totals' | 'due' | 'before', readonly number[]>>,
  { pages }: DocumentLayout,
): boolean {
  const paid = pages.flatMap(({ lines }) =>
    lines.flatMap(({ phrases }, at) =>
      lines.slice(Math.max(0, at - 1), at + 2).some(({ text }) => PAID.test(text))
        ? phrases.flatMap(({ text }) => {
            const amount = readAmount(text);
            return amount ? [Math.abs(signedMinor(amount))] : [];
          })
        : [],
    ),
  );
  const sums = totals.flatMap((total) => before.flatMap((one) => [one - total, -one - total]));
  // With what is charged for a payment, what is due would be what was owed before on any bill.
  const others = paid.filter((minor) => !totals.includes(minor));
  return others.some((minor) =>
    sums.some((sum) => due.some((one) => Math.abs(Math.abs(sum + minor) - one) <= SLACK_MINOR)),
  );
}

function minorsOf(candidates: FieldCandidates[string] | undefined): readonly number[] {
  return (candidates ?? []).flatMap(({ value }) => (value.kind === 'money' ? [Math.abs(value.amount.minor)] : []));
}
