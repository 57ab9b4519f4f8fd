import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../src/api/problems/problem-answer.ts';
import { PROBLEMS, Problem, isProblemCode } from '../../src/kernel/problem.ts';
import { givenReading } from './support/given-reading.ts';
import { rawRequest } from './support/raw-request.ts';
import type { RawAnswer } from './support/raw-request.ts';
import { BASE_URL, startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let authorization: string;
let failure: () => never;

beforeAll(async () => {
  server = await startServer({ processor: givenReading(() => failure()) }, (app) => {
    app.post('/test/json', () => ({}));
  });
  authorization = await server.authorization('documents:initiate');
});
afterAll(() => server.close());

const submitPdf = () => {
  const data = new FormData();
  data.append('document', new Blob(['%PDF-1.7']), 'PRIVATE-NAME.pdf');
  return fetch(`${server.url}/documents/single`, { method: 'POST', headers: { authorization }, body: data });
};

const problemIn = async (response: Response | RawAnswer): Promise<ProblemBody> => {
  const text = typeof response.text === 'string' ? response.text : await response.text();
  const body = JSON.parse(text) as ProblemBody;
  const type = response.headers.get('content-type');
  expect(type).toBe('application/problem+json');
  expect(Object.keys(body)).toEqual(['type', 'title', 'status', 'detail', 'code', 'requestId']);
  expect(body.status).toBe(response.status);
  expect(body.type).toBe(`${BASE_URL}/problems/${body.code}`);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  return body;
};

const codes = Object.keys(PROBLEMS).filter(isProblemCode);

describe('a problem (RFC 9457)', () => {
  it.each(codes)('%s is answered with its status, its title and the way out', async (code) => {
    failure = () => {
      throw new Problem(code);
    };
    const response = await submitPdf();
    const { status, title, remedy, retryAfterS } = PROBLEMS[code];
    expect(await problemIn(response)).toMatchObject({ code, status, title, detail: remedy });
    expect(response.headers.get('retry-after')).toBe(retryAfterS === undefined ? null : String(retryAfterS));
  });

  it('says in its detail what is wrong with this request', async () => {
    failure = () => {
      throw new Problem('too-many-pages', 'The document has 4,000 pages.');
    };
    expect((await problemIn(await submitPdf())).detail).toBe('The document has 4,000 pages.');
  });

  it.each(codes)('%s has a type that dereferences to an explanation', async (code) => {
    const path = `/problems/${code}`;
    const { status, title, remedy } = PROBLEMS[code];
    const asJson = await fetch(server.url + path);
    expect(await asJson.json()).toEqual({ type: BASE_URL + path, title, status, code, remedy });
    const asHtml = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    expect(asHtml.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await asHtml.text()).toContain(`<h1>${title}</h1>`);
  });
});

describe('a bug', () => {
  it('is answered as internal-error, and neither answer nor log tell what was thrown', async () => {
    failure = () => {
      throw new TypeError('cannot read PRIVATE-TEXT of the document', { cause: new Error('PRIVATE-CAUSE') });
    };
    const logged = server.log.length;
    const body = await problemIn(await submitPdf());
    expect(body).toMatchObject({ status: 500, code: 'internal-error', detail: PROBLEMS['internal-error'].remedy });
    const lines = server.log.slice(logged);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        requestId: body.requestId,
        err: expect.objectContaining({ name: 'TypeError' }),
      }),
    );
    const everything = JSON.stringify(body) + JSON.stringify(lines);
    expect(everything).not.toContain('PRIVATE');
    expect(everything).not.toContain('    at ');
    expect(everything).not.toContain(import.meta.dirname);
    expect(everything).not.toContain(authorization.split(' ')[1]);
  });
});

describe('what is not there', () => {
  it('is not-found for an unknown address', async () => {
    expect(await problemIn(await fetch(`${server.url}/nowhere`))).toMatchObject({ status: 404, code: 'not-found' });
    expect(await problemIn(await fetch(`${server.url}/problems/nonesuch`))).toMatchObject({ code: 'not-found' });
    expect(await problemIn(await fetch(`${server.url}/documents/single/`))).toMatchObject({ code: 'not-found' });
  });

  it('is method-not-allowed for a known address, with the methods that are', async () => {
    const wrong = await fetch(`${server.url}/documents/single?x=1`);
    expect(await problemIn(wrong)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(wrong.headers.get('allow')).toBe('POST');
    const deleted = await fetch(`${server.url}/problems/not-found`, { method: 'DELETE' });
    expect(await problemIn(deleted)).toMatchObject({ code: 'method-not-allowed' });
    expect(deleted.headers.get('allow')).toBe('GET, HEAD');
  });

  it('is answered without repeating the address, in the answer or in the log', async () => {
    const logged = server.log.length;
    const response = await fetch(`${server.url}/PRIVATE-PATH?PRIVATE=1`);
    expect(JSON.stringify(await problemIn(response))).not.toContain('PRIVATE');
    expect(JSON.stringify(server.log.slice(logged))).not.toContain('PRIVATE');
  });
});

describe('what is no proper request', () => {
  it.each([
    ['a broken request line', 'NONSENSE\r\n\r\n', 'invalid-request'],
    ['an address that is no URL', 'GET /%zz HTTP/1.1\r\nhost: a\r\n\r\n', 'invalid-request'],
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', undefined],
    [
      'two lengths of the body',
      'POST /test/json HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      'invalid-request',
    ],
    [
      'header fields of 20 KB',
      `GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      'headers-too-large',
    ],
    ['an unknown expectation', 'GET /healthz HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n', 'expectation-failed'],
    [
      'JSON that is none',
      'POST /test/json HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
      'invalid-request',
    ],
    [
      'JSON of 100 KB',
      `POST /test/json HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n`,
      'request-too-large',
    ],
  ])('%s', async (_name, bytes, code) => {
    const answer = await rawRequest(server.port, bytes);
    if (code === undefined) expect(answer.status).toBe(400);
    else expect((await problemIn(answer)).code).toBe(code);
  });

  it('leaves the server as it was', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('a request that arrives too slowly', () => {
  let slow: TestServer;
  beforeAll(async () => {
    slow = await startServer({ processor: givenReading(), httpLimits: { headersMs: 100, requestMs: 100 } });
  });
  afterAll(() => slow.close());

  it('is request-timeout while its header fields are missing', async () => {
    const answer = await rawRequest(slow.port, 'GET /healthz HTTP/1.1\r\nhost: a\r\n');
    expect(await problemIn(answer)).toMatchObject({ status: 408, code: 'request-timeout' });
  });

  it('is request-timeout while its body is missing', async () => {
    const key = await slow.authorization('documents:initiate');
    const answer = await rawRequest(
      slow.port,
      `POST /documents/single HTTP/1.1\r\nhost: a\r\nauthorization: ${key}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 999\r\n\r\n--b\r\n`,
    );
    expect(await problemIn(answer)).toMatchObject({ status: 408, code: 'request-timeout' });
  });
});
