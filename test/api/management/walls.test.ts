// How far those who administer may go: not into the house of another tenant, and not beyond what they hold themselves.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../../src/kernel/scopes.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { administrator } from './administrator.ts';
import type { Administrator } from './administrator.ts';

const WITHIN = [
  'management:clients:read',
  'management:clients:write',
  'management:keys:write',
  'management:audit:read',
] as const;
const CLIENTS = '/management/clients';
const ONE = `${CLIENTS}/{clientId}`;

let server: TestServer;
/** Holds every management scope. */
let installation: Administrator;
/** Of tenant `acme`, without the scope for every tenant. */
let acme: Administrator;
/** A client of tenant `acme` and a key of it; and one of tenant `other`. */
let own: { clientId: string; keyId: string };
let foreign: { clientId: string; keyId: string };

beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  installation = await administrator(server, await server.authorization('management:tenants', ...WITHIN));
  for (const tenantId of ['acme', 'other']) {
    expect(await installation.call('POST /management/tenants', {}, { tenantId })).toMatchObject({ status: 201 });
  }
  acme = await administratorIn('acme', ...WITHIN);
  own = await clientIn('acme', 'settings:read');
  foreign = await clientIn('other', 'settings:read');
});
afterAll(() => server.close());

async function clientIn(tenantId: string, ...scopes: readonly Scope[]) {
  const made = await installation.call(`POST ${CLIENTS}`, {}, { name: 'Made', tenantId, scopes });
  const { clientId } = made.body as { clientId: string };
  const key = await installation.call(`POST ${ONE}/keys`, { clientId }, { scopes });
  return { clientId, keyId: key.body.keyId as string, apiKey: key.body.apiKey as string };
}

async function administratorIn(tenantId: string, ...scopes: readonly Scope[]): Promise<Administrator> {
  return administrator(server, `ApiKey ${(await clientIn(tenantId, ...scopes)).apiKey}`);
}

const idsSeen = async (who: Administrator, query = '') =>
  ((await who.call(`GET ${CLIENTS}`, {}, undefined, query)).body.clients as { clientId: string }[]).map(
    ({ clientId }) => clientId,
  );

/** Every operation on one client, with a body that it would take. */
const OPERATIONS: readonly (readonly [operation: string, body: object | undefined])[] = [
  [`GET ${ONE}`, undefined],
  [`PATCH ${ONE}`, { name: 'Taken' }],
  [`POST ${ONE}/secret`, {}],
  [`GET ${ONE}/settings`, undefined],
  [`PATCH ${ONE}/settings`, { retention: { files: false } }],
  [`GET ${ONE}/keys`, undefined],
  [`POST ${ONE}/keys`, { scopes: ['settings:read'] }],
  [`DELETE ${ONE}/keys/{keyId}`, undefined],
  [`DELETE ${ONE}`, undefined],
];

