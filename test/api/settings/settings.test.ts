// Every setting acts: what an administrator sets is what the next request of the client meets.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import type { DocumentReading } from '../../../src/model/reading.ts';
import { SANDBOX_CLASSES, documentClasses } from '../../../src/services/environments.ts';
import { administrator } from '../management/administrator.ts';
import type { Administrator } from '../management/administrator.ts';
import { READING, givenReading } from '../support/given-reading.ts';
import { GraphClient } from '../support/graph-client.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const ONE = '/management/clients/{clientId}';
const SCOPES = [
  ...(['documents:initiate', 'documents:write', 'documents:read', 'sessions:read', 'sessions:write'] as const),
  'settings:read',
] as const;
const CLASSES = documentClasses(readProfileFiles().profiles);
const PDF = new TextEncoder().encode('%PDF-1.7');

let server: TestServer;
let admin: Administrator;
let reading: DocumentReading;
/** A client that was just made. */
let clientId: string;
let authorization: string;
let client: GraphClient;
let own: Administrator;

beforeAll(async () => {
  server = await startServer({ processor: givenReading(() => reading), documentClasses: CLASSES });
  const scopes = ['management:clients:read', 'management:clients:write', 'management:keys:write'] as const;
  admin = await administrator(server, await server.authorization(...scopes));
});
afterAll(() => server.close());
beforeEach(async () => {
  reading = READING;
  ({ clientId } = (await admin.call('POST /management/clients', {}, { name: 'Own', scopes: SCOPES })).body);
  const key = await admin.call(`POST ${ONE}/keys`, { clientId }, { scopes: SCOPES });
  authorization = `ApiKey ${key.body.apiKey}`;
  client = new GraphClient(server.url, authorization);
  own = await administrator(server, authorization);
});

const set = async (patch: object) => {
  expect(await admin.call(`PATCH ${ONE}/settings`, { clientId }, patch)).toMatchObject({ status: 200 });
};
const move = (environment: string) => admin.call(`PATCH ${ONE}`, { clientId }, { environment });
const ofClass = (classIdentifier: string): DocumentReading => ({
  ...READING,
  document: { ...READING.document, classIdentifier },
});
const problemOf = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { code: string }).code,
});
/** How long the session in the answer lives from now on, in whole seconds. */
/** To the next ten seconds: time goes by before it is compared. */
const lifetime = async (response: Response) => {
  const { expiresAt } = (await response.json()) as { expiresAt: string };
  return 10 * Math.ceil((Date.parse(expiresAt) - Date.now()) / 10_000);
};
const post = (path: string, body: object) =>
  client.call('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body));

describe('GET /settings', () => {
  it('gives a client that nothing was set for everything there is', async () => {
    const { status, body } = await own.call('GET /settings');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ clientId, tenantId: 'tenant-1', name: 'Own', kind: 'confidential', environment: 'development' },
      ...{ scopes: SCOPES, grantedScopes: SCOPES, origins: [], redirectUris: [] },
      sessions: {
        minimumLifetimeInSeconds: 60,
        defaultLifetimeInSeconds: 3600,
        maximumLifetimeInSeconds: 604_800,
      },
      retention: { files: true },
      documents: { classes: CLASSES, recognition: false, maximumSizeInBytes: 4_718_592, maximumPages: 200 },
    });
    expect(body.fusion.rules).toContain('pay-of-period');
    expect(body.fusion.generate).toContain('ark:Transfer');
  });

  it('shows what was set, with what follows from it', async () => {
    await set({ fusion: { generate: ['ark:BankAccount'] }, sessions: { maximumLifetimeInSeconds: 7200 } });
    await set({ retention: { files: false } });
    const { body } = await own.call('GET /settings');
    expect(body.fusion.generate).toEqual(['ark:BankAccount']);
    expect(body.fusion.rules).toContain('pay-of-period');
    expect(body.fusion.rules).not.toContain('transfer-between-accounts');
    expect(body).toMatchObject({ retention: { files: false }, sessions: { maximumLifetimeInSeconds: 7200 } });
    await set({ fusion: { rules: [], generate: true } });
    expect((await own.call('GET /settings')).body.fusion).toEqual({ rules: [], generate: [] });
    await set({ fusion: { rules: null } });
    expect((await own.call('GET /settings')).body.fusion.generate).toContain('ark:Transfer');
  });

  it('lists what the credential may call, and what it does not list is refused', async () => {
    const { operations } = (await own.call('GET /settings')).body as { operations: readonly string[] };
    expect(operations).toEqual(expect.arrayContaining(['GET /settings', 'POST /documents/append', 'GET /sparql']));
    expect(operations).not.toContain('GET /management/clients');
    expect(operations).not.toContain('POST /events');
    expect((await client.call('GET', '/management/clients')).status).toBe(403);
  });

  it('tells the scopes of the credential from those of the client', async () => {
    const key = await admin.call(`POST ${ONE}/keys`, { clientId }, { scopes: ['settings:read'] });
    const narrow = await administrator(server, `ApiKey ${key.body.apiKey}`);
    expect((await narrow.call('GET /settings')).body).toMatchObject({
      scopes: SCOPES,
      grantedScopes: ['settings:read'],
    });
  });
});

