// Fusion as it is run: in the session's own thread, beside the engine that its rules need. `src/services/fuse.ts` is the
// function; the thread (src/graph-worker.ts) gives it the documents and the means to run SPARQL, all of it synchronous.
import type { FusedGraph, SourceDocument } from '../model/source-document.ts';
import type { RdfQuad } from '../model/rdf.ts';

/** Graphs that CONSTRUCT queries can be put to. Nothing but the thread's limits of time and memory ends a call. */
export interface RuleDataset {
  /** Adds N-Quads of our own making (src/model/rdf-text/n-quads.ts): terms are not checked. */
  load(nQuads: string): void;
  /** The answer to a SPARQL 1.1 CONSTRUCT query over these named graphs, merged as default graph too; over the default graph without any. */
  construct(query: string, graphs?: readonly string[]): readonly RdfQuad[];
}

/** What a client may choose. */
export interface FusionOptions {
  /** Names of the rules to apply; all of them when absent. */
  readonly rules?: readonly string[];
  /** Whether nodes are generated that no document has; true when absent. */
  readonly generate?: boolean;
}

/** What a fusion works on. */
export interface FusionInput {
  /** All documents of the session, in the order of appending. */
  readonly sources: readonly SourceDocument[];
  /** The newest fusion of the session: its ids stand. */
  readonly previous: FusedGraph | undefined;
  /** A UUID. */
  readonly graphId: string;
  /** ISO 8601, UTC. */
  readonly fusedAt: string;
  /** IRI under which nodes are named, without a slash at its end. */
  readonly graphBase: string;
  readonly options: FusionOptions;
}

/** Makes one graph of the documents. `open` gives an empty dataset for the rules; `newNodeId` an unguessable last part of an IRI. */
export type Fuse = (
  input: FusionInput,
  engines: { readonly open: () => RuleDataset; readonly newNodeId: () => string },
) => FusedGraph | Promise<FusedGraph>;
