// How client ids, client secrets and API keys are written, taken apart and compared. Randomness comes in as bytes.
//
// Secrets are stored as plain SHA-256. A slow, salted hash (scrypt, argon2) exists to make guessing of low-entropy
// passwords expensive; 256 random bits cannot be guessed at any speed, so slowness would only cost time on each request.
import { createHash, timingSafeEqual } from 'node:crypto';

/** Random bytes in a secret: 256 bits. */
export const SECRET_BYTES = 32;
/** Random bytes in an id: 64 bits, unique but not secret. */
export const ID_BYTES = 8;

/** A client id of `ID_BYTES` random bytes: `client_` and 16 hexadecimal digits. */
export function clientIdOf(random: Uint8Array): string {
  return `client_${hex(random)}`;
}

/** A client secret of `SECRET_BYTES` random bytes. The prefix lets people and secret scanners recognise a leaked one. */
export function clientSecretOf(random: Uint8Array): string {
  return `arkive_secret_${secretText(random)}`;
}

/** The id of an API key, by which it is found and revoked: 16 hexadecimal digits of `ID_BYTES` random bytes. */
export function keyIdOf(random: Uint8Array): string {
  return hex(random);
}

/** An API key: `arkive_key_<key id>_<secret of SECRET_BYTES random bytes>`. */
export function apiKeyOf(keyId: string, random: Uint8Array): string {
  return `arkive_key_${keyId}_${secretText(random)}`;
}

const API_KEY = /^arkive_key_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;

/** The id part of an API key; undefined for text that is no API key. */
export function keyIdIn(apiKey: string): string | undefined {
  return API_KEY.exec(apiKey)?.[1];
}

/** What is stored of a secret: its SHA-256 (FIPS 180-4), 32 bytes. */
export function secretHash(secret: string): Uint8Array {
  return createHash('sha256').update(secret, 'utf8').digest();
}

/** Whether `secret` is the one whose hash is stored; takes the same time whatever differs. */
export function matchesHash(secret: string, storedHash: Uint8Array): boolean {
  const hash = secretHash(secret);
  return hash.length === storedHash.length && timingSafeEqual(hash, storedHash);
}

function hex(random: Uint8Array): string {
  if (random.length !== ID_BYTES) throw new RangeError('an id takes 8 random bytes');
  return Buffer.from(random).toString('hex');
}

function secretText(random: Uint8Array): string {
  if (random.length !== SECRET_BYTES) throw new RangeError('a secret takes 32 random bytes');
  return Buffer.from(random).toString('base64url');
}
