import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadAddresses } from '../../../src/services/uploads/upload-addresses.ts';
import type { ShownSignature, UploadAction } from '../../../src/services/uploads/upload-addresses.ts';

const EXPIRES_AT = new Date('2026-03-01T12:00:00.700Z');
let nowMs = Date.parse('2026-03-01T11:00:00Z');
const made = (key: number) =>
  uploadAddresses({ baseUrl: 'https://arkive.example', key: new Uint8Array(32).fill(key), now: () => new Date(nowMs) });
const addresses = made(1);

const shownIn = (address: string): ShownSignature => {
  const { searchParams } = new URL(address);
  return { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
};
const anyAction = fc.oneof(
  fc.record({ kind: fc.constant('part' as const), partNumber: fc.integer({ min: 1, max: 5 }) }),
  fc.constant<UploadAction>({ kind: 'finish' }),
);
const anyPlace = fc.tuple(fc.constantFrom('a', 'b'), anyAction);

describe('a signed address', () => {
  it('allows what it was signed for, and nothing else', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, ([uploadId, action], [otherId, other]) => {
        const shown = shownIn(addresses.sign(uploadId, action, EXPIRES_AT));
        const isSame = JSON.stringify([uploadId, action]) === JSON.stringify([otherId, other]);
        expect(addresses.allows(otherId, other, shown)).toBe(isSame);
      }),
    );
  });

  it('allows nothing with another time or another signature, of whatever form', () => {
    const shown = shownIn(addresses.sign('a', { kind: 'finish' }, EXPIRES_AT));
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text !== shown.signature && text !== shown.expires);
        expect(addresses.allows('a', { kind: 'finish' }, { ...shown, signature: text })).toBe(false);
        expect(addresses.allows('a', { kind: 'finish' }, { ...shown, expires: text })).toBe(false);
      }),
    );
  });

  it('allows nothing at a server with another key', () => {
    const shown = shownIn(addresses.sign('a', { kind: 'finish' }, EXPIRES_AT));
    expect(made(2).allows('a', { kind: 'finish' }, shown)).toBe(false);
  });

  it('allows nothing from its last second on', () => {
    const shown = shownIn(addresses.sign('a', { kind: 'finish' }, EXPIRES_AT));
    const before = nowMs;
    nowMs = Date.parse('2026-03-01T11:59:59.999Z');
    expect(addresses.allows('a', { kind: 'finish' }, shown)).toBe(true);
    nowMs = Date.parse('2026-03-01T12:00:00.000Z');
    expect(addresses.allows('a', { kind: 'finish' }, shown)).toBe(false);
    nowMs = before;
  });
});
