// The layout step: pages of glyphs or words in, lines and phrases out. Geometry only.
import type { DocumentLayout, PageLayout } from '../model/layout.ts';
import type { ReadPage, Word, WordPage } from '../model/page.ts';
import { withFurniture } from './furniture.ts';
import { linesOf } from './lines.ts';
import { wordsOf } from './words.ts';

/** Lays out every page; a page without text has no lines. */
export function layoutDocument(pages: readonly (ReadPage | WordPage)[]): DocumentLayout {
  return { pages: withFurniture(pages.map(layoutPage)) };
}

function layoutPage(page: ReadPage | WordPage): PageLayout {
  const words = 'words' in page ? page.words : page.kind === 'glyphs' ? wordsOf(page.glyphs) : [];
  const { number, widthPt, heightPt, uprightTurn } = page;
  return { number, widthPt, heightPt, uprightTurn, lines: linesOf(words, number), textHeightPt: medianHeight(words) };
}

function medianHeight(words: readonly Word[]): number {
  const heights = words.map((word) => word.y1 - word.y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}
