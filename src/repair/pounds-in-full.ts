// Pounds that lost the point before their pence, or whose comma was taken for one: the page tells how it prints the others.
import { mendedAmount } from '../kernel/amount-variants.ts';
import type { Word } from '../model/page.ts';

const WITHOUT_POINT = /^[£€$]\d{4,7}$/u;
/** Few print an amount of so many figures without a comma, and none who group their thousands elsewhere. */
const LONG_WITHOUT_POINT = /^[£€$]\d{5,7}$/u;

/** Whether a page groups its thousands and prints pence, so that a currency before four figures and more has lost its point. */
export function printsPence(words: readonly Word[]): boolean {
  const isRound = (text: string): boolean => /^[£€$]\d{1,3}(?:,\d{3})*$/u.test(text) || /^[£€$]\d{4,}\./u.test(text);
  const without = words.filter(({ text }) => WITHOUT_POINT.test(text));
  if (without.length !== 1) return false;
  if (without.some(({ text }) => LONG_WITHOUT_POINT.test(text)))
    return (
      words.some(({ text }) => /\d,\d{3}\b/.test(text)) &&
      words.some(({ text }) => /\d\.\d{2}$/.test(text)) &&
      !words.some(({ text }) => /^[£€$]?\d{5,}\.\d{2}$/u.test(text))
    );
  return words.some(({ text }) => /\d,\d{3}\.\d{2}$/.test(text)) && !words.some(({ text }) => isRound(text));
}

/** The amount in pounds with the point that it lost, on a page of which printsPence holds; undefined where it is none such. */
export function withPoint(text: string): string | undefined {
  return WITHOUT_POINT.test(text) ? mendedAmount(`${text.slice(0, -2)}.${text.slice(-2)}`) : undefined;
}

/** Pounds whose comma was taken for a point, on a page that groups its thousands and prices nothing to the tenth of a penny: `£7.500`. */
const POINT_FOR_COMMA = /^£[1-9]\d{0,2}\.\d{3}[.,]?$/u;

/** Whether one amount of a page must be such. */
export const hasPointsForCommas = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => POINT_FOR_COMMA.test(text)).length === 1 &&
  words.filter(({ text }) => /^£\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/u.test(text)).length > 1 &&
  !words.some(({ text }) => /^(?:£?\d\.\d{3,4}|per|rate)$/iu.test(text) && !POINT_FOR_COMMA.test(text));

/** The amount with its comma, on a page of which hasPointsForCommas holds; undefined where it is none such. */
export const withComma = (text: string): string | undefined =>
  POINT_FOR_COMMA.test(text) ? text.replace('.', ',') : undefined;
