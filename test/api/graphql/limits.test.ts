// What GraphQL refuses: too much, too deep, too often, and without leave; each with a code of the table of problems.
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROBLEMS } from '../../../src/kernel/problem.ts';
import { FIELD_SCOPES } from '../../../src/kernel/scopes.ts';
import { executableSchema } from '../../../src/api/graphql/executable-schema.ts';
import { RequestGraphs } from '../../../src/api/graphql/request-graphs.ts';
import { GraphClient } from '../support/graph-client.ts';
import { GraphqlClient, codesOf } from '../support/graphql-client.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { statementOf } from './given-statement.ts';

const SCOPES = ['documents:initiate', 'documents:write', 'sessions:read', 'sessions:write'] as const;
const FILE = new TextEncoder().encode('%PDF-1.7 given');
let server: TestServer;
let client: GraphqlClient;
let session: string;
let requestIds: readonly string[];

beforeAll(async () => {
  server = await startServer({ processor: givenReading(() => statementOf(100)) });
  const authorization = await server.authorization(...SCOPES);
  const rest = new GraphClient(server.url, authorization);
  session = await rest.start();
  const answers = [await rest.appended(session, FILE), await rest.appended(session, FILE)];
  requestIds = answers.map(({ requestId }) => requestId);
  await rest.call('POST', '/graph/fuse', { 'session-id': session });
  client = new GraphqlClient(server.url, authorization, { 'session-id': session });
});
afterAll(() => server.close());

const nested = (depth: number): string =>
  `{ session { fused { graph { bankAccounts(first: 1) { nodes { ${'transactions(first: 1) { nodes { relatedTo { '.repeat(depth)} id ${'} } }'.repeat(depth)} } } } } } }`;

