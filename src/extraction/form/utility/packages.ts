// What a broadband or phone bill sells: the regular items it names, by the utility their names speak of.
import type { Printed } from '../../../model/printed.ts';
import type { ChargeRow } from './charge-rows.ts';
import { namedUtility, type Utility } from './named-utility.ts';

/** A package or plan. */
export interface Package {
  readonly utility: Utility;
  readonly name: string;
  readonly printed: Printed;
}

/** Items that are no package: what was used beyond one, what is charged once, what is taken off. */
const NOT_A_PACKAGE =
  /\b(?:discount|credit|refund|rebate|one[- ]off|delivery|activation|connection|installation|set ?up|late|fee|usage|used|out of|outside|excess|calls? (?:to|made|charges?)|premium rate|directory|pay per view|rental of|charges?$|adjustment|paper bill|postage|offer|saving|price (?:rise|increase|change)|reduction|part month|surcharge|international calls|picture messages)\b/iu;

/** The packages among the items, one for each utility: those charged for a period first, then the dearest. */
export function packagesOf(items: readonly ChargeRow[], known: readonly Utility[]): Package[] {
  const regular = items.filter(({ name, minor }) => minor >= 0 && !NOT_A_PACKAGE.test(name));
  return known.flatMap((utility) => {
    const own = regular
      .filter(({ name, row }) => (namedUtility(name, known) ?? row.utility) === utility)
      .sort((a, b) => Number(b.period !== undefined) - Number(a.period !== undefined) || b.minor - a.minor);
    const [first] = own;
    return first ? [{ utility, name: first.name, printed: first.printed }] : [];
  });
}
