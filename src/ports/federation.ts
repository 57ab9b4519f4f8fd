// Queries that one session's working copy cannot answer alone: over several sessions, or with SERVICE.
import type { GraphQuestion } from './graph-store.ts';

/** The statements of one graph. */
export interface GraphText {
  readonly graph: string;
  /** N-Triples in UTF-8. Blank nodes of one name are the same in all graphs. */
  readonly nTriples: Uint8Array;
}

/** Answers queries over graphs that come with them, each in a thread that sees nothing else and ends with it. */
export interface Federation {
  /** The endpoints that SERVICE may name; nothing else is ever asked over the network. */
  readonly services: readonly string[];
  /**
   * Gives the results in the media type. Rejects with Problem query-invalid, query-too-complex, result-too-large, graph-timeout, graph-memory,
   * service-not-allowed, service-failed, overloaded; with the reason of the signal when it aborts.
   */
  answer(question: GraphQuestion, graphs: readonly GraphText[]): Promise<Uint8Array>;
  close(): Promise<void>;
}
