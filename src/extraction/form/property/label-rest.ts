// An address without what a longer label than is known says before it: `to which this bill refers: 5 High Street`.
import type { FieldCandidate } from '../../fields/find-fields.ts';

/** The rest of a label: it goes on in small letters, or is a sentence, up to a colon. */
const REST = /^(?:\p{Ll}|(?:It|This|The|That|Your) \p{Ll})[^:]{2,60}:\s+(?=\S)/u;

/** An address as it is, else without the rest of its label. */
export function withoutLabelRest(candidate: FieldCandidate): FieldCandidate {
  const { value } = candidate;
  const [first = '', ...others] = value.kind === 'address' ? value.lines : [];
  const bare = first.replace(REST, '');
  return value.kind !== 'address' || bare === first
    ? candidate
    : { ...candidate, value: { ...value, lines: [bare, ...others] } };
}
