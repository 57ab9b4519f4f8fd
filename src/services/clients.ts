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
  matchesHash,
  secretHash,
} from '../kernel/secrets.ts';
import type { Client, ClientStore, StoredClient } from '../ports/client-store.ts';
import { checkedOrigins, checkedRedirectUris } from './client-addresses.ts';

/** A client with its secret, which is shown once and kept nowhere. */
export interface NewClient {
  readonly client: Client;
  readonly clientSecret: string;
}

/** The tenant of clients that name none. */
export const DEFAULT_TENANT = 'default';

/** What a new client is to be; without more, one for building: `development`, and called by servers alone. */
export type WantedClient = Pick<Client, 'tenantId' | 'name' | 'scopes'> &
  Partial<Pick<Client, 'environment' | 'origins' | 'redirectUris'>>;

/**
 * Makes a confidential client, and its tenant when there is none of that id. `name` is for people: up to 200 printable characters;
 * `tenantId`: letters, digits, `.`, `_`, `-`; at least one scope of the table; origins and redirect addresses as client-addresses.ts
 * says. Throws Problem invalid-request.
 */
export async function createClient(store: ClientStore, wanted: WantedClient): Promise<NewClient> {
  const clientSecret = clientSecretOf(randomBytes(SECRET_BYTES));
  const client = newClient('confidential', wanted);
  await insert(store, client, secretHash(clientSecret));
  return { client, clientSecret };
}

/** Makes a public client: without a secret, known by an origin or a redirect address, one of which it needs. Throws Problem invalid-request. */
export async function createPublicClient(store: ClientStore, wanted: WantedClient): Promise<Client> {
  const client = newClient('public', wanted);
  await insert(store, client, null);
  return client;
}

function newClient(kind: Client['kind'], wanted: WantedClient): Client {
  return {
    clientId: clientIdOf(randomBytes(ID_BYTES)),
    tenantId: checkedTenant(wanted.tenantId),
    kind,
    ...checkedClient(kind, { environment: 'development', origins: [], redirectUris: [], ...wanted }),
  };
}

async function insert(store: ClientStore, client: Client, hash: Uint8Array | null): Promise<void> {
  const { tenantId } = client;
  const createdAt = new Date();
  await store.insertTenant({ tenantId, name: tenantId, createdAt });
  await store.insert({ ...client, secretHash: hash, previousSecret: null, createdAt, revokedAt: null });
}

/** What people write of a client, each value checked and all of them together. Throws Problem invalid-request. */
export function checkedClient(
  kind: Client['kind'],
  { name, environment, scopes, origins, redirectUris }: Omit<Client, 'clientId' | 'tenantId' | 'kind'>,
): Omit<Client, 'clientId' | 'tenantId' | 'kind'> {
  if (kind === 'public' && origins.length + redirectUris.length === 0) {
    throw new Problem(
      'invalid-request',
      'A public client needs an origin or a redirect address: nothing else tells who it is.',
    );
  }
  return {
    name: checkedName(name),
    environment,
    scopes: checkedScopes(scopes),
    origins: checkedOrigins(origins, environment),
    redirectUris: checkedRedirectUris(redirectUris, environment),
  };
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

/** Whether the client has this secret: the one it has now, or the one before while that holds too. Takes the same time whatever differs. */
export function holdsSecret(client: StoredClient | undefined, secret: string, at: Date): boolean {
  const previous = client?.previousSecret;
  const isCurrent = matchesHash(secret, client?.secretHash ?? NO_HASH);
  const isPrevious = matchesHash(secret, previous?.hash ?? NO_HASH);
  return isCurrent || (isPrevious && previous != null && at < previous.until);
}

/** No secret hashes to zeros, as far as anybody knows. */
const NO_HASH = new Uint8Array(32);

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
