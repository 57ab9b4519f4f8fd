// Bills for supplies (energy, water, broadband and phone): what labels alone cannot say. Rows are told apart by utility;
// quantities, rates, amounts and meter readings prove each other.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Printed } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { findIssuer } from '../../document/issuer.ts';
import type { ClassReader } from '../form-reading.ts';
import { anotherPlace } from './another-place.ts';
import { accountNumbers } from './account-number.ts';
import { amountsApart } from './amounts-apart.ts';
import { asideApart } from './aside-words.ts';
import { billDates } from './bill-dates.ts';
import { severalContracts } from './box-ends.ts';
import { boxLines } from './box-lines.ts';
import { boxPlan, boxPlans, withHeaded } from './box-plans.ts';
import { withoutCodes } from './code-columns.ts';
import { withoutDevices } from './device-items.ts';
import { doubtOf, doubtOfNumber, findingsOf, packageDoubts } from './bill-findings.ts';
import { chargeCells, usageRows, readingRows, utilityRow, type Supply } from './bill-lists.ts';
import { billRows, type BillRow } from './bill-rows.ts';
import { billSummary } from './bill-summary.ts';
import { centredRows } from './centred-rows.ts';
import { kindLists } from './kind-lists.ts';
import { withGroupsOpened } from './opened-groups.ts';
import { withoutUsed } from './used-items.ts';
import { withBundleParts } from './bundle-parts.ts';
import type { ChargeRow } from './charge-row.ts';
import { chargeTotals } from './charge-totals.ts';
import { chargeRows, freeRows, type Charges } from './charge-rows.ts';
import { withoutExport } from './exported-energy.ts';
import { farDays } from './far-days.ts';
import { withoutBalances } from './ledger.ts';
import { missingFindings } from './missing-amounts.ts';
import { meterPoints, type MeterPoint } from './meter-points.ts';
import { readingPairs } from './meter-readings.ts';
import { withCubicMetres } from './cubic-metres.ts';
import { holderNames } from './holder-names.ts';
import { kindAlone } from './kind-words.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { suppliedBy } from './northern-bills.ts';
import {
  numberedDoubts,
  numberedLines,
  otherNumbered,
  wholeNumbered,
  withNumbered,
  withOwnTerms,
  withToldEnds,
} from './numbered-lines.ts';
import { laterDay } from './later-day.ts';
import { leftApart } from './left-columns.ts';
import { wholeLabels } from './narrow-labels.ts';
import { isOfSeveral, onlyUtility } from './only-utility.ts';
import { packagesOf, withLabelled, type Package } from './packages.ts';
import { providerName } from './provider.ts';
import { withPlanOfOnly } from './plan-of-only.ts';
import { pointsOfOne } from './points-of-one.ts';
import { withoutRunningTotals } from './running-totals.ts';
import { readingsOfOne } from './readings-of-one.ts';
import { inBoxes, serviceBoxes } from './service-boxes.ts';
import { otherLines, serviceLines, wholeKinds } from './service-lines.ts';
import { withSpans } from './spanning-cells.ts';
import { withSums } from './summed-supplies.ts';
import { supplyPlaces } from './supply-places.ts';
import { supplyPrices } from './supply-prices.ts';
import type { TariffRates } from './tariff-rates.ts';
import { termedPlans, toldPlans } from './told-plans.ts';
import { utilityTerms } from './utility-terms.ts';
import { withoutVatBehind } from './vat-behind-net.ts';
import { withoutVatRates } from './vat-rates.ts';
import { isToldShare } from './told-vat.ts';
import { shareDoubt } from './vat-shares.ts';
import { untaxedOf } from './untaxed-charges.ts';
import { unreadEnds } from './unread-ends.ts';
import { unplannedCharges } from './unplanned-charges.ts';
import { totalOfItems } from './worked-out.ts';
import { cutTariffs } from './cut-tariffs.ts';
import { supplyDoubts } from './supply-doubts.ts';
import { joinedRows } from './wrapped-rows.ts';
import { defaultUtility, ofWastewaterAlone } from './wastewater-alone.ts';

/** The utilities of each class; the first is what rows are about that name none, where `isDefault`. */
const UTILITIES: Readonly<Record<string, { readonly known: readonly Utility[]; readonly isDefault: boolean }>> = {
  'utility-energy-bill': { known: ['Electricity', 'Gas'], isDefault: false },
  'utility-water-bill': { known: ['Water', 'Sewerage'], isDefault: true },
  'utility-broadband-bill': { known: ['Internet', 'Telephone', 'TV'], isDefault: false },
};

