// The balance that a statement begins with, where no words that are known lead to it: the entries lead back to one amount, and the paper
// prints that beside its table.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import type { Anchor, Reconciliation } from '../../../model/statement.ts';
import { readAmount } from '../../values/amount.ts';

/** A summary stands on one of the first pages. */
const PAGES = 2;

/** The anchor with where it is printed: an amount that no row and no other figure has; undefined where none is. */
export function printedOpening({ pages }: DocumentLayout, reconciliation: Reconciliation): Anchor | undefined {
  const { opening, closing, rows, proof, checks } = reconciliation;
  const isSure = proof !== 'none' && checks.every(({ holds }) => holds);
  if (!opening || !isSure || opening.minor === 0) return undefined;
  const minor = Math.abs(opening.minor);
  const ofRows = rows.flatMap(({ row: { amount, balance } }) => [amount, balance].flatMap((one) => one ?? []));
  const isAnother = [...ofRows.map((one) => one.minor), ...(closing ? [Math.abs(closing.minor)] : [])].includes(minor);
  const printed = isAnother ? undefined : amountIn(pages.slice(0, PAGES), minor);
  return printed && { ...opening, printed };
}

function amountIn(pages: DocumentLayout['pages'], minor: number): Printed | undefined {
  for (const { lines, number } of pages) {
    for (const phrase of lines.flatMap(({ phrases }) => phrases)) {
      const amount = readAmount(phrase.text);
      if (amount?.hasFraction && amount.minor === minor) return printedPhrase(phrase, number);
    }
  }
  return undefined;
}
