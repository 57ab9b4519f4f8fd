import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_LIMITS } from '../../src/kernel/limits.ts';
import { PROBLEMS } from '../../src/kernel/problem.ts';
import type { ProblemCode } from '../../src/kernel/problem.ts';
import { DEFAULT_SETTINGS } from '../../src/model/client-environment.ts';
import type { Vault } from '../../src/ports/vault.ts';
import { sessions } from '../../src/services/sessions.ts';
import { openVault } from '../adapters/libsql-vault/open-vault.ts';
import { textItem } from '../ports/vault-contract.ts';
import { givenReading } from './support/given-reading.ts';
import { answerChecker } from './support/interface-description.ts';
import type { InterfaceDescription } from './support/interface-description.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

interface SessionBody {
  readonly sessionId: string;
  readonly startedAt: string;
  readonly expiresAt: string;
  readonly requests?: readonly { readonly requestId: string }[];
}

let server: TestServer;
let folder: string;
let vault: Vault;
let nowMs = Date.now();
let authorization: string;
let stranger: string;
let expectDescribed: ReturnType<typeof answerChecker>;
const ended: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
  const now = () => new Date(nowMs);
  vault = await openVault(folder, now);
  const onEnded = (sessionIds: readonly string[]) => Promise.resolve(void ended.push(...sessionIds));
  const clients = { settings: () => Promise.resolve(DEFAULT_SETTINGS) };
  server = await startServer({ processor: givenReading(), sessions: sessions({ vault, clients, now, onEnded }) });
  authorization = await server.authorization('sessions:write');
  stranger = await server.strangerAuthorization('sessions:write');
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
  expectDescribed = answerChecker(description);
});
afterAll(async () => {
  await server.close();
  await vault.close();
  await rm(folder, { recursive: true });
});

