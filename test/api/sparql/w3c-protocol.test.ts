// The tests of the SPARQL 1.1 Protocol and of its Service Description (https://www.w3.org/2009/sparql/docs/tests/), against a whole server.
// They are read from where they lie when that is there. Two things are put in their place: `/sparql/` is our endpoint, and the graphs that
// the tests name in their parameters are graphs of a session, for those are named by us.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFactory, Parser, Store } from 'n3';
import type { Term } from '@rdfjs/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../support/raw-request.ts';
import { givenReading, READING } from '../support/given-reading.ts';
import { GraphClient } from '../support/graph-client.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const SUITE = join(import.meta.dirname, '../../../..', 'shared', 'suites', 'sparql11');
const MANIFEST = `${SUITE}/protocol/manifest.ttl`;
const MF = 'http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#';
const HT = 'http://www.w3.org/2011/http#';
const CNT = 'http://www.w3.org/2011/content#';
const DATA = 'http://kasei.us/2009/09/sparql/data/';

interface ProtocolRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly encoding: string;
  readonly statuses: readonly string[];
  readonly format: string | undefined;
  readonly answer: string | undefined;
}

interface ProtocolTest {
  readonly name: string;
  readonly requests: readonly ProtocolRequest[];
}

function readManifest(): readonly ProtocolTest[] {
  const store = new Store(new Parser({ baseIRI: `file://${MANIFEST}` }).parse(readFileSync(MANIFEST, 'utf8')));
  const objects = (subject: Term, property: string) => store.getObjects(subject, DataFactory.namedNode(property), null);
  const one = (subject: Term | undefined, property: string) => (subject ? objects(subject, property)[0] : undefined);
  const lists = store.extractLists();
  const members = (list: Term | undefined) => (list === undefined ? [] : (lists[list.value] ?? []));
  return store.getSubjects(DataFactory.namedNode(`${MF}action`), null, null).map((test) => ({
    name: test.value.slice(test.value.indexOf('#') + 1),
    requests: members(one(one(test, `${MF}action`), `${HT}requests`)).map((request) => {
      const [body, response] = [one(request, `${HT}body`), one(request, `${HT}resp`)];
      const headers = members(one(request, `${HT}headers`)).map((header) => [
        one(header, `${HT}fieldName`)?.value ?? '',
        one(header, `${HT}fieldValue`)?.value ?? '',
      ]);
      return {
        method: one(request, `${HT}methodName`)?.value ?? '',
        path: one(request, `${HT}absolutePath`)?.value ?? '',
        headers: Object.fromEntries(headers) as Readonly<Record<string, string>>,
        body: one(body, `${CNT}chars`)?.value,
        encoding: one(body, `${CNT}characterEncoding`)?.value ?? 'UTF-8',
        statuses: response ? objects(response, `${MF}expectedStatus`).map(({ value }) => value.slice(-3, -2)) : [],
        format: one(response, `${MF}expectedFormat`)?.value,
        answer: one(response, `${MF}expectedBoolean`)?.value,
      };
    }),
  }));
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  boolean: /^application\/sparql-results\+(?:json|xml)$/u,
  tabular: /^(?:application\/sparql-results\+(?:json|xml)|text\/(?:csv|tab-separated-values); charset=utf-8)$/u,
  RDF: /^(?:text\/turtle; charset=utf-8|application\/(?:n-triples|rdf\+xml))$/u,
};

const tests = existsSync(MANIFEST) ? readManifest() : [];
/** This endpoint has no updates: those that are meant to succeed are refused, as all of them are. */
const isUpdate = ({ name }: ProtocolTest) => name.startsWith('update_');

