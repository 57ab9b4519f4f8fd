// A nought that is an O: among four letters and no other figure (`0ctopus`, `0/time`, `VOLV0`, `Arg0S`), or where a registration mark begins (`0U19 GXR`).
import type { Word } from '../model/page.ts';

/** Letters around one nought, or behind it. */
const AMONG_LETTERS =
  /^(?=(?:[^\p{L}]*\p{L}){4})(?<before>[("'‘“]*(?:\p{L}[\p{L}'’-]*)?)0(?<after>\/?[\p{L}'’-]*[)"'’”.,:;]*)$/u;
/** A capital that looks like its small letter, behind small letters. */
const CAPITAL_FOR_SMALL = /(?<=\p{Ll})[CSVWXZ]$/u;

/** The first half of a mark since 2001, of two letters and the year, and the second of three letters (DVLA, INF104). */
const FIRST_HALF = /^0(?=[A-HJ-PR-Z](?:0[2-9]|[1-7]\d)$)/u;
const SECOND_HALF = /^[A-HJ-PR-Z]{3}[.,]?$/u;

/** The word with its letter, or undefined. */
export function withoutNought(text: string, next: Word | undefined): string | undefined {
  if (FIRST_HALF.test(text) && SECOND_HALF.test(next?.text ?? '')) return text.replace(FIRST_HALF, 'O');
  const { before, after } = AMONG_LETTERS.exec(text)?.groups ?? {};
  if (before === undefined || after === undefined) return undefined;
  const letters = before.replace(/^[("'‘“]+/u, '');
  if (letters === '') return /^(?:\/?\p{Ll}{3,}|\/\p{Lu}{3,})/u.test(after) ? `${before}O${after}` : undefined;
  const isSmall = /\p{Ll}$/u.test(letters) || (letters.length === 1 && /^\p{Ll}/u.test(after));
  return `${before}${isSmall ? 'o' : 'O'}${after}`.replace(CAPITAL_FOR_SMALL, (letter) => letter.toLowerCase());
}

/** Short words of labels that are all capitals: `T0`, `FR0M`, `N0.`. */
const SHORT_WORD = /^(?:T0|FR0M|[nN]0(?=\.))[.:]?$/u;

/** Such a word with its letter, or undefined: too short to be told by its letters alone. */
export const wordWithNought = (text: string): string | undefined =>
  SHORT_WORD.test(text) ? text.replace('0', text.startsWith('n') ? 'o' : 'O') : undefined;
