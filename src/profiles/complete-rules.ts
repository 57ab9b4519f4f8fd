// Defaults of fields, lists and groups, and what their authors left out.
import { withDates } from '../kernel/date-pattern.ts';
import type { AuthoredList, AuthoredProfile } from './authored-profile.ts';
import { FIELD_PLACES } from './profile.ts';
import type { FieldRule, GroupRule, ListColumnRule, ListRule } from './profile.ts';

/** Takes what is wrong, and where. */
export type Report = (path: string, message: string) => void;

/** The record with each value mapped. */
export const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T, name: string) => U,
): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));

/** A field with its defaults. */
export function completeField(written: Partial<FieldRule>, path: string, report: Report): FieldRule {
  const {
    value = 'text',
    labels = [],
    questions = [],
    places = FIELD_PLACES,
    pattern,
    sentences = [],
    choices,
    within,
  } = written;
  if (written.value === undefined) report(path, "must have a 'value', here or in the profile extended");
  if (value === 'pattern' && pattern === undefined) report(path, "must have a 'pattern'");
  if (labels.length + questions.length + sentences.length === 0)
    report(path, "must have 'labels', 'questions' or 'sentences'");
  if (value === 'choice' && choices === undefined) report(path, "must have 'choices'");
  return {
    value,
    labels,
    questions,
    places,
    sentences: sentences.map(withDates),
    ...(pattern === undefined ? {} : { pattern }),
    ...(choices === undefined ? {} : { choices }),
    ...(within === undefined ? {} : { within }),
  };
}

/** Lists with their defaults. */
export function completeLists(
  written: Readonly<Record<string, AuthoredList>>,
  report: Report,
): Readonly<Record<string, ListRule>> {
  return mapValues(written, ({ within = [], columns = {}, omit = [] }, name) => {
    const path = `lists.${name}`;
    if (within.length === 0) report(path, "must have 'within'");
    if (Object.keys(columns).length === 0) report(path, "must have 'columns'");
    return {
      within,
      omit,
      columns: mapValues(columns, ({ value, headers = [], required = false }, key): ListColumnRule => {
        if (value === undefined)
          report(`${path}.columns.${key}`, "must have a 'value', here or in the profile extended");
        return { value: value ?? 'text', headers, required };
      }),
    };
  });
}

/** Groups with their defaults; a base leaves their blocks to what extends it. */
export function completeGroups(
  { groups = {}, kind }: Pick<AuthoredProfile, 'groups' | 'kind'>,
  report: Report,
): Readonly<Record<string, GroupRule>> {
  return mapValues(groups, ({ blocks = {}, fields = {} }, name) => {
    const path = `groups.${name}`;
    if (kind !== 'base' && Object.keys(blocks).length === 0) report(path, "must have 'blocks'");
    return {
      blocks,
      fields: mapValues(fields, (field, key) => completeField(field, `${path}.fields.${key}`, report)),
    };
  });
}
