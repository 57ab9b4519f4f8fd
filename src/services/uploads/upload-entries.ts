// The uploads that are there, one by one: found by who may use them, and ended so that nothing stays, whatever fails on the way.
import { UPLOAD_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ReceivedPart, Upload } from '../../model/upload.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { UploadLedger } from '../../ports/upload-ledger.ts';
import type { StoredUpload, UploadStore } from '../../ports/upload-store.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import { uploadRecords } from './upload-records.ts';
import type { UploadRecord } from './upload-records.ts';

/** One upload at this moment; `beginning` until it has a place, `over` until the store has let go of it. */
export interface Entry {
  readonly upload: Upload;
  reference: string;
  wrappedKey: Uint8Array;
  parts: readonly ReceivedPart[];
  state: 'beginning' | 'receiving' | 'complete' | 'in-use' | 'over';
  /** When what remained of it was last tried to be removed. */
  triedAt?: Date;
}

/** What entries are kept in. */
export interface EntriesOptions {
  readonly store: UploadStore;
  readonly ledger: UploadLedger;
  /** For the keys of uploads, and for nothing else. */
  readonly keyRing: KeyRing;
  /** Whether the session is live. */
  readonly isLive: (sessionId: string) => Promise<boolean>;
  /** Hears of what could not be removed; it is tried again. */
  readonly onFailure: (error: unknown) => void;
  readonly now: () => Date;
}

/** The uploads that are there. */
export interface UploadEntries {
  /** Those too that are over, and not yet removed. */
  all(): readonly Entry[];
  /** An entry for an upload that begins; its key is made, nothing else yet. */
  add(upload: Upload): Promise<Entry>;
  /** An upload whose time is not over. Throws Problem upload-not-found. */
  find(uploadId: string): Entry;
  /** The same, over or not. */
  look(uploadId: string): Entry | undefined;
  /** Remembers the upload over a restart; durable when it resolves. */
  remember(entry: Entry, state: UploadRecord['state']): Promise<void>;
  /** Runs `use` with the upload's key, which is wiped after it. Throws Problem upload-not-found when there is none any more. */
  withKey<T>(entry: Entry, use: (stored: StoredUpload) => Promise<T>): Promise<T>;
  /** From its first line on nobody can use the upload; when it resolves, nothing of it is there. Rejects when something is: that is tried again. */
  end(entry: Entry): Promise<void>;
  /** The same; failures are told to `onFailure`. */
  readonly endLater: (entry: Entry) => Promise<void>;
  /** Ends those that are due, and what could not be removed before. */
  endDue(): Promise<void>;
  /** Lets what changes one upload as a whole happen in turn. */
  readonly inTurn: OneAtATime;
}

/** Finds the uploads that were complete when the server went down; all others are removed. */
export async function openEntries(options: EntriesOptions): Promise<UploadEntries> {
  const { store, ledger, keyRing, isLive, onFailure, now } = options;
  const records = uploadRecords({ ledger, keyRing });
  const entries = new Map<string, Entry>();
  const inTurn = oneAtATime();

  const remember = ({ upload, reference, wrappedKey, parts }: Entry, state: UploadRecord['state']) =>
    records.write({ upload, reference, wrappedKey, parts, state });

  async function end(entry: Entry): Promise<void> {
    entry.state = 'over';
    entry.triedAt = now();
    const { uploadId, partSizes } = entry.upload;
    await inTurn(uploadId, async () => {
      if (entries.get(uploadId) !== entry) return;
      await remember(entry, 'over').catch(onFailure);
      await store.discard({ uploadId, partSizes, reference: entry.reference });
      await records.destroyKey(uploadId);
      await records.remove(uploadId);
      entries.delete(uploadId);
    });
  }
  const endLater = (entry: Entry) => end(entry).catch(onFailure);

  async function recover(): Promise<void> {
    const over: Entry[] = [];
    for (const { state, ...record } of await records.recover()) {
      const entry: Entry = { ...record, state };
      const { uploadId, sessionId, expiresAt } = entry.upload;
      entries.set(uploadId, entry);
      const isUsable = state === 'complete' && expiresAt > now() && (sessionId === null || (await isLive(sessionId)));
      if (!isUsable) over.push(entry);
    }
    await store.keepOnly(new Set(entries.keys()));
    await Promise.all(over.map(endLater));
  }

  await recover();
  return {
    all: () => [...entries.values()],

    async add(upload) {
      const entry: Entry = { upload, reference: '', wrappedKey: new Uint8Array(), parts: [], state: 'beginning' };
      entries.set(upload.uploadId, entry); // before anything is waited for: it counts from here on
      try {
        entry.wrappedKey = await records.start(upload.uploadId);
      } catch (error) {
        entries.delete(upload.uploadId);
        throw error;
      }
      return entry;
    },

    find(uploadId) {
      const entry = entries.get(uploadId);
      if (entry === undefined || entry.state === 'over' || entry.upload.expiresAt <= now()) {
        throw new Problem('upload-not-found');
      }
      return entry;
    },

    look: (uploadId) => entries.get(uploadId),
    remember,

    async withKey({ upload: { uploadId, partSizes }, reference, wrappedKey }, use) {
      const used = await records.withKey({ uploadId, wrappedKey }, async (key) => ({
        result: await use({ uploadId, partSizes, reference, key }),
      }));
      if (used === undefined) throw new Problem('upload-not-found');
      return used.result;
    },

    end,
    endLater,

    async endDue() {
      const isDue = ({ upload, triedAt }: Entry) =>
        triedAt === undefined
          ? upload.expiresAt <= now()
          : now().getTime() - triedAt.getTime() >= UPLOAD_LIMITS.removalRetryMs;
      await Promise.all([...entries.values()].filter(isDue).map(endLater));
    },

    inTurn,
  };
}
