// Frames and rules between columns that are typed: `|` above `|`, and lines of `+------+` between them. A frame is not part of what stands in it.
import { madeOnce } from '../kernel/made-once.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../model/layout.ts';
import type { Word } from '../model/page.ts';
import { partOfWord, withPhrases, withWords } from '../model/parts-of-lines.ts';

const STROKE = /^[|¦]+$/u;
/** A stroke at the edge of a word that stands close to it. */
const EDGED = /^([|¦]*)([^|¦]+)([|¦]*)$/u;
/** The line that closes a frame, or parts its rows. */
const CROSSED = /^[+|¦][-=+|¦]{6,}$/u;

/** Strokes of one rule stand this close above each other, in points, and on so many lines at least. */
const RULE = { nearPt: 2, lines: 4 };

/** The layout without typed frames; a stroke that stands alone on its line parts nothing but words. */
export const withoutTypedFrames = madeOnce((layout: DocumentLayout): DocumentLayout => {
  const pages = layout.pages.map(pageWithout);
  return pages.every((page, at) => page === layout.pages[at]) ? layout : { ...layout, pages };
});

function pageWithout(page: PageLayout): PageLayout {
  const strokes = page.lines.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words.flatMap(strokesOf)));
  const isRule = (x: number): boolean =>
    strokes.filter((other) => Math.abs(other - x) <= RULE.nearPt).length >= RULE.lines;
  if (!strokes.some(isRule)) return page;
  const lines = page.lines.flatMap((line): Line[] => {
    if (line.phrases.every(({ text }) => CROSSED.test(text))) return [];
    const phrases = line.phrases.flatMap((phrase) => inCells(phrase, isRule));
    if (phrases.length === 0) return [];
    const same = phrases.length === line.phrases.length && phrases.every((phrase, at) => phrase === line.phrases[at]);
    return [same ? line : withPhrases(line, phrases)];
  });
  return { ...page, lines };
}

/** Where strokes are: words of their own, or the edges of one. */
function strokesOf({ text, x0, x1 }: Word): number[] {
  if (STROKE.test(text)) return [(x0 + x1) / 2];
  const [, before = '', , behind = ''] = EDGED.exec(text) ?? [];
  const width = (x1 - x0) / text.length;
  return [...(before === '' ? [] : [x0 + width / 2]), ...(behind === '' ? [] : [x1 - width / 2])];
}

/** A phrase without the strokes of rules: what stands on either side is a phrase of its own. */
function inCells(phrase: Phrase, isRule: (x: number) => boolean): Phrase[] {
  if (!phrase.words.some((word) => strokesOf(word).some(isRule))) return [phrase];
  const cells: Word[][] = [[]];
  for (const word of phrase.words) {
    if (!strokesOf(word).some(isRule)) cells.at(-1)?.push(word);
    else if (STROKE.test(word.text)) cells.push([]);
    else {
      const [, before = '', inner = '', behind = ''] = EDGED.exec(word.text) ?? [];
      if (before !== '') cells.push([]);
      cells.at(-1)?.push(partOfWord(word, inner, before.length));
      if (behind !== '') cells.push([]);
    }
  }
  return cells.filter((words) => words.length > 0).map((words) => withWords(phrase, words));
}
