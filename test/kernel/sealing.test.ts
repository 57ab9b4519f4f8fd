import { createDecipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONCE_BYTES, SEALING_KEY_BYTES, open, seal } from '../../src/kernel/sealing.ts';

const key = randomBytes(SEALING_KEY_BYTES);
const nonce = randomBytes(NONCE_BYTES);
const place = ['item', 'session', 7] as const;
const bytes = fc.uint8Array({ maxLength: 300 });

describe('sealed bytes', () => {
  it('open to what was sealed, under the same key in the same place', () => {
    fc.assert(
      fc.property(bytes, (plain) => {
        const sealed = seal(plain, { key, nonce, place });
        expect([...open(sealed, { key, place })]).toEqual([...plain]);
      }),
    );
  });

  it('are nonce, ciphertext and tag of AES-256-GCM (NIST SP 800-38D, test case 14)', () => {
    const zeros = { key: new Uint8Array(32), nonce: new Uint8Array(12) };
    const sealed = seal(new Uint8Array(16), { ...zeros, place });
    // The ciphertext does not depend on the associated data.
    expect(Buffer.from(sealed.subarray(12, 28)).toString('hex')).toBe('cea7403d4d606b6e074ec5d3baf39d18');
    const decipher = createDecipheriv('aes-256-gcm', zeros.key, zeros.nonce);
    decipher.setAAD(Buffer.from('["item","session",7]')).setAuthTag(sealed.subarray(28));
    expect(Buffer.concat([decipher.update(sealed.subarray(12, 28)), decipher.final()]).equals(Buffer.alloc(16))).toBe(
      true,
    );
  });

  it('do not open when a single bit differs', () => {
    const sealed = seal(Buffer.from('an amount'), { key, nonce, place });
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const altered = Uint8Array.from(sealed);
        altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => open(altered, { key, place })).toThrow();
      }),
    );
  });

  it('do not open cut off, under another key, or in another place', () => {
    const sealed = seal(Buffer.from('an amount'), { key, nonce, place });
    for (let length = 0; length < sealed.length; length++) {
      expect(() => open(sealed.subarray(0, length), { key, place })).toThrow();
    }
    expect(() => open(sealed, { key: randomBytes(32), place })).toThrow();
    for (const other of [
      ['item', 'session', 8],
      ['item', 'session'],
      ['items', 'ession', 7],
      ['item', 'session', '7'],
    ]) {
      expect(() => open(sealed, { key, place: other })).toThrow();
    }
  });

  it('take a nonce and a key of the right length only', () => {
    expect(() => seal(nonce, { key, nonce: randomBytes(8), place })).toThrow(/nonce/);
    expect(() => seal(nonce, { key: randomBytes(16), nonce, place })).toThrow();
  });

  it('stand in memory of their own', () => {
    expect(seal(Buffer.from('x'), { key, nonce, place }).buffer.byteLength).toBe(1 + 12 + 16);
  });
});
