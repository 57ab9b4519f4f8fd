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

/** What paying no more leads to: `only the Minimum Payment: £10.71`. */
const OF_NO_MORE = /\b(?:only|just) (?:(?:pay|make|paying|making) )?(?:(?:the|your|this) )?(?:contractual )?minimum\b/i;

/** What is said where another amount may be the least to pay on a card, or undefined. */
export function leastPaymentDoubt(
  { accountType, layout }: StatementContext,
  fields: FieldCandidates,
): string | undefined {
  const [best, ...others] = accountType === 'CreditCard' ? (fields['minimumPayment'] ?? []) : [];
  if (best?.value.kind !== 'money') return undefined;
  const { minor } = best.value.amount;
  const lineOf = ({ page, lineIndex }: typeof best): string => layout.pages[page - 1]?.lines[lineIndex]?.text ?? '';
  const isOther = (one: typeof best): boolean =>
    one.value.kind === 'money' && one.value.amount.minor !== minor && !OF_NO_MORE.test(lineOf(one));
  if (others.some(isOther)) return SEVERAL;
  const own = lineOf(best);
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
