// Another client's session does not exist, whichever face is asked: a hundred attempts answer as they do for a session that never was.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Scope } from '../../src/kernel/scopes.ts';
import { givenReading } from './support/given-reading.ts';
import { GraphClient } from './support/graph-client.ts';
import { startServer, type TestServer } from './support/start-server.ts';

const SCOPES: readonly Scope[] = [
  'documents:initiate',
  'documents:ocr',
  'documents:read',
  'documents:write',
  'sessions:read',
  'sessions:write',
  'websockets:initiate',
];
/** What only the owner may see: text, names and numbers of its documents. */
const SECRETS = ['SECRET-TEXT', 'Example Bank'];
const PDF = new TextEncoder().encode('%PDF-1.7 of the stranger');

/** The names of something in a session that a stranger may have got hold of. */
interface Known {
  readonly session: string;
  readonly request: string;
  readonly draft: string;
  readonly node: string;
}

interface Attempt {
  readonly name: string;
  readonly send: (client: GraphClient, known: Known) => Promise<Response>;
}

const get = (path: (known: Known) => string, accept?: string): Attempt => ({
  name: `GET ${path({ session: '{s}', request: '{r}', draft: '{d}', node: '{n}' })}${accept ? ` as ${accept}` : ''}`,
  send: (client, known) => client.get(known.session, path(known), accept),
});

const post = (path: string, body?: (known: Known) => object): Attempt => ({
  name: `POST ${path}${body ? ' with a body' : ''}`,
  send: (client, known) =>
    client.call(
      'POST',
      path,
      { 'session-id': known.session, ...(body && { 'content-type': 'application/json' }) },
      body && JSON.stringify(body(known)),
    ),
});

const RDF = ['application/ld+json', 'text/turtle', 'application/trig', 'application/n-quads'];
const rest: readonly Attempt[] = [
  ...['application/json', ...RDF].flatMap((accept) => [
    get(() => '/graph/sources', accept),
    get(({ request }) => `/graph/sources/${request}`, accept),
    get(({ request }) => `/graph/sources/${request}?include=provenance`, accept),
    get(() => '/graph/fused', accept),
    get(({ draft }) => draft, accept),
    get(({ node }) => node, accept),
  ]),
  ...['text/csv', 'application/x-ofx'].map((accept) => get(() => '/graph/fused', accept)),
  get(({ request }) => `/documents/${request}/file`),
  post('/graph/fuse'),
  post('/graph/fuse', () => ({ generate: false })),
  post('/session/websocket'),
  post('/session/resume', ({ session }) => ({ sessionId: session })),
  {
    name: 'POST /documents/append',
    send: (client, { session }) => client.append(session, PDF),
  },
  {
    name: 'DELETE /session',
    send: (client, { session }) => client.call('DELETE', '/session', { 'session-id': session }),
  },
];

