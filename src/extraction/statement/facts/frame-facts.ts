// The statement's frame: its period, its date of issue, and the balances at both ends.
import type { Fact, FactRow } from '../../../model/facts.ts';
import { entriesOf, type Anchor } from '../../../model/statement.ts';
import type { Dated } from '../period.ts';
import { dateOf } from '../../values/date.ts';
import { directedValue, factOf, present } from '../../document/make-facts.ts';
import type { AccountFindings, StatementContext } from './statement-context.ts';

/** Balances are this sure when every sum holds, and when one does not. */
const SURE = 0.99;
const DOUBTED = 0.6;
/** A date of issue that is taken from a balance. */
const OF_BALANCE = 0.8;

/** Facts of one account's period and balances; a balance that no period dates takes the date of the entries next to it. */
export function frameFacts(context: StatementContext, account: AccountFindings): FactRow {
  const { frame, reconciliation, dates } = account;
  const days = [...entriesOf(reconciliation.rows).flatMap((one) => dates.get(one.row.index) ?? [])].sort();
  const printed = account.fields['printedOn']?.[0]?.value;
  const printedOn = printed?.kind === 'date' ? printed.date : undefined;
  const openingDate = frame.start?.date ?? days[0] ?? frame.issued?.date ?? printedOn;
  const closingDate = frame.end?.date ?? frame.issued?.date ?? days.at(-1) ?? printedOn;
  const { opening, closing } = reconciliation;
  const confidence = reconciliation.checks.every((check) => check.holds) ? SURE : DOUBTED;
  const balance = ({ minor, printed: piece }: Anchor, rule: string): Fact =>
    factOf(context, directedValue(minor, context.currency), piece, { rule, confidence });
  return present({
    startDate: datedFact(context, frame.start, 'period'),
    endDate: datedFact(context, frame.end, 'period'),
    statementIssued: datedFact(context, frame.issued ?? cardDate(context, account), 'statementDate'),
    openingAmount: opening?.printed && balance(opening, 'openingBalance'),
    openingDate: openingDate && { value: openingDate },
    closingAmount: closing && balance(closing, 'closingBalance'),
    closingDate: closingDate && { value: closingDate },
  });
}

/** The day that the balance of a card is named with is the statement's, where no other is printed and its period ends then. */
function cardDate({ accountType }: StatementContext, { fields, frame }: AccountFindings): Dated | undefined {
  if (accountType !== 'CreditCard') return undefined;
  const ofBalance = (fields['closingBalance'] ?? []).flatMap(({ labelDate, printed }): Dated[] => {
    const date = labelDate?.year === undefined ? undefined : dateOf(labelDate);
    const isLast = date !== undefined && (frame.end === undefined || frame.end.date === date);
    return isLast && (frame.start === undefined || date > frame.start.date)
      ? [{ date, printed, confidence: OF_BALANCE }]
      : [];
  })[0];
  // Cards are billed on the last day of their period.
  return ofBalance ?? (frame.start && frame.end && { ...frame.end, confidence: OF_BALANCE });
}

function datedFact(context: StatementContext, dated: Dated | undefined, rule: string): Fact | undefined {
  return dated && factOf(context, dated.date, dated.printed, { rule, confidence: dated.confidence });
}
