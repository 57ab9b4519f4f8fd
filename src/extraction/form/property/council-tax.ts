// Reads what rules cannot say of a council tax bill: how the charge is made up, its year, and its instalments. The instalments add
// up to what is to pay, and the parts to the charge: where they do not, the bill says so.
import { calendarDate, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import type { Box } from '../../../model/page.ts';
import { findIssuer } from '../../document/issuer.ts';
import { isTitledName } from '../../document/titles.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { isBySortCode } from '../bank-account.ts';
import type { ClassReader, FormFinding } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { dayOf } from '../candidate-day.ts';
import { candidateOf } from '../found-value.ts';
import { cell, moneyValue, textCell } from '../row-cells.ts';
import { amountRows, type AmountRow } from './amount-rows.ts';
import { bandOf } from './tax-band.ts';
import { readCharge, type ChargeLine, type ColumnOf, type CouncilTaxSums } from './charge.ts';
import { columnTotals } from './charge-columns.ts';
import { envelopeAddress } from './envelope-address.ts';
import { brokenSum, warning } from './findings.ts';
import { BY_SHARE, councilName } from './council-name.ts';
import { issuedOn } from './issued-on.ts';
import { withoutLabelRest } from './label-rest.ts';
import type { Instalment } from './instalment.ts';
import { instalmentReadings } from './instalments.ts';
import { isPartOfYear } from './part-of-year.ts';
import { pastInstalments, withoutPayments } from './payments-apart.ts';
import { onRegularDays } from './regular-days.ts';
import { solvedInstalments } from './solved-instalments.ts';
import { toldAmounts, toldCharge, withToldNet } from './told-charge.ts';
import { findTaxYear, taxYearText, type TaxYear } from './tax-year.ts';

/** The reader of council tax bills. */
export const readCouncilTax: ClassReader = ({ layout, reading }) => {
  const { currency } = reading;
  const year = findTaxYear(layout);
  const column = columnOf(layout, year?.year);
  const rows = amountRows(layout, currency);
  const readings = instalmentReadings(withoutPayments(layout, currency), currency, year?.year);
  const byYear = settle(rows, readings, column);
  // A title may begin with the year, too, and head no column: what the instalments come to tells.
  const byLast = isSound(byYear) ? undefined : settle(rows, readings, lastAmount);
  const plain = byLast && isSound(byLast) ? byLast : byYear;
  const inRows = rows.flatMap(({ amounts }) => amounts.map(({ amount }) => amount.minor));
  const totals = new Set([...inRows, ...toldAmounts(layout, currency)]);
  const solved = isPaid(plain) ? [] : solvedInstalments(layout, totals, { currency, year: year?.year });
  const settled =
    solved.map((one) => settle(rows, [one], column)).find(isPaid) ??
    solved.map((one) => settledBy(one, toldCharge(layout, total(one), currency))).find((one) => one && isPaid(one)) ??
    plain;
  const { instalments, findings: apart } = onRegularDays(settled.instalments);
  const told = settled.sums.net ? undefined : toldCharge(layout, total(instalments), currency);
  // A table may leave it to a sentence beneath to say what is to pay.
  const tabled =
    told?.net && !told.gross ? readCharge(withToldNet(rows, told.net, layout), told.net.minor, column) : told;
  const found = tabled?.netHolds === true ? tabled : told;
  const sums = withColumns(found ?? settled.sums, { rows, layout, paid: total(instalments) });
  const council = councilName(layout);
  const issued = issuedOn(layout, reading.fields['issuedOn'] ?? [], instalments);
  const band = bandOf(layout, reading.fields['band'] ?? [], sums);
  // Bills print the council's bank account as well, for those who pay by transfer: that is no reference of the bill.
  const references = (reading.fields['accountReference'] ?? []).filter((one) => !isBySortCode(one, layout));
  const printed = addressesIn(reading.fields['propertyAddress'] ?? []);
  const sentTo = printed.length > 0 ? undefined : envelopeAddress(layout);
  return {
    fields: {
      ...(year ? yearFields(year) : {}),
      accountReference: references,
      band: band.candidates,
      issuedOn: issued,
      ...amountField('grossCharge', sums.gross),
      ...amountField('totalAmount', sums.net),
      ...amountField('netCharge', netCharge(sums)),
      ...(council ? { issuerName: [council] } : {}),
      propertyAddress: sentTo?.address ? [sentTo.address] : printed,
    },
    lists: {
      instalments: instalments.map(({ date, minor, printed }): FormRow => ({
        date: cell({ kind: 'date', date }, printed),
        amount: cell(moneyValue(minor), printed),
      })),
      charges: [
        ...(isOfYear(sums) ? [] : sums.parts),
        ...sums.added,
        ...sums.carried.filter(({ minor }) => minor > 0),
      ].map(chargeRow),
      yearCharges: (isOfYear(sums) ? sums.parts : []).map(chargeRow),
      discounts: sums.discounts.map(chargeRow),
    },
    findings: [
      ...band.findings,
      ...(sentTo?.findings ?? []),
      ...(council?.confidence === BY_SHARE ? [warning(TOLD_BY_SHARES)] : []),
      ...(!council && findIssuer(layout) ? [warning(NO_COUNCIL)] : []),
      ...findingsOf(sums, instalments),
      ...apart,
      ...pastInstalments(instalments, dayOf(issued[0])),
      ...missing(layout, {
        reference: references.length > 0,
        instalments: instalments.length > 0,
        net: sums.net?.minor,
      }),
    ],
  };
};

/** With what a table of columns says of a charge that no line of its own does: `Service | Charge | Discount | To pay`, over their totals. */
function withColumns(
  sums: CouncilTaxSums,
  {
    rows,
    layout,
    paid,
  }: { readonly rows: readonly AmountRow[]; readonly layout: DocumentLayout; readonly paid: number },
): CouncilTaxSums {
  // Where the charge is all that is to pay, a row of totals may say what was taken off in columns before.
  const isWhole = sums.gross?.minor === sums.net?.minor && sums.discounts.length === 0 && sums.carried.length === 0;
  if (sums.net && sums.gross && !isWhole) return sums;
  const net = sums.net?.minor ?? (paid > 0 ? paid : undefined);
  const found = columnTotals(rows, net, (page) => layout.pages[page - 1]?.lines ?? []);
  if (!found) return sums;
  const { gross, discounts, parts } = found;
  return sums.net
    ? { ...sums, gross, discounts, netHolds: true, ...(parts.length > 0 ? { parts, partsHold: true } : {}) }
    : {
        ...sums,
        gross,
        discounts,
        net: found.net,
        parts,
        netHolds: true,
        partsHold: parts.length > 0 ? true : undefined,
      };
}

const settledBy = (instalments: readonly Instalment[], sums: CouncilTaxSums | undefined): Settled | undefined =>
  sums && { sums, instalments };

/** Whether the instalments come to what is to pay. */
const isPaid = ({ sums, instalments }: Settled): boolean =>
  sums.net !== undefined && instalments.length > 0 && sums.net.minor === total(instalments);

const isSound = (settled: Settled): boolean => isPaid(settled) && settled.sums.netHolds !== false;

const total = (instalments: readonly Instalment[]): number => instalments.reduce((sum, { minor }) => sum + minor, 0);

interface Settled {
  readonly sums: CouncilTaxSums;
  readonly instalments: readonly Instalment[];
}

/** The instalments that come to the total, and the sums; where none do, the first that there are. */
function settle(rows: readonly AmountRow[], readings: readonly (readonly Instalment[])[], column: ColumnOf): Settled {
  for (const instalments of readings) {
    const sums = readCharge(rows, total(instalments), column);
    if (sums.net?.minor === total(instalments)) return { sums, instalments };
  }
  const sums = readCharge(rows, undefined, column);
  const longest = [...readings].sort((a, b) => b.length - a.length)[0] ?? [];
  return { sums, instalments: longest };
}

const lastAmount: ColumnOf = ({ amounts }) => amounts.at(-1);

/** The amount under the heading of the year; the last one where no heading tells. */
function columnOf(layout: DocumentLayout, year: number | undefined): ColumnOf {
  const heads = year === undefined ? [] : yearHeads(layout, year);
  return ({ amounts, page, line }) => {
    const head = heads.findLast((one) => one.page === page && one.phrase.y1 < line.y0 + 1)?.phrase;
    if (amounts.length < 2 || !head) return amounts.at(-1);
    return [...amounts].sort((a, b) => away(a.printed.box, head) - away(b.printed.box, head))[0];
  };
}

const away = (box: Box, head: Phrase): number =>
  Math.min(Math.abs(box.x1 - head.x1), Math.abs(box.x0 + box.x1 - head.x0 - head.x1) / 2);

/** Phrases that begin with the year, as the headings of columns do. */
function yearHeads(layout: DocumentLayout, year: number): { readonly page: number; readonly phrase: Phrase }[] {
  const text = new RegExp(`^${String(year)}\\s?[/–-]\\s?(?:20)?${String((year + 1) % 100).padStart(2, '0')}\\b`);
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.phrases.filter((phrase) => text.test(phrase.text)).map((phrase) => ({ page: page.number, phrase })),
    ),
  );
}

