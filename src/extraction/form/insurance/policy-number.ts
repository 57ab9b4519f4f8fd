// The number of the policy: by its own label, as `Number` under a heading of the policy, or that of the quotation it began as.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { RuledForm } from '../form-reading.ts';

/** The number of the policy; a proposal may have that of its quotation only. */
export function readPolicyNumber({ layout, profile, reading: { fields } }: RuledForm): Pick<FieldCandidates, string> {
  const bare = (fields['policyNumberBare'] ?? []).filter((one) => isUnderPolicy(layout, one));
  const own =
    fields['policyNumber'] ??
    (bare.length > 0 ? bare : undefined) ??
    (profile.classIdentifier === 'insurance-proposal' ? fields['quoteReference'] : undefined);
  return own ? { policyNo: own.map(upright) } : {};
}

const HEADING =
  /^(?:(?:about|your|the|this|insurance|motor|car|van|home) )*policy(?: (?:details|summary|information|schedule))?$/i;
/** A heading stands at most so many lines over the label, and begins left of it by at most so much, in points. */
const REACH_LINES = 4;
const EDGE_PT = 14;

/** Whether the first heading over a label's column says that it is about the policy. */
function isUnderPolicy({ pages }: DocumentLayout, { page, lineIndex, printed }: FieldCandidate): boolean {
  const lines = pages[page - 1]?.lines ?? [];
  const label = lines[lineIndex]?.phrases.findLast(({ x0 }) => x0 <= printed.box.x0 + 1);
  return lines
    .slice(Math.max(0, lineIndex - REACH_LINES), lineIndex)
    .flatMap(({ phrases }) => phrases)
    .some(
      ({ text, x0 }) =>
        label !== undefined && Math.abs(label.x0 - x0) <= EDGE_PT && HEADING.test(text.replace(/:$/, '')),
    );
}

/** Without what closes a sentence. */
function upright(candidate: FieldCandidate): FieldCandidate {
  const { value } = candidate;
  return value.kind === 'text'
    ? { ...candidate, value: { kind: 'text', text: value.text.replace(/[.,;:]$/, '') } }
    : candidate;
}
