// A real server on a real port with both identity providers and one protected address, for the tests of signing in.
import { randomUUID, scryptSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIdentityProvider } from '../../../src/adapters/identity-provider/identity-provider.ts';
import { openAuditLog } from '../../../src/adapters/libsql-clients/audit-log.ts';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { openIdentityStore } from '../../../src/adapters/libsql-identity/identity-store.ts';
import type { IdentityStore } from '../../../src/adapters/libsql-identity/identity-store.ts';
import { openTokenKeys } from '../../../src/adapters/token-keys/token-keys.ts';
import { authentication, callerOf } from '../../../src/api/authentication/authentication.ts';
import { createApp } from '../../../src/api/http/create-app.ts';
import { createLogger } from '../../../src/api/http/logger.ts';
import { registerOAuth } from '../../../src/api/oauth/register-oauth.ts';
import { PROVIDER_PAGES } from '../../../src/api/sign-in/pages.ts';
import { registerSignIn } from '../../../src/api/sign-in/register-sign-in.ts';
import type { AuditLog } from '../../../src/ports/audit-log.ts';
import type { ClientStore } from '../../../src/ports/client-store.ts';
import type { TokenKeys } from '../../../src/ports/token-keys.ts';
import type { Population } from '../../../src/ports/user-store.ts';
import { attempts } from '../../../src/services/attempts.ts';
import { secretCheck } from '../../../src/services/client-secrets.ts';
import { credentials } from '../../../src/services/credentials.ts';
import { providerTokens } from '../../../src/services/provider-tokens.ts';
import { people } from '../../../src/services/users.ts';
import type { UserStores } from '../../../src/services/users.ts';
import { freePort } from '../../free-port.ts';

export const PASSWORD = 'correct horse battery';

/** Of PASSWORD, at next to no cost: comparing real ones takes most of a second on a busy machine. */
const CHEAP_HASH = [
  'scrypt',
  4,
  8,
  1,
  'AAAA',
  scryptSync(PASSWORD, Buffer.alloc(3), 32, { N: 16 }).toString('base64url'),
].join(':');

export interface SignInServer {
  readonly url: string;
  readonly folder: string;
  readonly issuers: Readonly<Record<Population, string>>;
  readonly clients: ClientStore;
  readonly identity: IdentityStore;
  readonly stores: UserStores & { readonly audit: AuditLog };
  readonly keys: Readonly<Record<Population, TokenKeys>>;
  /** Everything that was logged. */
  readonly log: string[];
  /** A user with PASSWORD; their id. */
  addUser(population: Population, name: string, tenantId?: string): Promise<string>;
  /** GET /protected, which needs `documents:initiate`: status and caller. */
  protected(token: string): Promise<{ readonly status: number; readonly caller: Record<string, unknown> }>;
  /** Stops, and leaves everything on the disk for the next one. */
  stop(): Promise<void>;
  /** Stops, and removes everything. */
  close(): Promise<void>;
}

/** Starts a server, or one that goes on where another one stopped. */
export async function startSignInServer(
  before?: Pick<SignInServer, 'folder' | 'url'>,
  { path = '' }: { readonly path?: string } = {},
): Promise<SignInServer> {
  const folder = before?.folder ?? (await mkdtemp(join(tmpdir(), 'arkive-sign-in-')));
  const port = before === undefined ? await freePort() : Number(new URL(before.url).port);
  const url = `http://localhost:${String(port)}${path}`;
  const issuers = { internal: `${url}/auth`, wallet: `${url}/auth/wallet` };
  const clients = openClientStore(join(folder, 'clients.db'));
  const audit = openAuditLog(join(folder, 'clients.db'));
  const identity = openIdentityStore(join(folder, 'identity.db'));
  const { users, issued } = identity;
  const keys = {
    internal: await openTokenKeys(join(folder, 'internal-keys.json')),
    wallet: await openTokenKeys(join(folder, 'wallet-keys.json')),
  };
  const log: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => void log.push(line) });
  const guard = attempts();
  const checkSecret = secretCheck({ clients, attempts: guard });
  const places = (['internal', 'wallet'] as const).map((population) => {
    const known = people(population, { users, clients });
    const common = { population, issuer: issuers[population], audience: url, issued, tokenKeys: keys[population] };
    const provider = openIdentityProvider({
      ...common,
      clients,
      users,
      pages: PROVIDER_PAGES,
      checkSecret,
      mayUse: known.mayUse,
      onFailure: (error) => logger.error({ err: error }, 'the identity provider failed'),
    });
    return { place: { provider, people: known }, tokens: providerTokens(common) };
  });
  const app = createApp({ baseUrl: url, log: logger, attempts: guard });
  const who = credentials({
    clients,
    tokenKeys: await openTokenKeys(join(folder, 'token-keys.json')),
    issuer: url,
    audience: url,
    issuers: places.map(({ tokens }) => tokens),
  });
  await registerOAuth(app, { credentials: who });
  await registerSignIn(app, { places: places.map(({ place }) => place), clients, baseUrl: url });
  const { requireScopes } = authentication({ credentials: who });
  app.get('/protected', { onRequest: requireScopes('documents:initiate') }, (request) => {
    const caller = callerOf(request);
    return { ...caller, scopes: [...caller.scopes] };
  });
  await app.listen({ port, host: 'localhost' });

  const stores = { users, issued, clients, audit };
  async function stop(): Promise<void> {
    await app.close();
    await identity.close();
    await audit.close();
    await clients.close();
  }
  return {
    url,
    folder,
    issuers,
    clients,
    identity,
    stores,
    keys,
    log,
    async addUser(population, name, tenantId = 'tenant-1') {
      const userId = randomUUID();
      const of = { population, name, tenantId: population === 'wallet' ? null : tenantId };
      await users.insert({ userId, ...of, passwordHash: CHEAP_HASH, createdAt: new Date(), revokedAt: null });
      return userId;
    },
    async protected(token) {
      const answer = await fetch(`http://localhost:${String(port)}/protected`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.status, caller: (await answer.json()) as Record<string, unknown> };
    },
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
