// Standing charges that are no price of a day: what several days come to, printed without saying how many, or figures that no day costs.
import type { FormFinding } from '../form-reading.ts';
import type { Utility } from './named-utility.ts';
import type { TariffRate } from './tariff-rates.ts';

/** No supply of energy to a home costs so many pence a day before any is used. */
const MOST_PENCE = 300;
const PRICE = /^(£?)(\d+(?:\.\d+)?)(p?)(?:\/(\p{L}+))?$/u;
const METERED: ReadonlySet<Utility> = new Set<Utility>(['Electricity', 'Gas']);

/** What is doubted of the standing charge of a supply. */
export function standingDoubts(utility: Utility, rate: TariffRate | undefined): FormFinding[] {
  const [, pounds, digits = '', , unit = 'day'] = PRICE.exec(rate?.text ?? '') ?? [];
  if (rate?.verified === true || !METERED.has(utility) || unit !== 'day' || digits === '') return [];
  const pence = Number(digits) * (pounds === '£' ? 100 : 1);
  const reason = `What was read as the standing charge may be that of several days: ${utility.toLowerCase()}.`;
  return pence > MOST_PENCE ? [{ severity: 'warnings', reason }] : [];
}
