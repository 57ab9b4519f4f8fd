// A property that no label names is taken to be where the paper was sent; what the paper prints of another one makes that doubtful.
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { findAddressBlock } from '../../document/parties.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import { candidateOf } from '../found-value.ts';
import type { FormFinding } from '../form-reading.ts';
import { warning } from './findings.ts';
import { LENDER } from './letterhead.ts';

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
  const isDoubtful = namesAnother(layout, block.postcode) || isLet(layout);
  return {
    address: candidateOf(value, block.postcodePrinted, 0.8),
    findings: isDoubtful ? [warning(DOUBT)] : [],
  };
}

const DOUBT = 'The address of the property was taken from where the paper was sent, and another one may be printed.';

/** Words that lead to the address of a property. */
const PROPERTY = /\b(?:property|security|secured|dwelling|premises|hereditament|mortgaged|tenancy|rented)\b/i;
/** Whose own address a line with such words is. */
const OFFICES =
  /\b(?:registered|office|head office|write to|po box|p\.o\. box|branch|telephone|tel|ombudsman|tribunal|authority|authorised|services?|department|team|complaints?)\b/i;
/** How far over an address its heading stands, in lines. */
const LINES = 4;

/** Whether a line that ends in another postcode follows words for a property: beside it, in it, or over it. */
function namesAnother({ pages }: DocumentLayout, known: string): boolean {
  return pages.some((page) =>
    page.lines.some((line, at) =>
      line.phrases.some((phrase, i) => {
        const end = postcodeAtEnd(phrase.text.replace(/[.;]$/, ''));
        if (!end || end.postcode === known || OFFICES.test(phrase.text)) return false;
        const words = [phrase.text, line.phrases[i - 1]?.text ?? '', ...wordsOver(page, at, phrase)];
        const isOfOthers = words.some((text) => OFFICES.test(text) || LENDER.test(text));
        return !isOfOthers && words.some((text) => PROPERTY.test(text));
      }),
    ),
  );
}

const wordsOver = (page: PageLayout, at: number, { x0, sizePt }: Phrase): readonly string[] =>
  page.lines
    .slice(Math.max(0, at - LINES), at)
    .flatMap(({ phrases }) => phrases.filter((one) => Math.abs(one.x0 - x0) <= 2 * sizePt).map(({ text }) => text));

const LET = /\bbuy.to.let\b|\blet property\b/i;
/** How far down the first page its title stands. */
const HEAD_PART = 0.4;

/** Whether the head of the paper says that the home is let: its owner lives elsewhere. */
function isLet({ pages: [page] }: DocumentLayout): boolean {
  return (page?.lines ?? []).some(({ text, y0 }) => y0 < HEAD_PART * (page?.heightPt ?? 0) && LET.test(text));
}
