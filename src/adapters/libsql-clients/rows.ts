// Rows of the client store, as libsql gives them, to typed records.
import { columnsOf, type RowColumns } from '../../kernel/row-columns.ts';
import { DEFAULT_SETTINGS, isEnvironment } from '../../model/client-environment.ts';
import type { StoredAuditEntry } from '../../ports/audit-log.ts';
import type { ClientSettings, StoredApiKey, StoredClient, Tenant } from '../../ports/client-store.ts';

const columns = (row: unknown): RowColumns => columnsOf(row, 'client store');

/** A row of table `audit`. */
export function auditEntryFrom(row: unknown): StoredAuditEntry {
  const read = columns(row);
  return {
    entryId: Number(read.value('entry_id')),
    at: new Date(read.text('at')),
    actor: { clientId: read.textOrNull('client_id'), subjectId: read.textOrNull('subject_id') },
    action: read.text('action'),
    tenantId: read.text('tenant_id'),
    subject: read.text('subject'),
    change: JSON.parse(read.text('change')) as StoredAuditEntry['change'], // what stands there, this store wrote
  };
}

/** A row of table `tenant`. */
export function tenantFrom(row: unknown): Tenant {
  const read = columns(row);
  return { tenantId: read.text('tenant_id'), name: read.text('name'), createdAt: new Date(read.text('created_at')) };
}

/** A row of table `client`. */
export function clientFrom(row: unknown): StoredClient {
  const read = columns(row);
  const environment = read.text('environment');
  if (!isEnvironment(environment)) throw new TypeError('client store: a client has an environment that there is not');
  return {
    clientId: read.text('client_id'),
    tenantId: read.text('tenant_id'),
    name: read.text('name'),
    kind: read.text('kind') === 'public' ? 'public' : 'confidential',
    environment,
    scopes: read.list('scopes'),
    origins: read.list('origins'),
    redirectUris: read.list('redirect_uris'),
    secretHash: read.value('secret_hash') === null ? null : read.bytes('secret_hash'),
    previousSecret: previousSecret(read),
    ...dates(read),
  };
}

/** The origins in a row of table `client`. */
export function originsFrom(row: unknown): readonly string[] {
  return columns(row).list('origins');
}

/** A row of table `api_key`. */
export function apiKeyFrom(row: unknown): StoredApiKey {
  const read = columns(row);
  return {
    keyId: read.text('key_id'),
    clientId: read.text('client_id'),
    scopes: read.list('scopes'),
    secretHash: read.bytes('secret_hash'),
    ...dates(read),
  };
}

/** The column `settings` of table `client`. What stands there, this store wrote: all settings of its release. */
export function settingsFrom(row: unknown): ClientSettings {
  const read = columns(row);
  if (read.value('settings') === null) return DEFAULT_SETTINGS;
  return { ...DEFAULT_SETTINGS, ...(JSON.parse(read.text('settings')) as Partial<ClientSettings>) };
}

function previousSecret(read: RowColumns): StoredClient['previousSecret'] {
  if (read.value('previous_secret_hash') === null) return null;
  return { hash: read.bytes('previous_secret_hash'), until: new Date(read.text('previous_secret_until')) };
}

function dates(read: RowColumns): Pick<StoredApiKey, 'createdAt' | 'revokedAt'> {
  const revokedAt = read.value('revoked_at');
  return {
    createdAt: new Date(read.text('created_at')),
    revokedAt: revokedAt === null ? null : new Date(read.text('revoked_at')),
  };
}
