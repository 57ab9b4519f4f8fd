// Bills for supplies (energy, water, broadband and phone): what labels alone cannot say. Rows are told apart by utility;
// quantities, rates, amounts and meter readings prove each other.
import type { Printed } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { areNames, isCompanyName } from '../../document/parties.ts';
import { signedMinor } from '../../values/amount.ts';
import type { ClassReader, FormFinding } from '../form-reading.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { accountNumbers } from './account-number.ts';
import { amountsApart } from './amounts-apart.ts';
import { asideApart } from './aside-words.ts';
import { billDates } from './bill-dates.ts';
import { billRows, type BillRow } from './bill-rows.ts';
import { billSummary } from './bill-summary.ts';
import { withBundleParts } from './bundle-parts.ts';
import { chargeRows, freeRows, type ChargeRow, type Charges } from './charge-rows.ts';
import { withoutBalances } from './ledger.ts';
import { missingFindings } from './missing-amounts.ts';
import { meterPoints, type MeterPoint } from './meter-points.ts';
import { readingPairs, type MeterFigure, type ReadingPair } from './meter-readings.ts';
import type { Utility } from './named-utility.ts';
import { packagesOf, withLabelled, type Package } from './packages.ts';
import { providerName, UNSURE } from './provider.ts';
import { supplyPrices } from './supply-prices.ts';
import type { TariffRate, TariffRates } from './tariff-rates.ts';
import { utilityTerms } from './utility-terms.ts';
import { withoutVatRates } from './vat-rates.ts';
import { unreadCharges } from './unread-charges.ts';
import { totalOfItems } from './worked-out.ts';
import { joinedRows } from './wrapped-rows.ts';

/** The utilities of each class; the first is what rows are about that name none, where `isDefault`. */
const UTILITIES: Readonly<Record<string, { readonly known: readonly Utility[]; readonly isDefault: boolean }>> = {
  'utility-energy-bill': { known: ['Electricity', 'Gas'], isDefault: false },
  'utility-water-bill': { known: ['Water', 'Sewerage'], isDefault: true },
  'utility-broadband-bill': { known: ['Internet', 'Telephone', 'TV'], isDefault: false },
};

/** What is known of one utility. */
interface Supply {
  readonly utility: Utility;
  readonly rates: TariffRates;
  readonly pairs: readonly ReadingPair[];
  readonly points: readonly MeterPoint[];
  readonly package: Package | undefined;
}

