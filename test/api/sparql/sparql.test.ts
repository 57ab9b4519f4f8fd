import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenReading, READING } from '../support/given-reading.ts';
import { GraphClient } from '../support/graph-client.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { sparqlClient } from './sparql-client.ts';
import type { Bindings, SparqlClient } from './sparql-client.ts';

const NODES = `${BASE_URL}/graph/.draft-nodes`;
const PREFIX = 'https://w3id.org/arkive/ontology#';
const JSON_RESULTS = 'application/sparql-results+json';

/** A document that names one organisation. */
const organisation = (name: string) => ({
  ...READING,
  nodes: [{ id: `${NODES}/${name}`, type: 'ark:Organisation', name }],
  evidence: READING.evidence.map((evidence) => ({ ...evidence, nodeId: `${NODES}/${name}`, text: name })),
});

let server: TestServer;
let mine: GraphClient;
let stranger: GraphClient;
let asking: SparqlClient;
let name = '';
beforeAll(async () => {
  server = await startServer({ processor: givenReading(() => organisation(name)) });
  const scopes = ['sessions:read', 'sessions:write', 'documents:initiate', 'documents:write'] as const;
  const authorization = await server.authorization(...scopes);
  mine = new GraphClient(server.url, authorization);
  stranger = new GraphClient(server.url, await server.strangerAuthorization(...scopes));
  asking = sparqlClient(server.url, authorization);
});
afterAll(() => server.close());

/** A session with a document for each name. */
async function sessionOf(client: GraphClient, ...names: readonly string[]) {
  const sessionId = await client.start();
  const requestIds: string[] = [];
  for (const each of names) {
    name = each;
    requestIds.push((await client.appended(sessionId, new TextEncoder().encode(`%PDF-1.7 ${each}`))).requestId);
  }
  return { sessionId, requestIds, graphs: requestIds.map((id) => `${BASE_URL}/graph/graphs/${id}`) };
}

const NAMES = 'SELECT ?name { ?s ark:name ?name } ORDER BY ?name';
const namesOf = (rows: Bindings) => rows.map((row) => row['name']?.value);

