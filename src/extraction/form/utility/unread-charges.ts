// Doubts about standing charges: a supply whose rows print one, of which none was read.
import type { FormFinding } from '../form-reading.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
import { ELSEWHERE, type TariffRates } from './tariff-rates.ts';

const STANDING = /\b(?:standing|fixed) charges?\b/iu;
/** An amount or a price, beside or behind those words. */
const PRICED = /(?:£ ?)?\d+\.\d{2,}/u;
const MOST_WORDS = 14;

/** Warnings, one for each such supply. */
export function unreadCharges(
  rows: readonly BillRow[],
  supplies: readonly { readonly utility: Utility; readonly rates: TariffRates }[],
): FormFinding[] {
  return supplies
    .filter(({ rates }) => rates.standingCharge === undefined)
    .filter(({ utility }) => rows.some((row) => row.utility === utility && printsCharge(row)))
    .map(({ utility }) => ({
      severity: 'warnings',
      reason: `A standing charge is printed, and was not read: ${utility.toLowerCase()}.`,
    }));
}

function printsCharge({ text }: BillRow): boolean {
  const from = STANDING.exec(text)?.index;
  const isRow = text.split(/\s+/u).length <= MOST_WORDS && !ELSEWHERE.test(text) && !/\btotal\b/iu.test(text);
  return from !== undefined && isRow && PRICED.test(text.slice(from));
}
