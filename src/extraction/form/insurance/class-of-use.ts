// What a vehicle is insured to be used for, in the paper's own words.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { withRest } from './wrapped.ts';

/** A sentence behind the use that says what is not covered. */
const EXCLUSION =
  /(?<=\p{Ll}{3})\.(?:$| (?:Use\b[^.]* (?:is|are) (?:excluded|not covered|not insured|not permitted)|There is no|No\b|Not\b|Exclud|(?:It|They|You|The (?:car|vehicle|van)) (?:is|are|may|must|can|does|do)(?:n[’']t|not| not)\b).*$)/u;

/** The use with the rest of its lines, without the sentence that says which is not covered and without its full stop. */
export function classOfUse(layout: DocumentLayout, fields: FieldCandidates): FieldCandidate | undefined {
  const use = withRest(layout, fields['classOfUse']?.[0]);
  if (use?.value.kind !== 'text') return use;
  return { ...use, value: { kind: 'text', text: use.value.text.replace(EXCLUSION, '') } };
}
