// Guessing at secrets, keys and session keys, over HTTP: slowed where it comes from, and nowhere else.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RequestQuotas } from '../../../src/api/http/limit-requests.ts';
import { attempts } from '../../../src/services/attempts.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

/** Another one for each test. */
let attacker = '';
let attackers = 0;
const HOLDER = '192.0.2.1';
const ORIGIN = 'https://app.example';
/** Three wrong ones, then one a second. */
const SMALL = { requests: 3, windowMs: 3_000 };

let server: TestServer;
let nowMs = 0;
beforeAll(async () => {
  server = await startServer({
    processor: givenReading(),
    // The addresses are those that this proxy names.
    requestQuotas: new RequestQuotas({ proxies: ['127.0.0.1'] }),
    attempts: attempts({ limits: { ofPair: SMALL }, nowMs: () => nowMs }),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  attackers += 1;
  attacker = `198.51.100.${attackers}`;
});

type Try = (secret: 'right' | 'wrong', address: string) => Promise<Response>;

function tokens(): Try {
  return (secret, address) =>
    fetch(`${server.url}/oauth/token`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: server.clientId,
        client_secret: secret === 'right' ? server.clientSecret : 'arkive_secret_wrong',
      }),
    });
}

async function keys(): Promise<Try> {
  const right = await server.authorization('sessions:write');
  const wrong = `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`;
  return (secret, address) =>
    fetch(`${server.url}/session/start`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address, authorization: secret === 'right' ? right : wrong },
    });
}

/** What a page shows with a session of its own. */
async function pageHeaders() {
  const clientId = await server.publicClient([ORIGIN], 'sessions:write', 'sessions:read', 'events:write');
  const started = await fetch(`${server.url}/session/start`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId }),
  });
  const cookie = started.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const { sessionId } = (await started.json()) as { readonly sessionId: string };
  return { origin: ORIGIN, 'session-id': sessionId, cookie };
}

function tried(headers: Awaited<ReturnType<typeof pageHeaders>>): Try {
  return (secret, address) =>
    fetch(`${server.url}/graph/sources`, {
      headers: {
        ...headers,
        cookie: secret === 'right' ? headers.cookie : `${headers.cookie.slice(0, -2)}xx`,
        'x-forwarded-for': address,
      },
    });
}

describe.each<[string, () => Promise<Try> | Try, number]>([
  ['the secret of a client', tokens, 401],
  ['an API key', keys, 401],
  ['the key of a session', async () => tried(await pageHeaders()), 403],
])('guessing at %s', (_name, prepare, wrong) => {
  it('is answered 429 with Retry-After after some wrong ones, whatever is shown then', async () => {
    const attempt = await prepare();
    for (let each = 0; each < 3; each++) expect((await attempt('wrong', attacker)).status).toBe(wrong);
    const refused = await attempt('right', attacker);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
    nowMs += 1_000;
    expect((await attempt('right', attacker)).status).toBe(200);
  });

  it('locks nobody out elsewhere', async () => {
    const attempt = await prepare();
    for (let each = 0; each < 10; each++) await attempt('wrong', attacker);
    expect((await attempt('right', HOLDER)).status).toBe(200);
  });
});

describe('a page that follows events', () => {
  it('is told of them on while others at its address guess at the key of its session', async () => {
    const headers = await pageHeaders();
    const stream = await fetch(`${server.url}/events`, {
      headers: { ...headers, accept: 'text/event-stream', 'x-forwarded-for': attacker },
    });
    const attempt = tried(headers);
    for (let each = 0; each < 3; each++) await attempt('wrong', attacker);
    expect((await attempt('right', attacker)).status).toBe(429);
    const appended = await fetch(`${server.url}/events`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': HOLDER, 'content-type': 'application/cloudevents+json' },
      body: JSON.stringify({ specversion: '1.0', id: 'a', source: '/test', type: 'com.example.step' }),
    });
    expect(appended.status).toBe(200);
    let told = '';
    for await (const chunk of stream.body ?? []) {
      told += Buffer.from(chunk as Uint8Array).toString('utf8');
      if (told.includes('com.example.step')) break;
    }
    expect(told).toContain('com.example.step');
  });
});

describe('a program with an expired or malformed credential', () => {
  it('is told so each time: nobody guesses at a signature, and what cannot be a key is no guess', async () => {
    for (const authorization of ['Bearer a.b.c', 'ApiKey wrong']) {
      for (let each = 0; each < 10; each++) {
        const refused = await fetch(`${server.url}/session/start`, { method: 'POST', headers: { authorization } });
        expect(refused.status).toBe(401);
      }
    }
  });
});
