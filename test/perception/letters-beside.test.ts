// Letters of the words beside one are none of its own.
import { describe, expect, it } from 'vitest';
import type { LineReading } from '../../src/model/recognised.ts';
import { withoutLettersBeside } from '../../src/perception/letters-beside.ts';

const place = { x0: 106, y0: 10, x1: 200, y1: 30 };
const neighbour = { x0: 70, y0: 10, x1: 104, y1: 30 };

const reading = (...characters: readonly (readonly [string, number, number?])[]): LineReading => ({
  text: characters.map(([text]) => text).join(''),
  confidence: Math.min(...characters.map(([, , confidence = 0.9]) => confidence)),
  characters: characters.map(([text, x, confidence = 0.9]) => ({ text, x, confidence, alternatives: [] })),
});

describe('what was read beside a word', () => {
  it('over the word before it, or behind it, is left out', () => {
    const read = reading(['A', 100, 0.6], ['A', 112], ['n', 150], ['n', 195], ['e', 206]);
    const behind = { x0: 203, y0: 10, x1: 240, y1: 30 };
    const own = withoutLettersBeside(read, place, [neighbour, behind]);
    expect([own.text, own.confidence]).toEqual(['Ann', 0.9]);
  });

  it.each([
    ['nothing else was read', []],
    ['only another line was', [{ ...neighbour, y0: 40, y1: 60 }]],
  ])('is its own where %s there', (_, others) => {
    const read = reading(['A', 100], ['n', 112]);
    expect(withoutLettersBeside(read, place, others)).toBe(read);
  });
});
