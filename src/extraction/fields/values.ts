// Reads the text of a labelled value by its kind.
import { withDates } from '../../kernel/date-pattern.ts';
import { addDays, partsOf, type CalendarDate } from '../../kernel/calendar-date.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import { foldText, tidySpaces } from '../../kernel/text.ts';
import type { DateReading } from '../../model/statement.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { isSurelyMoney, matchAmountAtStart, type AmountReading } from '../values/amount.ts';
import { dateOf, datesIn, matchDate } from '../values/date.ts';
import { leadingDay } from '../values/days.ts';
import {
  postcodeAtEnd,
  readAccountNumber,
  readBic,
  readCardNumber,
  readIban,
  readNationalInsuranceNumber,
  readRegistration,
  readSortCode,
  readTaxCode,
  POSTCODE_INSIDE,
} from '../values/identifiers.ts';
import { withoutDates } from '../values/without-dates.ts';
import { readMonths, readRate } from '../values/quantities.ts';

/** A value as read: text in its standard form, or an amount. */
export type FieldValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly date: CalendarDate }
  | { readonly kind: 'period'; readonly start: CalendarDate; readonly end: CalendarDate }
  | { readonly kind: 'money'; readonly amount: AmountReading }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'boolean'; readonly boolean: boolean }
  | { readonly kind: 'address'; readonly lines: readonly string[]; readonly postcode: string };

const patternOf = madeOnce(({ pattern }: Pick<FieldRule, 'pattern'>) => new RegExp(pattern ?? '', 'iu'));

/** The value that a rule's kind and pattern see in `text`; what follows it in its phrase may be no part of it. */
export function readValue(
  text: string,
  rule: Pick<FieldRule, 'value' | 'pattern' | 'choices'>,
  currency: string,
): FieldValue | undefined {
  const clean = tidySpaces(text.replace(/^[\s:–—.-]+(?=\S)(?![\d£€$])/, '').replace(/^:\s*/, ''));
  if (clean === '') return undefined;
  const pattern = rule.pattern ? patternOf(rule).exec(clean) : undefined;
  if (rule.pattern && !pattern) return undefined;
  const body = pattern ? (pattern[1] ?? pattern[0]) : clean;
  return READERS[rule.value](body, currency, rule.choices ?? {});
}

const text = (value: string | undefined): FieldValue | undefined => (value ? { kind: 'text', text: value } : undefined);

/** No identifier is printed in more words than this. */
const LONGEST_WORDS = 10;

/** The halves of a mark of which the second has a figure among its three letters: its first half alone would be another mark. */
const BROKEN_MARK = /^[A-Z]{2}\d{2} (?=[A-Z]*\d)[A-Z\d]{3}(?!\w)/u;

/** The longest stretch of whole words from the start that `read` understands. */
function longest(body: string, read: (stretch: string) => string | undefined): FieldValue | undefined {
  const words = body.split(' ');
  for (let count = Math.min(words.length, LONGEST_WORDS); count > 0; count--) {
    const value = read(
      words
        .slice(0, count)
        .join(' ')
        .replace(/[,;.]$/, ''),
    );
    if (value) return text(value);
  }
  return undefined;
}

/** From one amount to another: a band of a rates table, no figure of this account. */
const RANGE = /^[£€$]?\s?[\d,.]+\s*(?:[-–—]|to|and)\s*(?:[£€$]|\d|over|above)/i;
/** How far one amount is from another (`£4.10 more than last month’s`), no amount of its own. */
const DIFFERENCE =
  /^[£€$]?\s?[\d,.]+\s+(?:a \p{L}+ )?(?:more|less|higher|lower|above|below|cheaper|dearer) (?:than\b|.*\bthan\b)/iu;

/** A postcode and nothing else. */
const POSTCODE_ALONE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/** An amount and nothing else: no identifier is printed like one. */
const AMOUNT_ALONE = /^[-+]?[£€$]?\s?(?:\d{1,4}|\d{1,3}(?:,\d{3})+)\.\d{2}(?:\s?(?:CR|DR|OD))?$/i;

/** The digits at the start of a text, all of them, as an account number. */
function whole(body: string): FieldValue | undefined {
  return text(readAccountNumber(/^[\d ]+(?<=\d)/.exec(body)?.[0] ?? ''));
}

/** The day somebody was born on, behind their name. */
const BORN = /\s*\((?:born|b\.|dob|d\.o\.b\.?|date of birth):? (?:on )?[^()]{6,24}\)/gi;
/** Somebody else follows. */
const NEXT_BORN = /\(\p{L}[^()]{6,36}\),? (?:and|&) \p{Lu}/u;