describe.skipIf(tests.length === 0)('SPARQL 1.1 Protocol', () => {
  let server: TestServer;
  let authorization: string;
  let sessionId: string;
  const graphs = new Map<string, string>();
  beforeAll(async () => {
    let subject = '';
    server = await startServer({
      processor: givenReading(() => ({
        ...READING,
        nodes: [{ id: subject, type: 'ark:Organisation', name: 'x' }],
        evidence: [],
      })),
    });
    authorization = await server.authorization(
      'sessions:read',
      'sessions:write',
      'documents:initiate',
      'documents:write',
    );
    const client = new GraphClient(server.url, authorization);
    sessionId = await client.start();
    for (const file of ['data1.rdf', 'data2.rdf', 'data3.rdf']) {
      subject = DATA + file;
      const { requestId } = await client.appended(sessionId, new TextEncoder().encode(`%PDF-1.7 ${file}`));
      graphs.set(subject, `${BASE_URL}/graph/graphs/${requestId}`);
    }
  });
  afterAll(() => server.close());

  const ourPath = (path: string) => {
    const [, query = ''] = path.split(/\/sparql\/\??/u);
    return `/sparql?${query.replaceAll(
      /((?:default|named)-graph-uri=)([^&]*)/gu,
      (_all, name: string, graph: string) => {
        const iri = decodeURIComponent(graph);
        return name + encodeURIComponent(graphs.get(iri) ?? iri);
      },
    )}`;
  };

  async function send({ method, path, headers, body, encoding }: ProtocolRequest) {
    const bytes = Buffer.from(body ?? '', encoding === 'UTF-16' ? 'utf16le' : 'utf8');
    const fields = { host: 'www.example', authorization, 'session-id': sessionId, connection: 'close', ...headers };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = body === undefined ? '' : `content-length: ${bytes.length}\r\n`;
    // As it stands: no client of ours would send a body without its type.
    return rawRequest(
      server.port,
      `${method} ${ourPath(path)} HTTP/1.1\r\n${lines.join('')}${length}\r\n${bytes.toString('latin1')}`,
    );
  }

  it.each(tests.filter((test) => !isUpdate(test)))('$name', async ({ requests }) => {
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) {
      const { status, headers, text } = await send(request);
      expect(request.statuses, text).toContain(String(status)[0]);
      if (request.format !== undefined) expect(headers.get('content-type')).toMatch(FORMATS[request.format] ?? /^$/u);
      if (request.answer !== undefined) expect(JSON.parse(text)).toMatchObject({ boolean: request.answer === 'true' });
    }
  });

  it.each(tests.filter(isUpdate))('$name is refused', async ({ requests }) => {
    const updates = requests.filter(
      ({ headers, body }) => !/^ASK|query=/u.test(body ?? '') && Object.keys(headers).length > 0,
    );
    expect(updates.length).toBeGreaterThan(0);
    for (const update of updates) expect((await send(update)).status).toBe(400);
  });
});

describe('SPARQL 1.1 Service Description', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ processor: givenReading() });
  });
  afterAll(() => server.close());

  const described = async () => {
    const answer = await fetch(`${server.url}/sparql`);
    expect(answer.headers.get('content-type')).toBe('text/turtle; charset=utf-8');
    return new Store(new Parser().parse(await answer.text()));
  };
  const SD = 'http://www.w3.org/ns/sparql-service-description#';
  const node = (iri: string) => DataFactory.namedNode(iri);

  it('returns-rdf', async () => {
    expect((await described()).size).toBeGreaterThan(0);
  });

  it('has-endpoint-triple', async () => {
    expect((await described()).countQuads(null, node(`${SD}endpoint`), node(`${BASE_URL}/sparql`), null)).toBe(1);
  });

  it('conforms-to-schema', async () => {
    const store = await described();
    const TYPE = node('http://www.w3.org/1999/02/22-rdf-syntax-ns#type');
    const typed = (type: string) => store.getSubjects(TYPE, node(SD + type), null);
    const [service, ...others] = typed('Service');
    expect(others).toEqual([]);
    for (const [property, classes] of [
      ['defaultDataset', typed('Dataset')],
      ['defaultGraph', typed('Graph')],
    ] as const) {
      const values = store.getObjects(null, node(SD + property), null).map(({ value }) => value);
      expect(classes.map(({ value }) => value)).toEqual(values);
    }
    const properties = store.getPredicates(service ?? null, null, null).map(({ value }) => value);
    const known = ['endpoint', 'supportedLanguage', 'resultFormat', 'defaultDataset', 'feature'].map(
      (name) => SD + name,
    );
    expect(properties.filter((property) => property !== TYPE.value && !known.includes(property))).toEqual([]);
  });
});
