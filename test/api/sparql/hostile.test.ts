import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenReading, READING } from '../support/given-reading.ts';
import { GraphClient } from '../support/graph-client.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { sparqlClient } from './sparql-client.ts';
import type { SparqlClient } from './sparql-client.ts';

const NODES = `${BASE_URL}/graph/.draft-nodes`;
const MB = 1024 * 1024;

/** Enough organisations for a product of three to be endless, in one chain. */
const CHAIN = Array.from({ length: 300 }, (_, at) => ({
  id: `${NODES}/${at}`,
  type: 'ark:BankAccount',
  productName: `Account ${at}`,
  issuedBy: `${NODES}/${at + 1}`,
}));

const PRODUCT = '?a ?b ?c . ?d ?e ?f . ?g ?h ?i';

/** No engine can tell beforehand that there is no answer. */
const ENDLESS = `ASK { ${PRODUCT} FILTER(STRLEN(CONCAT(STR(?a), STR(?d), STR(?g))) = 0) }`;

let server: TestServer;
let mine: GraphClient;
let asking: SparqlClient;
let sessions: readonly string[];
beforeAll(async () => {
  server = await startServer({
    processor: givenReading(() => ({ ...READING, nodes: CHAIN, evidence: [] })),
    graphLimits: { answerMs: 2_500, engineBytes: 48 * MB, resultBytes: 100_000 },
  });
  const authorization = await server.authorization(
    'sessions:read',
    'sessions:write',
    'documents:initiate',
    'documents:write',
  );
  mine = new GraphClient(server.url, authorization);
  asking = sparqlClient(server.url, authorization);
  const sessionId = await mine.start();
  await mine.appended(sessionId, new TextEncoder().encode('%PDF-1.7'));
  sessions = [sessionId];
});
afterAll(() => server.close());

const answersStill = async () =>
  expect(await asking.rows('SELECT ?s { ?s ark:productName "Account 7" }', { sessions })).toHaveLength(1);

describe('a hostile query', () => {
  it.each([
    ['a product without end', `SELECT (COUNT(*) AS ?n) { ${PRODUCT} }`],
    [
      'a path that explodes',
      'SELECT (COUNT(*) AS ?n) { ?a (ark:issuedBy|^ark:issuedBy)* ?b . ?b (ark:issuedBy|^ark:issuedBy)* ?c . ?c (!rdf:x)* ?d }',
    ],
    ['a product that is sorted', `SELECT * { ${PRODUCT} } ORDER BY ?a ?d ?g LIMIT 1`],
  ])('with %s is answered within its limit, and the next one as ever', async (_what, query) => {
    const answer = await asking.send(query, { sessions });
    const { code } = (await answer.json()) as { code: string };
    expect(answer.status).toBe(422);
    expect(['graph-timeout', 'graph-memory']).toContain(code);
    await answersStill();
  });

  it.each([
    ['brackets in brackets', `SELECT * ${'{'.repeat(5_000)}${'}'.repeat(5_000)}`],
    ['parentheses in parentheses', `ASK { FILTER${'('.repeat(5_000)}1${')'.repeat(5_000)} }`],
    ['a chain of unions', `SELECT * { ${Array(4_000).fill('{?s ?p ?o}').join('UNION')} }`],
    ['a chain of conditions', `ASK { ?s ?p ?o FILTER(${Array(6_000).fill('?s=1').join('||')}) }`],
    ['a path without end', `ASK { ?s ${Array(12_000).fill('<a>').join('/')} ?o }`],
    ['nothing but negations', `ASK { FILTER(${'!'.repeat(40_000)}1) }`],
  ])('of %s is too complex, and the next one is answered as ever', async (_what, query) => {
    await asking.refused(query, { sessions }, [422, 'query-too-complex']);
    await answersStill();
  });

  it('with an answer without end is stopped, whatever its form', async () => {
    await asking.refused('SELECT * { ?s ?p ?o . ?a ?b "Account 7" }', { sessions }, [422, 'result-too-large']);
    const bomb = `SELECT (STRLEN(?z) AS ?n) { BIND("0123456789" AS ?a0) ${Array.from({ length: 30 }, (_, at) => `BIND(CONCAT(?a${at}, ?a${at}) AS ?a${at + 1})`).join(' ')} BIND(?a30 AS ?z) }`;
    await asking.refused(bomb, { sessions }, [422, 'graph-memory']);
    await answersStill();
  });

  it('with a large expression is answered or refused, and harms nobody', async () => {
    const query = `ASK { ?s ?p ?o FILTER(REGEX(STR(?o), "${'(a{1,100}){1,100}'.repeat(50)}")) }`;
    const answer = await asking.send(query, { sessions });
    expect([200, 422]).toContain(answer.status);
    await answersStill();
  });

  it('does not hold up the other sessions of its client, nor take down those that wait behind it', async () => {
    const other = await mine.start();
    await mine.appended(other, new TextEncoder().encode('%PDF-1.7 other'));
    const hostile = asking.refused(ENDLESS, { sessions }, [422, 'graph-timeout']);
    const [fused, elsewhere] = await Promise.all([
      mine.call('POST', '/graph/fuse', { 'session-id': sessions[0] ?? '' }),
      asking.rows('SELECT ?s { ?s ark:productName "Account 7" }', { sessions: [other] }),
    ]);
    expect(fused.status).toBe(200);
    expect(elsewhere).toHaveLength(1);
    await hostile;
  });
});

describe('a client that leaves', () => {
  it('takes its query with it', async () => {
    const leaving = new AbortController();
    const before = await abandonedQueries();
    const abandoned = asking.send(ENDLESS, { sessions, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 300);
    await expect(abandoned).rejects.toThrow();
    await answersStill();
    await expect.poll(abandonedQueries, { timeout: 20_000 }).toBe(before + 1);
  });

  it('takes those with it that still wait for their turn', async () => {
    const { port } = server;
    const body = ENDLESS;
    const authorization = await server.authorization('sessions:read');
    const request = `POST /sparql HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nSession-Id: ${sessions[0] ?? ''}\r\nContent-Type: application/sparql-query\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const before = await abandonedQueries();
    const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    for (const socket of sockets) socket.write(request);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const socket of sockets) socket.destroy();
    await expect.poll(abandonedQueries, { timeout: 20_000 }).toBe(before + 10);
    await answersStill();
  });

  it('with too many at once is told to come back', async () => {
    const leaving = new AbortController();
    const many = Array.from({ length: 40 }, () =>
      asking.send(ENDLESS, { sessions, signal: leaving.signal }).then(({ status }) => status),
    );
    expect(
      await Promise.any(many.map(async (status) => ((await status) === 429 ? true : Promise.reject(new Error())))),
    ).toBe(true);
    leaving.abort();
    await Promise.allSettled(many);
    await expect.poll(async () => (await asking.send('ASK {}', { sessions })).status, { timeout: 20_000 }).toBe(200);
  });
});

async function abandonedQueries(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(
    /arkive_sparql_queries_total\{form="ask",engine="session",outcome="abandoned"\} (\d+)/u.exec(metrics)?.[1] ?? 0,
  );
}
