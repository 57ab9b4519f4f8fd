// Names in whose logo a sign stands for a letter (`W>LLOW`), as the running text of the same paper spells them.
import { patternOf } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';

/** A sign between the letters of a word; what joins words and names (`&`, `-`, `’`, `.`) is none. */
const SIGN = /(?<=\p{L})[^\p{L}\d\s&'’.,-](?=\p{L})/gu;

/** A letter of a logo may be drawn so that nothing but its place is read: `HARB UR`. A name of fewer letters is too near to others. */
const GAP = ' ';
const LEAST_LETTERS = 6;

/** `name` with letters for such signs, or for one gap, where a line of the paper spells it so; otherwise as it is. */
export function letteredName(name: string, { pages }: DocumentLayout): string {
  const [signs, words] = [name.split(SIGN), name.split(GAP)];
  const parts = signs.length < 2 && words.length === 2 && name.length > LEAST_LETTERS ? words : signs;
  if (parts.length < 2) return name;
  const spelled = new RegExp(String.raw`(?<!\p{L})${parts.map(patternOf).join(String.raw`\p{L}`)}(?!\p{L})`, 'giu');
  const found = pages
    .flatMap(({ lines }) => lines.flatMap(({ text }) => [...text.matchAll(spelled)]))
    .find(([one]) => isCapitalisedAs(one, name));
  return found?.[0] ?? name;
}

/** Whether no word begins small that the logo has with a capital: prose says `one road` where the logo is `ONE R>AD`. */
function isCapitalisedAs(text: string, name: string): boolean {
  const words = name.split(GAP);
  return text.split(GAP).every((word, at) => !/^\p{Ll}/u.test(word) || !/^\p{Lu}/u.test(words[at] ?? ''));
}
