// The column of all supplies behind those of each: `Electricity | Gas | Both` over £12.00, £20.00 and £32.00.
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { signedMinor } from '../../values/amount.ts';
import { signedMinorOf } from '../candidate-amount.ts';
import { candidateOf } from '../found-value.ts';
import type { BillRow } from './bill-rows.ts';
import { amountOf } from './row-figures.ts';
import type { Candidates } from './worked-out.ts';

const LEAST_SUPPLIES = 2;

/** The candidates, each that is in the column of one supply as what its row prints of all of them. */
export function ofAllSupplies(candidates: Candidates, rows: readonly BillRow[]): Candidates {
  return candidates?.map((one) => sumOfRow(one, rows) ?? one);
}

function sumOfRow(one: FieldCandidate, rows: readonly BillRow[]): FieldCandidate | undefined {
  const { page, box } = one.printed;
  const cells = rows
    .filter(({ line }) => line.page === page && line.y0 <= box.y0 + 1 && line.y1 >= box.y1 - 1)
    .flatMap((row) => {
      const found = amountOf(row);
      return found ? [{ ...found, minor: signedMinor(found.amount), utility: row.utility }] : [];
    });
  const supplies = cells.filter(({ utility }) => utility !== undefined);
  const isOfOne = supplies.some(({ minor, printed }) => printed.box.x0 === box.x0 && minor === signedMinorOf(one));
  const total = supplies.reduce((sum, { minor }) => sum + minor, 0);
  const all = cells.find(({ utility, minor }) => utility === undefined && minor === total);
  if (!isOfOne || !all || new Set(supplies.map(({ utility }) => utility)).size < LEAST_SUPPLIES) return undefined;
  const value = { kind: 'money', amount: all.amount } as const;
  return {
    ...candidateOf(value, all.printed, one.confidence, one.lineIndex),
    ...(one.labelDate ? { labelDate: one.labelDate } : {}),
  };
}