describe('a tenant is a wall', () => {
  it.each(OPERATIONS)('%s: a client of another tenant does not exist', async (operation, body) => {
    const refused = await acme.call(operation, foreign, body);
    const unknown = await acme.call(
      operation,
      { clientId: 'client_0000000000000000', keyId: '0000000000000000' },
      body,
    );
    expect(refused.status).toBe(404);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('every one of these operations does go on inside it', async () => {
    const inside = await clientIn('acme', 'settings:read');
    for (const [operation, body] of OPERATIONS) {
      expect((await acme.call(operation, inside, body)).status, operation).toBeLessThan(300);
    }
  });

  it('lists show what is inside', async () => {
    expect(await idsSeen(acme)).toContain(own.clientId);
    expect(await idsSeen(acme)).not.toContain(foreign.clientId);
    expect(await idsSeen(acme, '?tenantId=acme')).toEqual(await idsSeen(acme));
    for (const path of [CLIENTS, '/management/audit']) {
      for (const tenantId of ['other', 'nobody']) {
        expect((await acme.call(`GET ${path}`, {}, undefined, `?tenantId=${tenantId}`)).status).toBe(404);
      }
    }
    const { entries } = (await acme.call('GET /management/audit')).body as { entries: { tenantId: string }[] };
    expect(new Set(entries.map(({ tenantId }) => tenantId))).toEqual(new Set(['acme']));
  });

  it('a cursor does not lead over it', async () => {
    const seen = await idsSeen(acme, `?cursor=${foreign.clientId}`);
    expect(seen).not.toContain(foreign.clientId);
    expect((await idsSeen(acme)).filter((id) => seen.includes(id))).toEqual(seen);
  });

  it('nothing is made in another one, or in one that there is not', async () => {
    for (const tenantId of ['other', 'nobody']) {
      const wanted = { name: 'x', scopes: ['settings:read'], tenantId };
      expect(await acme.call(`POST ${CLIENTS}`, {}, wanted)).toMatchObject({ status: 404 });
    }
    const nowhere = { name: 'x', scopes: ['settings:read'], tenantId: 'nobody' };
    expect(await installation.call(`POST ${CLIENTS}`, {}, nowhere)).toMatchObject({ status: 404 });
  });

  it('only who holds management:tenants sees over it', async () => {
    expect(await idsSeen(installation, '?limit=1000')).toEqual(
      expect.arrayContaining([own.clientId, foreign.clientId]),
    );
    expect(await idsSeen(installation, '?tenantId=other')).toContain(foreign.clientId);
    expect(await idsSeen(installation, '?tenantId=other')).not.toContain(own.clientId);
    for (const operation of ['GET /management/tenants', 'GET /management/tenants/{tenantId}']) {
      expect((await acme.call(operation, { tenantId: 'acme' })).status).toBe(403);
      expect((await installation.call(operation, { tenantId: 'acme' })).status).toBe(200);
    }
  });
});

describe('nobody gives what they do not hold', () => {
  it('a management scope is granted by who holds it, to a new client, to one that is there, or to a key', async () => {
    const grant = (scopes: readonly string[]) => acme.call(`POST ${CLIENTS}`, {}, { name: 'x', scopes });
    expect(await grant(['management:tenants'])).toMatchObject({ status: 403 });
    expect(await grant(['settings:read', 'management:tenants'])).toMatchObject({ status: 403 });
    expect(await grant(['management:audit:read', 'documents:initiate'])).toMatchObject({ status: 201 });
    const widened = await acme.call(`PATCH ${ONE}`, own, { scopes: ['settings:read', 'management:tenants'] });
    expect(widened).toMatchObject({ status: 403 });
    expect((await acme.call(`GET ${ONE}`, own)).body.scopes).toEqual(['settings:read']);
  });

  it.each(OPERATIONS.filter(([operation]) => !operation.startsWith('GET')))(
    '%s: a client that can do more is out of reach: its secret in hand, they could, too',
    async (operation, body) => {
      const superior = await clientIn('acme', 'settings:read', 'management:tenants', 'management:clients:read');
      const before = (await installation.call(`GET ${ONE}`, superior)).body;
      const isKeyOfLess = operation === `POST ${ONE}/keys`;
      const wanted = isKeyOfLess ? { scopes: ['management:tenants'] } : body;
      expect(await acme.call(operation, superior, wanted)).toMatchObject({ status: 403 });
      expect((await installation.call(`GET ${ONE}`, superior)).body).toEqual(before);
      expect(
        (await fetch(`${server.url}/settings`, { headers: { authorization: `ApiKey ${superior.apiKey}` } })).status,
      ).toBe(200);
    },
  );

  it('a key with part of the scopes gives no more than that part', async () => {
    const { clientId } = await clientIn('acme', ...WITHIN, 'management:tenants', 'settings:read');
    const part = await installation.call(`POST ${ONE}/keys`, { clientId }, { scopes: ['management:clients:write'] });
    const narrow = await administrator(server, `ApiKey ${part.body.apiKey}`);
    const wanted = { name: 'x', scopes: ['management:audit:read'] };
    expect(await narrow.call(`POST ${CLIENTS}`, {}, wanted)).toMatchObject({ status: 403 });
    expect(await narrow.call(`POST ${ONE}/secret`, { clientId })).toMatchObject({ status: 403 });
  });
});

describe('tenants', () => {
  it('are made once, read and renamed', async () => {
    const made = await installation.call('POST /management/tenants', {}, { tenantId: 'third', name: 'Third' });
    expect(made).toMatchObject({ status: 201, body: { tenantId: 'third', name: 'Third' } });
    expect(await installation.call('POST /management/tenants', {}, { tenantId: 'third' })).toMatchObject({
      status: 409,
    });
    const path = { tenantId: 'third' };
    expect(await installation.call('PATCH /management/tenants/{tenantId}', path, { name: 'New' })).toMatchObject({
      body: { tenantId: 'third', name: 'New' },
    });
    expect((await installation.call('GET /management/tenants/{tenantId}', path)).body.name).toBe('New');
    const { tenants } = (await installation.call('GET /management/tenants')).body as {
      tenants: { tenantId: string }[];
    };
    expect(tenants.map(({ tenantId }) => tenantId)).toEqual(['tenant-1', 'acme', 'other', 'third']);
  });

  it.each([
    {},
    { tenantId: 'a b' },
    { tenantId: '' },
    { tenantId: 'x', name: '\u202e' },
    { tenantId: 'x', owner: 'me' },
  ])('are not made of %j', async (wanted) => {
    expect(await installation.call('POST /management/tenants', {}, wanted)).toMatchObject({ status: 400 });
  });

  it('that there are not are not found', async () => {
    const path = { tenantId: 'nobody' };
    expect(await installation.call('GET /management/tenants/{tenantId}', path)).toMatchObject({ status: 404 });
    expect(await installation.call('PATCH /management/tenants/{tenantId}', path, { name: 'x' })).toMatchObject({
      status: 404,
    });
  });
});
