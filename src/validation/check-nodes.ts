// The step: nodes in, unmet expectations out. Violations are errors, warnings recommend, infos mention.
import { SHAPES } from '../model/generated/constraints.ts';
import type { ExpectationIssue, Expectations, GraphNode } from '../model/reading.ts';
import { TYPE_TERMS } from '../model/generated/terms.ts';
import type { NamedShape, Severity } from '../model/shape.ts';
import { DataGraph } from './data-graph.ts';
import { evaluate } from './evaluate.ts';
import { prepareShapes } from './prepare.ts';
import type { PreparedShape } from './prepare.ts';
import { reasonOf } from './reasons.ts';
import { focusNode } from './value-node.ts';

const LISTS: Readonly<Record<Severity, keyof Expectations>> = {
  Violation: 'errors',
  Warning: 'warnings',
  Info: 'info',
};

/** The shapes that target a type, its superclasses included (SHACL §2.1.3.2). */
function shapesOf(type: string, supers: readonly string[]): readonly PreparedShape[] {
  const targets = ({ targetClass = '' }: NamedShape): boolean => targetClass === type || supers.includes(targetClass);
  return Object.entries(SHAPES).flatMap(([name, shape]) => (targets(shape) ? (PREPARED.get(name) ?? []) : []));
}

const PREPARED = prepareShapes(SHAPES);
const SHAPES_OF = new Map(Object.entries(TYPE_TERMS).map(([type, { supers }]) => [type, shapesOf(type, supers)]));

/** One issue for each validation result, in the order of the nodes; all nodes of one document or graph are checked together. */
export function checkNodes(nodes: readonly GraphNode[]): Expectations {
  const graph = new DataGraph(nodes);
  const found: Record<keyof Expectations, ExpectationIssue[]> = { errors: [], warnings: [], info: [] };
  for (const node of nodes) {
    const about = { nodeType: node.type, nodeId: node.id };
    if (TYPE_TERMS[node.type]?.kind !== 'node') {
      found.errors.push({ ...about, reason: `${node.type} is no type of node` });
      continue;
    }
    for (const shape of SHAPES_OF.get(node.type) ?? []) {
      for (const result of evaluate(focusNode(node), shape, graph)) {
        found[LISTS[result.severity]].push({ ...about, reason: reasonOf(node.type, result) });
      }
    }
  }
  return found;
}