function yearFields(year: TaxYear): Record<string, readonly FieldCandidate[]> {
  const { start, end, printed } = year;
  const dateField = (date: CalendarDate | undefined): readonly FieldCandidate[] =>
    date ? [candidateOf({ kind: 'date', date }, printed)] : [];
  return {
    taxYear: [candidateOf({ kind: 'text', text: taxYearText(year.year) }, printed)],
    ...(start && end ? { periodStart: dateField(start), periodEnd: dateField(end) } : {}),
    // A tax year runs from 1 April to 31 March: Local Government Finance Act 1992 s. 1, 116.
    chargedFrom: dateField(start ?? calendarDate(year.year, 4, 1)),
    chargedUntil: dateField(end ?? calendarDate(year.year + 1, 3, 31)),
    yearFrom: dateField(calendarDate(year.year, 4, 1)),
    yearUntil: dateField(calendarDate(year.year + 1, 3, 31)),
  };
}

/** Whether the parts are those of a whole year, of which the bill charges some days. */
function isOfYear({ parts, gross }: CouncilTaxSums): boolean {
  const sum = parts.reduce((all, { minor }) => all + minor, 0);
  return gross !== undefined && isPartOfYear(gross.minor, sum);
}

/** What the year costs after discounts: what is to pay, unless that includes something from before. */
function netCharge({ gross, net, discounts, added, carried, netHolds }: CouncilTaxSums): ChargeLine | undefined {
  if (carried.length === 0) return net;
  if (!gross || netHolds !== true) return undefined;
  return { ...gross, minor: gross.minor + [...discounts, ...added].reduce((sum, { minor }) => sum + minor, 0) };
}

