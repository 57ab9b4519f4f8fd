// Items without the rows that only sum up what stands right above them, in words that every supplier chooses for itself.
import type { ChargeRow } from './charge-row.ts';

/** Of fewer items a sum is none: it may be another item that costs as much. */
const LEAST_SUMMED = 2;

/** Items without the feet of their parts. */
export function withoutFeet(all: readonly ChargeRow[]): readonly ChargeRow[] {
  const items: ChargeRow[] = [];
  let from = 0;
  for (const one of all) {
    if (isFoot(one, items.slice(from))) from = items.length;
    else items.push(one);
  }
  return items;
}

function isFoot({ minor }: ChargeRow, above: readonly ChargeRow[]): boolean {
  if (minor === 0) return false;
  let sum = 0;
  return above.toReversed().some((one, i) => {
    sum += one.minor;
    return i + 1 >= LEAST_SUMMED && sum === minor;
  });
}
