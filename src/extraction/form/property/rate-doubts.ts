// What is doubtful of the rates of an illustration: one that is missing, and one that ends on a day of something else.
import type { FormFinding, FormReading } from '../form-reading.ts';
import { warning } from './findings.ts';
import type { Stage } from './stage.ts';
import type { Rate } from './rate.ts';

interface Besides {
  readonly stages: readonly Stage[];
  readonly fields: FormReading['fields'];
}

/** What payments and the days of the offer leave to doubt of the rates. */
export function rateDoubts(rates: readonly Rate[], { stages, fields }: Besides): readonly FormFinding[] {
  return [
    ...(lacksRate(stages, rates) ? [warning('The payments change more often than rates were found.')] : []),
    ...(endsTooSoon(fields, rates) ? [warning('A rate was read that ends before the loan can begin.')] : []),
  ];
}

/** Payments change where the rate does: two amounts for years each, at a single rate, say that another was not read. */
const YEARLONG = 12;

const lacksRate = (stages: readonly Stage[], rates: readonly Rate[]): boolean =>
  rates.length === 1 && stages.filter(({ count }) => count >= YEARLONG).length > 1;

/** Whether a rate is said to end while the loan is still on offer: the day is that of the offer. */
function endsTooSoon(fields: FormReading['fields'], rates: readonly Rate[]): boolean {
  const days = ['validUntil', 'issuedOn'].flatMap((name) => {
    const value = fields[name]?.[0]?.value;
    return value?.kind === 'date' ? [value.date] : [];
  });
  return rates.some(({ until }) => until !== undefined && days.some((day) => until <= day));
}
