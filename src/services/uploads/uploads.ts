// Uploads: files that come in parts before the request that reads them. One belongs to its client, and to a session when it was begun in one;
// it is used once, and gone after that, when it is aborted, when its time is over, when its session ends, and at a restart before it is complete.
import { randomBytes, randomUUID } from 'node:crypto';
import { HeadCount } from '../../kernel/head-count.ts';
import { UPLOAD_LIMITS } from '../../kernel/limits.ts';
import { sniffMimeType } from '../../kernel/mime-type.ts';
import { PROBLEMS, Problem } from '../../kernel/problem.ts';
import type { Caller } from '../../model/caller.ts';
import { partSizes, uploadBelongsTo } from '../../model/upload.ts';
import type { DeclaredFile, ReceivedPart, Upload } from '../../model/upload.ts';
import type { StoredUpload } from '../../ports/upload-store.ts';
import { checkedPart, wrongSize } from './checked-part.ts';
import type { ExpectedPart } from './checked-part.ts';
import { checkPartList } from './part-list.ts';
import { uploadAddresses } from './upload-addresses.ts';
import type { ShownSignature, UploadAction } from './upload-addresses.ts';
import { openEntries } from './upload-entries.ts';
import type { EntriesOptions, Entry } from './upload-entries.ts';

/** What an upload is asked to be. */
export interface UploadWish extends DeclaredFile {
  /** How many parts: 1 to `mostParts`. */
  readonly parts?: number;
  /** A live session of the caller that the upload is to belong to. */
  readonly session?: { readonly sessionId: string; readonly expiresAt: Date };
}

/** An upload that was just begun, with the addresses where it goes. */
export interface BegunUpload {
  readonly upload: Upload;
  /** By part, from the first. */
  readonly partUris: readonly string[];
  readonly completeUri: string;
}

/** A file that was uploaded, whole. */
export interface UploadedFile {
  readonly file: Uint8Array;
  readonly filename: string;
}

/** The uploads of this installation. */
export interface Uploads {
  /** Throws Problem too-many-requests, overloaded, session-not-live. */
  begin(caller: Caller, wish: UploadWish): Promise<BegunUpload>;
  /** Whether a request shows the right signature for what it wants to do. */
  allows(uploadId: string, action: UploadAction, shown: ShownSignature): boolean;
  /** Takes in a part. Throws Problem upload-not-found, upload-part-refused, too-many-requests, overloaded. */
  receive(part: IncomingPart): Promise<ReceivedPart>;
  /** Puts the parts together, all of them listed in order. Throws Problem upload-not-found, upload-parts-refused, upload-differs, unsupported-media-type. */
  complete(uploadId: string, parts: readonly ReceivedPart[]): Promise<Upload>;
  /** Ends an upload unused; one that is not there is passed over. */
  abort(uploadId: string): Promise<void>;
  /** The same for a caller. Throws Problem upload-not-found when it is not the caller's. */
  abortOf(caller: Caller, uploadId: string): Promise<void>;
  /**
   * Hands a complete upload to `read`. It is gone when this resolves or rejects, but where the service could not work, or the credential lacks
   * a scope: then it is there for another try. Throws Problem upload-not-found, upload-incomplete, overloaded, and those of `read`.
   */
  use<T>(shown: ShownUpload, read: (uploaded: UploadedFile) => Promise<T>): Promise<T>;
  /** Ends the uploads of sessions. */
  endSessions(sessionIds: readonly string[]): Promise<void>;
  /** Ends every upload that is due, and what could not be removed before. */
  expireDue(): Promise<void>;
}

/** A part on its way in. */
export interface IncomingPart {
  readonly uploadId: string;
  readonly partNumber: number;
  readonly body: AsyncIterable<Uint8Array>;
  /** What the sender says before; undefined when it does not. */
  readonly announcedBytes: number | undefined;
  readonly checksums: ExpectedPart['checksums'];
}

