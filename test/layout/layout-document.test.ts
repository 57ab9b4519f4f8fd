import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutDocument } from '../../src/layout/layout-document.ts';
import type { Glyph, GlyphPage, Word } from '../../src/model/page.ts';

const SIZE = 10;

/** Glyphs of `text` as a proportional font would set them, from (x, y) on; `spacing` in points between letters. */
function set(
  text: string,
  x: number,
  y: number,
  options: { size?: number; spacing?: number; spaces?: boolean } = {},
): Glyph[] {
  const { size = SIZE, spacing = 0, spaces = true } = options;
  const glyphs: Glyph[] = [];
  let at = x;
  for (const character of text) {
    const width = (character === ' ' ? 0.28 : 0.5) * size;
    const box = { x0: at, x1: at + width, y0: y, y1: y + 1.2 * size };
    if (spaces || character !== ' ') glyphs.push({ text: character, ...box, sizePt: size, font: 'Test', bold: false });
    at += width + spacing;
  }
  return glyphs;
}

function page(glyphs: readonly Glyph[], number = 1): GlyphPage {
  return { kind: 'glyphs', number, widthPt: 595, heightPt: 842, uprightTurn: 0, glyphs };
}

function texts(pages: readonly GlyphPage[]): string[][] {
  return layoutDocument(pages).pages.flatMap((one) => one.lines.map((line) => line.phrases.map(({ text }) => text)));
}

