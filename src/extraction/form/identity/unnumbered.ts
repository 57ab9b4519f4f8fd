// Values of a licence whose small numbers were not legible: the driver number says how the surname begins, when its holder was
// born and the initials, and so tells which line is which; of the other two dates the later is the last day of validity.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { numberParts, readDriverNumber, spellingsOf } from './driver-number.ts';
import { isSameDay, readShortDate, type ShortDate } from './short-date.ts';

/** A title before given names. */
export const TITLES = /^(?:MR|MRS|MISS|MS|MX|DR|SIR|LADY|REV|PROF)\b\.?\s*/i;

/** What stands before a value when its number was read half. */
const HALF_NUMBER = /^[0-9a-z|]{1,2}[.,:]\s+/i;

/** Values by the number that should stand before them, as far as the driver number tells them. */
export function valuesByDriverNumber(layout: DocumentLayout): ReadonlyMap<string, Printed> {
  const phrases = layout.pages
    .flatMap((page) => page.lines.flatMap((line) => line.phrases.map((phrase) => printedPhrase(phrase, page.number))))
    .map((printed) => ({ ...printed, text: printed.text.replace(HALF_NUMBER, '') }));
  const found = new Map<string, Printed>();
  const own = phrases.find(({ text }) => readDriverNumber(text, {}) !== undefined);
  const number = own && readDriverNumber(own.text, {})?.number;
  if (!own || !number) return found;
  const { surname, birth, initials } = numberParts(number);
  const dated = phrases.flatMap((printed) => {
    const date = readShortDate(printed.text);
    return date ? [{ printed, date }] : [];
  });
  const born = dated.find(({ date }) => isSameDay(date, birth));
  // A number that nothing else on the card agrees with is some other number.
  const name = phrases.find(
    (printed) =>
      printed !== own &&
      surname !== '' &&
      spellingsOf(letters(printed.text)).some((spelling) => spelling.startsWith(surname)),
  );
  if (!born && !name) return found;
  found.set('5', own);
  if (born) found.set('3', born.printed);
  if (name) found.set('1', name);
  const given = phrases.find(
    ({ text }) => text !== name?.text && !/\d/.test(text) && initialsOf(text.replace(TITLES, '')).startsWith(initials),
  );
  if (given && initials !== '') found.set('2', given);
  const [first, second, third] = dated.filter((one) => one !== born).sort((a, b) => orderOf(a.date) - orderOf(b.date));
  if (first && second && !third) {
    found.set('4a', first.printed);
    found.set('4b', second.printed);
  }
  return found;
}

function letters(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^A-Z]/g, '');
}

function initialsOf(names: string): string {
  return names
    .toUpperCase()
    .split(/\s+/)
    .map((name) => name.charAt(0))
    .join('');
}

function orderOf({ year, month, day }: ShortDate): number {
  return (year % 100) * 10_000 + month * 100 + day;
}
