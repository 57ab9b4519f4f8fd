// Makes API keys for clients, and revokes them.
import { randomBytes } from 'node:crypto';
import { Problem } from '../kernel/problem.ts';
import { ID_BYTES, SECRET_BYTES, apiKeyOf, keyIdOf, secretHash } from '../kernel/secrets.ts';
import type { ClientStore } from '../ports/client-store.ts';
import { COMMAND_LINE, demandGrantable, entryBy } from './administrators.ts';
import type { Administrator } from './administrators.ts';
import { checkedScopes, living } from './clients.ts';

/** A key, shown once and kept nowhere. */
export interface NewApiKey {
  readonly keyId: string;
  readonly apiKey: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
}

/** Makes an API key with some or all scopes of its client. Throws Problem invalid-request, not-found, insufficient-scope. */
export async function createApiKey(
  store: ClientStore,
  clientId: string,
  scopes: readonly string[],
  by: Administrator = COMMAND_LINE,
): Promise<NewApiKey> {
  const client = living(await store.find(clientId));
  if (client === undefined || !by.sees(client.tenantId)) throw new Problem('not-found', 'There is no such client.');
  if (client.kind === 'public')
    throw new Problem('invalid-request', 'A public client has no keys: it cannot keep one.');
  const wanted = checkedScopes(scopes);
  demandGrantable(by, wanted);
  const excess = wanted.filter((name) => !client.scopes.includes(name));
  if (excess.length > 0) {
    throw new Problem('invalid-request', `The client itself does not hold: ${excess.join(', ')}.`);
  }
  const keyId = keyIdOf(randomBytes(ID_BYTES));
  const apiKey = apiKeyOf(keyId, randomBytes(SECRET_BYTES));
  const change = { after: { clientId, scopes: wanted } };
  const entry = entryBy(by, { action: 'key.created', tenantId: client.tenantId, subject: keyId, change });
  const row = { keyId, clientId, scopes: wanted, createdAt: entry.at };
  await store.insertApiKey({ ...row, secretHash: secretHash(apiKey), revokedAt: null }, entry);
  return { keyId, apiKey, scopes: wanted, createdAt: entry.at };
}

/** Ends an API key at once; of this client, when one is named. Throws Problem not-found, insufficient-scope. */
export async function revokeApiKey(
  store: ClientStore,
  keyId: string,
  by: Administrator = COMMAND_LINE,
  ofClient?: string,
): Promise<void> {
  const key = living(await store.findApiKey(keyId));
  const client = key && (await store.find(key.clientId));
  const isTheirs =
    client !== undefined && by.sees(client.tenantId) && (ofClient ?? client.clientId) === client.clientId;
  if (key === undefined || !isTheirs) throw new Problem('not-found', 'There is no such live API key.');
  demandGrantable(by, key.scopes);
  const change = { before: { clientId: key.clientId } };
  const entry = entryBy(by, { action: 'key.revoked', tenantId: client.tenantId, subject: keyId, change });
  if (!(await store.revokeApiKey(keyId, entry))) throw new Problem('not-found', 'There is no such live API key.');
}
