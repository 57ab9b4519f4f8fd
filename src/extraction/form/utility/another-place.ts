// A supply whose address no rule found is taken to be where the bill was sent: a sentence about another place makes that doubtful.
import type { DocumentLayout } from '../../../model/layout.ts';
import { findAddressBlock } from '../../document/parties.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { passagesOf } from '../../fields/sentences.ts';
import { POSTCODE_INSIDE } from '../../values/identifiers.ts';
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
  if (!block || supplyAddress?.length) return [];
  const own = block.postcode.replace(/ /g, '');
  const sentences = layout.pages.flatMap((page) => passagesOf(page).flatMap((text) => text.split(/(?<=[a-z\d)]\.) /u)));
  const isPrinted = sentences.some(
    (text) =>
      LEADS.test(text) &&
      !OFFICES.test(text) &&
      [...text.matchAll(POSTCODES)].some(([postcode]) => postcode.replace(/ /g, '') !== own),
  );
  return isPrinted ? [{ severity: 'warnings', reason: DOUBT }] : [];
}

const DOUBT = 'The address of the property was taken from where the paper was sent, and another one may be printed.';
