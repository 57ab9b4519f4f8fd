// What crosses between the store and its threads. Structured clone carries it.
import type { ProblemCode } from '../../kernel/problem.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import type { RdfQuad } from '../../model/rdf.ts';
import type { FusionRequest, GraphItem, GraphQuery, GraphQuestion } from '../../ports/graph-store.ts';
import type { EngineModule } from './engine.ts';

/** What a thread is started with. */
export interface ThreadStart {
  readonly module: EngineModule;
  readonly naming: GraphNaming;
  /** Nobody waits for it yet: there is time to warm up. */
  readonly standsReady: boolean;
}

/** What a thread is asked to do; it does one thing after the other. */
export type GraphTask =
  | { readonly kind: 'load'; readonly item: GraphItem; readonly json: Uint8Array }
  | { readonly kind: 'remove'; readonly item: GraphItem }
  | ({ readonly kind: 'query' } & GraphQuery)
  | { readonly kind: 'answer'; readonly question: Omit<GraphQuestion, 'signal'>; readonly resultBytes: number }
  | {
      readonly kind: 'fuse';
      /** Each the JSON of a SourceDocument, in UTF-8. */
      readonly sources: readonly Uint8Array[];
      /** The JSON of a FusedGraph. */
      readonly previous: Uint8Array | undefined;
      readonly request: FusionRequest;
    };

/** What came of a task: quads of a query, the bytes of an answer, the JSON of a fusion. */
export interface GraphResult {
  readonly quads?: readonly RdfQuad[];
  readonly answer?: Uint8Array<ArrayBuffer>;
  readonly json?: Uint8Array;
}

/** A task and the number by which its answer is known. */
export interface GraphCall {
  readonly callId: number;
  readonly task: GraphTask;
}

/** How a task ended. `refused`: nothing is wrong but the question. After `spent` the thread must not be used again. */
export interface GraphAnswer {
  readonly callId: number;
  readonly outcome:
    | { readonly kind: 'done'; readonly result: GraphResult }
    | { readonly kind: 'refused'; readonly code: ProblemCode; readonly detail?: string }
    | { readonly kind: 'spent'; readonly code: ProblemCode }
    | { readonly kind: 'failure'; readonly errorName: string; readonly frames: readonly string[] };
}
