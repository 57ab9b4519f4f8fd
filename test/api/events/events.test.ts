// POST and GET /events: the log of a session over HTTP, held against the interface description.
import { HTTP, CloudEvent } from 'cloudevents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_LIMITS } from '../../../src/kernel/limits.ts';
import { givenReading } from '../support/given-reading.ts';
import { answerChecker } from '../support/interface-description.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

interface Page {
  readonly events: readonly { readonly cursor: string; readonly recordedAt: string; readonly event: CloudEvent }[];
  readonly cursor: string;
  readonly more: boolean;
}
interface Receipts {
  readonly events: readonly { readonly id: string; readonly cursor: string; readonly duplicate: boolean }[];
}

let server: TestServer;
let authorization: string;
let expectDescribed: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  authorization = await server.authorization(
    'sessions:write',
    'sessions:read',
    'events:write',
    'documents:initiate',
    'documents:write',
  );
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
  expectDescribed = answerChecker(description);
});
afterAll(() => server.close());

const EVENT = { specversion: '1.0', id: '1', source: '/test', type: 'com.example.step' };

async function started(): Promise<string> {
  const answer = await fetch(`${server.url}/session/start`, { method: 'POST', headers: { authorization } });
  return ((await answer.json()) as { readonly sessionId: string }).sessionId;
}

async function post(
  sessionId: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(`${server.url}/events`, {
    method: 'POST',
    headers: { authorization, 'session-id': sessionId, 'content-type': 'application/cloudevents+json', ...headers },
    body:
      typeof body === 'string' || body instanceof Uint8Array
        ? (body as string | Uint8Array<ArrayBuffer>)
        : JSON.stringify(body),
  });
  await expectDescribed('post', '/events', answer.clone());
  return answer;
}

async function receiptsOf(answer: Response): Promise<Receipts['events']> {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Receipts).events;
}

async function pageOf(sessionId: string, query = ''): Promise<Page> {
  const answer = await fetch(`${server.url}/events${query}`, { headers: { authorization, 'session-id': sessionId } });
  await expectDescribed('get', '/events', answer.clone());
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
}

/** What clients wrote. */
const written = async (sessionId: string) =>
  (await pageOf(sessionId)).events.map(({ event }) => event).filter(({ type }) => !type.startsWith('org.w3id.arkive.'));

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { readonly code: string }).code;
}

