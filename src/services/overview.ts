// What those who administer see: clients, their keys and the audit log, of the tenants that are there for them.
import { Problem } from '../kernel/problem.ts';
import type { AuditLog, StoredAuditEntry } from '../ports/audit-log.ts';
import type { ClientSettings, ClientStore, StoredApiKey, StoredClient } from '../ports/client-store.ts';
import type { Administrator } from './administrators.ts';
import { living } from './clients.ts';

/** A page of a list. */
export interface Page<Cursor> {
  /** Of one tenant; of every one that they see when undefined. */
  readonly tenantId: string | undefined;
  /** Behind which the page begins. */
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** Clients, revoked ones too, oldest first. Throws Problem not-found for a tenant that they do not see. */
export async function clientsSeen(
  store: ClientStore,
  by: Administrator,
  page: Page<string>,
): Promise<readonly StoredClient[]> {
  return store.list(query(by, page));
}

/** Entries of the audit log, oldest first. Throws Problem not-found for a tenant that they do not see. */
export async function entriesSeen(
  log: AuditLog,
  by: Administrator,
  page: Page<number>,
): Promise<readonly StoredAuditEntry[]> {
  return log.read(query(by, page));
}

/** A client, revoked ones too. Throws Problem not-found. */
export async function clientSeen(store: ClientStore, by: Administrator, clientId: string): Promise<StoredClient> {
  const client = await store.find(clientId);
  if (client === undefined || !by.sees(client.tenantId)) throw new Problem('not-found', 'There is no such client.');
  return client;
}

/** The settings of a live client. Throws Problem not-found. */
export async function settingsSeen(store: ClientStore, by: Administrator, clientId: string): Promise<ClientSettings> {
  const client = living(await clientSeen(store, by, clientId));
  const settings = client && (await store.settings(clientId));
  if (settings === undefined) throw new Problem('not-found', 'There is no such live client.');
  return settings;
}

/** The keys of a client, oldest first, revoked ones too. Throws Problem not-found. */
export async function keysSeen(
  store: ClientStore,
  by: Administrator,
  clientId: string,
): Promise<readonly StoredApiKey[]> {
  await clientSeen(store, by, clientId);
  return store.listApiKeys(clientId);
}

function query<Cursor>(by: Administrator, { tenantId = by.home, after, limit }: Page<Cursor>) {
  if (tenantId !== undefined && !by.sees(tenantId)) throw new Problem('not-found', 'There is no such tenant.');
  return { limit, ...(tenantId !== undefined && { tenantId }), ...(after !== undefined && { after }) };
}
