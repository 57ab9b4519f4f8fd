// Frames and rules between columns that are typed: `|` above `|`, and lines of `+------+` between them. A frame is not part of what stands in it.
import { madeOnce } from '../kernel/made-once.ts';
import { isInRecognisedFrame, SEEN_STROKE } from './recognised-frames.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../model/layout.ts';
import type { Word } from '../model/page.ts';
import { mapPages, partOfWord, withPhrases, withWords } from '../model/parts-of-lines.ts';

const STROKE = /^[|¦]+$/u;
/** A stroke at the edge of a word that stands close to it. */
const EDGED = /^([|¦]*)([^|¦]+)([|¦]*)$/u;
/** The line that closes a frame, or parts its rows. */
const CROSSED = /^[+|¦][-=+|¦]{6,}$/u;
/** What printers set that had no stroke; each stands for itself, and is one only on a page with the lines that close frames. */
const LIKE_STROKE = /^[I!:*]$/u;
/** A line that parts rows or closes a frame, of such signs at either end or none, typed across most of a page or a box. */
const DRAWN = /^[+I!:*.|¦]?[-=_*+]{12,}[+I!:*.|¦]?$/u;
/** What is left of such a line where its strokes were cleared from a picture. */
const CORNERS = /^[+\s]+$/u;
/** So much of that line is surely drawn. */
const WIDE = /[-=_*+]{30,}/u;

/** How wide a sign is that was recognised with another one. */
const SIGN_PT = 4;

/** Strokes of one rule stand this close above each other, in points, and on so many lines at least. */
const RULE = { nearPt: 2, lines: 4 };

/** The layout without typed frames; a stroke that stands alone on its line parts nothing but words. */
export const withoutTypedFrames = madeOnce((layout: DocumentLayout): DocumentLayout => mapPages(layout, pageWithout));

function pageWithout(page: PageLayout): PageLayout {
  const isDrawn = page.lines.some(({ phrases }) => phrases.some(({ text }) => WIDE.test(text)));
  const isSeen = !isDrawn && isInRecognisedFrame(page);
  const isTyped = isDrawn || isSeen;
  const alike = isSeen ? SEEN_STROKE : LIKE_STROKE;
  const isAlike = ({ text }: Word): boolean => STROKE.test(text) || alike.test(text);
  const strokesIn = (word: Word): number[] => (isTyped && isAlike(word) ? signsIn(word) : strokesOf(word));
  const strokes = page.lines.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words.flatMap(strokesIn)));
  const isRule = (x: number): boolean =>
    strokes.filter((other) => Math.abs(other - x) <= RULE.nearPt).length >= RULE.lines;
  if (!strokes.some(isRule)) return page;
  const lines = page.lines.flatMap((line): Line[] => {
    if (line.phrases.every(({ text }) => CROSSED.test(text) || (isSeen && CORNERS.test(text)))) return [];
    const phrases = line.phrases
      .flatMap((phrase) => inCells(phrase, (word) => strokesIn(word).some(isRule), isAlike))
      .filter(({ text }) => !isTyped || !DRAWN.test(text));
    if (phrases.length === 0) return [];
    const same = phrases.length === line.phrases.length && phrases.every((phrase, at) => phrase === line.phrases[at]);
    return [same ? line : withPhrases(line, phrases)];
  });
  return { ...page, lines };
}

const middleOf = ({ x0, x1 }: Word): number => (x0 + x1) / 2;

/** Where a stroke may be that was recognised as one sign or as two: between its ends, or at one of them. */
function signsIn(word: Word): number[] {
  const { text, x0, x1 } = word;
  return text.length === 1 ? [middleOf(word)] : [x0 + SIGN_PT / 2, x1 - SIGN_PT / 2];
}

/** Where strokes are: words of their own, or the edges of one. */
function strokesOf(word: Word): number[] {
  const { text, x0, x1 } = word;
  if (STROKE.test(text)) return [middleOf(word)];
  const [, before = '', , behind = ''] = EDGED.exec(text) ?? [];
  const width = (x1 - x0) / text.length;
  return [...(before === '' ? [] : [x0 + width / 2]), ...(behind === '' ? [] : [x1 - width / 2])];
}

/** A phrase without the strokes of rules: what stands on either side is a phrase of its own. */
function inCells(phrase: Phrase, isOfRule: (word: Word) => boolean, isStroke: (word: Word) => boolean): Phrase[] {
  if (!phrase.words.some(isOfRule)) return [phrase];
  const cells: Word[][] = [[]];
  for (const word of phrase.words) {
    if (!isOfRule(word)) cells.at(-1)?.push(word);
    else if (isStroke(word)) cells.push([]);
    else {
      const [, before = '', inner = '', behind = ''] = EDGED.exec(word.text) ?? [];
      if (before !== '') cells.push([]);
      cells.at(-1)?.push(partOfWord(word, inner, before.length));
      if (behind !== '') cells.push([]);
    }
  }
  return cells.filter((words) => words.length > 0).map((words) => withWords(phrase, words));
}
