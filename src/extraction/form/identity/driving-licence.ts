// Photocard driving licences: every value has the number that directive 2006/126/EC gives it (1 surname, 2 given names,
// 3 birth, 4a issued, 4b expires, 4c by whom, 5 number, 8 address, 9 categories). What can be checked against the driver
// number is.
import { tidySpaces } from '../../../kernel/text.ts';
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import type { Word } from '../../../model/page.ts';
import { printedPhrase, printedWords, type Printed } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readValue, type FieldValue } from '../../fields/values.ts';
import type { ClassReader, FormFinding } from '../form-reading.ts';
import { missingFindings } from './missing.ts';
import { foundText, foundValue } from '../found-value.ts';
import { readDriverNumber, type Driver, type DriverNumber } from './driver-number.ts';
import { readShortDate, thisCentury, bornBy } from './short-date.ts';
import { TITLES, valuesByDriverNumber } from './unnumbered.ts';

/** The numbered values of a licence, as printed. */
type Numbered = ReadonlyMap<string, Printed>;

const NUMBER = /^(1|2|3|4[abcd]|5|7|8|9|10|11|12)[.,:]?$/i;
/** The same numbers as pictures of them are misread, with a stop behind. */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/^[lI|][.,]$/, '1'],
  [/^Z[.,]$/, '2'],
  [/^[aAqh4][a][.,]$/, '4a'],
  [/^[aAqh4][bp6][.,]$/, '4b'],
  [/^[aAqh4][ce][.,]$/, '4c'],
  [/^S[.,]$/, '5'],
  [/^B[.,]$/, '8'],
  [/^[gq][.,]$/, '9'],
];
const CATEGORY = /^(?:AM|A1|A2|A|B1|BE|B|C1E|C1|CE|C|D1E|D1|DE|D|[fghklnpq])$/;
/** Lines of one value stand at most this many text heights apart. */
const LINE_GAP = 1.2;

/** Reads a driving licence by its numbers. */
export const readDrivingLicence: ClassReader = ({ layout }) => {
  const numbered: Numbered = new Map([...valuesByDriverNumber(layout), ...numberedValues(layout)]);
  const fields: Record<string, readonly FieldCandidate[]> = {};
  const add = (name: string, text: string | undefined, printed: Printed | undefined, confidence?: number): void => {
    if (text && printed) fields[name] = foundText(text, printed, confidence);
  };
  const surname = numbered.get('1');
  const names = numbered.get('2');
  const given = names && tidySpaces(names.text.replace(TITLES, ''));
  add('familyName', surname?.text, surname);
  add('title', names && TITLES.exec(names.text)?.[0].trim(), names);
  add('givenName', given?.split(' ')[0], names);
  add('middleNames', given?.split(' ').slice(1).join(' '), names);
  add('fullName', [given, surname?.text].filter(Boolean).join(' '), surname ?? names);
  const issued = numbered.get('4a');
  const issuedAt = issued && dateIn(issued.text, thisCentury);
  const expires = numbered.get('4b');
  const expiresAt = expires && dateIn(expires.text, thisCentury);
  const birth = numbered.get('3');
  const dateOfBirth = birth && dateIn(birth.text, (date) => bornBy(date, issuedAt ?? expiresAt ?? thisCenturyEnd));
  const addDate = (name: string, date: ReturnType<typeof thisCentury>, printed: Printed | undefined): void => {
    if (date && printed) fields[name] = foundValue({ kind: 'date', date }, printed);
  };
  addDate('issuedAt', issuedAt, issued);
  addDate('expiresAt', expiresAt, expires);
  addDate('dateOfBirth', dateOfBirth, birth);
  add('placeOfBirth', birth && tidySpaces(birth.text.replace(DATE_AT_START, '')), birth);
  add('authority', numbered.get('4c')?.text, numbered.get('4c'));
  const number = numberOf(numbered, layout, {
    ...(surname ? { surname: surname.text } : {}),
    ...(given ? { givenNames: given } : {}),
    ...(dateOfBirth ? { dateOfBirth } : {}),
  });
  add('licenceNumber', number?.read.number, number?.printed, isWhole(number?.read) ? 0.98 : undefined);
  add('issueNumber', number?.read.issue, number?.printed);
  const home = homeOf(numbered, layout);
  if (home) fields['home'] = foundValue(home.address, home.printed);
  const categories = numbered.get('9') ?? categoriesAnywhere(layout);
  if (categories) {
    fields['categories'] = foundValue({ kind: 'texts', texts: categoriesIn(categories) }, categories);
    const provisional = layout.pages.some((page) => page.lines.some(({ text }) => /\bprovisional\b/i.test(text)));
    fields['isProvisional'] = foundValue({ kind: 'boolean', boolean: provisional }, categories);
  }
  const missing = missingFindings(fields, {
    familyName: 'surname',
    givenName: 'given names',
    dateOfBirth: 'date of birth',
    licenceNumber: 'driver number',
    expiresAt: 'last day of validity',
  });
  return { fields, findings: [...findingsOf(number?.read), ...missing] };
};

const thisCenturyEnd = '2099-12-31' as NonNullable<ReturnType<typeof thisCentury>>;
const DATE_AT_START = /^\s*\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{2,4}[.,]?\s*/;

