// What reading gives: pages of glyphs (embedded text) or words (OCR), in points, in the page as a reader holds it upright.

/** A rectangle in points (1/72 inch); origin top left of the upright page, y grows downwards. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The smallest box around several. */
export function boundsOf(boxes: readonly Box[]): Box {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0);
    y0 = Math.min(y0, box.y0);
    x1 = Math.max(x1, box.x1);
    y1 = Math.max(y1, box.y1);
  }
  return { x0, y0, x1, y1 };
}

/** Whether one box stands over the other, at least in part: their widths overlap, or lie less than `slackPt` points apart. */
export function overlapsAcross(
  a: Readonly<Pick<Box, 'x0' | 'x1'>>,
  b: Readonly<Pick<Box, 'x0' | 'x1'>>,
  slackPt = 0,
): boolean {
  return a.x0 < b.x1 + slackPt && a.x1 > b.x0 - slackPt;
}

/** A clockwise quarter turn in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** One character (or ligature) as drawn; `text` may hold several code points for a ligature. */
export interface Glyph extends Box {
  readonly text: string;
  /** Font size in points as drawn (matrix applied). */
  readonly sizePt: number;
  readonly font: string;
  readonly bold: boolean;
}

/** A run of glyphs without a gap: what a person would call a word. */
export interface Word extends Box {
  readonly text: string;
  readonly sizePt: number;
  readonly font: string;
  readonly bold: boolean;
  /** How far its letters are set apart on purpose, in points; absent where they are not. */
  readonly letterSpacingPt?: number;
  /** 1 for embedded text; the engine's own figure, 0..1, for OCR. */
  readonly confidence: number;
  /** Other readings of the whole word that an OCR engine thought possible, the likeliest first; absent for embedded text. */
  readonly alternatives?: readonly string[];
  /** What an engine read, where something else was found to stand there (src/repair). */
  readonly asRead?: string;
}

/** A projective map of the plane, the nine numbers of its matrix row by row: (x, y, 1) goes to (X, Y, W), which is the point (X/W, Y/W). */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

/** The text of words that stand next to each other, a space between each. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}

interface PageFrame {
  /** 1-based, in file order. */
  readonly number: number;
  /** Size of the upright page, in points. */
  readonly widthPt: number;
  readonly heightPt: number;
  /** Clockwise turn that was applied to the page as submitted (as a viewer shows it) to make its text upright. */
  readonly uprightTurn: Turn;
  /**
   * From points of the upright page to the page as submitted, where more than `uprightTurn` lies between them: skew or perspective
   * that was taken out, or a picture file, whose boxes are told in pixels.
   */
  readonly toSubmitted?: Projection;
}

/** A page whose text is embedded: glyphs in any order, to be put together by layout. */
export interface GlyphPage extends PageFrame {
  readonly kind: 'glyphs';
  readonly glyphs: readonly Glyph[];
  /** True when the glyphs are an invisible layer over a picture: text that some OCR read, not text that is printed. */
  readonly ocrLayer?: boolean;
  /** Where characters stand that something opaque was drawn over: they are not among the glyphs. */
  readonly covered?: readonly Box[];
}

/** A page with nothing to read at all: no text and no image or drawing that could hold any. */
export interface BlankPage extends PageFrame {
  readonly kind: 'blank';
}

/** A page without embedded text but with something drawn on it: work for OCR. */
export interface ImagePage extends PageFrame {
  readonly kind: 'image';
}

/** What the reader found on one page. */
export type ReadPage = GlyphPage | BlankPage | ImagePage;

/** A page of words, the input of layout. */
export interface WordPage extends PageFrame {
  readonly words: readonly Word[];
}

/** `box` on the upright page, as a box on the page as submitted (the one a viewer shows): points, or the pixels of a picture file. */
export function asSubmitted(
  box: Box,
  page: Pick<PageFrame, 'widthPt' | 'heightPt' | 'uprightTurn' | 'toSubmitted'>,
): Box {
  const { x0, y0, x1, y1 } = box;
  if (page.toSubmitted) return projected(box, page.toSubmitted);
  const { widthPt: w, heightPt: h } = page;
  switch (page.uprightTurn) {
    case 0:
      return { x0, y0, x1, y1 };
    case 90: // the upright page is the submitted page turned clockwise: undo it
      return { x0: y0, y0: w - x1, x1: y1, y1: w - x0 };
    case 180:
      return { x0: w - x1, y0: h - y1, x1: w - x0, y1: h - y0 };
    case 270:
      return { x0: h - y1, y0: x0, x1: h - y0, y1: x1 };
  }
}

/** The smallest box around the four corners of `box` after a projection. */
function projected({ x0, y0, x1, y1 }: Box, [a, b, c, d, e, f, g, h, i]: Projection): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const;
  return boundsOf(
    corners.map(([x, y]) => {
      const w = g * x + h * y + i;
      const [px, py] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
      return { x0: px, y0: py, x1: px, y1: py };
    }),
  );
}
