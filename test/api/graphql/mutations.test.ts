// What GraphQL changes: sessions, documents and fusions, under the rules that REST has; and who hears of it.
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import type { DocumentProcessor } from '../../../src/ports/document-processor.ts';
import { GraphClient, fixture } from '../support/graph-client.ts';
import { GraphqlClient, codesOf } from '../support/graphql-client.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const SCOPES = [
  'documents:initiate',
  'documents:write',
  'sessions:read',
  'sessions:write',
  'websockets:initiate',
] as const;
let processor: DocumentProcessor;
let server: TestServer;
let authorization: string;
let client: GraphqlClient;
let file: Uint8Array<ArrayBuffer>;
const open: Client[] = [];

beforeAll(async () => {
  processor = openWorkerPool({ threads: 1 });
  server = await startServer({ processor });
  authorization = await server.authorization(...SCOPES);
  client = new GraphqlClient(server.url, authorization);
  file = await fixture('statement-current');
});
afterAll(async () => {
  await server.close();
  await processor.close();
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.dispose();
});

const start = async (): Promise<string> =>
  (await client.data('mutation { startSession { session { id } } }')).startSession.session.id as string;

describe('a session', () => {
  it('is started, continued, resumed and ended', async () => {
    const started = await client.ask(
      'mutation { startSession(input: {lifetimeInSeconds: 120, partitionKey: "p"}) { continued session { id partitionKey startedAt expiresAt } } }',
    );
    const { session, continued } = started.data.startSession;
    expect([continued, session.partitionKey]).toEqual([false, 'p']);
    expect(Date.parse(session.expiresAt) - Date.parse(session.startedAt)).toBe(120_000);
    expect(started.headers.get('set-cookie')).toContain(`arkive-session-key=${session.id}.`);
    const again = await client.data(
      'mutation($id: ID) { startSession(input: {sessionId: $id}) { continued session { id } } }',
      { id: session.id },
    );
    expect(again.startSession).toEqual({ continued: true, session: { id: session.id } });
    expect(
      (await client.data('mutation($id: ID) { resumeSession(sessionId: $id) { id } }', { id: session.id }))
        .resumeSession.id,
    ).toBe(session.id);
    expect((await client.data('mutation($id: ID) { endSession(sessionId: $id) }', { id: session.id })).endSession).toBe(
      session.id,
    );
    expect(codesOf(await client.ask('query($id: ID) { session(id: $id) { id } }', { id: session.id }))).toEqual([
      'session-not-live',
    ]);
    expect(codesOf(await client.ask('{ session { id } }'))).toEqual(['session-required']);
    expect(codesOf(await client.ask('mutation { startSession(input: {lifetimeInSeconds: 1}) { continued } }'))).toEqual(
      ['invalid-request'],
    );
  });
});

