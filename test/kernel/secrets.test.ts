import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  ID_BYTES,
  SECRET_BYTES,
  apiKeyOf,
  clientIdOf,
  clientSecretOf,
  keyIdIn,
  keyIdOf,
  matchesHash,
  secretHash,
} from '../../src/kernel/secrets.ts';

const id = new Uint8Array(ID_BYTES).fill(0xab);
const random = new Uint8Array(SECRET_BYTES).fill(0xff);

describe('credentials as text', () => {
  it('a client id carries 8 bytes, hexadecimal', () => {
    expect(clientIdOf(id)).toBe('client_abababababababab');
  });

  it('a client secret carries 256 bits behind a recognisable prefix', () => {
    expect(clientSecretOf(random)).toBe(`arkive_secret_${'_'.repeat(42)}8`);
    expect(() => clientSecretOf(random.subarray(1))).toThrow(RangeError);
  });

  it('an API key names its id, even when its secret part looks like a separator', () => {
    const key = apiKeyOf(keyIdOf(id), random);
    expect(key).toBe(`arkive_key_abababababababab_${'_'.repeat(42)}8`);
    expect(keyIdIn(key)).toBe('abababababababab');
  });

  it.each([
    '',
    'arkive_key_',
    'arkive_key_abababababababab_short',
    'x'.repeat(70),
    `arkive_key_${'g'.repeat(16)}_${'a'.repeat(43)}`,
  ])('text that is no API key has no key id: %j', (text) => {
    expect(keyIdIn(text)).toBeUndefined();
  });
});

describe('stored secrets', () => {
  it('are SHA-256 of the text', () => {
    expect(Buffer.from(secretHash('abc')).toString('hex')).toBe(createHash('sha256').update('abc').digest('hex'));
  });

  it('match the right secret only', () => {
    expect(matchesHash('abc', secretHash('abc'))).toBe(true);
    expect(matchesHash('abd', secretHash('abc'))).toBe(false);
    expect(matchesHash('', secretHash('abc'))).toBe(false);
  });

  it('a hash of another length matches nothing', () => {
    expect(matchesHash('abc', secretHash('abc').subarray(0, 16))).toBe(false);
    expect(matchesHash('', new Uint8Array(0))).toBe(false);
  });
});
