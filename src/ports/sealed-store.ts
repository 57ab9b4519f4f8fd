// Stores what the vault has encrypted. Whoever stands behind this sees ids, kinds, dates and ciphertext; it needs no more
// than rows, an order and commits that last.

/** What is stored of a session. */
export interface SealedSession {
  readonly sessionId: string;
  /** In the clear, so that what is due can be found without a key. */
  readonly expiresAt: Date;
  readonly wrappedKey: Uint8Array;
  /** Everything else about the session, encrypted. */
  readonly record: Uint8Array;
}

/** What is stored of an item. */
export interface SealedItem {
  readonly kind: string;
  readonly itemId: string;
  readonly sequence: number;
  readonly sealed: Uint8Array;
}

/** The sessions of one installation, encrypted. All that is written is durable when its promise resolves. */
export interface SealedStore {
  /** Rejects when the id is taken. */
  insertSession(session: SealedSession): Promise<void>;
  findSession(sessionId: string): Promise<SealedSession | undefined>;
  /** All ids, those too that are due. */
  sessionIds(): Promise<readonly string[]>;
  /** The ids of sessions that expire at `now` or before. */
  dueSessionIds(now: Date): Promise<readonly string[]>;
  /** Moves the end of a session to `expiresAt`, unless it is later already; false when there is no such session. */
  extend(sessionId: string, expiresAt: Date): Promise<boolean>;
  /**
   * Sets `count` sequence numbers aside, the first of which is given, with the session; greater than all that the session's
   * items have. They need not be used. Undefined when there is no such session.
   */
  reserve(sessionId: string, count: number): Promise<{ session: SealedSession; sequence: number } | undefined>;
  /** Inserts all or none; false when there is no such session. Rejects when a sequence number or an id is taken. */
  insertItems(sessionId: string, items: readonly SealedItem[]): Promise<boolean>;
  /** In order of sequence, those of one kind or all. */
  listItems(sessionId: string, kind?: string): Promise<readonly Omit<SealedItem, 'sealed'>[]>;
  /** Those of one kind whose sequence is greater than `after`, in order, `limit` at most. */
  rangeItems(
    sessionId: string,
    kind: string,
    range: { readonly after: number; readonly limit: number },
  ): Promise<readonly SealedItem[]>;
  findItem(sessionId: string, name: Pick<SealedItem, 'kind' | 'itemId'>): Promise<SealedItem | undefined>;
  /** Removes the sessions with all their items, and what is left of them in the store's own files. */
  remove(sessionIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
