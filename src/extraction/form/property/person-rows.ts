// Names as rows of persons: the name as printed, and its parts.
import type { Printed } from '../../../model/printed.ts';
import { areNames, personParts, splitNames } from '../../document/parties.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormRow } from '../list-rows.ts';
import { LENDER } from './letterhead.ts';
import { cell } from './passages.ts';

/** One name as a row. */
export function personRow(name: string, printed: Printed): FormRow {
  const parts = Object.entries({ name, ...personParts(name) }).filter(
    (part): part is [string, string] => part[1] !== undefined,
  );
  return Object.fromEntries(parts.map(([key, text]) => [key, cell({ kind: 'text', text }, printed)]));
}

/** Names printed together (`Mr A Smith & Mrs B Smith`), a row each. */
export function personRows(names: string, printed: Printed): FormRow[] {
  return splitNames(names).map((name) => personRow(name, printed));
}

/** The names of the first candidate that is nothing else, each a row; what comes after the end of a sentence does not count. */
export function namedPersons(candidates: readonly FieldCandidate[] = []): FormRow[] {
  for (const { value, printed } of candidates) {
    const [names = ''] = value.kind === 'text' ? value.text.split(/(?<=\p{Ll}{2})\.(?: |$)/u) : [];
    if (areNames(names) && !LENDER.test(names)) return personRows(names, printed);
  }
  return [];
}
