// Recognised lines to the words of a page. Engines give boxes around the ink; layout wants them one em high around the baseline, as those of
// embedded text are: text of one line then shares a middle, whatever letters it has.
import { median } from '../kernel/median.ts';
import { boundsOf } from '../model/page.ts';
import type { Box, Word } from '../model/page.ts';
import { withCrossesByHeight } from './crosses.ts';
import { emOfPitch, joinedAtCells, partedAtCells, pitchesOf } from './fixed-pitch.ts';
import type { PitchedWord } from './fixed-pitch.ts';
import { inkFinder } from './ink.ts';
import { spellMonth } from './month-words.ts';
import { sizesApart } from './sizes-apart.ts';
import { evenSizes } from './type-sizes.ts';
import { partedAtGaps } from './wide-gaps.ts';
import type { RecognisedCharacter, RecognisedLine, RecognisedWord } from '../model/recognised.ts';

/** Parts of an em in ordinary faces: from the baseline to the top of capitals and figures, of small letters, and down to descenders. */
const CAPITAL_EM = 0.72;
const SMALL_EM = 0.53;
const DESCENDER_EM = 0.21;
/** Letters have this much room on either side: boxes of embedded text are as wide as the pen moves. */
const BEARING_EM = 0.03;
const ABOVE_BASELINE_EM = 0.8;
const BELOW_BASELINE_EM = 0.2;

const SMALL = /^[acemnorsuvwxz]$/u;
const TALL = /^[A-PR-Z0-9bdfhkl£&]$/u;
const SMALL_WITH_DESCENDER = /^[gpqy]$/u;

/** Nobody prints smaller than this, in points: it is the edge of a rule, or dust. */
const LEAST_PT = 2.5;

/** Words of one line further apart than this many times its height need not be of one size. */
const STRETCH_GAP = 1.5;

/** The page that words were read on. */
interface ReadPicture {
  /** Patches of the size of letters (letters.ts), in pixels. */
  readonly letters: readonly Box[];
  readonly pixelsPerPt: number;
}

/** Words with boxes in points. */
export function pageWords(lines: readonly RecognisedLine[], { letters, pixelsPerPt }: ReadPicture): Word[] {
  const ink = inkFinder(letters);
  const told = lines.flatMap((line) =>
    stretchesOf(withCrossesByHeight(line.words.flatMap(spellMonth)))
      .flatMap((words) => sizesApart(words, ink))
      .map((words) => {
        const marks = words.flatMap(ink);
        const baseline = median(marks.map(({ y1 }) => y1));
        const em = (baseline === undefined ? undefined : emOfInk(words, marks, baseline)) ?? emOfCharacters(words);
        return { words, letters: words.reduce((sum, { text }) => sum + text.length, 0), em, lineFoot: baseline };
      }),
  );
  const sizes = evenSizes(told);
  const stretches = told.map(({ words, lineFoot, em: own }, at) => {
    const em = sizes[at] ?? own;
    return { inked: words.map((word) => ({ word, ink: fromLeft(ink(word)), em })), em, lineFoot };
  });
  const pitchOf = pitchesOf(stretches.flatMap(({ inked }) => inked));
  const placedWords = stretches.flatMap(({ inked, em, lineFoot }): PitchedWord[] => {
    const pitch = pitchOf(inked);
    const size = pitch === undefined ? em : emOfPitch(pitch);
    const pieces = inked.flatMap((one): Piece[] => {
      const words = pitch === undefined ? partedAtGaps(one.word, one.ink, em) : partedAtCells(one, pitch);
      return words.flatMap((word): Piece[] => {
        const own = ink(word);
        if (em < LEAST_PT * pixelsPerPt && /[\p{L}\p{N}]/u.test(word.text)) return [];
        const cleaned = withoutStrays(word, { ink: own, em, lineFoot });
        if (!cleaned) return [];
        const placement = { ink: own, em: size, pixelsPerPt, lineFoot, isCell: pitch !== undefined };
        return [{ word: placed(cleaned, placement), ink: boundsOf(own.length > 0 ? own : [cleaned]) }];
      });
    });
    if (pitch === undefined) return joinPieces(pieces, em).map((word) => ({ word, pitchPt: undefined }));
    return pieces.map(({ word }) => ({ word, pitchPt: pitch / pixelsPerPt }));
  });
  return joinedAtCells(placedWords);
}

function fromLeft(ink: readonly Box[]): readonly Box[] {
  return ink.toSorted((a, b) => a.x0 - b.x0);
}

/** A word, and where its ink is, in pixels. */
interface Piece {
  readonly word: Word;
  readonly ink: Box;
}

/** A gap narrower than this is no space: the engine took one word for several. */
const SPACE_EM = 0.12;
/** In headlines engines tear words apart whose letters stand this far from each other; nothing but letters is put together. */
const HEADLINE = { leastPt: 13, spaceEm: 0.17 };

/** Whether two pieces may be one word: letters meet, and there are no figures, whose gaps say less. */
function isOneOfLetters(left: string, right: string): boolean {
  return /\p{L}$/u.test(left) && /^\p{L}/u.test(right) && !/\p{N}/u.test(left + right) && !startsAnew(left, right);
}

