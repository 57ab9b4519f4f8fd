// An m that may be an r and an n (`Blackbum`, `Comwall`): an engine that looks at the shapes of words is sure of it, one that looks at
// letters alone tells them apart.
import type { LineReading, RecognisedWord } from '../model/recognised.ts';

/** Where an m stands as it seldom does in English, and rn does in names: `Blackbum`, `Bames`, `Amold`, `Tumer`, `Vemon`, `Winterboume`. */
const ODD_M =
  /^\p{Lu}\p{Ll}*(?:(?:ou|[bhtw]o|[bt]u|[bh]e)m(?:$|[^aeiouybmp]|e$|es$|ey)|[aeou]m(?=[dlrtwh])|[ae]m(?:eth|ett|er$)|[aeu]mon$|[fv]em$|emey$)/u;
/** `Barn`, `Bernard`, `Corn`, `Turner` at the beginning. */
const ODD_BEGINNING = /^(?:(?:Ba|Be|Bu|Co|Fu|Ga|Tu|Ve|Wa)m(?=[aei]|$|[^aeioub-pr-z])|Am(?=old)|Em(?=est))/u;
/** How sure the other engine is of both letters. */
const SURE = 0.8;

/** Whether another engine should look at a letter of the word. */
export function mayHoldRn({ text }: RecognisedWord): boolean {
  const bare = text.replace(/[^\p{L}]+$/u, '');
  return ODD_M.test(bare) || ODD_BEGINNING.test(bare);
}

/** The word with rn for the one m that the other engine surely took for them, and nothing else. */
export function withRn(word: RecognisedWord, { characters, text: read }: LineReading): RecognisedWord {
  const other = read.replace(/\s/gu, '');
  const own = [...word.text];
  const at = own.findIndex((sign, i) => sign === 'm' && spelled(own, i) === other);
  const letters = characters.filter(({ text }) => text.trim() !== '').slice(at, at + 2);
  return at >= 0 && letters.every(({ confidence }) => confidence >= SURE) ? { ...word, text: other } : word;
}

const spelled = (signs: readonly string[], at: number): string =>
  [...signs.slice(0, at), 'rn', ...signs.slice(at + 1)].join('');
