// Authenticated encryption: AES-256-GCM (NIST SP 800-38D) with a nonce of 96 bits and a tag of 128. Sealed bytes are
// nonce, ciphertext and tag in a row. What is sealed is bound to its place by associated data: moved elsewhere, it does
// not open.
import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Bytes of a key. */
export const SEALING_KEY_BYTES = 32;
/** Random bytes of a nonce. Under one key fewer than 2^32 of them may be used (SP 800-38D §8.3): a session has thousands. */
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** The place of sealed bytes: texts and numbers that have to be the same again when they are opened. */
export type SealedPlace = readonly (string | number)[];

/** What sealing takes besides the bytes. */
export interface Sealing {
  readonly key: Uint8Array;
  /** Never used with this key before: take it from a random source. */
  readonly nonce: Uint8Array;
  readonly place: SealedPlace;
}

/** Encrypts `plain`. */
export function seal(plain: Uint8Array, { key, nonce, place }: Sealing): Uint8Array {
  if (nonce.length !== NONCE_BYTES) throw new RangeError('a nonce has 12 bytes');
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associatedData(place));
  // Memory of its own: a piece of Node's buffer pool would carry its neighbours along when it is sent to a thread.
  const sealed = new Uint8Array(NONCE_BYTES + plain.length + TAG_BYTES);
  sealed.set(nonce);
  sealed.set(cipher.update(plain), NONCE_BYTES);
  cipher.final(); // gives nothing: a counter mode has no last block
  sealed.set(cipher.getAuthTag(), NONCE_BYTES + plain.length);
  return sealed;
}

/** Decrypts what `seal` made with the same key for the same place. Throws when key, place or a single bit differs. */
export function open(sealed: Uint8Array, { key, place }: Omit<Sealing, 'nonce'>): Uint8Array {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('the sealed bytes are cut off');
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(associatedData(place));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  decipher.final(); // compares the tags
  return plain;
}

/** JSON keeps the parts apart: `["a","b"]` and `["ab"]` differ. */
function associatedData(place: SealedPlace): Uint8Array {
  return Buffer.from(JSON.stringify(place), 'utf8');
}