function amountField(name: string, line: ChargeLine | undefined): Record<string, readonly FieldCandidate[]> {
  return line ? { [name]: [candidateOf(moneyValue(line.minor), line.printed, 0.95)] } : {};
}

function chargeRow({ name, minor, printed }: ChargeLine): FormRow {
  // The days for which it is given stand behind a comma, and apart from it.
  return {
    name: textCell(name.replace(/[\s,;:–-]+$/u, ''), printed),
    amount: cell(moneyValue(Math.abs(minor)), printed),
  };
}

/** Addresses, without those that begin with what a sentence says before them: `the period … in respect of`. */
function addressesIn(found: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const candidates = found
    .map(withoutLabelRest)
    .filter(({ value }) => value.kind !== 'address' || !value.lines.some(isNoPlace));
  const plain = candidates.filter(
    ({ value }) =>
      value.kind !== 'address' ||
      !/\b(?:period|in respect of|for the year)\b|^(?:the |this )?year\b/i.test(value.lines[0] ?? ''),
  );
  return plain.length > 0 ? plain : candidates;
}

/** A year, or whom the bill is for: the title over the envelope was taken for a label (`Bill for 2025/26`). */
const isNoPlace = (line: string): boolean => /^(?:19|20)\d{2}\b/.test(line) || isTitledName(line);

const NO_COUNCIL = 'The name of the council may be cut short: it has no word for its kind.';
const TOLD_BY_SHARES = 'Which council bills is told by those alone who share the charge.';

/** A bill that speaks of instalments has some, unless it says that it is paid at once. */
const INSTALMENTS = /\binstal?ments?\b|\brhandal(?:iad)?au\b|\bmonthly payments?\b/i;
/** That one may pay at once is said on many that are paid in parts: this says that it is so. */
const AT_ONCE =
  /\b(?:chosen|asked|opted|agreed|arranged) to pay (?:it |this |the \p{L}+ )?(?:all )?(?:in full|at once|in (?:one|a single))\b|\b(?:in|by|as|make) (?:one|a single) (?:lump )?(?:payment|sum|instal?ment) of £|\b(?:nothing|no payment)(?: (?:is|further|more))* (?:to pay|due|required)\b/iu;

/** What a bill always has and was not found. */
function missing(
  layout: DocumentLayout,
  found: { readonly reference: boolean; readonly instalments: boolean; readonly net: number | undefined },
): FormFinding[] {
  const says = (words: RegExp): boolean => layout.pages.some((page) => page.lines.some(({ text }) => words.test(text)));
  const lacks = !found.instalments && (says(INSTALMENTS) || isShared(layout, found.net)) && !says(AT_ONCE);
  return [
    ...(found.reference ? [] : ['The account reference was not found.']),
    ...(lacks ? ['The bill tells of instalments, and none could be read.'] : []),
  ].map(warning);
}

/** Fewest and most parts that a charge is paid in. */
const [FEWEST_PARTS, MOST_PARTS] = [4, 12];

/** Whether an amount is printed that so many times is what is to pay: an instalment, whatever it is called. */
function isShared({ pages }: DocumentLayout, net: number | undefined): boolean {
  if (net === undefined) return false;
  const amounts = pages.flatMap(({ lines }) =>
    lines.flatMap(({ text }) => [...text.matchAll(/(?<![\d.,-])\d{1,3}(?:,?\d{3})*\.\d{2}(?![\d.%])/g)]),
  );
  return amounts.some(([text]) => {
    const parts = net / Math.round(Number(text.replaceAll(',', '')) * 100);
    return Number.isInteger(parts) && parts >= FEWEST_PARTS && parts <= MOST_PARTS;
  });
}

function findingsOf(sums: CouncilTaxSums, instalments: readonly Instalment[]): FormFinding[] {
  const isPaid = sums.net === undefined || instalments.length === 0 || total(instalments) === sums.net.minor;
  return [
    ...(sums.partsHold === false ? [brokenSum('the parts of the charge make up the charge')] : []),
    ...(sums.netHolds === false ? [brokenSum('the charge less discounts is what is to pay')] : []),
    ...(isPaid ? [] : [brokenSum('the instalments come to what is to pay')]),
  ];
}