/** A capital after a small letter begins a word, however close it leans, and so does a j; what looks like an I may be an l. */
function startsAnew(left: string, right: string): boolean {
  return /\p{L}$/u.test(left) && (right.startsWith('j') || (/\p{Ll}$/u.test(left) && /^(?!I)\p{Lu}/u.test(right)));
}

/** Words of letters that are two are kept this far apart: layout takes words that touch for one. */
const APART_EM = 0.08;

function isApart(left: Word, right: Word): boolean {
  return /\p{L}$/u.test(left.text) && /^\p{L}/u.test(right.text) && right.x0 < right.x1 - APART_EM * right.sizePt;
}

function joinPieces(pieces: readonly Piece[], em: number): Word[] {
  const joined: Word[] = [];
  let end = -Infinity;
  for (const { word, ink } of pieces) {
    const last = joined.at(-1);
    const isLetters = isOneOfLetters(last?.text ?? '', word.text);
    const space = word.sizePt >= HEADLINE.leastPt ? HEADLINE.spaceEm : SPACE_EM;
    if (!last || !isLetters || ink.x0 - end >= space * em) {
      joined.push(
        last && isApart(last, word) ? { ...word, x0: Math.max(word.x0, last.x1 + APART_EM * word.sizePt) } : word,
      );
    } else {
      const { alternatives: _, ...whole } = last;
      joined[joined.length - 1] = {
        ...whole,
        ...boundsOf([last, word]),
        // A stroke alone within small letters was taken for a capital.
        text: last.text + (word.text === 'I' && /\p{Ll}$/u.test(last.text) ? 'l' : word.text),
        confidence: Math.min(last.confidence, word.confidence),
      };
    }
    end = ink.x1;
  }
  return joined;
}

/** Words that stand together, left to right. */
function stretchesOf(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const stretches: RecognisedWord[][] = [];
  for (const word of words) {
    if (word.text.trim() === '') continue;
    const last = stretches.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 < STRETCH_GAP * Math.max(last.y1 - last.y0, word.y1 - word.y0)) {
      stretches.at(-1)?.push(word);
    } else {
      stretches.push([word]);
    }
  }
  return stretches;
}

const TALL_CHARACTERS = /[A-Z0-9bdfhklt£&]/gu;
const SMALL_CHARACTERS = /[acemnorsuvwxzgpqy]/gu;

/** The font size, in pixels, by how high letters stand over the baseline: as many of them are tall as the text has tall characters. */
function emOfInk(words: readonly RecognisedWord[], ink: readonly Box[], baseline: number): number | undefined {
  const heights = ink.map(({ y0 }) => baseline - y0).filter((height) => height > 0);
  if (heights.length === 0) return undefined;
  const text = words.map((word) => word.text).join('');
  const tall = text.match(TALL_CHARACTERS)?.length ?? 0;
  const small = text.match(SMALL_CHARACTERS)?.length ?? 0;
  if (tall + small === 0) return undefined;
  const highestFirst = heights.toSorted((a, b) => b - a);
  const tallest = highestFirst.slice(0, Math.max(1, Math.round((heights.length * tall) / (tall + small))));
  return tall > 0 ? (median(tallest) ?? 0) / CAPITAL_EM : (median(heights) ?? 0) / SMALL_EM;
}

/** The same by what the engine says of its characters, whose boxes may reach beyond the ink. */
function emOfCharacters(words: readonly RecognisedWord[]): number {
  const told = words.flatMap(({ characters }) => characters.map(emOfCharacter).filter((em) => em !== undefined));
  return median(told) ?? Math.max(...words.map(({ y0, y1 }) => y1 - y0)) / CAPITAL_EM;
}

function emOfCharacter({ text, y0, y1 }: RecognisedCharacter): number | undefined {
  if (TALL.test(text)) return (y1 - y0) / CAPITAL_EM;
  if (SMALL.test(text)) return (y1 - y0) / SMALL_EM;
  return SMALL_WITH_DESCENDER.test(text) ? (y1 - y0) / (SMALL_EM + DESCENDER_EM) : undefined;
}

interface Placement {
  readonly ink: readonly Box[];
  readonly em: number;
  readonly pixelsPerPt: number;
  /** Whether its box reaches to the edges of its cells already (fixed-pitch.ts). */
  readonly isCell?: boolean;
  /** The baseline of the words around it, if known. */
  readonly lineFoot: number | undefined;
}

/** How far the foot of a word that stands on its line may be from that of the line, in em: with few letters, descenders count for much. */
const SAME_FOOT_EM = 0.3;

