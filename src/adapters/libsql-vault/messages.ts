// What goes between the server and the thread that owns the database: batches of calls, and their results in order.
import type { SealedStore } from '../../ports/sealed-store.ts';

/** The calls of the port, as the thread runs them: one after the other, inside a transaction. */
export type StoreOperations = {
  readonly [Name in Exclude<keyof SealedStore, 'remove' | 'close'>]: (
    ...args: Parameters<SealedStore[Name]>
  ) => Awaited<ReturnType<SealedStore[Name]>>;
} & {
  /** Removes a limited number of items and the sessions that have none left; gives the sessions that still have some. */
  readonly clear: (sessionIds: readonly string[]) => readonly string[];
};

/** The name of an operation. */
export type OperationName = keyof StoreOperations;

/** One call. */
export type StoreCall = {
  readonly [Name in OperationName]: { readonly name: Name; readonly args: Parameters<StoreOperations[Name]> };
}[OperationName];

/** Calls that become durable together. */
export interface Batch {
  readonly kind: 'batch';
  readonly calls: readonly StoreCall[];
}

/** To the thread. Batches go one at a time: the next after the answer to the last. */
export type StoreRequest = Batch | { readonly kind: 'close' };

/** What became of one call. Messages of the engine name tables and columns, never values. */
export type CallResult =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'error'; readonly message: string };

/** From the thread. */
export type StoreAnswer =
  | { readonly kind: 'open' }
  | { readonly kind: 'not-open'; readonly message: string; readonly inUse: boolean }
  | { readonly kind: 'results'; readonly results: readonly CallResult[] }
  | { readonly kind: 'closed' };
