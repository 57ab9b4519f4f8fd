// Values of a licence by where they stand: photocards print them in one column and always in one order (directive 2006/126/EC, annex I):
// surname, given names, birth, the days of issue and of expiry, the number, the address. It tells what small numbers that were lost would.
import { median } from '../../../kernel/median.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase, printedWords, type Printed } from '../../../model/printed.ts';
import { isCategories } from './categories.ts';
import { isLicenceNumber } from './driver-number.ts';

/** The numbers of fields with what stands in their places. */
export type ValuesByNumber = ReadonlyMap<string, Printed>;

/** A date with points, as licences print them (a picture may make two of one); the number of the next field, or what is left of its own, may be joined to it. */
const DATE = /(?:^[.,]?|[^\d.,]|(?:^|\s)(?:3|4|4?[ab])[.,]?)(\d{2}[.,:/]\d{2}[.,:/](?:\d{4}|\d{2}))(?=4[abc]|\D|$)/g;
/** What a number in front of a value leaves when it is read half. */
const HALF_NUMBER = /^(?:\d{1,2}[abcd]?|[a-z«+=~:|]{1,2})[.,:;)]?\s+|^[«+=~:;|#•*]+\s*/;
const MARKS = /^[«+=~:;|#•*]+\s*/;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/;
const NAME = /^\p{Lu}[\p{L}\s'’.-]*$/u;
const NO_NAME = /LICENCE|YRRU|UNITED KINGDOM|NORTHERN IRELAND|CONDUIRE|DVLA|SPECIMEN|TRWYDDED/;

interface Row {
  readonly line: Line;
  /** The phrase that stands in the column, and what is right of it. */
  readonly phrases: readonly Phrase[];
  readonly printed: Printed;
}

/** Every value that the order of the column tells; none where no number of a licence stands beneath three dates. */
export function valuesByOrder(layout: DocumentLayout): ValuesByNumber {
  for (const page of layout.pages) {
    const found = onPage(page.lines);
    if (found) return found;
  }
  return new Map();
}

function onPage(lines: readonly Line[]): ValuesByNumber | undefined {
  const phrases = lines.flatMap((line) => line.phrases.map((phrase) => ({ line, phrase, text: bare(phrase.text) })));
  const number = phrases.find(({ text }) => isLicenceNumber(text));
  if (!number) return undefined;
  const dated = phrases
    .filter(({ line, phrase }) => line.y0 < number.line.y0 && datesIn(phrase.text).length > 0)
    .toSorted((a, b) => a.line.y0 - b.line.y0 || a.phrase.x0 - b.phrase.x0);
  const [birth] = dated;
  if (!birth) return undefined;
  const column = valueStart(birth.phrase);
  const rows = rowsAt(lines, column);
  const found = new Map<string, Printed>();
  const above = rows
    .map(({ line, printed }) => ({ line, printed: { ...printed, text: bare(printed.text) } }))
    .filter(({ line, printed }) => line.y1 <= birth.line.y1 - 1 && isName(printed.text));
  const [names, surname] = above.toReversed();
  if (names && surname && isNear(names.line, birth.line) && isNear(surname.line, names.line)) {
    found.set('1', surname.printed);
    found.set('2', names.printed);
  }
  const days = dated.flatMap(({ phrase, line }) => datesIn(phrase.text).map((text) => ({ phrase, line, text })));
  const [, issued, expires, fourth] = days;
  const birthRow = rows.find(({ line }) => line === birth.line);
  // With one date too few or too many nothing tells which is which.
  if (birthRow && issued && expires && !fourth) {
    found.set('3', wholeRow(birthRow));
    for (const [key, { phrase, line, text }] of [['4a', issued] as const, ['4b', expires] as const]) {
      found.set(key, { ...printedPhrase(phrase, line.page), text });
    }
  }
  found.set('5', { ...printedPhrase(number.phrase, number.line.page), text: number.text });
  // What is left of the number of one value may be joined to it, and moves its edge.
  const middle = median([...dated, number].map(({ phrase }) => valueStart(phrase))) ?? column;
  const home = addressOf(rowsAt(lines, middle).filter(({ line }) => line.y0 > number.line.y0));
  if (home) found.set('8', home);
  return found;
}

/** What stands in a column, line by line. */
function rowsAt(lines: readonly Line[], column: number): readonly Row[] {
  return lines.flatMap((line): Row[] => {
    for (const [at, phrase] of line.phrases.entries()) {
      const own = fromColumn(phrase, column);
      if (own) return [{ line, phrases: [own, ...line.phrases.slice(at + 1)], printed: cleaned(own, line.page) }];
    }
    return [];
  });
}

function datesIn(text: string): readonly string[] {
  return [...text.matchAll(DATE)].map(([, date = '']) => date.replace(/[,:]/g, '.'));
}

function bare(text: string): string {
  return text.replace(HALF_NUMBER, '').trim();
}

/** Where the value begins, without what a number in front of it left. */
function valueStart({ words, text, x0 }: Phrase): number {
  const cut = text.length - text.replace(HALF_NUMBER, '').length;
  if (cut === 0) return x0;
  let length = 0;
  for (const word of words) {
    if (length >= cut) return word.x0;
    length += word.text.length + 1;
  }
  return x0;
}

/** How far from the edge of the column a value may begin, in text heights. */
const ALIGNED = 1.2;

/** The words of a phrase from the edge of the column on, where one begins there and only a number or a fleck stands before it. */
function fromColumn({ words, text, ...rest }: Phrase, column: number): Phrase | undefined {
  const away = ({ x0 }: { readonly x0: number }): number => Math.abs(x0 - column);
  const nearest = words.toSorted((one, other) => away(one) - away(other))[0];
  if (!nearest || away(nearest) >= ALIGNED * nearest.sizePt) return undefined;
  const at = words.indexOf(nearest);
  if (words.slice(0, at).some((word) => word.text.length > 3)) return undefined;
  const own = words.slice(at);
  return at === 0 ? { words, text, ...rest } : { ...rest, words: own, text: own.map((word) => word.text).join(' ') };
}

function cleaned(phrase: Phrase, page: number): Printed {
  const printed = printedPhrase(phrase, page);
  return { ...printed, text: printed.text.replace(MARKS, '') };
}

function isName(text: string): boolean {
  return NAME.test(text) && !NO_NAME.test(text.toUpperCase()) && (text.match(/\p{Lu}/gu) ?? []).length >= 2;
}

/** Rows of a card follow each other at most this many text heights apart. */
const ROW_GAP = 3.2;

function isNear(one: Line, other: Line): boolean {
  const height = Math.max(one.y1 - one.y0, other.y1 - other.y0);
  return Math.abs(one.y0 - other.y0) < ROW_GAP * height;
}

function wholeRow({ line, phrases, printed }: Row): Printed {
  const whole = printedWords(
    phrases.flatMap(({ words }) => words),
    line.page,
  );
  const [date = ''] = datesIn(printed.text);
  const behind = printed.text.replace(/[,:]/g, '.').indexOf(date) + date.length;
  return { ...whole, text: [date + printed.text.slice(behind), ...phrases.slice(1).map(({ text }) => text)].join(' ') };
}

/** The lines that end with a postcode, from beneath the number or the signature. */
function addressOf(rows: readonly Row[]): Printed | undefined {
  const last = rows.findIndex(({ printed }) => POSTCODE.test(printed.text));
  const end = rows[last];
  if (!end) return undefined;
  let first = last;
  while (first > 0) {
    const above = rows[first - 1];
    const below = rows[first];
    if (!above || !below || !isOfAddress(above.printed) || !isNear(above.line, below.line)) break;
    first--;
  }
  const own = rows.slice(first, last + 1);
  const words = own.flatMap(({ phrases: [phrase] }) => phrase?.words ?? []);
  const text = own.map(({ printed }) => printed.text.replace(/[,;]$/, '')).join(', ');
  // A comma with a fleck on it.
  return { ...printedWords(words, end.line.page), text: text.replace(/;(?=\s)/g, ',') };
}

/** Written small letters, as of signatures, are read with less confidence than this. */
const WRITTEN = 0.5;

/** Signatures are written in small letters, and their loops are taken for figures; addresses are in capitals. */
function isOfAddress({ text, confidence }: Printed): boolean {
  const isWritten = /\p{Ll}{2}/u.test(text) || (/\p{Ll}/u.test(text) && confidence < WRITTEN);
  return /\p{Lu}{2}|\d\p{Lu}|\p{Lu}\d/u.test(text) && !isWritten && !isCategories(text) && datesIn(text).length === 0;
}
