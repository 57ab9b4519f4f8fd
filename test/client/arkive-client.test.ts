import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ArkiveClient, nodesOfType } from '../../src/client/arkive-client.ts';
import { ArkiveError } from '../../src/client/arkive-error.ts';
import type { ArkiveCredentials } from '../../src/client/authorization.ts';
import { preferHeader } from '../../src/client/document-input.ts';
import { fixture } from '../api/support/graph-client.ts';
import { givenReading } from '../api/support/given-reading.ts';
import { startServer } from '../api/support/start-server.ts';
import type { TestServer } from '../api/support/start-server.ts';

let server: TestServer;
const processor = givenReading();
beforeAll(async () => {
  server = await startServer({ processor });
});
afterAll(() => server.close());

const secret = () => ({ clientId: server.clientId, clientSecret: server.clientSecret });
const FILE = new Blob(['%PDF-1.7']);

/** A client, and the paths that it asked for, in order. */
function recorded(credentials: ArkiveCredentials, answer: (request: Request) => Promise<Response> = fetch) {
  const paths: string[] = [];
  const client = new ArkiveClient({
    baseUrl: `${server.url}/`,
    credentials,
    fetch: (input, init) => {
      const request = new Request(input, init);
      paths.push(new URL(request.url).pathname);
      return answer(request);
    },
  });
  return { client, paths };
}

const refusal = (call: Promise<unknown>): Promise<ArkiveError> =>
  call.then(
    () => {
      throw new Error('nothing was refused');
    },
    (error: unknown) => {
      if (error instanceof ArkiveError) return error;
      throw error;
    },
  );

describe('a client with a secret', () => {
  it('fetches one token for requests that come together, and keeps it', async () => {
    const { client, paths } = recorded(secret());
    await Promise.all([client.read(FILE), client.read(FILE)]);
    await client.read(FILE);
    expect(paths.filter((path) => path === '/oauth/token')).toHaveLength(1);
    expect(paths.filter((path) => path === '/documents/single')).toHaveLength(3);
  });

  it('renews a token before it ends', async () => {
    const { client, paths } = recorded(secret(), async (request) => {
      const response = await fetch(request);
      if (!request.url.endsWith('/oauth/token')) return response;
      return Response.json({ ...((await response.json()) as object), expires_in: 20 });
    });
    await client.read(FILE);
    await client.read(FILE);
    expect(paths.filter((path) => path === '/oauth/token').length).toBeGreaterThanOrEqual(2);
  });

  it('renews a token that is refused, and sends the document again', async () => {
    let spoilt = 0;
    const { client, paths } = recorded(secret(), (request) => {
      if (!request.url.endsWith('/oauth/token') && spoilt++ === 0)
        request.headers.set('authorization', 'Bearer spoilt');
      return fetch(request);
    });
    expect((await client.read(FILE, { name: 'again.pdf' })).inputs[0]?.filename).toBe('again.pdf');
    expect(paths).toEqual(['/oauth/token', '/documents/single', '/oauth/token', '/documents/single']);
  });

  it('gives up when the second token is refused, too', async () => {
    const { client } = recorded(secret(), (request) => {
      if (!request.url.endsWith('/oauth/token')) request.headers.set('authorization', 'Bearer spoilt');
      return fetch(request);
    });
    expect(await refusal(client.read(FILE))).toMatchObject({ code: 'unauthenticated', status: 401 });
  });

  it('asks for the scopes that it names', async () => {
    const { client } = recorded({ ...secret(), scopes: ['sessions:write'] });
    expect(await refusal(client.read(FILE))).toMatchObject({ code: 'insufficient-scope', status: 403 });
  });

  it('says so when there is no token for it, and asks again the next time', async () => {
    const { client, paths } = recorded({ ...secret(), clientSecret: 'wrong' });
    expect(await refusal(client.read(FILE))).toMatchObject({
      code: 'token-refused',
      status: 401,
      detail: expect.stringContaining('invalid_client'),
    });
    await refusal(client.read(FILE));
    expect(paths).toEqual(['/oauth/token', '/oauth/token']);
  });
});

