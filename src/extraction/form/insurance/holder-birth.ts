// When the first holder was born: what a label asks of them, and what it says of the driver where nobody else drives.
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { Driver } from './driver.ts';
import type { Named } from './holders.ts';
import { isSamePerson } from './names.ts';
import type { Sections } from './sections.ts';

interface Who {
  readonly holders: readonly Named[];
  readonly drivers: readonly Driver[];
}

/** The day that is the first holder's; undefined where those that are printed may be another driver's. */
export function holderBirth(
  { policyholderBirth: births = [] }: FieldCandidates,
  sections: Sections,
  { holders: [first], drivers }: Who,
): FieldCandidate | undefined {
  const own = births.find(
    ({ page, printed: { text, box } }) =>
      /\byou (?:are|were)\b/i.test(text) || sections.at(page, box)?.kind !== 'drivers',
  );
  const drivesAlone = first !== undefined && drivers.every(({ name }) => isSamePerson(name, first.name));
  const days = new Set(births.map(({ value }) => JSON.stringify(value)));
  return own ?? (drivesAlone && days.size === 1 ? births[0] : undefined);
}
