// The few sizes of a page, of what its single lines tell.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenSizes } from '../../src/perception/type-sizes.ts';

const told = (sizes: readonly (readonly [em: number, letters: number])[]) =>
  sizes.map(([em, letters]) => ({ em, letters }));

describe('lines of a page', () => {
  it('whose sizes differ by a pixel or two are of the size that most letters tell', () => {
    const sizes = told([
      [22, 40],
      [22.4, 60],
      [24.5, 12],
      [20, 9],
    ]);
    const even = evenSizes(sizes);
    expect(new Set(even).size).toBe(1);
    expect([22, 22.4]).toContain(even[0]);
  });

  it('of another size keep it', () => {
    const even = evenSizes(
      told([
        [22, 400],
        [28, 20],
        [44, 12],
      ]),
    );
    expect(even).toEqual([22, 28, 44]);
  });

  it('are never moved by more than an eighth', () => {
    const line = fc.record({ em: fc.integer({ min: 10, max: 90 }), letters: fc.integer({ min: 1, max: 80 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const even = evenSizes(lines);
        lines.forEach(({ em }, at) => {
          expect(Math.abs((even[at] ?? 0) - em)).toBeLessThanOrEqual(0.12 * (even[at] ?? 0) + 1e-9);
        });
      }),
    );
  });
});
