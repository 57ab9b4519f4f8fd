import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileKeyRing } from '../../../src/adapters/file-key-ring/file-key-ring.ts';
import { openLocalUploads } from '../../../src/adapters/local-uploads/local-uploads.ts';
import { openUploadLedger } from '../../../src/adapters/upload-ledger/upload-ledger.ts';
import { UPLOAD_LIMITS } from '../../../src/kernel/limits.ts';
import { Problem } from '../../../src/kernel/problem.ts';
import type { Caller } from '../../../src/model/caller.ts';
import type { KeyRing } from '../../../src/ports/key-ring.ts';
import type { UploadStore } from '../../../src/ports/upload-store.ts';
import { openUploads } from '../../../src/services/uploads/uploads.ts';
import type { Uploads } from '../../../src/services/uploads/uploads.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const FILE = Buffer.from('%PDF-1.7 what it says');
const CALLER: Caller = {
  clientId: 'client_1',
  tenantId: 'tenant-1',
  subjectId: null,
  scopes: new Set(),
  environment: 'production',
};

let folder: string;
let nowMs: number;
let live: Set<string>;
let failures: unknown[];
/** What the store is asked to fail at. */
let broken: Partial<UploadStore>;
let keyRing: KeyRing;
let uploads: Uploads;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
  nowMs = START;
  live = new Set(['session-1']);
  failures = [];
  broken = {};
  await open();
});
afterEach(async () => {
  await keyRing.close();
  await rm(folder, { recursive: true });
});

async function open(): Promise<void> {
  const store = await openLocalUploads(join(folder, 'parts'));
  const breakable = new Proxy(store, { get: (target, name) => Reflect.get({ ...target, ...broken }, name) as unknown });
  keyRing = await openFileKeyRing(join(folder, 'keys'));
  uploads = await openUploads({
    store: breakable,
    ledger: await openUploadLedger(join(folder, 'ledger')),
    keyRing,
    baseUrl: 'https://arkive.example',
    isLive: (sessionId) => Promise.resolve(live.has(sessionId)),
    onFailure: (error) => failures.push(error),
    now: () => new Date(nowMs),
  });
}

/** As after a crash: nothing was told that the server ends. */
async function restart(): Promise<void> {
  await keyRing.close();
  await open();
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield await Promise.resolve(bytes);
}

const begin = async (sessionId?: string, caller = CALLER): Promise<string> => {
  const session = sessionId === undefined ? undefined : { sessionId, expiresAt: new Date(START + 600_000) };
  const wish = { filename: 'a.pdf', mimeType: 'application/pdf' as const, sizeInBytes: FILE.length };
  return (await uploads.begin(caller, { ...wish, ...(session && { session }) })).upload.uploadId;
};
const receive = (uploadId: string, body: AsyncIterable<Uint8Array> = once(FILE)) =>
  uploads.receive({ uploadId, partNumber: 1, body, announcedBytes: undefined, checksums: {} });
const complete = async (sessionId?: string): Promise<string> => {
  const uploadId = await begin(sessionId);
  await uploads.complete(uploadId, [await receive(uploadId)]);
  return uploadId;
};
const use = <T>(uploadId: string, read: (file: Uint8Array) => Promise<T>, sessionId: string | null = null) =>
  uploads.use({ caller: CALLER, uploadId, sessionId }, ({ file }) => read(file));
const text = (file: Uint8Array) => Promise.resolve(Buffer.from(file).toString());
const problem = (code: string): unknown => expect.objectContaining({ code });
const left = async () => ({
  parts: await readdir(join(folder, 'parts')),
  ledger: await readdir(join(folder, 'ledger')),
  keys: [...(await keyRing.sessionIds())],
});
const NOTHING = { parts: [], ledger: [], keys: [] };

describe('after a restart', () => {
  it('an upload that was complete is there, and one that was not is gone, with its parts and its key', async () => {
    const uploadId = await complete('session-1');
    await receive(await begin());
    await restart();
    expect(await left()).toEqual({ parts: [uploadId], ledger: [uploadId], keys: [uploadId] });
    expect(await use(uploadId, text, 'session-1')).toBe(FILE.toString());
    expect(await left()).toEqual(NOTHING);
    expect(failures).toEqual([]);
  });

  it('one whose time or whose session is over is gone', async () => {
    await complete();
    await complete('session-1');
    live.clear();
    nowMs += UPLOAD_LIMITS.lifetimeMs;
    await restart();
    expect(await left()).toEqual(NOTHING);
  });

  it('what was left by a crash in the middle is cleared away: a key without an entry, an entry without its key or cut off, parts without either', async () => {
    const [cut, keyless, kept] = [await complete(), await complete(), await complete()];
    const entry = join(folder, 'ledger', cut);
    await writeFile(entry, (await readFile(entry)).subarray(0, 80));
    await keyRing.destroy([keyless]);
    await rm(join(folder, 'ledger', await complete()));
    await restart();
    expect(await left()).toEqual({ parts: [kept], ledger: [kept], keys: [kept] });
  });

  it('an upload that was used and could not be removed is not there again, and is removed', async () => {
    const uploadId = await complete();
    broken = { discard: () => Promise.reject(new Error('the store is away')) };
    expect(await use(uploadId, text)).toBe(FILE.toString());
    expect((await left()).ledger).toEqual([uploadId]);
    broken = {};
    await restart();
    expect(await left()).toEqual(NOTHING);
    await expect(use(uploadId, text)).rejects.toEqual(problem('upload-not-found'));
  });

  it('nothing of an upload can be read from a copy of the disk that was made while it lived', async () => {
    const uploadId = await complete();
    const copies = await Promise.all(
      [join('parts', uploadId, '1'), join('ledger', uploadId)].map((path) => readFile(join(folder, path))),
    );
    await uploads.abort(uploadId);
    await restart();
    const [part = Buffer.of(), entry = Buffer.of()] = copies;
    await writeFile(join(folder, 'ledger', uploadId), entry);
    await restart();
    await expect(use(uploadId, text)).rejects.toEqual(problem('upload-not-found'));
    expect(part.includes('what it says')).toBe(false);
  });
});

