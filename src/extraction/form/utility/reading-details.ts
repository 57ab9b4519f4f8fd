// What is printed about one reading: who read the meter, on which day, and which meter it was.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Phrase } from '../../../model/layout.ts';
import { dayOrder, type DateReading } from '../../../model/statement.ts';
import { dateOf, datesIn } from '../../values/date.ts';
import type { BillRow } from './bill-rows.ts';
import { SERIAL, type Token } from './reading-tokens.ts';
import { withoutDates } from '../../values/without-dates.ts';

/** Who read a meter, or that nobody did. */
export type ReadingType = 'Actual' | 'Estimated' | 'Customer';

const TYPE =
  /\b(?:(estimated?|estimate|est)|(customer|your own|your read(?:ing)?|you gave us|you read|own|provided by you)|(actual|act|smart|our (?:meter )?read(?:ing|er)?|meter reader|we read|remote|read by us))\b/iu;
/** A note behind a figure, whatever it says. */
const NOTED = /^\s?\(\p{L}{2}/u;
const TYPE_LETTER = /^\s?\(?([EACSRe])\)?(?![\p{L}\d])/u;
/** Who read it, by the letter or the words behind the figure. */
export function typeOf({ row, phrase, index, end, said, told }: Token): ReadingType | undefined {
  // Words in brackets right before the figure say it, too: `31 January (smart reading): 5120`.
  const aside = /\([^()]*\)[:\s]*$/.exec(phrase.text.slice(0, index))?.[0] ?? '';
  if (said !== undefined) return typeIn(TYPE.exec(said) ?? TYPE.exec(aside));
  const after = phrase.text.slice(end);
  const letter = TYPE_LETTER.exec(after)?.[1]?.toUpperCase();
  if (letter !== undefined) return letter === 'E' ? 'Estimated' : letter === 'C' ? 'Customer' : 'Actual';
  const next = row.phrases[row.phrases.indexOf(phrase) + 1]?.text ?? '';
  const words =
    TYPE.exec(after.slice(0, 40)) ??
    (/^\p{L}/u.test(next) || next.startsWith('(') ? TYPE.exec(next.slice(0, 24)) : null);
  const [left] = row.phrases.slice(0, row.phrases.indexOf(phrase)).slice(-1);
  // What is noted of another figure says nothing of this one.
  const isOfOther = left !== undefined && (/\d{3}/.test(left.text) || NOTED.test(after));
  const before = left && !isOfOther && left.words.length <= 2 ? TYPE.exec(left.text) : null;
  const own = words ?? before ?? (row.phrases.length <= 3 ? TYPE.exec(row.text) : null);
  return typeIn(own ?? (told ? TYPE.exec(told.text) : null));
}

function typeIn(own: RegExpExecArray | null): ReadingType | undefined {
  if (!own) return undefined;
  return own[1] ? 'Estimated' : own[2] ? 'Customer' : 'Actual';
}

/** The date of a reading: beside it in its phrase, else the one of its row, or its end of the period that the row prints. */
export function dateFor(
  { row, phrase, index, end: after, headed, told }: Token,
  end: 'start' | 'end',
  { other, until }: { readonly other?: Token; readonly until: CalendarDate | undefined },
): CalendarDate | undefined {
  const isShared = other?.row === row;
  if (headed !== undefined) return headed;
  const [day] = told ? datesIn(told.text) : [];
  if (day?.match.readings[0]) return dayIn(day.match.readings[0], until);
  const own = datesIn(phrase.text);
  // A period before two figures dates them one by one: `1 May to 31 May, readings 100 to 180`.
  const isPeriod = isShared && own.length === 2 && own.every((date) => date.index < index);
  const beside =
    (isPeriod ? own[end === 'start' ? 0 : 1] : undefined) ??
    own.find((date) => date.index >= after && /^\D{0,24}$/.test(phrase.text.slice(after, date.index))) ??
    own.findLast((date) => date.index < index && index - date.index < 40 && !isOthers(phrase, date.index));
  const all = row.phrases.flatMap(({ text }) => (NAMED_BY_DAY.test(text) ? [] : datesIn(text)));
  // One date for two figures is the date of neither, for all that is known.
  const only = isShared ? undefined : all[0];
  // A day in a cell beside each of two figures: whichever of them comes first has the first.
  const isFirst = isShared && hasDayBetween(row, phrase, other.phrase) ? phrase.x0 < other.phrase.x0 : end === 'start';
  const date = beside ?? (all.length === 1 ? only : isFirst ? all[0] : all.at(-1));
  const reading = date?.match.readings[0];
  const year = all.at(-1)?.match.readings[0]?.year;
  return reading && (dateOf(reading, year) ?? dayIn(reading, until));
}

/** Whether a cell between those of two figures is a day. */
function hasDayBetween({ phrases }: BillRow, one: Phrase, other: Phrase): boolean {
  const [from, to] = [phrases.indexOf(one), phrases.indexOf(other)].sort((a, b) => a - b);
  return phrases
    .slice((from ?? 0) + 1, to)
    .some(({ text }) => datesIn(text).length === 1 && withoutDates(text).trim() === '');
}

/** What may be named by a day, and says nothing of when a meter was read: `1 Year Fixed 15 September 2025`. */
const NAMED_BY_DAY = /\b(?:fix(?:ed)?|tariff|plan|contract|saver|tracker|variable|v\d+)\b/i;

/** A day; one without a year is of the year that ends with the period. */
export function dayIn(reading: DateReading, until: CalendarDate | undefined): CalendarDate | undefined {
  if (reading.year !== undefined || until === undefined) return dateOf(reading);
  const [year, month, day] = until.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const isLater = dayOrder({ day: reading.day, month: reading.month }) > dayOrder({ day, month }) + DAYS_AFTER;
  return dateOf(reading, isLater ? year - 1 : year);
}

/** A meter may be read so many days after the period. */
const DAYS_AFTER = 40;

/** Whether a date stands behind another figure, and belongs to that. */
function isOthers({ text }: Phrase, dateIndex: number): boolean {
  return /\d{2}/.test(withoutDates(text.slice(0, dateIndex)));
}

/** The serial number of the meter: on the row, else the nearest above, else the nearest beneath. */
export function serialNear(rows: readonly BillRow[], row: BillRow): string | undefined {
  const serialOf = (one: BillRow | undefined): string | undefined => {
    const serial = one && SERIAL.exec(one.text)?.[1];
    return serial !== undefined && !/^\d{13}$|^\d{10}$/.test(serial) ? serial : undefined;
  };
  const at = rows.indexOf(row);
  for (let i = at; i >= 0; i--) {
    const serial = serialOf(rows[i]);
    if (serial !== undefined) return serial;
  }
  return rows
    .slice(at + 1)
    .map(serialOf)
    .find((serial) => serial !== undefined);
}