describe('a document', () => {
  it('is appended by the multipart request spec, and read as REST reads it', async () => {
    const session = await start();
    const { data, errors } = await client.append(file, { session });
    expect(errors).toBeUndefined();
    const { source, text } = data.appendDocument;
    expect(source.input.filename).toBe('statement.pdf');
    expect(text.content.length).toBeGreaterThan(100);
    const rest = new GraphClient(server.url, authorization);
    const { nodes } = (await (await rest.get(session, `/graph/sources/${source.requestId as string}`)).json()) as {
      nodes: unknown[];
    };
    expect(source.graph.nodes.totalCount).toBe(nodes.length);
  });

  it('obeys preferences, of the argument or of the header', async () => {
    const session = await start();
    const wanted = { classes: ['payslip'], handling: 'STRICT' };
    const refused = await client.append(file, { session, preference: wanted });
    expect([refused.data.appendDocument, codesOf(refused)]).toEqual([null, ['preference-failed']]);
    expect(refused.headers.get('preference-applied')).toBeNull();
    // What was kept can be found: by the id that the refusal names.
    const { session: found } = await client.data('query($s: ID) { session(id: $s) { sources { requestId } } }', {
      s: session,
    });
    expect(refused.errors?.[0]?.message).toContain(`kept, as ${found.sources[0].requestId as string}.`);
    const byHeader = await client.append(
      file,
      { session },
      { headers: { 'apollo-require-preflight': '1', prefer: 'document-class="payslip", handling=strict' } },
    );
    expect(codesOf(byHeader)).toEqual(['preference-failed']);
    const lenient = await client.append(file, { session, preference: { contexts: ['Property'] } });
    expect(lenient.data.appendDocument.source.status.expectations.warnings[0].reason).toContain(
      'preference does not name',
    );
    expect(lenient.headers.get('preference-applied')).toBe('document-context="Property"');
  });

  it.each([
    ['without a header that a browser must ask for', {}, undefined, 'invalid-request'],
    ['that is empty', { bytes: new Uint8Array(0) }, undefined, 'document-empty'],
    ['over 4.5 MB', { bytes: new Uint8Array(4_800_000) }, undefined, 'document-too-large'],
    ['that is no PDF', { bytes: new TextEncoder().encode('hello') }, undefined, 'unsupported-media-type'],
  ])(
    '%s is refused, and the connection goes on',
    async (what, { bytes = file }: { bytes?: Uint8Array<ArrayBuffer> }, _none, code) => {
      const session = await start();
      const headers: Record<string, string> = what.startsWith('without') ? {} : { 'apollo-require-preflight': '1' };
      expect(codesOf(await client.append(bytes, { session }, { headers }))).toEqual([code]);
      expect(codesOf(await client.append(bytes, { session }, { headers }))).toEqual([code]);
      expect((await client.append(file, { session })).errors).toBeUndefined();
    },
  );

  it('is not read for who may not append', async () => {
    const reader = new GraphqlClient(server.url, await server.authorization('sessions:read'));
    expect(codesOf(await reader.append(file, {}))).toEqual(['insufficient-scope']);
    expect(codesOf(await new GraphqlClient(server.url, undefined).append(file, {}))).toEqual(['unauthenticated']);
  });

  it.each([
    ['no map', (form: FormData) => form.delete('map')],
    ['a map to nowhere', (form: FormData) => form.set('map', '{"0":["variables.other"]}')],
    ['a map into the prototype', (form: FormData) => form.set('map', '{"0":["variables.__proto__.file"]}')],
    ['a map to the query', (form: FormData) => form.set('map', '{"0":["query"]}')],
    ['operations that are no JSON', (form: FormData) => form.set('operations', '{')],
  ])('is refused with %s', async (_what, change) => {
    const form = new FormData();
    form.append(
      'operations',
      JSON.stringify({
        query: 'mutation($file: Upload!) { appendDocument(document: $file) { source { requestId } } }',
        variables: { file: null },
      }),
    );
    form.append('map', '{"0":["variables.file"]}');
    change(form);
    form.append('0', new Blob([file]), 'x.pdf');
    const answer = await client.send(form, { 'apollo-require-preflight': '1' });
    expect([answer.status, codesOf(answer)]).toEqual([400, ['invalid-request']]);
  });
});

describe('a fusion', () => {
  it('is made, reported, and found again, with the evidence of its documents', async () => {
    const session = await start();
    await client.append(file, { session });
    await client.append(file, { session });
    const fields = `graphId fusedAt graph { transactions(first: 3) { totalCount nodes { id evidence(properties: ["amount"]) { requestId nodeId page text } } } nodes { totalCount } }
      report { counts { nodes generated conflicts uncertain } nodes(limit: 2) { id type from rule score } }`;
    expect(
      (await client.data('query($s: ID) { session(id: $s) { fused { graphId } } }', { s: session })).session.fused,
    ).toBeNull();
    const { fuse } = await client.data(`mutation($s: ID) { fuse(sessionId: $s) { ${fields} } }`, { s: session });
    const { session: found } = await client.data(`query($s: ID) { session(id: $s) { fused { ${fields} } } }`, {
      s: session,
    });
    expect(found.fused).toEqual(fuse);
    expect(fuse.report.counts.nodes).toBeGreaterThan(fuse.graph.transactions.totalCount);
    // The file was appended twice: each value was read in two documents.
    for (const { evidence } of fuse.graph.transactions.nodes) {
      expect(new Set(evidence.map(({ requestId }: { requestId: string }) => requestId)).size).toBe(2);
    }
    expect(
      codesOf(
        await client.ask('mutation($s: ID) { fuse(sessionId: $s, input: {rules: ["nothing of ours"]}) { graphId } }', {
          s: session,
        }),
      ).length,
    ).toBeLessThanOrEqual(1);
  });
});