const QUERIES: readonly ((known: Known) => string)[] = [
  () => 'SELECT * { ?s ?p ?o }',
  () => 'SELECT * { GRAPH ?g { ?s ?p ?o } }',
  () => 'ASK { ?s ?p "Example Bank" }',
  () => 'CONSTRUCT { ?s ?p ?o } { ?s ?p ?o }',
  () => 'SELECT (COUNT(*) AS ?count) { { ?s ?p ?o } UNION { GRAPH ?g { ?s ?p ?o } } }',
  ({ node }) => `SELECT * { <https://arkive.example${node}> (!<urn:none>)* ?o }`,
  ({ draft }) => `DESCRIBE <https://arkive.example${draft}>`,
  ({ request }) => `SELECT * FROM <https://arkive.example/graph/graphs/${request}> { ?s ?p ?o }`,
  ({ request }) => `SELECT * FROM NAMED <https://arkive.example/graph/graphs/${request}> { GRAPH ?g { ?s ?p ?o } }`,
  ({ request }) => `SELECT * { GRAPH <https://arkive.example/graph/graphs/${request}> { ?s ?p ?o } }`,
];
const sparql: readonly Attempt[] = QUERIES.flatMap((query, at): Attempt[] => [
  {
    name: `SPARQL ${at} by GET`,
    send: (client, known) => client.get(known.session, `/sparql?query=${encodeURIComponent(query(known))}`),
  },
  {
    name: `SPARQL ${at} by form`,
    send: (client, known) =>
      client.call(
        'POST',
        '/sparql',
        { 'session-id': known.session, 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams({ query: query(known) }).toString(),
      ),
  },
  {
    name: `SPARQL ${at} directly`,
    send: (client, known) =>
      client.call(
        'POST',
        '/sparql',
        { 'session-id': known.session, 'content-type': 'application/sparql-query' },
        query(known),
      ),
  },
  {
    name: `SPARQL ${at} beside a session of one's own`,
    send: async (client, known) => {
      const own = await client.start();
      return client.get(`${own}, ${known.session}`, `/sparql?query=${encodeURIComponent(query(known))}`);
    },
  },
]);

const OPERATIONS: readonly string[] = [
  'query($id: ID) { session(id: $id) { id } }',
  'query($id: ID) { session(id: $id) { sources { requestId document { classIdentifier } } } }',
  'query($id: ID) { session(id: $id) { fused { graphId } } }',
  'query($id: ID) { a: session(id: $id) { id } b: session(id: $id) { id } }',
  'mutation($id: ID) { resumeSession(sessionId: $id) { id } }',
  'mutation($id: ID) { fuse(sessionId: $id) { graphId } }',
  'mutation($id: ID) { endSession(sessionId: $id) }',
];
const graphql: readonly Attempt[] = OPERATIONS.flatMap((query, at): Attempt[] => {
  const headers = { 'content-type': 'application/json' };
  return [
    {
      name: `GraphQL ${at} by its argument`,
      send: (client, { session }) =>
        client.call('POST', '/graphql', headers, JSON.stringify({ query, variables: { id: session } })),
    },
    {
      name: `GraphQL ${at} by the header`,
      send: (client, { session }) =>
        client.call('POST', '/graphql', { ...headers, 'session-id': session }, JSON.stringify({ query })),
    },
    {
      name: `GraphQL ${at} by an argument beside a session of one's own`,
      send: async (client, { session }) =>
        client.call(
          'POST',
          '/graphql',
          { ...headers, 'session-id': await client.start() },
          JSON.stringify({ query, variables: { id: session } }),
        ),
    },
  ];
});

const APPEND =
  'mutation($id: ID, $file: Upload!) { appendDocument(sessionId: $id, document: $file) { source { requestId } } }';

/** A file by the multipart request spec of GraphQL, into the session that the argument or the header names. */
const upload = (name: string, by: (known: Known) => { readonly id?: string; readonly header?: string }): Attempt => ({
  name: `GraphQL upload by ${name}`,
  send: (client, known) => {
    const { id, header } = by(known);
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: APPEND, variables: { id, file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new Blob([PDF]), 'stranger.pdf');
    const headers = { 'apollo-require-preflight': '1', ...(header !== undefined && { 'session-id': header }) };
    return client.call('POST', '/graphql', headers, form);
  },
});

const uploads: readonly Attempt[] = [
  upload('its argument', ({ session }) => ({ id: session })),
  upload('the header', ({ session }) => ({ header: session })),
];

/** A session key that a stranger made up, or the one of a session of its own. */
const cookies: readonly Attempt[] = ['/graph/sources', '/graph/fused', '/sparql?query=ASK%20%7B%7D'].map((path) => ({
  name: `GET ${path} with a session key`,
  send: (client, { session }) =>
    client.call('GET', path, { 'session-id': session, cookie: `__Host-arkive-session-key=${session}.made-up` }),
}));

const ATTEMPTS = [...rest, ...sparql, ...graphql, ...uploads, ...cookies];

let server: TestServer;
let owner: GraphClient;
let stranger: GraphClient;
let strangerAuthorization: string;
let known: Known;

beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  owner = new GraphClient(server.url, await server.authorization(...SCOPES));
  strangerAuthorization = await server.strangerAuthorization(...SCOPES);
  stranger = new GraphClient(server.url, strangerAuthorization);
  const session = await owner.start();
  const { requestId: request, result } = await owner.appended(session, PDF);
  const fused = (await (await owner.call('POST', '/graph/fuse', { 'session-id': session })).json()) as {
    readonly nodes: readonly { readonly id: string }[];
  };
  const pathOf = (id = ''): string => new URL(id).pathname;
  known = { session, request, draft: pathOf(result.nodes[0]?.id), node: pathOf(fused.nodes[0]?.id) };
});

afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Errors of GraphQL in one order: of two fields that fail, either may be first. */
function inOrder(body: string): string {
  if (!body.startsWith('{') || !body.includes('"errors"')) return body;
  const { errors = [], ...rest } = JSON.parse(body) as { readonly errors?: readonly unknown[] };
  return JSON.stringify({ ...rest, errors: errors.map((error) => JSON.stringify(error)).sort() });
}

/** An answer without what differs from one request to the next. */
async function answerOf(response: Response, { session }: Known): Promise<Answer> {
  const body = (await response.text()).replaceAll(session, '{session}');
  const unnamed = body.replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '{id}');
  return { status: response.status, body: inOrder(unnamed) };
}

/** A websocket of the stranger that has asked to be told of a session. */
async function subscribed(session: string, query: string, headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('{id}', session)])),
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: strangerAuthorization } }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { id: session } } }));
  return socket;
}

/** All that the stranger is told of a session. */
async function toldOf(session: string, query: string, headers: Record<string, string>): Promise<string> {
  const socket = await subscribed(session, query, headers);
  const [data] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();
  return data.toString('utf8').replaceAll(session, '{session}');
}

describe('the session of another client', () => {
  it('is tried in a hundred ways', () => {
    expect(ATTEMPTS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(ATTEMPTS)('does not exist: $name', async ({ send }) => {
    const never: Known = { ...known, session: randomUUID() };
    const foreign = await answerOf(await send(stranger, known), known);
    const none = await answerOf(await send(stranger, never), never);
    expect(foreign).toEqual(none);
    for (const secret of SECRETS) expect(foreign.body).not.toContain(secret);
    // GraphQL answers 200 with errors; everything else says it by its status.
    expect(foreign.status >= 400 || foreign.body.includes('"errors"')).toBe(true);
  });

  it.each([
    ['sessionChanged(sessionId: $id) { __typename }', {}],
    ['sessionChanged(sessionId: $id) { ... on DocumentAppended { source { requestId document { className } } } }', {}],
    ['sessionChanged(sessionId: $id) { __typename }', { cookie: '__Host-arkive-session-key={id}.made-up' }],
  ])('does not exist for a subscription: %s %o', async (fields, headers) => {
    const query = `subscription($id: ID!) { ${fields} }`;
    const never = randomUUID();
    const foreign = await toldOf(known.session, query, headers);
    expect(foreign).toEqual(await toldOf(never, query, headers));
    expect(foreign).toContain('session-not-live');
  });

  it('tells a subscriber to another session nothing of what happens in it', async () => {
    const own = await stranger.start();
    const heard: string[] = [];
    const socket = await subscribed(
      own,
      'subscription($id: ID!) { sessionChanged(sessionId: $id) { ... on DocumentAppended { source { requestId } } } }',
      {},
    );
    socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
    // The protocol has no word for a subscription that has begun: it has when the first of its own documents is heard of.
    while (heard.length === 0) await stranger.appended(own, PDF);
    const { requestId } = await owner.appended(known.session, PDF);
    const { requestId: last } = await stranger.appended(own, PDF);
    while (!heard.some((text) => text.includes(last))) await once(socket, 'message');
    socket.terminate();
    expect(heard.join()).not.toContain(requestId);
  });

  it('is still there for its owner when all of this was tried', async () => {
    const response = await owner.get(known.session, '/graph/sources');
    expect(response.status).toBe(200);
    // Its own two, and none of a stranger.
    expect(((await response.json()) as { sources: unknown[] }).sources).toHaveLength(2);
  });
});
