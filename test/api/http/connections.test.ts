// Connections that send slowly, read slowly, or do nothing, over real sockets and with small limits.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from '../../../src/api/http/connections.ts';
import { createApp } from '../../../src/api/http/create-app.ts';
import type { AppOptions } from '../../../src/api/http/create-app.ts';
import { Problem } from '../../../src/kernel/problem.ts';
import { READING, givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

/** More than all buffers between two sockets of one machine take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'a');

/** For a machine with much to do; nothing is measured. */
const PATIENT = { timeout: 30_000 };

let server: Pick<TestServer, 'app' | 'port' | 'url' | 'close'>;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

/** The bare server with a large answer, one that comes when it is told to, and one that is there at once. */
async function start(httpLimits: NonNullable<AppOptions['httpLimits']>): Promise<void> {
  const app = createApp({ baseUrl: 'http://localhost', log: pino({ level: 'silent' }), httpLimits });
  app.get('/large', (_request, reply) => reply.send(LARGE));
  app.get('/later', async (_request, reply) => {
    await once(app.server, 'later');
    return reply.send('done');
  });
  app.get('/healthz', (_request, reply) => reply.send('ok'));
  app.post('/echo', (_request, reply) => reply.send('ok'));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  server = { app, url, port: Number(new URL(url).port), close: () => app.close() };
}

/** The whole server, which reads documents by `read`. */
async function startWhole(
  httpLimits: NonNullable<AppOptions['httpLimits']>,
  read = () => READING,
): Promise<TestServer> {
  const whole = await startServer({ processor: givenReading(read), httpLimits });
  server = whole;
  return whole;
}

/** A connection that has sent `text`; `received` grows with what comes back. */
async function open(
  text = '',
): Promise<{ readonly socket: Socket; received: string; readonly closed: Promise<unknown> }> {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const connection = { socket, received: '', closed: new Promise((resolve) => socket.once('close', resolve)) };
  socket.setEncoding('utf8').on('data', (part: string) => (connection.received += part));
  socket.write(text);
  return connection;
}

/** Sends one byte after the other until the server has had enough of it. */
async function dribble({ socket }: { readonly socket: Socket }, byte: string): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write(byte);
    await sleep(5);
  }
}

