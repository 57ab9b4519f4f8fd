// What the log says when everything is called with secrets and private texts, in good order and in bad: nothing of them, at
// the level that logs most.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { SCOPES, isScope } from '../../src/kernel/scopes.ts';
import type { Scope } from '../../src/kernel/scopes.ts';
import { READING, givenReading } from './support/given-reading.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

/** Stands in everything that a client says, and in everything that a document says. */
const PRIVATE = 'PRIVATE';
const ORIGIN = 'https://app.example';

let server: TestServer;
let isBroken = false;
/** What was made for clients, and what they may not find in the log. */
const secrets = new Set<string>();

beforeAll(async () => {
  server = await startServer({
    processor: givenReading(() => {
      if (isBroken) throw new Error(`${PRIVATE} of a library`);
      return { ...READING, text: { source: 'Embedded', content: `${PRIVATE} text` } };
    }),
  });
});
afterAll(() => server.close());

/** Fields of answers that are secrets. */
const SECRET_FIELDS =
  /^(?:access_token|clientSecret|apiKey|secret|connectionTicket|authorisationTicket|uri|completeUri|signature)$/u;

/** Keeps every secret in a body: whole, and its signature where it is an address. */
function note(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member !== 'string' || !SECRET_FIELDS.test(name)) note(member);
    else for (const part of member.split(/[?&]/u).slice(-3)) if (part.length > 20) secrets.add(part);
  }
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string | FormData | URLSearchParams;
}

async function call(
  operation: string,
  { headers = {}, json, body }: Sent = {},
): Promise<{ status: number; body: unknown }> {
  const [method = '', path = ''] = operation.split(/ (.*)/u);
  const sent = json === undefined ? body : JSON.stringify(json);
  const response = await fetch(server.url + path, {
    method,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(sent !== undefined && { body: sent }),
  });
  for (const cookie of response.headers.getSetCookie()) secrets.add(cookie.split(';', 1)[0]?.split('.').at(-1) ?? '');
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  const answer: unknown = isJson ? JSON.parse(text) : text;
  note(answer);
  return { status: response.status, body: answer };
}

const file = (): FormData => {
  const form = new FormData();
  form.append('document', new Blob([`%PDF-1.7 ${PRIVATE}`]), `${PRIVATE}.pdf`);
  return form;
};

const member = (body: unknown, name: string): string =>
  typeof body === 'object' && body !== null ? String(new Map(Object.entries(body)).get(name)) : '';

async function everything(): Promise<readonly number[]> {
  const all = Object.keys(SCOPES).filter((name): name is Scope => isScope(name));
  const authorization = await server.authorization(...(await usable(all)));
  secrets.add(authorization.replace('ApiKey ', '')).add(server.clientSecret);
  const statuses: number[] = [];
  const run = async (operation: string, sent: Sent = {}): Promise<unknown> => {
    const { status, body } = await call(operation, { ...sent, headers: { authorization, ...sent.headers } });
    statuses.push(status);
    return body;
  };

  const form = { grant_type: 'client_credentials', client_id: server.clientId };
  await call('POST /oauth/token', { body: new URLSearchParams({ ...form, client_secret: server.clientSecret }) });
  await call('POST /oauth/token', { body: new URLSearchParams({ ...form, client_secret: `${PRIVATE}-wrong` }) });
  await call('POST /oauth/token', { json: { ...form, client_secret: { deep: PRIVATE } } });
  await call('GET /graph/sources', { headers: { authorization: `Bearer ${PRIVATE}.${PRIVATE}.${PRIVATE}` } });
  await call('GET /graph/sources', { headers: { authorization: `ApiKey ${PRIVATE}` } });

  const started = await run('POST /session/start', { json: { partitionKey: PRIVATE } });
  const headers = { 'session-id': member(started, 'sessionId') };
  const appended = await run('POST /documents/append', { headers, body: file() });
  await run('POST /documents/single', {
    body: file(),
    headers: { prefer: `document-class="${PRIVATE}", handling=strict` },
  });
  await run(`GET /documents/${member(appended, 'requestId')}/file`, { headers });
  await run(`GET /graph/sources/${member(appended, 'requestId')}?include=provenance`, { headers });
  await run('POST /graph/fuse', { headers });
  await run(`GET /sparql?query=${encodeURIComponent(`SELECT * { ?s ?p "${PRIVATE}" }`)}`, { headers });
  await run(`GET /sparql?query=${encodeURIComponent(`BROKEN ${PRIVATE}`)}`, { headers });
  const graphql = { query: `query($a: ID) { session(id: $a) { sources { requestId } } }`, variables: { a: PRIVATE } };
  await run('POST /graphql', { headers, json: graphql });
  await run('POST /graphql', { headers, json: { query: `{ ${PRIVATE} }` } });
  const event = { specversion: '1.0', id: PRIVATE, source: `/${PRIVATE}`, type: PRIVATE, data: PRIVATE };
  await run('POST /events', {
    headers: { ...headers, 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify(event),
  });
  await run('GET /events', { headers });
  await run('POST /session/websocket', { headers });
  await run('POST /uploads', {
    json: { filename: `${PRIVATE}.pdf`, mimeType: 'application/pdf', sizeInBytes: 6_000_000 },
  });
  const made = await run('POST /management/clients', { json: { name: PRIVATE, scopes: ['sessions:read'] } });
  await run(`POST /management/clients/${member(made, 'clientId')}/keys`, { json: { scopes: ['sessions:read'] } });
  await run(`POST /management/clients/${member(made, 'clientId')}/secret`);

  const clientId = await server.publicClient([ORIGIN], 'sessions:write', 'sessions:read');
  await call('POST /session/start', { headers: { origin: ORIGIN }, json: { clientId } });
  await call('POST /session/start', { headers: { origin: `https://${PRIVATE}.example` }, json: { clientId } });
  const cookie = `__Host-arkive-session-key=${headers['session-id']}.${PRIVATE}`;
  await run('GET /graph/sources', { headers: { ...headers, cookie } });

  // In bad order: addresses that are none, bodies that are none, bytes that are no HTTP, bugs of ours.
  await run(`GET /${PRIVATE}?${PRIVATE}=${PRIVATE}`);
  await run(`GET /%zz${PRIVATE}`);
  await run('POST /session/start', { headers: { 'content-type': 'application/json' }, body: `{"a": ${PRIVATE}` });
  isBroken = true;
  await run('POST /documents/single', { body: file() });
  isBroken = false;
  const raw = connect(server.port, '127.0.0.1', () => raw.write(`${PRIVATE} / HTTP/9\r\n${PRIVATE}\r\n\r\n`));
  await once(raw.resume(), 'close');
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${PRIVATE}` } }));
  await once(socket, 'close');
  await run('DELETE /session', { headers });
  return statuses;
}

/** Scopes that the test client has. */
function usable(all: readonly Scope[]): Promise<readonly Scope[]> {
  return Promise.all(
    all.map(async (scope) => {
      try {
        await server.authorization(scope);
        return [scope];
      } catch {
        return [];
      }
    }),
  ).then((lists) => lists.flat());
}

describe('the log', () => {
  it('holds no secret, and nothing that a client or a document said, whatever happened', async () => {
    const statuses = await everything();
    // Most of it was done, and some of it went wrong.
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(12);
    expect(statuses).toContain(500);
    expect(secrets.size).toBeGreaterThan(5);
    const log = JSON.stringify(server.log);
    expect(server.log.length).toBeGreaterThan(statuses.length);
    expect(log).not.toContain(PRIVATE);
    expect([...secrets].filter((secret) => secret !== '' && log.includes(secret))).toEqual([]);
  });
});
