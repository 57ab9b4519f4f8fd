// Readings with two places, which look like money: what is printed about them says that they are none.
import type { Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { datesIn } from '../../values/date.ts';
import { withoutDates } from '../../values/without-dates.ts';
import type { BillRow } from './bill-rows.ts';
import { quantitiesIn } from './row-figures.ts';

/** What calls a figure a reading. */
export const CALLED_READING = /\bread(?:ing)?\b/iu;
/** A header is at most so long. */
export const HEADER_WORDS = 7;
/** And stands at most so many lines over figures with their unit. */
export const UNIT_HEADER_LINES = 3;
/** A unit behind a label, in brackets or after a comma. */
export const UNIT_NOTED = /(?:[(,]|\bin)\s*(?:kwh|m³|m3|units?|cubic \p{L}+|100s of cubic feet)(?![\p{L}\d])\)?/giu;

const TWO_PLACES = /^\d{1,6}\.\d\d$/;
const METERED = /^(?:kWh|m³|unit)$/;

/**
 * Whether two places fill a cell that its header or its label calls a reading, where that gives the unit (`Reading (m³)` over
 * `3318.44`), or where the units that are printed lie between it and another such cell.
 */
export function isInHundredths(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): boolean {
  if (!TWO_PLACES.test(phrase.text)) return false;
  if (isListedReading(row, phrase, rows)) return isUnitsApart(phrase, rows);
  const labels = labelsOf(row, phrase, rows).filter(({ text }) => CALLED_READING.test(text));
  if (labels.length === 0) return false;
  return labels.some(({ text }) => text.search(UNIT_NOTED) >= 0) || isUnitsApart(phrase, rows);
}

/** Whether a day and a figure, and nothing else, stand in a list that a line over its days calls one of readings: `Meter readings` over `1 Sep 2025 (S)   8120.44`. */
export function isListedReading(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): boolean {
  const [day, figure, other] = row.phrases;
  if (!day || other || figure !== phrase || !isDay(day)) return false;
  const over = rows
    .slice(0, rows.indexOf(row))
    .filter(({ line, phrases: [first] }) => line.page === row.line.page && first && overlapsAcross(first, day))
    .findLast(({ phrases: [first] }) => first && !isDay(first));
  const [head, value] = over?.phrases ?? [];
  return head !== undefined && value === undefined && head.words.length <= HEADER_WORDS && READINGS.test(head.text);
}

const READINGS = /\b(?:meter )?read(?:ing)?s\b/iu;
/** A day, and how the meter was read then. */
const isDay = ({ text }: Phrase): boolean =>
  datesIn(text).length === 1 && /^\s*(?:\(?(?:\p{Lu}|\p{L}+)\)?)?\s*$/u.test(withoutDates(text));

/** What is over a cell, and what is left of it. */
function labelsOf(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): Phrase[] {
  const from = rows.indexOf(row);
  const over = rows
    .slice(Math.max(0, from - UNIT_HEADER_LINES), from)
    .filter(({ line }) => line.page === row.line.page)
    .flatMap(({ phrases }) => phrases.filter((one) => overlapsAcross(one, phrase, 3)));
  const left = row.phrases.slice(0, row.phrases.indexOf(phrase)).findLast(({ text }) => /\p{L}{3}/u.test(text));
  return [...over, ...(left ? [left] : [])].filter(({ words }) => words.length <= HEADER_WORDS);
}

/** Whether a quantity that a meter counts lies between this cell and another one. */
function isUnitsApart({ text }: Phrase, rows: readonly BillRow[]): boolean {
  const others = rows.flatMap(({ phrases }) => phrases.filter((one) => TWO_PLACES.test(one.text)));
  const used = [
    ...rows.flatMap((row) => quantitiesIn(withoutDates(row.text))).filter(({ unit }) => METERED.test(unit)),
    ...rows.flatMap((row) => labelledUse(row) ?? []),
  ];
  return others.some((other) => {
    const apart = Math.abs(Number(other.text) - Number(text));
    return used.some(({ count }) => count > 0 && Math.abs(count - apart) < 0.005);
  });
}

/** What was used, of a row whose label names the unit and whose figure is bare: `kWh used   624.50`. */
export function labelledUse({ phrases: [label, figure, other] }: BillRow): { readonly count: number } | undefined {
  const isUse = label && figure && !other && USED.test(label.text) && /^\d{1,6}(?:\.\d{1,3})?$/.test(figure.text);
  return isUse ? { count: Number(figure.text) } : undefined;
}

const USED = /^(?:metric |imperial )?(?:units?|kWh|m³|m3|cubic \p{L}+)(?: of gas| of electricity)?(?: you)? used\b/iu;