describe('the log of a session', () => {
  it('begins with its start, and holds what happened in order, the document before its event can be read', async () => {
    const sessionId = await started();
    const headers = { authorization, 'session-id': sessionId };
    await post(sessionId, EVENT);
    const body = new FormData();
    body.append('document', new Blob(['%PDF-1.7 x']), 'x.pdf');
    const appended = await fetch(`${server.url}/documents/append`, { method: 'POST', headers, body });
    const { requestId } = (await appended.json()) as { readonly requestId: string };
    const { graphId } = (await (await fetch(`${server.url}/graph/fuse`, { method: 'POST', headers })).json()) as {
      readonly graphId: string;
    };
    await fetch(`${server.url}/session/resume`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId }),
    });
    const { events, more } = await pageOf(sessionId);
    expect(events.map(({ event }) => [event.type, event.subject])).toEqual([
      ['org.w3id.arkive.session.started', undefined],
      ['com.example.step', undefined],
      ['org.w3id.arkive.document.appended', requestId],
      ['org.w3id.arkive.graph.fused', graphId],
      ['org.w3id.arkive.session.resumed', undefined],
    ]);
    expect(more).toBe(false);
    expect(events[2]?.event.data).toEqual({ requestId });
    const source = `https://arkive.example/session/${sessionId}`;
    for (const { event } of events) expect([source, '/test']).toContain(event.source);
    // The events of the server are as valid as any for a library of others.
    for (const { event } of events)
      expect(new CloudEvent(JSON.parse(JSON.stringify(event)) as CloudEvent).validate()).toBe(true);
  });

  it('is read from a cursor on, page by page', async () => {
    const sessionId = await started();
    const batch = Array.from({ length: 7 }, (_, index) => ({ ...EVENT, id: `${index}` }));
    const receipts = await receiptsOf(
      await post(sessionId, batch, { 'content-type': 'application/cloudevents-batch+json' }),
    );
    const pages = [await pageOf(sessionId, '?limit=3')];
    while (pages.at(-1)?.more === true) {
      pages.push(await pageOf(sessionId, `?limit=3&after=${pages.at(-1)?.cursor ?? ''}`));
    }
    expect(pages.map(({ events }) => events.length)).toEqual([3, 3, 2]);
    const events = pages.flatMap((page) => page.events).slice(1);
    expect(events.map(({ event }) => event.id)).toEqual(batch.map(({ id }) => id));
    expect(events.map(({ cursor }) => cursor)).toEqual(receipts.map(({ cursor }) => cursor));
    expect(await pageOf(sessionId, `?after=${events.at(-1)?.cursor ?? ''}`)).toMatchObject({ events: [], more: false });
  });

  it('has events as they were sent, whatever their mode and their data', async () => {
    const sessionId = await started();
    const full = {
      ...EVENT,
      id: 'full',
      subject: 'Grüße, 世界 🌍',
      time: '2026-02-28T23:59:59.123456789+01:00',
      dataschema: 'https://example.com/schema',
      datacontenttype: 'application/json; charset=utf-8',
      traceparent: '00-4bf92f-01',
      attempt: -3,
      last: false,
      data: { text: '\u0000 "quoted" \\', numbers: [0.1, 1e21, 12.5, -7], nothing: null, deep: [[[{}]]] },
    };
    await receiptsOf(await post(sessionId, full));
    await receiptsOf(await post(sessionId, { ...EVENT, id: 'bytes', data_base64: 'AAEC' }));
    await receiptsOf(await post(sessionId, { ...EVENT, id: 'null', subject: null, data: null }));
    expect(await written(sessionId)).toEqual([
      full,
      { ...EVENT, id: 'bytes', data_base64: 'AAEC' },
      { ...EVENT, id: 'null', data: null },
    ]);
  });

  it('takes what a library of others sends, in each mode', async () => {
    const sessionId = await started();
    const event = new CloudEvent({
      source: '/library',
      type: 'com.example.sent',
      subject: 'a%20b',
      comexampleextension: 'x y',
      data: { hello: 'world' },
    });
    for (const message of [HTTP.structured(event), HTTP.binary(event.cloneWith({ id: 'binary' }))]) {
      const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
      await receiptsOf(await post(sessionId, message.body, headers));
    }
    const [structured, binary] = await written(sessionId);
    expect(structured).toEqual(event.toJSON());
    // That library does not write a percent sign as the binding has it, so here it is an escaped space.
    expect(binary).toMatchObject({
      id: 'binary',
      subject: 'a b',
      comexampleextension: 'x y',
      data: { hello: 'world' },
    });
  });

  it('takes binary mode with data of any kind, and escapes in header fields', async () => {
    const sessionId = await started();
    const attributes = (id: string) => ({
      'ce-specversion': '1.0',
      'ce-id': id,
      'ce-source': '/test',
      'ce-type': 'com.example.step',
      'ce-subject': 'Euro%20%E2%82%AC%20%F0%9F%98%80',
    });
    const sent: readonly (readonly [string, string, Uint8Array])[] = [
      ['json', 'application/vnd.example+json', Buffer.from('{"a":[1]}')],
      ['text', 'text/plain; charset=utf-8', Buffer.from('grüß')],
      ['latin', 'text/plain; charset=iso-8859-1', Uint8Array.of(0xe4)],
      ['bytes', 'application/octet-stream', Uint8Array.of(0, 1, 2)],
      ['none', 'application/octet-stream', new Uint8Array()],
    ];
    for (const [id, type, body] of sent) {
      await receiptsOf(await post(sessionId, body, { ...attributes(id), 'content-type': type }));
    }
    const events = await written(sessionId);
    expect(events.map((event) => [event.id, event.data, event.data_base64])).toEqual([
      ['json', { a: [1] }, undefined],
      ['text', 'grüß', undefined],
      ['latin', undefined, '5A=='],
      ['bytes', undefined, 'AAEC'],
      ['none', undefined, undefined],
    ]);
    expect(new Set(events.map(({ subject }) => subject))).toEqual(new Set(['Euro € 😀']));
    expect(events.map(({ datacontenttype }) => datacontenttype)).toEqual(sent.map(([, type]) => type));
  });

  it('has an event once, however often it is sent, and never another in its place', async () => {
    const sessionId = await started();
    const [first] = await receiptsOf(await post(sessionId, { ...EVENT, data: { a: 1, b: -0 } }));
    const [again] = await receiptsOf(
      await post(sessionId, `{"data":{"b":-0,"a":1.0},${JSON.stringify(EVENT).slice(1)}`),
    );
    expect(again).toEqual({ ...first, duplicate: true });
    const batch = { 'content-type': 'application/cloudevents-batch+json' };
    const [second, repeated, old] = await receiptsOf(
      await post(
        sessionId,
        [
          { ...EVENT, id: '2' },
          { ...EVENT, id: '2' },
          { ...EVENT, data: { a: 1, b: 0 } },
        ],
        batch,
      ),
    );
    expect([second?.duplicate, repeated?.duplicate, old]).toEqual([false, true, again]);
    const other = await post(
      sessionId,
      [
        { ...EVENT, id: '3' },
        { ...EVENT, data: 'other' },
      ],
      batch,
    );
    expect([other.status, await codeOf(other)]).toEqual([409, 'event-conflict']);
    await receiptsOf(await post(sessionId, { ...EVENT, source: '/elsewhere' }));
    expect((await written(sessionId)).map(({ id, source }) => [id, source])).toEqual([
      ['1', '/test'],
      ['2', '/test'],
      ['1', '/elsewhere'],
    ]);
  });

  it('has each of many events that are sent at once, once', async () => {
    const sessionId = await started();
    const sends = Array.from({ length: 40 }, (_, index) => post(sessionId, { ...EVENT, id: `${index % 20}` }));
    const receipts = (await Promise.all((await Promise.all(sends)).map(receiptsOf))).flat();
    expect(receipts.filter(({ duplicate }) => duplicate)).toHaveLength(20);
    expect(new Set((await written(sessionId)).map(({ id }) => id)).size).toBe(20);
    expect(await written(sessionId)).toHaveLength(20);
  });
});

