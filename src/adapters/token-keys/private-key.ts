// One signing key as it stands in the key file: an elliptic-curve JWK (RFC 7518 §6.2) with its private part.
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { PublicKey, SigningKey } from '../../ports/token-keys.ts';

/** ECDSA with P-256 and SHA-256 (RFC 7518 §3.4): short signatures, and every JOSE library verifies it. */
export const ALGORITHM = 'ES256';

export interface PrivateKey extends SigningKey {
  /** When it was made; null for one of a release that did not say. */
  readonly createdAt: Date | null;
  /** When another one took its place; it still verifies what it signed. Null for the one that signs. */
  readonly retiredAt: Date | null;
}

/** A key that nobody had before. */
export async function freshKey(at: Date): Promise<PrivateKey> {
  const { privateKey: made } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(made);
  // The thumbprint as key id (RFC 7638): the same key has the same id wherever it is written down.
  return privateKey({ ...jwk, kid: await calculateJwkThumbprint(jwk), createdAt: at.toISOString() });
}

/** The keys of a JWK Set with private parts. Throws when a key is not of this kind; never shows what it found instead. */
export function privateKeysFrom(json: string): readonly PrivateKey[] {
  const set = parse(json);
  if (!isRecord(set) || !Array.isArray(set['keys'])) throw new Error('the key file holds no JWK Set');
  const keys = set['keys'].map(privateKey);
  if (keys.length === 0) throw new Error('the key file holds no key');
  return keys;
}

/** What stands in the key file: JWK members, and our two dates, which others have to ignore (RFC 7517 §4). */
export function keySetText(keys: readonly PrivateKey[]): string {
  return JSON.stringify({
    keys: keys.map(({ createdAt, retiredAt, ...jwk }) => ({
      ...jwk,
      alg: ALGORITHM,
      use: 'sig',
      ...(createdAt !== null && { createdAt: createdAt.toISOString() }),
      ...(retiredAt !== null && { retiredAt: retiredAt.toISOString() }),
    })),
  });
}

/** The part of a key that everyone may have, listed name by name so that nothing private can slip through. */
export function publicPart({ kid, kty, crv, x, y }: SigningKey): PublicKey {
  return { kid, kty, crv, x, y, alg: ALGORITHM, use: 'sig' };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('the key file is not JSON'); // the parser's own message quotes the file
  }
}

function privateKey(jwk: unknown): PrivateKey {
  if (!isRecord(jwk) || jwk['kty'] !== 'EC' || jwk['crv'] !== 'P-256')
    throw new Error('the key file holds a key of another kind');
  return {
    kid: text(jwk, 'kid'),
    kty: 'EC',
    crv: 'P-256',
    x: text(jwk, 'x'),
    y: text(jwk, 'y'),
    d: text(jwk, 'd'),
    createdAt: date(jwk, 'createdAt'),
    retiredAt: date(jwk, 'retiredAt'),
  };
}

function text(jwk: Readonly<Record<string, unknown>>, name: string): string {
  const value = jwk[name];
  if (typeof value !== 'string' || value === '') throw new Error(`a key of the key file has no ${name}`);
  return value;
}

function date(jwk: Readonly<Record<string, unknown>>, name: string): Date | null {
  if (jwk[name] === undefined) return null;
  const value = new Date(text(jwk, name));
  if (Number.isNaN(value.getTime())) throw new Error(`a key of the key file has a ${name} that is no date`);
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
