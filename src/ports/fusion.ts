// Fusion as it is run: in the session's own thread, beside the engine that its rules need. The program of the thread
// (src/graph-worker.ts) says which function fuses; the thread gives it the documents.
import type { FusedGraph, SourceDocument } from '../model/source-document.ts';
import type { RuleEngine } from './rule-engine.ts';

/** What a client may choose: for one fusion in a request, for all of them in its configuration. */
export interface FusionOptions {
  /** Names of the rules to apply (`pay-of-period`); all of them when absent. Unknown names apply nothing. */
  readonly rules?: readonly string[];
  /** Whether rules may make nodes that no document has, or of which types (`ark:Transfer`) they may; true when absent. */
  readonly generate?: boolean | readonly string[];
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

/** Makes one graph of the documents, with an engine that is empty and its own. */
export type Fuse = (input: FusionInput, engine: RuleEngine) => Promise<FusedGraph>;
