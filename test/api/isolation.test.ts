// Another client's session does not exist, whichever face is asked: a hundred attempts answer as they do for a session that never was.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const ATTEMPTS = [...rest, ...sparql, ...graphql];

let server: TestServer;
let owner: GraphClient;
let stranger: GraphClient;
let known: Known;

beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  owner = new GraphClient(server.url, await server.authorization(...SCOPES));
  stranger = new GraphClient(server.url, await server.strangerAuthorization(...SCOPES));
  const session = await owner.start();
  const { requestId: request, result } = await owner.appended(session, PDF);
  const fused = (await (await owner.call('POST', '/graph/fuse', { 'session-id': session })).json()) as {
    readonly nodes: readonly { readonly id: string }[];
  };
  const pathOf = (id = ''): string => new URL(id).pathname;
  known = { session, request, draft: pathOf(result.nodes[0]?.id), node: pathOf(fused.nodes[0]?.id) };
}, 60_000);

afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** An answer without what differs from one request to the next. */
async function answerOf(response: Response, { session }: Known): Promise<Answer> {
  const body = (await response.text()).replaceAll(session, '{session}');
  return { status: response.status, body: body.replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '{id}') };
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

  it('is still there for its owner when all of this was tried', async () => {
    const response = await owner.get(known.session, '/graph/sources');
    expect(response.status).toBe(200);
    expect(((await response.json()) as { sources: unknown[] }).sources).toHaveLength(1);
  });
});
