// A space that an engine did not see: within a word, a gap much wider than those of its line parts two words.
import { median } from '../kernel/median.ts';
import { boundsOf } from '../model/page.ts';
import type { Box } from '../model/page.ts';
import type { RecognisedCharacter, RecognisedWord } from '../model/recognised.ts';

/** Wider than this, in em, is a space; a 1 leaves more room beside it than others do. */
const SPACE_EM = { ordinary: 0.3, besideOne: 0.42 };
/** And it is wider than what usually lies between letters by this much, in em, and this many times as wide. */
const MORE_THAN_USUAL = { em: 0.2, times: 2.5 };
/** Between the boxes that the engine gives of two characters there is this much, in em, where they are two words. */
const SEEN_EM = 0.12;
/**
 * Gaps in a word of capitals that stand out among its own, one before and one behind an initial, may be narrower: in em, and so many times as
 * wide as the others and as is usual.
 */
const STANDS_OUT = { em: 0.23, others: 1.7, usual: 2.2 };
/** With fewer gaps nothing is usual. */
const LEAST_GAPS = 4;
/** Marks that are too small for a letter: they are not in the ink. */
const MARK = /[.,'’:;·]/u;
const CAPITALS = /^[\p{Lu}-]+$/u;

/** Letters that run into each other, a patch of ink, and the characters that they are. */
interface Patch extends Box {
  readonly characters: readonly RecognisedCharacter[];
}

/** The word, or the words that it is. `ink` is that of the word, left to right; one em is the size of the font in pixels. */
export function partedAtGaps(word: RecognisedWord, ink: readonly Box[], em: number): readonly RecognisedWord[] {
  const patches = patchesOf(word, ink);
  const gaps = patches.slice(1).map((patch, index) => gapBetween(patches[index] ?? patch, patch, em));
  if (gaps.length < LEAST_GAPS) return [word];
  const usual = median(gaps.map(({ width }) => width)) ?? 0;
  const isWide = ({ width, isSeen, space }: Gap): boolean =>
    isSeen && width > space && width > usual + MORE_THAN_USUAL.em * em && width > MORE_THAN_USUAL.times * usual;
  const standing = CAPITALS.test(word.text) ? standingOut(gaps, usual, em) : [];
  const parts = [0, ...gaps.flatMap((gap, index) => (isWide(gap) || standing.includes(gap) ? [index + 1] : []))];
  if (parts.length === 1) return [word];
  return parts.map((from, index) => {
    const own = patches.slice(from, parts[index + 1]);
    const characters = own.flatMap((patch) => patch.characters);
    const { alternatives: _, ...rest } = word;
    const { x0, x1 } = boundsOf(own);
    return { ...rest, x0, x1, text: characters.map(({ text }) => text).join(''), characters };
  });
}

/** Every patch with the characters whose middles it holds; none where it is not known which gap lies behind which. */
function patchesOf({ text, characters }: RecognisedWord, ink: readonly Box[]): readonly Patch[] {
  if (MARK.test(text) || [...text].length !== characters.length) return [];
  if (ink.length === characters.length) {
    return ink.map((box, index) => ({ ...box, characters: characters.slice(index, index + 1) }));
  }
  if (text.includes('-')) return withHyphens(characters, ink);
  const isIn = ({ x0, x1 }: Box, one: Box): boolean => x0 + x1 >= 2 * one.x0 && x0 + x1 <= 2 * one.x1;
  const patches = ink.map((box) => ({ ...box, characters: characters.filter((one) => isIn(one, box)) }));
  const found = patches.flatMap((patch) => patch.characters);
  const isWhole = found.length === characters.length && found.every((one, at) => one === characters[at]);
  return isWhole && patches.every((patch) => patch.characters.length > 0) ? patches : [];
}

/** A hyphen is no ink of a letter: it goes with the letter before it. */
function withHyphens(characters: readonly RecognisedCharacter[], ink: readonly Box[]): readonly Patch[] {
  const letters = characters.flatMap((character, at) => (character.text === '-' ? [] : [at]));
  if (letters.length !== ink.length || letters[0] !== 0) return [];
  return ink.map((box, index) => {
    const own = characters.slice(letters[index], letters[index + 1]);
    return { ...boundsOf([box, ...own.slice(1)]), characters: own };
  });
}

interface Gap {
  readonly width: number;
  /** Whether the engine saw room there: faint letters come to pieces that are no ink. */
  readonly isSeen: boolean;
  /** What is wider than this is a space. */
  readonly space: number;
}

function gapBetween(left: Patch, right: Patch, em: number): Gap {
  const [last, next] = [left.characters.at(-1), right.characters[0]];
  const besideOne = `${last?.text ?? ''}${next?.text ?? ''}`.includes('1');
  return {
    width: wholeOf(right, em).x0 - wholeOf(left, em).x1,
    isSeen: (next?.x0 ?? 0) - (last?.x1 ?? 0) >= SEEN_EM * em,
    space: (besideOne ? SPACE_EM.besideOne : SPACE_EM.ordinary) * em,
  };
}

/** Of a faint letter a part may be all that is ink: as wide as this part of what the engine saw of it, at the most. */
const PART_OF_LETTER = 0.8;

/** Letters that run together reach no further than their ink by this, in em; a thin one whose ink was taken for a rule does. */
const LOST_EM = 0.15;

/** A patch, or the place of its letter where it is a part of that; with the letter at its edge whose ink was lost. */
function wholeOf(patch: Patch, em: number): Box {
  const [letter, other] = patch.characters;
  if (!letter) return patch;
  if (other) {
    const { x0, x1 } = boundsOf(patch.characters);
    const [isLeftLost, isRightLost] = [patch.x0 - x0 > LOST_EM * em, x1 - patch.x1 > LOST_EM * em];
    return { ...patch, ...(isLeftLost ? { x0 } : {}), ...(isRightLost ? { x1 } : {}) };
  }
  const isWithin = patch.x0 >= letter.x0 - 1 && patch.x1 <= letter.x1 + 1;
  return isWithin && patch.x1 - patch.x0 <= PART_OF_LETTER * (letter.x1 - letter.x0) ? letter : patch;
}

function standingOut(gaps: readonly Gap[], usual: number, em: number): readonly Gap[] {
  const wide = gaps.filter(({ width, isSeen }) => isSeen && width > STANDS_OUT.em * em);
  const others = Math.max(0, ...gaps.filter((gap) => !wide.includes(gap)).map(({ width }) => width));
  return wide.filter(({ width }) => width > STANDS_OUT.others * others && width > STANDS_OUT.usual * usual);
}