/** Sends `body` as JSON when there is one; every answer is held against the description. */
async function call(
  method: 'post' | 'delete',
  path: string,
  { body, headers = {} }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  const response = await fetch(`${server.url}${path}`, {
    method: method.toUpperCase(),
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  await expectDescribed(method, path, response.clone());
  return response;
}

const start = (body?: unknown, headers?: Readonly<Record<string, string>>) =>
  call('post', '/session/start', { body, ...(headers && { headers }) });
const resume = (body: unknown, headers?: Readonly<Record<string, string>>) =>
  call('post', '/session/resume', { body, ...(headers && { headers }) });
const end = (headers: Readonly<Record<string, string>>) => call('delete', '/session', { headers });

async function bodyOf(response: Response): Promise<SessionBody> {
  expect(response.status).toBe(200);
  return (await response.json()) as SessionBody;
}

async function started(wish: unknown = {}): Promise<SessionBody & { readonly cookie: string }> {
  const response = await start(wish);
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return { ...(await bodyOf(response)), cookie };
}

async function expectProblem(response: Response, code: ProblemCode): Promise<string> {
  const problem = (await response.json()) as { readonly code: string; readonly detail: string };
  expect({ status: response.status, code: problem.code }).toEqual({ status: PROBLEMS[code].status, code });
  return problem.detail;
}

const secondsLeft = ({ expiresAt }: SessionBody) => (Date.parse(expiresAt) - nowMs) / 1000;

describe('POST /session/start', () => {
  it('starts a session of an hour', async () => {
    const session = await bodyOf(await start({}));
    expect(session).toEqual({
      sessionId: expect.stringMatching(UUID),
      startedAt: expect.stringMatching(ISO),
      expiresAt: expect.stringMatching(ISO),
    });
    expect(secondsLeft(session)).toBe(3600);
  });

  it('needs no body, whether or not its type is named', async () => {
    await bodyOf(await start());
    await bodyOf(await start('', { 'content-type': 'application/json' }));
  });

  it('starts another session each time', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await started()).sessionId));
    expect(new Set(ids).size).toBe(5);
  });

  it.each([
    [60, 60],
    [604_800, 604_800],
    [604_801, 604_800],
    [9_999_999_999, 604_800],
  ])('gives a session that is to live %i seconds %i', async (lifetimeInSeconds, seconds) => {
    expect(secondsLeft(await started({ lifetimeInSeconds }))).toBe(seconds);
  });

  it.each([59, 0, -1, 60.5, 1e300, '3600', null, true])('refuses a lifetime of %j', async (lifetimeInSeconds) => {
    await expectProblem(await start({ lifetimeInSeconds }), 'invalid-request');
  });

  it.each([
    ['an array', []],
    ['a number', 7],
    ['null', 'null'],
    ['what is no JSON', '{"sessionId'],
    ['a prototype', '{"__proto__":{"a":1}}'],
    ['an unknown field', { lifetime: 60 }],
    ['an empty partition key', { partitionKey: '' }],
    ['a partition key that is too long', { partitionKey: 'x'.repeat(SESSION_LIMITS.partitionKeyCharacters + 1) }],
    ['a session id that is no text', { sessionId: 7 }],
  ])('refuses %s as body', async (_what, body) => {
    await expectProblem(await start(body), 'invalid-request');
  });

  it.each([
    ['envelope', { create: true }],
    ['clientId', 'client_1'],
  ])('says that it does not know %s', async (field, value) => {
    expect(await expectProblem(await start({ [field]: value }), 'invalid-request')).toContain(`\`${field}\``);
  });

  it('refuses a body of another type', async () => {
    await expectProblem(await start('sessionId=x', { 'content-type': 'text/plain' }), 'unsupported-media-type');
  });

  it('needs a credential with sessions:write', async () => {
    await expectProblem(await start({}, { authorization: '' }), 'unauthenticated');
    const other = await server.authorization('documents:initiate');
    await expectProblem(await start({}, { authorization: other }), 'insufficient-scope');
  });

  it('continues a live session that is named, extends it and tells what it holds', async () => {
    const session = await started({ lifetimeInSeconds: 600 });
    const items = [textItem('1'), textItem('2')];
    for (const item of items) {
      const file = textItem('file', { kind: 'file', itemId: item.itemId });
      await vault.append(session.sessionId, [item, file]);
    }
    nowMs += 100_000;
    const continued = await bodyOf(await start({ sessionId: session.sessionId.toUpperCase() }));
    expect(continued).toEqual({
      sessionId: session.sessionId,
      startedAt: session.startedAt,
      expiresAt: new Date(nowMs + 600_000).toISOString(),
      requests: items.map(({ itemId }) => ({ requestId: itemId })),
    });
    const shorter = await bodyOf(await start({ sessionId: session.sessionId, lifetimeInSeconds: 60 }));
    expect(shorter.expiresAt).toBe(continued.expiresAt);
    const longer = await bodyOf(await start({ sessionId: session.sessionId, lifetimeInSeconds: 7200 }));
    expect(secondsLeft(longer)).toBe(7200);
  });

  it.each([
    ['that never was', () => Promise.resolve('3d0ca315-aff9-4fc2-be61-3b76b9a2d798')],
    ['that is no session id', () => Promise.resolve('../../etc')],
    [
      'that was ended',
      async () => {
        const { sessionId } = await started();
        await end({ 'session-id': sessionId });
        return sessionId;
      },
    ],
    [
      'that has expired',
      async () => {
        const { sessionId } = await started({ lifetimeInSeconds: 60 });
        nowMs += 60_000;
        return sessionId;
      },
    ],
    ['of another client', async () => (await bodyOf(await start({}, { authorization: stranger }))).sessionId],
  ])('starts a new session in place of one %s', async (_which, make) => {
    const sessionId = await make();
    const session = await bodyOf(await start({ sessionId }));
    expect(session.sessionId).not.toBe(sessionId);
    expect(session.sessionId).toMatch(UUID);
    expect(session.requests).toBeUndefined();
  });

  it('continues a session under its own partition key only', async () => {
    const { sessionId } = await started({ partitionKey: 'one' });
    expect((await started({ sessionId, partitionKey: 'one' })).sessionId).toBe(sessionId);
    expect((await started({ sessionId })).sessionId).toBe(sessionId);
    expect((await started({ sessionId, partitionKey: 'two' })).sessionId).not.toBe(sessionId);
  });
});

