// What a form says, before anything is decided.
import type { DocumentLayout } from '../../model/layout.ts';
import type { Profile } from '../../profiles/profile.ts';
import type { FieldCandidates } from '../fields/find-fields.ts';
import type { Block } from './blocks.ts';
import type { FormRow } from './list-rows.ts';

/** Something to say of a form besides its values: what contradicts itself, what was repaired, what is in doubt. */
export interface FormFinding {
  readonly severity: 'errors' | 'warnings' | 'info';
  /** Plain words for whoever reads the answer. Of the text of the document only what a label or a name of a row is. */
  readonly reason: string;
  /** Of a sum that does not hold: by how much, in minor units. Helps to find what was misread. */
  readonly offMinor?: number;
}

/** Every candidate of its fields, and the rows of its lists and groups. */
export interface FormReading {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly fields: FieldCandidates;
  /** Lists and groups, by name. */
  readonly lists: Readonly<Record<string, readonly FormRow[]>>;
  readonly findings: readonly FormFinding[];
  /** Names of fields that are right however hardly they were recognised: check digits say so, or two places that say the same. */
  readonly proven?: readonly string[];
}

/** A form with what the rules of its profile read. */
export interface RuledForm {
  readonly layout: DocumentLayout;
  readonly profile: Profile;
  readonly blocks: readonly Block[];
  readonly reading: FormReading;
}

/** Reads what rules cannot say. Its fields and lists stand in place of those of the same name; profiles name them as derived. */
export type ClassReader = (form: RuledForm) => Partial<Pick<FormReading, 'fields' | 'lists' | 'findings' | 'proven'>>;
