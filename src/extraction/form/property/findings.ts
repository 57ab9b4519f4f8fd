// What a reader of papers about homes has to say besides values (docs/reading-forms.md explains each).
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormFinding } from '../form-reading.ts';

/** A sum of the document that does not hold; `name` says which, as in profiles. */
export function brokenSum(name: string): FormFinding {
  return { severity: 'errors', reason: `A sum that the document prints does not hold: ${name}.` };
}

/** Something to look at. */
export function warning(reason: string): FormFinding {
  return { severity: 'warnings', reason };
}

/** Says so where a number that papers are told apart by has one or two digits: that of a page or of a row has. */
export function bareNumber(candidates: readonly FieldCandidate[] | undefined, what: string): readonly FormFinding[] {
  const value = candidates?.[0]?.value;
  const isBare = value?.kind === 'text' && /^\d{1,2}$/.test(value.text);
  return isBare
    ? [warning(`What was read as ${what} has one or two digits: it may be the number of a page or a row.`)]
    : [];
}
