// A row of a table, and the large figure of a box beside it, in one line of an engine.
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/model/page.ts';
import type { RecognisedWord } from '../../src/model/recognised.ts';
import { sizesApart } from '../../src/perception/sizes-apart.ts';

const word = (text: string, x0: number): RecognisedWord => ({
  text,
  confidence: 0.95,
  x0,
  y0: 100,
  x1: x0 + 12 * text.length,
  y1: 130,
  characters: [],
});

type Placed = readonly [text: string, x0: number, height: number];

const told = (...placed: readonly Placed[]): string[] => {
  const heights = new Map(placed.map(([text, , height]) => [text, height]));
  const inkOf = ({ text, x0 }: RecognisedWord): Box[] =>
    [...text].map((_, at) => ({ x0: x0 + 12 * at, y0: 130 - (heights.get(text) ?? 0), x1: x0 + 12 * at + 9, y1: 130 }));
  return sizesApart(
    placed.map(([text, x0]) => word(text, x0)),
    inkOf,
  ).map((words) => words.map(({ text }) => text).join(' '));
};

describe('words of one line', () => {
  it('are of two stretches where one is set much larger, and apart', () => {
    expect(told(['204.10', 0, 18], ['£1,877.40', 200, 32])).toEqual(['204.10', '£1,877.40']);
  });

  it.each<[string, readonly Placed[]]>([
    [
      'in one size',
      [
        ['204.10', 0, 18],
        ['£1,877.40', 200, 19],
      ],
    ],
    [
      'close together',
      [
        ['TOTAL', 0, 18],
        ['£1,877.40', 66, 32],
      ],
    ],
    [
      'of small letters',
      [
        ['204.10', 0, 18],
        ['paid', 200, 32],
      ],
    ],
  ])('are of one %s', (_, placed) => {
    expect(told(...placed)).toHaveLength(1);
  });
});