describe('settings', () => {
  it.each([
    [],
    { fusion: { rules: ['pay-of-priod'] } },
    { fusion: { rules: 'pay-of-period' } },
    { fusion: { generate: ['ark:Person'] } },
    { fusion: { most: true } },
    { sessions: { defaultLifetimeInSeconds: 59 } },
    { sessions: { defaultLifetimeInSeconds: '3600' } },
    { sessions: { maximumLifetimeInSeconds: 604_801 } },
    { sessions: { defaultLifetimeInSeconds: 7200, maximumLifetimeInSeconds: 3600 } },
    { sessions: { maximumLifetimeInSeconds: 60 } },
    { retention: { files: 'no' } },
    { retention: true },
    { environment: 'sandbox' },
  ])('are not set to %j, and stay as they were', async (patch) => {
    const before = (await admin.call(`GET ${ONE}/settings`, { clientId })).body;
    expect(await admin.call(`PATCH ${ONE}/settings`, { clientId }, patch)).toMatchObject({ status: 400 });
    expect((await admin.call(`GET ${ONE}/settings`, { clientId })).body).toEqual(before);
  });
});

describe('the lifetime of sessions', () => {
  it('is the default of the client for those that do not say, and its maximum for those that ask for more', async () => {
    await set({ sessions: { defaultLifetimeInSeconds: 600, maximumLifetimeInSeconds: 1200 } });
    expect(await lifetime(await client.call('POST', '/session/start'))).toBe(600);
    expect(await lifetime(await post('/session/start', { lifetimeInSeconds: 900 }))).toBe(900);
    expect(await lifetime(await post('/session/start', { lifetimeInSeconds: 604_800 }))).toBe(1200);
    expect(await problemOf(await post('/session/start', { lifetimeInSeconds: 59 }))).toMatchObject({ status: 400 });
  });

  it('is not extended beyond what is the maximum by then', async () => {
    const response = await post('/session/start', { lifetimeInSeconds: 600 });
    const { sessionId } = (await response.json()) as { sessionId: string };
    await set({ sessions: { defaultLifetimeInSeconds: 60, maximumLifetimeInSeconds: 900 } });
    expect(await lifetime(await post('/session/start', { sessionId, lifetimeInSeconds: 7200 }))).toBe(900);
    await set({ sessions: { maximumLifetimeInSeconds: 60 } });
    // It does not become shorter than it was told to be.
    expect(await lifetime(await post('/session/resume', { sessionId }))).toBe(900);
  });
});

describe('retention', () => {
  it('keeps the graph alone when files are not kept, and says so of the file', async () => {
    const sessionId = await client.start();
    const kept = await client.appended(sessionId, PDF);
    await set({ retention: { files: false } });
    const unkept = await client.appended(sessionId, PDF);
    expect((await client.get(sessionId, `/graph/sources/${unkept.requestId}`)).status).toBe(200);
    const file = (requestId: string) => client.get(sessionId, `/documents/${requestId}/file`);
    expect(await problemOf(await file(unkept.requestId))).toEqual({ status: 404, code: 'file-not-kept' });
    expect(new Uint8Array(await (await file(kept.requestId)).arrayBuffer())).toEqual(PDF);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await problemOf(await file(unknown))).toEqual({ status: 404, code: 'not-found' });
    await set({ retention: { files: true } });
    expect((await file((await client.appended(sessionId, PDF)).requestId)).status).toBe(200);
  });

  it('keeps no file of a document that a strict preference turned away', async () => {
    await set({ retention: { files: false } });
    const sessionId = await client.start();
    const headers = { prefer: 'document-class="earnings-payslip", handling=strict' };
    const refused = await client.append(sessionId, PDF, { headers });
    expect(refused.status).toBe(412);
    const { requestId, detail } = (await refused.json()) as { requestId: string; detail: string };
    expect(detail).not.toContain('file is kept');
    expect(await problemOf(await client.get(sessionId, `/documents/${requestId}/file`))).toMatchObject({ status: 404 });
    expect((await client.get(sessionId, `/graph/sources/${requestId}`)).status).toBe(200);
  });
});

