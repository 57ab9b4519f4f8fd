// Which nodes a template makes: one, or one for each row of a list, where everything its `when` names is present.
import type { FactRow, Facts } from '../model/facts.ts';
import type { NodeTemplate } from '../profiles/profile.ts';
import { isNothing } from './fill-template.ts';

/** One node to be made: its template, the row it is made of (`row` -1 and no facts without `each`), and its id. */
export interface NodePlan {
  readonly template: NodeTemplate;
  readonly row: number;
  readonly facts: FactRow;
  readonly id: string;
}

const NO_FACTS: FactRow = {};

/** A template makes a node for every row in which, or in the document's fields, all of its `when` are present. */
export function planNodes(template: NodeTemplate, facts: Facts, newId: (type: string) => string): readonly NodePlan[] {
  const rows = template.each === undefined ? [NO_FACTS] : (facts.lists[template.each] ?? []);
  return rows.flatMap((row, index) => {
    const isThere = (name: string): boolean => !isNothing((row[name] ?? facts.fields[name])?.value);
    if (!template.when.every(isThere)) return [];
    return [{ template, row: template.each === undefined ? -1 : index, facts: row, id: newId(template.type) }];
  });
}
