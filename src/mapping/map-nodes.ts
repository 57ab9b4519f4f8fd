// Interprets node templates: facts in, typed nodes out, with the evidence of every property. What a template cannot fill is
// left out, never emitted empty.
import type { Evidence, PropertyEvidence } from '../model/evidence.ts';
import type { Facts } from '../model/facts.ts';
import type { GraphNode } from '../model/reading.ts';
import type { NodeTemplate } from '../profiles/profile.ts';
import { fillTemplate } from './fill-template.ts';
import { nodeIdFinder } from './find-node-ids.ts';
import { planNodes } from './plan-nodes.ts';

/** Nodes in the order of their templates and rows, and where the values of their properties stand. */
export interface MappedNodes {
  readonly nodes: readonly GraphNode[];
  readonly evidence: readonly PropertyEvidence[];
}

/**
 * Makes the nodes of one document. `newId` gives a fresh id for a node of the type named (without prefix); it is called once a
 * node, in order. A template's `$name` is looked up in its row, then in the document's fields.
 */
export function mapNodes(
  facts: Facts,
  templates: readonly NodeTemplate[],
  newId: (type: string) => string,
): MappedNodes {
  const plans = templates.flatMap((template) => planNodes(template, facts, newId));
  const nodeIds = nodeIdFinder(plans);
  const evidence: PropertyEvidence[] = [];
  const nodes = plans.map((plan): GraphNode => {
    const { template, id } = plan;
    const node: Record<string, unknown> = {};
    for (const [property, written] of Object.entries(template.set)) {
      const read: Evidence[] = [];
      const value = fillTemplate(written, {
        fact: (name) => plan.facts[name] ?? facts.fields[name],
        nodeIds: (key, by) => nodeIds(key, plan, by),
        read,
      });
      if (value === undefined) continue;
      node[property] = value;
      for (const each of read) evidence.push({ nodeId: id, property, ...each });
    }
    return { id, type: `ark:${template.type}`, ...node };
  });
  return { nodes, evidence };
}
