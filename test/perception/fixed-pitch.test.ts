// Type of fixed pitch: words end where a cell is empty, and reach to the edges of their cells.
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/model/page.ts';
import type { RecognisedWord } from '../../src/model/recognised.ts';
import { linesOf } from '../../src/layout/lines.ts';
import { pitchesOf } from '../../src/perception/fixed-pitch.ts';
import type { InkedWord } from '../../src/perception/fixed-pitch.ts';
import { pageWords } from '../../src/perception/page-words.ts';

const PITCH = 13;
const [TOP, FOOT] = [100, 112];
/** How wide the ink of a letter is in its cell: an i and a stop are narrow, and stand in the middle. */
const inkWidth = (sign: string): number => (/[il1.,]/.test(sign) ? 4 : 9);

/** Ink of a line of typewriter text, without that of stops and commas, which are too small for letters. */
function typed(text: string, line: number): { readonly at: (from: number, to: number) => Box; readonly ink: Box[] } {
  const [y0, y1] = [TOP + 30 * line, FOOT + 30 * line];
  const cell = (index: number): Box => {
    const middle = (index + 0.5) * PITCH + 50;
    const reach = inkWidth(text.charAt(index)) / 2;
    return { x0: middle - reach, y0, x1: middle + reach, y1 };
  };
  const ink = [...text].flatMap((sign, index) => (/[.,\s]/.test(sign) ? [] : [cell(index)]));
  return { ink, at: (from, to) => ({ ...cell(from), x1: cell(to - 1).x1 }) };
}

/** The ink of a line of condensed print: capitals are nearly of one width, slender letters much narrower. */
function condensed(
  text: string,
  line: number,
): { readonly at: (from: number, to: number) => Box; readonly ink: Box[] } {
  const [y0, y1] = [TOP + 30 * line, FOOT + 30 * line];
  let x = 50;
  const cells = [...text].map((sign): Box => {
    const wide = /[iIljtfr]/.test(sign) ? 3 : 9;
    const box = { x0: x, y0, x1: x + wide, y1 };
    x += wide + 3;
    return box;
  });
  const cell = (index: number): Box => cells[index] ?? { x0: x, y0, x1: x, y1 };
  return {
    ink: cells.filter((_, index) => /\S/.test(text.charAt(index))),
    at: (from, to) => ({ ...cell(from), x1: cell(to - 1).x1 }),
  };
}

const PAGE = [
  'Council Tax bill for the year',
  'Payment received with thanks',
  'Amount payable this month',
  'Charge for: Flat 26, 178 Mill',
];

/** A typewritten page, with its last line read as `words`: from and behind which character each of them stands, and its text. */
function lastLine(text: string, words: readonly (readonly [number, number, string])[]): string[] {
  const lines = [...PAGE, text].map((line, index) => ({ text: line, ...typed(line, index) }));
  const read = lines.map(({ text: line, at }, index) => {
    const whole = [...line.matchAll(/\S+/g)].map(({ 0: own, index: from }) => [from, from + own.length, own] as const);
    return {
      words: (index === lines.length - 1 ? words : whole).map(([from, to, own]): RecognisedWord => ({
        text: own,
        ...at(from, to),
        confidence: 0.95,
        characters: [],
      })),
    };
  });
  const placed = pageWords(read, { letters: lines.flatMap(({ ink }) => ink), pixelsPerPt: 2 });
  return (linesOf(placed, 1).at(-1)?.phrases ?? []).map((phrase) => phrase.text);
}

describe('words of fixed pitch', () => {
  it('stay in one phrase, however wide the gap behind a stop or an i looks', () => {
    const text = 'Oi, i. i. Mill';
    const words = [...text.matchAll(/\S+/g)].map(({ 0: own, index }) => [index, index + own.length, own] as const);
    expect(lastLine(text, words)).toEqual([text]);
  });

  it('are one where no cell between them is empty', () => {
    expect(
      lastLine('due 1820.49 today', [
        [0, 3, 'due'],
        [4, 8, '1820'],
        [8, 11, '.49'],
        [12, 17, 'today'],
      ]),
    ).toEqual(['due 1820.49 today']);
  });

  it('is one number behind whose point a cell seems to be empty', () => {
    expect(
      lastLine('letter 912. 40 and more', [
        [0, 6, 'letter'],
        [7, 14, '912.40'],
        [15, 18, 'and'],
        [19, 23, 'more'],
      ]),
    ).toEqual(['letter 912.40 and more']);
  });

  it('are two where a cell within is empty', () => {
    expect(
      lastLine('letter NI A and more', [
        [0, 6, 'letter'],
        [7, 11, 'NIA'],
        [12, 15, 'and'],
        [16, 20, 'more'],
      ]),
    ).toEqual(['letter NI A and more']);
  });
});

describe('print beside the type of a typewriter', () => {
  it.each([
    ['letters in uneven steps', 'mill lamp'],
    ['one word that tells a pitch', 'NI CONTS'],
  ])('has no fixed pitch: %s', (_, label) => {
    const inkedOf = (text: string, { at, ink }: ReturnType<typeof condensed>): InkedWord[] =>
      [...text.matchAll(/\S+/g)].map(({ 0: own, index }) => {
        const box = at(index, index + own.length);
        const word: RecognisedWord = { text: own, ...box, confidence: 0.95, characters: [] };
        return { word, ink: ink.filter(({ x0, x1 }) => x0 >= box.x0 && x1 <= box.x1), em: 21 };
      });
    const page = PAGE.map((text, line) => inkedOf(text, typed(text, line)));
    const pitchOf = pitchesOf(page.flat());
    expect(page.map(pitchOf)).toEqual(page.map(() => PITCH));
    expect(pitchOf(inkedOf(label, condensed(label, 9)))).toBeUndefined();
  });
});

describe('condensed print', () => {
  it('is of no fixed pitch, though most of its capitals are as wide as each other', () => {
    const page = [
      'BANK CARD POSTED',
      'AMOUNT PAYMENT BALANCE',
      'PHONE MARKET SHOP',
      'SEVENOAKS NORTH',
      'bill still till',
      'ACCOUNT NAME',
    ];
    const pitchOf = (all: readonly string[]): number | undefined => {
      const inked = all.flatMap((text, line) => {
        const { at, ink } = condensed(text, line);
        return [...text.matchAll(/\S+/g)].map(({ 0: own, index }) => {
          const box = at(index, index + own.length);
          const word: RecognisedWord = { text: own, ...box, confidence: 0.95, characters: [] };
          return { word, ink: ink.filter(({ x0, x1 }) => x0 >= box.x0 && x1 <= box.x1), em: 16 };
        });
      });
      return pitchesOf(inked)(inked.slice(0, 1));
    };
    expect(pitchOf(page)).toBeUndefined();
    expect(pitchOf(page.filter((text) => text === text.toUpperCase()))).toBe(12);
  });
});
