// Every operation of the table of scopes against every credential that is not good enough for it. An operation that is added to the
// table is covered by being there; one that is described without standing in it has to be on the list of open ones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base64url } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { openTokenKeys } from '../../../src/adapters/token-keys/token-keys.ts';
import { OPERATION_SCOPES, SCOPES } from '../../../src/kernel/scopes.ts';
import type { Scope, ScopeNeeds } from '../../../src/kernel/scopes.ts';
import type { ClientStore } from '../../../src/ports/client-store.ts';
import { createApiKey, revokeApiKey } from '../../../src/services/api-keys.ts';
import { createClient, revokeClient } from '../../../src/services/clients.ts';
import type { NewClient } from '../../../src/services/clients.ts';
import { credentials } from '../../../src/services/credentials.ts';
import { givenReading } from '../support/given-reading.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

/** Operations that anybody may call; each has its own reason in the interface description. */
const OPEN = [
  /^(?:GET|POST) \/(?:healthz|readyz|metrics|openapi\.json|docs|oauth\/\w+|problems\/.*|\.well-known\/.*|arkive\/.*|ontology)$/u,
  // Who shows no credential may ask about the schema; each field has its own row of scopes.
  /^(?:GET|POST) \/graphql$/u,
  // The person who signs in is who it asks for.
  /^(?:GET|POST) \/(?:oauth2|sign-in)\/.*$/u,
  // Its address is signed, for this part of this upload and for an hour.
  /^(?:PUT|POST) \/uploads\/\{uploadId\}.*$/u,
  // A ticket of POST /session/websocket opens it.
  /^GET \/session\/websocket$/u,
];
const ALL = Object.keys(SCOPES) as Scope[];
const OPERATIONS = Object.entries<ScopeNeeds>(OPERATION_SCOPES).map(([name, { always }]) => ({ name, always }));

let server: TestServer;
let store: ClientStore;
let elsewhere: string;
let client: NewClient;
let keyOfAll: string;
beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  store = openClientStore(join(server.folder, 'clients.db'));
  elsewhere = await mkdtemp(join(tmpdir(), 'arkive-elsewhere-'));
  client = await createClient(store, { name: 'All', tenantId: 'tenant-1', scopes: ALL });
  keyOfAll = (await createApiKey(store, client.client.clientId, ALL)).apiKey;
});
afterAll(async () => {
  await store.close();
  await server.close();
  await rm(elsewhere, { recursive: true });
});

/** A token of the client with these scopes: of our server, or as another one would make it out. */
async function token(
  scopes: readonly string[],
  { keyFolder = server.folder, issuer = BASE_URL, now = new Date(), of = client } = {},
): Promise<string> {
  const tokenKeys = await openTokenKeys(join(keyFolder, 'token-keys.json'));
  const service = credentials({ clients: store, tokenKeys, issuer, audience: issuer, now: () => now });
  const { clientId } = of.client;
  const answer = await service.issueToken({ clientId, clientSecret: of.clientSecret, scope: scopes.join(' ') });
  if (answer.kind === 'refused') throw new Error(answer.error);
  return answer.accessToken;
}

/** `token` with a claim replaced and its signature kept. */
function altered(text: string, patch: object): string {
  const [header, payload = '', signature] = text.split('.');
  const claims = JSON.parse(new TextDecoder().decode(base64url.decode(payload))) as object;
  return [header, base64url.encode(JSON.stringify({ ...claims, ...patch })), signature].join('.');
}

/** A request that would do nothing if it were let in: what it names is not there. */
async function request(operation: string, authorization: string | undefined): Promise<Response> {
  const [method = '', path = ''] = operation.split(' ');
  const id = '00000000-0000-4000-8000-000000000000';
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  // Without a query it is asked what the service can do, which everybody may know.
  const query = operation === 'GET /sparql' ? '?query=ASK%7B%7D' : '';
  return fetch(server.url + path.replace(/\{\w+\}/gu, id) + query, {
    method,
    headers: {
      'session-id': id,
      ...(authorization !== undefined && { authorization }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: '{}' }),
  });
}

