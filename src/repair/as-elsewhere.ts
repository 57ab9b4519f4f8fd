// A word with letters that were taken for one that looks like them (`Comwall`, `Tanff`), where the paper prints it elsewhere as it must be.
import { median } from '../kernel/median.ts';
import type { Word } from '../model/page.ts';

/** What letters that run into each other look like, and those letters. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['m', 'rn'],
  ['n', 'ri'],
  ['h', 'li'],
  ['d', 'cl'],
  ['w', 'vv'],
  ['Li', 'Ll'],
];
/** Shorter words are too often another word. */
const FEWEST_LETTERS = 5;
/** What was read as surely as this is believed of the other word. */
const SURE = 0.9;

/** No capitals look like one of those: a word that is printed in them is proved. */
const PROVED = 100;

/** Nor do letters that are set so many times as large as most of the paper run into each other: those of a logo. */
const LARGE = 1.5;

/**
 * How often the recognised words of a paper say each word, where they say it surely; a word in capitals, or in small letters of a logo, is the
 * same as with one, and proved.
 */
export function wordsPrinted(words: readonly Word[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const large = LARGE * (median(words.map(({ sizePt }) => sizePt)) ?? Infinity);
  for (const { text, confidence, sizePt } of words) {
    const { letters } = partsOf(text);
    if (letters === undefined || confidence < SURE) continue;
    const isProved = !/\p{Ll}/u.test(letters) || sizePt >= large;
    const name = isProved ? letters.slice(0, 1).toUpperCase() + letters.slice(1).toLowerCase() : letters;
    counts.set(name, (counts.get(name) ?? 0) + (isProved ? PROVED : 1));
  }
  return counts;
}

/** The word with letters for the one that they ran into, where the paper prints that at least as often; `printed` as of wordsPrinted. */
export function asElsewhere(text: string, printed: ReadonlyMap<string, number>): string | undefined {
  const { before, letters, after } = partsOf(text);
  if (letters === undefined || !/\p{Ll}/u.test(letters)) return undefined;
  const least = Math.max(1, printed.get(letters) ?? 0);
  const other = spelledOtherwise(letters).find((word) => (printed.get(word) ?? 0) >= least);
  return other === undefined ? undefined : `${before}${other}${after}`;
}

function partsOf(text: string): { readonly before: string; readonly letters?: string; readonly after: string } {
  const {
    before = '',
    letters = '',
    after = '',
  } = /^(?<before>[("'‘“]*)(?<letters>[\p{L}'’-]+)(?<after>[)"'’”.,:;]*)$/u.exec(text)?.groups ?? {};
  return letters.length >= FEWEST_LETTERS ? { before, letters, after } : { before, after };
}

function spelledOtherwise(word: string): readonly string[] {
  return ALIKE.flatMap(([seen, meant]) =>
    [...word.matchAll(new RegExp(seen, 'gu'))].map(
      ({ index }) => word.slice(0, index) + meant + word.slice(index + seen.length),
    ),
  );
}
