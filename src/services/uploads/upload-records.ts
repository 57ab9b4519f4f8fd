// What is remembered of uploads over a restart, each encrypted with a data key of its own; the key is wrapped by the key ring. An upload
// ends with the destruction of its wrapping key: after that neither its record nor its parts can be read. As with sessions (services/vault).
import { randomBytes } from 'node:crypto';
import { NONCE_BYTES, SEALING_KEY_BYTES, open, seal } from '../../kernel/sealing.ts';
import type { ReceivedPart, Upload } from '../../model/upload.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { UploadLedger } from '../../ports/upload-ledger.ts';

/** An upload as it is remembered. */
export interface UploadRecord {
  readonly upload: Upload;
  /** By which its store finds it. */
  readonly reference: string;
  /** How far it has come: `over` ones are remembered until the store has let go of them. */
  readonly state: 'receiving' | 'complete' | 'over';
  /** The parts that it was put together from; none before that. */
  readonly parts: readonly ReceivedPart[];
}

/** A record with the data key of its upload, as wrapped: together all that opens it. */
export interface KeyedRecord extends UploadRecord {
  readonly wrappedKey: Uint8Array;
}

/** The records of all uploads. */
export interface UploadRecords {
  /** Makes the key of an upload; durable when it resolves. Gives the key as wrapped. */
  start(uploadId: string): Promise<Uint8Array>;
  /** Writes a record, in place of an earlier one; durable when it resolves. */
  write(record: KeyedRecord): Promise<void>;
  /** Runs `use` with the data key of the upload, which is wiped after it; undefined when there is none any more. */
  withKey<T>(
    record: { readonly uploadId: string; readonly wrappedKey: Uint8Array },
    use: (key: Uint8Array) => Promise<T>,
  ): Promise<T | undefined>;
  /** Destroys the key of an upload: when it resolves, nothing of it can be read again. */
  destroyKey(uploadId: string): Promise<void>;
  /** Removes the record. */
  remove(uploadId: string): Promise<void>;
  /** All that can be opened, after removing what cannot: an entry without its key, a key without its entry. */
  recover(): Promise<readonly KeyedRecord[]>;
}

/** Bytes of a data key as the key ring wraps it: each entry begins with them, after their number in one byte. */
const LENGTH_BYTES = 1;

/** Records in `ledger`, under keys of `keyRing`. */
export function uploadRecords({
  ledger,
  keyRing,
}: {
  readonly ledger: UploadLedger;
  readonly keyRing: KeyRing;
}): UploadRecords {
  async function withKey<T>(
    { uploadId, wrappedKey }: { readonly uploadId: string; readonly wrappedKey: Uint8Array },
    use: (key: Uint8Array) => Promise<T>,
  ): Promise<T | undefined> {
    const key = await keyRing.unwrap(uploadId, wrappedKey);
    if (key === undefined) return undefined;
    try {
      return await use(key);
    } finally {
      key.fill(0);
    }
  }

  async function read(uploadId: string, entry: Uint8Array): Promise<KeyedRecord | undefined> {
    const end = LENGTH_BYTES + (entry[0] ?? 0);
    const wrappedKey = entry.slice(LENGTH_BYTES, end);
    return withKey({ uploadId, wrappedKey }, (key) => {
      const plain = open(entry.subarray(end), { key, place: placeOf(uploadId) });
      return Promise.resolve({ ...recordFrom(plain), wrappedKey });
    });
  }

  return {
    async start(uploadId) {
      const key = randomBytes(SEALING_KEY_BYTES);
      try {
        return await keyRing.wrap(uploadId, key);
      } finally {
        key.fill(0);
      }
    },

    async write({ wrappedKey, ...record }) {
      const { uploadId } = record.upload;
      const plain = Buffer.from(JSON.stringify(record), 'utf8');
      const sealed = await withKey({ uploadId, wrappedKey }, (key) =>
        Promise.resolve(seal(plain, { key, nonce: randomBytes(NONCE_BYTES), place: placeOf(uploadId) })),
      );
      if (sealed === undefined) throw new Error('the upload has no key any more');
      await ledger.put(uploadId, Buffer.concat([Uint8Array.of(wrappedKey.length), wrappedKey, sealed]));
    },

    withKey,
    destroyKey: (uploadId) => keyRing.destroy([uploadId]),
    remove: (uploadId) => ledger.remove(uploadId),

    async recover() {
      const records: KeyedRecord[] = [];
      for (const { uploadId, entry } of await ledger.all()) {
        const record = await read(uploadId, entry).catch(() => undefined); // cut off, or not ours
        if (record === undefined) await ledger.remove(uploadId);
        else records.push(record);
      }
      const known = new Set(records.map(({ upload }) => upload.uploadId));
      await keyRing.destroy((await keyRing.sessionIds()).filter((id) => !known.has(id)));
      return records;
    },
  };
}

function placeOf(uploadId: string): readonly string[] {
  return ['arkive upload', uploadId];
}

/** What `write` wrote: sealed, so that nobody else can have. */
function recordFrom(plain: Uint8Array): UploadRecord {
  const record = JSON.parse(Buffer.from(plain).toString('utf8')) as UploadRecord & {
    readonly upload: { readonly expiresAt: string };
  };
  return { ...record, upload: { ...record.upload, expiresAt: new Date(record.upload.expiresAt) } };
}
