// Photocard driving licences: every value has the number that directive 2006/126/EC gives it (1 surname, 2 given names,
// 3 birth, 4a issued, 4b expires, 4c by whom, 5 number, 8 address, 9 categories). What can be checked against the driver
// number is.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { tidySpaces } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase, printedWords, type Printed } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readValue, type FieldValue } from '../../fields/values.ts';
import type { ClassReader, FormFinding } from '../form-reading.ts';
import { isCategories, readCategories } from './categories.ts';
import { licenceTitle } from './licence-title.ts';
import { missingFindings } from './missing.ts';
import { foundText, foundValue } from '../found-value.ts';
import { readDriverNumber, readLicenceNumber, type Driver, type DriverNumber } from './driver-number.ts';
import { licenceValues, namesOf } from './licence-values.ts';
import type { ValuesByNumber } from './ordered-values.ts';
import { bornBy, readShortDate, thisCentury, yearsBefore } from './short-date.ts';

/** Reads a driving licence by its numbers, by the order of its values, and by its driver number. */
export const readDrivingLicence: ClassReader = ({ layout }) => {
  const { values, differing } = licenceValues(layout);
  const fields: Record<string, readonly FieldCandidate[]> = {};
  const add = (name: string, text: string | undefined, printed: Printed | undefined, confidence?: number): void => {
    if (text && printed) fields[name] = foundText(text, printed, confidence);
  };
  const issued = values.get('4a');
  const issuedAt = issued && dateIn(issued.text, thisCentury);
  const expires = values.get('4b');
  const expiresAt = expires && dateIn(expires.text, thisCentury);
  const birth = values.get('3');
  const latest = issuedAt ?? expiresAt ?? OLDEST_IN_USE;
  const dateOfBirth = birth && dateIn(birth.text, (date) => bornBy(date, yearsBefore(latest, YOUNGEST)));
  const surname = values.get('1');
  const { title, given, printed: names } = namesOf(values.get('2'), values.get('5')?.text);
  const number = numberOf(values, layout, {
    ...(surname ? { surname: surname.text } : {}),
    ...(given ? { givenNames: given } : {}),
    ...(dateOfBirth ? { dateOfBirth } : {}),
  });
  // What the driver number says too was not misread.
  const agrees = number?.read.agrees ?? {};
  const sure = (printed: Printed | undefined, isSure: boolean | undefined): Printed | undefined =>
    printed && isSure ? { ...printed, confidence: Math.max(printed.confidence, PROVEN) } : printed;
  add('familyName', surname?.text, surname);
  add('title', title, names);
  add('givenName', given?.split(' ')[0], names);
  add('middleNames', given?.split(' ').slice(1).join(' '), names);
  add('fullName', [given, surname?.text].filter(Boolean).join(' '), surname ?? names);
  const addDate = (name: string, date: ReturnType<typeof thisCentury>, printed: Printed | undefined): void => {
    if (date && printed) fields[name] = foundValue({ kind: 'date', date }, printed);
  };
  addDate('issuedAt', issuedAt, issued);
  addDate('expiresAt', expiresAt, expires);
  addDate('dateOfBirth', dateOfBirth, sure(birth, agrees.dateOfBirth));
  add('placeOfBirth', birth && tidySpaces(birth.text.replace(DATE_AT_START, '')), birth);
  add('authority', values.get('4c')?.text, values.get('4c'));
  const whole = isWhole(number?.read);
  const numberPrinted = sure(number?.printed, whole);
  add('licenceNumber', number?.read.number, numberPrinted, whole ? 0.98 : undefined);
  add('issueNumber', number?.read.issue, numberPrinted);
  const home = homeOf(values, layout);
  if (home) fields['home'] = foundValue(home.address, home.printed);
  const heading = licenceTitle(layout);
  const categories = values.get('9') ?? categoriesAnywhere(layout);
  const read = categories && readCategories(categories);
  if (categories && read && read.categories.length > 0) {
    fields['categories'] = foundValue({ kind: 'texts', texts: read.categories }, categories);
    fields['isProvisional'] = foundValue({ kind: 'boolean', boolean: heading.isProvisional }, categories);
  }
  const missing = missingFindings(fields, {
    familyName: 'surname',
    givenName: 'given names',
    dateOfBirth: 'date of birth',
    licenceNumber: 'driver number',
    issuedAt: 'date of issue',
    expiresAt: 'last day of validity',
    home: 'address',
    categories: 'categories',
  });
  const doubts = doubtsOf(differing, {
    doubtfulCategories: read?.doubtful ?? false,
    order: issuedAt && expiresAt ? issuedAt < expiresAt : true,
  });
  const proven = [...(read?.certain ? ['categories'] : []), ...(heading.isLegible ? ['isProvisional'] : [])];
  return { fields, findings: [...findingsOf(number?.read), ...doubts, ...missing], proven };
};

