// The number of a council tax account. Bills print the council's bank account as well, for those who pay by transfer: that is no
// reference of the bill, and its sort code stands beside it.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';

const SORT_CODE = /\bsort ?code\b|\b\d{2}-\d{2}-\d{2}\b(?! ?\d)/i;
const BANK_NUMBER = /^\d{7,8}$/;
/** A sort code stands at most so many text heights above or below the number of its account. */
const NEAR_HEIGHTS = 2.5;

/** Candidates without those that are numbers of a bank account; where there is nothing else, none. */
export function billReferences(layout: DocumentLayout, found: readonly FieldCandidate[]): readonly FieldCandidate[] {
  return found.filter((one) => !isBankAccount(layout, one));
}

function isBankAccount({ pages }: DocumentLayout, { value, printed: { page, box } }: FieldCandidate): boolean {
  if (value.kind !== 'text' || !BANK_NUMBER.test(value.text.replace(/ /g, ''))) return false;
  const reach = NEAR_HEIGHTS * (box.y1 - box.y0);
  const isNear = (one: Phrase): boolean =>
    one.y0 < box.y1 + reach && one.y1 > box.y0 - reach && (overlapsAcross(one, box) || isInLine(one, box));
  return (pages[page - 1]?.lines ?? []).some(({ phrases }) =>
    phrases.some((one) => isNear(one) && SORT_CODE.test(one.text)),
  );
}

const isInLine = ({ y0, y1 }: Phrase, box: Pick<Phrase, 'y0' | 'y1'>): boolean => y0 < box.y1 - 1 && y1 > box.y0 + 1;
