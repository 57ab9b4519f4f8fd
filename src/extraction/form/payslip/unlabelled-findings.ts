// What stands under words that nobody knows, and is known by its form: the letter of contributions, the tax period. Of the employee's
// number it is said that it may be another.
import { printedWords } from '../../../model/printed.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Row } from './cells.ts';
import { foundText } from '../found-value.ts';
import { periodOfMonth, taxPeriodsOf, type PayPeriodName } from './pay-dates.ts';
import type { UnlabelledValue } from './unlabelled-values.ts';

const CONFIDENCE = 0.8;

/** The one letter that stands alone, where it is the letter of nearly everybody: others tell as often how or when somebody is paid. */
export function letterAlone(values: readonly UnlabelledValue[]): FieldCandidate[] {
  const letters = values.filter(({ text }) => /^[A-Z]$/u.test(text));
  const [one] = letters;
  if (one?.text !== 'A' || letters.some(({ text }) => text !== one.text)) return [];
  return foundText(one.text, printedWords(one.words, one.page), CONFIDENCE);
}

/** The one number that is that of the tax month or week in which the payslip is paid, alone or with what it is of: `8 (Monthly)`, `7 - October 2025`. */
export function periodAlone(
  values: readonly UnlabelledValue[],
  rows: readonly Row[],
  payDate: CalendarDate | undefined,
): PayPeriodName | undefined {
  if (payDate === undefined) return undefined;
  const { month, week } = taxPeriodsOf(payDate);
  const alone = values
    .filter(({ text }) => /^0?\d{1,2}$/u.test(text))
    .map(({ text, words, page }) => ({ number: Number(text), printed: printedWords(words, page) }));
  const named = rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ text, words, page }) => {
      const printed = printedWords(words, page);
      const number = periodOfMonth(text, printed, undefined)?.number ?? Number(WITH_UNIT.exec(text)?.[1]);
      return Number.isInteger(number) ? [{ number, printed }] : [];
    });
  const own = [...alone, ...named].filter(({ number }) => number === month || number === week);
  const [one, another] = own;
  return one && !another ? { text: String(one.number), ...one } : undefined;
}

const WITH_UNIT = /^(\d{1,2}) ?\((?:month|week|mth|wk)(?:ly)?\)$/iu;

/** The one number of so many signs that no label names, for that of the employee, and a warning; of several, the warning alone. */
export function numberAlone(
  values: readonly UnlabelledValue[],
  period: PayPeriodName | undefined,
): {
  readonly candidates: FieldCandidate[];
  readonly findings: readonly FormFinding[];
} {
  const numbers = values.filter(({ text }) => /\d/u.test(text) && Number(text) !== period?.number);
  const texts = [...new Set(numbers.map(({ text }) => text))];
  const [own, another] = texts.filter((text) => text.length >= FEWEST_SIGNS);
  const one = another === undefined ? numbers.find(({ text }) => text === own) : undefined;
  const named = texts.slice(0, MOST_NAMED).join(', ');
  return {
    candidates: one ? foundText(one.text, printedWords(one.words, one.page), 0.6) : [],
    findings: texts.length > 0 ? [{ severity: 'warnings', reason: `${NO_LABEL}: ${named}.` }] : [],
  };
}

const NO_LABEL = "No label that is known tells the employee's number";
const FEWEST_SIGNS = 3;
const MOST_NAMED = 3;

/** A letter of National Insurance. */
const MAY_BE_LETTER = /^[ABCDEFHIJKLMNSVXZ]$/u;
/** The number of a week or month alone, or with its year. */
const MAY_BE_PERIOD = /^0?(?:[1-9]|[1-4]\d|5[0-6])(?:[/.-]20\d{2})?$/u;

/** What payslips say and was not found, where a number or a letter is printed that may be it: for which week or month, the letter of insurance. */
export function unsaidFindings(
  values: readonly UnlabelledValue[],
  {
    period,
    letters,
  }: {
    readonly period: PayPeriodName | undefined;
    readonly letters: readonly FieldCandidate[];
  },
): FormFinding[] {
  const isPrinted = (form: RegExp): boolean => values.some(({ text }) => form.test(text));
  return [
    ...(period === undefined && isPrinted(MAY_BE_PERIOD) ? ['The tax period was not found.'] : []),
    ...(letters.length === 0 && isPrinted(MAY_BE_LETTER) ? ['The letter of National Insurance was not found.'] : []),
  ].map((reason) => ({ severity: 'warnings', reason }));
}
