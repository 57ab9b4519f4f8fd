// The websocket of a session: tickets, what is told, dropped connections, and why it closes.
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE_CODES } from '../../../src/api/events/close-codes.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { SessionSocket, askTickets, connectWith } from './session-socket-client.ts';

let server: TestServer;
let authorization: string;

beforeAll(async () => {
  server = await startServer({
    processor: givenReading(),
    // Long enough for a machine that has other things to do: who misses a ping for so long is cut off.
    eventLimits: { heartbeatMs: 700, initialisationMs: 700, stalledMs: 700, connectionsOfClient: 3 },
  });
  authorization = await server.authorization('sessions:write', 'sessions:read', 'events:write', 'websockets:initiate');
});
afterAll(() => server.close());

async function started(credential = authorization): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${server.url}/session/start`, { method: 'POST', headers: { authorization: credential } });
  const { sessionId } = (await answer.json()) as { readonly sessionId: string };
  return { authorization: credential, 'session-id': sessionId };
}

async function append(headers: Readonly<Record<string, string>>, id: string, data?: unknown): Promise<void> {
  const event = { specversion: '1.0', id, source: '/test', type: 'com.example.step', data };
  const answer = await fetch(`${server.url}/events`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify(event),
  });
  expect(answer.status).toBe(200);
}

const idsOf = (client: SessionSocket) =>
  client.told.filter(({ event }) => event.type === 'com.example.step').map(({ event }) => event.id);

describe('the websocket of a session', () => {
  it('tells what was written before, and what is written then', async () => {
    const headers = await started();
    await append(headers, 'before');
    const client = new SessionSocket({ url: server.url, headers });
    await client.connect();
    await append(headers, 'then', { step: 2 });
    await client.until(({ told }) => told.length === 3);
    expect(client.told.map(({ event }) => event.type)).toEqual([
      'org.w3id.arkive.session.started',
      'com.example.step',
      'com.example.step',
    ]);
    expect(client.told.at(-1)?.event).toMatchObject({ id: 'then', data: { step: 2 } });
    client.socket?.close();
  });

  it('loses nothing and repeats nothing over connections that drop while events are written', async () => {
    const headers = await started();
    const client = new SessionSocket({ url: server.url, headers });
    const ids = Array.from({ length: 120 }, (_, index) => `event ${index}`);
    const writing = (async () => {
      for (const id of ids) await append(headers, id, { padding: 'x'.repeat(2_000) });
    })();
    for (let drop = 1; drop <= 6; drop++) {
      await client.connect();
      await client.until(() => idsOf(client).length >= drop * 15);
      // Without a word, as networks do it.
      client.socket?.terminate();
    }
    await writing;
    await client.connect();
    await client.until(() => idsOf(client).length >= ids.length);
    expect(idsOf(client)).toEqual(ids);
    client.socket?.close();
  });

  it('says that it lives when nothing happens, and with which cursor to go on', async () => {
    const client = new SessionSocket({ url: server.url, headers: await started() });
    await client.connect();
    await client.until(({ messages }) => messages.some(({ kind }) => kind === 'heartbeat'));
    expect(client.messages.at(-1)).toEqual({ kind: 'heartbeat', cursor: client.cursor });
    client.socket?.close();
  });

  it('cuts off a client that no longer answers pings, and one that does not take what it is sent', async () => {
    const silent = new SessionSocket({ url: server.url, headers: await started() });
    await silent.connect();
    const { socket } = silent;
    socket?.pause();
    const headers = await started();
    const full = new SessionSocket({ url: server.url, headers });
    await full.connect();
    full.socket?.pause();
    for (let index = 0; index < 30; index++) await append(headers, `${index}`, 'x'.repeat(60_000));
    // A client may have three: with these two gone there is room for all.
    const others = [1, 2, 3].map(async () => new SessionSocket({ url: server.url, headers: await started() }));
    for (const other of await Promise.all(others)) {
      const connected = () =>
        other.connect().then(
          () => true,
          () => false,
        );
      await expect.poll(connected, { timeout: 20_000 }).toBe(true);
    }
    for (const other of await Promise.all(others)) other.socket?.terminate();
    full.socket?.terminate();
    await full.connect();
    await full.until(() => idsOf(full).length === 30);
    expect(idsOf(full)).toEqual(Array.from({ length: 30 }, (_, index) => `${index}`));
    for (const each of [silent, full]) each.socket?.terminate();
  });

  it('tells the end of the session last, and closes', async () => {
    const headers = await started();
    const client = new SessionSocket({ url: server.url, headers });
    await client.connect();
    await client.until(({ told }) => told.length === 1);
    const closed = client.closed();
    await fetch(`${server.url}/session`, { method: 'DELETE', headers });
    expect(await closed).toBe(CLOSE_CODES.ended.code);
    expect(client.messages.at(-1)).toMatchObject({
      kind: 'ended',
      event: {
        type: 'org.w3id.arkive.session.ended',
        source: `https://arkive.example/session/${headers['session-id']}`,
      },
    });
    await expect(askTickets({ url: server.url, headers })).rejects.toThrow('400');
  });

  it('closes when the client may no longer listen, and tells it nothing more', async () => {
    const key = await server.revocableAuthorization('sessions:write', 'events:write', 'websockets:initiate');
    const headers = await started(key.authorization);
    const client = new SessionSocket({ url: server.url, headers });
    await client.connect();
    await client.until(({ told }) => told.length === 1);
    const closed = client.closed();
    await key.revoke();
    expect(await closed).toBe(CLOSE_CODES.revoked.code);
    expect(client.told).toHaveLength(1);
  });
});

