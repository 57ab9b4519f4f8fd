// What sessions hold, encrypted and only ever added to, until a session ends: then it is irretrievable. The services see
// plain bytes here and nobody below them does (see services/vault).
import type { LiveSession } from '../model/session.ts';

/** What an item is: a document's reading, the places where its values were read, its file, a fused graph, or an event. The one thing about an item that stands in the clear, beside its id. */
export type VaultItemKind = 'source' | 'evidence' | 'file' | 'fused' | 'event';

/** Names an item within its session. Ids say nothing about anybody: they are UUIDs. */
export interface VaultItemName {
  readonly kind: VaultItemKind;
  /** Unique in the session among items of this kind: a reading and its file share the id of their request. */
  readonly itemId: string;
}

/** Something to keep. */
export interface VaultItem extends VaultItemName {
  readonly bytes: Uint8Array;
}

/** An item in the list of a session. */
export interface VaultEntry extends VaultItemName {
  /** Grows from item to item, not always by one. */
  readonly sequence: number;
}

/** An item with its place in the order. */
export interface VaultRecord extends VaultEntry {
  readonly bytes: Uint8Array;
}

/** A stretch of the items of a session. */
export interface VaultRange {
  /** A sequence number; 0 is before the first. */
  readonly after: number;
  /** How many at most. */
  readonly limit: number;
}

/** All sessions of one installation. For a session that never was, has ended or is due, every method answers as for an unknown one. */
export interface Vault {
  /** Durable when it resolves. Rejects when the id is taken. */
  start(session: LiveSession): Promise<void>;
  find(sessionId: string): Promise<LiveSession | undefined>;
  /** Moves the end of a live session to `expiresAt`, never nearer; false when it is not live. Durable when it resolves. */
  extend(sessionId: string, expiresAt: Date): Promise<boolean>;
  /**
   * Keeps all of the items or none; false when the session is not live. Durable when it resolves. Items of one call stand
   * together, calls in the order in which they were made. Rejects when the id of an item is taken.
   */
  append(sessionId: string, items: readonly VaultItem[]): Promise<boolean>;
  /** In the order of appending: those of one kind, or all. */
  items(sessionId: string, kind?: VaultItemKind): Promise<readonly VaultEntry[]>;
  read(sessionId: string, name: VaultItemName): Promise<Uint8Array | undefined>;
  /** Items of one kind with what they hold, in the order of appending; undefined when the session is not live. */
  range(sessionId: string, kind: VaultItemKind, range: VaultRange): Promise<readonly VaultRecord[] | undefined>;
  /** Whether there was a live session to end. When it resolves nothing of the session can be read again by anybody. */
  end(sessionId: string): Promise<boolean>;
  /** Ends every session that is due at `now`; gives their ids. */
  expire(now: Date): Promise<readonly string[]>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}
