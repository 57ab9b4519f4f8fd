// The layout step: pages of glyphs or words in, lines and phrases out. Geometry only.
import { median } from '../kernel/median.ts';
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
  const words = wordsOn(page);
  const textHeightPt = median(words.map((word) => word.y1 - word.y0)) ?? 0;
  const { number, widthPt, heightPt, uprightTurn, toSubmitted } = page;
  const lines = linesOf(words, number);
  return { number, widthPt, heightPt, uprightTurn, ...(toSubmitted && { toSubmitted }), lines, textHeightPt };
}

function wordsOn(page: ReadPage | WordPage): readonly Word[] {
  if ('words' in page) return page.words;
  return page.kind === 'glyphs' ? wordsOf(page.glyphs) : [];
}
