// A supply whose address no rule found is taken to be where the bill was sent: a sentence about another place makes that doubtful, and so do
// words over another address that speak of what is supplied.
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { findAddressBlock } from '../../document/parties.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { passagesOf } from '../../fields/sentences.ts';
import { POSTCODE_INSIDE, postcodeAtEnd } from '../../values/identifiers.ts';
import type { FormFinding } from '../form-reading.ts';

const POSTCODES = new RegExp(POSTCODE_INSIDE, 'gu');
/** What such a sentence says of the place. */
const LEADS =
  /\b(?:moved|moving|(?:we|you) (?:supply|supplied|serve)|suppl(?:y|ied|ies) (?:is |are )?(?:to|at)|propert(?:y|ies)|premises|that address|(?:old|previous|former) (?:home|address)|(?:home|house|flat|place) (?:that )?you(?:[’']ve| have)? (?:just )?left)\b/iu;
/** Whose own address another one is. */
const OFFICES =
  /\b(?:registered|head office|our office|write to|post to|po box|ombudsman|authority|team|complaints?|freepost|ltd|limited|plc)\b/iu;

/** The doubt that a bill is for another place than it was sent to. */
export function anotherPlace(layout: DocumentLayout, { supplyAddress }: FieldCandidates): FormFinding[] {
  const block = findAddressBlock(layout, { skip: () => false });
  const read = supplyAddress?.[0]?.value;
  const own = block?.postcode.replace(/ /g, '');
  // What was read beside a label may be where the bill was sent, while another address stands beneath that.
  if (own === undefined || (read?.kind === 'address' && read.postcode.replace(/ /g, '') !== own)) return [];
  const sentences = layout.pages.flatMap((page) => passagesOf(page).flatMap((text) => text.split(/(?<=[a-z\d)]\.) /u)));
  const isPrinted =
    !read &&
    sentences.some(
      (text) =>
        LEADS.test(text) &&
        !OFFICES.test(text) &&
        [...text.matchAll(POSTCODES)].some(([postcode]) => postcode.replace(/ /g, '') !== own),
    );
  const isHeaded = layout.pages.some((page) => headsAnother(page, own));
  return isPrinted || isHeaded ? [{ severity: 'warnings', reason: DOUBT }] : [];
}

/** What heads the address of a supply, however its words are put. */
const HEADS =
  /\b(?:suppl(?:y|ied)|services?|propert(?:y|ies)|premises|install(?:ed|ation)|connected|line|broadband|home)\b/iu;
const MOST_WORDS = 6;
const MOST_LINES = 6;
const SAME_EDGE_PT = 3;
/** Its lines, and what heads it, stand at most so many heights apart. */
const GAP = 1;

/** Whether words of a supply head an address with another postcode. */
function headsAnother({ lines }: PageLayout, own: string): boolean {
  const phrases = lines.flatMap((line) => line.phrases);
  return phrases.some((phrase) => {
    const postcode = postcodeAtEnd(phrase.text)?.postcode.replace(/ /g, '');
    if (postcode === undefined || postcode === own) return false;
    const block = columnOver(phrase, phrases);
    return !block.some(({ text }) => OFFICES.test(text)) && block.some(isHead);
  });
}

/** What heads the address of the supplier. */
const OF_SUPPLIER = /\b(?:customer|contact|help|return|network|operator|enquiries|pay)\b/iu;

const isHead = ({ text, words }: Phrase): boolean =>
  words.length <= MOST_WORDS && !/\d/.test(text) && HEADS.test(text) && !OF_SUPPLIER.test(text);

/** The phrases right over one at its edge, nearest first. */
function columnOver(phrase: Phrase, phrases: readonly Phrase[]): readonly Phrase[] {
  const block = [phrase];
  for (const one of phrases.slice(0, phrases.indexOf(phrase)).reverse()) {
    const below = block.at(-1) ?? phrase;
    if (Math.abs(one.x0 - phrase.x0) > SAME_EDGE_PT) continue;
    if (block.length > MOST_LINES || below.y0 - one.y1 > GAP * (phrase.y1 - phrase.y0)) break;
    block.push(one);
  }
  return block;
}

const DOUBT = 'The address of the property was taken from where the paper was sent, and another one may be printed.';