describe('an operation', () => {
  it.each([
    ['nests too deeply', nested(5), /levels of fields/],
    ['has too many aliases', `{ ${Array.from({ length: 51 }, (_, i) => `a${i}: __typename`).join(' ')} }`, /aliases/],
    ['has too many fields', `{ session { ${'id '.repeat(600)} } }`, /fields/],
    [
      'has too many fields at its root',
      `{ ${Array.from({ length: 11 }, (_, i) => `a${i}: session { id }`).join(' ')} }`,
      /root/,
    ],
    ['is too long', `{ session(id: "x") { ${'id @include(if: true) '.repeat(900)} } }`, /tokens/],
    [
      'could have too large an answer',
      '{ session { fused { graph { bankAccounts(first: 1000) { nodes { transactions(first: 1000) { nodes { id } } } } } } } }',
      /more than 60000 fields/,
    ],
    [
      'could have it by variables',
      'query($n: Int = 1000) { session { fused { graph { bankAccounts(first: $n) { nodes { transactions(last: $n) { nodes { id } } } } } } } }',
      /more than 60000 fields/,
    ],
    [
      'could have it by fragments',
      'query { session { fused { graph { ...a } } } } fragment a on Graph { bankAccounts(first: 1000) { edges { node { ...b } } } } fragment b on BankAccount { transactions(first: 1000) { edges { cursor } } }',
      /more than 60000 fields/,
    ],
    [
      'asks for the schema too often',
      `{ ${Array.from({ length: 10 }, (_, i) => `a${i}: __schema { types { fields { args { name type { name ofType { name } } } } inputFields { name } } }`).join(' ')} ${Array.from({ length: 30 }, (_, i) => `b${i}: __typename`).join(' ')} }`,
      /root/,
    ],
  ])('that %s is refused before it is begun', async (_what, query, message) => {
    const { errors, data, status } = await client.ask(query);
    expect([status, data, errors?.length]).toEqual([200, undefined, 1]);
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions).toEqual({ code: 'query-too-complex' });
    const strict = await client.ask(query, {}, { accept: 'application/graphql-response+json' });
    expect(strict.status).toBe(422);
  });

  it('that spreads itself is refused', async () => {
    expect(codesOf(await client.ask('{ ...a } fragment a on Query { session { id } ...a }'))).toContain(
      'invalid-request',
    );
  });

  it('is one for a request', async () => {
    const { errors } = await client.send(JSON.stringify([{ query: '{ __typename }' }]), {
      'content-type': 'application/json',
    });
    expect(errors?.[0]?.extensions.code).toBe('invalid-request');
  });

  it.each([
    [
      'conditions',
      `{ ${Array.from({ length: 51 }, () => '{id: {ne: "x"}}').join(' ')} }`.replace(/^\{|\}$/g, ''),
      'or',
    ],
  ])('has filters of few %s', async (_what, conditions, key) => {
    const answer = await client.ask(
      `{ session { fused { graph { transactions(filter: {${key}: [${conditions}]}) { totalCount } } } } }`,
    );
    expect(codesOf(answer)).toEqual(['query-too-complex']);
  });

  it('is told nothing about the schema by its errors', async () => {
    const { errors } = await client.ask('{ sesion { id } }');
    expect(errors?.[0]?.message).toBe('Cannot query field "sesion" on type "Query".');
  });

  it('has codes of the table, and no stack', async () => {
    for (const query of [
      '{',
      '{ nothing }',
      '{ session(id: 1.5) { id } }',
      'query($a: Int!) { session { id } }',
      '{ session(id: "x") { id } }',
      '',
    ]) {
      const { errors = [] } = await client.ask(query);
      expect(errors.length, query).toBeGreaterThan(0);
      for (const error of errors) {
        expect(Object.keys(PROBLEMS)).toContain(error.extensions.code);
        expect(Object.keys(error.extensions)).toEqual(['code']);
      }
    }
  });

  it('may be read by nobody who forges requests: without a header that browsers ask for, GET is refused', async () => {
    const response = await fetch(`${server.url}/graphql?query={__typename}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'invalid-request' } }] });
  });
});

describe('a query', () => {
  it('reads each session, document, fusion and set of evidence once, whatever its shape', async () => {
    const read = vi.spyOn(RequestGraphs.prototype, 'source');
    const fields = `transactions(first: 15) { nodes { evidence { page } relatedTo { id ... on BankAccount { transactions(first: 5) { nodes { evidence { text } merchant { name transactionsByMerchant(first: 2) { nodes { id evidence { page } } } } } } } } } }`;
    const shape = `a: sources { graph { x: nodes { totalCount } y: nodes { totalCount } } } b: source(requestId: "${requestIds[0] ?? ''}") { graph { ${fields} } } c: source(requestId: "${requestIds[0] ?? ''}") { graph { ${fields} } }`;
    await client.data(`{ session { ${shape} } again: session { sources { graph { ${fields} } } } }`);
    const [graphs] = read.mock.contexts;
    // One list, two documents, and the evidence of both.
    expect(graphs).toMatchObject({ reads: 5 });
    expect(new Set(read.mock.contexts).size).toBe(1);
  });
});

describe('the schema', () => {
  it('is given whole to every tool that asks for it once, and not twice at a time', async () => {
    const nobody = new GraphqlClient(server.url, undefined);
    const options = {
      descriptions: true,
      inputValueDeprecation: true,
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      oneOf: true,
    };
    for (const query of [getIntrospectionQuery(), getIntrospectionQuery(options)]) {
      const first = await nobody.data(query);
      expect(buildClientSchema(first).getType('Transaction')).toBeDefined();
      expect(await nobody.data(query)).toEqual(first);
      const twice =
        query.replace('__schema {', '__schema { ...twice } again: __schema {') +
        ' fragment twice on __Schema { types { ...FullType } }';
      expect(codesOf(await nobody.ask(twice))).toEqual(['query-too-complex']);
    }
  });
});

describe('scopes', () => {
  it('stand in the schema as the table has them', () => {
    const schema = executableSchema();
    for (const [name, { always }] of Object.entries(FIELD_SCOPES)) {
      const [type = '', field = ''] = name.split('.');
      const found = schema.getType(type);
      const description = found && 'getFields' in found ? found.getFields()[field]?.description : undefined;
      for (const scope of always) expect([name, description]).toEqual([name, expect.stringContaining(scope)]);
    }
  });

  it('are demanded field by field', async () => {
    const writer = new GraphqlClient(server.url, await server.authorization('sessions:write'));
    const { data, errors } = await writer.ask(
      'mutation { startSession { continued session { id sources { requestId } } } }',
    );
    expect(data.startSession).toEqual({ continued: false, session: { id: expect.any(String), sources: null } });
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['startSession', 'session', 'sources'],
        extensions: { code: 'insufficient-scope' },
        message: 'The credential lacks: sessions:read.',
      }),
    ]);
    const reader = new GraphqlClient(server.url, await server.authorization('sessions:read'), {
      'session-id': session,
    });
    const { session: found } = (await reader.ask('{ session { sources { requestId file } } }')).data;
    expect(found.sources.map(({ file }: { file: unknown }) => file)).toEqual([null, null]);
    for (const field of ['startSession { continued }', 'endSession']) {
      expect(codesOf(await reader.ask(`mutation { ${field} }`))).toEqual(['insufficient-scope']);
    }
    expect((await reader.data('{ session { id } }')).session.id).toBe(session);
  });

  it('are not asked of who reads the schema, without a credential too', async () => {
    const nobody = new GraphqlClient(server.url, undefined);
    expect((await nobody.data('{ __type(name: "Query") { name } }')).__type.name).toBe('Query');
    const refused = await nobody.ask('{ __typename session { id } }');
    expect([refused.status, codesOf(refused)]).toEqual([401, ['unauthenticated']]);
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    const wrong = await new GraphqlClient(server.url, 'Bearer wrong').ask('{ __typename }');
    expect([wrong.status, codesOf(wrong)]).toEqual([401, ['unauthenticated']]);
  });
});

describe("another client's session", () => {
  it('does not exist, by whichever field it is named', async () => {
    const stranger = new GraphqlClient(server.url, await server.strangerAuthorization(...SCOPES));
    const never = '7b1d2c3e-0000-4000-8000-000000000000';
    const attempts = async (id: string) => {
      const answers = [
        await stranger.ask('query($id: ID) { session(id: $id) { id sources { requestId } } }', { id }),
        await stranger.ask('{ session { id } }', {}, { 'session-id': id }),
        await stranger.ask('mutation($id: ID) { resumeSession(sessionId: $id) { id } }', { id }),
        await stranger.ask('mutation($id: ID) { endSession(sessionId: $id) }', { id }),
        await stranger.ask('mutation($id: ID) { fuse(sessionId: $id) { graphId } }', { id }),
        await stranger.append(FILE, { session: id }),
      ];
      return answers.map(({ status, data, errors }) => JSON.stringify([status, data, errors]).replaceAll(id, 'ID'));
    };
    const answers = await attempts(session);
    expect(answers).toEqual(await attempts(never));
    for (const answer of answers) expect(answer).toContain('session-not-live');
    expect((await client.data('{ session { sources { requestId } } }')).session.sources).toHaveLength(2);
  });

  it('is not shown to the own client with a wrong session key', async () => {
    const cookie = `__Host-arkive-session-key=${session}.wrong`;
    expect(codesOf(await client.ask('{ session { id } }', {}, { cookie }))).toEqual(['session-key-mismatch']);
  });
});

describe('the log', () => {
  it('names the problem of an operation and nothing that was asked', async () => {
    await client.ask('{ session(id: "SECRET-ID") { id } }');
    const last = server.log.filter(({ route }) => route === '/graphql').at(-1);
    expect(last).toMatchObject({ method: 'POST', status: 200, code: 'session-not-live' });
    expect(JSON.stringify(server.log)).not.toContain('SECRET-ID');
  });
});
