// Bills for wastewater alone: what goes to the sewer is counted by the meter of the water, which somebody else supplies.
import type { Supply } from './bill-lists.ts';
import type { BillRow } from './bill-rows.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { amountOf } from './row-figures.ts';

/** Says that somebody else supplies the water. */
const SUPPLIED_ELSEWHERE =
  /\b(?:drinking|clean|fresh|tap|your|mains) water (?:supply )?(?:is (?:supplied|provided|billed|charged)|comes from)\b/iu;

/** What rows are about that name no supply: wastewater, where the bill says that it is for nothing else and charges for no water. */
export function defaultUtility(rows: readonly BillRow[], known: readonly Utility[]): Utility | undefined {
  const charged = new Set(rows.filter((row) => amountOf(row)).map(({ text }) => namedUtility(text, known)));
  const isAlone = charged.has('Sewerage') && !charged.has('Water');
  return isAlone && rows.some(({ text }) => SUPPLIED_ELSEWHERE.test(text)) ? 'Sewerage' : known[0];
}

/** The supplies, the readings of water that has no price and no charge given to the wastewater that does. */
export function ofWastewaterAlone(supplies: readonly Supply[]): readonly Supply[] {
  const water = supplies.find(({ utility }) => utility === 'Water');
  const sewerage = supplies.find(({ utility }) => utility === 'Sewerage');
  if (!water || sewerage?.rates.unitRate === undefined || sewerage.pairs.length > 0) return supplies;
  const { unitRate, standingCharge } = water.rates;
  const isPriced = unitRate !== undefined || standingCharge !== undefined;
  if (isPriced || water.charged !== undefined || water.pairs.length === 0) return supplies;
  const { utility } = sewerage;
  const pairs = water.pairs.map((pair) => ({
    ...pair,
    previous: { ...pair.previous, utility },
    current: { ...pair.current, utility },
  }));
  return supplies.filter((one) => one !== water).map((one) => (one === sewerage ? { ...one, pairs } : one));
}