/** Reads a bill for supplies. */
export const readUtilityBill: ClassReader = ({ layout: printed, profile, reading }) => {
  const layout = withoutExport(withCubicMetres(printed));
  const { known: all, isDefault } = UTILITIES[profile.classIdentifier ?? ''] ?? { known: [], isDefault: false };
  const known = suppliedBy(layout, all);
  // Broadband and telephone are sold as packages: no meter counts them, and one contract is for all.
  const isSold = known.includes('Internet');
  const whole = wholeLabels(
    centredRows(billRows(withoutVatBehind(withoutVatRates(withoutBalances(layout))), known), known),
    known,
  );
  const joined = joinedRows(withoutRunningTotals(withSpans(asideApart(leftApart(amountsApart(whole))), known)));
  const plain = isDefault ? withSums(joined, known) : isSold ? withoutCodes(joined, known) : joined;
  // Beneath the number of electricity in Northern Ireland no other is that of gas.
  const points = known.includes('Electricity')
    ? meterPoints(plain).filter(({ utility }) => known.includes(utility))
    : [];
  const boxes = isSold ? serviceBoxes(layout, known) : [];
  const rows = inBoxes(
    withDefault(
      plain,
      isDefault
        ? defaultUtility(plain, known)
        : isSold && isOfSeveral(plain, known)
          ? undefined
          : onlyUtility(plain, points),
    ),
    boxes,
  );
  const notPoints = (found: readonly FieldCandidate[] | undefined): readonly FieldCandidate[] | undefined =>
    found?.filter(({ value }) => value.kind !== 'text' || !isPoint(value.text, points));
  const labelled = (field: string): readonly FieldCandidate[] | undefined =>
    accountNumbers(notPoints(reading.fields[field]), layout);
  const ownNumber = labelled('accountNumber');
  const accountNumber = ownNumber?.length ? ownNumber : (labelled('otherReference')?.map(lessSure) ?? ownNumber);
  const provider = providerName(layout);
  const supplier = provider?.value.kind === 'text' ? provider.value.text : findIssuer(layout)?.name;
  const summary = billSummary(reading.fields, rows, layout);
  const total = summary['totalCharges']?.length ? undefined : totalOfItems(summary, rows);
  const holders = holderNames(reading.fields, layout, supplier);
  const fields: FieldCandidates = {
    ...(provider ? { issuerName: [provider] } : {}),
    ...summary,
    ...(total ? { totalCharges: [total] } : {}),
    ...billDates(reading.fields, layout),
    ...(accountNumber ? { accountNumber } : {}),
    ...(reading.fields['supplyAddress']
      ? { supplyAddress: supplyPlaces(reading.fields['supplyAddress'], layout, holders) }
      : {}),
    accountName: holders,
    // It is the account's number, or nothing.
    otherReference: [],
    bareHolder: [],
  };
  const totals = chargeTotals(fields);
  const billed = fields['period']?.[0]?.value;
  const until = billed?.kind === 'period' ? billed.end : undefined;
  const charges = chargeRows(rows, totals, until);
  const { termsOf: terms, tariffsOf } = utilityTerms(layout, profile.groups['utilities'], {
    rows,
    known,
    boxes,
    oneContract: isSold,
  });
  const plans = boxPlans(boxes, { layout, known });
  const lines = isSold ? [...serviceLines(rows, known), ...boxLines(boxes, plans, layout)] : [];
  const numbered =
    isSold && lines.length === 0 ? withToldEnds(numberedLines(rows, charges.candidates), rows, layout) : [];
  const soldAmong = (items: readonly ChargeRow[]): readonly Package[] =>
    packagesOf(
      withBundleParts(
        withoutUsed(
          [
            ...withoutDevices(withNumbered(withGroupsOpened(items, charges.candidates, rows), numbered), rows),
            ...freeRows(rows),
          ],
          rows,
        ),
        rows,
        known,
      ),
      known,
    );
  const sold = isSold && charges.addUp !== false ? soldAmong(charges.rows) : [];
  const isKind = (name: string): boolean => kindAlone(name, known, supplier) !== undefined;
  const told = isSold ? toldPlans(rows, layout, known) : [];
  const listedPlans = isSold ? kindLists(rows, known) : [];
  const termed = isSold ? [...termedPlans(rows, known), ...listedPlans] : [];
  const named = {
    terms,
    known,
    isKind,
    others: () => soldAmong(charges.candidates.filter(({ name }) => !isKind(name))),
    said: (utility: Utility) => told.find((one) => one.utility === utility),
    termed: (utility: Utility) => termed.find((one) => one.utility === utility),
    beneath: (utility: Utility) =>
      boxPlan(utility, boxes, plans) ?? [...lines, ...numbered].find((one) => one.utility === utility),
  };
  const planned = isSold ? withHeaded(withLabelled(sold, named), boxes) : [];
  // What adds up may only head what is sold: `Package and extras`.
  const others = isSold && sold.length === 0 ? soldAmong(charges.candidates) : [];
  const chosen = others.length > planned.length ? withLabelled(others, named) : planned;
  // A bundle is charged for as one, under no kind.
  const listedToo = listedPlans.filter(({ utility }) => !chosen.some((one) => one.utility === utility));
  const packages = isSold ? withPlanOfOnly([...chosen, ...listedToo], charges, named) : [];
  const prices = isSold ? () => NO_RATES : supplyPrices(rows, layout);
  const listed = known
    .map((utility): Supply => ({
      utility,
      rates: prices(utility),
      pairs: isSold ? [] : readingPairs(rows, utility, { layout, until }),
      points: points.filter((point) => point.utility === utility),
      package: packages.find((one) => one.utility === utility),
      charged: isDefault ? chargedFor(utility, charges, known) : undefined,
    }))
    .filter(isSupplied);
  const supplies = ofWastewaterAlone(listed);
  return {
    fields,
    lists: {
      utilities: [
        ...supplies.map((supply) => withOwnTerms(utilityRow(supply, terms(supply.utility)), supply.package, numbered)),
        ...otherLines(lines, packages),
        ...otherNumbered(numbered, packages),
      ],
      charges: charges.rows.filter(({ minor, day }) => minor >= 0 && !day).map((charge) => chargeCells(charge, billed)),
      usages: charges.rows.flatMap(usageRows),
      discounts: charges.rows.filter(({ minor }) => minor < 0).map((charge) => chargeCells(charge, billed)),
      readings: supplies.flatMap((supply) =>
        readingRows(supply, { ...terms('Water'), ...terms('Sewerage'), ...terms(supply.utility) }),
      ),
    },
    findings: [
      ...findingsOf(supplies, charges),
      ...pointsOfOne(supplies),
      ...readingsOfOne(supplies, rows),
      ...(isSold ? [] : supplyDoubts(supplies, { rows, layout, terms, tariffsOf })),
      ...(known.includes('Electricity') ? unreadEnds(supplies, terms, { layout, billed: dayOfBill(fields) }) : []),
      ...cutTariffs(supplies, terms, layout),
      ...(isSold
        ? [
            ...packageDoubts(packages, isKind),
            ...numberedDoubts(numbered, packages),
            ...unplannedCharges(charges.rows, packages, { rows, known, lines: numbered }),
          ]
        : []),
      ...severalContracts(
        boxes,
        layout,
        new Set([...wholeKinds(lines, packages), ...wholeNumbered(numbered, packages)]),
      ),
      ...doubtOf(provider),
      ...doubtOfNumber(accountNumber, layout),
      ...farDays(fields),
      ...laterDay(fields, layout),
      ...anotherPlace(layout, fields),
      ...missingFindings(fields, layout, known),
      ...shareDoubt(fields, (vat) => isToldShare(rows, layout, vat), untaxedOf(rows)),
    ],
  };
};

