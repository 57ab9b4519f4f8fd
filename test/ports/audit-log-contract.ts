// The contract of the AuditLog port, and of the client store that writes into it, to be run against every adapter.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditLog } from '../../src/ports/audit-log.ts';
import type { ClientStore } from '../../src/ports/client-store.ts';
import { auditEntry } from './audit-entry.ts';
import { storedClient, storedKey } from './client-store-contract.ts';

/** Registers the tests; `openClients` gives the store whose changes stand in the log. */
export function auditLogContract(place: {
  prepare(): void;
  open(): AuditLog;
  openClients(): ClientStore;
  remove(): void;
}): void {
  describe('the AuditLog contract', () => {
    let log: AuditLog;
    let clients: ClientStore;
    beforeEach(async () => {
      place.prepare();
      log = place.open();
      clients = place.openClients();
      await clients.insertTenant(
        { tenantId: 'tenant', name: 'Tenant', createdAt: new Date() },
        auditEntry({ action: 'tenant.created', subject: 'tenant' }),
      );
    });
    afterEach(async () => {
      await log.close();
      await clients.close();
      place.remove();
    });
    const actions = async () => (await log.read({ limit: 100 })).map(({ action }) => action);

    it('gives back what was recorded, whole and in order', async () => {
      const second = auditEntry({ actor: { clientId: null, subjectId: null }, change: {}, action: 'second' });
      const third = auditEntry({ actor: { clientId: 'client_1', subjectId: 'person' }, action: 'third' });
      await log.record(second);
      await log.record(third);
      const [, ...entries] = await log.read({ limit: 10 });
      expect(entries).toMatchObject([second, third]);
      const ids = entries.map(({ entryId }) => entryId);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    });

    it('is read in parts, each behind the one before, and by tenant', async () => {
      for (const [index, tenantId] of ['a', 'b', 'a', 'b', 'a'].entries()) {
        await log.record(auditEntry({ tenantId, subject: String(index) }));
      }
      const [first, second, ...more] = await log.read({ tenantId: 'a', limit: 2 });
      expect([first?.subject, second?.subject, more.length]).toEqual(['0', '2', 0]);
      const rest = await log.read({ tenantId: 'a', after: second?.entryId ?? 0, limit: 2 });
      expect(rest.map(({ subject }) => subject)).toEqual(['4']);
      expect(await log.read({ tenantId: 'a', after: rest[0]?.entryId ?? 0, limit: 2 })).toEqual([]);
      expect(await log.read({ limit: 100 })).toHaveLength(6);
    });

    it('holds every change of a client store', async () => {
      await clients.renameTenant('tenant', 'New', auditEntry({ action: 'tenant.changed' }));
      await clients.insert(storedClient(), auditEntry({ action: 'client.created' }));
      await clients.insertApiKey(storedKey(), auditEntry({ action: 'key.created' }));
      await clients.change('client_1', () => ({ after: {}, entry: auditEntry({ action: 'client.changed' }) }));
      await clients.changeSettings('client_1', (after) => ({
        after,
        entry: auditEntry({ action: 'settings.changed' }),
      }));
      await clients.revokeApiKey('key_1', auditEntry({ action: 'key.revoked' }));
      await clients.revoke('client_1', auditEntry({ action: 'client.revoked' }));
      expect(await actions()).toEqual([
        ...['tenant.created', 'tenant.changed', 'client.created', 'key.created', 'client.changed'],
        ...['settings.changed', 'key.revoked', 'client.revoked'],
      ]);
    });

    it('holds nothing of what did not come about', async () => {
      await clients.insert(storedClient(), auditEntry({ action: 'client.created' }));
      const entry = auditEntry({ action: 'nothing' });
      const refuse = () => {
        throw new RangeError('no');
      };
      const taken = { tenantId: 'tenant', name: 'Again', createdAt: new Date() };
      expect(await clients.insertTenant(taken, entry)).toBe(false);
      expect(await clients.renameTenant('nobody', 'x', entry)).toBe(false);
      await expect(clients.insert(storedClient(), entry)).rejects.toThrow();
      await expect(clients.insertApiKey(storedKey({ clientId: 'nobody' }), entry)).rejects.toThrow();
      await expect(clients.change('client_1', refuse)).rejects.toThrow(RangeError);
      await expect(clients.changeSettings('client_1', refuse)).rejects.toThrow(RangeError);
      expect(await clients.change('nobody', () => ({ after: {}, entry }))).toBeUndefined();
      expect(await clients.revoke('nobody', entry)).toBe(false);
      expect(await clients.revokeApiKey('nobody', entry)).toBe(false);
      expect(await actions()).toEqual(['tenant.created', 'client.created']);
    });

    it('keeps everything when closed and opened again', async () => {
      await log.close();
      log = place.open();
      expect(await actions()).toEqual(['tenant.created']);
    });
  });
}
