// The contract of the ClientStore port, to be run against every adapter.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClientStore, StoredApiKey, StoredClient } from '../../src/ports/client-store.ts';

/** A client as a store keeps it; `patch` names what matters to the test. */
export function storedClient(patch: Partial<StoredClient> = {}): StoredClient {
  return {
    clientId: 'client_1',
    tenantId: 'tenant',
    name: 'First',
    scopes: ['documents:initiate', 'documents:ocr'],
    secretHash: new Uint8Array(32).fill(7),
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
    revokedAt: null,
    ...patch,
  };
}

function storedKey(patch: Partial<StoredApiKey> = {}): StoredApiKey {
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

/** Registers the tests; `open` gives another connection to the same store each time within one test. */
export function clientStoreContract(place: { prepare(): void; open(): ClientStore; remove(): void }): void {
  describe('the ClientStore contract', () => {
    let store: ClientStore;
    beforeEach(() => {
      place.prepare();
      store = place.open();
    });
    afterEach(async () => {
      await store.close();
      place.remove();
    });

    it('finds what was inserted, whole', async () => {
      await store.insert(storedClient());
      await store.insertApiKey(storedKey());
      const client = await store.find('client_1');
      const key = await store.findApiKey('key_1');
      expect({ ...client, secretHash: [...(client?.secretHash ?? [])] }).toEqual({
        ...storedClient(),
        secretHash: [...storedClient().secretHash],
      });
      expect({ ...key, secretHash: [...(key?.secretHash ?? [])] }).toEqual({
        ...storedKey(),
        secretHash: [...storedKey().secretHash],
      });
    });

    it('finds nothing that was not inserted, and ids are exact', async () => {
      await store.insert(storedClient());
      for (const id of ['', 'CLIENT_1', 'client_', 'client_%', "' or 1=1 --"]) {
        expect(await store.find(id)).toBeUndefined();
        expect(await store.findApiKey(id)).toBeUndefined();
      }
    });

    it('lists clients and keys oldest first', async () => {
      const later = { createdAt: new Date('2027-01-01T00:00:00Z') };
      await store.insert(storedClient({ clientId: 'client_b', ...later }));
      await store.insert(storedClient({ clientId: 'client_z' }));
      await store.insertApiKey(storedKey({ keyId: 'a', clientId: 'client_z', ...later }));
      await store.insertApiKey(storedKey({ keyId: 'b', clientId: 'client_z' }));
      await store.insertApiKey(storedKey({ keyId: 'c', clientId: 'client_b' }));
      expect((await store.list()).map((client) => client.clientId)).toEqual(['client_z', 'client_b']);
      expect((await store.listApiKeys('client_z')).map((key) => key.keyId)).toEqual(['b', 'a']);
    });

    it('refuses an id that is taken, and keeps the first', async () => {
      await store.insert(storedClient());
      await expect(store.insert(storedClient({ name: 'Second' }))).rejects.toThrow();
      expect((await store.find('client_1'))?.name).toBe('First');
    });

    it('refuses a key without a client', async () => {
      await expect(store.insertApiKey(storedKey())).rejects.toThrow();
      expect(await store.findApiKey('key_1')).toBeUndefined();
    });

    it('revokes a client once, and the first date stays', async () => {
      await store.insert(storedClient());
      expect(await store.revoke('client_1', new Date('2026-02-01T00:00:00Z'))).toBe(true);
      expect(await store.revoke('client_1', new Date('2026-03-01T00:00:00Z'))).toBe(false);
      expect((await store.find('client_1'))?.revokedAt).toEqual(new Date('2026-02-01T00:00:00Z'));
      expect(await store.revoke('client_2', new Date())).toBe(false);
    });

    it('revokes a key once, and the first date stays', async () => {
      await store.insert(storedClient());
      await store.insertApiKey(storedKey());
      expect(await store.revokeApiKey('key_1', new Date('2026-02-01T00:00:00Z'))).toBe(true);
      expect(await store.revokeApiKey('key_1', new Date('2026-03-01T00:00:00Z'))).toBe(false);
      expect((await store.findApiKey('key_1'))?.revokedAt).toEqual(new Date('2026-02-01T00:00:00Z'));
      expect((await store.find('client_1'))?.revokedAt).toBeNull();
    });

    it('keeps settings of live clients, which allow everything at first', async () => {
      const settings = { fusion: { rules: ['pay-of-period'], generate: ['ark:Transfer'] } };
      expect(await store.settings('client_1')).toBeUndefined();
      expect(await store.changeSettings('client_1', settings)).toBe(false);
      await store.insert(storedClient());
      await store.insert(storedClient({ clientId: 'client_2' }));
      expect(await store.settings('client_1')).toEqual({ fusion: {} });
      expect(await store.changeSettings('client_1', settings)).toBe(true);
      expect(await store.settings('client_1')).toEqual(settings);
      expect(await store.settings('client_2')).toEqual({ fusion: {} });
      await store.revoke('client_1', new Date());
      expect(await store.settings('client_1')).toBeUndefined();
      expect(await store.changeSettings('client_1', { fusion: {} })).toBe(false);
    });

    it('shows at once, on one connection, what another one wrote', async () => {
      const other = place.open();
      try {
        expect(await store.find('client_1')).toBeUndefined();
        await other.insert(storedClient());
        expect((await store.find('client_1'))?.name).toBe('First');
        await other.revoke('client_1', new Date());
        expect((await store.find('client_1'))?.revokedAt).not.toBeNull();
      } finally {
        await other.close();
      }
    });

    it('keeps everything when closed and opened again', async () => {
      await store.insert(storedClient());
      await store.close();
      store = place.open();
      expect((await store.find('client_1'))?.name).toBe('First');
    });
  });
}
