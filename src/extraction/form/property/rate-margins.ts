// Margins that one sentence tells, and rates that others do: arithmetic says which of the rates is the loan's.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { EXACT, isOwnRate, type Determination } from './rate-clause.ts';
import type { Rate } from './rate.ts';

/** How far a rate is above another one, or below it (negative), with what is said of it. */
export interface Margin {
  readonly margin: number;
  readonly determination: Determination;
  readonly until?: CalendarDate;
}

/** Rates without one that only says how far two others are apart: `Discount 2.00%` beside `Rate 5.00%` and `Our variable rate 7.00%`. */
export function withoutGaps(rates: readonly Rate[]): Rate[] {
  const gaps = rates.flatMap((gap) => {
    if (gap.determination !== 'Discount' && gap.determination !== 'Variable Tracker') return [];
    const others = rates.filter((one) => one !== gap);
    const made = others.find(
      (one) =>
        (one.determination ?? gap.determination) === gap.determination &&
        parseFloat(gap.rate) < parseFloat(one.rate) &&
        others.some((base) => isOwn(base) && isApart(one, base, gap)),
    );
    return made ? [{ gap, made }] : [];
  });
  return rates
    .filter((rate) => !gaps.some(({ gap }) => gap === rate))
    .map((rate) => {
      const { gap } = gaps.find(({ made }) => made === rate) ?? {};
      const until = rate.until ?? gap?.until;
      return gap
        ? { ...rate, ...(gap.determination ? { determination: gap.determination } : {}), ...(until ? { until } : {}) }
        : rate;
    });
}

const isOwn = ({ determination }: Rate): boolean => determination === 'Standard Variable';

/** Whether no more is said of a rate than that it varies. */
const isPlain = ({ determination, printed }: Rate): boolean =>
  determination === undefined || (determination === 'Standard Variable' && !isOwnRate(printed.text));

const isApart = (one: Rate, base: Rate, gap: Rate): boolean =>
  one !== base && Math.abs(Math.abs(parseFloat(one.rate) - parseFloat(base.rate)) - parseFloat(gap.rate)) < EXACT;

/** The rates, each that a margin makes of the lender's own with what is said of the margin; the lender's own is only held against it. */
export function byMargins(rates: readonly Rate[], margins: readonly Margin[]): Rate[] {
  const fits = (one: Rate, base: Rate): Margin | undefined =>
    one.determination === undefined && base.determination === 'Standard Variable'
      ? margins.find(({ margin }) => Math.abs(parseFloat(one.rate) - parseFloat(base.rate) - margin) < EXACT)
      : undefined;
  // Of one rate and one margin the margin says how the rate is set, where what it is held against is not printed.
  const [lone, another] = rates;
  const [margin, more] = margins;
  if (lone && !another && isPlain(lone) && margin && !more) return [{ ...lone, determination: margin.determination }];
  return rates.map((rate) => {
    const told = rates.map((base) => fits(rate, base)).find((margin) => margin !== undefined);
    if (told) {
      const until = rate.until ?? told.until;
      return { ...rate, determination: told.determination, ...(until ? { until } : {}) };
    }
    return rates.some((one) => fits(one, rate)) ? { ...rate, isReference: true } : rate;
  });
}
