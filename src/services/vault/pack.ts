// Makes items smaller before they are encrypted (ciphertext cannot be compressed): graphs shrink to a tenth, files that
// are compressed already stay as they are. One byte in front says which.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const PLAIN = 0;
const GZIPPED = 1;
/** Below this the effort is greater than what it saves. */
const WORTHWHILE_BYTES = 256;
/** How much smaller the bytes have to become. */
const WORTHWHILE_RATIO = 0.9;
/** Of longer items a piece from the middle is tried first: compressing in vain costs more than all the rest of an append. */
const SAMPLE_BYTES = 2_048;
const OPTIONS = { level: 4 } as const;

// Both run in threads of Node's own pool, away from the event loop.
const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The bytes, compressed where that helps. */
export async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  const compressed = await smaller(bytes);
  return compressed === undefined ? marked(PLAIN, bytes) : marked(GZIPPED, compressed);
}

/** What `pack` was given. */
export async function unpack(packed: Uint8Array): Promise<Uint8Array> {
  const content = packed.subarray(1);
  return packed[0] === GZIPPED ? await decompress(content) : content;
}

async function smaller(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes.length < WORTHWHILE_BYTES) return undefined;
  if (bytes.length > 2 * SAMPLE_BYTES) {
    const middle = bytes.length >> 1;
    const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
    if ((await compress(sample, OPTIONS)).length > sample.length * WORTHWHILE_RATIO) return undefined;
  }
  const compressed = await compress(bytes, OPTIONS);
  return compressed.length < bytes.length * WORTHWHILE_RATIO ? compressed : undefined;
}

function marked(mark: number, content: Uint8Array): Uint8Array {
  const packed = new Uint8Array(content.length + 1);
  packed[0] = mark;
  packed.set(content, 1);
  return packed;
}