describe('a query', () => {
  it('comes by GET, as a form, and as the body', async () => {
    const { sessionId } = await sessionOf(mine, 'Harbour');
    const encoded = new URLSearchParams({ query: NAMES }).toString();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const direct = { 'content-type': 'application/sparql-query' };
    const answers = [
      await mine.call('GET', `/sparql?${encoded}`, { 'session-id': sessionId }),
      await mine.call('POST', '/sparql', { 'session-id': sessionId, ...form }, encoded),
      await mine.call('POST', '/sparql', { 'session-id': sessionId, ...direct }, NAMES),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(JSON_RESULTS);
      expect(await answer.json()).toEqual({
        head: { vars: ['name'] },
        results: { bindings: [{ name: { type: 'literal', value: 'Harbour' } }] },
      });
    }
  });

  it.each([
    ['SELECT * { ?s ark:name ?name }', undefined, JSON_RESULTS, '"Harbour"'],
    ['SELECT * { ?s ark:name ?name }', 'application/json', 'application/json', '"Harbour"'],
    ['SELECT * { ?s ark:name ?name }', 'application/sparql-results+xml', 'application/sparql-results+xml', '<literal>'],
    ['SELECT ?name { ?s ark:name ?name }', 'text/csv', 'text/csv; charset=utf-8', 'name\r\nHarbour\r\n'],
    [
      'SELECT ?name { ?s ark:name ?name }',
      'text/tab-separated-values',
      'text/tab-separated-values; charset=utf-8',
      '?name\n"Harbour"\n',
    ],
    ['ASK { ?s ark:name ?name }', 'text/csv;q=0.9, application/sparql-results+json;q=0.1', JSON_RESULTS, 'true'],
    ['ASK { ?s ark:name ?name }', 'application/xml', 'application/xml', '<boolean>true</boolean>'],
    ['CONSTRUCT WHERE { ?s ark:name ?name }', undefined, 'text/turtle; charset=utf-8', '"Harbour" .'],
    [
      'CONSTRUCT WHERE { ?s ark:name ?name }',
      'application/n-triples',
      'application/n-triples',
      `<${PREFIX}name> "Harbour" .`,
    ],
    ['CONSTRUCT WHERE { ?s ark:name ?name }', 'application/trig', 'application/trig', '"Harbour"'],
    ['CONSTRUCT WHERE { ?s ark:name ?name }', 'text/turtle;q=0.2, application/ld+json', 'application/ld+json', '"@id"'],
    [`DESCRIBE <${NODES}/Harbour>`, 'text/*', 'text/turtle; charset=utf-8', '"Harbour"'],
  ])('%s is answered, to Accept %s, as %s', async (query, accept, contentType, part) => {
    const { sessionId } = await sessionOf(mine, 'Harbour');
    const answer = await asking.send(query, { sessions: [sessionId], ...(accept !== undefined && { accept }) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(contentType);
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(await answer.text()).toContain(part);
  });

  it.each([
    ['ASK {}', 'text/csv'],
    ['SELECT * {}', 'text/turtle'],
    ['CONSTRUCT WHERE { ?s ?p ?o }', 'text/csv'],
    ['SELECT * {}', 'text/html;q=0, image/png'],
  ])('%s cannot be had as %s', async (query, accept) => {
    const { sessionId } = await sessionOf(mine);
    await asking.refused(query, { sessions: [sessionId], accept }, [406, 'not-acceptable']);
  });

  it('knows the prefixes of the graphs, and declares its own as it likes', async () => {
    const { sessionId, requestIds } = await sessionOf(mine, 'Harbour');
    const own = `PREFIX ark: <${PREFIX}na> SELECT ?name FROM graph:${requestIds[0] ?? ''} { ?s ark:me ?name }`;
    expect(namesOf(await asking.rows(own, { sessions: [sessionId] }))).toEqual(['Harbour']);
    expect(
      await asking.rows('SELECT * { ?s a xsd:x, rdf:x, rdfs:x, prov:x, dcterms:x, spdx:x, node:x }', {
        sessions: [sessionId],
      }),
    ).toEqual([]);
  });

  it.each([
    ['SELECT * {', 'line 1, column 11'],
    ['SELECT *\n{ ?s nope:x ?o }', 'the prefix is not declared'],
    ['SELECT *\n{ ?s ark:name }', /line 2, column 15\.$/u],
    ['SELECT * { ?s ?p ?o', /; expected there: "," "\." ";" "\{" "\}"\.$/u],
    ['HELLO {}', 'begins with SELECT'],
    ['CLEAR ALL', 'update'],
    ['PREFIX a: <b:> INSERT DATA { a:a a:a a:a }', 'update'],
    ['SELECT * { ?s ?p ?o }; DROP ALL', 'line 1'],
    ['SELECT (<urn:f>(1) AS ?x) {}', /custom function <urn:f>/u],
    ['SELECT * { \\u0053ERVICE <urn:x> {} }', 'line 1, column 12'],
  ])('%s is not valid', async (query, part) => {
    const { sessionId } = await sessionOf(mine);
    const { detail } = await asking.refused(query, { sessions: [sessionId] }, [400, 'query-invalid']);
    expect(detail).toMatch(part);
  });

  it('is asked for when there is none, and when there are two', async () => {
    const { sessionId } = await sessionOf(mine);
    const headers = { 'session-id': sessionId };
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const two = 'query=ASK%20%7B%7D&query=ASK%20%7B%7D';
    for (const answer of [
      await mine.call('GET', '/sparql?query=', headers),
      await mine.call('GET', `/sparql?${two}`, headers),
      await mine.call('POST', '/sparql', form, two),
      await mine.call('POST', '/sparql', form, 'update=CLEAR%20ALL'),
      await mine.call('POST', '/sparql', { ...headers, 'content-type': 'application/sparql-update' }, 'CLEAR ALL'),
      await mine.call('GET', '/sparql?update=CLEAR%20ALL', headers),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid-request' });
    }
  });

  it('needs a credential with the scope, and a session', async () => {
    const { sessionId } = await sessionOf(mine);
    const query = '/sparql?query=ASK%7B%7D';
    expect((await fetch(`${server.url}${query}`)).status).toBe(401);
    const writing = new GraphClient(server.url, await server.authorization('sessions:write'));
    expect((await writing.call('GET', query, { 'session-id': sessionId })).status).toBe(403);
    const unnamed = await mine.call('GET', query);
    expect([unnamed.status, ((await unnamed.json()) as { code: string }).code]).toEqual([400, 'session-required']);
  });
});

describe('what a query sees', () => {
  it('is the documents together, until they are fused', async () => {
    const { sessionId } = await sessionOf(mine, 'Harbour', 'Vale');
    const answer = await asking.send(NAMES, { sessions: [sessionId] });
    expect(answer.headers.get('arkive-default-graph')).toBe('documents');
    expect(namesOf(await asking.rowsOf(answer))).toEqual(['Harbour', 'Vale']);
  });

  it('is the newest fused graph from then on, and says how many documents came after it', async () => {
    const { sessionId } = await sessionOf(mine, 'Harbour', 'Harbour');
    const seen = async () => {
      const answer = await asking.send(NAMES, { sessions: [sessionId] });
      return [answer.headers.get('arkive-default-graph'), namesOf(await asking.rowsOf(answer))];
    };
    await mine.call('POST', '/graph/fuse', { 'session-id': sessionId });
    expect(await seen()).toEqual(['fused;documents-since=0', ['Harbour']]);
    name = 'Vale';
    await mine.appended(sessionId, new TextEncoder().encode('%PDF-1.7 more'));
    expect(await seen()).toEqual(['fused;documents-since=1', ['Harbour']]);
    await mine.call('POST', '/graph/fuse', { 'session-id': sessionId });
    expect(await seen()).toEqual(['fused;documents-since=0', ['Harbour', 'Vale']]);
  });

  it('has every document, every provenance and the fused graph by name', async () => {
    const { sessionId, graphs } = await sessionOf(mine, 'Harbour', 'Vale');
    await mine.call('POST', '/graph/fuse', { 'session-id': sessionId });
    const rows = await asking.rows('SELECT DISTINCT ?g { GRAPH ?g { ?s ?p ?o } }', { sessions: [sessionId] });
    const names = rows.map((row) => row['g']?.value ?? '');
    expect(names).toHaveLength(6);
    expect(names).toEqual(expect.arrayContaining(graphs.flatMap((graph) => [graph, `${graph}/provenance`])));
    const quoted = await asking.rows(
      'SELECT ?text { GRAPH ?g { [] prov:wasQuotedFrom ?place ; prov:value ?text } } ORDER BY ?text',
      {
        sessions: [sessionId],
      },
    );
    expect(quoted.map((row) => row['text']?.value)).toEqual(['Harbour', 'Vale']);
  });

  it('is what FROM and FROM NAMED choose, of what there is', async () => {
    const { sessionId, graphs } = await sessionOf(mine, 'Harbour', 'Vale');
    const [harbour = '', vale = ''] = graphs;
    const ask = async (query: string) => namesOf(await asking.rows(query, { sessions: [sessionId] }));
    expect(await ask(`SELECT ?name FROM <${harbour}> { ?s ark:name ?name }`)).toEqual(['Harbour']);
    expect(await ask(`SELECT ?name FROM <${harbour}> FROM NAMED <${vale}> { GRAPH ?g { ?s ark:name ?name } }`)).toEqual(
      ['Vale'],
    );
    expect(await ask(`SELECT ?name FROM NAMED <${vale}> { ?s ark:name ?name }`)).toEqual([]);
    expect(await ask(`BASE <${harbour}> SELECT ?name FROM <> { ?s ark:name ?name }`)).toEqual(['Harbour']);
    expect(await ask('SELECT ?name FROM <urn:elsewhere> { ?s ark:name ?name }')).toEqual([]);
    expect(await ask(`SELECT ("FROM <${vale}>" AS ?name) FROM <${harbour}> # FROM <${vale}>\n{ }`)).toEqual([
      `FROM <${vale}>`,
    ]);
  });

  it('is what the protocol says rather than what the query says', async () => {
    const { sessionId, graphs } = await sessionOf(mine, 'Harbour', 'Vale');
    const [harbour = '', vale = ''] = graphs;
    const parameters = { 'default-graph-uri': vale, 'named-graph-uri': harbour };
    const query = `SELECT ?name FROM <${harbour}> { ?s ark:name ?name }`;
    const named = 'SELECT ?name { GRAPH ?g { ?s ark:name ?name } }';
    expect(namesOf(await asking.rows(query, { sessions: [sessionId], parameters }))).toEqual(['Vale']);
    expect(namesOf(await asking.rows(named, { sessions: [sessionId], parameters }))).toEqual(['Harbour']);
  });

  it('changes with the session, also while others ask', async () => {
    const { sessionId } = await sessionOf(mine, 'Harbour');
    const counts: number[] = [];
    for (let at = 1; at <= 3; at++) {
      const [, rows] = await Promise.all([
        mine.call('POST', '/graph/fuse', { 'session-id': sessionId }),
        asking.rows('SELECT ?name { ?s ark:name ?name }', { sessions: [sessionId] }),
      ]);
      counts.push(rows.length);
    }
    expect(counts).toEqual([1, 1, 1]);
  });
});

describe('a session of somebody else', () => {
  it('is not told from one that never was, however it is asked for', async () => {
    const theirs = await sessionOf(stranger, 'Secret');
    const own = await sessionOf(mine, 'Harbour');
    const [graph = ''] = theirs.graphs;
    const unknown = crypto.randomUUID();
    const bodies = new Set<string>();
    for (const sessions of [
      [theirs.sessionId],
      [unknown],
      [own.sessionId, theirs.sessionId],
      [own.sessionId, unknown],
    ]) {
      const { requestId, ...body } = await asking.refused(NAMES, { sessions }, [400, 'session-not-live']);
      expect(requestId).toBeTruthy();
      bodies.add(JSON.stringify(body));
    }
    expect(bodies.size).toBe(1);

    const sessions = [own.sessionId];
    for (const [query, parameters] of [
      [`SELECT ?name FROM <${graph}> { ?s ark:name ?name }`, {}],
      [`SELECT ?name FROM NAMED <${graph}> { GRAPH ?g { ?s ark:name ?name } }`, {}],
      [`SELECT ?name { GRAPH <${graph}> { ?s ark:name ?name } }`, {}],
      [`SELECT ?name { GRAPH ?g { ?s ark:name ?name } FILTER(?g = <${graph}>) }`, {}],
      [`SELECT ?name { { SELECT * { GRAPH <${graph}> { ?s ark:name ?name } } } }`, {}],
      [NAMES, { 'default-graph-uri': graph }],
      ['SELECT ?name { GRAPH ?g { ?s ark:name ?name } }', { 'named-graph-uri': graph }],
      ['SELECT ?name { ?s ark:name ?name }', { 'default-graph-uri': `${graph}/provenance` }],
    ] as const) {
      expect(await asking.rows(query, { sessions, parameters }), query).toEqual([]);
    }
    for (const query of [
      `SELECT * { SERVICE <${server.url}/sparql> { ?s ?p ?o } }`,
      'SELECT * { SERVICE SILENT ?x { ?s ?p ?o } }',
    ]) {
      await asking.refused(query, { sessions }, [403, 'service-not-allowed']);
    }
  });

  it('is closed to a wrong session key', async () => {
    const { sessionId } = await sessionOf(mine, 'Harbour');
    const cookie = `__Host-arkive-session-key=${sessionId}.wrong`;
    const answer = await mine.call('GET', '/sparql?query=ASK%7B%7D', { 'session-id': sessionId, cookie });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'session-key-mismatch' });
  });

  it('has ended for good', async () => {
    const { sessionId } = await sessionOf(mine, 'Harbour');
    expect(await asking.rows(NAMES, { sessions: [sessionId] })).toHaveLength(1);
    await mine.call('DELETE', '/session', { 'session-id': sessionId });
    await asking.refused(NAMES, { sessions: [sessionId] }, [400, 'session-not-live']);
  });
});

describe('the description of the service', () => {
  it.each(['text/turtle', 'application/n-triples', 'application/ld+json'])(
    'is had as %s, by anybody',
    async (accept) => {
      const answer = await fetch(`${server.url}/sparql`, { headers: { accept } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain(accept);
      const text = await answer.text();
      expect(text).toContain(`${BASE_URL}/sparql`);
      expect(text).toContain('SPARQL11Query');
      expect(text).not.toContain('BasicFederatedQuery');
    },
  );
});

describe('the log and the metrics', () => {
  it('count queries and hold nothing of them', async () => {
    const { sessionId } = await sessionOf(mine, 'Harbour');
    await asking.rows('SELECT ?s { ?s ark:name "UNUSUAL-WORD" }', { sessions: [sessionId] });
    await asking.refused('SELECT UNUSUAL-WORD', { sessions: [sessionId] }, [400, 'query-invalid']);
    expect(JSON.stringify(server.log)).not.toContain('UNUSUAL-WORD');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/arkive_sparql_queries_total\{form="select",engine="session",outcome="answered"\} \d+/u);
    expect(metrics).toMatch(/outcome="query-invalid"/u);
  });
});

describe('the page', () => {
  it('is for browsers, and stands in one file', async () => {
    const file = await readFile(new URL('../../../src/api/sparql/editor.html', import.meta.url), 'utf8');
    const answer = await fetch(`${server.url}/sparql?query=ASK%7B%7D`, {
      headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe(file);
    expect(file).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/u);
  });
});
