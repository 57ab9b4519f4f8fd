// Dates in figures that lost a stroke, or have a letter among their figures: set right as the page prints its other dates.
import { calendarDate } from '../kernel/calendar-date.ts';
import { figureFor } from '../kernel/look-alikes.ts';
import { SHORT_MONTHS } from '../kernel/months.ts';
import type { Word } from '../model/page.ts';

/** How dates in figures are printed on a page. */
export interface DateShape {
  readonly stroke: string;
  /** How many figures years have. */
  readonly year: number;
}

const DATE = /^(\d{2})([/.-])(\d{2})\2(\d{2}|\d{4})$/;
/** So many dates of one shape make it that of the page. */
const ENOUGH = 2;

/** The shapes of dates that stand on a page more than once. */
export function dateShapes(words: readonly Word[]): readonly DateShape[] {
  const counts = new Map<string, number>();
  for (const { text } of words) {
    const [, , stroke = '', , year = ''] = DATE.exec(text) ?? [];
    if (stroke) counts.set(`${stroke}${String(year.length)}`, (counts.get(`${stroke}${String(year.length)}`) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= ENOUGH)
    .map(([shape]) => ({ stroke: shape.charAt(0), year: Number(shape.charAt(1)) }));
}

/** A date whose two strokes were both taken for a 1: no number has ones there and a date around them but by chance. */
const STROKES_AS_ONES = /^(\d{2})1(\d{2})1((?:19|20)\d{2})$/;

/** The one date that `text` must be, in a shape of the page, or undefined: there is none, or there are several. */
export function mendedDate(text: string, shapes: readonly DateShape[]): string | undefined {
  if (text.length < 6 || text.length > 10 || DATE.test(text)) return undefined;
  const found = new Set(shapes.flatMap((shape) => [...inShape(text, shape), ...withoutStrokes(text, shape)]));
  const [only, other] = found;
  return other === undefined ? only : undefined;
}

/** A stroke may have been lost, or read as an upright figure or letter; one at least must have been read. */
function inShape(text: string, { stroke, year }: DateShape): string[] {
  const [before, after] = text.split(stroke);
  if (before === undefined || after === undefined || text.split(stroke).length > 3) return [];
  const readings = text.split(stroke).length === 3 ? [text.split(stroke)] : [splitTwice(before, after, year)].flat();
  return readings.flatMap((parts) => {
    const figures = parts.map((part) => [...part].map((one) => figureFor(one)?.text ?? '').join(''));
    const [day = '', month = '', years = ''] = figures;
    const whole = day.length === 2 && month.length === 2 && years.length === year;
    const lost = figures.some((part, at) => part.length !== parts[at]?.length);
    if (!whole || lost || !/\d/.test(text)) return [];
    const full = year === 2 ? 2000 + Number(years) : Number(years);
    return calendarDate(full, Number(month), Number(day)) ? [[day, month, years].join(stroke)] : [];
  });
}

function withoutStrokes(text: string, { stroke, year }: DateShape): string[] {
  const [, day = '', month = '', years = ''] = STROKES_AS_ONES.exec(text) ?? [];
  const isDate = stroke === '/' && year === 4 && calendarDate(Number(years), Number(month), Number(day)) !== undefined;
  return isDate ? [[day, month, years].join(stroke)] : [];
}

const UPRIGHT = /[1lI|]/;

/** Day, month and year where one of the two strokes is not to be seen. */
function splitTwice(before: string, after: string, year: number): readonly string[][] {
  const splits: string[][] = [];
  if (after.length === year) {
    if (before.length === 4) splits.push([before.slice(0, 2), before.slice(2), after]);
    if (before.length === 5 && UPRIGHT.test(before.charAt(2)))
      splits.push([before.slice(0, 2), before.slice(3), after]);
  }
  if (before.length === 2) {
    // `11/2025` is a month of a year as well.
    if (after.length === 2 + year && !/^(?:19|20)\d{2}$/.test(after))
      splits.push([before, after.slice(0, 2), after.slice(2)]);
    if (after.length === 3 + year && UPRIGHT.test(after.charAt(2)))
      splits.push([before, after.slice(0, 2), after.slice(3)]);
  }
  return splits;
}

const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}[.,]?$/iu;

/** Whether a word names a month. */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** The day that a word before a month must be, where a letter stands for one of its figures: `1l`, `Sth`. */
export function mendedDay(text: string): string | undefined {
  const [, body = '', ordinal = ''] = /^(.{1,2}?)(st|nd|rd|th)?$/.exec(text) ?? [];
  const figures = [...body].map((one) => figureFor(one)?.text ?? '').join('');
  const day = Number(figures);
  if (figures.length !== body.length || figures === body || day < 1 || day > 31) return undefined;
  // A letter alone is a day only before the ordinal that is its own.
  if (!/\d/.test(body) && ordinal !== ordinalOf(day)) return undefined;
  return body.length === 2 || ordinal !== '' ? figures + ordinal : undefined;
}

function ordinalOf(day: number): string {
  const last = Math.floor(day / 10) === 1 ? 0 : day % 10;
  return ['th', 'st', 'nd', 'rd'][last] ?? 'th';
}

/** What the months are called without their first letters; no two are alike. */
const WITHOUT_INITIAL =
  /^(?:an(?:uary)?|eb(?:ruary)?|ar(?:ch)?|pr(?:il)?|ay|une?|uly?|ug(?:ust)?|ept?(?:ember)?|ct(?:ober)?|ov(?:ember)?|ec(?:ember)?)$/;

/** The month that a word between a day and a year (`19 an 27`) must be, where its first letter was not read. */
export function mendedMonth(text: string, day: Word | undefined, year: Word | undefined): string | undefined {
  const isBetween = DAY.test(day?.text ?? '') && YEAR.test(year?.text ?? '');
  if (!isBetween) return undefined;
  if (!WITHOUT_INITIAL.test(text)) return monthLike(text) ?? shortMonthLike(text, year);
  const initial = SHORT_MONTHS.find((name) => name.slice(1) === text.slice(0, 2))?.charAt(0);
  return initial && initial + text;
}

/** The months whose names have so many letters that no other word is one of them but for a letter. */
const LONG_MONTHS = ['January', 'February', 'September', 'October', 'November', 'December'];

/** The month that a long word is but for one letter: `Novemser`. */
function monthLike(text: string): string | undefined {
  const read = text.toLowerCase();
  const isLike = (name: string): boolean =>
    name.length === read.length &&
    [...name.toLowerCase()].filter((letter, at) => letter !== read.charAt(at)).length === 1;
  return LONG_MONTHS.find(isLike);
}

/** The one month that three letters before a whole year are but for one letter: `01 ocr 2025`. */
function shortMonthLike(text: string, year: Word | undefined): string | undefined {
  const read = text.toLowerCase();
  if (!/^\p{L}{3}$/u.test(text) || isMonth(text) || !/^20\d{2}$/.test(year?.text ?? '')) return undefined;
  const [only, other] = SHORT_MONTHS.filter(
    (name) => [...name.toLowerCase()].filter((letter, at) => letter !== read.charAt(at)).length === 1,
  );
  return other === undefined ? only : undefined;
}

/** A day of the week that was run into the day of the month before its month: `Wednesday24 December`. */
export function dayOfWeekApart(text: string, next: Word | undefined): string | undefined {
  const [, week, day] = RUN_INTO_DAY.exec(text) ?? [];
  return week !== undefined && day !== undefined && isMonth(next?.text ?? '') ? `${week} ${day}` : undefined;
}

const RUN_INTO_DAY = /^((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?)(\d{1,2}(?:st|nd|rd|th)?)$/iu;

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
const YEAR = /^(?:20)?\d{2}$/;

/** The one month that three letters behind a day must be, of which some were taken for figures: `13 0CT`. */
export function mendedShortMonth(text: string, day: Word | undefined): string | undefined {
  return DAY.test(day?.text ?? '') ? shortMonth(text) : undefined;
}

/** `06-0CT-2026`: the same within a date. */
export function mendedMonthWithin(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2}[-/.])([\p{L}\d]{3})([-/.](?:\d{2}){1,2}[.,;]?)$/u.exec(text) ?? [];
  const name = shortMonth(month);
  return name && day + name + year;
}

function shortMonth(text: string): string | undefined {
  if (text.length !== 3 || !/\d/.test(text) || !/\p{L}/u.test(text)) return undefined;
  const found = SHORT_MONTHS.filter((name) =>
    [...name.toUpperCase()].every((letter, at) => {
      const read = text.charAt(at);
      return read.toUpperCase() === letter || figureFor(letter)?.text === read;
    }),
  );
  const [only, other] = found;
  if (only === undefined || other !== undefined) return undefined;
  return /\p{Ll}/u.test(text) ? only : only.toUpperCase();
}
