import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAuditLog } from '../../src/adapters/libsql-clients/audit-log.ts';
import { openClientStore } from '../../src/adapters/libsql-clients/client-store.ts';
import { openIdentityStore } from '../../src/adapters/libsql-identity/identity-store.ts';
import type { Population } from '../../src/ports/user-store.ts';
import { createClient } from '../../src/services/clients.ts';
import { people } from '../../src/services/users.ts';
import { runCli, runCliWith } from './run-cli.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

const cli = (...words: string[]) => runCli(folder, ...words);

/** Whom a server with this data folder would recognise at a client of the tenant. */
async function recognised(population: Population, name: string, password: string, tenantId = 'default') {
  const clients = openClientStore(join(folder, 'clients.db'));
  const identity = openIdentityStore(join(folder, 'identity.db'));
  try {
    const { client } = await createClient(clients, { name: 'Test', tenantId, scopes: ['documents:initiate'] });
    return await people(population, { users: identity.users, clients }).recognise(name, password, client.clientId);
  } finally {
    await identity.close();
    await clients.close();
  }
}

describe('user', () => {
  it('add makes somebody who can sign in to the clients of their tenant, by the password that is shown once', async () => {
    const { code, stdout, stderr } = await cli('user', 'add', '--name', 'Ada', '--tenant', 'acme', '--json');
    expect([code, stderr]).toEqual([0, expect.stringContaining('only its hash is stored')]);
    const { user_id, password, kind } = JSON.parse(stdout);
    expect(kind).toBe('internal');
    expect(await recognised('internal', 'ada', password, 'acme')).toBe(user_id);
    expect(await recognised('internal', 'Ada', password, 'default')).toBeUndefined();
    expect(await recognised('wallet', 'Ada', password, 'acme')).toBeUndefined();
    for (const file of ['identity.db', 'identity.db-wal']) {
      expect(await readFile(join(folder, file), 'latin1').catch(() => '')).not.toContain(password);
    }
    expect((await cli('user', 'add', '--name', 'ADA')).code).toBe(2);
  });

  it('add takes a password from standard input, and not a weak one', async () => {
    const add = (password: string) =>
      runCliWith(password, folder, 'user', 'add', '--name', 'Grace', '--password-stdin');
    expect((await add('grace-is-my-name')).code).toBe(2);
    const { code, stdout } = await add('correct horse battery\n');
    expect(code).toBe(0);
    expect(stdout).not.toContain('correct horse');
    expect(await recognised('internal', 'Grace', 'correct horse battery')).toBeDefined();
  });

  it('password, list and revoke change, show and end users, and the audit log has it without a secret', async () => {
    await cli('user', 'add', '--name', 'Ada');
    const changed = JSON.parse((await cli('user', 'password', 'ada', '--json')).stdout);
    expect(await recognised('internal', 'Ada', changed.password)).toBeDefined();
    expect((await cli('user', 'revoke', 'Ada')).code).toBe(0);
    expect(await recognised('internal', 'Ada', changed.password)).toBeUndefined();
    const [row] = JSON.parse((await cli('user', 'list', '--json')).stdout);
    expect(row).toMatchObject({ name: 'Ada', kind: 'internal', tenant: 'default', revoked_at: expect.any(String) });
    const audit = openAuditLog(join(folder, 'clients.db'));
    const entries = (await audit.read({ limit: 100 })).filter(({ subject }) => subject === row.user_id);
    await audit.close();
    expect(entries.map(({ action }) => action)).toEqual(['user.created', 'user.password-changed', 'user.revoked']);
    expect(JSON.stringify(entries)).not.toContain(changed.password);
  });
});

describe('keys rotate', () => {
  it('makes every issuer sign with another key, and keeps those that were', async () => {
    await cli('keys', 'rotate');
    for (const name of ['token-keys.json', 'internal-keys.json', 'wallet-keys.json']) {
      expect(JSON.parse(await readFile(join(folder, name), 'utf8')).keys).toHaveLength(2);
    }
  });
});