describe('layout', () => {
  it('puts glyphs together to words, phrases and lines', () => {
    const glyphs = [...set('Sort code', 50, 100), ...set('12-34-56', 200, 100), ...set('Balance', 50, 120)];
    expect(texts([page(glyphs)])).toEqual([['Sort code', '12-34-56'], ['Balance']]);
  });

  it('knows how far apart the letters of a short word are set by those beside it', () => {
    const glyphs = [...set('Kitchens', 50, 100, { spacing: 2 }), ...set('QRV', 200, 100, { spacing: 2 })];
    expect(texts([page(glyphs)])).toEqual([['Kitchens', 'QRV']]);
    expect(texts([page(set('QRV', 200, 100, { spacing: 2 }))])).toEqual([['Q R V']]);
  });

  it('does not depend on the order in which glyphs are drawn', () => {
    const glyphs = [
      ...set('Date', 40, 100),
      ...set('Paid out', 300, 100),
      ...set('3 Jan', 40, 116),
      ...set('Corner shop', 110, 116),
      ...set('12.30', 310, 116),
    ];
    const ordered = texts([page(glyphs)]);
    fc.assert(
      fc.property(fc.shuffledSubarray(glyphs, { minLength: glyphs.length }), (shuffled) => {
        expect(texts([page(shuffled)])).toEqual(ordered);
      }),
    );
  });

  describe('recognised words, which stand a little off', () => {
    const word = (text: string, x0: number, y0: number): Word => ({
      text,
      x0,
      y0,
      x1: x0 + 5 * text.length,
      y1: y0 + 8,
      sizePt: 8,
      font: '',
      bold: false,
      confidence: 0.95,
    });
    const linesOf = (...words: readonly Word[]): readonly string[] =>
      layoutDocument([{ number: 1, widthPt: 595, heightPt: 842, uprightTurn: 0, words }]).pages[0]?.lines.map(
        ({ text }) => text,
      ) ?? [];

    it('are of the line that is nearest', () => {
      const words = [word('Kirkcaldy', 36, 113.5), word('Q29692940', 517, 116.2), word('Number', 324, 116.4)];
      expect(linesOf(...words)).toEqual(['Kirkcaldy', 'Number Q29692940']);
    });

    it('are of the line whose next word they stand right beside', () => {
      const rest = [word('Growers', 78, 100), word('Ltd', 116, 100)];
      expect(linesOf(word('Fenwater', 36, 103.2), ...rest)).toEqual(['Fenwater Growers Ltd']);
      expect(linesOf(word('Fenwater', 36, 106), ...rest)).toEqual(['Growers Ltd', 'Fenwater']);
      expect(linesOf(word('Fenwater', 26, 103.2), ...rest)).toEqual(['Growers Ltd', 'Fenwater']);
    });
  });

  it('finds words by gaps where a file draws no spaces', () => {
    expect(texts([page(set('Opening balance today', 50, 100, { spaces: false }))])).toEqual([
      ['Opening balance today'],
    ]);
  });

  it('keeps a space that a leaning letter hangs over, and none that is kerned away', () => {
    const glyph = (text: string, x0: number, x1: number): Glyph => {
      return { text, x0, x1, y0: 100, y1: 112, sizePt: SIZE, font: 'Test', bold: false };
    };
    const before = [...set('Number o', 50, 100), glyph('f', 87.8, 93.4)];
    const hungOver = [...before, glyph(' ', 92.1, 94.1), ...set('bedrooms', 94.1, 100)];
    expect(texts([page(hungOver)])).toEqual([['Number of bedrooms']]);
    const nearlyTouched = [
      ...before.slice(0, -1),
      glyph('f', 87.8, 93.55),
      glyph(' ', 92.1, 94.1),
      ...set('bedrooms', 94.1, 100),
    ];
    expect(texts([page(nearlyTouched)])).toEqual([['Number of bedrooms']]);
    const kernedAway = [...before, glyph(' ', 93.4, 96.2), ...set('fices', 94.1, 100)];
    expect(texts([page(kernedAway)])).toEqual([['Number offices']]);
  });

  it('keeps letter-spaced words whole', () => {
    expect(texts([page(set('HARBOUR CARD', 50, 60, { size: 20, spacing: 5 }))])).toEqual([['HARBOUR CARD']]);
  });

  it('joins a superscript to the word it touches', () => {
    const ordinal = set('rd', 50 + 5, 100, { size: 6 });
    expect(texts([page([...set('3', 50, 100), ...ordinal])])).toEqual([['3rd']]);
  });

  it('joins no word to figures over which its recognised box reaches', () => {
    const set = (text: string, x0: number, x1: number): Word => {
      return { text, x0, y0: 100, x1, y1: 109, sizePt: 9, font: '', bold: true, confidence: 0.9 };
    };
    const words = [set('Wednesday', 48, 97), set('24', 96.4, 106), set('December', 108, 149)];
    const { pages } = layoutDocument([{ number: 1, widthPt: 595, heightPt: 842, uprightTurn: 0, words }]);
    expect(pages.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['Wednesday 24 December']);
  });

  it('mixes no letters of lines that were printed over one another', () => {
    const glyphs = [...set('Paid to the orchard', 50, 100), ...set('12.50', 300, 100)];
    const foot = set('Registered in Wales under a number of its own', 30, 100.5, { size: 7 });
    expect(texts([page([...glyphs, ...foot])])).toEqual([
      ['Registered in Wales under a number of its own'],
      ['Paid to the orchard', '12.50'],
    ]);
  });

  it('keeps two columns apart as phrases of shared lines', () => {
    const glyphs = [...set('left column text', 50, 100), ...set('right column text', 320, 100)];
    expect(texts([page(glyphs)])).toEqual([['left column text', 'right column text']]);
  });

  it('marks what repeats at the same place on most pages, whatever number it holds', () => {
    const pages = [1, 2, 3].map((number) =>
      page([...set(`Page ${number} of 3`, 500, 810), ...set(`Entry ${number}`, 50, 400)], number),
    );
    const furniture = layoutDocument(pages).pages.map((one) =>
      one.lines.filter((line) => line.furniture).map((line) => line.text),
    );
    expect(furniture).toEqual([['Page 1 of 3'], ['Page 2 of 3'], ['Page 3 of 3']]);
  });

  it('takes no heading of a day for furniture, unless it is the same day on each page', () => {
    const furnitureOf = (days: readonly string[]): readonly (readonly string[])[] => {
      const pages = days.map((day, at) => page([...set(day, 50, 60), ...set(`Entry ${at}`, 50, 400)], at + 1));
      return layoutDocument(pages).pages.map((one) =>
        one.lines.filter((line) => line.furniture).map(({ text }) => text),
      );
    };
    expect(furnitureOf(['Friday 13 March 2026', 'Friday 27 March 2026'])).toEqual([[], []]);
    expect(furnitureOf(['13 March 2026', '13 March 2026'])).toEqual([['13 March 2026'], ['13 March 2026']]);
    expect(furnitureOf(['Friday 13 March 2 payments', 'Friday 27 March 3 payments'])).toEqual([[], []]);
    expect(furnitureOf(['Friday 13 March Balance £20.05', 'Friday 27 March Balance £41.30'])).toEqual([[], []]);
    expect(furnitureOf(['Bus fare £2.80', 'Bus fare £3.10'])).toEqual([[], []]);
  });

  it('gives a page without text no lines', () => {
    const blank = { kind: 'blank', number: 1, widthPt: 595, heightPt: 842, uprightTurn: 0 } as const;
    expect(layoutDocument([blank]).pages[0]?.lines).toEqual([]);
  });
});
