// Words to lines and phrases: a line shares a baseline, a phrase is a stretch of it without a wide gap.
import type { Line, Phrase } from '../model/layout.ts';
import { boundsOf, textOf, type Box, type Word } from '../model/page.ts';
import { nearerRows } from './nearer-rows.ts';
import { HUNG_OVER_MIN_EM, isFullCell } from './words.ts';

/** A gap wider than this part of the font size separates phrases: over any word space, monospaced (0.6) too. */
const PHRASE_GAP_EM = 0.85;
/** How far middles may differ, as a part of the smaller height, for two words to stand on one line. */
const SAME_LINE = 0.35;
/** Superscripts and split glyphs: a word that touches its neighbour is part of it. */
const TOUCHING_EM = 0.06;

/** Lines of a page, top to bottom, each with its phrases left to right. */
export function linesOf(words: readonly Word[], page: number): Line[] {
  return rowsOf(words)
    .map((row) => lineOf(row, page))
    .sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1));
}

function rowsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const sorted = [...words].sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1) || a.x0 - b.x0);
  const rows: { middle: number; height: number; words: Word[] }[] = [];
  const isExact = words.every(({ confidence }) => confidence === 1);
  for (const word of sorted) {
    const middle = (word.y0 + word.y1) / 2;
    const height = word.y1 - word.y0;
    // Only the last few rows can be near: words come sorted by their middles.
    const row = rows
      .slice(-3)
      .reverse()
      .find(
        (candidate) =>
          Math.abs(candidate.middle - middle) <= SAME_LINE * Math.min(candidate.height, height) &&
          !(isExact && candidate.words.some((other) => standsOn(word, other))),
      );
    if (row) row.words.push(word);
    else rows.push({ middle, height, words: [word] });
  }
  const found = (isExact ? rows : withNeighbours(settled(rows))).map((row) => row.words.sort((a, b) => a.x0 - b.x0));
  return nearerRows(found, phraseGap);
}

/** What stands on another word by more than this part of the font size was printed over it: two lines, whose letters would mix in one. */
const PRINTED_OVER_EM = 0.5;

function standsOn(word: Word, other: Word): boolean {
  const shared = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0);
  return shared > PRINTED_OVER_EM * Math.min(word.sizePt, other.sizePt);
}

/** Recognised words stand a little off: nearer by this part of its height to a word of another row, a word is of that row. */
const NEARER = 0.06;

/** The rows, each recognised word in the one that holds the word nearest to it in height; rows that lose all words are none. */
function settled<Row extends { readonly words: Word[] }>(rows: readonly Row[]): readonly Row[] {
  const middle = ({ y0, y1 }: Word): number => (y0 + y1) / 2;
  const distance = (word: Word, row: Row | undefined): number =>
    Math.min(
      ...(row?.words ?? []).map((other) => (other === word ? Infinity : Math.abs(middle(other) - middle(word)))),
    );
  rows.forEach((row, at) => {
    for (const word of row.words.filter(({ confidence }) => confidence < 1)) {
      const own = distance(word, row);
      const nearest = [rows[at - 1], rows[at + 1]].find(
        (other) => own < Infinity && distance(word, other) + NEARER * (word.y1 - word.y0) < own,
      );
      if (!nearest) continue;
      row.words.splice(row.words.indexOf(word), 1);
      nearest.words.push(word);
    }
  });
  return rows.filter(({ words }) => words.length > 0);
}

/** Words at this part of their size from each other are neighbours, though their middles differ by that part of their height: */
const BESIDE_EM = 0.5;
const BESIDE_OFF = 0.5;
const MOST_BESIDE = 2;

/** The rows, the one or two words of a row that stand right before or behind another in it: the edge of a coloured bar stretches their boxes. */
function withNeighbours<Row extends { readonly words: Word[] }>(rows: readonly Row[]): readonly Row[] {
  rows.forEach((row, at) => {
    if (row.words.length === 0 || row.words.length > MOST_BESIDE) return;
    const own = boundsOf(row.words);
    const other = [rows[at - 1], rows[at + 1]].find(
      (one) =>
        one &&
        one.words.every(({ x0, x1 }) => x1 <= own.x0 || x0 >= own.x1) &&
        one.words.some((word) => isBeside(own, word)),
    );
    if (other) other.words.push(...row.words.splice(0));
  });
  return rows.filter(({ words }) => words.length > 0);
}

function isBeside(own: Box, { x0, x1, y0, y1, sizePt }: Word): boolean {
  const gap = Math.max(x0 - own.x1, own.x0 - x1);
  const off = Math.abs(own.y0 + own.y1 - y0 - y1) / 2;
  return gap <= BESIDE_EM * sizePt && off <= BESIDE_OFF * Math.min(own.y1 - own.y0, y1 - y0);
}

function lineOf(row: readonly Word[], page: number): Line {
  const phrases: Phrase[] = [];
  let current: Word[] = [];
  for (const word of row) {
    const last = current.at(-1);
    if (last && word.x0 - last.x1 > phraseGap(last, word)) {
      phrases.push(phraseOf(current));
      current = [];
    }
    const previous = current.at(-1);
    if (previous && touches(previous, word) && !isFullCell(previous.text + word.text, previous.text)) {
      current[current.length - 1] = joinWords(previous, word);
    } else {
      current.push(word);
    }
  }
  if (current.length > 0) phrases.push(phraseOf(current));
  return { ...boundsOf(row), page, phrases, text: phrases.map((phrase) => phrase.text).join(' '), furniture: false };
}

/** The gap that separates phrases: wider where letters are set apart, since the gaps between words then are too. */
function phraseGap(left: Word, right: Word): number {
  const spacing = Math.max(left.letterSpacingPt ?? 0, right.letterSpacingPt ?? 0);
  return PHRASE_GAP_EM * Math.max(left.sizePt, right.sizePt) + 2 * spacing;
}

/** Whether two words are pieces of one. What stands on one baseline in one size was parted by a space, which a letter may lean over. */
function touches(left: Word, right: Word): boolean {
  const isOneRun = left.sizePt === right.sizePt && left.y0 === right.y0 && left.y1 === right.y1;
  if (isOneRun && isWordAndFigures(left, right)) return false;
  const least = isOneRun ? HUNG_OVER_MIN_EM : TOUCHING_EM;
  return right.x0 - left.x1 < least * Math.min(left.sizePt, right.sizePt);
}

/** `Wednesday` and `24`, as an engine that tells words apart gave them: the one's box may reach over the other's. */
const isWordAndFigures = (left: Word, right: Word): boolean =>
  left.confidence < 1 && right.confidence < 1 && /^\p{Lu}?\p{Ll}{3,}$/u.test(left.text) && /^\d+$/u.test(right.text);

function joinWords(left: Word, right: Word): Word {
  const larger = left.sizePt >= right.sizePt ? left : right;
  // What was thought possible of one half says nothing of the whole.
  const { alternatives: _alternatives, asRead: _asRead, ...rest } = larger;
  const repaired = left.asRead !== undefined || right.asRead !== undefined;
  return {
    ...rest,
    ...boundsOf([left, right]),
    text: left.text + right.text,
    confidence: Math.min(left.confidence, right.confidence),
    ...(repaired && { asRead: (left.asRead ?? left.text) + (right.asRead ?? right.text) }),
  };
}

function phraseOf(words: readonly Word[]): Phrase {
  return {
    ...boundsOf(words),
    text: textOf(words),
    words,
    sizePt: Math.max(...words.map((word) => word.sizePt)),
    bold: words.every((word) => word.bold),
  };
}
