import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../../src/kernel/problem.ts';
import { DEFAULT_SETTINGS } from '../../src/model/client-environment.ts';
import type { Caller } from '../../src/model/caller.ts';
import type { ClientSettings } from '../../src/ports/client-store.ts';
import type { Vault } from '../../src/ports/vault.ts';
import { expireOnTime } from '../../src/services/session-expiry.ts';
import { sessions } from '../../src/services/sessions.ts';
import type { Sessions } from '../../src/services/sessions.ts';
import { openVault } from '../adapters/libsql-vault/open-vault.ts';

const backend: Caller = {
  clientId: 'client_1',
  tenantId: 'tenant',
  subjectId: null,
  scopes: new Set(),
  environment: 'production',
};
const person: Caller = { ...backend, subjectId: 'person' };

let folder: string;
let vault: Vault;
let nowMs: number;
let ended: string[];
let service: Sessions;
let settings: ClientSettings | undefined;
const openService = async () => {
  const now = () => new Date(nowMs);
  vault = await openVault(folder, now);
  const onEnded = (sessionIds: readonly string[]) => Promise.resolve(void ended.push(...sessionIds));
  const clients = { settings: () => Promise.resolve(settings) };
  service = sessions({ vault, clients, now, onEnded });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-sessions-'));
  nowMs = Date.parse('2026-03-01T12:00:00Z');
  ended = [];
  settings = DEFAULT_SETTINGS;
  await openService();
});
afterEach(async () => {
  await vault.close();
  rmSync(folder, { recursive: true });
});

const start = async (caller: Caller, lifetimeInSeconds = 60) =>
  (await service.start(caller, { lifetimeInSeconds, sessionKey: undefined })).session;
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );
const shown = (sessionId: string) => ({ sessionId, sessionKey: undefined });

describe('sessions', () => {
  it('of a person are shown to that person alone, and those of a client to the client alone', async () => {
    const [own, theirs] = [await start(backend), await start(person)];
    expect(await problemOf(service.require(backend, shown(own.sessionId)))).toBeUndefined();
    expect(await problemOf(service.require(person, shown(theirs.sessionId)))).toBeUndefined();
    expect(await problemOf(service.require(person, shown(own.sessionId)))).toBe('session-not-live');
    expect(await problemOf(service.require(backend, shown(theirs.sessionId)))).toBe('session-not-live');
    const other = { ...person, subjectId: 'another' };
    expect(await problemOf(service.require(other, shown(theirs.sessionId)))).toBe('session-not-live');
  });

  it('end on time while the server runs, without anybody asking for them', async () => {
    const expiry = await expireOnTime(service, () => undefined);
    const [short, long] = [await start(backend, 60), await start(backend, 61)];
    nowMs += 60_000;
    await expect.poll(() => ended, { timeout: 20_000 }).toEqual([short.sessionId]);
    nowMs -= 60_000; // had it only been hidden, it would be there again
    expect(await vault.find(short.sessionId)).toBeUndefined();
    expect(await vault.find(long.sessionId)).toBeDefined();
    await expiry.stop();
  });

  it('that fell due while the server was down end when it starts', async () => {
    const { sessionId } = await start(backend);
    await vault.close();
    nowMs += 60_000;
    await openService();
    await (await expireOnTime(service, () => undefined)).stop();
    expect(ended).toEqual([sessionId]);
    nowMs -= 60_000;
    expect(await vault.find(sessionId)).toBeUndefined();
  });

  it('are resumed by many at once to the latest of all ends', async () => {
    const { sessionId } = await start(backend, 60);
    const lifetimes = [600, 7200, 60, 3600];
    await Promise.all(
      lifetimes.map((lifetimeInSeconds) => service.start(backend, { ...shown(sessionId), lifetimeInSeconds })),
    );
    expect((await service.require(backend, shown(sessionId))).expiresAt).toEqual(new Date(nowMs + 7_200_000));
  });

  it('are told of to whoever holds copies when they are ended', async () => {
    const session = await start(backend);
    await service.end(session);
    await service.end(session);
    expect(ended).toContain(session.sessionId);
    expect(await problemOf(service.resume(backend, shown(session.sessionId)))).toBe('session-not-live');
  });
});
