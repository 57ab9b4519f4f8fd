// What a bill says of each utility, of each item and of each meter, as rows.
import type { FieldValue } from '../../fields/values.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { cell, dayCell, moneyValue, textCell } from '../row-cells.ts';
import type { Printed } from '../../../model/printed.ts';
import type { ChargeRow } from './charge-row.ts';
import type { MeterPoint } from './meter-points.ts';
import type { MeterFigure, ReadingPair } from './meter-readings.ts';
import type { Utility } from './named-utility.ts';
import type { Package } from './packages.ts';
import type { TariffRate, TariffRates } from './tariff-rates.ts';

/** What is known of one utility. */
export interface Supply {
  readonly utility: Utility;
  readonly rates: TariffRates;
  readonly pairs: readonly ReadingPair[];
  readonly points: readonly MeterPoint[];
  readonly package: Package | undefined;
  /** Where the bill charges for it, where nothing else tells that it is supplied. */
  readonly charged?: Printed | undefined;
}

const rateCell = (rate: TariffRate): FormCell => textCell(rate.text, rate.printed, rate.verified ? 0.98 : 0.85);

/** A utility with its prices and its terms. */
export function utilityRow(supply: Supply, terms: FormRow): FormRow {
  const { utility, rates } = supply;
  const sold = supply.package;
  const printed =
    sold?.printed ??
    rates.unitRate?.printed ??
    rates.standingCharge?.printed ??
    supply.pairs[0]?.current.printed ??
    supply.points[0]?.printed ??
    supply.charged;
  if (!printed) return {};
  const named = { ...terms, ...(sold ? { tariffName: textCell(sold.name, sold.printed) } : {}) };
  const prices = {
    ...(rates.unitRate ? { unitRate: rateCell(rates.unitRate) } : {}),
    ...(rates.standingCharge ? { standingCharge: rateCell(rates.standingCharge) } : {}),
  };
  const hasTerms = Object.keys(named).length + Object.keys(prices).length > 0;
  return {
    ...named,
    ...prices,
    utility: textCell(utility, printed),
    isSupplied: cell({ kind: 'boolean', boolean: true }, printed),
    ...(hasTerms ? { hasTerms: cell({ kind: 'boolean', boolean: true }, printed) } : {}),
  };
}

/** An item as cells; the period is its own, else the bill's. */
export function chargeCells({ name, minor, period, printed }: ChargeRow, billed: FieldValue | undefined): FormRow {
  const covered = period ?? (billed?.kind === 'period' ? billed : undefined);
  return {
    name: textCell(name, printed),
    charged: cell(moneyValue(minor), printed),
    ...(covered ? { period: cell({ kind: 'period', start: covered.start, end: covered.end }, printed) } : {}),
  };
}

/** The row of an item that was used on one day; none of any other. */
export function usageRows({ name, minor, day, printed }: ChargeRow): FormRow[] {
  const row = { name: textCell(name, printed), charged: cell(moneyValue(minor), printed) };
  return day && minor >= 0 ? [{ ...row, date: dayCell(day, printed) }] : [];
}

/** The readings of a utility's meters, each once; its meter point alone where there are none. */
export function readingRows({ utility, pairs, points }: Supply, { meterSerial }: FormRow): FormRow[] {
  const [point] = points;
  // In a run of readings the end of one period is the start of the next.
  const figures = pairs.flatMap(({ previous, current }, i) =>
    sameFigure(pairs[i - 1]?.current, previous) ? [current] : [previous, current],
  );
  const rows = figures.map((figure) => readingRow(figure, { point, meterSerial }));
  // A meter point without figures is worth keeping: it says which supply the bill is for.
  return rows.length > 0 || !point
    ? rows
    : [{ utility: textCell(utility, point.printed), meterPoint: textCell(point.digits, point.printed) }];
}

function sameFigure(a: MeterFigure | undefined, b: MeterFigure): boolean {
  return a?.number === b.number && a.date === b.date && a.printed.box === b.printed.box;
}

function readingRow(
  { utility, number, type, date, serial, printed }: MeterFigure,
  { point, meterSerial }: { readonly point: MeterPoint | undefined; readonly meterSerial: FormCell | undefined },
): FormRow {
  return {
    utility: textCell(utility, printed),
    reading: cell({ kind: 'number', number }, printed),
    ...(point ? { meterPoint: textCell(point.digits, point.printed) } : {}),
    ...(serial === undefined
      ? meterSerial && { meterSerialNumber: meterSerial }
      : { meterSerialNumber: textCell(serial, printed) }),
    ...(date === undefined ? {} : { date: cell({ kind: 'date', date }, printed) }),
    ...(type === undefined ? {} : { readingType: textCell(type, printed) }),
  };
}