/** Reads a bill for supplies. */
export const readUtilityBill: ClassReader = ({ layout, profile, reading }) => {
  const { known, isDefault } = UTILITIES[profile.classIdentifier ?? ''] ?? { known: [], isDefault: false };
  const plain = joinedRows(asideApart(amountsApart(billRows(withoutVatRates(withoutBalances(layout)), known))));
  const points = known.includes('Electricity') ? meterPoints(plain) : [];
  const rows = withDefault(plain, isDefault ? known[0] : onlyUtility(plain, points));
  const notPoints = (found: readonly FieldCandidate[] | undefined): readonly FieldCandidate[] | undefined =>
    found?.filter(({ value }) => value.kind !== 'text' || !isPoint(value.text, points));
  const accountNumber = accountNumbers(
    notPoints(reading.fields['accountNumber'] ?? reading.fields['otherReference']),
    layout,
  );
  const provider = providerName(layout);
  const summary = billSummary(reading.fields, rows, layout);
  const total = summary['totalCharges']?.length ? undefined : totalOfItems(summary, rows);
  const fields: FieldCandidates = {
    ...(provider ? { issuerName: [provider] } : {}),
    ...summary,
    ...(total ? { totalCharges: [total] } : {}),
    ...billDates(reading.fields, layout),
    ...(accountNumber ? { accountNumber } : {}),
    ...(reading.fields['supplyAddress'] ? { supplyAddress: reading.fields['supplyAddress'].filter(isPlace) } : {}),
    accountName: (reading.fields['accountName'] ?? []).filter(
      ({ value }) => value.kind === 'text' && isHolder(value.text),
    ),
    // It is the account's number, or nothing.
    otherReference: [],
  };
  const totals = chargeTotals(fields);
  const charges = chargeRows(rows, totals);
  const terms = utilityTerms(layout, profile.groups['utilities'], {
    rows,
    known,
    oneContract: known.includes('Internet'),
  });
  const sold = known.includes('Internet')
    ? packagesOf(
        withBundleParts(
          [...(charges.addUp === false ? charges.candidates : charges.rows), ...freeRows(rows)],
          rows,
          known,
        ),
        known,
      )
    : [];
  const packages = withLabelled(sold, terms, known);
  const billed = fields['period']?.[0]?.value;
  const prices = supplyPrices(rows, layout);
  const until = billed?.kind === 'period' ? billed.end : undefined;
  const supplies = known
    .map((utility): Supply => ({
      utility,
      rates: known.includes('Internet') ? NO_RATES : prices(utility),
      pairs: known.includes('Internet') ? [] : readingPairs(rows, utility, { layout, until }),
      points: points.filter((point) => point.utility === utility),
      package: packages.find((one) => one.utility === utility),
    }))
    .filter(isSupplied);
  return {
    fields,
    lists: {
      utilities: supplies.map((supply) => utilityRow(supply, terms(supply.utility))),
      charges: charges.rows.filter(({ minor }) => minor >= 0).map((charge) => chargeCells(charge, 'charged', billed)),
      discounts: charges.rows.filter(({ minor }) => minor < 0).map((charge) => chargeCells(charge, 'charged', billed)),
      readings: supplies.flatMap((supply) => readingRows(supply, { ...terms('Sewerage'), ...terms(supply.utility) })),
    },
    findings: [
      ...findingsOf(supplies, charges),
      ...(known.includes('Internet') ? [] : unreadCharges(rows, supplies)),
      ...doubtOf(provider),
      ...missingFindings(fields, known),
    ],
  };
};

const isHolder = (text: string): boolean => areNames(text) || isCompanyName(text);

/** Whether a reference is the number of a meter point. */
const isPoint = (text: string, points: readonly MeterPoint[]): boolean =>
  points.some(({ digits }) => digits === text.replace(/\s/g, ''));

const NO_RATES: TariffRates = { unitRate: undefined, standingCharge: undefined, contradictions: 0 };

function isSupplied({ rates, pairs, points, package: sold }: Supply): boolean {
  return (
    rates.unitRate !== undefined ||
    rates.standingCharge !== undefined ||
    pairs.length > 0 ||
    points.length > 0 ||
    sold !== undefined
  );
}

/** Whether lines are those of an address: a sentence that ends in one begins like one, or holds what no address does. */
function isPlace({ value }: FieldCandidate): boolean {
  return (
    value.kind !== 'address' || !value.lines.some((line) => /^\p{Ll}{2}|[£:]|\. \p{Lu}/u.test(line) || line.length > 60)
  );
}

/** What the items of the bill may add up to, in minor units. */
function chargeTotals(fields: FieldCandidates): number[] {
  const amounts = (name: string): number[] =>
    (fields[name] ?? []).flatMap(({ value }) => (value.kind === 'money' ? [signedMinor(value.amount)] : []));
  const totals = amounts('totalCharges');
  return [
    ...amounts('chargesExVat'),
    ...totals,
    ...amounts('vat').flatMap((vat) => totals.map((total) => total - Math.abs(vat))),
  ];
}

/** The one utility that a bill is for, where it speaks of no other. */
function onlyUtility(rows: readonly BillRow[], points: readonly MeterPoint[]): Utility | undefined {
  const inRows = (isNamed: (row: BillRow) => boolean): Utility[] =>
    rows.flatMap((row) => (row.utility && isNamed(row) ? [row.utility] : []));
  const figures = new Set([...points.map(({ utility }) => utility), ...inRows(({ text }) => /\d/.test(text))]);
  // A bill whose rows name none may say in its title what it is for.
  const named = figures.size > 0 ? figures : new Set(inRows(() => true));
  const [only] = named;
  return named.size === 1 ? only : undefined;
}

