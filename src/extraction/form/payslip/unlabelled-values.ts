// Values of one word under words that nobody knows: letters, and numbers that are no amounts.
import { madeOnce } from '../../../kernel/made-once.ts';
import { foldText } from '../../../kernel/text.ts';
import { overlapsAcross, type Word } from '../../../model/page.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { readDay } from '../../values/days.ts';
import { postcodeAtEnd, readNationalInsuranceNumber, readSortCode, readTaxCode } from '../../values/identifiers.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { allLabels } from './known-labels.ts';

/** A letter or a number, where it stands. */
export interface UnlabelledValue {
  readonly text: string;
  readonly words: readonly Word[];
  readonly page: number;
  readonly row: number;
}

const VALUE = /^(?:[A-Z]|(?=\S*\d)[A-Z\d][A-Z\d/.-]{0,13})$/iu;
/** The label of a value in one cell with it: `Kennung: 00218`, `Kennung 00218`. */
const LABEL = /^\p{L}[\p{L} .&'’/-]*:?$/u;
/** A label stands at most so many rows over its value. */
const ROWS_ABOVE = 2;

/** A count, or how many times the usual rate: `Overtime 1.5x`. */
const OF_PAY = /^(?:\d+|x?\d(?:\.\d{1,2})?x?)$/iu;

const SAME_EDGE_PT = 2;
/** So short a word behind others, without a colon, belongs to them: `Care assistant 02`. */
const SHORT = 2;

const questionsOf = madeOnce((profile: Profile) =>
  Object.values(profile.fields).flatMap(({ questions }) => questions.map((source) => new RegExp(source, 'iu'))),
);

/** Those whose label is none that is known; numbers in a row with an amount are of what is paid. */
export function unlabelledValues(rows: readonly Row[], profile: Profile): readonly UnlabelledValue[] {
  const known = allLabels(profile);
  const questions = questionsOf(profile);
  const isKnown = ({ text }: Pick<Cell, 'text'>): boolean => {
    const folded = foldText(text);
    return known.has(folded) || questions.some((question) => question.test(folded));
  };
  return rows.flatMap((row, at) => {
    const isOfPay = row.cells.some(({ amount }) => amount?.hasFraction === true);
    return row.cells.flatMap((cell, i): UnlabelledValue[] => {
      const last = cell.words.at(-1);
      if (!last || !VALUE.test(last.text) || isOther(last.text) || isOther(cell.text)) return [];
      if (isOfPay && OF_PAY.test(last.text)) return [];
      const label = cell.words.slice(0, -1);
      const text = label.map((word) => word.text).join(' ');
      const found = { text: last.text, words: [last], page: row.page, row: at };
      if (label.length > 0) {
        const isAlone = text.endsWith(':') || last.text.length > SHORT;
        return LABEL.test(text) && isAlone && !isKnown({ text }) ? [found] : [];
      }
      const before = row.cells[i - 1];
      const isBeside = before !== undefined && isLabel(before) && isKnown(before);
      const above = rows
        .slice(Math.max(0, at - ROWS_ABOVE), at)
        .filter(({ page }) => page === row.page)
        .reverse()
        .flatMap(({ cells }) => cells)
        .find((one) => overlapsAcross(one, cell));
      // A letter beneath the edge of a label is its own, whatever stands before it.
      const isUnder = above !== undefined && !/\d/u.test(last.text) && Math.abs(above.x0 - cell.x0) < SAME_EDGE_PT;
      if (isBeside && !isUnder) return [];
      const isNamed = (before !== undefined && isLabel(before)) || (above !== undefined && isLabel(above));
      return isNamed && !(above && isKnown(above)) ? [found] : [];
    });
  });
}

/** Whether a text is a day, a code or a number of another kind. */
function isOther(text: string): boolean {
  return (
    readDay(text) !== undefined ||
    readNationalInsuranceNumber(text) !== undefined ||
    (readSortCode(text) !== undefined && /\D/u.test(text)) ||
    postcodeAtEnd(text) !== undefined ||
    (readTaxCode(text) !== undefined && !/^\d{1,6}$/u.test(text)) ||
    OTHER.test(text)
  );
}

/** Years, times, shares of hours, the reference of an office of the tax, and numbers of telephones. */
const OTHER =
  /^(?:20\d{2}(?:[-/]\d{2,4})?|\d{1,2}:\d{2}|\d+\.\d{1,3}|\d{1,2}\/\d{2}|\d{3}\/[A-Z]*\d+[A-Z]*|0\d{9,10})$/iu;
