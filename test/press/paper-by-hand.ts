// Papers set by hand, through the real flow, and what was made of them.
import { handSet } from '../../fixtures/press/hand-set.ts';
import type { DocumentReading, GraphNode } from '../../src/model/reading.ts';
import { openFlow, type OpenFlow } from './open-flow.ts';

let flow: Promise<OpenFlow> | undefined;

/** Reads the paper that these lines set. */
export async function readPaper(text: string): Promise<DocumentReading> {
  const paper = await handSet(text);
  return (await (flow ??= openFlow())).read(paper);
}

/** The nodes of a type. */
export function nodesOf({ nodes }: DocumentReading, type: string): readonly GraphNode[] {
  return nodes.filter((node) => node.type === `ark:${type}`);
}

/** A value as it is compared: an amount by its figure. */
export function figureOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value;
}

/** The values of a property of all nodes of a type; amounts as their figures. */
export function valuesOf(reading: DocumentReading, type: string, property: string): unknown[] {
  return nodesOf(reading, type).map((node) => figureOf(node[property]));
}

/** What is said to be wrong. */
export function errorsOf({ expectations }: DocumentReading): string[] {
  return expectations.errors.map(({ reason }) => reason);
}
