// Which node `->key` means, seen from another node.
import type { NodePlan } from './plan-nodes.ts';

/** Ids of the nodes made from the template `key` that the node planned as `from` may refer to, the nearest first. */
export type FindNodeIds = (key: string, from: NodePlan, by?: string) => readonly string[];

/**
 * Between templates over the same list: the node of the same row. From a row that holds a number under the template's key
 * (a transaction's `account`: 1): the node of that row of the other list, counted from 0. Otherwise: all it made, in order.
 * With `by`, only the rows that the fact of this name numbers.
 */
export function nodeIdFinder(plans: readonly NodePlan[]): FindNodeIds {
  const made = new Map<
    string,
    { readonly each: string | undefined; readonly byRow: Map<number, string>; readonly ids: string[] }
  >();
  for (const { template, row, id } of plans) {
    const entry = made.get(template.key) ?? { each: template.each, byRow: new Map<number, string>(), ids: [] };
    entry.byRow.set(row, id);
    entry.ids.push(id);
    made.set(template.key, entry);
  }
  return (key, from, by) => {
    const entry = made.get(key);
    if (entry === undefined) return [];
    if (by !== undefined) {
      const rows: readonly unknown[] = [from.facts[by]?.value ?? []].flat();
      return rows.flatMap((row) => entry.byRow.get(Number(row)) ?? []);
    }
    const pointed = from.facts[key]?.value;
    const isSameList = entry.each !== undefined && entry.each === from.template.each;
    const row = isSameList ? from.row : typeof pointed === 'number' && entry.each !== undefined ? pointed : undefined;
    if (row === undefined) return entry.ids;
    const id = entry.byRow.get(row);
    return id === undefined ? [] : [id];
  };
}
