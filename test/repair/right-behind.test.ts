// The order that recognised words are mended in.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withNextBehind } from '../../src/repair/right-behind.ts';

const box = fc
  .record({
    x0: fc.integer({ min: 0, max: 500 }),
    y0: fc.integer({ min: 0, max: 60 }),
    wide: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ x0, y0, wide }) => ({ x0, y0, x1: x0 + wide, y1: y0 + 10 }));

describe('words, each followed by the one right behind it', () => {
  it('are all there, once each', () => {
    fc.assert(
      fc.property(fc.array(box), (boxes) => {
        const ordered = withNextBehind(boxes);
        expect(ordered).toHaveLength(boxes.length);
        expect(new Set(ordered)).toEqual(new Set(boxes));
      }),
    );
  });

  it('are in one order, whatever order they came in, where they make one line', () => {
    const line = [0, 30, 60, 90].map((x0) => ({ x0, y0: 0, x1: x0 + 26, y1: 10 }));
    fc.assert(
      fc.property(fc.shuffledSubarray(line, { minLength: line.length }), (shuffled) => {
        expect(withNextBehind(shuffled)).toEqual(line);
      }),
    );
  });
});
