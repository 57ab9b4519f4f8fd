// What tests of papers of insurance compare: values of nodes with links as the names they lead to, and what is said to be wrong or odd.
import type { DocumentReading, GraphNode } from '../../src/model/reading.ts';
import { errorsOf, figureOf, nodesOf, warningsOf } from './paper-by-hand.ts';

/** The values of a property of all nodes of a type; amounts as their figures, links as the names they lead to. */
export function values(reading: DocumentReading, type: string, property: string): unknown[] {
  const byId = new Map<unknown, GraphNode>(reading.nodes.map((node) => [node.id, node]));
  const said = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(said);
    const linked = byId.get(value);
    if (linked) return linked['name'] ?? linked['registrationNumber'];
    return figureOf(value);
  };
  return nodesOf(reading, type).map((node) => said(node[property]));
}

/** Errors and warnings about what a paper says; what papers of a few lines leave out is none of them. */
export const reasons = (reading: DocumentReading): string[] => [...errorsOf(reading), ...warningsOf(reading)];
