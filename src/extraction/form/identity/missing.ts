// What every document of a kind states: where it was not found, the answer says so.
import type { FormFinding } from '../form-reading.ts';

/** A warning for each field of `labels` (by the field's name, what people call it) that is not there. */
export function missingFindings(
  fields: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): readonly FormFinding[] {
  return Object.entries(labels)
    .filter(([name]) => fields[name] === undefined)
    .map(([, label]) => ({
      severity: 'warnings',
      reason: `A value that every such document has was not found: ${label}.`,
    }));
}
