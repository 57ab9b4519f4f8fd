import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { clientStoreContract, storedClient } from '../../ports/client-store-contract.ts';

let folder: string;
const prepare = () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-clients-'));
};
const remove = () => rmSync(folder, { recursive: true });
const file = () => join(folder, 'data', 'clients.db');

clientStoreContract({ prepare, open: () => openClientStore(file()), remove });

describe('the client store in a libsql file', () => {
  beforeEach(prepare);
  afterEach(remove);

  it('makes folder and files readable by their owner alone, whatever the umask', async () => {
    const umask = process.umask(0);
    try {
      const store = openClientStore(file());
      await store.insert(storedClient());
      expect(mode(join(folder, 'data'))).toBe(0o700);
      for (const name of [file(), `${file()}-wal`, `${file()}-shm`]) expect(mode(name)).toBe(0o600);
      await store.close();
    } finally {
      process.umask(umask);
    }
  });

  it('takes back rights that others were given on the file', async () => {
    await openClientStore(file()).close();
    chmodSync(file(), 0o644);
    await openClientStore(file()).close();
    expect(mode(file())).toBe(0o600);
  });

  it('brings a file of the first release along, with the clients in it', async () => {
    const before = openClientStore(file());
    await before.insert(storedClient());
    await before.close();
    const older = new Database(file());
    older.exec('alter table client drop column settings; pragma user_version = 1');
    older.close();
    const store = openClientStore(file());
    expect(await store.settings('client_1')).toEqual({ fusion: {} });
    expect(await store.changeSettings('client_1', { fusion: { generate: false } })).toBe(true);
    expect((await store.find('client_1'))?.name).toBe('First');
    await store.close();
  });

  it('refuses a file that a newer release wrote, and leaves it as it is', async () => {
    await openClientStore(file()).close();
    const newer = new Database(file());
    newer.exec('pragma user_version = 99');
    newer.close();
    expect(() => openClientStore(file())).toThrow(/schema 99/);
    const after = new Database(file());
    expect(after.prepare('pragma user_version').pluck().all()).toEqual([99]);
    after.close();
  });

  it('refuses a file that is no database, without showing what it holds', async () => {
    await openClientStore(file()).close();
    const path = join(folder, 'data', 'other.db');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(
      path,
      'a secret text that is long enough to be taken for a page header of one hundred bytes, or so it seems here',
    );
    expect(() => openClientStore(path)).toThrow(/not a database/);
  });

  it('serves reads while another process writes, and loses no write of several processes that start at once', async () => {
    const store = openClientStore(file());
    await store.insert(storedClient({ clientId: 'reader' }));
    const writers = ['a', 'b', 'c', 'd'].map((name) => writeFromProcess(name, 10));
    const done = Promise.all(writers);
    const nextTurn = () => new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
    do expect(await store.find('reader')).toBeDefined();
    while ((await Promise.race([done, nextTurn()])) === undefined);
    expect(await done).toEqual([0, 0, 0, 0]);
    expect(await store.list()).toHaveLength(41);
    await store.close();
  });

  it('survives several processes that make it at the same moment', async () => {
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((name) => writeFromProcess(name, 1)))).toEqual([0, 0, 0, 0]);
    const store = openClientStore(file());
    expect(await store.list()).toHaveLength(4);
    await store.close();
  });

  it('holds no text of a secret', async () => {
    const store = openClientStore(file());
    await store.insert(storedClient({ secretHash: Buffer.from('00'.repeat(32), 'hex') }));
    await store.close();
    const bytes = [file(), `${file()}-wal`]
      .filter((name) => existsSync(name))
      .map((name) => readFileSync(name, 'latin1'));
    expect(bytes.join('')).not.toContain('arkive_secret_');
  });
});

function mode(path: string): number {
  return statSync(path).mode & 0o777;
}

/** Inserts `count` clients from a process of its own; gives its exit code. */
async function writeFromProcess(name: string, count: number): Promise<unknown> {
  const module = pathToFileURL(join(import.meta.dirname, '../../../src/adapters/libsql-clients/client-store.ts')).href;
  const script = `
    const { openClientStore } = await import(${JSON.stringify(module)});
    const store = openClientStore(${JSON.stringify(file())});
    for (let i = 0; i < ${String(count)}; i++) {
      await store.insert({ clientId: '${name}' + i, tenantId: 't', name: 'n', scopes: ['s'], secretHash: new Uint8Array(32), createdAt: new Date(), revokedAt: null });
    }
    await store.close();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code;
}
