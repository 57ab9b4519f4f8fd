// What the administrative operations answer with. Secrets and their hashes are in none of it, but for the one time they are shown.
import type { StoredAuditEntry } from '../../ports/audit-log.ts';
import type { Client, StoredApiKey, StoredClient, Tenant } from '../../ports/client-store.ts';

/** A tenant. */
export function tenantAnswer({ tenantId, name, createdAt }: Tenant) {
  return { tenantId, name, createdAt: createdAt.toISOString() };
}

/** A client. */
export function clientAnswer(client: StoredClient) {
  return {
    ...wordsOf(client),
    createdAt: client.createdAt.toISOString(),
    revokedAt: client.revokedAt?.toISOString() ?? null,
    previousSecretUntil: client.previousSecret?.until.toISOString() ?? null,
  };
}

function wordsOf(client: Client) {
  const { clientId, tenantId, name, kind, environment, scopes, origins, redirectUris } = client;
  return { clientId, tenantId, name, kind, environment, scopes, origins, redirectUris };
}

/** An API key without what opens the door. */
export function keyAnswer({ keyId, clientId, scopes, createdAt, revokedAt }: StoredApiKey) {
  return {
    ...{ keyId, clientId, scopes },
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** An entry of the audit log. */
export function entryAnswer({ entryId, at, actor, action, tenantId, subject, change }: StoredAuditEntry) {
  return { entryId: String(entryId), at: at.toISOString(), actor, action, tenantId, subject, change };
}
