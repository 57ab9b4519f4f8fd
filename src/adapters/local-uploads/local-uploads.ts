// Uploads on the disk of this server: a folder for each, in it a file for each part, encrypted with the key of the upload. Parts come in under
// another name and take their own when they are whole: what is cut off leaves nothing.
import { createHash, randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../kernel/problem.ts';
import type { ReceivedPart } from '../../model/upload.ts';
import type { StoredUpload, UploadStore } from '../../ports/upload-store.ts';
import { readPart, writePart } from './part-file.ts';

/** Opens the store in `folder`, made when missing: readable by the owner alone. */
export async function openLocalUploads(folder: string): Promise<UploadStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  /** Entity tags of the parts that are there, by number, of uploads that still take parts. */
  const receiving = new Map<string, Map<number, string>>();
  const folderOf = (uploadId: string) => join(folder, uploadId);
  const fileOf = (uploadId: string, partNumber: number) => join(folderOf(uploadId), String(partNumber));

  async function receive(
    { uploadId, key }: StoredUpload,
    partNumber: number,
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<ReceivedPart> {
    const draft = `${fileOf(uploadId, partNumber)}.${randomUUID()}`;
    const hash = createHash('md5'); // what S3's tags are, and all that they are: nothing rests on it
    try {
      const handle = await open(draft, 'wx', 0o600).catch(goneUnless);
      try {
        await writePart(handle, { uploadId, partNumber, key }, hashed(bytes, hash));
      } finally {
        await handle.close();
      }
      const tags = receiving.get(uploadId);
      if (tags === undefined) throw new Problem('upload-not-found');
      // In one go: nobody completes or discards the upload between the look and the deed.
      renameSync(draft, fileOf(uploadId, partNumber));
      const etag = `"${hash.digest('hex')}"`;
      tags.set(partNumber, etag);
      return { partNumber, etag };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function* contentOf({ uploadId, partSizes, key }: StoredUpload): AsyncGenerator<Uint8Array, void, undefined> {
    for (const [index, size] of partSizes.entries()) {
      const partNumber = index + 1;
      const handle = await open(fileOf(uploadId, partNumber), 'r');
      try {
        yield* readPart(handle, { uploadId, partNumber, key }, size);
      } finally {
        await handle.close();
      }
    }
  }

  return {
    parts: { kind: 'here', receive },

    async begin({ uploadId }) {
      await mkdir(folderOf(uploadId), { mode: 0o700 });
      receiving.set(uploadId, new Map());
      return '';
    },

    async complete({ uploadId }, parts) {
      const tags = receiving.get(uploadId);
      if (tags === undefined) throw new Problem('upload-not-found');
      const wrong = parts.find(({ partNumber, etag }) => tags.get(partNumber) !== etag);
      if (wrong !== undefined) {
        const isThere = tags.has(wrong.partNumber);
        const detail = isThere ? 'has another ETag by now' : 'has not arrived';
        throw new Problem('upload-parts-refused', `Part ${wrong.partNumber} ${detail}.`);
      }
      receiving.delete(uploadId);
      await syncFolder(folderOf(uploadId));
      await syncFolder(folder);
    },

    async readStart(upload, limit) {
      const chunks: Uint8Array[] = [];
      let length = 0;
      for await (const chunk of contentOf(upload)) {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= limit) break;
      }
      return Buffer.concat(chunks).subarray(0, limit);
    },

    async read(upload) {
      const file = new Uint8Array(upload.partSizes.reduce((sum, size) => sum + size, 0));
      let at = 0;
      for await (const chunk of contentOf(upload)) {
        file.set(chunk, at);
        at += chunk.length;
      }
      return file;
    },

    async discard({ uploadId }) {
      receiving.delete(uploadId);
      // Again, when a part that was about to begin has put its file there meanwhile.
      await rm(folderOf(uploadId), { recursive: true, force: true, maxRetries: 3 });
    },

    async keepOnly(uploadIds) {
      const others = (await readdir(folder)).filter((name) => !uploadIds.has(name));
      await Promise.all(others.map((name) => rm(folderOf(name), { recursive: true, force: true })));
    },

    close: () => Promise.resolve(),
  };
}

async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  hash: { update(bytes: Uint8Array): unknown },
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

/** The folder of an upload that was discarded is not there any more. */
function goneUnless(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new Problem('upload-not-found');
  throw error;
}

/** The names of new files are on the disk when their folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