describe('what is no event', () => {
  const batch = { 'content-type': 'application/cloudevents-batch+json' };
  const bad: readonly (readonly [string, unknown, Readonly<Record<string, string>>?])[] = [
    ['no JSON', '{'],
    ['no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
    ['no object', [EVENT]],
    ['another version', { ...EVENT, specversion: '0.3' }],
    ['no version', { id: '1', source: '/a', type: 'b' }],
    ['an empty id', { ...EVENT, id: '' }],
    ['no source', { ...EVENT, source: null }],
    ['a source that is no URI reference', { ...EVENT, source: 'a b' }],
    ['a source with a broken escape', { ...EVENT, source: '/a%2' }],
    ['a type that is the server’s own', { ...EVENT, type: 'org.w3id.arkive.session.ended' }],
    ['a number as id', { ...EVENT, id: 1 }],
    ['a time without offset', { ...EVENT, time: '2026-01-01T00:00:00' }],
    ['a day that there is not', { ...EVENT, time: '2026-02-29T00:00:00Z' }],
    ['a schema that is relative', { ...EVENT, dataschema: '/schema' }],
    ['a media type that is none', { ...EVENT, datacontenttype: 'json' }],
    ['an extension in capitals', { ...EVENT, TraceParent: 'x' }],
    ['an extension that is an object', { ...EVENT, trace: {} }],
    ['an extension that is no integer', { ...EVENT, ratio: 0.5 }],
    ['an extension of more than 32 bits', { ...EVENT, big: 2 ** 31 }],
    ['a control character', { ...EVENT, subject: 'a\nb' }],
    ['half a character', { ...EVENT, subject: '\ud800' }],
    ['data twice', { ...EVENT, data: 1, data_base64: 'AAEC' }],
    ['base64 that is none', { ...EVENT, data_base64: 'A' }],
    ['a number that would be rounded', `{"data":12345678901234567890,${JSON.stringify(EVENT).slice(1)}`],
    ['a number that would be lost', `{"data":1e400,${JSON.stringify(EVENT).slice(1)}`],
    ['data nested too deeply', `{"data":${'['.repeat(9_000)}${']'.repeat(9_000)},${JSON.stringify(EVENT).slice(1)}`],
    ['too much', { ...EVENT, data: 'x'.repeat(EVENT_LIMITS.eventBytes) }],
    ['an attribute too long', { ...EVENT, subject: 'x'.repeat(EVENT_LIMITS.attributeCharacters + 1) }],
    ['an empty batch', [], batch],
    ['a batch with one bad event', [{ ...EVENT, id: 'good' }, {}], batch],
    ['a batch of too many', Array.from({ length: 101 }, (_, index) => ({ ...EVENT, id: `${index}` })), batch],
    ['escapes that are no UTF-8', '', { 'content-type': 'text/plain', 'ce-specversion': '1.0', 'ce-id': '%FF' }],
  ];
  it.each(bad.map(([what, body, headers = {}]) => ({ what, body, headers })))(
    'is refused: $what',
    async ({ body, headers }) => {
      const sessionId = await started();
      const answer = await post(sessionId, body, headers);
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid-event']);
      expect(await written(sessionId)).toEqual([]);
    },
  );

  it('is refused when it is of a media type that holds no events, or larger than a request may be', async () => {
    const sessionId = await started();
    const wrong = await post(sessionId, 'hello', { 'content-type': 'text/plain' });
    expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'unsupported-media-type']);
    const large = await post(sessionId, 'x'.repeat(EVENT_LIMITS.requestBytes + 1));
    expect([large.status, await codeOf(large)]).toEqual([413, 'request-too-large']);
  });
});

