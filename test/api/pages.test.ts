// Pages of public clients: no credential, a session by its key, from their origins, and nothing but sessions.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATION_SCOPES, SCOPES, isManagementScope, isScope, isSessionOperation } from '../../src/kernel/scopes.ts';
import type { Scope } from '../../src/kernel/scopes.ts';
import { givenReading } from './support/given-reading.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const ORIGIN = 'https://app.example';
const SECOND = 'https://second.example';
const OTHER = 'https://other.example';
const COOKIE = '__Host-arkive-session-key';
const ALL = Object.keys(SCOPES).filter((name): name is Scope => isScope(name) && !isManagementScope(name));

let server: TestServer;
let clientId: string;
beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  clientId = await server.publicClient([ORIGIN, SECOND], ...ALL);
  await server.publicClient([OTHER], ...ALL);
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;

const call = (method: string, path: string, headers: Headers, body?: FormData | string) =>
  fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) });

const start = (body: object, headers: Headers = { origin: ORIGIN }) =>
  call('POST', '/session/start', { 'content-type': 'application/json', ...headers }, JSON.stringify(body));

const codeOf = async (response: Response): Promise<string> => {
  const { code } = (await response.json()) as { readonly code: string };
  return `${response.status} ${code}`;
};

/** A session of the page: its id, and what a browser would send with it. */
async function page(origin = ORIGIN): Promise<{ readonly sessionId: string; readonly headers: Headers }> {
  const response = await start({ clientId }, { origin });
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const { sessionId } = (await response.json()) as { readonly sessionId: string };
  return { sessionId, headers: { origin, cookie, 'session-id': sessionId } };
}

const pdf = (): FormData => {
  const form = new FormData();
  form.append('document', new Blob(['%PDF-1.7']), 'a.pdf');
  return form;
};

describe('POST /session/start of a page', () => {
  it('starts a session by client id and origin, and gives its key as a partitioned cookie only', async () => {
    const response = await start({ clientId, lifetimeInSeconds: 120 });
    const cookie = response.headers.getSetCookie()[0] ?? '';
    const { sessionId, ...rest } = (await response.json()) as { readonly sessionId: string };
    expect(response.status).toBe(200);
    expect(Object.keys(rest)).toEqual(['startedAt', 'expiresAt']);
    const [value = '', ...attributes] = cookie.split('; ');
    expect(value).toMatch(new RegExp(`^${COOKIE}=${sessionId}\\.[\\w-]{43}$`, 'u'));
    expect(attributes).toEqual(['Max-Age=120', 'Path=/', 'Secure', 'HttpOnly', 'SameSite=None', 'Partitioned']);
  });

  it.each([
    ['from another origin', OTHER],
    ['from an origin that only begins like it', `${ORIGIN}.evil.example`],
    ['from the same host on another port', `${ORIGIN}:8443`],
    ['from the same host without TLS', 'http://app.example'],
    ['from an origin in capitals', 'https://APP.example'],
    ['from a page without an origin of its own', 'null'],
  ])('is refused %s', async (_name, origin) => {
    expect(await codeOf(await start({ clientId }, { origin }))).toBe('403 origin-not-allowed');
  });

  it('is refused without any origin, and for a client that is unknown or has a secret, in the same words', async () => {
    const answers = [
      await start({ clientId }, {}),
      await start({ clientId: 'client_0000000000000000' }),
      await start({ clientId: server.clientId }),
    ];
    expect(await Promise.all(answers.map(codeOf))).toEqual(Array<string>(3).fill('403 origin-not-allowed'));
  });

  it('is unauthenticated without a client id, as it always was', async () => {
    const response = await start({});
    expect(response.headers.get('www-authenticate')).toContain('Bearer realm="arkive"');
    expect(await codeOf(response)).toBe('401 unauthenticated');
  });

  it('needs the scope among those that its client may have', async () => {
    const narrow = await server.publicClient(['https://narrow.example'], 'sessions:read');
    const response = await start({ clientId: narrow }, { origin: 'https://narrow.example' });
    expect(await codeOf(response)).toBe('403 insufficient-scope');
  });

  it('continues the session of the cookie, and no other one of the same client', async () => {
    const [own, others] = [await page(), await page()];
    const continued = await start({ clientId, sessionId: own.sessionId }, own.headers);
    expect(await continued.json()).toMatchObject({ sessionId: own.sessionId, requests: [] });
    expect(await codeOf(await start({ clientId, sessionId: others.sessionId }, own.headers))).toBe(
      '403 session-key-mismatch',
    );
  });

  it('takes a client id beside a credential when it is the same client, and refuses another one', async () => {
    const authorization = await server.authorization('sessions:write');
    expect((await start({ clientId: server.clientId }, { authorization })).status).toBe(200);
    expect(await codeOf(await start({ clientId }, { authorization, origin: ORIGIN }))).toBe('400 invalid-request');
  });
});

