// How many years the holder had no claims: by its own label, or by `Years` under the heading of the discount.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';

const DISCOUNT = /^(?:your |the )?(?:no.claims?(?: (?:discount|bonus))?|ncd|ncb)(?: \(?(?:ncd|ncb)\)?)?:?$/i;
/** The heading stands at most so many lines over the row. */
const LINES = 4;

/** The years; undefined where nothing tells them. */
export function noClaimsYears(layout: DocumentLayout, fields: FieldCandidates): FieldCandidate | undefined {
  return (
    fields['noClaims']?.[0] ??
    fields['noClaimsBare']?.find(({ page, lineIndex }) =>
      layout.pages[page - 1]?.lines
        .slice(Math.max(0, lineIndex - LINES), lineIndex)
        .some(({ phrases }) => phrases.some(({ text }) => DISCOUNT.test(text))),
    )
  );
}
