import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oxigraph from 'oxigraph';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenReading, READING } from '../support/given-reading.ts';
import { GraphClient } from '../support/graph-client.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { sparqlClient } from './sparql-client.ts';
import type { SparqlClient } from './sparql-client.ts';

const NODES = `${BASE_URL}/graph/.draft-nodes`;

/** An endpoint somewhere else, which says of every name in which town it is. */
let endpoint: Server;
let elsewhere = '';
const asked: string[] = [];
const TOWNS = ['Harbour Exeter', 'Vale Bath'].map((line) => line.split(' '));
const store = new oxigraph.Store(
  TOWNS.flatMap(([name = '', town = '']) => {
    const place = oxigraph.namedNode(`urn:${name}`);
    const say = (property: string, value: string) =>
      oxigraph.quad(place, oxigraph.namedNode(`urn:${property}`), oxigraph.literal(value));
    return [say('name', name), say('town', town)];
  }),
);
type Behaviour = (response: ServerResponse, query: string) => void;
const answerTowns: Behaviour = (response, query) => {
  response.setHeader('content-type', 'application/sparql-results+json');
  response.end(store.query(query, { results_format: 'json' }));
};
let behave = answerTowns;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

let server: TestServer;
let mine: GraphClient;
let asking: SparqlClient;
let names: readonly string[] = [];
beforeAll(async () => {
  endpoint = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.authorization ?? 'nobody'}`);
    void textOf(request).then((body) => {
      const form = new URLSearchParams(body || new URL(request.url ?? '', elsewhere).search);
      behave(response, form.get('query') ?? body);
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/sparql`;
  server = await startServer({
    processor: givenReading(() => ({
      ...READING,
      nodes: names.map((name) => ({
        id: `${NODES}/${name}`,
        type: 'ark:Organisation',
        name,
        companyDomains: [`${name}.example`, `www.${name}.example`],
      })),
      evidence: [],
    })),
    sparqlServices: [elsewhere],
  });
  const authorization = await server.authorization(
    'sessions:read',
    'sessions:write',
    'documents:initiate',
    'documents:write',
  );
  mine = new GraphClient(server.url, authorization);
  asking = sparqlClient(server.url, authorization);
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => endpoint.close(resolve));
});
afterEach(() => {
  asked.length = 0;
  behave = answerTowns;
});

async function sessionOf(...named: readonly string[]): Promise<string> {
  const sessionId = await mine.start();
  names = named;
  await mine.appended(sessionId, new TextEncoder().encode(`%PDF-1.7 ${named.join(' ')}`));
  return sessionId;
}

describe('several sessions at once', () => {
  it('are seen together, each with its own default graph, and by the names of their graphs', async () => {
    const sessions = [await sessionOf('Harbour'), await sessionOf('Vale')];
    const [one = '', two = ''] = sessions;
    const rows = await asking.rows('SELECT ?name { ?s ark:name ?name } ORDER BY ?name', { sessions });
    expect(rows.map((row) => row['name']?.value)).toEqual(['Harbour', 'Vale']);
    // In headers of their own, too.
    const apart = await mine.call('GET', `/sparql?query=${encodeURIComponent('SELECT * { ?s ark:name ?n }')}`, {
      'session-id': `${one},${two}`,
    });
    expect(await asking.rowsOf(apart)).toHaveLength(2);
    const graphs = await asking.rows('SELECT DISTINCT ?g { GRAPH ?g { ?s ?p ?o } }', { sessions });
    expect(graphs).toHaveLength(4);
    await mine.call('POST', '/graph/fuse', { 'session-id': one });
    const answer = await asking.send('ASK {}', { sessions });
    expect(answer.headers.get('arkive-default-graph')).toBe('mixed;documents-since=0');
    expect(server.log.some((line) => JSON.stringify(line).includes('Harbour'))).toBe(false);
  });

  it('answer every form of query in every format, and lists as one session does', async () => {
    const sessions = [await sessionOf('Harbour'), await sessionOf('Vale')];
    const domains = `SELECT ?domain { ?s ark:name "Harbour" ; ark:companyDomains ?list . ?list rdf:rest*/rdf:first ?domain } ORDER BY ?domain`;
    const [alone, together] = await Promise.all([
      asking.rows(domains, { sessions: sessions.slice(0, 1) }),
      asking.rows(domains, { sessions }),
    ]);
    expect(together).toEqual(alone);
    const text = async (query: string, accept: string) => (await asking.send(query, { sessions, accept })).text();
    expect(await text('SELECT ?n { ?s ark:name ?n } ORDER BY ?n', 'text/csv')).toBe('n\r\nHarbour\r\nVale\r\n');
    expect(await text('SELECT ?n { ?s ark:name ?n } ORDER BY ?n', 'text/tab-separated-values')).toContain('"Vale"');
    expect(await text('ASK { ?s ark:name "Vale" }', 'application/sparql-results+xml')).toContain('true');
    for (const accept of ['text/turtle', 'application/ld+json']) {
      expect(await text('CONSTRUCT { ?s rdfs:label ?n } WHERE { ?s ark:name ?n }', accept), accept).toContain('Vale');
    }
    expect(await text(`DESCRIBE <${NODES}/Vale>`, 'text/turtle')).toContain('Vale');
  });

  it('are not seen beyond what FROM and the protocol name', async () => {
    const sessions = [await sessionOf('Harbour'), await sessionOf('Vale')];
    const graphs = await asking.rows('SELECT DISTINCT ?g { GRAPH ?g { ?s ark:name "Vale" } }', { sessions });
    const vale = graphs[0]?.['g']?.value ?? '';
    const seen = async (query: string, parameters = {}) =>
      (await asking.rows(query, { sessions, parameters })).map((row) => row['n']?.value);
    expect(await seen(`SELECT ?n FROM <${vale}> { ?s ark:name ?n }`)).toEqual(['Vale']);
    expect(await seen(`SELECT ?n FROM NAMED <${vale}> { GRAPH ?g { ?s ark:name ?n } }`)).toEqual(['Vale']);
    expect(await seen('SELECT ?n { ?s ark:name ?n }', { 'default-graph-uri': vale })).toEqual(['Vale']);
    expect(await seen('SELECT ?n FROM <urn:elsewhere> { ?s ark:name ?n }')).toEqual([]);
  });

  it('are counted as questions to the federation, and one session alone as one to its own copy', async () => {
    const sessions = [await sessionOf('Harbour'), await sessionOf('Vale')];
    const count = async (engine: string) => {
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      const line = new RegExp(
        `arkive_sparql_queries_total\\{form="ask",engine="${engine}",outcome="answered"\\} (\\d+)`,
        'u',
      );
      return Number(line.exec(metrics)?.[1] ?? 0);
    };
    const before = [await count('session'), await count('federation')];
    await asking.send('ASK {}', { sessions });
    await asking.send('ASK {}', { sessions: sessions.slice(0, 1) });
    const after = [await count('session'), await count('federation')];
    expect(after).toEqual(before.map((number) => number + 1));
  });

  it('are at most eight, and a query that is not valid is refused as ever', async () => {
    const sessions = [await sessionOf('Harbour'), await sessionOf('Vale')];
    await asking.refused('SELECT * { ?s ?p', { sessions }, [400, 'query-invalid']);
    const many = Array.from({ length: 9 }, () => crypto.randomUUID());
    await asking.refused('ASK {}', { sessions: many }, [400, 'session-required']);
  });
});

