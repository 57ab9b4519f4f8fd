// What a reader of papers about homes has to say besides values (docs/reading-forms.md explains each).
import type { FormFinding } from '../form-reading.ts';

/** A sum of the document that does not hold; `name` says which, as in profiles. */
export function brokenSum(name: string): FormFinding {
  return { severity: 'errors', reason: `A sum that the document prints does not hold: ${name}.` };
}

/** Something to look at. */
export function warning(reason: string): FormFinding {
  return { severity: 'warnings', reason };
}
