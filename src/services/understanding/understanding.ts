// What one document was understood to say, before its nodes are validated.
import type { PropertyEvidence } from '../../model/evidence.ts';
import type { Expectations, GraphNode } from '../../model/reading.ts';

/** Nodes with the evidence of their properties, and what was expected of the document and is missing. */
export interface Understanding {
  readonly nodes: readonly GraphNode[];
  readonly evidence: readonly PropertyEvidence[];
  readonly expectations: Expectations;
}
