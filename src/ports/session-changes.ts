// What becomes of sessions while they live, for whoever wants to hear of it at once.

/** Something that has happened to a session, and lasts. */
export type SessionChange =
  | { readonly kind: 'document-appended'; readonly requestId: string }
  | {
      readonly kind: 'fused';
      readonly graphId: string;
      /** ISO 8601, UTC. */
      readonly fusedAt: string;
    }
  | { readonly kind: 'ended' };

/** Tells of changes. Nobody hears of what happened before listening. */
export interface SessionChanges {
  publish(sessionId: string, change: SessionChange): void;
  /** Calls the listener with each change, in order, until the function given is called. A listener does not throw. */
  listen(sessionId: string, listener: (change: SessionChange) => void): () => void;
}
