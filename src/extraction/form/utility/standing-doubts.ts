// Standing charges that are no price of a day: what several days come to, printed without saying how many, or figures that no day costs.
import type { FormFinding } from '../form-reading.ts';
import type { Utility } from './named-utility.ts';
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
