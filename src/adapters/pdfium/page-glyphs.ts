// From drawn characters to glyphs of the upright page: which way the text reads, what of it is seen, and a box for each glyph.
import type { Glyph, Turn } from '../../model/page.ts';
import type { DrawnCharacter } from './drawn-characters.ts';
import type { VisibleBox } from './page-frame.ts';
import { PageFrame, turnOf } from './page-frame.ts';
import { dropOverprints } from './overprints.ts';
import { ENOUGH_GLYPHS } from './page-kind.ts';

/** The glyphs of a page with the frame they stand in. */
export interface PlacedGlyphs {
  readonly frame: PageFrame;
  readonly uprightTurn: Turn;
  readonly glyphs: readonly Glyph[];
  /** True when the glyphs are an invisible layer. */
  readonly ocrLayer: boolean;
}

/**
 * A glyph's box is the pen's advance wide, and one em high around its baseline: 0.8 em above, 0.2 em below. Fonts differ in the heights
 * they declare (0.9 to 1.4 em); with one rule for all of them, text of one line overlaps however fonts are mixed, lines set solid do
 * not touch, and the baseline is always y1 − 0.2 × sizePt.
 */
const ABOVE_BASELINE = 0.8;
const BELOW_BASELINE = 0.2;

/** Places characters on the page. `rotate` is the page's own /Rotate, clockwise. */
export function placeGlyphs(characters: readonly DrawnCharacter[], visible: VisibleBox, rotate: Turn): PlacedGlyphs {
  const { shown, ocrLayer } = seen(characters);
  const direction = mainDirection(shown) ?? rotate;
  // Text that runs counter-clockwise by some angle is upright after the same angle clockwise; a viewer has already turned by /Rotate.
  const frame = new PageFrame(visible, direction);
  const uprightTurn = turnOf(direction - rotate);
  const glyphs: Glyph[] = [];
  for (const character of shown) {
    if (character.style.direction !== direction) continue;
    const glyph = place(character, frame);
    if (glyph !== undefined) glyphs.push(glyph);
  }
  return { frame, uprightTurn, glyphs: dropOverprints(glyphs, frame), ocrLayer };
}

/** The direction most letters of the page read in, or undefined for a page without any. */
function mainDirection(characters: readonly DrawnCharacter[]): Turn | undefined {
  const counts = new Map<Turn, number>();
  for (const { text, style } of characters) {
    if (text === ' ' || style.direction === undefined) continue;
    counts.set(style.direction, (counts.get(style.direction) ?? 0) + 1);
  }
  let main: Turn | undefined;
  for (const [direction, count] of counts) {
    if (main === undefined || count > (counts.get(main) ?? 0)) main = direction;
  }
  return main;
}

/**
 * Invisible text counts only where there is next to nothing else: it is the layer that a scanner's OCR put over its picture. Beside
 * visible text it is something the reader of the paper does not see.
 */
function seen(characters: readonly DrawnCharacter[]): {
  readonly shown: readonly DrawnCharacter[];
  readonly ocrLayer: boolean;
} {
  const visible = characters.filter(({ style }) => !style.invisible);
  if (visible.length === characters.length) return { shown: characters, ocrLayer: false };
  const visibleLetters = countLetters(visible);
  const hiddenLetters = countLetters(characters) - visibleLetters;
  const ocrLayer = visibleLetters < ENOUGH_GLYPHS && hiddenLetters > visibleLetters;
  return { shown: ocrLayer ? characters : visible, ocrLayer };
}

function countLetters(characters: readonly DrawnCharacter[]): number {
  return characters.reduce((count, { text }) => (text === ' ' ? count : count + 1), 0);
}

/** The glyph of a character, or undefined when it lies outside the page or has no size. */
function place(character: DrawnCharacter, frame: PageFrame): Glyph | undefined {
  const { style, originX, originY, loose, text } = character;
  const sizePt = style.declaredSizePt * (style.font.emScale ?? 1);
  if (!(sizePt > 0)) return undefined;
  const baseline = frame.y(originX, originY);
  const advance = frame.box(loose);
  const { x0, x1 } = advance;
  const middle = (x0 + x1) / 2;
  const onPage = middle >= 0 && middle <= frame.widthPt && baseline >= 0 && baseline - sizePt / 2 <= frame.heightPt;
  if (!onPage) return undefined;
  const y0 = baseline - ABOVE_BASELINE * sizePt;
  const y1 = baseline + BELOW_BASELINE * sizePt;
  return { text, x0, y0, x1, y1, sizePt, font: style.font.name, bold: style.bold };
}
