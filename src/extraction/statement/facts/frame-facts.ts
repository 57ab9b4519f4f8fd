// The statement's frame: its period, its date of issue, and the balances at both ends.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Fact, FactRow } from '../../../model/facts.ts';
import { entriesOf, type Anchor } from '../../../model/statement.ts';
import type { Dated } from '../period.ts';
import { directedValue, factOf, present } from '../../document/make-facts.ts';
import { cardDate } from './card-date.ts';
import { printedOpening } from './printed-opening.ts';
import type { AccountFindings, StatementContext } from './statement-context.ts';

/** Balances are this sure when every sum holds, and when one does not. */
const SURE = 0.99;
const DOUBTED = 0.6;

/** Facts of one account's period and balances; a balance that no period dates takes the date of the entries next to it. */
export function frameFacts(context: StatementContext, account: AccountFindings): FactRow {
  const { frame, reconciliation, dates } = account;
  const days = [...entriesOf(reconciliation.rows).flatMap((one) => dates.get(one.row.index) ?? [])].sort();
  const printed = account.fields['printedOn']?.[0]?.value;
  const printedOn = printed?.kind === 'date' ? printed.date : undefined;
  const openingDate =
    frame.start?.date ?? earlier(openingDay(account), days[0]) ?? days[0] ?? frame.issued?.date ?? printedOn;
  const closingDate = frame.end?.date ?? frame.issued?.date ?? days.at(-1) ?? printedOn;
  const { closing } = reconciliation;
  const opening = reconciliation.opening?.printed
    ? reconciliation.opening
    : printedOpening(context.layout, reconciliation);
  const derived = cardDate(context, account);
  const confidence = reconciliation.checks.every((check) => check.holds) ? SURE : DOUBTED;
  const balance = ({ minor, printed: piece }: Anchor, rule: string): Fact =>
    factOf(context, directedValue(minor, context.currency), piece, { rule, confidence });
  return present({
    startDate: datedFact(context, frame.start, 'period'),
    endDate: datedFact(context, frame.end, 'period'),
    statementIssued: frame.issued
      ? datedFact(context, frame.issued, 'statementDate')
      : derived && datedFact(context, derived, derived.rule),
    openingAmount: opening?.printed && balance(opening, 'openingBalance'),
    openingDate: openingDate && { value: openingDate },
    closingAmount: closing && balance(closing, 'closingBalance'),
    closingDate: closingDate && { value: closingDate },
  });
}

/** The day that the row of the opening balance prints, where a table has one. */
function openingDay({ reconciliation, dates }: AccountFindings): CalendarDate | undefined {
  const found = reconciliation.rows.find(({ row }) => row.kind === 'opening' && row.datePrinted !== undefined);
  return found && dates.get(found.row.index);
}

/** A day, unless it is later than another. */
function earlier(day: CalendarDate | undefined, other: CalendarDate | undefined): CalendarDate | undefined {
  return day !== undefined && (other === undefined || day <= other) ? day : undefined;
}

function datedFact(context: StatementContext, dated: Dated | undefined, rule: string): Fact | undefined {
  return dated && factOf(context, dated.date, dated.printed, { rule, confidence: dated.confidence });
}
