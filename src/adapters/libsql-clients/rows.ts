// Rows of the client store, as libsql gives them, to typed records.
import type { ClientSettings, StoredApiKey, StoredClient } from '../../ports/client-store.ts';

/** A row of table `client`. */
export function clientFrom(row: unknown): StoredClient {
  const read = columns(row);
  return {
    clientId: read.text('client_id'),
    tenantId: read.text('tenant_id'),
    name: read.text('name'),
    ...credential(read),
  };
}

/** A row of table `api_key`. */
export function apiKeyFrom(row: unknown): StoredApiKey {
  const read = columns(row);
  return { keyId: read.text('key_id'), clientId: read.text('client_id'), ...credential(read) };
}

/** The column `settings` of table `client`. What stands there, this store wrote. */
export function settingsFrom(row: unknown): ClientSettings {
  const read = columns(row);
  return read.value('settings') === null ? { fusion: {} } : (JSON.parse(read.text('settings')) as ClientSettings);
}

function credential(
  read: ReturnType<typeof columns>,
): Pick<StoredApiKey, 'scopes' | 'secretHash' | 'createdAt' | 'revokedAt'> {
  const revokedAt = read.value('revoked_at');
  return {
    scopes: read.text('scopes').split(' '),
    secretHash: read.bytes('secret_hash'),
    createdAt: new Date(read.text('created_at')),
    revokedAt: revokedAt === null ? null : new Date(read.text('revoked_at')),
  };
}

function columns(row: unknown) {
  const values = row as Readonly<Record<string, unknown>>; // libsql gives one object per row, keyed by column
  return {
    value: (name: string): unknown => values[name],
    text(name: string): string {
      const value = values[name];
      if (typeof value !== 'string') throw new TypeError(`client store: column ${name} is no text`);
      return value;
    },
    bytes(name: string): Uint8Array {
      const value = values[name];
      if (value instanceof ArrayBuffer) return new Uint8Array(value); // libsql 0.5: Buffer by get(), ArrayBuffer by all()
      if (!(value instanceof Uint8Array)) throw new TypeError(`client store: column ${name} is no blob`);
      return value;
    },
  };
}
