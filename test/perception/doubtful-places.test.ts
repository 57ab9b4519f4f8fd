// Which places of a page the second engine is asked about.
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/model/page.ts';
import type { RecognisedWord } from '../../src/model/recognised.ts';
import type { Stretch } from '../../src/perception/letters.ts';
import { doubtfulPlaces } from '../../src/perception/doubtful-places.ts';

/** Six letters side by side, 20 pixels high. */
function stretchAt(x0: number, y0: number): Stretch {
  const letters = Array.from({ length: 6 }, (_, i): Box => ({
    x0: x0 + 14 * i,
    y0,
    x1: x0 + 14 * i + 12,
    y1: y0 + 20,
  }));
  return { x0, y0, x1: x0 + 82, y1: y0 + 20, letters };
}

const wordAt = (x0: number, y0: number, confidence: number): RecognisedWord => ({
  ...{ text: 'Words', x0, y0, x1: x0 + 82, y1: y0 + 20, confidence, characters: [] },
});

const rows = Array.from({ length: 60 }, (_, i) => 30 * i);

describe('the places that are read again', () => {
  it('hold all of a column that nobody read, though other words are doubtful', () => {
    const doubtful = rows.map((y) => wordAt(0, y, 0.5));
    const places = doubtfulPlaces(
      [{ words: doubtful }],
      rows.map((y) => stretchAt(400, y)),
    );
    expect(places.filter(({ words }) => words.length === 0)).toHaveLength(60);
    expect(places.filter(({ words }) => words.length > 0)).toHaveLength(40);
  });

  it('hold the first word of a line of which all others were read', () => {
    const { letters } = stretchAt(0, 0);
    const rest = [90, 180].flatMap((x) => stretchAt(x, 0).letters);
    const line: Stretch = { x0: 0, y0: 0, x1: 262, y1: 20, letters: [...letters, ...rest] };
    const words = [wordAt(90, 0, 0.96), wordAt(180, 0, 0.96)];
    expect(doubtfulPlaces([{ words }], [line])).toMatchObject([{ letters, words: [] }]);
  });

  it('are no hyphens that rule the page, one by one or close together', () => {
    const strokes = (y: number): Stretch => ({
      ...{ x0: 0, y0: y, x1: 94, y1: y + 3 },
      letters: Array.from({ length: 6 }, (_, i): Box => ({ x0: 17 * i, y0: y, x1: 17 * i + 9, y1: y + 3 })),
    });
    const apart = rows.flatMap((y) =>
      Array.from({ length: 40 }, (_, i): Stretch => {
        const box = { x0: 17 * i, y0: y, x1: 17 * i + 9, y1: y + 3 };
        return { ...box, letters: [box] };
      }),
    );
    const unread = stretchAt(400, 10);
    expect(doubtfulPlaces([], [...apart, ...rows.map(strokes), unread])).toMatchObject([{ letters: unread.letters }]);
  });

  it('hold a capital alone, whose neighbours say nothing of it, however sure the engine is', () => {
    const band: RecognisedWord = { ...wordAt(0, 0, 0.9), text: 'F', x1: 12 };
    expect(doubtfulPlaces([{ words: [band, wordAt(90, 0, 0.96)] }], [])).toMatchObject([{ words: [band] }]);
  });

  it('are none where every word is sure', () => {
    expect(
      doubtfulPlaces(
        [{ words: rows.map((y) => wordAt(0, y, 0.96)) }],
        rows.map((y) => stretchAt(0, y)),
      ),
    ).toEqual([]);
  });
});
