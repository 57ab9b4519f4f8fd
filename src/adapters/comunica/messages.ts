// What crosses between the federation and its threads. Structured clone carries it.
import type { ProblemCode } from '../../kernel/problem.ts';
import type { GraphText } from '../../ports/federation.ts';
import type { GraphQuestion } from '../../ports/graph-store.ts';

/** What a thread is started with. */
export interface FederationStart {
  /** The endpoints that SERVICE may name. */
  readonly services: readonly string[];
  readonly resultBytes: number;
  readonly responseBytes: number;
}

/** The one thing that a thread does. */
export interface FederationCall {
  readonly question: Omit<GraphQuestion, 'signal'>;
  readonly graphs: readonly GraphText[];
}

/** What a thread says: that it has loaded its engine; then how its question ended. */
export type FederationMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly answer: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly code: ProblemCode; readonly detail?: string }
  | { readonly kind: 'failure'; readonly errorName: string };
