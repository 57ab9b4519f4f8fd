// Residencies, and the properties that stand where people live.
import type { GraphNode } from '../../model/reading.ts';
import { NodeIndex, textOf } from '../node-index.ts';
import type { Finding, Premises } from '../premise-graph.ts';

/** Residencies at places where a property stands. `placeOf` names the place of an address or property. */
export function propertyResidencies(nodes: readonly GraphNode[], placeOf: (id: string) => string): Premises {
  const index = new NodeIndex(nodes);
  const properties = index.ofType('Property');
  const residencies = properties.length === 0 ? [] : index.ofType('Residency');
  const homes = residencies.flatMap((residency) => index.get(textOf(residency, 'appliesTo')) ?? []);
  const concerned = new Map([...properties, ...residencies].map((node) => [node.id, node]));
  const places = new Set([...properties, ...homes].map(({ id }) => id));
  const findings = [...places].map((id): Finding => ({
    about: id,
    links: { standsAt: `urn:arkive:place:${encodeURIComponent(placeOf(id))}` },
  }));
  return { nodes: [...concerned.values()], findings };
}
