// A graph on its way out: its JSON as the contract has it, and what the other formats need of it.
import type { PlainQuad } from '../../model/rdf-text/plain-quads.ts';
import type { RdfTerm } from '../../model/rdf.ts';
import type { GraphNode } from '../../model/reading.ts';

/** Statements in groups; a group is whole by itself: it holds all that is said of its blank nodes. */
export type QuadGroups = (graph: RdfTerm | undefined) => Iterable<readonly PlainQuad[]>;

/** One named graph, and the graph of its provenance when that was asked for. */
export interface GraphAnswer {
  /** The IRI of the graph. */
  readonly graph: string;
  readonly nodes: readonly GraphNode[];
  /** What the JSON says beside `nodes`; no part of the graph. */
  readonly about: Readonly<Record<string, unknown>>;
  readonly provenance?: {
    /** The IRI of its graph. */
    readonly graph: string;
    /** What the JSON holds at `provenance`; undefined when it says as much elsewhere. */
    readonly json: unknown;
    readonly quads: QuadGroups;
  };
}
