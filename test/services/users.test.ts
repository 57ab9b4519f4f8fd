import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuditLog } from '../../src/adapters/libsql-clients/audit-log.ts';
import { openClientStore } from '../../src/adapters/libsql-clients/client-store.ts';
import { openIdentityStore } from '../../src/adapters/libsql-identity/identity-store.ts';
import { SIGN_IN_LIMITS } from '../../src/kernel/limits.ts';
import { matchesPassword, passwordHash } from '../../src/services/passwords.ts';
import { createUser } from '../../src/services/users.ts';

let folder: string;
let stores: Parameters<typeof createUser>[0];
let close: () => Promise<unknown>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-users-'));
  const clients = openClientStore(join(folder, 'clients.db'));
  const audit = openAuditLog(join(folder, 'clients.db'));
  const identity = openIdentityStore(join(folder, 'identity.db'));
  stores = { users: identity.users, clients, audit };
  close = () => Promise.all([clients.close(), audit.close(), identity.close()]);
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const wanted = { population: 'internal', name: 'Ada', tenantId: 'default' } as const;

describe('a user', () => {
  it.each([
    ['short', 'has 12 to'],
    ['x'.repeat(1001), 'has 12 to'],
    ['aaaabbbbaaaabbbb', 'easily guessed'],
    ['my name is ADA indeed', 'easily guessed'],
  ])('gets no password like %s', async (password, reason) => {
    await expect(createUser(stores, { ...wanted, password })).rejects.toThrow(reason);
  });

  it('gets a made-up password whatever the name: one that holds a short name is no easier to guess', async () => {
    // Every made-up password has hyphens in it.
    const { password } = await createUser(stores, { ...wanted, name: '-' });
    expect(password).toMatch(/^(?:[a-z2-9]{8}-){3}[a-z2-9]{8}$/u);
  });

  it.each(['', '  ', 'a\nb', 'x'.repeat(201)])('gets no name like %j', async (name) => {
    await expect(createUser(stores, { ...wanted, name })).rejects.toThrow('printable characters');
  });

  it('has a tenant when internal, and none in a wallet', async () => {
    await expect(createUser(stores, { ...wanted, tenantId: null })).rejects.toThrow('has a tenant');
    await expect(createUser(stores, { ...wanted, population: 'wallet' })).rejects.toThrow('has a tenant');
  });
});

describe('a password', () => {
  it('is known again whichever way its characters were typed, and nothing like it is', async () => {
    const hash = await passwordHash('caf\u00e9 and croissant');
    expect(hash).toMatch(/^scrypt:15:8:3:[\w-]{22}:[\w-]{43}$/u);
    expect(await matchesPassword('cafe\u0301 and croissant', hash)).toBe(true);
    expect(await matchesPassword('cafe and croissant', hash)).toBe(false);
    expect(await matchesPassword('', undefined)).toBe(false);
  });

  it('is compared with few at a time: who comes when too many wait is told to come back', async () => {
    const hash = 'scrypt:4:8:1:AAAA:AAAA';
    const { comparisons, waitingComparisons } = SIGN_IN_LIMITS;
    const all = await Promise.allSettled(
      Array.from({ length: comparisons + waitingComparisons + 3 }, () => matchesPassword('a', hash)),
    );
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    expect(await matchesPassword('a', hash)).toBe(false);
  });
});
