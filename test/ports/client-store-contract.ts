// The contract of the ClientStore port, to be run against every adapter.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/model/client-environment.ts';
import { auditEntry } from './audit-entry.ts';
import type { ClientStore, StoredApiKey, StoredClient } from '../../src/ports/client-store.ts';

const ENTRY = auditEntry();
const TENANT = { tenantId: 'tenant', name: 'Tenant', createdAt: new Date('2026-01-01T00:00:00.000Z') };

/** A client as a store keeps it; `patch` names what matters to the test. */
export function storedClient(patch: Partial<StoredClient> = {}): StoredClient {
  return {
    clientId: 'client_1',
    tenantId: 'tenant',
    name: 'First',
    kind: 'confidential',
    environment: 'sandbox',
    scopes: ['documents:initiate', 'documents:ocr'],
    origins: ['https://app.example', 'https://other.example'],
    redirectUris: ['https://app.example/back?from=here'],
    secretHash: new Uint8Array(32).fill(7),
    previousSecret: { hash: new Uint8Array(32).fill(8), until: new Date('2026-01-03T00:00:00.000Z') },
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
    revokedAt: null,
    ...patch,
  };
}

/** An API key as a store keeps it. */
export function storedKey(patch: Partial<StoredApiKey> = {}): StoredApiKey {
  return {
    keyId: 'key_1',
    clientId: 'client_1',
    scopes: ['documents:initiate'],
    secretHash: new Uint8Array(32).fill(9),
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
    revokedAt: null,
    ...patch,
  };
}

/** With hashes as lists of numbers, whatever kind of bytes a store gives. */
function plain(row: object | undefined): unknown {
  return JSON.parse(JSON.stringify(row, (_key, value: unknown) => (value instanceof Uint8Array ? [...value] : value)));
}

