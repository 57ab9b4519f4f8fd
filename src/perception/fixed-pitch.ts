// Fixed-pitch type (Courier and its like): every character has a cell of one width, so words end where a cell is empty, however wide the gap
// beside a stop or an i looks, and boxes reach to the edges of their cells as those of embedded text do.
import { median } from '../kernel/median.ts';
import { boundsOf } from '../model/page.ts';
import type { Box, Word } from '../model/page.ts';
import type { RecognisedWord } from '../model/recognised.ts';

/** Cells are this part of an em wide in nearly all such faces. */
const CELL_EM = 0.6;
/** Words of fewer letters say little about their pitch. */
const LEAST_LETTERS = 4;
/** With fewer words nothing is usual. */
const LEAST_WORDS = 12;
/** In one face and size the pitch of words differs by no more than this part; where so many share one, type is of fixed pitch. */
const SAME = 0.03;
const SHARED = 0.5;
/** Words of which this part are slender letters are much shorter than others where type is not of fixed pitch; capitals alone are nearly as wide. */
const SLENDER = { letters: /[iIljtfr]/gu, part: 0.25, words: 2 };
/** So many words of another pitch make that one of the page's, too. */
const LEAST_SHARED = 3;
/** Of words that stand together in another pitch than the page's so many must tell the same one. */
const LEAST_ALIKE = 2;
/** Words of another size have their pitch in the same relation to the height of their letters, give or take this part. */
const SAME_RELATION = 0.12;
/** Marks too small for a patch of their own. */
const MARK = /[.,'’‘:;·"“”`~^°*_-]/u;

/** A recognised word with the ink of its letters, and how high these make its font, in pixels. */
export interface InkedWord {
  readonly word: RecognisedWord;
  /** Left to right. */
  readonly ink: readonly Box[];
  readonly em: number;
}

/** The pitch of words that stand together, in pixels; undefined where their type is not of fixed pitch. */
export type PitchOf = (together: readonly InkedWord[]) => number | undefined;

/** What one word tells of the pitch. */
interface ToldPitch {
  readonly pitch: number;
  readonly em: number;
  readonly isSlender: boolean;
}

const NO_PITCH: PitchOf = () => undefined;

/** Whether the words of a page are set in fixed pitch, and in which. */
export function pitchesOf(words: readonly InkedWord[]): PitchOf {
  const told = words.flatMap((inked): ToldPitch[] => {
    const { text } = inked.word;
    const pitch = /^\p{L}+$/u.test(text) ? ownPitch(inked) : undefined;
    const slender = text.match(SLENDER.letters)?.length ?? 0;
    return pitch === undefined ? [] : [{ pitch, em: inked.em, isSlender: slender >= SLENDER.part * text.length }];
  });
  if (told.length < LEAST_WORDS) return NO_PITCH;
  const isNear = (pitch: number, other: number): boolean => Math.abs(pitch - other) <= SAME * other;
  let usual: typeof told = [];
  for (const { pitch } of told) {
    const near = told.filter((other) => isNear(other.pitch, pitch));
    if (near.length > usual.length) usual = near;
  }
  if (usual.length < SHARED * told.length) return NO_PITCH;
  const slender = told.filter(({ isSlender }) => isSlender);
  const asWide = slender.filter((one) => usual.includes(one));
  if (slender.length >= SLENDER.words && asWide.length < SHARED * slender.length) return NO_PITCH;
  const pitch = median(usual.map((one) => one.pitch)) ?? 0;
  const relation = pitch / (median(usual.map(({ em }) => em)) ?? 1);
  return (together) => {
    if (together.some(isUneven)) return undefined;
    const fitting = relation * (together[0]?.em ?? 0);
    const fits = (one: number): boolean => Math.abs(one - fitting) <= SAME_RELATION * fitting;
    const pitches = together.map(ownPitch).filter((one) => one !== undefined);
    const own = median(pitches);
    if (own === undefined) return fits(pitch) ? pitch : undefined;
    if (isNear(own, pitch)) return pitch;
    // One word alone has some pitch in any type.
    if (pitches.length < LEAST_ALIKE || !pitches.every((one) => isNear(one, own))) return undefined;
    const isShared = told.filter((one) => isNear(one.pitch, own)).length >= LEAST_SHARED;
    return isShared || fits(own) ? own : undefined;
  };
}

const middle = ({ x0, x1 }: Box): number => (x0 + x1) / 2;

/** From middle to middle of the letters of one word; undefined where not every letter has its patch of ink. */
function ownPitch({ word, ink }: InkedWord): number | undefined {
  const [first, last] = [ink[0], ink.at(-1)];
  if (ink.length < LEAST_LETTERS || !first || !last) return undefined;
  if (MARK.test(word.text) || [...word.text].length !== ink.length) return undefined;
  return (middle(last) - middle(first)) / (ink.length - 1);
}

/** No letter of fixed pitch stands further from the middle of its cell than this part of one; in other type those of most words do. */
const MOST_UNEVEN = 0.12;

/** Whether the letters of a word stand in uneven steps: type of another face, beside that of a typewriter on one page. */
function isUneven(inked: InkedWord): boolean {
  const pitch = ownPitch(inked);
  const [first] = inked.ink;
  if (pitch === undefined || !first) return false;
  return inked.ink.some((box, at) => Math.abs(middle(box) - middle(first) - at * pitch) > MOST_UNEVEN * pitch);
}

/** A word whose ink is wider than its cells by this part of one has an empty cell; a patch wider than this is several letters. */
const EMPTY_CELL = 0.5;
const WIDEST = 1.15;

/** No number is parted behind its point, whatever room that takes. */
const IN_NUMBER = /\d[.,]\d$/u;

/** The whole word from the edge of its first cell to that of its last. */
function inCells(
  word: RecognisedWord,
  { pitch, origin }: { readonly pitch: number; readonly origin: number },
): RecognisedWord {
  return { ...word, x0: origin, x1: origin + [...word.text].length * pitch };
}

/** The words that a word is when every cell without ink is a space, each with the edges of its cells. */
export function partedAtCells({ word, ink }: InkedWord, pitch: number): readonly RecognisedWord[] {
  const signs = [...word.text];
  // A stop or a comma has a patch of its own where type is large.
  const inked = signs.flatMap((sign, index) => (ink.length !== signs.length && MARK.test(sign) ? [] : [index]));
  const [first, last] = [inked[0], inked.at(-1)];
  const [left, right] = [ink[0], ink.at(-1)];
  if (!left || !right || first === undefined || last === undefined) {
    return [inCells(word, { pitch, origin: middle(word) - (signs.length * pitch) / 2 })];
  }
  const span = boundsOf(ink);
  const isFull = span.x1 - span.x0 < (last - first + 1 + EMPTY_CELL) * pitch;
  const isOne = ({ x0, x1 }: Box): boolean => x1 - x0 <= WIDEST * pitch;
  if (isFull || inked.length !== ink.length || !ink.every(isOne)) {
    const origins = [
      ...(isOne(left) ? [middle(left) - (first + 0.5) * pitch] : []),
      ...(inked.length === ink.length && ink.every(isOne) ? [middle(right) - (last + 0.5) * pitch] : []),
    ];
    // The engine that tells of characters has a box around all of them.
    const around = word.characters.length > 0 ? middle(word) - (signs.length * pitch) / 2 : undefined;
    const origin = median(origins) ?? around ?? middle(span) - ((first + last + 1) / 2) * pitch;
    return [inCells(word, { pitch, origin })];
  }
  // The cell of each sign: marks stand in the one behind what is before them.
  const cells: number[] = [];
  let origin = 0;
  let spaces = 0;
  for (const [index] of signs.entries()) {
    const patch = ink[inked.indexOf(index)];
    if (inked.includes(index) && patch) {
      if (cells.length === 0 || index === inked[0]) origin = middle(patch) - index * pitch;
      else spaces = Math.max(spaces, Math.round((middle(patch) - origin) / pitch) - index);
    }
    cells.push(index + spaces);
  }
  const parts: { from: number; to: number }[] = [];
  cells.forEach((cell, index) => {
    const last = parts.at(-1);
    const goesOn = cell === (cells[index - 1] ?? 0) + 1 || IN_NUMBER.test(signs.slice(0, index + 1).join(''));
    if (last && goesOn) last.to = index + 1;
    else parts.push({ from: index, to: index + 1 });
  });
  const isWhole = parts.length === 1;
  const characters = word.characters.length === signs.length ? word.characters : [];
  const { alternatives: _, ...rest } = word;
  return parts.map(({ from, to }) => ({
    ...(isWhole ? word : rest),
    text: signs.slice(from, to).join(''),
    characters: isWhole ? word.characters : characters.slice(from, to),
    x0: origin + ((cells[from] ?? 0) - 0.5) * pitch,
    x1: origin + ((cells[to - 1] ?? 0) + 0.5) * pitch,
  }));
}

/** The font size of a pitch. */
export function emOfPitch(pitch: number): number {
  return pitch / CELL_EM;
}

/** A word whose cells are this wide, in points; undefined where type is not of fixed pitch. */
export interface PitchedWord {
  readonly word: Word;
  readonly pitchPt: number | undefined;
}

/** Less than this part of a cell between two words is no space. */
const NO_CELL = 0.4;

/** The words, those of fixed pitch put together that no empty cell parts. */
export function joinedAtCells(words: readonly PitchedWord[]): Word[] {
  if (words.every(({ pitchPt }) => pitchPt === undefined)) return words.map(({ word }) => word);
  const joined: { word: Word; pitchPt: number | undefined }[] = [];
  const sorted = words.toSorted((a, b) => a.word.x0 - b.word.x0);
  for (const { word, pitchPt } of sorted) {
    const before = joined.findLast((other) => isNextCell(other, { word, pitchPt }));
    if (!before) {
      joined.push({ word, pitchPt });
      continue;
    }
    const { alternatives: _, ...rest } = before.word;
    before.word = {
      ...rest,
      ...boundsOf([before.word, word]),
      text: before.word.text + word.text,
      confidence: Math.min(before.word.confidence, word.confidence),
    };
  }
  return joined.map(({ word }) => word);
}

function isNextCell(left: PitchedWord, right: PitchedWord): boolean {
  if (left.pitchPt === undefined || right.pitchPt === undefined) return false;
  const cell = Math.min(left.pitchPt, right.pitchPt);
  const gap = right.word.x0 - left.word.x1;
  const isOfLine = Math.abs(left.word.y0 + left.word.y1 - right.word.y0 - right.word.y1) < 0.7 * right.word.sizePt;
  return Math.abs(gap) < NO_CELL * cell && isOfLine && Math.abs(left.pitchPt - right.pitchPt) < 0.15 * cell;
}
