// How much a bill says was used, and whether two readings of a meter lie that far apart.
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
import { labelledUse } from './reading-hundredths.ts';
import type { Token } from './reading-tokens.ts';
import { quantitiesIn, ratesIn } from './row-figures.ts';
import { withoutDates } from '../../values/without-dates.ts';

/** Units that rows print as used. Gas meters count volume: kilowatt hours say only about how much that was. */
export function usedIn(rows: readonly BillRow[], tokens: readonly Token[], utility: Utility): Used[] {
  const labelled = tokens
    .filter(({ role }) => role === 'used')
    .map(({ count, row }): Used => ({ count, isEnergy: utility === 'Gas' && !/m³|m3/iu.test(row.text) }));
  const printed = rows.flatMap((row) =>
    quantitiesIn(withoutDates(row.text)).flatMap(({ count, unit }): Used[] =>
      /^(?:kWh|m³|unit)$/.test(unit) ? [{ count, isEnergy: utility === 'Gas' && unit === 'kWh' }] : [],
    ),
  );
  const bare = rows.flatMap((row): Used[] => {
    const use = labelledUse(row);
    return use ? [{ ...use, isEnergy: utility === 'Gas' && /kWh/iu.test(row.text) }] : [];
  });
  const charged = rows.flatMap((row) =>
    ratesIn(row).flatMap(({ count, verified }): Used[] =>
      verified && count !== undefined ? [{ count, isEnergy: utility === 'Gas' }] : [],
    ),
  );
  return [...labelled, ...printed, ...bare, ...charged];
}

/** What is charged at several prices, together: at those before and after a change of price, by day and by night. */
export function chargedInParts(rows: readonly BillRow[], utility: Utility): Used[] {
  const parts = rows.flatMap((row) =>
    ratesIn(row).some(({ per, of }) => /^(?:kWh|m³|unit)$/.test(per ?? of ?? ''))
      ? quantitiesIn(withoutDates(row.text)).filter(({ unit }) => /^(?:kWh|m³|unit)$/.test(unit))
      : [],
  );
  const count = parts.reduce((sum, one) => sum + one.count, 0);
  return parts.length > 1 ? [{ count, isEnergy: utility === 'Gas' }] : [];
}

/** A quantity that was used. */
export interface Used {
  readonly count: number;
  /** May be kilowatt hours of gas, not what its meter counted. */
  readonly isEnergy: boolean;
}

/** Kilowatt hours in a cubic metre of gas, and in a hundred cubic feet (calorific values of 35 to 44 MJ/m³). */
const GAS_KWH = [
  [9.9, 12.6],
  [28, 35.7],
] as const;

/** Whether one of the quantities lies between two readings. */
export function isDifference(previous: Token, current: Token, used: readonly Used[]): boolean {
  const between = current.count - previous.count;
  // A meter that has gone round starts again at nought.
  const round = 10 ** String(Math.trunc(previous.count)).length + between;
  const isAbout = (count: number): boolean =>
    between > 0 && GAS_KWH.some(([least, most]) => count >= least * (between - 1) && count <= most * (between + 1));
  return used.some(
    ({ count, isEnergy }) =>
      Math.abs(count - between) < 0.51 ||
      (between < 0 && Math.abs(count - round) < 0.51) ||
      (isEnergy && isAbout(count)),
  );
}
