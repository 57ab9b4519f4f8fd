// A property that no label names is taken to be where the paper was sent; what the paper prints of another one makes that doubtful.
import type { DocumentLayout } from '../../../model/layout.ts';
import { findAddressBlock } from '../../document/parties.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { namesAnother, OFFICES } from '../another-address.ts';
import { candidateOf } from '../found-value.ts';
import type { FormFinding } from '../form-reading.ts';
import { POSTCODE_INSIDE } from '../../values/identifiers.ts';
import { warning } from './findings.ts';
import { LENDER } from './letterhead.ts';
import { paragraphsOf } from './passages.ts';

/** The address on the envelope, and what makes it doubtful that it is the property's. */
export interface EnvelopeAddress {
  readonly address?: FieldCandidate;
  readonly findings: readonly FormFinding[];
}

/** The address that a paper was sent to. */
export function envelopeAddress(layout: DocumentLayout): EnvelopeAddress {
  const block = findAddressBlock(layout, { skip: () => false });
  if (!block) return { findings: [] };
  const lines = block.lines.map(({ text }) => text.replace(/,$/, ''));
  const value = { kind: 'address', lines, postcode: block.postcode } as const;
  const isDoubtful =
    namesAnother(layout, block.postcode, PROPERTY) || tellsAnother(layout, block.postcode) || isLet(layout);
  return {
    address: candidateOf(value, block.postcodePrinted, 0.8),
    findings: isDoubtful ? [warning(DOUBT)] : [],
  };
}

const DOUBT = 'The address of the property was taken from where the paper was sent, and another one may be printed.';

/** Words that lead to the address of a property, and a lender's. */
const PROPERTY = {
  leads:
    /\b(?:property|security|secured|dwelling|premises|hereditament|mortgaged|tenancy|rented|home|account for|(?:mortgage|loan|lent|borrowed|charge) (?:is )?(?:on|over|for|against))\b|^re\b/i,
  others: LENDER,
} as const;

/** What a sentence says the loan is secured on. */
const SECURED =
  /\b(?:secured|charged|mortgaged?|security)\b[^.;£%]{0,30}? (?:on|over|against|at|is) ([^.;£%]{5,140})/giu;

/** Whether a sentence leads to a property with another postcode, on whichever of its lines that stands. */
function tellsAnother(layout: DocumentLayout, known: string): boolean {
  const texts = paragraphsOf(layout).flatMap(({ text }) => [...text.matchAll(SECURED)].map(([, at = '']) => at));
  return texts.some((text) => {
    const found = POSTCODE_INSIDE.exec(text);
    return (
      found !== null && foldedPostcode(found[0]) !== foldedPostcode(known) && !OFFICES.test(text.slice(0, found.index))
    );
  });
}

const foldedPostcode = (text: string): string => text.replace(/ /g, '');

const LET = /\bbuy.to.let\b|\blet property\b/i;
/** How far down the first page its title stands. */
const HEAD_PART = 0.4;

/** Whether the head of the paper says that the home is let: its owner lives elsewhere. */
function isLet({ pages: [page] }: DocumentLayout): boolean {
  return (page?.lines ?? []).some(({ text, y0 }) => y0 < HEAD_PART * (page?.heightPt ?? 0) && LET.test(text));
}