function dateIn<T>(text: string, complete: (date: NonNullable<ReturnType<typeof readShortDate>>) => T): T | undefined {
  const date = readShortDate(text);
  return date && complete(date);
}

/** What a value of a number looks like; where it does not, the number was misread. */
const FORMS: Readonly<Record<string, RegExp>> = {
  1: /^\D+$/,
  2: /^\D+$/,
  3: /^\d{1,2}\s?[./-]/,
  '4a': /^\d{1,2}\s?[./-]/,
  '4b': /^\d{1,2}\s?[./-]/,
};

/** Everything from one number to the next on its line, and the lines beneath it that have no number. */
function numberedValues(layout: DocumentLayout): Numbered {
  const values = new Map<string, Printed>();
  for (const page of layout.pages) {
    let open: { readonly key: string; words: Word[]; last: Line } | undefined;
    const keep = (key: string, printed: Printed): void => {
      if (!values.has(key) && (FORMS[key]?.test(printed.text) ?? true)) values.set(key, printed);
    };
    const close = (): void => {
      if (open && open.words.length > 0) keep(open.key, printedWords(open.words, page.number));
      open = undefined;
    };
    for (const line of page.lines) {
      const words = line.phrases
        .flatMap((phrase) => phrase.words)
        .flatMap((word, at) => (at === 0 ? unglued(word) : [word]));
      const marks = words.flatMap((word, at) => {
        const key = numberIn(word.text);
        return key && startsValue(words, at) ? [{ at, key }] : [];
      });
      if (marks.length === 0) {
        if (open?.key === '8' && continues(open.words, open.last, line)) {
          open.words.push(...words.filter((word) => word.x0 >= (open?.words[0]?.x0 ?? 0) - word.sizePt));
          open.last = line;
        }
        continue;
      }
      for (const [index, { at, key }] of marks.entries()) {
        close();
        open = { key, words: words.slice(at + 1, marks[index + 1]?.at), last: line };
      }
    }
    close();
  }
  return values;
}

/** A number that a picture joins to its value: `3.22.07.1983`. */
const GLUED = /^((?:1|2|3|4[abc]|5|8|9)[.,])(\S{3,})$/;

function unglued(word: Word): readonly Word[] {
  const [, mark, rest] = GLUED.exec(word.text) ?? [];
  if (mark === undefined || rest === undefined) return [word];
  const x = word.x0 + ((word.x1 - word.x0) * mark.length) / word.text.length;
  return [
    { ...word, text: mark, x1: x },
    { ...word, text: rest, x0: x },
  ];
}

function numberIn(text: string): string | undefined {
  return NUMBER.exec(text)?.[1]?.toLowerCase() ?? MISREAD.find(([form]) => form.test(text))?.[1];
}

/** A number counts at the beginning of its line or behind a gap: inside a value it may be anything. */
function startsValue(words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || words[at + 1] === undefined) return false;
  return before === undefined || (word.x0 - before.x1 > word.sizePt && /[a-z.]$/i.test(word.text));
}

function continues(words: readonly Word[], last: Line, line: Line): boolean {
  const left = words[0]?.x0 ?? 0;
  return (
    line.y0 - last.y1 < LINE_GAP * (last.y1 - last.y0) &&
    line.phrases.some((phrase) => phrase.x0 >= left - phrase.sizePt)
  );
}

/** The number where it should stand, else anywhere on the licence. */
function numberOf(
  numbered: Numbered,
  layout: DocumentLayout,
  driver: Driver,
): { readonly read: DriverNumber; readonly printed: Printed } | undefined {
  const own = numbered.get('5');
  const read = own && readDriverNumber(own.text, driver);
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
  numbered: Numbered,
  layout: DocumentLayout,
): { readonly address: FieldValue; readonly printed: Printed } | undefined {
  const phrases = layout.pages.flatMap((page) =>
    page.lines.flatMap((line) => line.phrases.map((phrase) => printedPhrase(phrase, page.number))),
  );
  const places = [
    numbered.get('8'),
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

/** The categories: capitals for those of the directive, small letters for national ones. */
function categoriesIn(printed: Printed): readonly string[] {
  return printed.text.split(/[\s/,]+/).flatMap((text) => {
    // A stroke between them may be read as a letter: `flk` is f, k.
    const pieces = categoryOf(text) === undefined ? piecesOf(text) : [text];
    return pieces.flatMap((piece) => categoryOf(piece) ?? []);
  });
}

/** National categories are single letters: `fk` is f, k. */
function piecesOf(text: string): readonly string[] {
  const apart = text.split(/[lI|1]/);
  return apart.flatMap((part) => (/^[fghknpq]{2,}$/.test(part) ? [...part] : [part]));
}

/** The line that is nothing but categories. */
function categoriesAnywhere(layout: DocumentLayout): Printed | undefined {
  return layout.pages
    .flatMap((page) => page.lines.flatMap((line) => line.phrases.map((phrase) => printedPhrase(phrase, page.number))))
    .find(({ text }) => text.includes('/') && text.split('/').filter((part) => categoryOf(part)).length >= 2);
}

function categoryOf(text: string): string | undefined {
  return [text, text.toUpperCase(), text.toLowerCase()].find((one) => CATEGORY.test(one));
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
