// Words of a picture brought back to the words of labels: a slip or two of the recogniser (`lssue`, `Numher`), or several words
// run into one (`Dateof`). Only for finding labels: values are never changed.
import { madeOnce } from '../../kernel/made-once.ts';
import { slipsBetween } from '../../kernel/slips-between.ts';

/** The words that labels are made of. */
export interface LabelWords {
  readonly all: ReadonlySet<string>;
  readonly byLength: ReadonlyMap<number, readonly Spelled[]>;
}

/** A word, and which letters are in it. */
interface Spelled {
  readonly word: string;
  readonly letters: number;
}

/** Words shorter than this are taken as they are: too many others are near. */
const LEAST_LETTERS = 4;
/** No two words of labels have more letters together: what is longer is a rule or a pattern that was taken for letters. */
const MOST_LETTERS = 48;
/** From here on two slips may be in a word. */
const LONG_LETTERS = 9;

/** The words of labels, ready to be looked up. */
export function labelWords(words: Iterable<string>): LabelWords {
  const all = new Set(words);
  const byLength = new Map<number, Spelled[]>();
  for (const word of all) {
    const spelled = { word, letters: lettersOf(word) };
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), spelled]);
  }
  return { all, byLength };
}

/** The words that a recognised word may stand for: itself when it is known or near to nothing, or near to several. */
export function meantWords(word: string, vocabulary: LabelWords): readonly string[] {
  if (vocabulary.all.has(word) || word.length < LEAST_LETTERS || word.length > MOST_LETTERS) return [word];
  if (/\d{2}/.test(word)) return [word];
  const slips = word.length < LONG_LETTERS ? 1 : 2;
  for (let most = 1; most <= slips; most++) {
    const near = nearWords(word, most, vocabulary);
    if (near.length === 1) return near;
    if (near.length > 1) return [word];
    // Without a slip two words are likelier than one with two.
    const two = wordsRunTogether(word, vocabulary);
    if (two) return two;
  }
  return [word];
}

function nearWords(word: string, most: number, { byLength }: LabelWords): readonly string[] {
  const near: string[] = [];
  const letters = lettersOf(word);
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const other of byLength.get(length) ?? []) {
      // A slip takes away one letter and brings in one, at the most.
      if (bitsOf(letters ^ other.letters) > 2 * most) continue;
      if (slipsBetween(word, other.word, most) <= most && !isOther(word, other.word)) near.push(other.word);
    }
  }
  return near;
}

/** Letters of about one shape, each in those of its group taken for any other. */
const ALIKE = ['il1tfjr', 'ceoa0s', 'nhumvwr', 'gqyp9', 'bhdk6'];

/** Whether one letter of a short word is another of no like shape: `dual` is a word of its own, and no `deal`. */
function isOther(word: string, other: string): boolean {
  if (word.length > LEAST_LETTERS || word.length !== other.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== other.charAt(index));
  return !ALIKE.some((letters) => letters.includes(word.charAt(at)) && letters.includes(other.charAt(at)));
}

/** The letters of a word, each as one of 32 bits; letters that share a bit only make words look nearer than they are. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(letters: number): number {
  let count = 0;
  for (let left = letters; left !== 0; left &= left - 1) count++;
  return count;
}

/** How a word looks in print, without what is taken for one another: `lnsurer` and `Insurer`, `Prerniurn` and `Premium`. */
const looksOf = (word: string): string =>
  word.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll(/[i1|]/g, 'l').replaceAll('0', 'o').replaceAll('5', 's');

const byLooks = madeOnce(
  ({ all }: LabelWords): ReadonlyMap<string, string> => new Map([...all].map((word) => [looksOf(word), word])),
);

/** The known word that looks the same, alone, or undefined. */
export function sameInPrint(word: string, vocabulary: LabelWords): readonly [string] | undefined {
  const same = word.length < LEAST_LETTERS ? undefined : byLooks(vocabulary).get(looksOf(word));
  return same === undefined ? undefined : [same];
}

/** The known words that were run into one, or undefined. */
export function wordsRunTogether(word: string, vocabulary: LabelWords): readonly string[] | undefined {
  return twoIn(word, vocabulary) ?? threeIn(word, vocabulary) ?? manyIn(word, vocabulary);
}

/** One of the words that were run together has so many letters: little words make any other. */
const LONGER_LETTERS = 4;

function twoIn(word: string, { all }: LabelWords): readonly [string, string] | undefined {
  for (let at = 2; at <= word.length - 2; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (all.has(first) && all.has(second) && Math.max(first.length, second.length) >= LONGER_LETTERS)
      return [first, second];
  }
  return undefined;
}

/** Three, of which none has fewer than three letters: `Paymentduedate`. */
function threeIn(word: string, vocabulary: LabelWords): readonly string[] | undefined {
  for (let at = 3; at <= word.length - 6; at++) {
    const first = word.slice(0, at);
    const rest = vocabulary.all.has(first) ? twoIn(word.slice(at), vocabulary) : undefined;
    if (rest?.every((part) => part.length >= 3)) return [first, ...rest];
  }
  return undefined;
}

/** So many letters are three to five words with little ones among them: `Personsentitledtodrive`. */
const MANY_LETTERS = 12;
const MOST_PARTS = 5;

function manyIn(word: string, vocabulary: LabelWords): readonly string[] | undefined {
  return word.length < MANY_LETTERS ? undefined : partsOf(word, vocabulary, MOST_PARTS);
}

/** At most `most` known words that make up a text, the longest possible first. */
function partsOf(text: string, vocabulary: LabelWords, most: number): readonly string[] | undefined {
  if (text === '') return [];
  if (most === 0) return undefined;
  for (let at = text.length; at >= 2; at--) {
    const rest = vocabulary.all.has(text.slice(0, at)) ? partsOf(text.slice(at), vocabulary, most - 1) : undefined;
    if (rest) return [text.slice(0, at), ...rest];
  }
  return undefined;
}
