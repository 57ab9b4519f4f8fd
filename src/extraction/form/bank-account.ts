// Bank accounts among the numbers that a paper labels as its account: those that payments go to. The sort code of such an account stands
// near its number, or before it in one sentence.
import type { DocumentLayout, Phrase } from '../../model/layout.ts';
import { overlapsAcross } from '../../model/page.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';
import { readDay } from '../values/days.ts';

/** Banks number their accounts with eight figures, older ones with fewer. */
const BANK_NUMBER = /^\d{6,8}$/;
const SORT_CODE = /\bsort ?code\b/iu;
/** A sort code that only its hyphens tell. */
const HYPHENED = /(?<![\d-])\d\d[-–]\d\d[-–]\d\d(?![\d-]| ?\d)/u;
/** A sort code stands at most so many text heights above or below the number of its account. */
const NEAR_HEIGHTS = 2.5;

const SAID = /\bsort ?code:?(?: is| no\.?| number)?:? \d\d ?[- ]? ?\d\d ?[- ]? ?\d\d\b\D{0,40}$/iu;
/** Where a bank is spoken of, its hyphens tell it in a sentence: `Bank transfer: 40-11-27, account 60217743`. */
const SAID_BY_BANK = /\b(?:bank|bacs|chaps|faster payments?)\b[^£\d]{0,60}(?<!\d)\d\d[-–]\d\d[-–]\d\d(?!\d)\D{0,40}$/iu;

/** Whether the number of a candidate is one that banks give. */
export const isBankNumber = ({ value }: FieldCandidate): boolean =>
  value.kind === 'text' && BANK_NUMBER.test(value.text.replace(/\s/gu, ''));

/** Whether a sort code stands beside a number, over it or beneath it: it may be that of a bank account. */
export function isBySortCode(candidate: FieldCandidate, { pages }: DocumentLayout): boolean {
  if (!isBankNumber(candidate)) return false;
  const { page, box } = candidate.printed;
  const reach = NEAR_HEIGHTS * (box.y1 - box.y0);
  const level = (pages[page - 1]?.lines ?? [])
    .flatMap(({ phrases }) => phrases)
    .filter(({ y0, y1 }) => y0 < box.y1 + reach && y1 > box.y0 - reach);
  const isSpokenOf = level.some(({ text }) => SORT_CODE.test(text));
  return level
    .filter((one) => overlapsAcross(one, box) || isInLine(one, box))
    .some(({ text }) => SORT_CODE.test(text) || hasCode(text, isSpokenOf));
}

/** Whether there is a code of three pairs; one that may be a day is none where no sort code is spoken of. */
function hasCode(text: string, isSpokenOf: boolean): boolean {
  const [code] = HYPHENED.exec(text) ?? [];
  return code !== undefined && (isSpokenOf || readDay(code) === undefined);
}

const isInLine = ({ y0, y1 }: Phrase, box: Pick<Phrase, 'y0' | 'y1'>): boolean => y0 < box.y1 - 1 && y1 > box.y0 + 1;

/** Whether the words before a number give a sort code: it is an account that payments go to, and never the customer's. */
export function isPaidInto(candidate: FieldCandidate, { pages }: DocumentLayout): boolean {
  const { page, lineIndex, value } = candidate;
  if (value.kind !== 'text' || !isBankNumber(candidate)) return false;
  const lines = pages[page - 1]?.lines ?? [];
  const own = lines[lineIndex]?.text ?? '';
  const at = own.indexOf(value.text);
  // A sentence may have begun on the line above.
  const before = `${lines[lineIndex - 1]?.text ?? ''} ${own.slice(0, at)}`;
  return at >= 0 && (SAID.test(before) || SAID_BY_BANK.test(before));
}
