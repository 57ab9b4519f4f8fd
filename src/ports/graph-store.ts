// The working copies of sessions' graphs, apart from each other and away from the event loop. The vault is the truth: a
// copy is made of it when it is asked for, and thrown away when nobody has asked for a while.
import type { RdfQuad } from '../model/rdf.ts';
import type { FusionInput } from './fusion.ts';

/** What the vault keeps as one item, and what a working copy is made of. */
export interface GraphItem {
  /** A document, its provenance, or a fusion with its own. */
  readonly kind: 'source' | 'evidence' | 'fused';
  /** The requestId of a document, the graphId of a fusion. */
  readonly itemId: string;
}

/** What a session holds, at one moment. */
export interface GraphContents {
  /** What belongs into the copy; what else it holds is taken out. */
  readonly items: readonly GraphItem[];
  /** Those of them that have to be in the copy for this task; all without it. */
  readonly needed?: readonly GraphItem[];
  /** The item as it was kept: a SourceDocument, TracedDocument or FusedGraph, as JSON in UTF-8. Rejects when it is not there any more. */
  readonly read: (item: GraphItem) => Promise<Uint8Array>;
}

/** A query over some graphs of one session. */
export interface GraphQuery {
  /** SPARQL 1.1 CONSTRUCT. */
  readonly construct: string;
  /** IRIs of the graphs that it sees, each by its name and all of them merged as default graph. */
  readonly graphs: readonly string[];
}

/** A question in SPARQL, answered with the bytes of its results. */
export interface GraphQuestion {
  /** A SPARQL 1.1 query without dataset clauses: what it sees is said here. */
  readonly query: string;
  /** What relative IRIs in it are relative to. */
  readonly baseIri: string;
  /** IRIs of the graphs that are its default graph, merged. It sees no others, whatever it names. */
  readonly defaultGraphs: readonly string[];
  /** IRIs of the graphs that it sees by name. */
  readonly namedGraphs: readonly string[];
  /** Media type of the results (of SELECT and ASK) or of the graph (of CONSTRUCT and DESCRIBE). */
  readonly mediaType: string;
  /** When it aborts, the question is given up, and the thread that works on it ended. */
  readonly signal?: AbortSignal;
}

/** A fusion to make; the documents come with the contents. */
export type FusionRequest = Pick<FusionInput, 'graphId' | 'fusedAt' | 'options'>;

/** One working copy for each session in use. */
export interface GraphStore {
  /**
   * Brings the session's copy up to date and asks it. Rejects with Problem graph-timeout, graph-memory (the copy is gone
   * then, and made anew by whoever asks next) or overloaded.
   */
  query(sessionId: string, contents: GraphContents, query: GraphQuery): Promise<readonly RdfQuad[]>;
  /**
   * Brings the session's copy up to date and puts the question to it. Gives the results in the media type. Rejects as `query` does, and
   * with Problem query-invalid, query-too-complex, result-too-large; with the reason of the signal when it aborts.
   */
  answer(sessionId: string, contents: GraphContents, question: GraphQuestion): Promise<Uint8Array>;
  /** Fuses the documents of the contents, after the fusion among them. Gives the FusedGraph as JSON in UTF-8. Rejects as `query` does. */
  fuse(sessionId: string, contents: GraphContents, request: FusionRequest): Promise<Uint8Array>;
  /** Throws the copies of sessions that have ended away, with the memory they stood in. What is under way there rejects with Problem session-not-live. */
  drop(sessionIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
