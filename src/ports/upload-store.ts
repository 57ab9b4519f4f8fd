// Keeps the parts of uploads, and what they make up, until they are discarded. Parts come either to this server, which hands them on, or
// straight to the store, by addresses that it signs.
import type { ReceivedPart } from '../model/upload.ts';

/** An upload as the store knows it. */
export interface StoredUpload {
  /** A UUID. */
  readonly uploadId: string;
  /** Sizes of its parts in bytes, in order. */
  readonly partSizes: readonly number[];
  /** What the store itself needs to find it again; the one that `begin` gave. */
  readonly reference: string;
  /** A key of its own (32 bytes) for a store that encrypts: whoever destroys it ends the upload. Wiped after each call. */
  readonly key: Uint8Array;
}

/** Parts are PUT to this server. */
export interface PartsHere {
  readonly kind: 'here';
  /**
   * Takes in a part, in place of one that came before under the same number; the one that is finished last stays. When `bytes` throws,
   * nothing has changed and nothing is left behind. Throws Problem upload-not-found when the upload was discarded meanwhile.
   */
  receive(upload: StoredUpload, partNumber: number, bytes: AsyncIterable<Uint8Array>): Promise<ReceivedPart>;
}

/** Parts are PUT to the store. */
export interface PartsElsewhere {
  readonly kind: 'elsewhere';
  /** An address that takes this one part by PUT, of exactly its size, until it expires. */
  address(upload: StoredUpload, partNumber: number, expiresAt: Date): Promise<string>;
}

/** The bytes of uploads. */
export interface UploadStore {
  readonly parts: PartsHere | PartsElsewhere;
  /** Makes room for an upload; gives the `reference` by which the store finds it again. */
  begin(upload: Omit<StoredUpload, 'reference' | 'key'>): Promise<string>;
  /**
   * Makes one file of the parts, all of them listed in order; durable when it resolves. Throws Problem upload-parts-refused when one is not
   * there, is not the one that is there now, or has not the size it should have; upload-not-found when the store has it no more.
   */
  complete(upload: StoredUpload, parts: readonly ReceivedPart[]): Promise<void>;
  /** The first `limit` bytes of a complete upload, or as many as there are. */
  readStart(upload: StoredUpload, limit: number): Promise<Uint8Array>;
  /** A complete upload, whole. Rejects when it has not the size that its parts add up to. */
  read(upload: StoredUpload): Promise<Uint8Array>;
  /** Removes what is there of an upload, complete or not; what is not there any more is passed over. */
  discard(upload: Omit<StoredUpload, 'key'>): Promise<void>;
  /** Removes what is there of all other uploads, as far as the store can know of them: called once, before anything else. */
  keepOnly(uploadIds: ReadonlySet<string>): Promise<void>;
  close(): Promise<void>;
}
