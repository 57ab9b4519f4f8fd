// What the parts of a value are called: the facts of a field `holder` of kind name are `holder` itself, `holderTitle`,
// `holderGiven` …; those of an amount `due` are `due` itself, `dueDirected` by its printed sign, and `dueOwed`, where what is
// printed plainly is owed. Templates use these names; extraction fills them.
import type { ValueKind } from './profile.ts';

/** Endings of the names of a value's parts, by its kind; other kinds have none. */
const VALUE_PARTS: Partial<Readonly<Record<ValueKind, readonly string[]>>> = {
  period: ['Start', 'End'],
  address: ['Lines', 'Postcode'],
  name: ['Title', 'Given', 'Middle', 'Family'],
  money: ['Directed', 'Owed'],
};

/** The names of a field's facts: its own, and those of its parts. */
export function factNames(name: string, { value }: { readonly value: ValueKind }): readonly string[] {
  return [name, ...(VALUE_PARTS[value] ?? []).map((part) => name + part)];
}