describe('a page with its session', () => {
  it('works in it: documents, graphs, SPARQL, GraphQL, events, and the end', async () => {
    const { headers } = await page();
    const appended = await call('POST', '/documents/append', headers, pdf());
    expect(appended.status).toBe(200);
    const { requestId } = (await appended.json()) as { readonly requestId: string };
    expect((await call('GET', `/documents/${requestId}/file`, headers)).status).toBe(200);
    expect((await call('GET', '/graph/sources', headers)).status).toBe(200);
    expect((await call('POST', '/graph/fuse', headers)).status).toBe(200);
    expect((await call('GET', `/sparql?query=${encodeURIComponent('ASK { ?s ?p ?o }')}`, headers)).status).toBe(200);
    const query = JSON.stringify({ query: '{ session { sources { requestId } } }' });
    const asked = await call('POST', '/graphql', { ...headers, 'content-type': 'application/json' }, query);
    expect(await asked.text()).toContain(requestId);
    expect((await call('GET', '/events', headers)).status).toBe(200);
    const { 'session-id': sessionId = '' } = headers;
    const resumed = await call(
      'POST',
      '/session/resume',
      { ...headers, 'content-type': 'application/json' },
      JSON.stringify({ sessionId }),
    );
    expect(resumed.status).toBe(200);
    const ended = await call('DELETE', '/session', headers);
    expect(ended.status).toBe(204);
    expect(ended.headers.getSetCookie()[0]).toContain(`${COOKIE}=; Max-Age=0`);
    expect(await codeOf(await call('GET', '/graph/sources', headers))).toBe('400 session-not-live');
  });

  it('may come from each origin of its client', async () => {
    const { headers } = await page(ORIGIN);
    expect((await call('GET', '/graph/sources', { ...headers, origin: SECOND })).status).toBe(200);
  });

  const own = async (): Promise<Headers> => (await page()).headers;
  it.each<[string, () => Promise<Headers>, string]>([
    ['without the cookie', async () => ({ ...(await own()), cookie: '' }), '403 session-key-mismatch'],
    [
      'with another key',
      async () => {
        const headers = await own();
        return { ...headers, cookie: `${COOKIE}=${headers['session-id'] ?? ''}.${'A'.repeat(43)}` };
      },
      '403 session-key-mismatch',
    ],
    [
      'with the cookie of another session',
      async () => ({ ...(await own()), cookie: (await own())['cookie'] ?? '' }),
      '403 session-key-mismatch',
    ],
    ['from an origin of another client', async () => ({ ...(await own()), origin: OTHER }), '403 origin-not-allowed'],
    [
      'from an origin of nobody',
      async () => ({ ...(await own()), origin: 'https://evil.example' }),
      '403 origin-not-allowed',
    ],
    [
      'without an origin',
      async () => {
        const { cookie = '', 'session-id': id = '' } = await own();
        return { cookie, 'session-id': id };
      },
      '403 origin-not-allowed',
    ],
    [
      'without Session-Id',
      async () => ({ origin: ORIGIN, cookie: (await own())['cookie'] ?? '' }),
      '400 session-required',
    ],
    ['without anything but its origin', () => Promise.resolve({ origin: ORIGIN }), '401 unauthenticated'],
    [
      'with a session that never was',
      () => Promise.resolve({ origin: ORIGIN, 'session-id': '00000000-0000-4000-8000-000000000000' }),
      '400 session-not-live',
    ],
  ])('is refused %s', async (_name, headers, answer) => {
    expect(await codeOf(await call('GET', '/graph/sources', await headers()))).toBe(answer);
  });

  it('reaches no other session of its client, however it names it', async () => {
    const [mine, others] = [await page(), await page()];
    await call('POST', '/documents/append', others.headers, pdf());
    const both = { ...mine.headers, 'session-id': `${mine.sessionId}, ${others.sessionId}` };
    const query = `/sparql?query=${encodeURIComponent('SELECT * { ?s ?p ?o }')}`;
    expect(await codeOf(await call('GET', query, both))).toBe('403 session-key-mismatch');
    const resume = JSON.stringify({ sessionId: others.sessionId });
    const json = { ...mine.headers, 'content-type': 'application/json' };
    expect(await codeOf(await call('POST', '/session/resume', json, resume))).toBe('403 session-key-mismatch');
    const graphql = { query: `{ session(id: "${others.sessionId}") { sources { requestId } } }` };
    const asked = await (await call('POST', '/graphql', json, JSON.stringify(graphql))).text();
    expect(asked).toContain('session-key-mismatch');
    expect(asked).not.toContain('requestId":');
  });

  it('does not reach the session of a client with a secret by its origin alone', async () => {
    const authorization = await server.authorization('sessions:write');
    const response = await fetch(`${server.url}/session/start`, { method: 'POST', headers: { authorization } });
    const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const { sessionId } = (await response.json()) as { readonly sessionId: string };
    const headers = { cookie, 'session-id': sessionId, origin: 'https://evil.example' };
    expect(await codeOf(await call('GET', '/graph/sources', headers))).toBe('401 unauthenticated');
  });

  it('may call no operation that is none of a session: each is refused, and those of sessions are not', async () => {
    const { headers } = await page();
    const there = server.app.routeList.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/gu, '{$1}')}`);
    const answers = Object.keys(OPERATION_SCOPES)
      .filter((operation) => there.includes(operation) && operation !== 'DELETE /session')
      .map(async (operation) => {
        const [method = '', path = ''] = operation.split(' ');
        return { operation, text: await (await call(method, path.replace(/\{\w+\}/gu, 'a'), headers)).text() };
      });
    const refused = (await Promise.all(answers)).filter(({ text }) => text.includes('"page-not-allowed"'));
    const closed = Object.keys(OPERATION_SCOPES).filter((operation) => !isSessionOperation(operation));
    expect(refused.map(({ operation }) => operation)).toEqual(closed.filter((operation) => there.includes(operation)));
    expect(refused.map(({ operation }) => operation)).toContain('POST /documents/single');
  });

  it('may call what a table says, each of which is an operation that there is, and none of administration', () => {
    const open = Object.keys(OPERATION_SCOPES).filter(isSessionOperation);
    expect(open).toContain('POST /session/start');
    expect(open.filter((operation) => /management|settings|single/u.test(operation))).toEqual([]);
  });
});

describe('what pages of other origins may see (CORS)', () => {
  let preflight: (origin: string, path: string, method: string) => Promise<Response>;
  beforeEach(() => {
    preflight = (origin, path, method) =>
      call('OPTIONS', path, {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'session-id,prefer,content-type',
      });
  });

  it('is everything for the origins of clients: asked for first, with credentials, by that very origin', async () => {
    const { status, headers } = await preflight(ORIGIN, '/documents/append', 'POST');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')?.toLowerCase().split(', ')).toEqual(
      expect.arrayContaining(['session-id', 'prefer', 'content-type', 'authorization']),
    );
    expect(headers.get('vary')).toContain('Origin');
  });

  it('includes errors, refusals and the header fields that matter, and varies by origin', async () => {
    const { headers: own } = await page();
    for (const response of [
      await call('GET', '/graph/sources', own),
      await call('GET', '/graph/sources', { origin: ORIGIN }),
      await call('GET', '/nowhere', { origin: ORIGIN }),
      await call('GET', '/healthz', { origin: ORIGIN }),
    ]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(response.headers.get('vary')).toMatch(/\bOrigin\b/u);
      const exposed = response.headers.get('access-control-expose-headers')?.split(', ');
      expect(exposed).toEqual(
        expect.arrayContaining(['Location', 'Preference-Applied', 'RateLimit', 'RateLimit-Policy', 'Retry-After']),
      );
    }
  });

  it('keeps what else an answer varies by', async () => {
    const { headers } = await page();
    const { requestId } = (await (await call('POST', '/documents/append', headers, pdf())).json()) as {
      readonly requestId: string;
    };
    expect((await call('GET', `/graph/sources/${requestId}`, headers)).headers.get('vary')).toBe('Accept, Origin');
  });

  it.each(['https://evil.example', 'null', 'https://app.example.evil.example'])('is nothing for %s', async (origin) => {
    for (const response of [
      await preflight(origin, '/documents/append', 'POST'),
      await call('GET', '/healthz', { origin }),
      await start({ clientId }, { origin }),
    ]) {
      const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(names).toEqual([]);
      expect(response.headers.get('vary')).toMatch(/\bOrigin\b/u);
    }
  });

  it('is never a wildcard, and nothing without an origin', async () => {
    const { headers } = await call('GET', '/healthz', {});
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers.has('vary')).toBe(false);
  });
});
