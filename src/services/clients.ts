// Registers clients and API keys and revokes them: what the command line and the first start do.
import { randomBytes } from 'node:crypto';
import { CREDENTIAL_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { isScope, scopesInUse } from '../kernel/scopes.ts';
import {
  ID_BYTES,
  SECRET_BYTES,
  apiKeyOf,
  clientIdOf,
  clientSecretOf,
  keyIdOf,
  secretHash,
} from '../kernel/secrets.ts';
import type { Client, ClientStore } from '../ports/client-store.ts';

/** A client with its secret, which is shown once and kept nowhere. */
export interface NewClient {
  readonly client: Client;
  readonly clientSecret: string;
}

/** The tenant of clients that name none. */
export const DEFAULT_TENANT = 'default';

/**
 * Makes a client. `name` is for people: up to 200 printable characters; `tenantId`: letters, digits, `.`, `_`, `-`; at
 * least one scope of the table. Throws Problem invalid-request.
 */
export async function createClient(store: ClientStore, wanted: Omit<Client, 'clientId'>): Promise<NewClient> {
  const clientSecret = clientSecretOf(randomBytes(SECRET_BYTES));
  const client = {
    clientId: clientIdOf(randomBytes(ID_BYTES)),
    tenantId: checkedTenant(wanted.tenantId),
    name: checkedName(wanted.name),
    scopes: checkedScopes(wanted.scopes),
  };
  await store.insert({ ...client, secretHash: secretHash(clientSecret), createdAt: new Date(), revokedAt: null });
  return { client, clientSecret };
}

/** Makes an API key with some or all scopes of its client; it is shown once and kept nowhere. Throws Problem invalid-request, not-found. */
export async function createApiKey(
  store: ClientStore,
  clientId: string,
  scopes: readonly string[],
): Promise<{ readonly keyId: string; readonly apiKey: string }> {
  const client = living(await store.find(clientId));
  if (client === undefined) throw new Problem('not-found', 'There is no such client.');
  const wanted = checkedScopes(scopes);
  const excess = wanted.filter((name) => !client.scopes.includes(name));
  if (excess.length > 0) {
    throw new Problem('invalid-request', `The client itself does not hold: ${excess.join(', ')}.`);
  }
  const keyId = keyIdOf(randomBytes(ID_BYTES));
  const apiKey = apiKeyOf(keyId, randomBytes(SECRET_BYTES));
  const row = {
    keyId,
    clientId,
    scopes: wanted,
    secretHash: secretHash(apiKey),
    createdAt: new Date(),
    revokedAt: null,
  };
  await store.insertApiKey(row);
  return { keyId, apiKey };
}

/** Ends a client, its API keys and its living tokens at once. Throws Problem not-found. */
export async function revokeClient(store: ClientStore, clientId: string): Promise<void> {
  if (!(await store.revoke(clientId, new Date()))) throw new Problem('not-found', 'There is no such live client.');
}

/** Ends an API key at once. Throws Problem not-found. */
export async function revokeApiKey(store: ClientStore, keyId: string): Promise<void> {
  if (!(await store.revokeApiKey(keyId, new Date()))) throw new Problem('not-found', 'There is no such live API key.');
}

/** At the first start of all: a client for trying things out, with every scope that is of use. Undefined at later starts. */
export async function createSandboxClient(store: ClientStore): Promise<NewClient | undefined> {
  if ((await store.list()).length > 0) return undefined;
  return createClient(store, { name: 'Sandbox', tenantId: DEFAULT_TENANT, scopes: scopesInUse() });
}

/** A client or key that was not revoked; undefined for one that was, or that there never was. */
export function living<T extends { readonly revokedAt: Date | null }>(row: T | undefined): T | undefined {
  return row?.revokedAt === null ? row : undefined;
}

function checkedName(name: string): string {
  const limit = CREDENTIAL_LIMITS.clientNameCharacters;
  // Control and format characters could rewrite the terminal on which clients are listed.
  if (/^\P{C}+$/u.test(name) && name.trim() !== '' && name.length <= limit) return name.trim();
  throw new Problem('invalid-request', `A client's name has 1 to ${String(limit)} printable characters.`);
}

function checkedTenant(tenantId: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(tenantId)) return tenantId;
  throw new Problem('invalid-request', "A tenant's id has 1 to 64 letters, digits, '.', '_' or '-'.");
}

function checkedScopes(scopes: readonly string[]): readonly string[] {
  const unknown = scopes.filter((name) => !isScope(name));
  if (unknown.length > 0) throw new Problem('invalid-request', `There is no such scope: ${unknown.join(', ')}.`);
  if (scopes.length === 0) throw new Problem('invalid-request', 'A credential needs at least one scope.');
  return [...new Set(scopes)];
}
