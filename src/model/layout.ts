// What layout gives: each page as lines of phrases, from geometry alone.
import type { Box, Projection, Turn, Word } from './page.ts';

/** Words of one line that stand together: the content of a cell, a label, a stretch of a sentence. */
export interface Phrase extends Box {
  readonly text: string;
  readonly words: readonly Word[];
  /** Size of its largest word, in points. */
  readonly sizePt: number;
  readonly bold: boolean;
}

/** Phrases that share a baseline, left to right. Side-by-side columns of a page share lines; phrases keep them apart. */
export interface Line extends Box {
  /** 1-based page number. */
  readonly page: number;
  readonly phrases: readonly Phrase[];
  readonly text: string;
  /** True for text that repeats at the same place on most pages: headers, footers, page numbers. */
  readonly furniture: boolean;
}

/** One page: its size, its turn and its lines. */
export interface PageLayout {
  readonly number: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly uprightTurn: Turn;
  /** See PageFrame of page.ts. */
  readonly toSubmitted?: Projection;
  /** Top to bottom. */
  readonly lines: readonly Line[];
  /** Median height of the page's text, in points: the yardstick of every gap. */
  readonly textHeightPt: number;
}

/** All pages, in file order. */
export interface DocumentLayout {
  readonly pages: readonly PageLayout[];
}
