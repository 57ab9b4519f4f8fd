import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../../../src/services/vault/pack.ts';

describe('packing', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a little', Buffer.from('text')],
    ['much that repeats itself', Buffer.from('ark:Transaction '.repeat(5000))],
    ['much that does not', randomBytes(50_000)],
  ])('is undone by unpacking: %s', async (_what, bytes) => {
    expect(Buffer.from(await unpack(await pack(bytes))).equals(bytes)).toBe(true);
  });

  it('makes graphs much smaller, and nothing larger by more than its mark', async () => {
    expect((await pack(Buffer.from('ark:Transaction '.repeat(5000)))).length).toBeLessThan(1000);
    expect((await pack(randomBytes(50_000))).length).toBe(50_001);
  });
});
