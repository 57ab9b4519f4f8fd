// Keys take each other's place, and nobody's token stops working for it.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTokenKeys } from '../../../src/adapters/token-keys/token-keys.ts';
import { CREDENTIAL_LIMITS, KEY_LIMITS } from '../../../src/kernel/limits.ts';
import type { AccessTokenClaims, TokenKeys } from '../../../src/ports/token-keys.ts';

const START = new Date('2026-05-06T07:08:09Z');
const ISSUER = 'https://issuer.example';

let folder: string;
let file: string;
let now: Date;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-rotation-'));
  file = join(folder, 'token-keys.json');
  now = START;
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => openTokenKeys(file, () => now);
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const signing = (keys: TokenKeys) => keys.publicKeys().keys[0]?.kid;

function claims(): AccessTokenClaims {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + CREDENTIAL_LIMITS.accessTokenSeconds;
  const sub = 'client_1';
  return { iss: ISSUER, aud: ISSUER, sub, client_id: sub, tenant: 'default', scope: 'a', jti: 't', iat, exp };
}
const isGood = async (keys: TokenKeys, token: string) =>
  (await keys.verify(token, { issuer: ISSUER, audience: ISSUER, at: now })) !== undefined;

describe('rotation', () => {
  it('lets every token live to its end, and then forgets the key', async () => {
    const keys = await open();
    const old = await keys.sign(claims());
    await keys.rotate();
    const fresh = await keys.sign(claims());
    expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(old).kid);
    expect(decodeProtectedHeader(fresh).kid).toBe(signing(keys));
    later((CREDENTIAL_LIMITS.accessTokenSeconds - 1) * 1000);
    await keys.maintain();
    expect([await isGood(keys, old), await isGood(keys, fresh)]).toEqual([true, true]);
    later(KEY_LIMITS.overlapMs);
    await keys.maintain();
    expect(keys.publicKeys().keys).toHaveLength(1);
    expect(await readFile(file, 'utf8')).not.toContain(decodeProtectedHeader(old).kid);
  });

  it('happens by itself when a key is old, also for a key of a release that wrote no dates', async () => {
    const keys = await open();
    const { createdAt: _, ...undated } = JSON.parse(await readFile(file, 'utf8')).keys[0];
    await writeFile(file, JSON.stringify({ keys: [undated] }));
    await keys.maintain();
    const first = signing(keys);
    later(KEY_LIMITS.signingMs - 1);
    await keys.maintain();
    expect(signing(keys)).toBe(first);
    later(1);
    await keys.maintain();
    expect(signing(keys)).not.toBe(first);
    expect(keys.publicKeys().keys.map(({ kid }) => kid)).toContain(first);
  });

  it('by another process is taken up', async () => {
    const server = await open();
    const commandLine = await open();
    const before = server.signingKeys();
    await commandLine.rotate();
    const token = await commandLine.sign(claims());
    expect(await isGood(server, token)).toBe(false);
    await server.maintain();
    expect(await isGood(server, token)).toBe(true);
    expect(signing(server)).toBe(signing(commandLine));
    expect(server.signingKeys()).not.toBe(before);
  });

  it('by nobody leaves the list of keys the one that it was', async () => {
    const keys = await open();
    const before = keys.signingKeys();
    await keys.maintain();
    expect(keys.signingKeys()).toBe(before);
    await keys.rotate();
    expect(keys.signingKeys()).not.toBe(before);
  });

  it('by several processes at once loses no key, and leaves nothing beside the file', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, open));
    await Promise.all(all.map((keys) => keys.rotate()));
    const { keys } = JSON.parse(await readFile(file, 'utf8'));
    expect(new Set(keys.map(({ kid }: { kid: string }) => kid)).size).toBe(6);
    expect(keys.filter((key: object) => !('retiredAt' in key))).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['token-keys.json']);
  });
});