describe('the environment', () => {
  it('stands in the header of every answer to the client, refusals too, and in none to somebody unknown', async () => {
    for (const environment of ['sandbox', 'production', 'development']) {
      await move(environment);
      const answers = [
        await client.call('GET', '/settings'),
        await client.call('GET', '/management/clients'),
        await client.call('GET', '/graph/sources'),
        await client.append(await client.start(), PDF),
        await client.call('POST', '/graphql', { 'content-type': 'application/json' }, '{"query":"{__typename}"}'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 403, 400, 200, 200]);
      expect(answers.map(({ headers }) => headers.get('arkive-environment'))).toEqual(Array(5).fill(environment));
    }
    const unknown = [await fetch(`${server.url}/settings`), await fetch(`${server.url}/healthz`)];
    expect(unknown.map(({ headers }) => headers.has('arkive-environment'))).toEqual([false, false]);
  });

  it('sandbox reads a part of the kinds of documents, of each family one, and lists them', async () => {
    await move('sandbox');
    const { classes } = (await own.call('GET /settings')).body.documents as {
      classes: { classIdentifier: string; className: string }[];
    };
    expect(classes.map(({ classIdentifier }) => classIdentifier)).toEqual([...SANDBOX_CLASSES].sort());
    const families = (rows: typeof classes) => new Set(rows.map(({ className }) => className.split(':')[0]));
    expect(families(classes)).toEqual(families([...CLASSES]));
    for (const { classIdentifier } of CLASSES) {
      reading = ofClass(classIdentifier);
      const response = await client.append(await client.start(), PDF);
      const isRead = classes.some((row) => row.classIdentifier === classIdentifier);
      if (isRead) expect(response.status).toBe(200);
      else expect(await problemOf(response)).toEqual({ status: 422, code: 'document-not-in-sandbox' });
    }
  });

  it('sandbox keeps nothing of what it does not read, whichever face is asked', async () => {
    await move('sandbox');
    reading = ofClass('identity-passport');
    const sessionId = await client.start();
    expect(await problemOf(await client.append(sessionId, PDF))).toMatchObject({ status: 422 });
    const graphql = new GraphqlClient(server.url, authorization);
    const { errors } = await graphql.append(PDF, { session: sessionId });
    expect(errors?.[0]?.extensions.code).toBe('document-not-in-sandbox');
    const form = new FormData();
    form.append('document', new Blob([PDF]), 'a.pdf');
    const single = await client.call('POST', '/documents/single', {}, form);
    expect(single.status).toBe(422);
    expect(await single.text()).not.toContain('SECRET-TEXT');
    expect(await (await client.get(sessionId, '/graph/sources')).json()).toEqual({ sources: [] });
  });

  it('sandbox looks at every document of a file', async () => {
    await move('sandbox');
    const part = (classIdentifier: string) => ({
      ...{ document: ofClass(classIdentifier).document, firstPage: 1, lastPage: 1, nodeIds: [] },
    });
    reading = { ...READING, parts: [part('banking-statement'), part('identity-passport')] };
    expect(await problemOf(await client.append(await client.start(), PDF))).toMatchObject({ status: 422 });
  });

  it.each(['production', 'development'])('%s reads all of them', async (environment) => {
    await move(environment);
    reading = ofClass('identity-passport');
    expect((await client.append(await client.start(), PDF)).status).toBe(200);
    expect((await own.call('GET /settings')).body.documents.classes).toEqual(CLASSES);
  });
});
