// Identity documents as the form reader reads them, from phrases placed on a page.
import { readProfileFiles } from '../../../../src/adapters/profile-files/read-profile-files.ts';
import { readForm } from '../../../../src/extraction/form/read-form.ts';
import type { FormFinding } from '../../../../src/extraction/form/form-reading.ts';
import type { DocumentLayout } from '../../../../src/model/layout.ts';
import { layOut, recognised, type PlacedText } from '../../statement/placed-pages.ts';

const { profiles } = readProfileFiles();

/** The text, date, flag or list of every field, what was said, and what is proven. */
export interface ReadIdentity {
  readonly values: Readonly<Record<string, unknown>>;
  readonly findings: readonly FormFinding[];
  /** Names of fields that check digits prove, or two places that agree. */
  readonly proven: readonly string[];
}

/** A document whose text is its own. */
export function readIdentity(classIdentifier: string, ...placed: readonly PlacedText[]): ReadIdentity {
  return readLayout(classIdentifier, layOut(placed));
}

/** The same as a picture that was recognised. */
export function readIdentityPicture(classIdentifier: string, ...placed: readonly PlacedText[]): ReadIdentity {
  return readLayout(classIdentifier, recognised(layOut(placed)));
}

function readLayout(classIdentifier: string, layout: DocumentLayout): ReadIdentity {
  const profile = profiles.find((one) => one.id === classIdentifier);
  if (!profile) throw new Error(`no profile ${classIdentifier}`);
  const { fields, findings, proven = [] } = readForm(layout, profile);
  const values = Object.entries(fields).map(([name, [best]]) => {
    const value = best?.value;
    switch (value?.kind) {
      case 'text':
        return [name, value.text];
      case 'texts':
        return [name, value.texts];
      case 'date':
        return [name, value.date];
      case 'boolean':
        return [name, value.boolean];
      case 'address':
        return [name, [...value.lines, value.postcode]];
      default:
        return [name, undefined];
    }
  });
  return { values: Object.fromEntries(values) as Readonly<Record<string, unknown>>, findings, proven };
}
