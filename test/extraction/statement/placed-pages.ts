// Small documents for tests: texts placed on A4 pages, as glyphs such as a reader of files would find.
import { layoutDocument } from '../../../src/layout/layout-document.ts';
import type { DocumentLayout } from '../../../src/model/layout.ts';
import type { Glyph, GlyphPage } from '../../../src/model/page.ts';

/** A text whose left edge, or with `right` its right edge, is at `x`; `y` is its top. In points. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly right: boolean;
}

const SIZE_PT = 9;

/** A text from its left edge on. */
export function at(x: number, y: number, text: string, size = SIZE_PT): PlacedText {
  return { text, x, y, size, right: false };
}

/** A text up to its right edge, as amounts stand. */
export function endingAt(x: number, y: number, text: string): PlacedText {
  return { text, x, y, size: SIZE_PT, right: true };
}

/** Pages as a reader gives them. */
export function placedPages(...pages: readonly (readonly PlacedText[])[]): GlyphPage[] {
  return pages.map((texts, i): GlyphPage => ({
    kind: 'glyphs',
    number: i + 1,
    widthPt: 595,
    heightPt: 842,
    uprightTurn: 0,
    glyphs: texts.flatMap(glyphsOf),
  }));
}

/** The same, laid out. */
export function layOut(...pages: readonly (readonly PlacedText[])[]): DocumentLayout {
  return layoutDocument(placedPages(...pages));
}

/** The same, as a picture of it is read. */
export function recognised({ pages, ...rest }: DocumentLayout): DocumentLayout {
  return {
    ...rest,
    pages: pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) => ({
        ...line,
        phrases: line.phrases.map((phrase) => ({
          ...phrase,
          words: phrase.words.map((word) => ({ ...word, confidence: 0.7 })),
        })),
      })),
    })),
  };
}

function widthOf(letter: string, size: number): number {
  return (letter === ' ' ? 0.28 : 0.5) * size;
}

function glyphsOf({ text, x, y, size, right }: PlacedText): Glyph[] {
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter, size), 0);
  let left = right ? x - width : x;
  return [...text].map((letter) => {
    const box = { x0: left, x1: left + widthOf(letter, size), y0: y, y1: y + 1.1 * size };
    left = box.x1;
    return { text: letter, ...box, sizePt: size, font: 'Test', bold: false };
  });
}
