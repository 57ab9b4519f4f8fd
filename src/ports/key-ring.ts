// Keeps for each session a key that wraps the session's data key, and destroys it when the session ends: after that
// nothing that was encrypted under the data key can be read, wherever copies of it lie. An external key service can stand
// behind this as well as a file: the wrapping keys themselves never come out.

/** The wrapping keys of all sessions. */
export interface KeyRing {
  /** Makes a wrapping key for the session, durably, and gives the data key wrapped by it. Rejects when the session has one. */
  wrap(sessionId: string, dataKey: Uint8Array): Promise<Uint8Array>;
  /** The data key again; undefined when the session has no wrapping key (any more). Rejects when it was not wrapped by that key. */
  unwrap(sessionId: string, wrapped: Uint8Array): Promise<Uint8Array | undefined>;
  /** Destroys wrapping keys: when it resolves, they are nowhere. Sessions without one are passed over. */
  destroy(sessionIds: readonly string[]): Promise<void>;
  /** The sessions that have a wrapping key. */
  sessionIds(): Promise<readonly string[]>;
  close(): Promise<void>;
}
