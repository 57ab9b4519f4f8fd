// What stands for each number of a licence, out of three ways to tell: the number in front of it, its place in the order, and what the driver
// number says of it. Where two tell different things, that is said.
import { lettersOf, tidySpaces } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import { isCategories, readCategories } from './categories.ts';
import { isLicenceNumber, numberParts, readDriverNumber } from './driver-number.ts';
import { numberedValues } from './numbered-values.ts';
import { valuesByOrder, type ValuesByNumber } from './ordered-values.ts';
import { isSameDay, readShortDate } from './short-date.ts';
import { TITLES, valuesByDriverNumber } from './unnumbered.ts';

/** The values, and what people call those that are told in two ways. */
export interface LicenceValues {
  readonly values: ValuesByNumber;
  readonly differing: readonly string[];
}

const LABELS: Readonly<Record<string, string>> = {
  '1': 'surname',
  '2': 'given names',
  '3': 'date of birth',
  '4a': 'date of issue',
  '4b': 'last day of validity',
};

/** The values of a licence by their numbers. */
export function licenceValues(layout: DocumentLayout): LicenceValues {
  const numbered = numberedValues(layout);
  const ordered = valuesByOrder(layout);
  const told = valuesByDriverNumber(layout);
  const values = new Map<string, Printed>();
  const differing: string[] = [];
  for (const key of new Set([...numbered.keys(), ...told.keys(), ...ordered.keys()])) {
    const own = numbered.get(key);
    const inOrder = ordered.get(key);
    const byNumber = told.get(key);
    const chosen = choose(key, [own, byNumber, inOrder]);
    if (chosen) values.set(key, chosen);
    const isTold = byNumber !== undefined && chosen !== undefined && isSame(key, byNumber.text, chosen.text);
    const label = LABELS[key];
    if (label !== undefined && own && inOrder && !isTold && !isSame(key, own.text, inOrder.text)) differing.push(label);
  }
  return { values, differing };
}

/** The first that is what its number stands for; of addresses the longest, for one that was cut is a part of it. */
function choose(key: string, candidates: readonly (Printed | undefined)[]): Printed | undefined {
  const [own, told, inOrder] = candidates;
  const fitting = candidates.flatMap((one) => (one && isFitting(key, one.text) ? [one] : []));
  const [first] = fitting;
  if (key === '8') return longest(fitting);
  // Two ways that agree count for more than the number alone, which may be misread.
  if (LABELS[key] !== undefined && own && told && inOrder && isSame(key, told.text, inOrder.text)) return told;
  return first;
}

/** The number of the field is no part of the address; a house may have that number all the same. */
function longest(addresses: readonly Printed[]): Printed | undefined {
  const own = addresses.map((one) => ({ ...one, text: one.text.replace(/^[8B](?:[.,]\s*|\s+(?=\d))/, '') }));
  const whole = own.filter(({ text }) => !own.some((other) => lettersOf(text) === `8${lettersOf(other.text)}`));
  return whole.toSorted((a, b) => lettersOf(b.text).length - lettersOf(a.text).length)[0];
}

const FULL_DATE = /^\d{1,2}[\s./-]\S*[\s./-]\d{2}/;

function isFitting(key: string, text: string): boolean {
  switch (key) {
    case '1':
      return /\p{L}{2}/u.test(text) && !/\d/.test(text);
    case '2':
      return /\p{L}{2}/u.test(tidySpaces(text.replace(TITLES, ''))) && !/\d/.test(text);
    case '3':
    case '4a':
    case '4b':
      return FULL_DATE.test(text) && readShortDate(text) !== undefined;
    case '5':
      return isLicenceNumber(text);
    case '8':
      return /[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\W*$/.test(text);
    case '9': {
      const { categories, doubtful } = readCategories({ text, confidence: 1 });
      return isCategories(text) || (categories.length > 0 && !doubtful);
    }
    default:
      return text !== '';
  }
}

function isSame(key: string, one: string, other: string): boolean {
  if (key === '1' || key === '2') return lettersOf(one) === lettersOf(other);
  const [a, b] = [readShortDate(one), readShortDate(other)];
  return a !== undefined && b !== undefined && isSameDay(a, b);
}

/** A title that a picture joined to the name behind it: no name begins so, or not one with that initial. */
const GLUED_TITLE = /^(?:MRS|MR|MS)(?=[A-Z]{3})(?!S?[AEIOUY]\b)/;
const GLUED_PERHAPS = /^(?:MISS|MRS|MR|MS|DR|SIR|REV|PROF|LADY)(?=[A-Z]{2})/;

/** Field 2: a title, which some print, and the given names. `number` tells the initials. */
export function namesOf(
  printed: Printed | undefined,
  number: string | undefined,
): { readonly title?: string | undefined; readonly given?: string | undefined; readonly printed: Printed | undefined } {
  if (!printed) return { printed };
  const driver = number === undefined ? undefined : readDriverNumber(number, {});
  const initials = driver ? numberParts(driver.number).initials : '';
  const { text } = printed;
  const glued = (initials === '' ? GLUED_TITLE : GLUED_PERHAPS).exec(text)?.[0];
  const isGlued = glued !== undefined && text.slice(glued.length).startsWith(initials.charAt(0));
  const title = TITLES.exec(text)?.[0].trim() ?? (isGlued ? glued : undefined);
  const given = tidySpaces(title === undefined ? text : text.slice(title.length)).replace(/^[.\s]+/, '');
  return { title, given: partedAtInitials(given, initials), printed };
}

/** Two names that a picture joined are two again where the driver number has two initials, and only one place fits the second. */
function partedAtInitials(given: string, initials: string): string {
  const [first = '', second = ''] = initials;
  if (second === '' || given.includes(' ') || !given.startsWith(first)) return given;
  const places = [...given].flatMap((letter, at) =>
    letter === second && at >= 3 && at <= given.length - 3 ? [at] : [],
  );
  const [only, another] = places;
  return only === undefined || another !== undefined ? given : `${given.slice(0, only)} ${given.slice(only)}`;
}
