// Numbers of accounts among those that a bill labels so.
import { expect, it } from 'vitest';
import { candidateOf } from '../../../../src/extraction/form/found-value.ts';
import type { FieldCandidate } from '../../../../src/extraction/fields/find-fields.ts';
import { accountNumbers } from '../../../../src/extraction/form/utility/account-number.ts';
import { layOut } from '../../statement/placed-pages.ts';

const numberOn = (page: number, text: string, confidence: number): FieldCandidate =>
  candidateOf({ kind: 'text', text }, { text, page, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, confidence: 1 }, confidence);

it('have no number of a page behind them, where they stand without it elsewhere', () => {
  const found = accountNumbers(
    [numberOn(2, '8814 2207 36 2', 0.95), numberOn(1, '8814 2207 36', 0.85)],
    layOut([], []),
  );
  expect(found?.map(({ printed: { text } }) => text)).toEqual(['8814 2207 36']);
  const other = accountNumbers(
    [numberOn(3, '8814 2207 36 2', 0.95), numberOn(1, '8814 2207 36', 0.85)],
    layOut([], []),
  );
  expect(other).toHaveLength(2);
});
