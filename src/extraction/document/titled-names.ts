// Names with a title that stand alone at the top of the first page: who holds it, where no address block and no label tells.
import type { DocumentLayout, Phrase } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import { isAmountInFull } from '../values/amount.ts';
import { splitNames } from './party-names.ts';
import { isTitledName } from './titles.ts';

/** How far down a first page its holder may be named outside an address block. */
const TOP_PART = 0.5;

/** Names with a title that stand alone at the top of the first page, where no address block and no label gives them. */
export function findTitledNames(layout: DocumentLayout): Printed[] {
  return titledNames(layout).slice(0, 1);
}

/** All phrases at the top of the first page that are names with a title and nothing else. */
export function titledNames({ pages: [page] }: DocumentLayout): Printed[] {
  return (page?.lines ?? [])
    .filter((line) => line.y0 < TOP_PART * (page?.heightPt ?? 0) && !line.phrases.some(isAmount))
    .flatMap((line) => line.phrases.map((phrase) => ({ phrase, page: line.page })))
    .filter(({ phrase }) => splitNames(phrase.text).every(isTitledName))
    .map(({ phrase, page: number }) => printedPhrase(phrase, number));
}

/** A name beside an amount is of an entry. */
function isAmount({ text }: Phrase): boolean {
  return isAmountInFull(text);
}
