// Bills that number the meter point of one fuel, and of the other nothing that was read: a doubt.
import type { FormFinding } from '../form-reading.ts';
import type { Supply } from './bill-lists.ts';

/** What is missing of a fuel with prices that the same bill prints of the other. */
export function pointsOfOne(supplies: readonly Supply[]): FormFinding[] {
  const fuels = supplies.filter(({ utility, rates }) => FUELS.has(utility) && rates.unitRate !== undefined);
  if (!fuels.some(({ points }) => points.length > 0)) return [];
  return fuels
    .filter(({ points }) => points.length === 0)
    .map(({ utility }) => ({
      severity: 'warnings',
      reason: `The meter point of one fuel was found, and none of the other: ${utility.toLowerCase()}.`,
    }));
}

const FUELS: ReadonlySet<Supply['utility']> = new Set(['Electricity', 'Gas']);