describe('a page of a public client', () => {
  it('listens by the same tickets, until its session ends', async () => {
    const origin = 'https://app.example';
    const clientId = await server.publicClient([origin], 'sessions:write', 'events:write', 'websockets:initiate');
    const answer = await fetch(`${server.url}/session/start`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId }),
    });
    const { sessionId } = (await answer.json()) as { readonly sessionId: string };
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const headers = { origin, cookie, 'session-id': sessionId };
    await expect(askTickets({ url: server.url, headers: { origin, 'session-id': sessionId } })).rejects.toThrow('403');
    const client = new SessionSocket({ url: server.url, headers });
    await client.connect();
    await append(headers, 'of the page');
    await client.until(() => idsOf(client).includes('of the page'));
    const closed = client.closed();
    await fetch(`${server.url}/session`, { method: 'DELETE', headers });
    expect(await closed).toBe(CLOSE_CODES.ended.code);
  });
});

describe('the tickets', () => {
  const refusal = async (socket: ReturnType<typeof connectWith>): Promise<number | undefined> => {
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { readonly statusCode?: number }];
    return answer.statusCode;
  };
  const closeCode = async (socket: ReturnType<typeof connectWith>, message?: unknown): Promise<unknown> => {
    socket.once('open', () => {
      if (message !== undefined) socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    });
    return (await once(socket, 'close'))[0];
  };

  it('are good once each', async () => {
    const options = { url: server.url, headers: await started() };
    const { connectionTicket, authorisationTicket } = await askTickets(options);
    const first = connectWith(server.url, connectionTicket);
    await once(first, 'open');
    expect(await refusal(connectWith(server.url, connectionTicket))).toBe(401);
    first.send(JSON.stringify({ kind: 'authorise', ticket: authorisationTicket }));
    const [ready] = (await once(first, 'message')) as [Buffer];
    expect(JSON.parse(String(ready))).toMatchObject({ kind: 'ready' });
    first.close();
    const next = await askTickets(options);
    const other = connectWith(server.url, next.connectionTicket);
    expect(await closeCode(other, { kind: 'authorise', ticket: authorisationTicket })).toBe(4401);
  });

  it('are good with each other only', async () => {
    const [own, others] = await Promise.all(
      [1, 2].map(async () => askTickets({ url: server.url, headers: await started() })),
    );
    const socket = connectWith(server.url, own?.connectionTicket ?? '');
    expect(await closeCode(socket, { kind: 'authorise', ticket: others?.authorisationTicket })).toBe(4401);
  });

  it.each([
    ['a message that is no JSON', 'hello'],
    ['a message of another kind', { kind: 'subscribe' }],
    ['a cursor that is none', { kind: 'authorise', ticket: 'x', after: 'yesterday' }],
    ['more than is known', { kind: 'authorise', ticket: 'x', session: 'y' }],
  ])('are not asked for twice after %s', async (_what, message) => {
    const { connectionTicket } = await askTickets({ url: server.url, headers: await started() });
    expect(await closeCode(connectWith(server.url, connectionTicket), message)).toBe(4400);
  });

  it('have to be shown in time', async () => {
    const { connectionTicket } = await askTickets({ url: server.url, headers: await started() });
    expect(await closeCode(connectWith(server.url, connectionTicket))).toBe(4408);
  });

  it('cannot be guessed, nor left out', async () => {
    expect(await refusal(connectWith(server.url, 'guessed'))).toBe(401);
    expect(await refusal(connectWith(server.url, ''))).toBe(401);
  });

  it('open as many connections of one client as it may have', async () => {
    const headers = await started(await server.strangerAuthorization('sessions:write', 'websockets:initiate'));
    const clients = [1, 2, 3].map(() => new SessionSocket({ url: server.url, headers }));
    for (const client of clients) await client.connect();
    const { connectionTicket } = await askTickets({ url: server.url, headers });
    expect(await refusal(connectWith(server.url, connectionTicket))).toBe(429);
    for (const client of clients) client.socket?.terminate();
  });
});
