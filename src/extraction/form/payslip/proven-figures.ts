// Figures under words that nobody knows, which arithmetic tells all the same: the one amount that is the sum of what was taken off.
import type { PlacedFigure } from './figures.ts';
import type { PayLine } from './pay-lines.ts';
import { sumOf } from './line-options.ts';
import { minorOf } from './pay-sums.ts';
import { CONCEPTS, type Concept } from './pay-words.ts';
import { unsigned } from './printed-signs.ts';
import type { SettledPay } from './settle-pay.ts';
import type { UnreadAmount } from './unread-amounts.ts';

/** What was settled, and those of the amounts that its sums tell. */
export function withProvenFigures(pay: SettledPay, unread: readonly UnreadAmount[]): SettledPay {
  const period = { ...pay.period, ...totals(pay, unread) };
  const taxable = period.taxablePay ?? taxableIn({ ...pay, period }, unread);
  const settled = { ...pay, period: taxable ? { ...period, taxablePay: taxable } : period };
  return { ...settled, year: { ...yearsBesidePeriods(settled, unread), ...settled.year } };
}

type Figures = Partial<Record<Concept, PlacedFigure>>;

/** The totals of both lists, where the lists leave net pay, and what they leave, where both are told: each is a sum of two lines or more, or stands in one row with another total. */
function totals({ payments, deductions, period }: SettledPay, unread: readonly UnreadAmount[]): Figures {
  const { grossPay, totalDeductions, netPay } = period;
  const [paid, taken] = [sumOf(payments), sumOf(deductions)];
  const isLeft = netPay !== undefined && paid - taken === minorOf(netPay);
  const isBetween = netPay !== undefined && grossPay !== undefined && minorOf(grossPay) - taken === minorOf(netPay);
  const areSums =
    grossPay !== undefined &&
    totalDeductions !== undefined &&
    minorOf(grossPay) === paid &&
    minorOf(totalDeductions) === taken;
  const find = (concept: Concept, lines: readonly PayLine[], sum: number): Figures => {
    const known = [grossPay, totalDeductions, netPay].map((one) => one?.cell);
    const found = unread.find(
      ({ cell, when }) =>
        when !== 'year' &&
        cell.amount?.minor === sum &&
        (lines.filter(({ minor }) => minor !== 0).length > 1 || known.some((one) => one && standBeside(one, cell))),
    );
    return found ? { [concept]: placedAs(found, concept, 'period') } : {};
  };
  return {
    ...(totalDeductions === undefined && (isLeft || isBetween) ? find('totalDeductions', deductions, taken) : {}),
    ...(grossPay === undefined && isLeft ? find('grossPay', payments, paid) : {}),
    ...(netPay === undefined && areSums ? find('netPay', payments, paid - taken) : {}),
  };
}

const standBeside = (a: UnreadAmount['cell'], b: UnreadAmount['cell']): boolean =>
  a.page === b.page && a.y0 < b.y1 && b.y0 < a.y1;

/** Gross pay without what was paid into a pension: what is taxed where the pension is taken before the tax. */
function taxableIn({ period }: SettledPay, unread: readonly UnreadAmount[]): PlacedFigure | undefined {
  const { grossPay, pension } = period;
  if (!grossPay || !pension || minorOf(pension) <= 0) return undefined;
  const found = unread.find(
    ({ cell, when }) => when !== 'year' && cell.amount?.minor === minorOf(grossPay) - Math.abs(minorOf(pension)),
  );
  return found && placedAs(found, 'taxablePay', 'period');
}

/** Figures of the year that stand behind or beneath those of the period, under one name: of whatever that one is. */
function yearsBesidePeriods({ period, year }: SettledPay, unread: readonly UnreadAmount[]): Figures {
  const missing = CONCEPTS.filter((concept) => year[concept] === undefined && period[concept] !== undefined);
  const found: Figures = {};
  for (const figure of unread.filter(({ when }) => when === 'year')) {
    const own = unread.find(({ when, label }) => when === 'period' && label !== undefined && label === figure.label);
    const [concept, another] = missing.filter(
      (one) => own !== undefined && period[one] && minorOf(period[one]) === own.cell.amount?.minor,
    );
    if (concept && !another) found[concept] = placedAs(figure, concept, 'year');
  }
  return found;
}

const placedAs = ({ cell, label }: UnreadAmount, concept: Concept, when: 'period' | 'year'): PlacedFigure =>
  unsigned({ cell, ...(label ? { label } : {}), concept, when, direct: false });