/** What figures a name may have. */
const NUMBERED = /\bsyndicates? (?:no\.? )?\d{2,4}\b|(?<=\p{L} )\((?:19|20)\d{2}\)(?=$| (?:limited|ltd|plc|llp)\b)/giu;

type Choices = NonNullable<FieldRule['choices']>;
type Reader = (body: string, currency: string, choices: Choices) => FieldValue | undefined;

const READERS: Readonly<Record<FieldRule['value'], Reader>> = {
  text: (body) => text(body),
  // Syndicates at Lloyd's are known by their numbers, some companies by the year that they were founded in.
  name: (found) => {
    const body = NEXT_BORN.test(found) ? found.replace(BORN, '') : found;
    return /\p{L}{2}/u.test(body) && !POSTCODE_ALONE.test(body) && !/\d{3}/.test(body.replace(NUMBERED, ''))
      ? text(body)
      : undefined;
  },
  date: (body) => {
    // `the 17th March`, `Monday the 17th March`.
    const date = leadingDay(body.replace(/^(?:the )?(\p{L}{3,9},? )?(?:the )?(?=\d)/iu, '$1'));
    return date ? { kind: 'date', date } : undefined;
  },
  period: readPeriod,
  money: (body, currency) => {
    // The last of a row of figures that make a sum may bear its sign: `= 120.45`.
    const plain = body.replace(/^= ?/, '');
    const amount = RANGE.test(plain) || DIFFERENCE.test(plain) ? undefined : matchAmountAtStart(plain, currency);
    // A bare whole number beside a label is a count or a day more often than an amount.
    return amount && isSurelyMoney(amount) ? { kind: 'money', amount } : undefined;
  },
  percentage: (body) => text(/^(\d{1,3}(?:\.\d+)?)\s?%/.exec(body)?.[0].replace(/\s/g, '')),
  integer: (body) => text(/^\d{1,3}(?:,\d{3})+|^\d+/.exec(body)?.[0].replaceAll(',', '')),
  'sort-code': (body) => longest(body, readSortCode),
  // What goes on in digits is no account number, but a longer one of another kind.
  'account-number': (found) => {
    const body = found.replace(PAGE_BEHIND, '').replace(DAY_BEHIND, '');
    return /^\d{7,8}[/-]\d{1,3}(?![\d/-])/.test(body)
      ? undefined
      : /^\d{1,6}(?: \d+)* \d{1,5}(?![\d-])|^\d{7,8} \d{1,3}$/.test(body)
        ? whole(body)
        : longest(body, readAccountNumber);
  },
  iban: (body) => longest(body, readIban),
  bic: (body) => longest(body, readBic),
  'card-number': (body) => longest(body, readCardNumber),
  reference: (found) => {
    // Behind the day of two labels in one stands the reference: `Date / Reference`.
    const body = afterDay(found).replace(PAGE_BEHIND, '').replace(DAY_BEHIND, '');
    // An address that stands beside the label is none, nor is an amount or a day.
    return POSTCODE_ALONE.test(body) || AMOUNT_ALONE.test(body) || NAMED_DAY_ALONE.test(body)
      ? undefined
      : text(
          // A few capitals may stand apart at its beginning, and at its end: `AB 12345`, `AB-C 12345`, `1234 5678 A0`, `1234 56 LN`. A slash may stand apart, with capitals
          // behind it up to the next one (`40717 / AB / 22`), and so may strokes between groups of digits, where nothing else follows: `51207 - 384 - 19`.
          /^(?:(?!(?:NO|REF|NUM|ON|OF|AT|TO|IN|BY|FOR|MR|MRS|MS|DR)\b)[A-Z]{1,4}(?:[/-][A-Z]{1,4})?\s(?=\d))?(?=\S*\d)[A-Za-z0-9][A-Za-z0-9/.-]*(?:\s(?:\/\s(?:[A-Z]{1,4}\s\/\s)?(?!\d{1,2}[/.-]\d{1,2}[/.-]\d)|[–-]\s(?=\d+(?:\s[–-]\s\d+)*$))?(?=\d)[A-Za-z0-9/.-]+)*(?:(?<=\d)\s(?:[A-Z]\d*(?=$|[,;])|(?!(?:GBP|EUR|USD|VAT|LTD|PLC|REF|TAX|TEL|UK|CR|DR|DD|SO|OD|AM|PM|FOR|AND|THE|NO|ON|OF|AT|TO|IN|BY)$)[A-Z]{2,3}$))?/
            .exec(body)?.[0]
            .replace(/\.$/, ''),
        );
  },
  pattern: (body) => text(body),
  number: (body) => {
    const digits = /^-?\d[\d,]*(?:\.\d+)?/.exec(body)?.[0].replaceAll(',', '');
    const word = NUMBER_WORDS.indexOf(/^\p{L}+/u.exec(body)?.[0].toLowerCase() ?? '');
    const number = digits === undefined ? word + 1 : Number(digits);
    return digits === undefined && word < 0 ? undefined : { kind: 'number', number };
  },
  year: (body) => text(/^(?:1[89]|20)\d{2}(?!\d)/.exec(body)?.[0]),
  rate: (body) => text(readRate(body)),
  duration: (body) => {
    const months = readMonths(body);
    return months === undefined ? undefined : { kind: 'number', number: months };
  },
  address: readAddress,
  choice: (body, _currency, choices) => text(choiceOf(body, choices)),
  boolean: (body) => {
    if (/^(?:yes|y|true|✓|✔|included|fitted)\b/i.test(body)) return { kind: 'boolean', boolean: true };
    return /^(?:no|n|none|false|✗|✘|not)\b/i.test(body) ? { kind: 'boolean', boolean: false } : undefined;
  },
  registration: (body) => (BROKEN_MARK.test(body) ? undefined : longest(body, readRegistration)),
  'national-insurance-number': (body) => longest(body, readNationalInsuranceNumber),
  'tax-code': (body) => longest(body, readTaxCode),
};