/** Registers the tests; `open` gives another connection to the same store each time within one test. */
export function clientStoreContract(place: { prepare(): void; open(): ClientStore; remove(): void }): void {
  describe('the ClientStore contract', () => {
    let store: ClientStore;
    beforeEach(async () => {
      place.prepare();
      store = place.open();
      await store.insertTenant(TENANT, ENTRY);
    });
    afterEach(async () => {
      await store.close();
      place.remove();
    });

    it('finds what was inserted, whole', async () => {
      await store.insert(storedClient(), ENTRY);
      await store.insertApiKey(storedKey(), ENTRY);
      const client = await store.find('client_1');
      const key = await store.findApiKey('key_1');
      expect(plain(client)).toEqual(plain(storedClient()));
      expect(plain(key)).toEqual(plain(storedKey()));
    });

    it('finds a public client, which has no secret, no origin and no address but what it was given', async () => {
      const client = storedClient({ kind: 'public', secretHash: null, previousSecret: null, redirectUris: [] });
      await store.insert(client, ENTRY);
      expect(plain(await store.find('client_1'))).toEqual(plain(client));
    });

    it('finds nothing that was not inserted, and ids are exact', async () => {
      await store.insert(storedClient(), ENTRY);
      for (const id of ['', 'CLIENT_1', 'client_', 'client_%', "' or 1=1 --"]) {
        expect(await store.find(id)).toBeUndefined();
        expect(await store.findApiKey(id)).toBeUndefined();
      }
    });

    it('lists clients and keys oldest first', async () => {
      const later = { createdAt: new Date('2027-01-01T00:00:00Z') };
      await store.insert(storedClient({ clientId: 'client_b', ...later }), ENTRY);
      await store.insert(storedClient({ clientId: 'client_z' }), ENTRY);
      await store.insertApiKey(storedKey({ keyId: 'a', clientId: 'client_z', ...later }), ENTRY);
      await store.insertApiKey(storedKey({ keyId: 'b', clientId: 'client_z' }), ENTRY);
      await store.insertApiKey(storedKey({ keyId: 'c', clientId: 'client_b' }), ENTRY);
      expect((await store.list()).map((client) => client.clientId)).toEqual(['client_z', 'client_b']);
      expect((await store.listApiKeys('client_z')).map((key) => key.keyId)).toEqual(['b', 'a']);
    });

    it('refuses an id that is taken, and keeps the first', async () => {
      await store.insert(storedClient(), ENTRY);
      await expect(store.insert(storedClient({ name: 'Second' }), ENTRY)).rejects.toThrow();
      expect((await store.find('client_1'))?.name).toBe('First');
    });

    it('refuses a key without a client', async () => {
      await expect(store.insertApiKey(storedKey(), ENTRY)).rejects.toThrow();
      expect(await store.findApiKey('key_1')).toBeUndefined();
    });

    it('revokes a client once, and the first date stays', async () => {
      await store.insert(storedClient(), ENTRY);
      expect(await store.revoke('client_1', auditEntry({ at: new Date('2026-02-01T00:00:00Z') }))).toBe(true);
      expect(await store.revoke('client_1', auditEntry({ at: new Date('2026-03-01T00:00:00Z') }))).toBe(false);
      expect((await store.find('client_1'))?.revokedAt).toEqual(new Date('2026-02-01T00:00:00Z'));
      expect(await store.revoke('client_2', auditEntry({ at: new Date() }))).toBe(false);
    });

    it('revokes a key once, and the first date stays', async () => {
      await store.insert(storedClient(), ENTRY);
      await store.insertApiKey(storedKey(), ENTRY);
      expect(await store.revokeApiKey('key_1', auditEntry({ at: new Date('2026-02-01T00:00:00Z') }))).toBe(true);
      expect(await store.revokeApiKey('key_1', auditEntry({ at: new Date('2026-03-01T00:00:00Z') }))).toBe(false);
      expect((await store.findApiKey('key_1'))?.revokedAt).toEqual(new Date('2026-02-01T00:00:00Z'));
      expect((await store.find('client_1'))?.revokedAt).toBeNull();
    });

    it('keeps tenants, oldest first, each under one id', async () => {
      const second = { tenantId: 'a', name: 'Second', createdAt: new Date('2026-02-01T00:00:00Z') };
      expect(await store.insertTenant(second, ENTRY)).toBe(true);
      expect(await store.insertTenant({ ...second, name: 'Third' }, ENTRY)).toBe(false);
      expect(await store.tenants()).toEqual([TENANT, second]);
      expect(await store.tenant('a')).toEqual(second);
      expect(await store.tenant('b')).toBeUndefined();
      expect(await store.renameTenant('a', 'Renamed', ENTRY)).toBe(true);
      expect(await store.renameTenant('b', 'Renamed', ENTRY)).toBe(false);
      expect((await store.tenant('a'))?.name).toBe('Renamed');
    });

    it('takes no client of a tenant that there is not, and lists those of one tenant', async () => {
      await expect(store.insert(storedClient({ tenantId: 'nobody' }), ENTRY)).rejects.toThrow();
      await store.insertTenant({ ...TENANT, tenantId: 'other' }, ENTRY);
      await store.insert(storedClient(), ENTRY);
      await store.insert(storedClient({ clientId: 'client_2', tenantId: 'other' }), ENTRY);
      expect((await store.list({ tenantId: 'other' })).map((client) => client.clientId)).toEqual(['client_2']);
      expect(await store.list({ tenantId: 'nobody' })).toEqual([]);
      expect(await store.list()).toHaveLength(2);
    });

    it('lists clients in parts, each behind the one before', async () => {
      const same = { createdAt: new Date('2026-01-02T00:00:00Z') };
      for (const clientId of ['c', 'a', 'b']) await store.insert(storedClient({ clientId, ...same }), ENTRY);
      await store.insert(storedClient({ clientId: '0', createdAt: new Date('2026-01-03T00:00:00Z') }), ENTRY);
      const part = async (after?: string) =>
        (await store.list({ tenantId: 'tenant', ...(after && { after }), limit: 2 })).map(({ clientId }) => clientId);
      expect(await part()).toEqual(['a', 'b']);
      expect(await part('b')).toEqual(['c', '0']);
      expect(await part('0')).toEqual([]);
      expect(await part('nobody')).toEqual([]);
    });

    it('gives the origins of live clients, each once', async () => {
      const [app, other, third] = ['https://app.example', 'https://other.example', 'https://third.example'];
      expect(await store.origins()).toEqual(new Set());
      await store.insert(storedClient({ clientId: 'client_0', origins: [] }), ENTRY);
      await store.insert(storedClient({ origins: [app, other] }), ENTRY);
      await store.insert(storedClient({ clientId: 'client_2', origins: [other, third], kind: 'public' }), ENTRY);
      expect(await store.origins()).toEqual(new Set([app, other, third]));
      await store.revoke('client_1', auditEntry({ at: new Date() }));
      expect(await store.origins()).toEqual(new Set([other, third]));
    });

    it('changes what it is told to of a live client, and nothing else', async () => {
      await store.insert(storedClient(), ENTRY);
      await store.insert(storedClient({ clientId: 'client_2' }), ENTRY);
      const patch = {
        name: 'New',
        environment: 'production',
        origins: [],
        previousSecret: null,
        secretHash: new Uint8Array(32).fill(1),
      } as const;
      expect(plain(await store.change('client_1', () => ({ after: patch, entry: ENTRY })))).toEqual(
        plain({ ...storedClient(), ...patch }),
      );
      expect(plain(await store.find('client_1'))).toEqual(plain({ ...storedClient(), ...patch }));
      expect(plain(await store.find('client_2'))).toEqual(plain(storedClient({ clientId: 'client_2' })));
    });

    it('changes nothing when the change is refused, or the client is revoked or unknown', async () => {
      await store.insert(storedClient(), ENTRY);
      const refuse = () => {
        throw new RangeError('no');
      };
      await expect(store.change('client_1', refuse)).rejects.toThrow(RangeError);
      await expect(store.changeSettings('client_1', refuse)).rejects.toThrow(RangeError);
      expect(plain(await store.find('client_1'))).toEqual(plain(storedClient()));
      expect(await store.change('client_2', refuse)).toBeUndefined();
      await store.revoke('client_1', auditEntry({ at: new Date() }));
      expect(await store.change('client_1', refuse)).toBeUndefined();
      expect(await store.changeSettings('client_1', refuse)).toBeUndefined();
    });

    it('keeps settings of live clients, which allow everything at first', async () => {
      const settings = {
        fusion: { rules: ['pay-of-period'], generate: ['ark:Transfer'] },
        sessions: { defaultSeconds: 60, maximumSeconds: 120 },
        retention: { files: false },
      };
      expect(await store.settings('client_1')).toBeUndefined();
      await store.insert(storedClient(), ENTRY);
      await store.insert(storedClient({ clientId: 'client_2' }), ENTRY);
      expect(await store.settings('client_1')).toEqual(DEFAULT_SETTINGS);
      expect(await store.changeSettings('client_1', () => ({ after: settings, entry: ENTRY }))).toEqual(settings);
      expect(await store.settings('client_1')).toEqual(settings);
      expect(await store.settings('client_2')).toEqual(DEFAULT_SETTINGS);
      await store.revoke('client_1', auditEntry({ at: new Date() }));
      expect(await store.settings('client_1')).toBeUndefined();
    });

    it('shows at once, on one connection, what another one wrote', async () => {
      const other = place.open();
      try {
        expect(await store.find('client_1')).toBeUndefined();
        await other.insert(storedClient(), ENTRY);
        expect((await store.find('client_1'))?.name).toBe('First');
        await other.revoke('client_1', auditEntry({ at: new Date() }));
        expect((await store.find('client_1'))?.revokedAt).not.toBeNull();
      } finally {
        await other.close();
      }
    });

    it('keeps everything when closed and opened again', async () => {
      await store.insert(storedClient(), ENTRY);
      await store.close();
      store = place.open();
      expect((await store.find('client_1'))?.name).toBe('First');
    });
  });
}
