// The form of a company behind its name, with a letter that was read as another: `Severn Marine Engineering Lid`, `Greene King Pic`.
import type { Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';

const LIMITED = /^L(?:[il1I|]d|t[co]l?|[l1I|](?<capital>D))(?<end>[.,]?)$/u;
const PUBLIC = /^(?<first>[Pp])[iI1|]c(?<end>[.,]?)$/u;
const NAME = /^[\p{Lu}&(][\p{L}&’'.)-]*$/u;

/** A form stands no further than this from the name, in heights. */
const BESIDE = 0.6;

/** The form that a word is where it stands right behind a name. */
export function mendedCompanyForm(word: Word, before: Word | undefined): string | undefined {
  if (!before || !NAME.test(before.text) || !isRightBehind(word, before, BESIDE)) return undefined;
  const limited = LIMITED.exec(word.text)?.groups;
  if (limited) return `${limited['capital'] ? 'LTD' : 'Ltd'}${limited['end'] ?? ''}`;
  const isPublic = PUBLIC.exec(word.text)?.groups;
  return isPublic && `${isPublic['first'] ?? ''}lc${isPublic['end'] ?? ''}`;
}