/** The foot of a page may say a number and, right behind it, which page it is: `Account number 8314 2207 2 of 2`. */
const PAGE_BEHIND = / (?:(?:page )?\d{1,2} (?:of|\/) \d{1,2}|(?:page )?[1-9]\/[1-9])$/iu;
/** So may the day of the paper: `Account 4773 0629 7 May 2025`. */
const DAY_BEHIND = new RegExp(withDates(' {date}$'), 'iu');
/** A day with the name of its month and nothing else: `10 April 2026`. */
const NAMED_DAY_ALONE = new RegExp(withDates('^(?=.*\\p{L}{3}){date}$'), 'iu');

/** What follows a day and a stroke; all of a text that has none. */
function afterDay(body: string): string {
  const [first = '', ...rest] = body.split(/ [/·|] /);
  const isDay = rest.length > 0 && matchDate(first)?.length === first.length;
  return isDay ? rest.join(' / ') : body;
}

/** Small numbers as they are spelled, from one. */
const NUMBER_WORDS: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The key of the longest choice that the text begins with, in whole words. */
function choiceOf(body: string, choices: Choices): string | undefined {
  const folded = `${foldText(body)} `;
  let best: { readonly key: string; readonly length: number } | undefined;
  for (const [key, phrases] of Object.entries(choices)) {
    for (const phrase of phrases.map(foldText)) {
      if (folded.startsWith(`${phrase} `) && phrase.length > (best?.length ?? 0)) best = { key, length: phrase.length };
    }
  }
  return best?.key;
}

/** An address on one line, its parts set apart by commas, up to its postcode. */
function readAddress(body: string): FieldValue | undefined {
  const match = POSTCODE.exec(body);
  const end = match && postcodeAtEnd(body.slice(0, match.index + match[0].length));
  if (!end) return undefined;
  const lines = end.before
    .replace(LED, '')
    .replace(LEADING, '')
    .split(/\s*[,·|]\s*|\s+[-–]\s+/)
    .map((line) => line.trim())
    .filter(Boolean);
  // Of columns that stand close another's day may pass for a line.
  if (lines.length === 0 || lines.some(isDay)) return undefined;
  return { kind: 'address', lines, postcode: end.postcode };
}

/** Whether a text is a day of a year, or all days from one to another, and nothing else. */
function isDay(text: string): boolean {
  const match = matchDate(text);
  const isOne = match?.length === text.length && match.readings.some(({ year }) => year !== undefined);
  return isOne || (/\d/.test(text) && isPeriod(text));
}

function isPeriod(text: string): boolean {
  return readPeriod(text) !== undefined && ONLY_JOINED.test(withoutDates(text));
}

/** What is left of a period without its days. */
const ONLY_JOINED = /^\s*(?:from\s)?\s*(?:to|until|and|[–—-])\s*$/iu;