describe('a client with an API key, or with a token from elsewhere', () => {
  it('sends it with every request, and asks for no token', async () => {
    const apiKey = (await server.authorization('documents:initiate')).slice('ApiKey '.length);
    const { client, paths } = recorded({ apiKey });
    await client.read(FILE);
    const answer = await fetch(`${server.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: server.clientId,
        client_secret: server.clientSecret,
      }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    await recorded({ token: () => token }).client.read(FILE);
    expect(paths).toEqual(['/documents/single']);
  });
});

describe('a document', () => {
  it('is sent with its name and the preferences, and answered with provenance when asked', async () => {
    const { client } = recorded(secret());
    const answer = await client.read(new File(['%PDF-1.7'], 'mine.pdf'), {
      documentClass: ['banking-statement'],
      provenance: true,
    });
    expect(answer.inputs[0]?.filename).toBe('mine.pdf');
    expect(answer.result.provenance).toHaveLength(1);
    expect(processor.inputs.at(-1)?.preference).toMatchObject({ classes: ['banking-statement'], strict: false });
  });

  it('that is something else than strictly preferred is refused by a code', async () => {
    const { client } = recorded(secret());
    const error = await refusal(client.read(FILE, { documentContext: ['Earnings'], strict: true }));
    expect(error).toMatchObject({ code: 'preference-failed', status: 412 });
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not waited for when the caller gives up', async () => {
    const { client } = recorded(secret());
    await expect(client.read(FILE, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('has preferences in the form of RFC 7240', () => {
    expect(preferHeader({})).toEqual({});
    expect(preferHeader({ documentClass: ['a', 'b'], documentContext: ['C'], strict: true })).toEqual({
      Prefer: 'document-class="a,b", document-context="C", handling=strict',
    });
  });
});

describe('a session', () => {
  it('takes documents, gives their graphs and files, fuses and exports them, and ends', async () => {
    const { client } = recorded(secret());
    const session = await client.startSession({ lifetimeInSeconds: 120 });
    const file = await fixture('letter');
    const { requestId } = await session.append(file, { name: 'a.pdf' });
    expect((await session.sources()).map((source) => source.requestId)).toEqual([requestId]);
    expect((await session.source(requestId)).nodes).toHaveLength(1);
    expect(new Uint8Array(await (await session.file(requestId)).arrayBuffer())).toEqual(file);
    const fused = await session.fuse({ generate: false });
    expect(nodesOfType(fused.nodes, 'ark:Organisation').map(({ name }) => name)).toEqual(['Example Bank']);
    expect(await session.fused()).toEqual(fused);
    const csv = await session.export('text/csv');
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(await csv.text()).toMatch(/^id,account,/);
    expect((await client.session(session.sessionId).resume()).sessionId).toBe(session.sessionId);
    await session.end();
    expect(await refusal(session.sources())).toMatchObject({ code: 'session-not-live', status: 400 });
  });

  it('is refused by the same code in whatever format an export was asked for', async () => {
    const { client } = recorded(secret());
    const session = await client.startSession();
    expect(await refusal(session.export('text/csv'))).toMatchObject({ code: 'not-found', status: 404 });
  });
});

describe('every operation', () => {
  it('can be called by its path, with its types', async () => {
    const { client } = recorded(secret());
    const { data } = await client.rest.GET('/problems/{code}', { params: { path: { code: 'overloaded' } } });
    expect(data).toMatchObject({ code: 'overloaded', status: 503 });
  });
});

describe('an answer that is not of the server', () => {
  it('is an error of its own, with what can be said of it', async () => {
    const proxy = createServer((_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html', 'retry-after': '7' }).end('<h1>Bad Gateway</h1>');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const client = new ArkiveClient({ baseUrl: `http://127.0.0.1:${port}`, credentials: { apiKey: 'x' } });
    const error = await refusal(client.read(FILE));
    proxy.close();
    expect(error).toMatchObject({ code: 'unexpected-answer', status: 502, retryAfterSeconds: 7, requestId: undefined });
    expect(error.message).not.toContain('Gateway');
  });
});
