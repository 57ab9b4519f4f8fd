// One value of a passport's two zones: both say the same, or one of them alone says it, or they differ.
import { lettersOf, tidySpaces } from '../../../kernel/text.ts';
import type { Printed } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { MachineReadableZone } from './machine-readable-zone.ts';
import { isSameDay, readShortDate, readZoneDate } from './short-date.ts';
import { spelledAs } from './zone-spelling.ts';

/** A value that both zones may give. */
export interface Both {
  readonly text: string;
  readonly printed: Printed;
  readonly confidence: number;
  /** Whether the two zones spell it otherwise. */
  readonly isSpelledTwice?: boolean;
}

/** How sure a value is that both zones give, the machine-readable alone with check digits or without, the printed alone. */
export const SURE = { both: 0.99, checked: 0.97, zone: 0.85, printed: 0.85, place: 0.75 } as const;

/** Whether the page shows what the zone says. */
export type Same = (shown: string, said: string) => boolean;

/** Hyphens, apostrophes and accents are not in the zone; some letters are spelled out there (ICAO 9303 part 3). */
const spelledOut = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
/** The same letters. */
export const sameText: Same = (shown, said) =>
  lettersOf(shown) === lettersOf(said) || lettersOf(spelledOut(shown)) === lettersOf(said);
/** The zone cuts names that do not fit. */
export const sameStart: Same = (shown, said) =>
  sameText(shown, said) || (said.length > 10 && lettersOf(shown).startsWith(lettersOf(said)));
/** The same day. */
export const sameDate: Same = (shown, said) => {
  const [a, b] = [readShortDate(shown), readZoneDate(said)];
  return a !== undefined && b !== undefined && isSameDay(a, b);
};

/** Whether two readings of a name differ in a letter or two of many. */
function nearlySame(shown: string, said: string): boolean {
  const [a, b] = [lettersOf(shown), lettersOf(said)];
  if (/\d/.test(a) || Math.min(a.length, b.length) < 5) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 2;
}

/** The one value of two zones; `differ` when they say two things. The zone alone where nothing is printed for people. */
export function chooseBoth(
  shown: readonly FieldCandidate[] | undefined,
  read: { readonly zone: MachineReadableZone; readonly said: string } | undefined,
  same: Same,
): Both | 'differ' | undefined {
  const candidates = (shown ?? []).flatMap(({ value, printed, confidence }) =>
    value.kind === 'text' ? [{ text: tidySpaces(value.text), printed, confidence }] : [],
  );
  // A day whose month a picture lost says what is left of it.
  const [best] = candidates.filter(({ text }) => !read || !isLostDay(text, read.said));
  if (!read) return best && { ...best, confidence: Math.min(best.confidence, SURE.printed) };
  const agreeing = candidates.find(({ text }) => same(text, read.said)) ?? agreeingPart(candidates, read.said);
  if (agreeing) return { ...agreeing, confidence: SURE.both };
  const { zone, said } = read;
  // A zone whose check digits disagree was misread: it proves nothing against what is printed for people.
  if (best && !zone.valid) return { ...best, confidence: Math.min(best.confidence, SURE.printed) };
  // Names have no check digits: a slip in a picture of either is no contradiction.
  const near = candidates.find(
    ({ text, printed }) => printed.confidence < 1 && (spelledAs(text, said) !== undefined || nearlySame(text, said)),
  );
  if (near) {
    const spelled = spelledAs(near.text, said);
    return { ...near, text: spelled?.text ?? near.text, isSpelledTwice: spelled?.doubtful ?? true };
  }
  if (best) return 'differ';
  return { text: said, printed: zone.printed, confidence: zone.valid ? SURE.checked : SURE.zone };
}

/** Whether the month of a day is not legible, and its day and year are those of the zone. */
function isLostDay(shown: string, said: string): boolean {
  const date = readZoneDate(said);
  if (!date || readShortDate(shown)) return false;
  const [, day, year] = /^(\d{1,2})\D.*?(\d{2})$/.exec(shown) ?? [];
  return Number(day) === date.day && Number(year) === date.year % 100;
}

/** The dots of an umlaut are lost in pictures: the zone spells them with an e. */
export function agreeingPart<T extends { readonly text: string }>(
  candidates: readonly T[],
  said: string,
): T | undefined {
  const plain = lettersOf(said).replaceAll(/([aou])e/g, '$1');
  return candidates.find(({ text }) => !/\d/.test(said) && lettersOf(text).replaceAll(/([aou])e/g, '$1') === plain);
}

/** What is printed for people alone. */
export function onlyShown(shown: readonly FieldCandidate[] | undefined): Both | undefined {
  const chosen = chooseBoth(shown, undefined, sameText);
  return chosen === 'differ' ? undefined : chosen;
}
