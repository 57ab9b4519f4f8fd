// What a client's environment means for documents: the sandbox reads one kind of each family, so that what is built against
// it sees every shape of answer; production and development read all.
import { Problem } from '../kernel/problem.ts';
import type { Caller } from '../model/caller.ts';
import type { Environment } from '../model/client-environment.ts';
import type { DocumentReading } from '../model/reading.ts';
import type { Profile } from '../profiles/profile.ts';

/** A kind of document, as clients name it. */
export interface DocumentClass {
  readonly classIdentifier: string;
  /** `Banking: Current account statement`. */
  readonly className: string;
}

/** The kinds that the sandbox reads. What is no kind at all is answered there, too: it holds nothing. */
export const SANDBOX_CLASSES: readonly string[] = [
  'banking-statement',
  'earnings-payslip',
  'identity-driving-licence',
  'insurance-motor-schedule',
  'property-council-tax-bill',
  'utility-energy-bill',
  'unknown',
];

/** The kinds that generic profiles describe, by identifier. */
export function documentClasses(profiles: readonly Profile[]): readonly DocumentClass[] {
  const classes = profiles.flatMap(({ kind, classIdentifier, className }) =>
    kind === 'generic' && classIdentifier !== undefined && className !== undefined
      ? [{ classIdentifier, className }]
      : [],
  );
  return classes.sort((a, b) => a.classIdentifier.localeCompare(b.classIdentifier));
}

/** Whether documents of this kind are read in the environment. */
export function isReadIn(environment: Environment, classIdentifier: string): boolean {
  return environment !== 'sandbox' || SANDBOX_CLASSES.includes(classIdentifier);
}

/** Gives nothing of a document away that the caller's environment does not read. Throws Problem document-not-in-sandbox. */
export function demandEnvironment({ environment }: Caller, { document, parts }: DocumentReading): void {
  const strange = [document, ...parts.map((part) => part.document)].find(
    ({ classIdentifier }) => !isReadIn(environment, classIdentifier),
  );
  if (strange === undefined) return;
  throw new Problem('document-not-in-sandbox', `The document is classified as ${strange.classIdentifier}.`);
}
