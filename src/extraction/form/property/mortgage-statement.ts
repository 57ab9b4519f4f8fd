// Reads what rules cannot say of a mortgage statement: the movements of the year, which must add up, and the rate of interest.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { candidateOf } from '../found-value.ts';
import type { ClassReader, FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { cell, moneyValue, textCell } from '../row-cells.ts';
import { amountRows } from './amount-rows.ts';
import { findBorrowers } from './borrowers.ts';
import { envelopeAddress } from './envelope-address.ts';
import { brokenSum, warning } from './findings.ts';
import { headedMovements } from './headed-movements.ts';
import { withoutLabelRest } from './label-rest.ts';
import { isPrintedTwice, namedLender } from './lender.ts';
import { issuerInLetterhead, LENDER, MORTGAGE_TITLE } from './letterhead.ts';
import { ledgerMovements } from './ledger-movements.ts';
import { loneDate } from './lone-date.ts';
import { methodOfParts, methodToldOfParts } from './method-of-parts.ts';
import { quotedDay } from './quoted-day.ts';
import { readMovements, type Movement, type Movements } from './movements.ts';
import { balancesOfPart, termsOfParts } from './terms-of-parts.ts';
import { runningMovements } from './running-movements.ts';
import { toldMovements } from './told-movements.ts';
import { wholeTerms } from './whole-terms.ts';
import { endlessRates } from './rate-doubts.ts';
import { rateRows } from './rates.ts';
import { dayOf } from '../candidate-day.ts';
import { spanOf, statementPeriod } from './statement-period.ts';
import { statementPlans } from './statement-plans.ts';
import { kindDoubts, statementRates } from './statement-rates.ts';
import { LABELLED } from '../../fields/labelled.ts';

/** The reader of annual mortgage statements. */
export const readMortgageStatement: ClassReader = ({ layout, reading }) => {
  const { currency } = reading;
  const told = toldMovements(layout, currency);
  const headed = headedMovements(layout, currency);
  const rows = amountRows(layout, currency);
  const movements = bestOf({
    headed: readMovements(headed),
    rows: readMovements(rows, told),
    told: readMovements(told),
    running: readMovements(runningMovements(layout, currency)),
    ledger: readMovements(ledgerMovements(rows), [...told, ...rows]),
  });
  const period = statementPeriod(layout, reading, movements);
  const covered = period[0]?.value;
  const [start, end] = covered?.kind === 'period' ? [covered.start, covered.end] : [];
  const span = covered ?? spanOf(movements);
  const rates = statementRates(layout, reading);
  const property = reading.fields['propertyAddress']?.map(withoutLabelRest);
  const sentTo = property ? undefined : envelopeAddress(layout);
  const named = namedLender(layout, reading);
  const lender = named ?? issuerInLetterhead(layout, LENDER, MORTGAGE_TITLE);
  const borrowers = findBorrowers(layout, reading);
  const plans = statementPlans(layout, reading, headed);
  const ofParts = termsOfParts(layout, reading, plans.rows);
  const [parts] = ofParts.fields['repaymentMethod'] ?? [methodOfParts(layout) ?? methodToldOfParts(layout)];
  const method = (parts ?? reading.fields['repaymentMethod']) ? undefined : concludedMethod(movements);
  const issued = issuedOn(layout, reading, end);
  const issuedDay = issued[0]?.value;
  const quoted =
    quotedDay(layout, issuedDay?.kind === 'date' ? issuedDay.date : end) ??
    issued[0] ??
    (end && period[0] ? candidateOf({ kind: 'date', date: end }, period[0].printed) : undefined);
  return {
    fields: {
      statementDate: issued,
      ...(reading.fields['accountNumber'] ? {} : { accountNumber: plainAccount(reading) }),
      ...(quoted ? { quotedOn: [quoted] } : {}),
      ...((parts ?? method) ? { repaymentMethod: [parts ?? method].flatMap((one) => one ?? []) } : {}),
      ...ofParts.fields,
      remainingTerm: wholeTerms(
        layout,
        ofParts.fields['remainingTerm'] ?? reading.fields['remainingTerm'] ?? reading.fields['remainingMonths'] ?? [],
      ),
      ...(period.length > 0 ? { period } : {}),
      ...(lender ? { issuerName: [lender] } : {}),
      ...balanceFields('opening', movements.opening, start),
      ...balanceFields('closing', movements.closing, end),
      ...(property ? { propertyAddress: property } : {}),
      ...(sentTo?.address ? { propertyAddress: [sentTo.address] } : {}),
    },
    lists: {
      ...(borrowers.persons ? { persons: borrowers.persons } : {}),
      plans: plans.rows,
      rates: rateRows(rates),
      charges: [
        ...movements.interest.map((one) => chargeRow('Interest', one, span)),
        ...movements.fees.map((one) => chargeRow('Fees', one, span)),
      ],
    },
    findings: [
      ...findingsOf(movements),
      ...balancesOfPart(layout, [movements.opening, movements.closing], currency),
      ...borrowers.findings,
      ...(sentTo?.findings ?? []),
      ...plans.findings,
      ...ofParts.findings,
      ...(plans.rows.some(({ payment }) => payment) ? [] : [warning('The monthly payment was not found.')]),
      ...kindDoubts(reading, rates, end),
      ...endlessRates(layout, rates, { fields: reading.fields, end }),
      ...(rates.length > 0 ? [] : [warning('The rate of interest was not found.')]),
      ...(TERM.some((name) => reading.fields[name]) || isForLife(layout)
        ? []
        : [warning('How long the loan still runs was not found.')]),
      ...(movements.opening ? [] : [warning('The opening balance was not found.')]),
      ...(method ? [CONCLUDED] : []),
    ],
    proven: named && isPrintedTwice(layout, named) ? ['issuerName'] : [],
  };
};

/** Fields that say how long a loan still runs. */
const TERM: readonly string[] = ['remainingTerm', 'remainingMonths', 'endsOn'];

/** Loans that run until their borrower dies or moves out have no term. */
const FOR_LIFE =
  /\blifetime mortgage\b|\bequity release\b|\bretirement interest.only\b|\brio mortgage\b|\blast borrower\b/i;

function isForLife({ pages }: DocumentLayout): boolean {
  return pages.some(({ lines }) => lines.some(({ text }) => FOR_LIFE.test(text)));
}

/** The number beside the word `Account` alone, or its like, where no fuller label has one; none where they differ. */
function plainAccount({ fields }: FormReading): readonly FieldCandidate[] {
  const found = (fields['accountPlain'] ?? []).filter(({ confidence }) => confidence >= LABELLED);
  return new Set(found.map(({ value }) => (value.kind === 'text' ? value.text : ''))).size === 1 ? found : [];
}

/** Movements that add up come before others, and those with both balances before the rest. */
function bestOf({
  headed,
  rows,
  told,
  running,
  ledger,
}: Readonly<Record<'headed' | 'rows' | 'told' | 'running' | 'ledger', Movements>>): Movements {
  const readings = [headed, rows, told, running, ledger];
  const isWhole = ({ opening, closing }: Movements): boolean => opening !== undefined && closing !== undefined;
  return (
    readings.find(({ holds }) => holds === true) ??
    readings.find((one) => isWhole(one) && one.interest.length > 0) ??
    readings.find(isWhole) ??
    rows
  );
}

/** No statement is issued before the period it is about has ended: dates of entries and of earlier letters are none. */
function issuedOn(
  layout: DocumentLayout,
  { fields }: FormReading,
  end: CalendarDate | undefined,
): readonly FieldCandidate[] {
  const labelled = fields['statementDate'] ?? [];
  const after = labelled.filter((one) => (dayOf(one) ?? '') >= (end ?? ''));
  // The last day of the year is told in the same words as that of the paper: `made up to`.
  const later = after.filter((one) => dayOf(one) !== end);
  return (
    [later, after, loneDate(layout, end), end === undefined ? labelled : []].find((found) => found.length > 0) ?? []
  );
}

const CONCLUDED: FormFinding = {
  severity: 'info',
  reason: 'How the loan is repaid is not printed: it was concluded from what was paid in the year.',
};
/** Interest and payments of a year agree within this part where nothing is paid back. */
const SAME_PART = 0.02;

/** Where the payments of a year did no more than pay its interest, none of the loan is paid back. */
function concludedMethod({ opening, closing, interest, holds }: Movements): FieldCandidate | undefined {
  if (holds !== true || !opening || !closing) return undefined;
  const charged = interest.reduce((sum, { minor }) => sum + minor, 0);
  const isSame = Math.abs(opening.minor - closing.minor) <= SAME_PART * charged;
  return isSame ? candidateOf({ kind: 'text', text: 'Interest only' }, closing.printed, 0.6) : undefined;
}

function balanceFields(
  position: string,
  movement: Movement | undefined,
  day: CalendarDate | undefined,
): Record<string, readonly FieldCandidate[]> {
  if (!movement) return {};
  const date = movement.date ?? day;
  return {
    [`${position}Balance`]: [candidateOf(moneyValue(movement.minor), movement.printed, 0.95)],
    ...(date ? { [`${position}Date`]: [candidateOf({ kind: 'date', date }, movement.printed)] } : {}),
  };
}

/** A charge of the day it was booked on, else of the whole period. */
function chargeRow(name: string, { minor, printed, date }: Movement, period: FieldValue | undefined): FormRow {
  const covered = period?.kind === 'period' ? period : undefined;
  return {
    name: textCell(name, printed),
    amount: cell(moneyValue(minor), printed),
    ...(date ? { date: cell({ kind: 'date', date }, printed) } : {}),
    ...(covered && !date
      ? {
          from: cell({ kind: 'date', date: covered.start }, printed),
          until: cell({ kind: 'date', date: covered.end }, printed),
        }
      : {}),
  };
}

function findingsOf({ holds, opening, closing, interest }: Movements): FormFinding[] {
  if (holds === false)
    return [brokenSum('the opening balance with interest and fees, less payments, is the closing balance')];
  if (holds === true || !opening || !closing) return [];
  const severity = interest.length === 0 ? 'warnings' : 'info';
  return [{ severity, reason: 'Not all movements between the opening and the closing balance were found.' }];
}
