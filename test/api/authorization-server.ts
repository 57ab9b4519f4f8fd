// A real server on a real port, with the token endpoint and one protected address, for the tests of who may.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { pino } from 'pino';
import { openClientStore } from '../../src/adapters/libsql-clients/client-store.ts';
import { openTokenKeys } from '../../src/adapters/token-keys/token-keys.ts';
import { authentication, callerOf } from '../../src/api/authentication/authentication.ts';
import { createApp } from '../../src/api/http/create-app.ts';
import { registerOAuth } from '../../src/api/oauth/register-oauth.ts';
import type { Scope } from '../../src/kernel/scopes.ts';
import type { ClientStore } from '../../src/ports/client-store.ts';
import { createClient } from '../../src/services/clients.ts';
import type { NewClient } from '../../src/services/clients.ts';
import { credentials } from '../../src/services/credentials.ts';

export interface AuthorizationServer {
  readonly url: string;
  readonly clients: ClientStore;
  /** A client with `documents:initiate` and `documents:ocr`. */
  readonly client: NewClient;
  /** Everything that was logged. */
  readonly log: string[];
  /** The server's clock, to be set. */
  now: Date;
  /** The private key that signs, as it stands on disk. */
  signingKey(): Promise<JWK>;
  /** POST /oauth/token. */
  token(body: string | URLSearchParams | object, headers?: Record<string, string>): Promise<Response>;
  /** A good access token with these scopes. */
  accessToken(scope?: string): Promise<string>;
  /** GET /protected, which needs `documents:initiate`, or GET /protected-twice, which needs `documents:ocr` as well. */
  protected(authorization?: string, path?: '/protected' | '/protected-twice'): Promise<Response>;
  close(): Promise<void>;
}

export async function startAuthorizationServer(): Promise<AuthorizationServer> {
  const folder = await mkdtemp(join(tmpdir(), 'arkive-oauth-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const clients = openClientStore(join(folder, 'clients.db'));
  const log: string[] = [];
  const tokenKeys = await openTokenKeys(join(folder, 'token-keys.json'));
  const client = await createClient(clients, {
    name: 'Test',
    tenantId: 'tenant-1',
    scopes: ['documents:initiate', 'documents:ocr'],
  });
  const app = createApp({
    baseUrl: url,
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
  });
  const who = credentials({ clients, tokenKeys, issuer: url, audience: url, now: () => server.now });
  await registerOAuth(app, { credentials: who });
  const { requireScopes } = authentication({ credentials: who });
  const addProtected = (path: string, ...scopes: Scope[]) =>
    app.get(path, { onRequest: requireScopes(...scopes) }, (request) => {
      const caller = callerOf(request);
      return { ...caller, scopes: [...caller.scopes] };
    });
  addProtected('/protected', 'documents:initiate');
  addProtected('/protected-twice', 'documents:initiate', 'documents:ocr');
  await app.listen({ port, host: '127.0.0.1' });

  const server: AuthorizationServer = {
    url,
    clients,
    client,
    log,
    now: new Date(),
    async signingKey() {
      return JSON.parse(await readFile(join(folder, 'token-keys.json'), 'utf8')).keys[0];
    },
    token(body, headers = {}) {
      const isObject = typeof body === 'object' && !(body instanceof URLSearchParams);
      return fetch(`${url}/oauth/token`, {
        method: 'POST',
        headers: { ...(isObject && { 'content-type': 'application/json' }), ...headers },
        body: isObject ? JSON.stringify(body) : body,
      });
    },
    async accessToken(scope) {
      const answer = await server.token({
        grant_type: 'client_credentials',
        client_id: client.client.clientId,
        client_secret: client.clientSecret,
        scope,
      });
      const { access_token } = await jsonOf(answer);
      return access_token;
    },
    protected: (authorization, path = '/protected') =>
      fetch(`${url}${path}`, { headers: authorization === undefined ? {} : { authorization } }),
    async close() {
      await app.close();
      await clients.close();
      await rm(folder, { recursive: true });
    },
  };
  return server;
}

/** The JSON of an answer, for assertions to look into. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- assertions are what checks it
export async function jsonOf(answer: Response): Promise<any> {
  return answer.json();
}

/** The issuer is the server's address, so the port has to be known before it listens. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
