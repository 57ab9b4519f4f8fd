// What may be borrowed and what must be paid back: limits, the minimum payment and its due date.
import type { Fact, FactRow } from '../../../model/facts.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { amountValue, factOf, present } from '../../document/make-facts.ts';
import { limitUnderHeading } from '../headed-limit.ts';
import { paymentDueDates } from '../payment-due.ts';
import type { AccountFindings, StatementContext } from './statement-context.ts';

/** What only cards are asked for: on papers of other accounts a label of these names something else. */
const OF_CARDS: ReadonlySet<string> = new Set(['minimumPayment', 'paymentDue']);

/** Those of an account's labelled values that an account of its type has. */
export function ownFields(fields: FieldCandidates, { accountType }: StatementContext): FieldCandidates {
  if (accountType === 'CreditCard') return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !OF_CARDS.has(name)));
}

/** Facts of one account's credit: a card's limit and payment, or another account's overdraft. */
export function creditFacts(context: StatementContext, { fields, frame }: AccountFindings): FactRow {
  if (context.accountType !== 'CreditCard') {
    const headed = limitUnderHeading(context.layout, fields['creditLimit'] ?? []);
    return present({
      overdraftLimitValue:
        amountFact(context, { overdraftLimit: headed }, 'overdraftLimit') ??
        amountFact(context, fields, 'overdraftLimit'),
    });
  }
  return present({
    creditLimitValue: amountFact(
      context,
      { creditLimit: (fields['creditLimit'] ?? []).filter(isLimit) },
      'creditLimit',
    ),
    minimumPaymentValue: amountFact(context, fields, 'minimumPayment'),
    paymentDueOn: dateFact(context, paymentDueDates(fields, frame)[0], 'paymentDue'),
  });
}

/** Limits are set in tens of pounds, and from fifty: what is less is a fee. */
const LIMIT = { step: 1000, least: 5000 } as const;

const isLimit = ({ value }: FieldCandidate): boolean =>
  value.kind === 'money' && value.amount.minor >= LIMIT.least && value.amount.minor % LIMIT.step === 0;

function amountFact(context: StatementContext, fields: FieldCandidates, rule: string): Fact | undefined {
  const candidate = fields[rule]?.[0];
  if (candidate?.value.kind !== 'money') return undefined;
  const { printed, confidence } = candidate;
  return factOf(context, amountValue(candidate.value.amount.minor, context.currency), printed, { rule, confidence });
}

function dateFact(context: StatementContext, candidate: FieldCandidate | undefined, rule: string): Fact | undefined {
  if (candidate?.value.kind !== 'date') return undefined;
  return factOf(context, candidate.value.date, candidate.printed, { rule, confidence: candidate.confidence });
}
