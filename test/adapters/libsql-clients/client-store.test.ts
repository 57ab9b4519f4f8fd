import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { DEFAULT_SETTINGS } from '../../../src/model/client-environment.ts';
import type { ClientStore } from '../../../src/ports/client-store.ts';
import { auditEntry } from '../../ports/audit-entry.ts';
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
      const store = await openWithTenant();
      await store.insert(storedClient(), auditEntry());
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

  it.each([1, 2])('brings a file of schema %i along, with the clients and keys in it', async (version) => {
    await openClientStore(file()).close();
    for (const name of [file(), `${file()}-wal`, `${file()}-shm`]) rmSync(name, { force: true });
    const older = new Database(file());
    older.exec(OLDER_TABLES);
    if (version === 2) {
      older.exec(`alter table client add column settings text;
        update client set settings = '{"fusion":{"generate":false}}' where client_id = 'client_1'`);
    }
    older.exec(`pragma user_version = ${String(version)}`);
    older.close();
    const store = openClientStore(file());
    const fusion = version === 2 ? { generate: false } : {};
    expect(await store.settings('client_1')).toEqual({ ...DEFAULT_SETTINGS, fusion });
    const [first, second] = await store.list();
    expect(first).toMatchObject({ clientId: 'client_1', scopes: ['sessions:read'], kind: 'confidential' });
    expect(first).toMatchObject({ environment: 'development', origins: [], redirectUris: [], previousSecret: null });
    expect([...(first?.secretHash ?? [])]).toEqual(Array<number>(32).fill(7));
    expect(second?.revokedAt).toEqual(new Date('2026-02-01T00:00:00Z'));
    expect(await store.tenants()).toEqual([
      { tenantId: 'acme', name: 'acme', createdAt: new Date('2026-01-02T00:00:00Z') },
    ]);
    const [key] = await store.listApiKeys('client_1');
    expect(key?.keyId).toBe('key_1');
    // What refers to what is still watched.
    const another = { ...(key ?? never()), keyId: 'key_2' };
    await expect(store.insertApiKey({ ...another, clientId: 'nobody' }, auditEntry())).rejects.toThrow();
    await store.insertApiKey(another, auditEntry());
    await expect(store.insert(storedClient({ tenantId: 'nobody' }), auditEntry())).rejects.toThrow();
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
    const store = await openWithTenant();
    await store.insert(storedClient({ clientId: 'reader' }), auditEntry());
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
    const store = await openWithTenant();
    await store.insert(storedClient({ secretHash: Buffer.from('00'.repeat(32), 'hex') }), auditEntry());
    await store.close();
    const bytes = [file(), `${file()}-wal`]
      .filter((name) => existsSync(name))
      .map((name) => readFileSync(name, 'latin1'));
    expect(bytes.join('')).not.toContain('arkive_secret_');
  });
});

/** The tables of the first release, as it made them. */
const OLDER_TABLES = `
  create table client (
    client_id   text primary key,
    tenant_id   text not null,
    name        text not null,
    scopes      text not null,
    secret_hash blob not null,
    created_at  text not null,
    revoked_at  text
  ) strict;
  create table api_key (
    key_id      text primary key,
    client_id   text not null references client (client_id),
    scopes      text not null,
    secret_hash blob not null,
    created_at  text not null,
    revoked_at  text
  ) strict;
  create index api_key_by_client on api_key (client_id);
  insert into client values
    ('client_1', 'acme', 'First', 'sessions:read', x'${'07'.repeat(32)}', '2026-01-02T00:00:00.000Z', null),
    ('client_2', 'acme', 'Second', 'sessions:read', x'${'08'.repeat(32)}', '2026-01-03T00:00:00.000Z', '2026-02-01T00:00:00.000Z');
  insert into api_key values
    ('key_1', 'client_1', 'sessions:read', x'${'09'.repeat(32)}', '2026-01-02T00:00:00.000Z', null);
`;

function never(): never {
  throw new Error('the key is missing');
}

async function openWithTenant(): Promise<ClientStore> {
  const store = openClientStore(file());
  await store.insertTenant({ tenantId: 'tenant', name: 'Tenant', createdAt: new Date() }, auditEntry());
  return store;
}

function mode(path: string): number {
  return statSync(path).mode & 0o777;
}

/** Inserts `count` clients from a process of its own; gives its exit code. */
async function writeFromProcess(name: string, count: number): Promise<unknown> {
  const module = pathToFileURL(join(import.meta.dirname, '../../../src/adapters/libsql-clients/client-store.ts')).href;
  const script = `
    const { openClientStore } = await import(${JSON.stringify(module)});
    const store = openClientStore(${JSON.stringify(file())});
    const entry = { ...${JSON.stringify(auditEntry())}, at: new Date() };
    const client = ${JSON.stringify({ ...storedClient(), previousSecret: null })};
    await store.insertTenant({ tenantId: client.tenantId, name: 'Tenant', createdAt: new Date() }, entry);
    for (let i = 0; i < ${String(count)}; i++) {
      await store.insert({ ...client, clientId: '${name}' + i, createdAt: new Date(), secretHash: new Uint8Array(32) }, entry);
    }
    await store.close();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code;
}
