// GET /events as a stream of Server-Sent Events, read by a client that others wrote.
import { EventSource } from 'eventsource';
import type { FetchLike } from 'eventsource';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

let server: TestServer;
let authorization: string;

beforeAll(async () => {
  server = await startServer({ processor: givenReading(), eventLimits: { heartbeatMs: 50, streamsOfClient: 2 } });
  authorization = await server.authorization('sessions:write', 'sessions:read', 'events:write');
});
afterAll(() => server.close());

async function started(credential = authorization): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${server.url}/session/start`, { method: 'POST', headers: { authorization: credential } });
  const { sessionId } = (await answer.json()) as { readonly sessionId: string };
  return { authorization: credential, 'session-id': sessionId };
}

async function append(headers: Readonly<Record<string, string>>, id: string): Promise<void> {
  const body = JSON.stringify({ specversion: '1.0', id, source: '/test', type: 'com.example.step' });
  const type = { 'content-type': 'application/cloudevents+json' };
  expect((await fetch(`${server.url}/events`, { method: 'POST', headers: { ...headers, ...type }, body })).status).toBe(
    200,
  );
}

/** A reader who keeps what came; `drop` breaks its connection, and it comes again by itself. */
function reader(headers: Readonly<Record<string, string>>) {
  const ids: string[] = [];
  let connection = new AbortController();
  let wake: () => void = () => undefined;
  const fetchWithHeaders: FetchLike = (url, init) => {
    connection = new AbortController();
    init.signal?.addEventListener('abort', () => connection.abort());
    return fetch(url, { ...init, headers: { ...init.headers, ...headers }, signal: connection.signal });
  };
  const source = new EventSource(`${server.url}/events`, { fetch: fetchWithHeaders });
  source.addEventListener('message', ({ data }: { readonly data: string }) => {
    const event = JSON.parse(data) as { readonly id: string; readonly type: string };
    ids.push(event.type === 'com.example.step' ? event.id : event.type);
    wake();
  });
  const failed = new Promise<number | undefined>((resolve) => {
    source.addEventListener('error', ({ code }) => {
      if (source.readyState === EventSource.CLOSED) resolve(code);
    });
  });
  return {
    ids,
    failed,
    drop: () => connection.abort(new TypeError('the network is down')),
    close: () => source.close(),
    async until(count: number): Promise<void> {
      while (ids.length < count) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

describe('the stream of events', () => {
  it('goes on where it was after its connection was dropped, with nothing missed and nothing twice', async () => {
    const headers = await started();
    const each = reader(headers);
    await append(headers, 'a');
    await each.until(2);
    each.drop();
    for (const id of ['b', 'c', 'd']) await append(headers, id);
    await each.until(5);
    await append(headers, 'e');
    await each.until(6);
    expect(each.ids).toEqual(['org.w3id.arkive.session.started', 'a', 'b', 'c', 'd', 'e']);
    each.close();
  });

  it('tells the end of the session last; who comes again finds no session', async () => {
    const headers = await started();
    const each = reader(headers);
    await each.until(1);
    await fetch(`${server.url}/session`, { method: 'DELETE', headers });
    expect(await each.failed).toBe(400);
    expect(each.ids).toEqual(['org.w3id.arkive.session.started', 'org.w3id.arkive.session.ended']);
  });

  it('ends when the credential is revoked', async () => {
    const key = await server.revocableAuthorization('sessions:write', 'sessions:read');
    const each = reader(await started(key.authorization));
    await each.until(1);
    await key.revoke();
    expect(await each.failed).toBe(401);
    expect(each.ids).toHaveLength(1);
  });

  it('begins after the cursor that is named, and says that it lives', async () => {
    const headers = await started();
    await append(headers, 'a');
    const page = (await (await fetch(`${server.url}/events?limit=1`, { headers })).json()) as {
      readonly cursor: string;
    };
    const controller = new AbortController();
    const answer = await fetch(`${server.url}/events?after=${page.cursor}`, {
      headers: { ...headers, accept: 'text/event-stream' },
      signal: controller.signal,
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString('utf8');
      if (text.includes(': quiet\n\n')) break;
    }
    controller.abort();
    expect(text).toMatch(/^retry: 2000\n\nid: \d+\ndata: \{"specversion":"1.0","id":"a",.*\}\n\n: quiet\n\n/su);
  });

  it('is open as often as a client may have it, and is free again when it is closed', async () => {
    const credential = await server.strangerAuthorization('sessions:write', 'sessions:read');
    const headers = { ...(await started(credential)), accept: 'text/event-stream' };
    const open = async () => {
      const controller = new AbortController();
      const { status } = await fetch(`${server.url}/events`, { headers, signal: controller.signal });
      return { status, close: () => controller.abort() };
    };
    const first = await open();
    await open();
    const refused = await fetch(`${server.url}/events`, { headers });
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    first.close();
    await expect.poll(async () => (await open()).status).toBe(200);
  });

  it.each(['yesterday', '-1'])('is refused from %s on', async (id) => {
    const headers = { ...(await started()), accept: 'text/event-stream', 'last-event-id': id };
    expect((await fetch(`${server.url}/events`, { headers })).status).toBe(400);
  });

  it('comes in no other format', async () => {
    const headers = { ...(await started()), accept: 'text/csv' };
    expect((await fetch(`${server.url}/events`, { headers })).status).toBe(406);
  });
});
