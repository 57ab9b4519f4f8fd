// Items without the rows that only sum up what stands right above them, in words that every supplier chooses for itself.
import { foldText } from '../../../kernel/text.ts';
import type { BillRow } from './bill-rows.ts';
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

/** Items without the feet of parts that are named as those are headed (`Device Plan` over `Instalment 9 of 36` and `Device Plan`): one item is enough. */
export function withoutNamedFeet(all: readonly ChargeRow[], rows: readonly BillRow[]): readonly ChargeRow[] {
  const headed = new Set(
    rows.flatMap(({ phrases: [first, other] }) => (first && !other && first.bold ? [foldText(first.text)] : [])),
  );
  const items: ChargeRow[] = [];
  for (const one of all) {
    const isNamed = headed.has(foldText(one.name)) && !one.period;
    if (!(isNamed && items.some((_, from) => sumOf(items.slice(from)) === one.minor))) items.push(one);
  }
  return items;
}

const sumOf = (items: readonly ChargeRow[]): number => items.reduce((sum, { minor }) => sum + minor, 0);
