import { mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLocalUploads } from '../../../src/adapters/local-uploads/local-uploads.ts';
import { UPLOAD_LIMITS } from '../../../src/kernel/limits.ts';
import type { StoredUpload, UploadStore } from '../../../src/ports/upload-store.ts';
import { begunUpload, bytesOf, sendPart, uploadStoreContract } from '../../ports/upload-store-contract.ts';

let folder: string;
const makeFolder = async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
};
const removeFolder = () => rm(folder, { recursive: true });

uploadStoreContract({
  async open() {
    await makeFolder();
    return openLocalUploads(join(folder, 'parts'));
  },
  close: removeFolder,
});

describe('uploads on the disk', () => {
  const PIECE = UPLOAD_LIMITS.chunkBytes;
  let store: UploadStore;
  beforeEach(async () => {
    await makeFolder();
    store = await openLocalUploads(folder);
  });
  afterEach(removeFolder);

  const completed = async (...sizes: number[]): Promise<StoredUpload> => {
    const upload = await begunUpload(store, sizes);
    const parts = [];
    for (const [i, size] of sizes.entries()) parts.push(await sendPart(store, upload, i + 1, bytesOf(`${i}`, size)));
    await store.complete(upload, parts);
    return upload;
  };

  it('are readable by their owner alone', async () => {
    const { uploadId } = await completed(10);
    expect((await stat(join(folder, uploadId))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, uploadId, '1'))).mode & 0o777).toBe(0o600);
  });

  it('do not open with another key', async () => {
    const upload = await completed(10);
    await expect(store.read({ ...upload, key: new Uint8Array(32) })).rejects.toThrow();
  });

  it.each([1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
    'are read as they were, whatever their size (%i)',
    async (size) => {
      const upload = await completed(size);
      expect(Buffer.from(await store.read(upload)).equals(bytesOf('0', size))).toBe(true);
    },
  );

  it('do not open when a bit of them has changed, a piece is missing, or two have changed places', async () => {
    const upload = await completed(3 * PIECE);
    const file = join(folder, upload.uploadId, '1');
    const written = await readFile(file);
    const sealed = PIECE + 28;
    const swapped = Buffer.concat([
      written.subarray(0, 16),
      written.subarray(16 + sealed, 16 + 2 * sealed),
      written.subarray(16, 16 + sealed),
      written.subarray(16 + 2 * sealed),
    ]);
    const flipped = Buffer.from(written);
    flipped[written.length >> 1] = (flipped[written.length >> 1] ?? 0) ^ 1;
    for (const bytes of [swapped, flipped, written.subarray(0, -sealed), Buffer.concat([written, Buffer.alloc(1)])]) {
      await writeFile(file, bytes);
      await expect(store.read(upload)).rejects.toThrow();
    }
    await writeFile(file, written);
    expect((await store.read(upload)).length).toBe(3 * PIECE);
    await truncate(file, 10);
    await expect(store.read(upload)).rejects.toThrow();
  });

  it('do not open in the place of another part, or of an earlier sending of the same', async () => {
    const upload = await begunUpload(store, [2 * PIECE, 2 * PIECE]);
    const [one, two] = [join(folder, upload.uploadId, '1'), join(folder, upload.uploadId, '2')];
    await sendPart(store, upload, 1, bytesOf('earlier', 2 * PIECE));
    const earlier = await readFile(one);
    const parts = [
      await sendPart(store, upload, 1, bytesOf('1', 2 * PIECE)),
      await sendPart(store, upload, 2, bytesOf('2', 2 * PIECE)),
    ];
    await store.complete(upload, parts);
    const later = await readFile(one);
    const sealed = PIECE + 28;
    await writeFile(one, Buffer.concat([later.subarray(0, 16 + sealed), earlier.subarray(16 + sealed)]));
    await expect(store.read(upload)).rejects.toThrow();
    await writeFile(one, await readFile(two));
    await expect(store.read(upload)).rejects.toThrow();
  });

  it('are as before when a part fails on its way, with nothing left of it', async () => {
    const upload = await begunUpload(store, [PIECE + 1]);
    const { parts } = store;
    if (parts.kind !== 'here') throw new Error('parts come here');
    const failing = async function* () {
      yield await Promise.resolve(bytesOf('a', PIECE));
      throw new Error('cut');
    };
    await expect(parts.receive(upload, 1, failing())).rejects.toThrow('cut');
    expect(await readdir(join(folder, upload.uploadId))).toEqual([]);
    const part = await sendPart(store, upload, 1, bytesOf('0', PIECE + 1));
    await expect(parts.receive(upload, 1, failing())).rejects.toThrow('cut');
    await store.complete(upload, [part]);
    expect(Buffer.from(await store.read(upload)).equals(bytesOf('0', PIECE + 1))).toBe(true);
  });

  it('take no part after they are complete, not even one that was on its way', async () => {
    const upload = await begunUpload(store, [10]);
    const { parts } = store;
    if (parts.kind !== 'here') throw new Error('parts come here');
    const part = await sendPart(store, upload, 1, bytesOf('first', 10));
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    const slow = async function* () {
      await waiting;
      yield bytesOf('second', 10);
    };
    const late = parts.receive(upload, 1, slow());
    await store.complete(upload, [part]);
    goOn();
    await expect(late).rejects.toEqual(expect.objectContaining({ code: 'upload-not-found' }));
    expect(Buffer.from(await store.read(upload)).equals(bytesOf('first', 10))).toBe(true);
    expect(await readdir(join(folder, upload.uploadId))).toEqual(['1']);
  });

  it('are there after a restart when they are to be kept, and no others are', async () => {
    const kept = await completed(10);
    await completed(10);
    await begunUpload(store, [10]);
    const restarted = await openLocalUploads(folder);
    await restarted.keepOnly(new Set([kept.uploadId]));
    expect(await readdir(folder)).toEqual([kept.uploadId]);
    expect(Buffer.from(await restarted.read(kept)).equals(bytesOf('0', 10))).toBe(true);
  });
});