function placed(word: RecognisedWord, { ink, em, pixelsPerPt, lineFoot, isCell = false }: Placement): Word {
  const bearing = isCell ? 0 : BEARING_EM * em;
  const own = median(ink.map(({ y1 }) => y1)) ?? baselineOf(word, em);
  const isOnLine =
    lineFoot !== undefined &&
    (Math.abs(own - lineFoot) <= SAME_FOOT_EM * em ||
      HIDDEN.test(word.text) ||
      (DASHES.test(word.text) && own < lineFoot && lineFoot - own <= DASH.highestEm * em) ||
      straddles(word, { lineFoot, em }) ||
      // The engine's box of a word whose letters run together is as high as its whole line.
      (ink.length === 0 && word.y0 < lineFoot && lineFoot <= word.y1));
  const baseline = isOnLine ? lineFoot : own;
  return {
    // An engine may take a wide space for a character of a word.
    text: word.text.trim(),
    x0: (word.x0 - bearing) / pixelsPerPt,
    // A stop leans on nothing: what follows it closely is another word all the same.
    x1: (word.x1 + (/[.,:;)]$/u.test(word.text) ? -bearing : bearing)) / pixelsPerPt,
    y0: (baseline - ABOVE_BASELINE_EM * em) / pixelsPerPt,
    y1: (baseline + BELOW_BASELINE_EM * em) / pixelsPerPt,
    sizePt: em / pixelsPerPt,
    font: '',
    bold: false,
    confidence: word.confidence,
    ...(word.alternatives?.length && { alternatives: word.alternatives }),
  };
}

/** Stars for hidden figures, which hang from the top of their line. */
const HIDDEN = /^\*{2,}$/u;

/** Part of a word's em that stands over the baseline of its line, where its ink has run into a rule beneath. */
const OVER_LINE_EM = 0.4;

function straddles(word: Box, { lineFoot, em }: { readonly lineFoot: number; readonly em: number }): boolean {
  return word.y0 < lineFoot - OVER_LINE_EM * em && word.y0 > lineFoot - em && word.y1 >= lineFoot;
}

/** Beyond these heights over the baseline, in em, ink belongs to something else: a dotted rule, a fold, the line above. */
const HIGHEST_FOOT_EM = 0.85;
const LOWEST_TOP_EM = -0.3;
/** Nothing but marks, read with less confidence than this, is dirt; rules between columns are told from separators later on. */
const LEAST_FOR_MARKS = { strokes: 0.5, others: 0.58 };

/** One or two characters without ink of their own, read with less confidence than this, are dirt too: a dot of a rule, a fleck, a frame. */
const LEAST_FOR_FEW = 0.75;
/** The round corner of a frame: no patch of ink as small as a letter is it. */
const CORNER = /^[([{|]$/u;

/** The word without marks that do not stand on its line; undefined when nothing is left. */
function withoutStrays(
  word: RecognisedWord,
  { ink, em, lineFoot }: Pick<Placement, 'ink' | 'em' | 'lineFoot'>,
): RecognisedWord | undefined {
  if (!/[\p{L}\p{N}]/u.test(word.text)) {
    if (ink.length === 0 && CORNER.test(word.text)) return undefined;
    const least = /^[|¦]+$/u.test(word.text) ? LEAST_FOR_MARKS.strokes : LEAST_FOR_MARKS.others;
    return word.confidence >= least || isDash(word, { ink, em, lineFoot }) ? word : undefined;
  }
  const baseline = median(ink.map(({ y1 }) => y1));
  if (baseline === undefined) return word.text.length <= 2 && word.confidence < LEAST_FOR_FEW ? undefined : word;
  const standing = word.characters.filter(
    ({ text, y0, y1 }) =>
      /[\p{L}\p{N}]/u.test(text) || (baseline - y1 < HIGHEST_FOOT_EM * em && baseline - y0 > LOWEST_TOP_EM * em),
  );
  if (standing.length === word.characters.length) return word;
  const text = standing.map((character) => character.text).join('');
  return { ...word, ...boundsOf(standing), text, characters: standing, confidence: leastOf(standing) };
}

/** Least confidence of a dash that looks like one, and how high over the baseline one stands, in em. */
const DASH = { confidence: 0.2, lowestEm: 0.12, highestEm: 0.45 };

/** A dash; an engine may take one for two. */
const DASHES = /^[-\u2013\u2014]{1,2}$/u;

/** Whether it is a stroke at the height of a dash. */
function isDash(word: RecognisedWord, { ink, em, lineFoot }: Pick<Placement, 'ink' | 'em' | 'lineFoot'>): boolean {
  const [stroke, more] = ink;
  if (!DASHES.test(word.text) || word.confidence < DASH.confidence) return false;
  if (!stroke || more || lineFoot === undefined) return false;
  const height = lineFoot - (stroke.y0 + stroke.y1) / 2;
  const isFlat = stroke.x1 - stroke.x0 >= 2 * (stroke.y1 - stroke.y0);
  return isFlat && height >= DASH.lowestEm * em && height <= DASH.highestEm * em;
}

/** What an engine says of a word as a whole counts its strays. */
function leastOf(characters: readonly RecognisedCharacter[]): number {
  return Math.min(...characters.map(({ confidence }) => confidence));
}

/** Where letters without descender end; for a word without any, from its middle. */
function baselineOf({ characters, y0, y1 }: RecognisedWord, em: number): number {
  const standing = characters
    .filter(({ text }) => TALL.test(text) || SMALL.test(text))
    .map((character) => character.y1);
  return median(standing) ?? (y0 + y1) / 2 + (ABOVE_BASELINE_EM - 0.5) * em;
}