/** How sure a value is that two parts of the card say. */
const PROVEN = 0.96;
/** Nobody holds a licence before this age. */
const YOUNGEST = 15;
/** Where no day of issue was read: a year of birth of two digits that comes later is one of the century before. */
const OLDEST_IN_USE = '2040-12-31' as CalendarDate;

const DATE_AT_START = /^\s*\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{2,4}[.,]?\s*/;

function dateIn<T>(text: string, complete: (date: NonNullable<ReturnType<typeof readShortDate>>) => T): T | undefined {
  const date = readShortDate(text);
  return date && complete(date);
}

/** The number where it should stand, else anywhere on the licence. */
function numberOf(
  values: ValuesByNumber,
  layout: DocumentLayout,
  driver: Driver,
): { readonly read: DriverNumber; readonly printed: Printed } | undefined {
  const own = values.get('5');
  const read = own && readLicenceNumber(own.text, driver);
  if (own && read) return { read, printed: own };
  for (const page of layout.pages) {
    for (const phrase of page.lines.flatMap((line) => line.phrases)) {
      const found = readDriverNumber(phrase.text.replace(/^5[.,]?\s/, ''), driver);
      if (found && Object.values(found.agrees).some(Boolean))
        return { read: found, printed: printedWords(phrase.words, page.number) };
    }
  }
  return undefined;
}

/** The address at its number, else on whichever line holds one: only the holder's is on the card. */
function homeOf(
  values: ValuesByNumber,
  layout: DocumentLayout,
): { readonly address: FieldValue; readonly printed: Printed } | undefined {
  const phrases = layout.pages.flatMap((page) =>
    page.lines.flatMap((line) => line.phrases.map((phrase) => printedPhrase(phrase, page.number))),
  );
  const places = [
    values.get('8'),
    ...phrases.map((one) => ({ ...one, text: one.text.replace(/^\S{1,2}(?:[.,]\s*|\s+(?=\d))/, '') })),
  ];
  for (const printed of places) {
    const address = printed && readValue(printed.text, { value: 'address' }, 'GBP');
    if (printed && address) return { address, printed };
  }
  return undefined;
}

function isWhole(number: DriverNumber | undefined): boolean {
  const agrees = Object.values(number?.agrees ?? {});
  return agrees.length > 1 && agrees.every(Boolean);
}

/** The phrase that is nothing but categories, with what stands beneath it where it ends with a stroke. */
function categoriesAnywhere(layout: DocumentLayout): Printed | undefined {
  for (const { lines, number } of layout.pages) {
    for (const [at, line] of lines.entries()) {
      const phrase = line.phrases.find(({ text }) => isCategories(text));
      if (!phrase) continue;
      const next = phrase.text.endsWith('/') ? lines[at + 1]?.phrases : undefined;
      const rest = next?.find(({ text, x0 }) => /[/|]/.test(text) && Math.abs(x0 - phrase.x0) < 3 * phrase.sizePt);
      return printedWords([...phrase.words, ...(rest?.words ?? [])], number);
    }
  }
  return undefined;
}

function doubtsOf(
  differing: readonly string[],
  { doubtfulCategories, order }: { readonly doubtfulCategories: boolean; readonly order: boolean },
): FormFinding[] {
  const warning = (reason: string): FormFinding => ({ severity: 'warnings', reason });
  return [
    ...differing.map((label) =>
      warning(`Its number and its place on the card tell two things for one value: ${label}.`),
    ),
    ...(doubtfulCategories ? [warning('Some of the categories may have been misread.')] : []),
    ...(order ? [] : [warning('The licence ends before it was issued.')]),
  ];
}

const PARTS = { surname: 'surname', dateOfBirth: 'date of birth', initials: 'given names' } as const;

function findingsOf(number: DriverNumber | undefined): FormFinding[] {
  if (!number) return [];
  const differing = Object.entries(PARTS).filter(([part]) => number.agrees[part as keyof typeof PARTS] === false);
  return [
    ...differing.map(([, label]): FormFinding => ({
      severity: 'errors',
      reason: `The driver number and the ${label} on the licence differ.`,
    })),
    ...(number.repaired
      ? [{ severity: 'info', reason: 'A character of the driver number was read by what its place allows.' } as const]
      : []),
  ];
}
