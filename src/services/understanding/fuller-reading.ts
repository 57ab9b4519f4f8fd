// What is missing or in doubt may stand under a label that no profile lists: then the document is read again with labels by their likely
// meaning (extraction/fields/likely-labels.ts), and that reading stands where it leaves less to say against the document.
import { LIKELY_MEANING } from '../../extraction/fields/likely-labels.ts';
import type { Expectations, GraphNode } from '../../model/reading.ts';
import type { Understanding } from './understanding.ts';

interface Readings {
  /** A fresh reading; `likely`: with labels by their likely meaning. */
  readonly understand: (likely: boolean) => Understanding;
  readonly validate: (nodes: readonly GraphNode[]) => Promise<Expectations>;
}

/** The reading that leaves less to say against a document, besides that labels were taken for what they may be. */
export async function fullerReading({ understand, validate }: Readings): Promise<Understanding> {
  const complaintsOf = async ({ nodes, expectations }: Understanding): Promise<number> =>
    [expectations, await validate(nodes)]
      .flatMap(({ errors, warnings }) => [...errors, ...warnings])
      .filter(({ reason }) => !reason.startsWith(LIKELY_MEANING)).length;
  const plain = understand(false);
  const complaints = await complaintsOf(plain);
  if (complaints === 0) return plain;
  const fuller = understand(true);
  return !isWithout(fuller, plain) && (await complaintsOf(fuller)) < complaints ? fuller : plain;
}

/** Whether a reading has no node of a type of which another has some: what it gains costs more than it is worth. */
function isWithout(reading: Understanding, other: Understanding): boolean {
  const types = new Set(reading.nodes.map(({ type }) => type));
  return other.nodes.some(({ type }) => !types.has(type));
}
