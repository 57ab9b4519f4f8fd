import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ArkiveClient } from '../../src/client/arkive-client.ts';
import { ArkiveError } from '../../src/client/arkive-error.ts';
import { DOCUMENT_LIMITS, UPLOAD_LIMITS } from '../../src/kernel/limits.ts';
import { givenReading } from '../api/support/given-reading.ts';
import { BASE_URL, startServer } from '../api/support/start-server.ts';
import type { TestServer } from '../api/support/start-server.ts';

let server: TestServer;
const processor = givenReading();
beforeAll(async () => {
  server = await startServer({ processor });
});
afterAll(() => server.close());

const LARGE = new Uint8Array(UPLOAD_LIMITS.partBytes + 9).fill(7);
LARGE.set(Buffer.from('%PDF-1.7'));

type Answer = (request: Request) => Promise<Response>;

/** A client, and what it sent: method and path without ids. The addresses that the server signs lead to where it listens. */
function recorded(answer: (request: Request, go: Answer) => Promise<Response> = (request, go) => go(request)) {
  const calls: string[] = [];
  const authorized: string[] = [];
  const client = new ArkiveClient({
    baseUrl: server.url,
    credentials: { clientId: server.clientId, clientSecret: server.clientSecret },
    fetch: (input, init) => {
      const place = typeof input === 'string' ? input.replace(BASE_URL, server.url) : input;
      const request = new Request(place, init);
      const call = `${request.method} ${new URL(request.url).pathname.replace(/[0-9a-f-]{36}/u, 'ID')}`;
      calls.push(call);
      if (request.headers.has('authorization')) authorized.push(call);
      return answer(request, (sent) => fetch(sent));
    },
  });
  return { client, calls, authorized };
}

const left = () => readdir(join(server.folder, 'upload-parts'));
const SENT = ['PUT /uploads/ID/parts/1', 'PUT /uploads/ID/parts/2', 'POST /uploads/ID'];

describe('a file that is too large for a request', () => {
  it('is sent in parts, without the credentials, and read like any other', async () => {
    const { client, calls, authorized } = recorded();
    const { inputs } = await client.read(LARGE, { name: 'large.pdf' });
    expect(inputs[0]).toMatchObject({ filename: 'large.pdf', sizeInBytes: LARGE.length });
    expect(Buffer.from(LARGE).equals(processor.inputs.at(-1)?.file ?? Buffer.of())).toBe(true);
    expect(calls).toEqual(['POST /oauth/token', 'POST /uploads', ...SENT, 'POST /documents/single']);
    expect(authorized.filter((call) => SENT.includes(call))).toEqual([]);
    expect(await left()).toEqual([]);
  });

  it('is kept in a session, to which the upload belongs', async () => {
    const { client } = recorded();
    const session = await client.startSession();
    const { requestId } = await session.append(new File([LARGE], 'of-a-session.pdf'));
    expect((await session.sources())[0]?.inputs[0]?.filename).toBe('of-a-session.pdf');
    expect((await (await session.file(requestId)).arrayBuffer()).byteLength).toBe(LARGE.length);
    await session.end();
  });

  it('is sent again in those parts that did not arrive', async () => {
    let broken = 0;
    const { client, calls } = recorded((request, go) => {
      if (!request.url.includes('/parts/2') || ++broken > 2) return go(request);
      if (broken === 1) return Promise.reject(new TypeError('the connection broke'));
      return Promise.resolve(new Response(null, { status: 503 }));
    });
    await client.read(LARGE);
    expect(calls.filter((call) => call.endsWith('/parts/2'))).toHaveLength(3);
    expect(calls.filter((call) => call.endsWith('/parts/1'))).toHaveLength(1);
  });

  it('leaves nothing at the server when it is given up', async () => {
    const { client, calls } = recorded((request, go) =>
      request.url.includes('/parts/2') ? Promise.resolve(new Response(null, { status: 403 })) : go(request),
    );
    await expect(client.read(LARGE)).rejects.toThrow(ArkiveError);
    expect(calls.at(-1)).toBe('DELETE /uploads/ID');
    expect(await left()).toEqual([]);
  });

  it('is refused before it is sent, when it is larger than that', async () => {
    const { client, calls } = recorded();
    const refused = client.read(new Uint8Array(DOCUMENT_LIMITS.uploadedFileBytes + 1));
    await expect(refused).rejects.toMatchObject({ code: 'document-too-large', status: 400 });
    expect(calls).toEqual(['POST /oauth/token', 'POST /uploads']);
  });
});

it('a file that is small enough is sent as it is', async () => {
  const { client, calls } = recorded();
  const file = new Uint8Array(DOCUMENT_LIMITS.fileBytes);
  file.set(Buffer.from('%PDF-1.7'));
  await client.read(file);
  expect(calls).toEqual(['POST /oauth/token', 'POST /documents/single']);
});