describe('SERVICE', () => {
  it('joins what an endpoint on the list says', async () => {
    const sessions = [await sessionOf('Harbour')];
    const query = `SELECT ?name ?town { ?s ark:name ?name SERVICE <${elsewhere}> { ?x <urn:name> ?name ; <urn:town> ?town } }`;
    const rows = await asking.rows(query, { sessions });
    expect(rows.map((row) => [row['name']?.value, row['town']?.value])).toEqual([['Harbour', 'Exeter']]);
    // Queries, and nothing that is for us alone.
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((line) => !/^(?:GET \/sparql\?query=|POST \/sparql )/u.test(line))).toEqual([]);
    expect(asked.filter((line) => !line.endsWith(' nobody'))).toEqual([]);
  });

  it.each([
    ['another host', 'SELECT * { SERVICE <http://example.org/sparql> { ?s ?p ?o } }'],
    ['another path', 'SELECT * { SERVICE <HERE/more> { ?s ?p ?o } }'],
    ['silence', 'SELECT * { SERVICE SILENT <http://example.org/sparql> { ?s ?p ?o } }'],
    ['a variable', 'SELECT * { VALUES ?e { <HERE> } SERVICE ?e { ?s ?p ?o } }'],
    ['a prefix', 'PREFIX x: <http://example.org/> SELECT * { SERVICE x:sparql { ?s ?p ?o } }'],
    ['one that is, and one that is not', 'SELECT * { SERVICE <HERE> { ?s ?p ?o } SERVICE <urn:x> { ?s ?p ?o } }'],
    ['one inside another', 'SELECT * { SERVICE <urn:x> { SERVICE <HERE> { ?s ?p ?o } } }'],
    ['a file', 'SELECT * { SERVICE <file:///etc/passwd> { ?s ?p ?o } }'],
  ])('is refused before anything is asked, with %s', async (_what, query) => {
    const sessions = [await sessionOf('Harbour')];
    await asking.refused(query.replaceAll('HERE', elsewhere), { sessions }, [403, 'service-not-allowed']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['fails', (response: ServerResponse) => void response.writeHead(500).end()],
    ['leads elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['sends no results', (response: ServerResponse) => void response.end('<html></html>')],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
  ])('says so when the endpoint %s', async (_what, fail) => {
    behave = fail;
    const sessions = [await sessionOf('Harbour')];
    const query = `SELECT * { SERVICE <${elsewhere}> { ?s ?p ?o } }`;
    await asking.refused(query, { sessions }, [502, 'service-failed']);
    expect(asked.some((line) => line.includes('/elsewhere'))).toBe(false);
  });

  it('is told of in the description of the service', async () => {
    const answer = await fetch(`${server.url}/sparql`, { headers: { accept: 'text/turtle' } });
    expect(await answer.text()).toContain('sd:BasicFederatedQuery');
  });
});
