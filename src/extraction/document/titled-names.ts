// Names with a title that stand alone at the top of the first page: who holds it, where no address block and no label tells.
import type { DocumentLayout, Phrase } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import { isAmountInFull } from '../values/amount.ts';
import { splitNames } from './party-names.ts';
import { isTitledName } from './titles.ts';

/** How far down a first page its holder may be named outside an address block. */
const TOP_PART = 0.5;

/**
 * Names with a title that stand alone at the top of the first page, where no address block and no label gives them: the first, and those
 * right beneath it. An address abroad ends in no postcode.
 */
export function findTitledNames(layout: DocumentLayout): Printed[] {
  const [first, ...others] = titledNames(layout);
  if (!first) return greetedNames(layout).slice(0, 1);
  return others.reduce((block, one) => (isBeneath(one, block.at(-1) ?? first) ? [...block, one] : block), [first]);
}

/** Whether a name is the next line of what another begins. */
const isBeneath = ({ box, page }: Printed, over: Printed): boolean =>
  page === over.page &&
  Math.abs(box.x0 - over.box.x0) <= 1 &&
  box.y0 >= over.box.y1 - 1 &&
  box.y0 - over.box.y1 < box.y1 - box.y0;

/** The whole name with a title that the first page greets: `Hello Ms Ada Lark,`. */
function greetedNames({ pages: [page] }: DocumentLayout): Printed[] {
  return (page?.lines ?? [])
    .filter((line) => line.y0 < TOP_PART * (page?.heightPt ?? 0))
    .flatMap((line) => line.phrases.map((phrase) => printedPhrase(phrase, line.page)))
    .flatMap((printed) => {
      const text = GREETED.exec(printed.text)?.[1];
      return text !== undefined && splitNames(text).every(isWhole) ? [{ ...printed, text }] : [];
    });
}

const GREETED = /^(?:dear|hello|hi|welcome(?: back)?),? (\p{L}[^,.:!]+)[,.:!]?$/iu;
const isWhole = (name: string): boolean => isTitledName(name) && name.split(' ').length > 2;

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