describe('a slow sender', () => {
  it('of header fields is answered 408 and dropped, though it goes on sending', async () => {
    await start({ headersMs: 150, requestMs: 5_000 });
    const slow = await open('GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: ');
    await dribble(slow, 'b');
    expect(slow.received).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request-timeout"/u);
  });

  it('of a body is answered 408 and dropped, though it goes on sending', async () => {
    await start({ headersMs: 150, requestMs: 150 });
    const slow = await open(
      'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9999\r\n\r\n',
    );
    await dribble(slow, 'b');
    expect(slow.received).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request-timeout"/u);
  });

  it('of a document is answered 408 and dropped, though it goes on sending', async () => {
    const whole = await startWhole({ headersMs: 150, requestMs: 150 });
    const authorization = await whole.authorization('documents:initiate');
    const slow = await open(
      `POST /documents/single HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\n` +
        'content-type: multipart/form-data; boundary=b\r\ncontent-length: 99999\r\n\r\n--b\r\n',
    );
    await dribble(slow, 'b');
    expect(slow.received).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request-timeout"/u);
  });

  it('holds up nobody else', async () => {
    await start({ headersMs: 2_000, requestMs: 2_000 });
    await Promise.all(Array.from({ length: 50 }, () => open('GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: ')));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('a slow reader', () => {
  it('is dropped when it takes too little of an answer', async () => {
    await start({ answerMs: 100, answerBytesPerSecond: 1024 * 1024 });
    const gone = new Promise((resolve) => {
      server.app.server.once('connection', (socket) => socket.once('close', resolve));
    });
    const { socket } = await open('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    socket.pause();
    await gone;
    // Most of the answer never left, and its memory is free.
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBeLessThan(LARGE.length);
  });

  it('of many answers is told to come back, and others are answered', async () => {
    await start({ waitingAnswerBytesOfClient: 2 * LARGE.length - 1 });
    const slow = await open('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    slow.socket.pause();
    await once(server.app.server, 'request');
    await expect.poll(async () => (await fetch(`${server.url}/large`)).status, PATIENT).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    slow.socket.destroy();
    await expect.poll(async () => (await fetch(`${server.url}/large`)).status, PATIENT).toBe(200);
  });

  it('is left in peace as long as it takes enough, however long the answer', async () => {
    const app = fastify();
    app.get('/large', (_request, reply) => reply.send(LARGE));
    // By hand, so that it is the bytes that count and not the speed of this machine: one byte from time to time is enough.
    const limits = { connections: 9, connectionsOfAddress: 9, answerMs: 3_600_000, answerBytesPerSecond: 1 / 3_600 };
    const { dropStalled } = limitConnections(app, limits);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    server = { app, url, port: Number(new URL(url).port), close: () => app.close() };
    const { socket } = await open('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    for (let look = 0; look < 3; look++) {
      dropStalled();
      // More than the buffers between the two hold, so that something has left the server since.
      const enough = socket.bytesRead + 12 * 1024 * 1024;
      await expect.poll(() => socket.bytesRead, { ...PATIENT, interval: 1 }).toBeGreaterThan(enough);
    }
    await expect.poll(() => socket.bytesRead, PATIENT).toBeGreaterThan(LARGE.length);
  });
});

describe('more connections than there may be', () => {
  it('make room for new ones, the oldest that ask for nothing first', async () => {
    await start({ connectionsOfAddress: 3 });
    const [first, second] = [await open(), await open('GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: ')];
    const busy = await open('GET /later HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(server.app.server, 'request');
    const third = await open('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await first.closed;
    expect(second.socket.destroyed).toBe(false);
    await expect.poll(() => third.received, PATIENT).toContain('200 OK');
    // A request that is being answered is never given up for a new connection.
    const others = [await open(), await open(), await open()];
    await others[0]?.closed;
    server.app.server.emit('later');
    await expect.poll(() => busy.received, PATIENT).toContain('done');
  });

  it('are refused when all of them are being answered', async () => {
    await start({ connections: 2 });
    const busy = [
      await open('GET /later HTTP/1.1\r\nhost: a\r\n\r\n'),
      await open('GET /later HTTP/1.1\r\nhost: a\r\n\r\n'),
    ];
    await expect.poll(() => server.app.server.listenerCount('later'), PATIENT).toBe(2);
    await (
      await open()
    ).closed;
    server.app.server.emit('later');
    for (const each of busy) await expect.poll(() => each.received, PATIENT).toContain('done');
  });
});

describe('a service that is busy', () => {
  const submit = (authorization: string): Promise<Response> => {
    const body = new FormData();
    body.append('document', new Blob(['%PDF-1.7']), 'a.pdf');
    return fetch(`${server.url}/documents/single`, { method: 'POST', headers: { authorization }, body });
  };

  it('answers 503 with Retry-After when no more documents can wait', async () => {
    const whole = await startWhole({}, () => {
      throw new Problem('overloaded');
    });
    const refused = await submit(await whole.authorization('documents:initiate'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('takes in so many files at a time, and of one client not all of them', async () => {
    const whole = await startWhole({ incomingFiles: 2, incomingFilesOfClient: 1 });
    const own = await whole.authorization('documents:initiate');
    const strangers = [
      await whole.strangerAuthorization('documents:initiate'),
      await whole.strangerAuthorization('documents:initiate'),
    ] as const;
    const uploading = (authorization: string) =>
      open(
        `POST /documents/single HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\n` +
          'content-type: multipart/form-data; boundary=b\r\ncontent-length: 99999\r\n\r\n--b\r\n',
      );
    await uploading(own);
    await once(server.app.server, 'request');
    await expect.poll(async () => (await submit(own)).status, PATIENT).toBe(429);
    expect((await submit(strangers[0])).status).toBe(200);
    await uploading(strangers[0]);
    await expect.poll(async () => (await submit(strangers[1])).status, PATIENT).toBe(503);
  });
});
