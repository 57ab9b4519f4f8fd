import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RequestQuotas } from '../../../src/api/http/limit-requests.ts';
import type { RequestLimits } from '../../../src/api/http/limit-requests.ts';
import { RATE_LIMITS } from '../../../src/kernel/limits.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

let server: TestServer;
let nowMs = 0;
afterEach(() => server.close());

async function start(limits: Partial<RequestLimits>): Promise<void> {
  nowMs = 0;
  server = await startServer({ processor: givenReading(), requestQuotas: new RequestQuotas(limits, () => nowMs) });
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const statuses = async (count: number, send: () => Promise<Response>): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let each = 0; each < count; each++) all.push((await send()).status);
  return all;
};

describe('the quota of an address', () => {
  it('is told with every answer (draft-ietf-httpapi-ratelimit-headers-10 §2, §3)', async () => {
    await start({ addressRequests: 30, clientRequests: 0 });
    const { headers } = await get('/healthz');
    expect(headers.get('ratelimit-policy')).toBe('"address";q=30;w=60');
    expect(headers.get('ratelimit')).toBe('"address";r=29;t=2');
    expect((await get('/nowhere')).headers.get('ratelimit')).toBe('"address";r=28;t=4');
  });

  it('once spent is a 429 with Retry-After, until a part of it is back', async () => {
    await start({ addressRequests: 3, clientRequests: 0 });
    expect(await statuses(3, () => get('/healthz'))).toEqual([200, 200, 200]);
    const refused = await get('/healthz');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
    expect(refused.headers.get('ratelimit')).toBe('"address";r=0;t=60');
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests', status: 429 });
    nowMs = 20_000;
    expect(await statuses(2, () => get('/healthz'))).toEqual([200, 429]);
  });

  it('counts upgrades to websockets too', async () => {
    await start({ addressRequests: 1, clientRequests: 0 });
    const upgrade = async (): Promise<number> => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/nowhere`);
      socket.on('error', () => undefined);
      const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { readonly statusCode: number }];
      return answer.statusCode;
    };
    expect([await upgrade(), await upgrade()]).toEqual([404, 429]);
  });

  it('is that of whom a trusted proxy names, and of nobody whom others name', async () => {
    await start({ addressRequests: 1, clientRequests: 0, proxies: ['127.0.0.1'] });
    const from = (address: string) => get('/healthz', { 'x-forwarded-for': address });
    expect([(await from('192.0.2.1')).status, (await from('192.0.2.1')).status]).toEqual([200, 429]);
    expect((await from('192.0.2.2')).status).toBe(200);
    // What stands before the address that the proxy added is the word of the client.
    expect((await from('192.0.2.9, 192.0.2.2')).status).toBe(429);
    await server.close();
    await start({ addressRequests: 1, clientRequests: 0 });
    expect([(await from('192.0.2.1')).status, (await from('192.0.2.2')).status]).toEqual([200, 429]);
  });
});

describe('the quota of a client', () => {
  it('counts what it asks over REST, SPARQL, GraphQL and the token endpoint, beside that of the address', async () => {
    await start({ clientRequests: 4 });
    const authorization = await server.authorization('sessions:write', 'sessions:read');
    const basic = Buffer.from(`${server.clientId}:${server.clientSecret}`).toString('base64');
    const asked = [
      () => fetch(`${server.url}/session/start`, { method: 'POST', headers: { authorization } }),
      () => get('/sparql?query=ASK%20%7B%7D', { authorization }),
      () => get('/graphql?query=%7B__typename%7D', { authorization, 'apollo-require-preflight': '1' }),
      () =>
        fetch(`${server.url}/oauth/token`, {
          method: 'POST',
          headers: { authorization: `Basic ${basic}` },
          body: new URLSearchParams({ grant_type: 'client_credentials' }),
        }),
    ];
    const first: string[] = [];
    for (const ask of asked) first.push((await ask()).headers.get('ratelimit') ?? '');
    expect(first.map((text) => /"client";r=\d+/u.exec(text)?.[0])).toEqual(
      [3, 2, 1, 0].map((left) => `"client";r=${left}`),
    );
    expect(first[0]).toMatch(/^"address";r=59999;t=1, "client"/u);
    for (const ask of asked) {
      const refused = await ask();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
      expect(await refused.text()).toContain('too-many-requests');
    }
  });

  it('is not that of another one, nor of whoever shows no credential', async () => {
    await start({ clientRequests: 1 });
    const own = await server.authorization('sessions:write');
    const other = await server.strangerAuthorization('sessions:write');
    const begin = (authorization?: string) =>
      fetch(`${server.url}/session/start`, { method: 'POST', headers: { ...(authorization && { authorization }) } });
    expect([(await begin(own)).status, (await begin(own)).status]).toEqual([200, 429]);
    expect([(await begin(other)).status, (await begin()).status]).toEqual([200, 401]);
  });

  it('bears thousands of requests when nothing else is set', async () => {
    await start({});
    expect(RATE_LIMITS.requests.clientRequests / 60).toBeGreaterThanOrEqual(1_000);
    expect((await get('/healthz')).headers.get('ratelimit-policy')).toBe('"address";q=60000;w=60');
  });

  it('is none when it is set to 0', async () => {
    await start({ clientRequests: 0, addressRequests: 0 });
    expect((await get('/healthz')).headers.has('ratelimit')).toBe(false);
  });
});