/** Names an upload, by whom it is shown and where. */
export interface ShownUpload {
  readonly caller: Caller;
  readonly uploadId: string;
  /** The session of the request; null when it is made outside of sessions. */
  readonly sessionId: string | null;
}

/** What uploads are made of. */
export interface UploadsOptions extends Omit<EntriesOptions, 'now'> {
  /** The address of this server as clients see it, without a slash at its end. */
  readonly baseUrl: string;
  readonly now?: () => Date;
}

const SIGNING_KEY_BYTES = 32;
/** As many as it takes to see the header of a PDF, which may be preceded by other bytes. */
const SNIFFED_BYTES = 2048;

/** Opens the uploads that were complete when the server went down; all others end here. */
export async function openUploads(options: UploadsOptions): Promise<Uploads> {
  const { store, baseUrl, isLive, now = () => new Date() } = options;
  const entries = await openEntries({ ...options, now });
  const addresses = uploadAddresses({ baseUrl, key: randomBytes(SIGNING_KEY_BYTES), now });
  const arriving = new HeadCount({ ofClient: UPLOAD_LIMITS.partsOfClient, all: UPLOAD_LIMITS.parts });
  const inUse = new HeadCount({ ofClient: UPLOAD_LIMITS.inUse, all: UPLOAD_LIMITS.inUse });

  async function putTogether(entry: Entry, parts: readonly ReceivedPart[]): Promise<void> {
    const start = await entries.withKey(entry, async (stored) => {
      await store.complete(stored, parts);
      return store.readStart(stored, SNIFFED_BYTES);
    });
    const mimeType = sniffMimeType(start);
    if (mimeType === undefined) throw new Problem('unsupported-media-type');
    const declared = entry.upload.mimeType;
    if (mimeType !== declared) throw new Problem('upload-differs', `The file is ${mimeType}, not ${declared}.`);
    entry.parts = parts;
    await entries.remember(entry, 'complete');
    if (entry.state === 'receiving') entry.state = 'complete';
  }

  function partAddresses(stored: StoredUpload, { uploadId, expiresAt }: Upload): Promise<readonly string[]> {
    const { parts } = store;
    return Promise.all(
      stored.partSizes.map(async (_size, index) =>
        parts.kind === 'elsewhere'
          ? parts.address(stored, index + 1, expiresAt)
          : addresses.sign(uploadId, { kind: 'part', partNumber: index + 1 }, expiresAt),
      ),
    );
  }

  return {
    allows: (uploadId, action, shown) => addresses.allows(uploadId, action, shown),

    async begin(caller, { session, parts, ...file }) {
      const { clientId, tenantId, subjectId } = caller;
      checkRoom(entries.all(), clientId);
      const expiresAt = earlier(new Date(now().getTime() + UPLOAD_LIMITS.lifetimeMs), session?.expiresAt);
      const owner = { clientId, tenantId, subjectId, sessionId: session?.sessionId ?? null };
      const sizes = partSizes(file.sizeInBytes, parts);
      const upload: Upload = { uploadId: randomUUID(), ...owner, ...file, partSizes: sizes, expiresAt };
      const { uploadId } = upload;
      const entry = await entries.add(upload);
      try {
        entry.reference = await store.begin({ uploadId, partSizes: sizes });
        await entries.remember(entry, 'receiving');
        // The session may have ended meanwhile, and its uploads with it.
        if (session !== undefined && !(await isLive(session.sessionId))) throw new Problem('session-not-live');
        const partUris = await entries.withKey(entry, (stored) => partAddresses(stored, upload));
        if (entry.state !== 'beginning') throw new Problem('upload-not-found');
        entry.state = 'receiving';
        return { upload, partUris, completeUri: addresses.sign(uploadId, { kind: 'finish' }, expiresAt) };
      } catch (error) {
        await entries.endLater(entry);
        throw error;
      }
    },

    async receive({ uploadId, partNumber, body, announcedBytes = 0, checksums }) {
      const entry = entries.find(uploadId);
      const sizeInBytes = entry.upload.partSizes[partNumber - 1];
      const { parts } = store;
      if (entry.state !== 'receiving' || sizeInBytes === undefined || parts.kind !== 'here') {
        throw new Problem('upload-not-found');
      }
      if (announcedBytes > sizeInBytes) throw wrongSize(sizeInBytes, 'more');
      return arriving.during(entry.upload.clientId, () => {
        const bytes = checkedPart(body, { sizeInBytes, checksums });
        return entries.withKey(entry, (stored) => parts.receive(stored, partNumber, bytes));
      });
    },

    async complete(uploadId, parts) {
      checkPartList(parts, entries.find(uploadId).upload.partSizes.length);
      return entries.inTurn(uploadId, async () => {
        const entry = entries.find(uploadId);
        if (entry.state === 'receiving') {
          try {
            await putTogether(entry, parts);
          } catch (error) {
            if (endsUpload(error)) void entries.endLater(entry);
            throw error;
          }
        } else if (!sameParts(parts, entry.parts)) {
          throw new Problem('upload-parts-refused', 'It was completed with other parts.');
        }
        return entry.upload;
      });
    },

    async abort(uploadId) {
      const entry = entries.look(uploadId);
      if (entry !== undefined) await entries.end(entry);
    },

    async abortOf(caller, uploadId) {
      const entry = entries.find(uploadId);
      if (!uploadBelongsTo(entry.upload, caller)) throw new Problem('upload-not-found');
      await entries.end(entry);
    },

    async use({ caller, uploadId, sessionId }, read) {
      const entry = entries.find(uploadId);
      const { upload } = entry;
      const isHere = upload.sessionId === null || upload.sessionId === sessionId;
      if (!uploadBelongsTo(upload, caller) || !isHere) throw new Problem('upload-not-found');
      if (entry.state === 'in-use') throw new Problem('upload-not-found', 'The upload is being read already.');
      if (entry.state !== 'complete') throw new Problem('upload-incomplete');
      return inUse.during(upload.clientId, async () => {
        entry.state = 'in-use';
        try {
          const file = await entries.withKey(entry, (stored) => store.read(stored));
          const result = await read({ file, filename: upload.filename });
          await entries.endLater(entry);
          return result;
        } catch (error) {
          if (usesUpload(error)) await entries.endLater(entry);
          else giveBack(entry);
          throw error;
        }
      });
    },

    async endSessions(sessionIds) {
      const isOf = ({ upload: { sessionId } }: Entry) => sessionId !== null && sessionIds.includes(sessionId);
      await Promise.all(entries.all().filter(isOf).map(entries.endLater));
    },

    expireDue: () => entries.endDue(),
  };
}

