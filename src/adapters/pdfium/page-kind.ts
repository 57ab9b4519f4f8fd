// Whether a page is to be read as glyphs, has nothing on it, or holds a picture of text.
import type { DrawnObjects } from './drawn-objects.ts';

/** What the decision rests on. */
export interface PageFindings {
  /** Glyphs that say something, spaces not counted. */
  readonly readableCount: number;
  /** Characters whose letter the file does not tell. */
  readonly meaninglessCount: number;
  /** Asked only when the text alone does not decide: looking at every object costs time. */
  readonly objects: () => DrawnObjects;
}

/** A page with this much readable text is read as text, whatever pictures it holds; a fax header or a scanner's stamp has less. */
export const ENOUGH_GLYPHS = 60;
/** A picture over more of the page than this is the page: what little text stands on it is a scanner's stamp or a page number. */
const FULL_PAGE_SHARE = 0.6;
/** A font without a usable map spoils more than this; icons and bullets stay below. */
const MEANINGLESS_SHARE = 0.1;
/** Some forty letters as outlines. */
const OUTLINED_TEXT_POINTS = 1_000;
/** Rules and boxes of an empty form; strokes of a plotter's letters are more. */
const EMPTY_FORM_SHAPES = 300;
/** Beside a little text a logo or a chart may be drawn with many corners; a page of outlined text has more. */
const BESIDE_TEXT_POINTS = 4_000;

/** The kind of a page. */
export function kindOfPage({ readableCount, meaninglessCount, objects }: PageFindings): 'glyphs' | 'blank' | 'image' {
  if (meaninglessCount > MEANINGLESS_SHARE * (readableCount + meaninglessCount)) return 'image';
  if (readableCount >= ENOUGH_GLYPHS) return 'glyphs';
  const { none, pictureShare, pictureCount, outlinePoints, shapeCount } = objects();
  if (readableCount > 0) {
    const isPicture = pictureShare > FULL_PAGE_SHARE || outlinePoints > BESIDE_TEXT_POINTS;
    return isPicture ? 'image' : 'glyphs';
  }
  if (none) return 'blank';
  const mayHoldText = pictureCount > 0 || outlinePoints > OUTLINED_TEXT_POINTS || shapeCount > EMPTY_FORM_SHAPES;
  return mayHoldText ? 'image' : 'blank';
}
