// Whether a printed name is one of the account holders: `J BLOGGS`, `BLOGGS JA` and `MR JOE A BLOGGS` are all one person.
import { foldText } from '../../kernel/text.ts';

/** Whether `name` is a holder's: the same surname, and no given name or initial that is not theirs. */
export function isOwnName(name: string, holders: readonly string[], titles: ReadonlySet<string>): boolean {
  const words = nameWords(name, titles);
  return words.length >= 2 && words.length <= 6 && holders.some((holder) => agrees(words, nameWords(holder, titles)));
}

/** How many characters at the start of `text` are a holder's name, at least two words; 0 when it begins with none. */
export function ownNameLength(text: string, holders: readonly string[], titles: ReadonlySet<string>): number {
  const ends = [...text.matchAll(/\S+/gu)].slice(0, 8).map((match) => match.index + match[0].length);
  return ends.findLast((end) => isOwnName(text.slice(0, end), holders, titles)) ?? 0;
}

function nameWords(name: string, titles: ReadonlySet<string>): readonly string[] {
  return foldText(name)
    .split(' ')
    .filter((word) => word !== '' && !titles.has(word));
}

function agrees(words: readonly string[], holder: readonly string[]): boolean {
  const surname = holder.at(-1);
  const given = holder.slice(0, -1);
  if (surname === undefined || surname.length < 2 || given.length === 0 || !words.includes(surname)) return false;
  const others = words.filter((_, index) => index !== words.indexOf(surname));
  const initials = given.map((word) => word.charAt(0)).join('');
  return others.every((word) => given.includes(word) || isInitials(word, initials));
}

/** `d`, `dp`: the initials from the first one on. */
function isInitials(word: string, initials: string): boolean {
  return initials.startsWith(word) || (word.length === 1 && initials.includes(word));
}