/** What is over stays over. */
function giveBack(entry: Entry): void {
  if (entry.state === 'in-use') entry.state = 'complete';
}

function checkRoom(entries: readonly Entry[], clientId: string): void {
  const own = entries.filter(({ upload }) => upload.clientId === clientId).length;
  if (own >= UPLOAD_LIMITS.ofClient) {
    throw new Problem('too-many-requests', `The client has ${own} uploads: use them, or abort them.`);
  }
  if (entries.length >= UPLOAD_LIMITS.all) throw new Problem('overloaded');
}

function earlier(a: Date, b: Date | undefined): Date {
  return b !== undefined && b < a ? b : a;
}

function sameParts(a: readonly ReceivedPart[], b: readonly ReceivedPart[]): boolean {
  return (
    a.length === b.length && a.every(({ partNumber, etag }, i) => b[i]?.partNumber === partNumber && b[i].etag === etag)
  );
}

/** A file that is not what was declared is of no use to anybody; a wrong list of parts can be set right. */
function endsUpload(error: unknown): boolean {
  return error instanceof Problem && ['upload-differs', 'unsupported-media-type'].includes(error.code);
}

/** Whether a failed reading says something of the document; if not, it can be tried again. */
function usesUpload(error: unknown): boolean {
  return (
    error instanceof Problem && PROBLEMS[error.code].status < 500 && ![403, 429].includes(PROBLEMS[error.code].status)
  );
}
