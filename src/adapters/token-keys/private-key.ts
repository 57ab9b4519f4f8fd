// One signing key as it stands in the key file: an elliptic-curve JWK (RFC 7518 §6.2) with its private part.
import type { PublicKey } from '../../ports/token-keys.ts';

/** ECDSA with P-256 and SHA-256 (RFC 7518 §3.4): short signatures, and every JOSE library verifies it. */
export const ALGORITHM = 'ES256';

export interface PrivateKey {
  readonly kid: string;
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  /** The private part. */
  readonly d: string;
}

/** The keys of a JWK Set with private parts. Throws when a key is not of this kind; never shows what it found instead. */
export function privateKeysFrom(json: string): readonly PrivateKey[] {
  const set = parse(json);
  if (!isRecord(set) || !Array.isArray(set['keys'])) throw new Error('the key file holds no JWK Set');
  const keys = set['keys'].map(privateKey);
  if (keys.length === 0) throw new Error('the key file holds no key');
  return keys;
}

/** The part of a key that everyone may have, listed name by name so that nothing private can slip through. */
export function publicPart({ kid, kty, crv, x, y }: PrivateKey): PublicKey {
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
  return { kid: text(jwk, 'kid'), kty: 'EC', crv: 'P-256', x: text(jwk, 'x'), y: text(jwk, 'y'), d: text(jwk, 'd') };
}

function text(jwk: Readonly<Record<string, unknown>>, name: string): string {
  const value = jwk[name];
  if (typeof value !== 'string' || value === '') throw new Error(`a key of the key file has no ${name}`);
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
