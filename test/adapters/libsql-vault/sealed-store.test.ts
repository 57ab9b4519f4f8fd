import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreInUseError, openSealedStore } from '../../../src/adapters/libsql-vault/sealed-store.ts';
import type { SealedSession } from '../../../src/ports/sealed-store.ts';
import { vaultContract } from '../../ports/vault-contract.ts';
import { openVault } from './open-vault.ts';

let folder: string;
const prepare = () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-vault-'));
};
const remove = () => rmSync(folder, { recursive: true });

vaultContract({ prepare, open: (now) => openVault(join(folder, 'data'), now), remove });

describe('the store in a libsql file', () => {
  beforeEach(prepare);
  afterEach(remove);
  const file = () => join(folder, 'data', 'vault.db');

  it('belongs to one process at a time', async () => {
    const store = await openSealedStore(file());
    await expect(openSealedStore(file())).rejects.toThrow(StoreInUseError);
    await store.close();
    await (await openSealedStore(file())).close();
  });

  it('makes folder and files readable by their owner alone, whatever the umask', async () => {
    const umask = process.umask(0);
    try {
      const store = await openSealedStore(file());
      await store.insertSession(sealedSession());
      expect(mode(join(folder, 'data'))).toBe(0o700);
      const names = readdirSync(join(folder, 'data'));
      expect(names).toContain('vault.db-wal');
      for (const name of names) expect(mode(join(folder, 'data', name))).toBe(0o600);
      await store.close();
    } finally {
      process.umask(umask);
    }
  });

  it('refuses a file that a newer release wrote, and leaves it as it is', async () => {
    await (await openSealedStore(file())).close();
    const newer = new Database(file());
    newer.exec('pragma user_version = 99');
    newer.close();
    await expect(openSealedStore(file())).rejects.toThrow(/schema 99/);
    const after = new Database(file());
    expect(after.prepare('pragma user_version').pluck().all()).toEqual([99]);
    after.close();
  });

  it('rejects one failed call and keeps what came in the same batch', async () => {
    const store = await openSealedStore(file());
    const [one, two] = [sealedSession(), sealedSession()];
    const outcomes = await Promise.allSettled([
      store.insertSession(one),
      store.insertSession(one),
      store.insertSession(two),
      store.findSession(two.sessionId),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect((await store.sessionIds()).toSorted()).toEqual([one.sessionId, two.sessionId].toSorted());
    await store.close();
  });

  it('finishes what was asked before it closes, and rejects what comes later', async () => {
    const store = await openSealedStore(file());
    const sessions = Array.from({ length: 600 }, sealedSession);
    const inserting = sessions.map((session) => store.insertSession(session));
    await store.close();
    await Promise.all(inserting);
    await expect(store.sessionIds()).rejects.toThrow(/closed/);
    const again = await openSealedStore(file());
    expect(await again.sessionIds()).toHaveLength(600);
    await again.close();
  });

  it('says in an error what went wrong, not with which values', async () => {
    const store = await openSealedStore(file());
    const session = sealedSession();
    await store.insertSession(session);
    const failure = await store.insertSession(session).catch((error: unknown) => String(error));
    expect(failure).toContain('session.session_id');
    expect(failure).not.toContain(session.sessionId);
    await store.close();
  });
});

function sealedSession(): SealedSession {
  return {
    sessionId: randomUUID(),
    expiresAt: new Date(),
    wrappedKey: new Uint8Array(60),
    record: new Uint8Array(100),
  };
}

function mode(path: string): number {
  return statSync(path).mode & 0o777;
}
