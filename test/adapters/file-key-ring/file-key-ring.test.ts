import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileKeyRing } from '../../../src/adapters/file-key-ring/file-key-ring.ts';
import { keyRingContract } from '../../ports/key-ring-contract.ts';

let folder: string;
const prepare = () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-keys-'));
};
const remove = () => rmSync(folder, { recursive: true });
const file = () => join(folder, 'data', 'session-keys');
const bytes = () => readFileSync(file());

keyRingContract({ prepare, open: () => openFileKeyRing(file()), remove });

describe('the key ring in a file', () => {
  beforeEach(prepare);
  afterEach(remove);

  it('holds a key while its session lives, and nothing in its place afterwards', async () => {
    const ring = await openFileKeyRing(file());
    const [gone, stays] = [randomUUID(), randomUUID()];
    await ring.wrap(gone, randomBytes(32));
    const before = bytes();
    await ring.wrap(stays, randomBytes(32));
    expect(before.subarray(16, 48).every((byte) => byte === 0)).toBe(false);
    await ring.destroy([gone]);
    expect(bytes().subarray(0, 64).equals(Buffer.alloc(64))).toBe(true);
    expect(bytes().includes(before.subarray(16, 48))).toBe(false);
    expect(await ring.sessionIds()).toEqual([stays]);
    await ring.close();
  });

  it('uses freed places again: it grows with the sessions that live at the same time', async () => {
    const ring = await openFileKeyRing(file());
    for (let i = 0; i < 20; i++) {
      const ids = [randomUUID(), randomUUID()];
      for (const id of ids) await ring.wrap(id, randomBytes(32));
      await ring.destroy(ids);
    }
    expect(bytes().length).toBe(2 * 64);
    await ring.close();
  });

  it('is readable by its owner alone, and takes back rights that others were given', async () => {
    await (await openFileKeyRing(file())).close();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    chmodSync(file(), 0o644);
    await (await openFileKeyRing(file())).close();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('takes a place that was being written when the power failed for an empty one', async () => {
    const ring = await openFileKeyRing(file());
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) await ring.wrap(id, randomBytes(32));
    await ring.close();
    const torn = bytes();
    torn.fill(0, 64 + 40, 128);
    writeFileSync(file(), torn);
    truncateSync(file(), 3 * 64 - 5);
    const again = await openFileKeyRing(file());
    expect(await again.sessionIds()).toEqual([ids[0]]);
    const [id, key] = [randomUUID(), randomBytes(32)];
    const wrapped = await again.wrap(id, key);
    await again.close();
    const third = await openFileKeyRing(file());
    expect(await third.unwrap(id, wrapped)).toEqual(key);
    await third.close();
  });

  it('takes UUIDs only', async () => {
    const ring = await openFileKeyRing(file());
    await expect(ring.wrap('no-uuid', randomBytes(32))).rejects.toThrow();
    expect(await ring.sessionIds()).toEqual([]);
    await ring.close();
  });
});
