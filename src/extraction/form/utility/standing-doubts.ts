// Standing charges that are no price of a day: what several days come to, printed without saying how many, or figures that no day costs.
import { signedMinor } from '../../values/amount.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Supply } from './bill-lists.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
import { amountOf, ratesIn } from './row-figures.ts';
import type { TariffRate } from './tariff-rates.ts';

/** No supply to a home costs so many pence a day before any is used. */
const MOST_PENCE = 300;
const PRICE = /^(£?)(\d+(?:\.\d+)?)(p?)(?:\/(\p{L}+))?$/u;
const METERED: ReadonlySet<Utility> = new Set<Utility>(['Electricity', 'Gas']);

/** What is doubted of the standing charge of a supply. */
export function standingDoubts(utility: Utility, rate: TariffRate | undefined): FormFinding[] {
  const isMetered = METERED.has(utility);
  // The standing charge of water may be that of a year, without a unit; what is called that of a day is one.
  const [, pounds, digits = '', , unit = isMetered ? 'day' : ''] = PRICE.exec(rate?.text ?? '') ?? [];
  if ((rate?.verified === true && isMetered) || unit !== 'day' || digits === '') return [];
  const pence = Number(digits) * (pounds === '£' ? 100 : 1);
  const reason = `What was read as the standing charge may be that of several days: ${utility.toLowerCase()}.`;
  return pence > MOST_PENCE ? [{ severity: 'warnings', reason }] : [];
}

const STANDING = /\b(?:standing|fixed|service) charges?\b/iu;
const OF_SEVERAL =
  /\btotal\b|\b(?:and|plus|with) (?:standing|fixed|service)\b|\b(?:standing|fixed|service) charges? and\b/iu;

/** A doubt where one supply has standing charges of several amounts in full, and another that is charged has none: one may be its. */
export function severalStanding(rows: readonly BillRow[], supplies: readonly Supply[]): FormFinding[] {
  if (!supplies.some(({ rates }) => rates.standingCharge === undefined && rates.unitRate !== undefined)) return [];
  return supplies.flatMap(({ utility }): FormFinding[] => {
    const amounts = rows
      .filter((row) => row.utility === utility && STANDING.test(row.text) && !OF_SEVERAL.test(row.text))
      .flatMap((row) => (ratesIn(row).length > 0 ? [] : (amountOf(row)?.amount ?? [])))
      .map(signedMinor);
    const reason = `Several standing charges stand under one supply, and another has none: ${utility.toLowerCase()}.`;
    return new Set(amounts).size > 1 ? [{ severity: 'warnings', reason }] : [];
  });
}
