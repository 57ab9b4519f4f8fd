// The least that must be paid, where more than one amount is labelled so, or what is overdue stands beside it.
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { readAmount } from '../../values/amount.ts';
import type { StatementContext } from './statement-context.ts';

const SEVERAL = 'Several amounts are labelled as the least that must be paid: the first is given.';
const OVERDUE =
  'What is overdue is printed beside the least that must be paid, and nothing says whether it is a part of that.';

/** What is overdue, as a label of its own. */
const OVERDUE_LABEL =
  /^(?:(?:plus|and|any|your|the|total|amount|payments?) )*(?:arrears|overdue|past due|missed)\b(?!.*\b(?:fee|charge|interest)s?\b)/i;
const INCLUDED = /\b(?:includ\w*|in total|total|of which|made up of)\b/i;

/** What is said where another amount may be the least to pay on a card, or undefined. */
export function leastPaymentDoubt(
  { accountType, layout }: StatementContext,
  fields: FieldCandidates,
): string | undefined {
  const [best, ...others] = accountType === 'CreditCard' ? (fields['minimumPayment'] ?? []) : [];
  if (best?.value.kind !== 'money') return undefined;
  const { minor } = best.value.amount;
  if (others.some(({ value }) => value.kind === 'money' && value.amount.minor !== minor)) return SEVERAL;
  const own = layout.pages[best.page - 1]?.lines[best.lineIndex]?.text ?? '';
  return !INCLUDED.test(own) && saysOverdue(layout) ? OVERDUE : undefined;
}

function saysOverdue({ pages }: DocumentLayout): boolean {
  return pages.some(({ lines }) => lines.some((line) => !INCLUDED.test(line.text) && isOverdue(line)));
}

/** A label, and beside it an amount that is not nothing. */
function isOverdue({ phrases }: Line): boolean {
  return phrases.some(({ text }, at) => {
    const amount = readAmount(phrases[at + 1]?.text ?? '');
    return OVERDUE_LABEL.test(text) && amount?.hasFraction === true && amount.minor !== 0;
  });
}
