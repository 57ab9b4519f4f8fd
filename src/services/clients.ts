// Registers clients, changes and revokes them: what the command line, the administrative interface and the first start do.
import { randomBytes } from 'node:crypto';
import { CREDENTIAL_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { isManagementScope, isScope, scopesInUse } from '../kernel/scopes.ts';
import { ID_BYTES, SECRET_BYTES, clientIdOf, clientSecretOf, matchesHash, secretHash } from '../kernel/secrets.ts';
import type { Client, ClientStore, StoredClient } from '../ports/client-store.ts';
import { COMMAND_LINE, demandGrantable, difference, entryBy } from './administrators.ts';
import type { Administrator } from './administrators.ts';
import { checkedOrigins, checkedRedirectUris } from './client-addresses.ts';
import { checkedName } from './names.ts';
import { DEFAULT_TENANT, ensureTenant, requireTenant } from './tenants.ts';

/** A client with its secret, which is shown once and kept nowhere. */
export interface NewClient {
  readonly client: Client;
  readonly clientSecret: string;
}

/** What people write of a client. */
export type ClientWords = Pick<Client, 'name' | 'environment' | 'scopes' | 'origins' | 'redirectUris'>;

/** What a new client is to be; without more, one for building: `development`, and called by servers alone. */
export type WantedClient = Pick<Client, 'tenantId' | 'name' | 'scopes'> & Partial<ClientWords>;

/**
 * Makes a confidential client; at the command line its tenant too, when there is none of that id. `name` is for people: up to 200 printable characters;
 * at least one scope of the table; origins and redirect addresses as client-addresses.ts says.
 * Throws Problem invalid-request, insufficient-scope.
 */
export async function createClient(
  store: ClientStore,
  wanted: WantedClient,
  by: Administrator = COMMAND_LINE,
): Promise<NewClient> {
  const clientSecret = clientSecretOf(randomBytes(SECRET_BYTES));
  const client = await insert(store, { kind: 'confidential', wanted, hash: secretHash(clientSecret) }, by);
  return { client, clientSecret };
}

/**
 * Makes a public client: without a secret, known by an origin or a redirect address, one of which it needs.
 * Throws Problem invalid-request, insufficient-scope.
 */
export function createPublicClient(
  store: ClientStore,
  wanted: WantedClient,
  by: Administrator = COMMAND_LINE,
): Promise<Client> {
  return insert(store, { kind: 'public', wanted, hash: null }, by);
}

async function insert(
  store: ClientStore,
  {
    kind,
    wanted,
    hash,
  }: { readonly kind: Client['kind']; readonly wanted: WantedClient; readonly hash: Uint8Array | null },
  by: Administrator,
): Promise<Client> {
  const { tenantId } = wanted;
  const words = checkedWords(kind, { environment: 'development', origins: [], redirectUris: [], ...wanted });
  demandGrantable(by, words.scopes);
  if (by === COMMAND_LINE) await ensureTenant(store, tenantId, by);
  else await requireTenant(store, tenantId, by);
  const client = { clientId: clientIdOf(randomBytes(ID_BYTES)), tenantId, kind, ...words };
  const change = { after: { kind, ...words } };
  const entry = entryBy(by, { action: 'client.created', tenantId, subject: client.clientId, change });
  await store.insert(
    { ...client, secretHash: hash, previousSecret: null, createdAt: entry.at, revokedAt: null },
    entry,
  );
  return client;
}

/** Changes what is given, at once and for every credential of the client. Throws Problem invalid-request, not-found, insufficient-scope. */
export async function changeClient(
  store: ClientStore,
  { clientId, patch }: { readonly clientId: string; readonly patch: Partial<ClientWords> },
  by: Administrator = COMMAND_LINE,
): Promise<StoredClient> {
  const changed = await store.change(clientId, (before) => {
    demandReach(before, by);
    const words = wordsOf(before);
    const after = checkedWords(before.kind, { ...words, ...patch });
    demandGrantable(by, after.scopes);
    const { tenantId } = before;
    const change = difference(words, after);
    return { after, entry: entryBy(by, { action: 'client.changed', tenantId, subject: clientId, change }) };
  });
  return changed ?? absent();
}

/**
 * Gives a client a new secret, which is shown once. The one before holds `overlapSeconds` longer, so that programs can be told in
 * the meantime; any older one ends now. Throws Problem invalid-request, not-found, insufficient-scope.
 */
export async function rotateSecret(
  store: ClientStore,
  { clientId, overlapSeconds = 0 }: { readonly clientId: string; readonly overlapSeconds?: number | undefined },
  by: Administrator = COMMAND_LINE,
): Promise<NewClient & { readonly previousUntil: Date | null }> {
  const { secretOverlapSeconds } = CREDENTIAL_LIMITS;
  if (!Number.isSafeInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > secretOverlapSeconds) {
    throw new Problem('invalid-request', `Secrets overlap for 0 to ${String(secretOverlapSeconds)} whole seconds.`);
  }
  const clientSecret = clientSecretOf(randomBytes(SECRET_BYTES));
  const changed = await store.change(clientId, (before) => {
    demandReach(before, by);
    const { kind, tenantId, secretHash: old } = before;
    if (kind === 'public' || old === null) throw new Problem('invalid-request', 'A public client has no secret.');
    const entry = entryBy(by, {
      action: 'client.secret-rotated',
      tenantId,
      subject: clientId,
      change: { overlapSeconds },
    });
    const until = new Date(entry.at.getTime() + overlapSeconds * 1000);
    const previousSecret = overlapSeconds === 0 ? null : { hash: old, until };
    return { after: { secretHash: secretHash(clientSecret), previousSecret }, entry };
  });
  const client = changed ?? absent();
  return { client, clientSecret, previousUntil: client.previousSecret?.until ?? null };
}

/** Ends a client, its API keys and its living tokens at once. Throws Problem not-found, insufficient-scope. */
export async function revokeClient(
  store: ClientStore,
  clientId: string,
  by: Administrator = COMMAND_LINE,
): Promise<void> {
  const { tenantId } = await requireClient(store, clientId, by);
  const entry = entryBy(by, { action: 'client.revoked', tenantId, subject: clientId, change: {} });
  if (!(await store.revoke(clientId, entry))) absent();
}

/** A live client that they may act on. Throws Problem not-found, insufficient-scope. */
export async function requireClient(store: ClientStore, clientId: string, by: Administrator): Promise<StoredClient> {
  const client = living(await store.find(clientId)) ?? absent();
  demandReach(client, by);
  return client;
}

/** At the first start of all: a client for trying things out, with every scope that is of use but administration. Undefined at later starts. */
export async function createFirstClient(store: ClientStore): Promise<NewClient | undefined> {
  if ((await store.list({ limit: 1 })).length > 0) return undefined;
  const scopes = scopesInUse().filter((name) => !isManagementScope(name));
  return createClient(store, { name: 'First client', tenantId: DEFAULT_TENANT, scopes });
}

/** Whether the client has this secret: the one it has now, or the one before while that holds too. Takes the same time whatever differs. */
export function holdsSecret(client: StoredClient | undefined, secret: string, at: Date): boolean {
  const previous = client?.previousSecret;
  const isCurrent = matchesHash(secret, client?.secretHash ?? NO_HASH);
  const isPrevious = matchesHash(secret, previous?.hash ?? NO_HASH);
  return isCurrent || (isPrevious && at.getTime() < (previous?.until.getTime() ?? 0));
}

/** No secret hashes to zeros, as far as anybody knows. */
const NO_HASH = new Uint8Array(32);

/** A client or key that was not revoked; undefined for one that was, or that there never was. */
export function living<T extends { readonly revokedAt: Date | null }>(row: T | undefined): T | undefined {
  return row?.revokedAt === null ? row : undefined;
}

/** Clients of other tenants do not exist; those with more power than one has are there, and out of reach. */
function demandReach({ tenantId, scopes }: StoredClient, by: Administrator): void {
  if (!by.sees(tenantId)) absent();
  demandGrantable(by, scopes);
}

function absent(): never {
  throw new Problem('not-found', 'There is no such live client.');
}

function wordsOf({ name, environment, scopes, origins, redirectUris }: Client): ClientWords {
  return { name, environment, scopes, origins, redirectUris };
}

function checkedWords(kind: Client['kind'], words: ClientWords): ClientWords {
  const { name, environment, scopes, origins, redirectUris } = words;
  if (kind === 'public' && origins.length + redirectUris.length === 0) {
    throw new Problem(
      'invalid-request',
      'A public client needs an origin or a redirect address: nothing else tells who it is.',
    );
  }
  if (kind === 'public' && scopes.some(isManagementScope)) {
    throw new Problem(
      'invalid-request',
      'A public client administers nothing: its credentials are in the hands of people.',
    );
  }
  return {
    name: checkedName(name, 'client'),
    environment,
    scopes: checkedScopes(scopes),
    origins: checkedOrigins(origins, environment),
    redirectUris: checkedRedirectUris(redirectUris, environment),
  };
}

/** Scopes of the table, at least one, each once. Throws Problem invalid-request. */
export function checkedScopes(scopes: readonly string[]): readonly string[] {
  const unknown = scopes.filter((name) => !isScope(name));
  if (unknown.length > 0) throw new Problem('invalid-request', `There is no such scope: ${unknown.join(', ')}.`);
  if (scopes.length === 0) throw new Problem('invalid-request', 'A credential needs at least one scope.');
  return [...new Set(scopes)];
}