/** What a sentence says before the address in it: `You live at 4 …`, `The loan is on 4 …`. */
const LED =
  /^[^,]{0,60}?\b(?:[Ww]e|[Yy]ou|[Tt]he|[Yy]our|[Oo]ur|[Tt]his (?:mortgage|loan|advance)|[Ll]ives?|[Ss]ituated|[Ll]ocated|[Ii]nsured?|[Hh]ouse|[Bb]ungalow|[Ff]lat|[Aa]partment|[Mm]aisonette|[Cc]ottage|[Pp]roperty)\b[^,]{0,60}?\b(?:at|is|(?:is|secured|charged) (?:on|over|against))\s+(?=\p{Lu}|\d)/u;
/** What is left of such words behind a label: `Security` and `of 4 …`. */
const LEADING = /^(?:of|at|being|is(?: at)?|known as|called|situated? (?:at|in)|located (?:at|in)) (?=\p{Lu}|\d)/u;
const POSTCODE = new RegExp(POSTCODE_INSIDE, 'iu');

/** Times of day beside the dates of a period: `00:01 12/09/2025 to 23:59 11/09/2026`. */
const TIMES =
  /(?<![\d.])(?:at )?\b(?:\d{1,2}[.:]\d{2}\s?(?:[ap]m|noon|midnight)|\d{1,2}\s?[ap]m|12\s?(?:noon|midnight)|(?:[01]\d|2[0-4])[0-5]\d\s?(?:hrs|hours))\b(?:,? on(?: the)?\b)?|\b(?:one|1) minute (?:past|after|before|to) midnight\b(?:,? on(?: the)?\b)?|\s?(?:\[(?:GMT|BST|UTC)(?:[+-]\d{2}:?\d{2})?\]|\((?:GMT|BST|UTC)(?:[+-]\d{2}:?\d{2})?\))|(?<![\d.])(?:at )?\b\d{1,2}[.:]\d{2}\s?(?:hrs|hours)\b(?:,? on\b)?|(?<![\d.])(?:at )?\b\d{1,2}\.\d{2},? on(?: the)?\b(?= \d)|(?<![\d.])(?:at )?\(?\b\d{1,2}:\d{2}\b(?:\s?(?:hrs|hours|am|pm)\b)?\)?(?:,? on\b)?|\s\((?:[01]\d|2[0-3])\.[0-5]\d\)/gi;
const BETWEEN =
  /^[\s,]*(?:(?:and )?(?:it )?(?:ends?|ending|expires?|expiring|finishes|ceases|runs (?:to|until)|lasts until)(?: on| at)?:?|(?:up |right )?(?:to|until|till)(?: and including)?:?|through(?: to)?|and|[-–—−→➔➜/])(?:\s+(?:on|the|noon|midnight))*\s*$/i;

/** Two dates joined by `to` or a dash; the first may lack its year. */
function readPeriod(printed: string): FieldValue | undefined {
  const body = printed.replace(TIMES, ' ');
  const dates = datesIn(body);
  for (let i = 0; i + 1 < dates.length; i++) {
    const [first, second] = [dates[i], dates[i + 1]];
    if (!first || !second || !BETWEEN.test(body.slice(first.index + first.match.length, second.index))) continue;
    const period = periodOf(first.match.readings[0], second.match.readings[0]);
    if (period) return period;
  }
  // A cell may set the first day of a policy over its last, with nothing between: alone and a year long they are nothing else.
  const [first, last, another] = dates;
  const alone = first && last && !another && withoutDates(body).trim() === '';
  const year = alone ? periodOf(first.match.readings[0], last.match.readings[0]) : undefined;
  return year?.kind === 'period' && isYear(year.start, year.end) ? year : undefined;
}

/** Whether the day after the last is that of the first, a year on. */
function isYear(start: CalendarDate, end: CalendarDate): boolean {
  const [first, next] = [partsOf(start), partsOf(addDays(end, 1))];
  return next.year === first.year + 1 && next.month === first.month && next.day === first.day;
}

function periodOf(from: DateReading | undefined, to: DateReading | undefined): FieldValue | undefined {
  if (!from || !to) return undefined;
  const end = dateOf(to) ?? (from.year === undefined ? undefined : endAfter(from, to));
  if (!end) return undefined;
  const year = Number(end.slice(0, 4));
  const start = dateOf(from, year);
  if (start && start <= end) return { kind: 'period', start, end };
  const earlier = from.year === undefined ? dateOf(from, year - 1) : undefined;
  return earlier ? { kind: 'period', start: earlier, end } : undefined;
}

/** The end of a period that prints no year of its own: the first such day on or after the start. */
function endAfter(from: DateReading, to: DateReading): CalendarDate | undefined {
  const start = dateOf(from);
  const year = from.year ?? 0;
  return [year, year + 1]
    .map((one) => dateOf(to, one))
    .find((end) => start !== undefined && end !== undefined && end >= start);
}
