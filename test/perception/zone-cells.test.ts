import { describe, expect, it } from 'vitest';
import type { LineReading, ReadCharacter } from '../../src/model/recognised.ts';
import type { Stretch } from '../../src/perception/letters.ts';
import { inPlaces, lostCells } from '../../src/perception/zone-cells.ts';

const LINE = 'P<UTOQUILLIAM<<IVO<LEOFRIC<<<<<<<<<<<<<<<<<<';
const PITCH = 20;
const middleOf = (at: number): number => 50 + PITCH * at;

function stretchOf(text: string, without: readonly number[] = []): Stretch {
  const letters = [...text]
    .map((_, at) => at)
    .filter((at) => !without.includes(at))
    .map((at) => ({ x0: middleOf(at) - 6, y0: 100, x1: middleOf(at) + 6, y1: 118 }));
  return { x0: 44, y0: 100, x1: middleOf(text.length - 1) + 6, y1: 118, letters };
}

/** What an engine makes of the line: `without` are places that it leaves out; its columns are coarse. */
function readingOf(text: string, { without = [], from = 0 }: { without?: number[]; from?: number } = {}): LineReading {
  const characters = [...text].flatMap((character, at): ReadCharacter[] =>
    without.includes(at)
      ? []
      : [{ text: character, x: Math.round(middleOf(from + at) / 8) * 8 - 3, confidence: 0.9, alternatives: [] }],
  );
  return { text: characters.map((one) => one.text).join(''), confidence: 0.9, characters };
}

const readIn = (zone: Stretch, reading: LineReading, again: readonly LineReading[]): string | undefined =>
  inPlaces([zone], [reading], { lost: lostCells([zone], [reading]), again })[0]?.text;

describe('a line of a machine readable zone', () => {
  it('has a character that the engine left out read again where it stands', () => {
    const reading = readingOf(LINE, { without: [7] });
    const lost = lostCells([stretchOf(LINE)], [reading]);
    expect(lost.map(({ line, at }) => [line, at])).toEqual([[0, 7]]);
    expect(lost[0]?.box).toEqual({ x0: 140, y0: 100, x1: 240, y1: 118 });
    expect(readIn(stretchOf(LINE), reading, [readingOf(LINE.slice(5, 10), { from: 5 })])).toBe(LINE);
  });

  it('has its places told by the others where ink of one is lost', () => {
    expect(readIn(stretchOf(LINE, [9, 30]), readingOf(LINE), [])).toBe(LINE);
  });

  it('has one character in each place, however often the engine saw it', () => {
    const reading = readingOf(LINE);
    const [first] = reading.characters;
    const twice = { ...reading, characters: [...(first ? [{ ...first, x: first.x - 8 }] : []), ...reading.characters] };
    expect(readIn(stretchOf(LINE), twice, [])).toBe(LINE);
  });

  it('takes what can stand in a zone where the likeliest cannot', () => {
    const reading = readingOf(LINE);
    const characters = reading.characters.map((one, at) =>
      at === 6 ? { ...one, text: '×', alternatives: ['x', 'U'] } : one,
    );
    expect(readIn(stretchOf(LINE), { ...reading, characters }, [])).toBe(`${LINE.slice(0, 6)}X${LINE.slice(7)}`);
  });

  it('stays as it was read where a place is empty still, or where its places cannot be told', () => {
    const reading = readingOf(LINE, { without: [7] });
    expect(readIn(stretchOf(LINE), reading, [])).toBe(reading.text);
    expect(readIn(stretchOf(LINE.slice(0, 40)), reading, [])).toBe(reading.text);
  });
});
