// Papers set by hand, through the real flow, and what was made of them.
import { handSet } from '../../fixtures/press/hand-set.ts';
import type { DocumentReading, GraphNode } from '../../src/model/reading.ts';
import { openFlow, type OpenFlow } from './open-flow.ts';

/** How what nearly every paper of a kind prints is missed. */
const MISSED = 'Not found: ';

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

/** What is doubted of what a paper says: papers of a few lines leave out much that whole ones print (missedIn). */
export function warningsOf({ expectations }: DocumentReading): string[] {
  return expectations.warnings.map(({ reason }) => reason).filter((reason) => !reason.startsWith(MISSED));
}

/** What is missed that nearly every paper of the kind prints. */
export function missedIn({ expectations }: DocumentReading): string[] {
  return expectations.warnings.map(({ reason }) => reason).filter((reason) => reason.startsWith(MISSED));
}

/** Transactions as `date amount descriptor`, in order; what goes out has a minus. */
export function entriesOf(reading: DocumentReading): string[] {
  return nodesOf(reading, 'Transaction').map(
    (node) => `${String(node['date'])} ${signed(node['amount'])} ${String(node['fullDescriptor'])}`,
  );
}

/** Balances as `position amount`, in order; what is owed has a minus. */
export function balancesOf(reading: DocumentReading): string[] {
  return nodesOf(reading, 'Balance').map((node) => `${String(node['position'])} ${signed(node['totalAmount'])}`);
}

function signed(value: unknown): string {
  const { amount = '', direction } = value as { amount?: string; direction?: string };
  return `${direction === 'Debit' ? '-' : ''}${amount}`;
}
