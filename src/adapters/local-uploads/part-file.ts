// One part of an upload in a file, encrypted piece by piece, so that no more than a piece of it is ever in memory in the clear. The file begins
// with a random mark of this attempt to send the part; each piece is bound to upload, part, attempt and place: pieces of another attempt, or in
// another order, do not open.
import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { UPLOAD_LIMITS } from '../../kernel/limits.ts';
import { NONCE_BYTES, open, seal } from '../../kernel/sealing.ts';
import type { SealedPlace } from '../../kernel/sealing.ts';

/** Which part a file holds, and the key that it is encrypted with. */
export interface PartKey {
  readonly uploadId: string;
  readonly partNumber: number;
  readonly key: Uint8Array;
}

const MARK_BYTES = 16;
const PIECE_BYTES = UPLOAD_LIMITS.chunkBytes;
/** What sealing adds to a piece: nonce and tag. */
const SEAL_BYTES = NONCE_BYTES + 16;

/** Writes a part into an empty file; on the disk when it resolves. */
export async function writePart(handle: FileHandle, part: PartKey, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const mark = randomBytes(MARK_BYTES);
  await handle.appendFile(mark);
  let index = 0;
  for await (const piece of pieces(bytes)) {
    const place = placeOf(part, mark, index++);
    await handle.appendFile(seal(piece, { key: part.key, nonce: randomBytes(NONCE_BYTES), place }));
  }
  await handle.datasync();
}

/** The bytes of a part of `size` bytes, from its beginning. Throws when the file is not whole, or not this part's. */
export async function* readPart(
  handle: FileHandle,
  part: PartKey,
  size: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const mark = await readExactly(handle, MARK_BYTES);
  for (let at = 0, index = 0; at < size; at += PIECE_BYTES, index++) {
    const sealed = await readExactly(handle, Math.min(PIECE_BYTES, size - at) + SEAL_BYTES);
    yield open(sealed, { key: part.key, place: placeOf(part, mark, index) });
  }
  if ((await handle.read(Buffer.alloc(1))).bytesRead > 0) throw new Error('the part is longer than it was to be');
}

/** The same bytes in pieces of equal size, all but the last. What is yielded is overwritten by what comes next. */
async function* pieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const piece = Buffer.alloc(PIECE_BYTES);
  let filled = 0;
  try {
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length;) {
        const taken = Math.min(chunk.length - at, PIECE_BYTES - filled);
        piece.set(chunk.subarray(at, at + taken), filled);
        at += taken;
        filled += taken;
        if (filled === PIECE_BYTES) {
          yield piece;
          filled = 0;
        }
      }
    }
    if (filled > 0) yield piece.subarray(0, filled);
  } finally {
    piece.fill(0);
  }
}

async function readExactly(handle: FileHandle, length: number): Promise<Uint8Array> {
  const buffer = Buffer.alloc(length);
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled);
    if (bytesRead === 0) throw new Error('the part is cut off');
    filled += bytesRead;
  }
  return buffer;
}

function placeOf({ uploadId, partNumber }: PartKey, mark: Uint8Array, index: number): SealedPlace {
  return ['arkive upload part', uploadId, partNumber, Buffer.from(mark).toString('hex'), index];
}
