// What runs up or down an edge of the page.
import { expect, it } from 'vitest';
import type { RecognisedWord } from '../../src/model/recognised.ts';
import { withoutSideways } from '../../src/perception/sideways.ts';

const word = (text: string, width: number, height: number): RecognisedWord => ({
  ...{ text, x0: 100, y0: 100, x1: 100 + width, y1: 100 + height },
  ...{ confidence: 0.98, characters: [] },
});

it('leaves out words that are higher than wide, however sure an engine is of them, and keeps narrow ones', () => {
  const kept = [word('Illi', 20, 24), word('if', 12, 26), word('|', 2, 60)];
  expect(withoutSideways([{ words: [word('NOS3d', 11, 72), ...kept] }])).toEqual([{ words: kept }]);
});
