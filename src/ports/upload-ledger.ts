// Remembers which uploads there are, over a restart: what stands in an entry is sealed by whoever puts it there.

/** Entries by the id of their upload. */
export interface UploadLedger {
  /** In place of an earlier entry of this upload; durable when it resolves. */
  put(uploadId: string, entry: Uint8Array): Promise<void>;
  /** Entries that are not there are passed over. */
  remove(uploadId: string): Promise<void>;
  all(): Promise<readonly { readonly uploadId: string; readonly entry: Uint8Array }[]>;
}