describe('POST /session/resume', () => {
  it('extends a live session and tells what it holds', async () => {
    const session = await started({ lifetimeInSeconds: 600 });
    nowMs += 599_999;
    const resumed = await bodyOf(await resume({ sessionId: session.sessionId }));
    expect(resumed).toEqual({
      sessionId: session.sessionId,
      startedAt: session.startedAt,
      expiresAt: new Date(nowMs + 600_000).toISOString(),
      requests: [],
    });
    nowMs += 1000;
    await bodyOf(await resume({ sessionId: session.sessionId }));
  });

  it('answers alike for a session that is unknown, ended, expired, malformed or of another client', async () => {
    const gone = await started();
    await end({ 'session-id': gone.sessionId });
    const foreign = await bodyOf(await start({}, { authorization: stranger }));
    const due = await started({ lifetimeInSeconds: 60 });
    nowMs += 60_000;
    const details = [];
    for (const sessionId of [
      '3d0ca315-aff9-4fc2-be61-3b76b9a2d798',
      gone.sessionId,
      due.sessionId,
      foreign.sessionId,
      'x',
    ]) {
      details.push(await expectProblem(await resume({ sessionId }), 'session-not-live'));
    }
    expect(new Set(details).size).toBe(1);
    await bodyOf(await resume({ sessionId: foreign.sessionId }, { authorization: stranger }));
  });

  it.each([[{}], [[]], ['{'], [{ sessionId: 5 }], [{ sessionId: 'x', lifetimeInSeconds: 60 }], ['']])(
    'refuses the body %j',
    async (body) => {
      await expectProblem(await resume(body), 'invalid-request');
    },
  );

  it('needs a credential with sessions:write', async () => {
    const { sessionId } = await started();
    await expectProblem(await resume({ sessionId }, { authorization: '' }), 'unauthenticated');
    const other = await server.authorization('documents:initiate');
    await expectProblem(await resume({ sessionId }, { authorization: other }), 'insufficient-scope');
  });
});

describe('DELETE /session', () => {
  it('ends a session: afterwards there is none, and whoever holds copies is told', async () => {
    const { sessionId } = await started();
    await vault.append(sessionId, [textItem('gone')]);
    const response = await end({ 'session-id': sessionId });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(await vault.find(sessionId)).toBeUndefined();
    expect(ended).toContain(sessionId);
    await expectProblem(await end({ 'session-id': sessionId }), 'session-not-live');
    await expectProblem(await resume({ sessionId }), 'session-not-live');
  });

  it('takes a request with a Content-Type and no body', async () => {
    const { sessionId } = await started();
    expect((await end({ 'session-id': sessionId, 'content-type': 'application/json' })).status).toBe(204);
  });

  it.each([
    ['is missing', {}],
    ['is empty', { 'session-id': '' }],
    ['is no UUID', { 'session-id': 'abc' }],
    ['holds two', { 'session-id': '3d0ca315-aff9-4fc2-be61-3b76b9a2d798, 3d0ca315-aff9-4fc2-be61-3b76b9a2d798' }],
  ])('says so when the header Session-Id %s', async (_how, headers) => {
    expect(await expectProblem(await end(headers), 'session-required')).toContain('Session-Id');
  });

  it('does not end a session of another client, nor tell that there is one', async () => {
    const { sessionId } = await started();
    const theirs = await expectProblem(
      await end({ 'session-id': sessionId, authorization: stranger }),
      'session-not-live',
    );
    const unknown = await expectProblem(
      await end({ 'session-id': '3d0ca315-aff9-4fc2-be61-3b76b9a2d798', authorization: stranger }),
      'session-not-live',
    );
    expect(theirs).toBe(unknown);
    await bodyOf(await resume({ sessionId }));
  });

  it('needs a credential with sessions:write', async () => {
    const { sessionId } = await started();
    await expectProblem(await end({ 'session-id': sessionId, authorization: '' }), 'unauthenticated');
    const other = await server.authorization('documents:initiate');
    await expectProblem(await end({ 'session-id': sessionId, authorization: other }), 'insufficient-scope');
  });
});

