// Margins that one sentence tells, and rates that others do: arithmetic says which of the rates is the loan's.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { EXACT, type Determination } from './rate-clause.ts';
import type { Rate } from './rate.ts';

/** How far a rate is above another one, or below it (negative), with what is said of it. */
export interface Margin {
  readonly margin: number;
  readonly determination: Determination;
  readonly until?: CalendarDate;
}

/** The rates, each that a margin makes of the lender's own with what is said of the margin; the lender's own is only held against it. */
export function byMargins(rates: readonly Rate[], margins: readonly Margin[]): Rate[] {
  const fits = (one: Rate, base: Rate): Margin | undefined =>
    one.determination === undefined && base.determination === 'Standard Variable'
      ? margins.find(({ margin }) => Math.abs(parseFloat(one.rate) - parseFloat(base.rate) - margin) < EXACT)
      : undefined;
  // Of one rate and one margin the margin says how the rate is set, where what it is held against is not printed.
  const [lone, another] = rates;
  const [margin, more] = margins;
  if (lone && !another && lone.determination === undefined && margin && !more)
    return [{ ...lone, determination: margin.determination }];
  return rates.map((rate) => {
    const told = rates.map((base) => fits(rate, base)).find((margin) => margin !== undefined);
    if (told) {
      const until = rate.until ?? told.until;
      return { ...rate, determination: told.determination, ...(until ? { until } : {}) };
    }
    return rates.some((one) => fits(one, rate)) ? { ...rate, isReference: true } : rate;
  });
}