function withDefault(rows: readonly BillRow[], utility: Utility | undefined): readonly BillRow[] {
  return utility === undefined ? rows : rows.map((row) => ({ ...row, utility: row.utility ?? utility }));
}

function cell(value: FieldValue, printed: Printed, confidence = 0.9): FormCell {
  return { value, printed, confidence };
}

const textCell = (text: string, printed: Printed, confidence?: number): FormCell =>
  cell({ kind: 'text', text }, printed, confidence);

const rateCell = (rate: TariffRate): FormCell => textCell(rate.text, rate.printed, rate.verified ? 0.98 : 0.85);

function utilityRow(supply: Supply, terms: FormRow): FormRow {
  const { utility, rates } = supply;
  const sold = supply.package;
  const printed =
    sold?.printed ??
    rates.unitRate?.printed ??
    rates.standingCharge?.printed ??
    supply.pairs[0]?.current.printed ??
    supply.points[0]?.printed;
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
    ...(hasTerms ? { hasTerms: cell({ kind: 'boolean', boolean: true }, printed) } : {}),
  };
}

/** An item as cells; the period is its own, else the bill's. */
function chargeCells(
  { name, minor, period, printed }: ChargeRow,
  amount: string,
  billed: FieldValue | undefined,
): FormRow {
  const covered = period ?? (billed?.kind === 'period' ? billed : undefined);
  const value: FieldValue = {
    kind: 'money',
    amount: { minor: Math.abs(minor), hasFraction: true, ...(minor < 0 ? { sign: '-' as const } : {}) },
  };
  return {
    name: textCell(name, printed),
    [amount]: cell(value, printed),
    ...(covered ? { period: cell({ kind: 'period', start: covered.start, end: covered.end }, printed) } : {}),
  };
}

function readingRows({ utility, pairs, points }: Supply, { meterSerial }: FormRow): FormRow[] {
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

/** Figures that are recognised with this confidence are what is printed: two engines read them alike. */
const SURELY_READ = 0.9;

/** A supplier that only the place of its name tells. */
function doubtOf(provider: FieldCandidate | undefined): FormFinding[] {
  return provider && provider.confidence <= UNSURE
    ? [{ severity: 'warnings', reason: 'Who supplies is told by the head of the bill alone.' }]
    : [];
}

/** What does not fit together. */
function findingsOf(supplies: readonly Supply[], charges: Charges): FormFinding[] {
  const findings: FormFinding[] = [];
  for (const { utility, rates, pairs, points } of supplies) {
    const name = utility.toLowerCase();
    if (rates.contradictions > 0)
      findings.push({ severity: 'warnings', reason: `A quantity and its rate do not give their charge: ${name}.` });
    if (rates.unitRate?.isDoubtful === true || rates.standingCharge?.isDoubtful === true)
      findings.push({ severity: 'warnings', reason: `A price gives no charge that is printed: ${name}.` });
    if (pairs.some(({ differenceHolds }) => differenceHolds === false))
      findings.push({
        severity: 'warnings',
        reason: `The meter readings differ by other units than were charged: ${name}.`,
      });
    for (const { checked, printed } of points) {
      // Digits that were recognised may be wrong ones; those of a text layer, or read alike by two engines, are what the supplier printed.
      const severity = printed.confidence < SURELY_READ ? 'warnings' : 'info';
      if (!checked) findings.push({ severity, reason: `The check digits of a meter point do not hold: ${name}.` });
    }
  }
  if (supplies.length === 0) findings.push({ severity: 'warnings', reason: 'What the bill supplies was not found.' });
  if (charges.addUp === false)
    findings.push({ severity: 'warnings', reason: 'The charges that were read add up to no total that is printed.' });
  return findings;
}
