// The contract of the UploadStore port, to be run against every store. Parts go the way that clients' parts go.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '../../src/kernel/limits.ts';
import type { ReceivedPart } from '../../src/model/upload.ts';
import type { StoredUpload, UploadStore } from '../../src/ports/upload-store.ts';

const PART = UPLOAD_LIMITS.partBytes;

/** Bytes that are the same for the same mark, and no others'. */
export function bytesOf(mark: string, size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('shake256', { outputLength: size }).update(mark).digest());
}

/** An upload that has begun. */
export async function begunUpload(store: UploadStore, partSizes: readonly number[]): Promise<StoredUpload> {
  const uploadId = randomUUID();
  return { uploadId, partSizes, reference: await store.begin({ uploadId, partSizes }), key: randomBytes(32) };
}

/** Sends a part as a client does whom the store told how. Rejects when it is refused. */
export async function sendPart(
  { parts }: UploadStore,
  upload: StoredUpload,
  partNumber: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ReceivedPart> {
  if (parts.kind === 'here') return parts.receive(upload, partNumber, inPieces(bytes));
  const address = await parts.address(upload, partNumber, new Date(Date.now() + 60_000));
  const response = await fetch(address, { method: 'PUT', body: bytes });
  if (!response.ok) throw new Error(`the store answers ${response.status}`);
  return { partNumber, etag: response.headers.get('etag') ?? '' };
}

/** As they come over the network: in pieces of any size. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < bytes.length;) {
    const size = 1 + ((at * 7919) % 100_003);
    yield bytes.subarray(at, at + size);
    at += size;
    await Promise.resolve();
  }
}

/** Registers the tests. */
export function uploadStoreContract(place: { open(): Promise<UploadStore>; close(): Promise<void> }): void {
  describe('the UploadStore contract', () => {
    let store: UploadStore;
    beforeEach(async () => {
      store = await place.open();
    });
    afterEach(() => place.close());

    const problem = (code: string): unknown => expect.objectContaining({ code });

    it('makes one file of parts that came out of order, the last one of each number', async () => {
      const upload = await begunUpload(store, [PART, PART, 70_001]);
      const [one, two, three] = [bytesOf('1', PART), bytesOf('2', PART), bytesOf('3', 70_001)];
      const received = new Map<number, ReceivedPart>();
      for (const [partNumber, bytes] of [
        [3, three],
        [2, bytesOf('earlier', PART)],
        [1, one],
        [2, two],
      ] as const) {
        received.set(partNumber, await sendPart(store, upload, partNumber, bytes));
      }
      const parts = [1, 2, 3].flatMap((number) => received.get(number) ?? []);
      await store.complete(upload, parts);
      const whole = Buffer.concat([one, two, three]);
      expect(Buffer.from(await store.read(upload)).equals(whole)).toBe(true);
      expect(Buffer.from(await store.readStart(upload, 2_048)).equals(whole.subarray(0, 2_048))).toBe(true);
      await store.discard(upload);
    });

    it('tags a part with the MD5 of its bytes, in quotes', async () => {
      const upload = await begunUpload(store, [100]);
      const { etag } = await sendPart(store, upload, 1, bytesOf('a', 100));
      expect(etag).toBe(`"${createHash('md5').update(bytesOf('a', 100)).digest('hex')}"`);
    });

    it('reads the start of a file that is shorter than what is asked for', async () => {
      const upload = await begunUpload(store, [1]);
      await store.complete(upload, [await sendPart(store, upload, 1, bytesOf('a', 1))]);
      expect(Buffer.from(await store.readStart(upload, 2_048))).toEqual(Buffer.from(bytesOf('a', 1)));
    });

    it('refuses the tag of a part that was sent again, or never came; the right list is taken after that', async () => {
      const upload = await begunUpload(store, [PART, 10]);
      const earlier = await sendPart(store, upload, 1, bytesOf('earlier', PART));
      const first = await sendPart(store, upload, 1, bytesOf('later', PART));
      const made = { partNumber: 2, etag: '"d41d8cd98f00b204e9800998ecf8427e"' };
      await expect(store.complete(upload, [first, made])).rejects.toEqual(problem('upload-parts-refused'));
      const second = await sendPart(store, upload, 2, bytesOf('2', 10));
      await expect(store.complete(upload, [earlier, second])).rejects.toEqual(problem('upload-parts-refused'));
      await expect(store.complete(upload, [first, made])).rejects.toEqual(problem('upload-parts-refused'));
      await store.complete(upload, [first, second]);
      expect((await store.read(upload)).length).toBe(PART + 10);
    });

    it('keeps uploads apart', async () => {
      const [a, b] = [await begunUpload(store, [100]), await begunUpload(store, [100])];
      const [ofA, ofB] = [
        await sendPart(store, a, 1, bytesOf('a', 100)),
        await sendPart(store, b, 1, bytesOf('b', 100)),
      ];
      await expect(store.complete(a, [ofB])).rejects.toEqual(problem('upload-parts-refused'));
      await store.complete(a, [ofA]);
      await store.complete(b, [ofB]);
      expect(Buffer.from(await store.read(a)).equals(bytesOf('a', 100))).toBe(true);
      await store.discard(a);
      expect(Buffer.from(await store.read(b)).equals(bytesOf('b', 100))).toBe(true);
    });

    it('has nothing of an upload that was discarded, complete or not, and takes nothing more of it', async () => {
      const [open, complete] = [await begunUpload(store, [100]), await begunUpload(store, [100])];
      const part = await sendPart(store, open, 1, bytesOf('a', 100));
      await store.complete(complete, [await sendPart(store, complete, 1, bytesOf('b', 100))]);
      for (const upload of [open, complete]) {
        await store.discard(upload);
        await store.discard(upload);
        await expect(store.read(upload)).rejects.toThrow();
        await expect(sendPart(store, upload, 1, bytesOf('a', 100))).rejects.toThrow();
        await expect(store.complete(upload, [part])).rejects.toEqual(problem('upload-not-found'));
      }
    });
  });
}
