// An upload: a file that comes in parts before the request that reads it. What is declared of it, and how it is divided.
import { UPLOAD_LIMITS } from '../kernel/limits.ts';
import type { DocumentMimeType } from '../kernel/mime-type.ts';
import type { Caller } from './caller.ts';

/** What a client says of a file before it sends it. */
export interface DeclaredFile {
  readonly filename: string;
  readonly mimeType: DocumentMimeType;
  readonly sizeInBytes: number;
}

/** An upload at its beginning: all of it that does not change. */
export interface Upload extends DeclaredFile {
  /** A random UUID: cannot be guessed, says nothing. */
  readonly uploadId: string;
  readonly clientId: string;
  readonly tenantId: string;
  readonly subjectId: string | null;
  /** The session that alone may use it, and ends it; null when it belongs to none. */
  readonly sessionId: string | null;
  /** Sizes of its parts in bytes, in order; all but the last are equal. */
  readonly partSizes: readonly number[];
  /** The first moment at which it cannot be used any more. */
  readonly expiresAt: Date;
}

/** A part as it arrived. */
export interface ReceivedPart {
  /** From 1. */
  readonly partNumber: number;
  /** In double quotes, as the header field `ETag` has it. */
  readonly etag: string;
}

/** The most parts that a file of this size can have, none but the last below the least size of a part. */
export function mostParts(sizeInBytes: number): number {
  return Math.ceil(sizeInBytes / UPLOAD_LIMITS.partBytes);
}

/** The sizes of the parts of a file: as many as are wished (1 to `mostParts`), or else as many as there can be. */
export function partSizes(sizeInBytes: number, wished = mostParts(sizeInBytes)): readonly number[] {
  const size = Math.max(UPLOAD_LIMITS.partBytes, Math.ceil(sizeInBytes / wished));
  const count = Math.ceil(sizeInBytes / size);
  return Array.from({ length: count }, (_, index) => Math.min(size, sizeInBytes - index * size));
}

/** Whether the caller may know of the upload at all: its own client, for the same person or, as at the beginning, for none. */
export function uploadBelongsTo(upload: Upload, caller: Caller): boolean {
  return (
    upload.clientId === caller.clientId && upload.tenantId === caller.tenantId && upload.subjectId === caller.subjectId
  );
}