describe('an upload that is due', () => {
  it('is removed when somebody looks, and so is that of a session that is over', async () => {
    await complete();
    await begin('session-1');
    await uploads.expireDue();
    expect((await left()).ledger).toHaveLength(2);
    nowMs = START + 600_000; // the end of the session
    await uploads.expireDue();
    expect((await left()).ledger).toHaveLength(1);
    nowMs = START + UPLOAD_LIMITS.lifetimeMs;
    await uploads.expireDue();
    expect(await left()).toEqual(NOTHING);
  });

  it('is tried again later when the store does not let go of it, and cannot be used meanwhile', async () => {
    const uploadId = await complete();
    let tries = 0;
    broken = {
      discard: () => {
        tries++;
        return Promise.reject(new Error('the store is away'));
      },
    };
    await expect(uploads.abort(uploadId)).rejects.toThrow('the store is away');
    await expect(use(uploadId, text)).rejects.toEqual(problem('upload-not-found'));
    await uploads.expireDue();
    expect(tries).toBe(1);
    nowMs += UPLOAD_LIMITS.removalRetryMs;
    await uploads.expireDue();
    expect([tries, failures.length]).toEqual([2, 1]);
    broken = {};
    nowMs += UPLOAD_LIMITS.removalRetryMs;
    await uploads.expireDue();
    expect(await left()).toEqual(NOTHING);
  });
});

describe('an upload that is begun', () => {
  it('in a session that ends at this very moment is refused, and leaves nothing', async () => {
    live.clear();
    await expect(begin('session-1')).rejects.toEqual(problem('session-not-live'));
    expect(await left()).toEqual(NOTHING);
  });

  it('leaves nothing when the store has no room', async () => {
    broken = { begin: () => Promise.reject(new Error('no space')) };
    await expect(begin()).rejects.toThrow('no space');
    broken = {};
    expect(await left()).toEqual(NOTHING);
  });

  it('finds a place as long as not all are taken, by whomever', async () => {
    for (let i = 0; i < UPLOAD_LIMITS.all; i++) await begin(undefined, { ...CALLER, clientId: `client_${i % 9}` });
    await expect(begin(undefined, { ...CALLER, clientId: 'client_x' })).rejects.toEqual(problem('overloaded'));
  });
});

describe('parts and files at a time', () => {
  it('are bounded: parts that arrive, of one client', async () => {
    const uploadId = await begin();
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const slow = async function* () {
      await waiting;
      yield FILE;
    };
    const arriving = Array.from({ length: UPLOAD_LIMITS.partsOfClient }, () => receive(uploadId, slow()));
    await expect(receive(uploadId)).rejects.toEqual(problem('too-many-requests'));
    finish();
    await Promise.all(arriving);
    expect(await receive(uploadId)).toMatchObject({ partNumber: 1 });
    expect(await readdir(join(folder, 'parts', uploadId))).toEqual(['1']);
  });

  it('are bounded: files in memory; who is told to come back still has the upload', async () => {
    const ids = [];
    for (let i = 0; i <= UPLOAD_LIMITS.inUse; i++) ids.push(await complete());
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const reading = ids.slice(1).map((id) => use(id, () => waiting));
    const [last = ''] = ids;
    await expect(use(last, text)).rejects.toEqual(problem('overloaded'));
    finish();
    await Promise.all(reading);
    expect(await use(last, text)).toBe(FILE.toString());
  });

  it('an upload that ends while it is read is gone, and the reading goes on', async () => {
    const uploadId = await complete();
    const reading = use(uploadId, async (file) => {
      await uploads.abort(uploadId);
      expect(await left()).toEqual(NOTHING);
      throw new Problem('overloaded', Buffer.from(file).toString());
    });
    await expect(reading).rejects.toEqual(expect.objectContaining({ detail: FILE.toString() }));
    await expect(use(uploadId, text)).rejects.toEqual(problem('upload-not-found'));
  });
});
