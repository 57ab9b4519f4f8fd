// Tables of services that name the kind of each in a cell beside its product: `Broadband   M500 Fibre   44.50`.
import { tidySpaces } from '../../../kernel/text.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { plainUtility, type Utility } from './named-utility.ts';
import { withoutDates } from '../../values/without-dates.ts';

/** A product has a name of letters that begins with a capital or a figure, and is no sentence and no calculation. */
const PRODUCT = /^(?=[\p{Lu}\d])(?=.*\p{L}{2})(?![@×x]\s?£?\d)[^.:;£]{2,60}$/u;

/** The kind of what a row is for, where one of its cells says nothing else. */
export function kindBeside({ phrases }: BillRow, known: readonly Utility[]): Utility | undefined {
  return phrases.length > 2 ? kindOf(phrases.slice(0, 2), known)?.utility : undefined;
}

/** The product in the cell before or behind that of its kind; undefined where no cell is of the kind alone. */
export function productBeside({ phrases }: BillRow, known: readonly Utility[]): string | undefined {
  const kind = phrases.length > 2 ? kindOf(phrases.slice(0, 2), known) : undefined;
  const other = phrases[kind?.at === 0 ? 1 : 0];
  const name = kind && other ? tidySpaces(withoutDates(other.text)) : '';
  return PRODUCT.test(name) && !isAmountInFull(name) ? name : undefined;
}

function kindOf(
  cells: BillRow['phrases'],
  known: readonly Utility[],
): { readonly at: number; readonly utility: Utility } | undefined {
  const kinds = cells.flatMap(({ text }, at) => {
    const utility = plainUtility(text.replace(/:$/u, ''), known);
    return utility === undefined ? [] : [{ at, utility }];
  });
  // Where both cells are, the first is the kind: `Broadband   Fibre`.
  return kinds[0];
}
