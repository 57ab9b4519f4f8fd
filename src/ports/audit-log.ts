// Keeps who changed what in the administration of an installation, for good: entries are added, never changed or removed.

/** Who did it. Both null: somebody at the command line, who has the disk. */
export interface AuditActor {
  readonly clientId: string | null;
  /** The person on whose behalf the client did it. */
  readonly subjectId: string | null;
}

/** What was done. Secrets and hashes of them are never in it. */
export interface AuditEntry {
  readonly at: Date;
  readonly actor: AuditActor;
  /** `client.created`, `settings.changed`: the kind of thing, and what happened to it. */
  readonly action: string;
  /** In whose house. */
  readonly tenantId: string;
  /** The id of the thing. */
  readonly subject: string;
  /** What it is now; with what it was before, where it was something before. JSON. */
  readonly change: Readonly<Record<string, unknown>>;
}

/** An entry as it is kept. */
export interface StoredAuditEntry extends AuditEntry {
  /** Grows from entry to entry. */
  readonly entryId: number;
}

/** Which entries to read. */
export interface AuditQuery {
  /** Those of one tenant; of all of them when absent. */
  readonly tenantId?: string;
  /** Those behind this one; from the first on when absent. */
  readonly after?: number;
  /** How many at most. */
  readonly limit: number;
}

/** The audit log of one installation. Changes that a store of this service makes, it records itself, in the same commit. */
export interface AuditLog {
  /** Durable when it resolves. */
  record(entry: AuditEntry): Promise<void>;
  /** Oldest first. */
  read(query: AuditQuery): Promise<readonly StoredAuditEntry[]>;
  close(): Promise<void>;
}