const YESTERDAY = new Date(Date.now() - 86_400_000);

/** Each with all scopes there are, so that nothing but what is said of it keeps it out. */
const BAD: readonly (readonly [what: string, authorization: () => Promise<string>])[] = [
  ['an expired token', async () => `Bearer ${await token(ALL, { now: YESTERDAY })}`],
  ['a token of another installation', async () => `Bearer ${await token(ALL, { keyFolder: elsewhere })}`],
  ['a token for another audience', async () => `Bearer ${await token(ALL, { issuer: 'https://other.example' })}`],
  ['a tampered token', async () => `Bearer ${altered(await token(['settings:read']), { scope: ALL.join(' ') })}`],
  [
    'a token that lives on by another date',
    async () => `Bearer ${altered(await token(ALL, { now: YESTERDAY }), { exp: 9_999_999_999 })}`,
  ],
  [
    'a token of a revoked client',
    async () => {
      const of = await createClient(store, { name: 'Gone', tenantId: 'tenant-1', scopes: ALL });
      const text = await token(ALL, { of });
      await revokeClient(store, of.client.clientId);
      return `Bearer ${text}`;
    },
  ],
  [
    'a revoked API key',
    async () => {
      const { apiKey, keyId } = await createApiKey(store, client.client.clientId, ALL);
      await revokeApiKey(store, keyId);
      return `ApiKey ${apiKey}`;
    },
  ],
  ['an API key with another secret', () => Promise.resolve(`ApiKey ${keyOfAll.slice(0, -4)}AAAA`)],
  ['an API key shown as a token', () => Promise.resolve(`Bearer ${keyOfAll}`)],
];

async function outcome(response: Response) {
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code, challenge: response.headers.get('www-authenticate') ?? '' };
}

describe('every operation that is described', () => {
  it('demands a credential, or is one of the few that are open', async () => {
    const { paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const rows = new Set(OPERATIONS.map(({ name }) => name));
    expect(described.filter((name) => !rows.has(name) && !OPEN.some((pattern) => pattern.test(name)))).toEqual([]);
  });
});

describe('no token', () => {
  it.each(OPERATIONS)('$name is refused with 401, and says which scopes it takes', async ({ name, always }) => {
    for (const authorization of [undefined, 'Basic eDp5', '']) {
      const { status, code, challenge } = await outcome(await request(name, authorization));
      expect({ status, code }).toEqual({ status: 401, code: 'unauthenticated' });
      expect(challenge).toContain(`scope="${always.join(' ')}"`);
      expect(challenge).not.toContain('error=');
    }
  });
});

describe.each(BAD)('%s', (_what, authorization) => {
  let shown: string;
  beforeAll(async () => {
    shown = await authorization();
  });

  it.each(OPERATIONS)('is refused by $name with 401', async ({ name }) => {
    const { status, code, challenge } = await outcome(await request(name, shown));
    expect({ status, code }).toEqual({ status: 401, code: 'unauthenticated' });
    expect(challenge).toContain('error="invalid_token"');
  });
});

describe('a token without one of the scopes', () => {
  it.each(OPERATIONS)('is refused by $name with 403, though it has all others', async ({ name, always }) => {
    for (const missing of always) {
      const scopes = ALL.filter((scope) => scope !== missing);
      const { apiKey } = await createApiKey(store, client.client.clientId, scopes);
      for (const shown of [`Bearer ${await token(scopes)}`, `ApiKey ${apiKey}`]) {
        const { status, code, challenge } = await outcome(await request(name, shown));
        expect({ status, code }).toEqual({ status: 403, code: 'insufficient-scope' });
        expect(challenge).toContain('error="insufficient_scope"');
      }
    }
  });
});

describe('a token with just the scopes', () => {
  it.each(OPERATIONS)('is let in by $name', async ({ name, always }) => {
    for (const shown of [`Bearer ${await token(always)}`, `ApiKey ${keyOfAll}`]) {
      const response = await request(name, shown);
      expect([401, 403, 405, 500]).not.toContain(response.status);
      await response.body?.cancel();
    }
  });
});
