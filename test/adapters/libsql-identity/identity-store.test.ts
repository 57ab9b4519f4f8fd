import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openIdentityStore } from '../../../src/adapters/libsql-identity/identity-store.ts';
import type { IdentityStore } from '../../../src/adapters/libsql-identity/identity-store.ts';
import { secretHash } from '../../../src/kernel/secrets.ts';
import type { IssuedThing } from '../../../src/ports/issued-store.ts';

const AT = new Date('2026-05-06T07:08:09.010Z');
const PLACE = { population: 'internal', kind: 'Session' } as const;
const OTHER = { population: 'wallet', kind: 'Session' } as const;

let folder: string;
let file: string;
let server: IdentityStore;
let commandLine: IdentityStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-identity-'));
  file = join(folder, 'data', 'identity.db');
  server = openIdentityStore(file);
  commandLine = openIdentityStore(file);
});
afterEach(async () => {
  await server.close();
  await commandLine.close();
  await rm(folder, { recursive: true });
});

const thing = (change: Partial<IssuedThing> = {}): IssuedThing => ({
  idHash: secretHash('id'),
  sealed: new Uint8Array([1, 2, 3]),
  expiresAt: AT,
  consumedAt: null,
  alias: { hash: secretHash('alias'), sealedId: new Uint8Array([4]) },
  grantHash: secretHash('grant'),
  subjectHash: secretHash('subject'),
  ...change,
});
const isThere = async (id = 'id', place: typeof PLACE | typeof OTHER = PLACE) =>
  (await server.issued.find(place, secretHash(id))) !== undefined;

describe('what was handed out', () => {
  it('is found by its hash, or that of its other name, as it was put, and in its place only', async () => {
    await server.issued.put(PLACE, thing());
    const bytes = (found: IssuedThing | undefined) => found && Buffer.from(found.sealed).toString('hex');
    expect(bytes(await server.issued.find(PLACE, secretHash('id')))).toBe('010203');
    expect(bytes(await commandLine.issued.findByAlias(PLACE, secretHash('alias')))).toBe('010203');
    expect(await isThere('id', OTHER)).toBe(false);
    expect(await server.issued.findByAlias(OTHER, secretHash('alias'))).toBeUndefined();
    await server.issued.put(PLACE, thing({ sealed: new Uint8Array([9]), alias: null }));
    expect(bytes(await server.issued.find(PLACE, secretHash('id')))).toBe('09');
    expect(await server.issued.findByAlias(PLACE, secretHash('alias'))).toBeUndefined();
  });

  it('is consumed once, whoever asks', async () => {
    await server.issued.put(PLACE, thing());
    const told = await Promise.all(
      [server, commandLine, server].map(({ issued }) => issued.consume(PLACE, secretHash('id'), AT)),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    expect((await server.issued.find(PLACE, secretHash('id')))?.consumedAt).toEqual(AT);
    expect(await server.issued.consume(PLACE, secretHash('nothing'), AT)).toBe(false);
  });

  it('goes by itself, with its consent, with its owner, and when it has expired', async () => {
    const put = () => server.issued.put(PLACE, thing());
    await put();
    await server.issued.remove(PLACE, secretHash('id'));
    expect(await isThere()).toBe(false);
    await put();
    await server.issued.removeOfGrant(OTHER, secretHash('grant'));
    expect(await isThere()).toBe(true);
    await server.issued.removeOfGrant(PLACE, secretHash('grant'));
    expect(await isThere()).toBe(false);
    await put();
    await commandLine.issued.removeOfSubject('wallet', secretHash('subject'));
    expect(await isThere()).toBe(true);
    await commandLine.issued.removeOfSubject('internal', secretHash('subject'));
    expect(await isThere()).toBe(false);
    await put();
    expect(await server.issued.purge(new Date(AT.getTime() - 1))).toBe(0);
    expect(await server.issued.purge(AT)).toBe(1);
  });
});

describe('a user', () => {
  const user = {
    userId: 'u1',
    population: 'internal',
    name: 'Ada',
    tenantId: 'acme',
    passwordHash: 'h',
    createdAt: AT,
    revokedAt: null,
  } as const;

  it('is found by id and by name, whatever its case, in the population only; a name is taken once', async () => {
    expect(await commandLine.users.insert(user)).toBe(true);
    expect(await server.users.find('internal', 'u1')).toEqual(user);
    expect(await server.users.findByName('internal', 'ADA')).toEqual(user);
    expect(await server.users.find('wallet', 'u1')).toBeUndefined();
    expect(await server.users.findByName('wallet', 'Ada')).toBeUndefined();
    expect(await server.users.insert({ ...user, userId: 'u2', name: 'aDa' })).toBe(false);
    expect(await server.users.insert({ ...user, userId: 'u3', population: 'wallet', tenantId: null })).toBe(true);
    expect((await server.users.list()).map(({ userId }) => userId)).toEqual(['u1', 'u3']);
  });

  it('is revoked once, and changed no more after that', async () => {
    await server.users.insert(user);
    expect(await server.users.changePassword('u1', 'h2')).toBe(true);
    expect(await commandLine.users.revoke('u1', AT)).toBe(true);
    expect(await server.users.revoke('u1', new Date())).toBe(false);
    expect(await server.users.changePassword('u1', 'h3')).toBe(false);
    expect(await server.users.find('internal', 'u1')).toMatchObject({ passwordHash: 'h2', revokedAt: AT });
  });
});

describe('the file', () => {
  it('is readable by its owner alone', async () => {
    await server.issued.put(PLACE, thing());
    for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o077).toBe(0);
  });

  it('of a newer release is left alone', () => {
    const raw = new Database(file);
    raw.pragma('user_version = 99');
    raw.close();
    expect(() => openIdentityStore(file)).toThrow('schema 99');
  });
});
