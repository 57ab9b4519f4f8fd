// Administration over HTTP: what is changed there is so from the next request on, in the server and in every other process.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { administrator } from './administrator.ts';
import type { Administrator } from './administrator.ts';

let server: TestServer;
let admin: Administrator;
beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  const scopes = ['management:clients:read', 'management:clients:write', 'management:keys:write'] as const;
  admin = await administrator(server, await server.authorization(...scopes));
});
afterAll(() => server.close());

const CLIENTS = '/management/clients';
const ONE = `${CLIENTS}/{clientId}`;
const make = async (patch: object = {}) => {
  const wanted = { name: 'Backend', scopes: ['sessions:write', 'settings:read'], ...patch };
  const { status, body } = await admin.call(`POST ${CLIENTS}`, {}, wanted);
  expect(status).toBe(201);
  return body as { clientId: string; clientSecret: string };
};
const token = async ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  const response = await fetch(`${server.url}/oauth/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token?: string }).access_token;
};
const settings = (authorization: string) => fetch(`${server.url}/settings`, { headers: { authorization } });

describe('a client made over HTTP', () => {
  it('is of the own tenant, in development and confidential unless told, and its secret works at once', async () => {
    const { body } = await admin.call(`POST ${CLIENTS}`, {}, { name: ' Backend ', scopes: ['sessions:write'] });
    expect(body).toMatchObject({
      name: 'Backend',
      tenantId: 'tenant-1',
      kind: 'confidential',
      environment: 'development',
      scopes: ['sessions:write'],
      ...{ origins: [], redirectUris: [], revokedAt: null, previousSecretUntil: null },
    });
    expect(await token(body)).toBeDefined();
  });

  it('shows its secret this once', async () => {
    const { clientId, clientSecret } = await make();
    for (const answer of [await admin.call(`GET ${ONE}`, { clientId }), await admin.call(`GET ${CLIENTS}`)]) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).toContain(clientId);
      expect(JSON.stringify(answer.body)).not.toContain(clientSecret);
      expect(JSON.stringify(answer.body)).not.toMatch(/arkive_secret|hash/i);
    }
  });

  it('has no secret when it is public', async () => {
    const origins = ['https://app.example'];
    const made = await make({ kind: 'public', environment: 'production', origins });
    expect(made).toMatchObject({ kind: 'public', clientSecret: null, environment: 'production', origins });
    const parameters = { clientId: made.clientId };
    expect(await admin.call(`POST ${ONE}/secret`, parameters)).toMatchObject({ status: 400 });
    expect(await admin.call(`POST ${ONE}/keys`, parameters, { scopes: ['sessions:write'] })).toMatchObject({
      status: 400,
    });
  });

  it.each([
    ['without a name', { scopes: ['sessions:write'] }],
    ['without scopes', { name: 'x' }],
    ['with a scope that there is not', { name: 'x', scopes: ['everything'] }],
    ['with a field that there is not', { name: 'x', scopes: ['sessions:write'], secret: 'mine' }],
    ['with a name that is no text', { name: 1, scopes: ['sessions:write'] }],
    ['with scopes that are no list', { name: 'x', scopes: 'sessions:write' }],
    ['of a kind that there is not', { name: 'x', scopes: ['sessions:write'], kind: 'secret' }],
    ['in an environment that there is not', { name: 'x', scopes: ['sessions:write'], environment: 'prod' }],
    ['public and known by nothing', { name: 'x', scopes: ['sessions:write'], kind: 'public' }],
    [
      'public and an administrator',
      { name: 'x', scopes: ['management:clients:read'], kind: 'public', origins: ['https://a.example'] },
    ],
    [
      'calling by http in production',
      { name: 'x', scopes: ['sessions:write'], environment: 'production', origins: ['http://localhost'] },
    ],
    ['as a list', []],
    ['as nothing', undefined],
  ])('is refused %s', async (_case, wanted) => {
    expect(await admin.call(`POST ${CLIENTS}`, {}, wanted)).toMatchObject({ status: 400 });
  });
});

describe('a change of a client', () => {
  it('holds for tokens that it has already, on the next request', async () => {
    const made = await make();
    const authorization = `Bearer ${String(await token(made))}`;
    expect((await settings(authorization)).status).toBe(200);
    const changed = await admin.call(`PATCH ${ONE}`, made, { scopes: ['sessions:write'], name: 'New' });
    expect(changed).toMatchObject({ status: 200, body: { scopes: ['sessions:write'], name: 'New' } });
    expect((await settings(authorization)).status).toBe(403);
    await admin.call(`PATCH ${ONE}`, made, { scopes: ['settings:read'] });
    expect((await settings(authorization)).status).toBe(200);
  });

  it('leaves what it does not name, and is refused whole', async () => {
    const made = await make({ origins: ['http://localhost:3000'], redirectUris: ['https://app.example/in'] });
    const refused = { name: 'New', environment: 'production' };
    expect(await admin.call(`PATCH ${ONE}`, made, refused)).toMatchObject({ status: 400 });
    const { body } = await admin.call(`GET ${ONE}`, made);
    expect(body).toMatchObject({ name: 'Backend', environment: 'development', origins: ['http://localhost:3000'] });
    const moved = await admin.call(`PATCH ${ONE}`, made, { environment: 'production', origins: [] });
    expect(moved.body).toMatchObject({
      environment: 'production',
      origins: [],
      redirectUris: ['https://app.example/in'],
    });
  });

  it.each([{ tenantId: 'other' }, { kind: 'public' }, { clientId: 'client_0' }, { revokedAt: null }])(
    'touches nothing of %j',
    async (patch) => {
      expect(await admin.call(`PATCH ${ONE}`, await make(), patch)).toMatchObject({ status: 400 });
    },
  );

  it('is seen by another process that shares the store', async () => {
    const other = openClientStore(join(server.folder, 'clients.db'));
    const made = await make();
    expect((await other.find(made.clientId))?.name).toBe('Backend');
    await admin.call(`PATCH ${ONE}`, made, { name: 'New' });
    expect((await other.find(made.clientId))?.name).toBe('New');
    await admin.call(`DELETE ${ONE}`, made);
    expect((await other.find(made.clientId))?.revokedAt).not.toBeNull();
    await other.close();
  });
});

describe('a new secret', () => {
  it('ends the old one at once, or leaves it beside for as long as it was told', async () => {
    const made = await make();
    const overlapping = await admin.call(`POST ${ONE}/secret`, made, { overlapInSeconds: 3600 });
    const until = Date.parse(overlapping.body.previousSecretUntil);
    expect(Math.abs(until - Date.now() - 3_600_000)).toBeLessThan(60_000);
    const second = { ...made, clientSecret: overlapping.body.clientSecret };
    expect([await token(made), await token(second)].every((one) => one !== undefined)).toBe(true);
    const third = { ...made, clientSecret: (await admin.call(`POST ${ONE}/secret`, made)).body.clientSecret };
    expect([await token(made), await token(second)]).toEqual([undefined, undefined]);
    expect(await token(third)).toBeDefined();
  });

  it.each([-1, 1.5, 2_592_001, '60'])('overlaps for no %s seconds', async (overlapInSeconds) => {
    expect(await admin.call(`POST ${ONE}/secret`, await make(), { overlapInSeconds })).toMatchObject({ status: 400 });
  });
});

describe('an API key made over HTTP', () => {
  it('is shown this once, opens the door, and does so no more when it is revoked', async () => {
    const made = await make();
    const { status, body: key } = await admin.call(`POST ${ONE}/keys`, made, { scopes: ['settings:read'] });
    expect(status).toBe(201);
    expect((await settings(`ApiKey ${key.apiKey}`)).status).toBe(200);
    const { body: list } = await admin.call(`GET ${ONE}/keys`, made);
    expect(list.keys).toMatchObject([{ keyId: key.keyId, scopes: ['settings:read'], revokedAt: null }]);
    expect(JSON.stringify(list)).not.toContain(key.apiKey);
    const other = await make();
    const path = { clientId: other.clientId, keyId: key.keyId };
    expect(await admin.call(`DELETE ${ONE}/keys/{keyId}`, path)).toMatchObject({ status: 404 });
    const own = { clientId: made.clientId, keyId: key.keyId };
    expect(await admin.call(`DELETE ${ONE}/keys/{keyId}`, own)).toMatchObject({ status: 204 });
    expect((await settings(`ApiKey ${key.apiKey}`)).status).toBe(401);
    expect(await admin.call(`DELETE ${ONE}/keys/{keyId}`, own)).toMatchObject({ status: 404 });
  });

  it('holds no more than its client does', async () => {
    const made = await make();
    for (const scopes of [['documents:read'], ['everything'], []]) {
      expect(await admin.call(`POST ${ONE}/keys`, made, { scopes })).toMatchObject({ status: 400 });
    }
  });
});

describe('the end of a client', () => {
  it('is that of its secret, its tokens and its keys, at once', async () => {
    const made = await make();
    const bearer = `Bearer ${String(await token(made))}`;
    const key = `ApiKey ${(await admin.call(`POST ${ONE}/keys`, made, { scopes: ['settings:read'] })).body.apiKey}`;
    expect(await admin.call(`DELETE ${ONE}`, made)).toMatchObject({ status: 204 });
    expect([(await settings(bearer)).status, (await settings(key)).status, await token(made)]).toEqual([
      401,
      401,
      undefined,
    ]);
    expect((await admin.call(`GET ${ONE}`, made)).body.revokedAt).not.toBeNull();
    for (const [operation, body] of [
      [`DELETE ${ONE}`, undefined],
      [`PATCH ${ONE}`, { name: 'x' }],
      [`POST ${ONE}/secret`, undefined],
      [`POST ${ONE}/keys`, { scopes: ['settings:read'] }],
      [`GET ${ONE}/settings`, undefined],
      [`PATCH ${ONE}/settings`, { retention: { files: false } }],
    ] as const) {
      expect(await admin.call(operation, made, body), operation).toMatchObject({ status: 404 });
    }
  });
});

describe('the list of clients', () => {
  it('comes in pages that hold every client once, in the order of their making', async () => {
    for (let made = 0; made < 3; made++) await make({ name: `Page ${made}` });
    const whole = (await admin.call(`GET ${CLIENTS}`, {}, undefined, '?limit=1000')).body.clients as {
      clientId: string;
    }[];
    const paged: { clientId: string }[] = [];
    let cursor: string | null = null;
    do {
      const query = `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`;
      const { body } = await admin.call(`GET ${CLIENTS}`, {}, undefined, query);
      expect(body.clients.length).toBeLessThanOrEqual(2);
      paged.push(...body.clients);
      cursor = body.cursor;
    } while (cursor !== null);
    expect(paged).toEqual(whole);
  });

  it.each(['?limit=0', '?limit=1001', '?limit=x', '?page=2', '?limit=1&limit=2'])(
    'is not asked for by %s',
    async (query) => {
      expect(await admin.call(`GET ${CLIENTS}`, {}, undefined, query)).toMatchObject({ status: 400 });
    },
  );
});
