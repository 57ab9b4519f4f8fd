// Parts of words, phrases of other words than they were set with, lines of other phrases: their text and their place follow. What stays as it
// was is the same object.
import type { DocumentLayout, Line, PageLayout, Phrase } from './layout.ts';
import { boundsOf, textOf, type Box, type Word } from './page.ts';

/** The letters of a word from a place on, as wide as their part of all of them. */
export function partOfWord(word: Word, text: string, from: number): Word {
  const letter = (word.x1 - word.x0) / word.text.length;
  const x0 = word.x0 + from * letter;
  return { ...word, text, x0, x1: x0 + text.length * letter };
}

/** A phrase or a cell of these words instead of its own; there is at least one. */
export function withWords<Part extends Box & Pick<Phrase, 'words' | 'text'>>(part: Part, words: readonly Word[]): Part {
  return { ...part, ...boundsOf(words), words, text: textOf(words) };
}

/** A line of these phrases instead of its own, left to right; without any it is empty where it stood. */
export function withPhrases(line: Line, phrases: readonly Phrase[]): Line {
  return { ...line, ...(phrases.length > 0 && boundsOf(phrases)), phrases, text: lineText(phrases) };
}

/** A line without some of its phrases; the line itself where it has none of them. */
export function withoutPhrases(line: Line, left: ReadonlySet<Phrase>): Line {
  const phrases = line.phrases.filter((phrase) => !left.has(phrase));
  return phrases.length === line.phrases.length ? line : withPhrases(line, phrases);
}

/** The text of a line of these phrases. */
export function lineText(phrases: readonly { readonly text: string }[]): string {
  return phrases.map(({ text }) => text).join(' ');
}

/** The layout with each of its pages as `pageWith` gives it; the layout itself where all stay as they are. */
export function mapPages(layout: DocumentLayout, pageWith: (page: PageLayout) => PageLayout): DocumentLayout {
  const pages = layout.pages.map(pageWith);
  return pages.every((page, at) => page === layout.pages[at]) ? layout : { ...layout, pages };
}

/** The page with each of its lines as `lineWith` gives it; the page itself where all stay as they are. */
export function mapLines(page: PageLayout, lineWith: (line: Line) => Line): PageLayout {
  const lines = page.lines.map(lineWith);
  return lines.every((line, at) => line === page.lines[at]) ? page : { ...page, lines };
}
