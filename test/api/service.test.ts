import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../src/kernel/problem.ts';
import { READING, givenReading } from './support/given-reading.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let authorization: string;
let ready = true;
let answer = () => READING;

beforeAll(async () => {
  server = await startServer({
    processor: givenReading(() => answer()),
    readinessChecks: {
      clients: () => (ready ? Promise.resolve() : Promise.reject(new Error('PRIVATE: the disk is gone'))),
    },
  });
  authorization = await server.authorization('documents:initiate');
});
afterAll(() => server.close());

const get = (path: string) => fetch(server.url + path);
const submitPdf = () => {
  const data = new FormData();
  data.append('document', new Blob(['%PDF-1.7']), 'PRIVATE-NAME.pdf');
  return fetch(`${server.url}/documents/single`, { method: 'POST', headers: { authorization }, body: data });
};

describe('health', () => {
  it('is alive as long as it answers', async () => {
    const response = await get('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('is ready when all its parts are, and says which is not', async () => {
    expect((await get('/readyz')).status).toBe(200);
    ready = false;
    const response = await get('/readyz');
    ready = true;
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'overloaded', detail: 'Not ready: clients.' }),
    ]);
    expect((await get('/readyz')).status).toBe(200);
  });
});

describe('metrics', () => {
  it('count requests, documents by class and outcome, pages, the queue and the lag of the event loop', async () => {
    await submitPdf();
    answer = () => {
      throw new Problem('document-encrypted');
    };
    await submitPdf();
    answer = () => READING;
    const response = await get('/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('arkive_documents_total{class="banking-statement",outcome="REVIEW_NOT_REQUIRED"} 1');
    expect(text).toContain('arkive_documents_total{class="none",outcome="document-encrypted"} 1');
    expect(text).toContain(`arkive_pages_total ${READING.pageCount}`);
    expect(text).toContain('arkive_queue_length 7');
    expect(text).toContain(
      'arkive_http_request_duration_seconds_count{method="POST",route="/documents/single",status="200"} 1',
    );
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it('do not grow with addresses that clients make up', async () => {
    await get('/made-up-1');
    await get('/made-up-2');
    const text = await (await get('/metrics')).text();
    expect(text).not.toContain('made-up');
    expect(text).toContain('route="none",status="404"');
  });
});

describe('the log', () => {
  it('has one line for each answer: request id, route, status and time, and nothing of what was sent', async () => {
    const logged = server.log.length;
    const response = await submitPdf();
    await response.text();
    await expect
      .poll(() => server.log.slice(logged).filter((line) => line['msg'] === 'answered'))
      .toEqual([
        {
          level: 'info',
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          requestId: response.headers.get('x-request-id'),
          method: 'POST',
          route: '/documents/single',
          status: 200,
          ms: expect.any(Number),
          msg: 'answered',
        },
      ]);
    const everything = JSON.stringify(server.log);
    expect(everything).not.toContain('PRIVATE');
    expect(everything).not.toContain('SECRET-TEXT');
    expect(everything).not.toContain(authorization.split(' ')[1]);
  });
});

describe('every answer', () => {
  it.each(['/healthz', '/openapi.json', '/docs', '/metrics', '/nowhere', '/.well-known/jwks.json'])(
    '%s carries a request id and the fields that keep browsers careful',
    async (path) => {
      const response = await get(path);
      await response.arrayBuffer();
      const { headers } = response;
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toMatch(/base-uri 'none'.*frame-ancestors 'none'/u);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-permitted-cross-domain-policies')).toBe('none');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.has('server') || headers.has('x-powered-by')).toBe(false);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  it('has a request id of its own, whatever the client sends', async () => {
    const { headers } = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': 'chosen' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('closing', () => {
  it('finishes the requests under way and takes no more', async () => {
    let started = (): void => undefined;
    let finish = (): void => undefined;
    const reading = new Promise<void>((resolve) => (started = resolve));
    const held = new Promise<void>((resolve) => (finish = resolve));
    const closing = await startServer({
      processor: {
        process: async () => {
          started();
          await held;
          return READING;
        },
        waiting: () => 0,
        close: () => Promise.resolve(),
      },
    });
    const key = await closing.authorization('documents:initiate');
    const data = new FormData();
    data.append('document', new Blob(['%PDF-1.7']), 'a.pdf');
    const underWay = fetch(`${closing.url}/documents/single`, {
      method: 'POST',
      headers: { authorization: key },
      body: data,
    });
    await reading;
    const closed = closing.close();
    finish();
    expect((await underWay).status).toBe(200);
    await closed;
    await expect(fetch(`${closing.url}/healthz`)).rejects.toThrow();
  });
});
