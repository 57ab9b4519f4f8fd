// Bills for wastewater alone: what goes to the sewer is counted by the meter of the water, which somebody else supplies.
import type { Supply } from './bill-lists.ts';

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