describe('a subscription', () => {
  const QUERY =
    'subscription($s: ID!) { sessionChanged(sessionId: $s) { __typename ... on DocumentAppended { source { requestId graph { transactions { totalCount } } } } ... on SessionFused { graphId } } }';

  function connect(credential: string | undefined): Client {
    const made = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      ...(credential !== undefined && { connectionParams: { authorization: credential } }),
    });
    open.push(made);
    return made;
  }

  /** What a subscription tells, until it ends. */
  function listen(subscriber: Client, session: string, query = QUERY) {
    const told: unknown[] = [];
    const waiting: (() => void)[] = [];
    const wake = () => {
      for (const each of waiting.splice(0)) each();
    };
    const ended = new Promise<unknown>((resolve) => {
      subscriber.subscribe(
        { query, variables: { s: session } },
        {
          next: (value) => {
            told.push(value);
            wake();
          },
          error: (error) => {
            resolve(error);
            wake();
          },
          complete: () => {
            resolve('complete');
            wake();
          },
        },
      );
    });
    const until = async (count: number) => {
      while (told.length < count) await new Promise<void>((resolve) => void waiting.push(resolve));
      return told;
    };
    return { told, ended, until };
  }

  /** The codes of the errors that a subscription is refused with: before it begins, or as its only answer. */
  async function codes({ told, ended }: ReturnType<typeof listen>): Promise<readonly string[]> {
    type Errors = readonly { readonly extensions: { readonly code: string } }[];
    const end = await ended;
    const errors = end === 'complete' ? (told as { readonly errors: Errors }[])[0]?.errors : (end as Errors);
    return (errors ?? []).map(({ extensions }) => extensions.code);
  }

  /** The server has begun to listen when a second round trip is answered; the protocol has no word for it. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

  it('tells of documents and fusions as they happen, by whichever face, and completes with the session', async () => {
    const session = await start();
    const { ended, until } = listen(connect(authorization), session);
    await settled();
    const rest = new GraphClient(server.url, authorization);
    const { requestId } = await rest.appended(session, file);
    await until(1);
    const { fuse } = await client.data('mutation($s: ID) { fuse(sessionId: $s) { graphId } }', { s: session });
    expect(await until(2)).toEqual([
      {
        data: {
          sessionChanged: {
            __typename: 'DocumentAppended',
            source: { requestId, graph: { transactions: { totalCount: expect.any(Number) } } },
          },
        },
      },
      { data: { sessionChanged: { __typename: 'SessionFused', graphId: fuse.graphId } } },
    ]);
    await client.data('mutation($s: ID) { endSession(sessionId: $s) }', { s: session });
    expect(await ended).toBe('complete');
  });

  it('needs a credential with the scopes, and a session of its own', async () => {
    const session = await start();
    expect(await listen(connect(undefined), session).ended).toMatchObject({ code: 4403 });
    expect(await listen(connect('Bearer wrong'), session).ended).toMatchObject({ code: 4403 });
    const reader = await server.authorization('sessions:read');
    const stranger = await server.strangerAuthorization('sessions:read', 'websockets:initiate');
    expect(await codes(listen(connect(reader), session))).toEqual(['insufficient-scope']);
    expect(await codes(listen(connect(stranger), session))).toEqual(['session-not-live']);
    expect(await codes(listen(connect(authorization), session, '{ __typename }'))).toEqual(['invalid-request']);
    expect(await codes(listen(connect(authorization), session, `subscription { ${'a'.repeat(5)} }`))).toEqual([
      'invalid-request',
    ]);
  });

  it('is at one address only', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/elsewhere`, 'graphql-transport-ws');
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
    );
    expect(status).toBe(404);
  });
});
