// What tests of payslips compare: the one node of a type, and an amount by its figure.
import type { DocumentReading, GraphNode } from '../../src/model/reading.ts';
import { figureOf, nodesOf } from './paper-by-hand.ts';

/** The first node of a type; of most there is one. */
export function one(reading: DocumentReading, type: string): GraphNode | undefined {
  return nodesOf(reading, type)[0];
}

/** A property as it is compared: an amount by its figure, `undefined` where there is none. */
export function amountOf(node: GraphNode | undefined, property: string): string {
  return String(figureOf(node?.[property]));
}