describe('who may', () => {
  it.each([
    ['POST', 'sessions:read'],
    ['GET', 'events:write'],
  ] as const)('not %s with the other scope', async (method, scope) => {
    const sessionId = await started();
    const headers = { authorization: await server.authorization(scope), 'session-id': sessionId };
    expect((await fetch(`${server.url}/events`, { method, headers })).status).toBe(403);
  });

  it('nobody but the client whose session it is', async () => {
    const sessionId = await started();
    const stranger = await server.strangerAuthorization('sessions:read', 'events:write', 'websockets:initiate');
    const headers = { authorization: stranger, 'session-id': sessionId };
    for (const [method, path] of [
      ['GET', '/events'],
      ['POST', '/events'],
      ['POST', '/session/websocket'],
    ] as const) {
      const answer = await fetch(`${server.url}${path}`, { method, headers });
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'session-not-live']);
    }
  });

  it.each(['?after=x', '?after=-1', '?limit=0', '?limit=501', '?limit=many', '?page=2', '?after=1&after=2'])(
    'not with the parameters %s',
    async (query) => {
      const headers = { authorization, 'session-id': await started() };
      const answer = await fetch(`${server.url}/events${query}`, { headers });
      await expectDescribed('get', '/events', answer.clone());
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid-request']);
    },
  );
});
