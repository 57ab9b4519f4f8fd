// Names as rows of persons: the name as printed, and its parts.
import type { Printed } from '../../../model/printed.ts';
import { personParts, splitNames } from '../../document/parties.ts';
import type { FormRow } from '../list-rows.ts';
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
