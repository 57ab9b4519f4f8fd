import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveDirections } from '../../src/reconciliation/directions.ts';

const amounts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 });

describe('directions of entries that print none', () => {
  it('always add up to what they must, and keep each amount', () => {
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.boolean()), (values, signs) => {
        const movements = values.map((value) => (signs.next().value ? value : -value));
        const target = movements.reduce((sum, one) => sum + one, 0);
        const solved = solveDirections(values, target);
        expect(solved?.movements.map(Math.abs)).toEqual(values);
        expect(solved?.movements.reduce((sum, one) => sum + one, 0)).toBe(target);
        if (solved && !solved.ambiguous) expect(solved.movements).toEqual(movements);
      }),
    );
  });

  it('are told to be ambiguous when two ways add up', () => {
    expect(solveDirections([500, 500], 0)?.ambiguous).toBe(true);
    expect(solveDirections([500, 300], 200)).toEqual({ movements: [500, -300], ambiguous: false });
  });

  it('are not invented when nothing adds up', () => {
    expect(solveDirections([500, 300], 100)).toBeUndefined();
  });
});
