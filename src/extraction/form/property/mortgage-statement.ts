// Reads what rules cannot say of a mortgage statement: the movements of the year, which must add up, and the rate of interest.
import { dayNumber, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { findAddressBlock } from '../../document/parties.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readValue } from '../../fields/values.ts';
import type { ClassReader, FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { amountRows } from './amount-rows.ts';
import { issuerInLetterhead, LENDER, MORTGAGE_TITLE } from './letterhead.ts';
import { readMovements, type Movement, type Movements } from './movements.ts';
import { candidate, cell, moneyValue, passagesOf } from './passages.ts';
import { determinationOf, findRates, rateRows, type Rate } from './rates.ts';

/** The reader of annual mortgage statements. */
export const readMortgageStatement: ClassReader = ({ layout, reading }) => {
  const movements = readMovements(amountRows(layout, reading.currency));
  const period = reading.fields['period'] ?? yearlongPeriod(layout, reading.currency);
  const covered = period[0]?.value;
  const [start, end] = covered?.kind === 'period' ? [covered.start, covered.end] : [];
  const address = reading.fields['propertyAddress'] ? undefined : findAddressBlock(layout, { skip: () => false });
  const lender = issuerInLetterhead(layout, LENDER, MORTGAGE_TITLE);
  const lines = address?.lines.map(({ text }) => text.replace(/,$/, ''));
  return {
    fields: {
      ...(period.length > 0 ? { period } : {}),
      ...(lender ? { issuerName: [lender] } : {}),
      ...balanceFields('opening', movements.opening, start),
      ...balanceFields('closing', movements.closing, end),
      ...(address && lines
        ? {
            propertyAddress: [
              candidate({ kind: 'address', lines, postcode: address.postcode }, address.postcodePrinted, 0.8),
            ],
          }
        : {}),
    },
    lists: {
      rates: rateRows(ratesOf(findRates(layout), reading)),
      charges: [
        ...movements.interest.map((one) => chargeRow('Interest', one)),
        ...movements.fees.map((one) => chargeRow('Fees', one)),
      ],
    },
    findings: findingsOf(movements),
  };
};

/** A statement for a year covers about so many days. */
const YEAR_DAYS = [350, 380] as const;

/** The period that stands without a label it belongs to: the only one that is about a year long. */
function yearlongPeriod(layout: DocumentLayout, currency: string): readonly FieldCandidate[] {
  const found = passagesOf(layout).flatMap(({ text, printed }): FieldCandidate[] => {
    const value = readValue(text, { value: 'period' }, currency);
    if (value?.kind !== 'period') return [];
    const days = dayNumber(value.end) - dayNumber(value.start);
    return days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1] ? [candidate(value, printed, 0.8)] : [];
  });
  const distinct = new Set(found.map(({ value }) => JSON.stringify(value)));
  return distinct.size === 1 ? found.slice(0, 1) : [];
}

function balanceFields(
  position: string,
  movement: Movement | undefined,
  day: CalendarDate | undefined,
): Record<string, readonly FieldCandidate[]> {
  if (!movement) return {};
  const date = movement.date ?? day;
  return {
    [`${position}Balance`]: [candidate(moneyValue(movement.minor), movement.printed, 0.95)],
    ...(date ? { [`${position}Date`]: [candidate({ kind: 'date', date }, movement.printed)] } : {}),
  };
}

function chargeRow(name: string, { minor, printed, date }: Movement): FormRow {
  return {
    name: cell({ kind: 'text', text: name }, printed),
    amount: cell(moneyValue(minor), printed),
    ...(date ? { date: cell({ kind: 'date', date }, printed) } : {}),
  };
}

/** The rates of the loan; what the labels of its type and its end say belongs to the one rate that lacks it. */
function ratesOf(found: readonly Rate[], { fields }: FormReading): Rate[] {
  const [labelled] = fields['interestRate'] ?? [];
  const rate = labelled?.value.kind === 'text' ? labelled.value.text : undefined;
  const own = found.filter(({ rate: each, determination }) => each === rate || determination !== undefined);
  const all =
    labelled && rate && !own.some((one) => one.rate === rate) ? [{ rate, printed: labelled.printed }, ...own] : own;
  const [kind] = fields['rateType'] ?? [];
  const [ends] = fields['rateEnds'] ?? [];
  return all.map((one, at): Rate => {
    const isMain = rate === undefined ? at === 0 : one.rate === rate;
    if (!isMain) return one;
    const determination =
      one.determination ?? (kind?.value.kind === 'text' ? determinationOf(kind.value.text) : undefined);
    const until = one.until ?? (ends?.value.kind === 'date' ? ends.value.date : undefined);
    return { ...one, ...(determination ? { determination } : {}), ...(until ? { until } : {}) };
  });
}

function findingsOf({ holds, opening, closing, interest }: Movements): FormFinding[] {
  if (holds === false)
    return [
      {
        severity: 'errors',
        reason:
          'A sum that the document prints does not hold: the opening balance with interest and fees, less payments, is the closing balance.',
      },
    ];
  if (holds === true || !opening || !closing) return [];
  const severity = interest.length === 0 ? 'warnings' : 'info';
  return [{ severity, reason: 'Not all movements between the opening and the closing balance were found.' }];
}
