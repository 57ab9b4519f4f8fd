import { describe, expect, it } from 'vitest';
import { withoutTypedFrames } from '../../src/layout/typed-frames.ts';
import { at, layOut, recognised, type PlacedText } from '../extraction/statement/placed-pages.ts';

const FRAME = [
  '+--------------------------------+',
  '| CLOCK NO   NAME      TAX CODE  |',
  '| 7-114      A OTTER   1257L     |',
  '|--------------------------------|',
  '| NET PAY            DEPOT: QUAY |',
  '| PAID       BY BACS             |',
  '| WEEK       29                  |',
];
/** Set as a typewriter would: every letter as wide as the next. */
const typed = (frame: readonly string[]): PlacedText[] =>
  frame.flatMap((line, row) =>
    [...line.matchAll(/\S+/gu)].map(({ 0: word, index }) => at(40 + 5 * index, 100 + 12 * row, word)),
  );
const FRAMED = typed(FRAME);
const linesOf = (...words: readonly PlacedText[]): readonly string[] =>
  withoutTypedFrames(layOut([...words])).pages.flatMap(({ lines }) => lines.map(({ text }) => text));

describe('a typed frame', () => {
  it('is no part of what stands in it', () => {
    expect(linesOf(...FRAMED).map((text) => text.replace(/\s+/gu, ' '))).toEqual([
      'CLOCK NO NAME TAX CODE',
      '7-114 A OTTER 1257L',
      'NET PAY DEPOT: QUAY',
      'PAID BY BACS',
      'WEEK 29',
    ]);
  });

  it.each(['I', '!', '*'])('may be drawn with the sign %s, and with lines inside of it', (sign) => {
    const framed = [
      '+--------------------------------+',
      '| I OTTER    NAME      TAX CODE  |',
      '| 7-114      A OTTER   1257L     |',
      '| ------------------------------ |',
      '| NET PAY            DEPOT: QUAY |',
      '| WEEK       29                  |',
      '+--------------------------------+',
    ].map((line) => line.replaceAll('|', sign));
    expect(linesOf(...typed(framed)).map((text) => text.replace(/\s+/gu, ' '))).toEqual([
      'I OTTER NAME TAX CODE',
      '7-114 A OTTER 1257L',
      'NET PAY DEPOT: QUAY',
      'WEEK 29',
    ]);
  });

  it('is not what a column of such signs is on a page that has no lines of them', () => {
    const column = ['Otter I', 'Heron I', 'Stoat I', 'Vole  I'];
    expect(linesOf(...typed(column)).map((text) => text.replace(/\s+/gu, ' '))).toEqual([
      'Otter I',
      'Heron I',
      'Stoat I',
      'Vole I',
    ]);
  });

  describe('in a picture', () => {
    const rows = [
      'I CLOCK NO   NAME                    TAX CODE  I',
      '{I 7-114      A OTTER                 1257L    I',
      'I BASIC      40.00   12.00           480.00    I',
      '1 BONUS       1.00   20.00            20.00    I',
      'I                                              1',
      'l TOTAL                              500.00    I',
      'I TAX                                 50.00    I',
      '| PENSION                             10.00    I',
      'I NET PAY                            440.00    I',
    ];
    const read = (...lines: readonly string[]): readonly string[] =>
      withoutTypedFrames(recognised(layOut(...[typed(lines)]))).pages.flatMap(({ lines: left }) =>
        left.map(({ text }) => text.replace(/\s+/gu, ' ')),
      );

    it('is none either, whatever its strokes were taken for', () => {
      expect(read(...rows)).toEqual([
        'CLOCK NO NAME TAX CODE',
        '7-114 A OTTER 1257L',
        'BASIC 40.00 12.00 480.00',
        'BONUS 1.00 20.00 20.00',
        'TOTAL 500.00',
        'TAX 50.00',
        'PENSION 10.00',
        'NET PAY 440.00',
      ]);
    });

    it.each([
      ['figures', rows.map((row) => row.replace(/^\S+/u, '1').replace(/\S$/u, '1'))],
      ['signs at one side', rows.map((row) => row.replace(/\s+\S$/u, ''))],
    ])('is not what columns of %s are', (_, lines) => {
      expect(read(...lines)).toEqual(lines.map((line) => line.replace(/\s+/gu, ' ')));
    });
  });

  it('is not what a stroke alone parts', () => {
    expect(linesOf(at(40, 100, 'Otter Bank | Quay Branch'))).toEqual(['Otter Bank | Quay Branch']);
  });
});