/** The day of the bill, else the last one that it charges for. */
function dayOfBill({ issuedOn, period }: FieldCandidates): CalendarDate | undefined {
  const [issued, billed] = [issuedOn?.[0]?.value, period?.[0]?.value];
  return issued?.kind === 'date' ? issued.date : billed?.kind === 'period' ? billed.end : undefined;
}

/** Whether a reference is the number of a meter point. */
const isPoint = (text: string, points: readonly MeterPoint[]): boolean =>
  points.some(({ digits }) => digits === text.replace(/\s/g, ''));

/** What a bill calls a reference may be of something else than the account. */
const lessSure = (one: FieldCandidate): FieldCandidate => ({
  ...one,
  confidence: Math.min(one.confidence, OF_REFERENCE),
});
const OF_REFERENCE = 0.8;

const NO_RATES: TariffRates = { unitRate: undefined, standingCharge: undefined, contradictions: 0 };

/** Where charges that add up name a supply: what is charged without a meter may have no price. */
const chargedFor = (utility: Utility, { rows, addUp }: Charges, known: readonly Utility[]): Printed | undefined =>
  addUp === true
    ? rows.find(({ row, minor }) => minor > 0 && namedUtility(row.text, known) === utility)?.printed
    : undefined;

function isSupplied({ rates, pairs, points, package: sold, charged }: Supply): boolean {
  return (
    rates.unitRate !== undefined ||
    rates.standingCharge !== undefined ||
    pairs.length > 0 ||
    points.length > 0 ||
    sold !== undefined ||
    charged !== undefined
  );
}

function withDefault(rows: readonly BillRow[], utility: Utility | undefined): readonly BillRow[] {
  return utility === undefined ? rows : rows.map((row) => ({ ...row, utility: row.utility ?? utility }));
}