describe('the session key', () => {
  const NAME = '__Host-arkive-session-key';

  it('comes with a new session as a partitioned cookie that lasts as long', async () => {
    const response = await start({ lifetimeInSeconds: 600 });
    const { sessionId } = await bodyOf(response);
    const [cookie, ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    const [pair = '', ...attributes] = cookie?.split('; ') ?? [];
    expect(pair).toMatch(new RegExp(`^${NAME}=${sessionId}\\.[A-Za-z0-9_-]{43}$`));
    const maxAge = attributes.find((text) => text.startsWith('Max-Age='));
    expect(Number(maxAge?.slice(8))).toBeGreaterThan(500);
    expect(attributes.filter((text) => text !== maxAge)).toEqual([
      'Path=/',
      'Secure',
      'HttpOnly',
      'SameSite=None',
      'Partitioned',
    ]);
  });

  it('may be left out by a client with a credential, and is right when it is the one of the session', async () => {
    const { sessionId, cookie } = await started();
    await bodyOf(await resume({ sessionId }));
    const withKey = await resume({ sessionId }, { cookie: `theme=dark; ${cookie}; a=b` });
    await bodyOf(withKey);
    expect(withKey.headers.getSetCookie()[0]).toContain(`${cookie}; Max-Age=`);
    expect((await start({ sessionId }, { cookie })).headers.getSetCookie()[0]).toContain(`${cookie}; Max-Age=`);
    const response = await end({ 'session-id': sessionId, cookie });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(new RegExp(`^${NAME}=; Max-Age=0; .*Partitioned`));
  });

  it('is refused when it is wrong, whatever the operation, and the session stays as it is', async () => {
    const { sessionId, cookie, expiresAt } = await started();
    for (const wrong of [
      cookie.slice(0, -1),
      `${cookie}A`,
      `${NAME}=${sessionId}.`,
      `${NAME}=${sessionId}.${'A'.repeat(43)}`,
    ]) {
      const headers = { cookie: wrong };
      await expectProblem(await resume({ sessionId }, headers), 'session-key-mismatch');
      await expectProblem(await start({ sessionId }, headers), 'session-key-mismatch');
      await expectProblem(await end({ 'session-id': sessionId, ...headers }), 'session-key-mismatch');
    }
    expect((await vault.find(sessionId))?.expiresAt.toISOString()).toBe(expiresAt);
  });

  it('is not taken for wrong when it is that of another session', async () => {
    const [one, two] = [await started(), await started()];
    await bodyOf(await resume({ sessionId: one.sessionId }, { cookie: two.cookie }));
  });

  it('tells nobody else that there is a session', async () => {
    const { sessionId, cookie } = await started();
    await expectProblem(await resume({ sessionId }, { cookie, authorization: stranger }), 'session-not-live');
    await expectProblem(
      await resume({ sessionId }, { cookie: cookie.slice(0, -1), authorization: stranger }),
      'session-not-live',
    );
  });

  it('never stands in the log, and neither does a partition key', async () => {
    const { cookie, sessionId } = await started({ partitionKey: 'partition-in-no-log' });
    await resume({ sessionId }, { cookie });
    const log = JSON.stringify(server.log);
    expect(log).not.toContain(cookie.split('.')[1]);
    expect(log).not.toContain('partition-in-no-log');
  });
});
