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
    .filter(({ utility }) => {
      const own = rows.filter((row) => row.utility === utility);
      return own.some((row, at) => printsCharge(row, own[at + 1]));
    })
    .map(({ utility }) => ({
      severity: 'warnings',
      reason: `A standing charge is printed, and was not read: ${utility.toLowerCase()}.`,
    }));
}

/** Whether a row prints a standing charge: in its own line, else in the cells at half the height of a label of two lines. */
function printsCharge({ text, line }: BillRow, next: BillRow | undefined): boolean {
  const from = STANDING.exec(text)?.index;
  const isRow = text.split(/\s+/u).length <= MOST_WORDS && !ELSEWHERE.test(text) && !/\btotal\b/iu.test(text);
  if (from === undefined || !isRow) return false;
  const isAtHalf = next?.line.page === line.page && next.line.y0 < line.y1 && !STANDING.test(next.text);
  return PRICED.test(text.slice(from)) || (isAtHalf && !/\d/u.test(text) && PRICED.test(next.text));
}
