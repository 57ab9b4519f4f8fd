// Documents of a session over HTTP, with real parts: PDFs through worker threads into a vault on the disk, and out as graphs.
import { createHash } from 'node:crypto';
import jsonld from 'jsonld';
import { Parser, Writer } from 'n3';
import type { Quad } from 'n3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import { readNodes } from '../../../src/model/read-nodes.ts';
import type { GraphNode } from '../../../src/model/reading.ts';
import type { DocumentProcessor } from '../../../src/ports/document-processor.ts';
import type { ExtractionResponse } from '../../../src/services/extraction-response.ts';
import { GraphClient, fixture } from '../support/graph-client.ts';
import { answerChecker } from '../support/interface-description.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const DOCUMENTS = ['statement-current', 'statement-savings', 'statement-credit-card', 'statement-two-accounts'];
const PROV = 'http://www.w3.org/ns/prov#';

let processor: DocumentProcessor;
let server: TestServer;
let client: GraphClient;
let stranger: GraphClient;
let sessionId: string;
let appended: readonly ExtractionResponse[];
let expectDescribed: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  processor = openWorkerPool({ threads: 1 });
  server = await startServer({ processor });
  const scopes = [
    'documents:initiate',
    'documents:write',
    'documents:read',
    'sessions:read',
    'sessions:write',
  ] as const;
  client = new GraphClient(server.url, await server.authorization(...scopes));
  stranger = new GraphClient(server.url, await server.strangerAuthorization(...scopes));
  expectDescribed = answerChecker((await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription);
  sessionId = await client.start();
  const answers: ExtractionResponse[] = [];
  for (const name of DOCUMENTS) {
    const query = '?include=provenance';
    answers.push(await client.appended(sessionId, await fixture(name), { name: `${name}.pdf`, query }));
  }
  appended = answers;
});
afterAll(async () => {
  await server.close();
  await processor.close();
});

const json = async <T>(response: Response) => (await response.json()) as T;
const source = (requestId: string, query = '') => `/graph/sources/${requestId}${query}`;
const graphOf = (requestId: string) => `${BASE_URL}/graph/graphs/${requestId}`;
const parse = (format: string, text: string): readonly Quad[] => new Parser({ format }).parse(text);
const first = (): ExtractionResponse => appended[0] ?? expect.fail('nothing was appended');

/** Sets come back from RDF sorted. */
const sorted = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      Array.isArray(each) && !['addressLines', 'categories'].includes(key) && each.every((v) => typeof v === 'string')
        ? [...each].sort()
        : each,
    ),
  );

async function quadsOfJsonLd(text: string): Promise<readonly Quad[]> {
  const documentLoader = (url: string): never => {
    throw new Error(`the answer asks for ${url}`);
  };
  const document = JSON.parse(text) as jsonld.JsonLdDocument;
  const options = { documentLoader, format: 'application/n-quads' } as jsonld.Options.ToRdf;
  return parse('application/n-quads', (await jsonld.toRDF(document, options)) as string);
}

/** Canonical N-Quads (RDFC-1.0): equal for datasets that differ in the names of their blank nodes only. */
async function canonical(quads: readonly Quad[]): Promise<string> {
  const text = new Writer({ format: 'application/n-quads' }).quadsToString([...quads]);
  const options = { algorithm: 'RDFC-1.0', inputFormat: 'application/n-quads', format: 'application/n-quads' };
  return jsonld.canonize(text as unknown as jsonld.JsonLdDocument, options as unknown as jsonld.Options.Normalize);
}

describe('GET /graph/sources', () => {
  it('lists the documents in the order of appending, without their graphs', async () => {
    const response = await client.get(sessionId, '/graph/sources');
    await expectDescribed('get', '/graph/sources', response.clone());
    const { sources } = await json<{ sources: readonly Record<string, unknown>[] }>(response);
    expect(sources).toMatchObject(
      appended.map(({ requestId, inputs, result: { document, status } }) => ({ requestId, inputs, document, status })),
    );
    expect(sources[0]).not.toHaveProperty('nodes');
    const transactions = first().result.nodes.filter(({ type }) => type === 'ark:Transaction');
    expect(sources[0]?.['nodeCounts']).toMatchObject({ 'ark:Transaction': transactions.length });
  });

  it('is empty for a new session', async () => {
    expect(await json(await client.get(await client.start(), '/graph/sources'))).toEqual({ sources: [] });
  });
});

describe('GET /graph/sources/{requestId}', () => {
  it('answers the nodes as they were extracted', async () => {
    for (const { requestId, result } of appended) {
      const response = await client.get(sessionId, source(requestId));
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('vary')).toBe('Accept');
      await expectDescribed('get', '/graph/sources/{requestId}', response.clone());
      expect(await json(response)).toEqual({ requestId, document: result.document, nodes: result.nodes });
    }
  });

  it('adds provenance when it is asked for', async () => {
    const { requestId, result } = first();
    const response = await client.get(sessionId, source(requestId, '?include=provenance'));
    await expectDescribed('get', '/graph/sources/{requestId}', response.clone());
    expect(await json(response)).toHaveProperty('provenance', result.provenance);
  });

  it.each([
    ['text/turtle', 'text/turtle; charset=utf-8', (text: string) => parse('text/turtle', text)],
    ['application/trig', 'application/trig', (text: string) => parse('application/trig', text)],
    ['application/n-quads', 'application/n-quads', (text: string) => parse('application/n-quads', text)],
    ['application/ld+json', 'application/ld+json', quadsOfJsonLd],
  ])('answers the same nodes as %s', async (accept, contentType, quadsOf) => {
    for (const { requestId, result } of appended) {
      const response = await client.get(sessionId, source(requestId), accept);
      expect(response.headers.get('content-type')).toBe(contentType);
      await expectDescribed('get', '/graph/sources/{requestId}', response.clone());
      const quads = await quadsOf(await response.text());
      const byId = (a: GraphNode, b: GraphNode) => (a.id < b.id ? -1 : 1);
      expect(readNodes(quads).toSorted(byId)).toEqual(sorted(result.nodes.toSorted(byId)));
      const graph = accept === 'text/turtle' ? '' : graphOf(requestId);
      expect(new Set(quads.map((quad) => quad.graph.value))).toEqual(new Set([graph]));
    }
  });

  it('answers JSON-LD that is the JSON with a context and the name of the graph', async () => {
    const { requestId } = first();
    const plain = await json<object>(await client.get(sessionId, source(requestId)));
    const linked = await json<object>(await client.get(sessionId, source(requestId), 'application/ld+json'));
    expect(linked).toEqual({ '@context': expect.any(Object) as object, id: graphOf(requestId), ...plain });
  });

  it('answers provenance in a graph of its own, the same in TriG, N-Quads and JSON-LD', async () => {
    const { requestId, result } = first();
    const path = source(requestId, '?include=provenance');
    const text = async (accept: string) => (await client.get(sessionId, path, accept)).text();
    const trig = parse('application/trig', await text('application/trig'));
    expect(await canonical(parse('application/n-quads', await text('application/n-quads')))).toBe(
      await canonical(trig),
    );
    expect(await canonical(await quadsOfJsonLd(await text('application/ld+json')))).toBe(await canonical(trig));

    const provenance = trig.filter(({ graph }) => graph.value === `${graphOf(requestId)}/provenance`);
    const objects = (predicate: string) => provenance.filter((quad) => quad.predicate.value === predicate);
    expect(objects(`${PROV}wasDerivedFrom`).map(({ subject, object }) => [subject.value, object.value])).toEqual([
      [graphOf(requestId), `${BASE_URL}/documents/${requestId}/file`],
    ]);
    const [evidence] = result.provenance ?? [];
    expect(objects(`${PROV}value`).map(({ object }) => object.value)).toEqual(
      result.provenance?.map((each) => each.text),
    );
    expect(objects(`${PROV}wasQuotedFrom`)[0]?.object.value).toMatch(
      new RegExp(
        `/documents/${requestId}/file#page=${String(evidence?.page)}&viewrect=[\\d.]+,[\\d.]+,[\\d.]+,[\\d.]+$`,
      ),
    );
    const turtle = parse('text/turtle', await text('text/turtle'));
    expect(turtle).toHaveLength(trig.length);
  });

  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['text/turtle;q=0.5, application/trig', 'application/trig'],
    ['text/*', 'text/turtle; charset=utf-8'],
    ['application/*;q=0.3, text/turtle;q=0.2', 'application/json'],
    ['application/json;q=0, application/*', 'application/ld+json'],
    ['application/ld+json;profile="http://www.w3.org/ns/json-ld#compacted"', 'application/ld+json'],
    ['TEXT/Turtle; q=0.4 , text/html', 'text/turtle; charset=utf-8'],
    ['text/html, */*;q=0.1', 'application/json'],
  ])('Accept %s is answered with %s', async (accept, contentType) => {
    const headers = { 'session-id': sessionId, ...(accept !== undefined && { accept }) };
    const response = await client.call('GET', source(first().requestId), headers);
    expect(response.headers.get('content-type')?.replace('application/json; charset=utf-8', 'application/json')).toBe(
      contentType,
    );
    await response.text();
  });

  it.each(['text/html', 'application/rdf+xml', 'text/turtle;q=0', 'turtle'])(
    'Accept %s is refused with the formats that there are',
    async (accept) => {
      const response = await client.get(sessionId, source(first().requestId), accept);
      expect([response.status, response.headers.get('vary')]).toEqual([406, 'Accept']);
      await expectDescribed('get', '/graph/sources/{requestId}', response.clone());
      expect((await json<{ detail: string }>(response)).detail).toContain('application/n-quads');
    },
  );

  it.each(['6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11', 'x', '%2e%2e'])('%s is not there', async (requestId) => {
    const response = await client.get(sessionId, source(requestId));
    expect(response.status).toBe(404);
    await expectDescribed('get', '/graph/sources/{requestId}', response);
  });
});

describe('GET /documents/{requestId}/file', () => {
  it('gives the file back byte for byte, to be saved under its name', async () => {
    const { requestId, inputs } = first();
    const response = await client.get(sessionId, `/documents/${requestId}/file`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=statement-current.pdf');
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(inputs[0]?.checksum);
    await expectDescribed('get', '/documents/{requestId}/file', response);
  });

  it.each(['août "2024" – 家.pdf', 'a;b=c\\d.pdf', 'tab\tand%41.pdf'])('keeps the name %j', async (name) => {
    const session = await client.start();
    const { requestId, inputs } = await client.appended(session, await fixture('letter'), { name });
    const response = await client.get(session, `/documents/${requestId}/file`);
    expect(response.status).toBe(200);
    const header = response.headers.get('content-disposition') ?? '';
    const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
    const quoted = /filename="((?:[^"\\]|\\.)*)"/.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
    const plain = /filename=([^";]+)/.exec(header)?.[1];
    expect(extended === undefined ? (quoted ?? plain) : decodeURIComponent(extended)).toBe(inputs[0]?.filename);
  });

  it('is not there for another requestId', async () => {
    const response = await client.get(sessionId, '/documents/6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11/file');
    expect(response.status).toBe(404);
    await expectDescribed('get', '/documents/{requestId}/file', response);
  });
});

describe('POST /documents/append', () => {
  it('answers what POST /documents/single does', async () => {
    const form = new FormData();
    form.append('document', new Blob([await fixture('statement-current')]), 'statement-current.pdf');
    const single = await json<ExtractionResponse>(
      await client.call('POST', '/documents/single?include=provenance', {}, form),
    );
    const anonymous = (response: ExtractionResponse): unknown => {
      const ids = new Map(response.result.nodes.map(({ id }, at) => [id, `node-${at}`]));
      const text = JSON.stringify(response).replaceAll(response.requestId, 'request');
      return JSON.parse(text, (_key, value: unknown) =>
        typeof value === 'string' ? (ids.get(value) ?? value) : value,
      );
    };
    expect(anonymous(first())).toEqual(anonymous(single));
  });

  it('is described', async () => {
    const session = await client.start();
    await expectDescribed('post', '/documents/append', await client.append(session, await fixture('letter')));
    await expectDescribed('post', '/documents/append', await client.append(session, new Uint8Array(10)));
    await expectDescribed('post', '/documents/append', await client.append('x', await fixture('letter')));
  });

  it('says when the same file was appended before, whatever its name, and keeps it again', async () => {
    const session = await client.start();
    const file = await fixture('statement-savings');
    const one = await client.appended(session, file);
    const two = await client.appended(session, file, { name: 'again.pdf' });
    expect(one.result.status.expectations.info).not.toContainEqual(
      expect.objectContaining({ nodeType: 'ark:Document' }),
    );
    expect(two.result.status.expectations.info).toContainEqual({
      nodeType: 'ark:Document',
      reason: `The same file (by its SHA-256 checksum) was appended before, by the request ${one.requestId}.`,
    });
    const { sources } = await json<{ sources: readonly { duplicateOf?: string }[] }>(
      await client.get(session, '/graph/sources'),
    );
    expect(sources.map(({ duplicateOf }) => duplicateOf)).toEqual([undefined, one.requestId]);
    // In another session it is new.
    const elsewhere = await client.appended(await client.start(), file);
    expect(elsewhere.result.status.expectations).toEqual(one.result.status.expectations);
  });

  it('keeps every one of several appended at once, and tells which of the same files came first', async () => {
    const session = await client.start();
    const files = await Promise.all(
      ['statement-current', 'letter', 'statement-savings', 'letter', 'letter'].map(fixture),
    );
    const answers = await Promise.all(files.map((file) => client.appended(session, file)));
    const { sources } = await json<{
      sources: readonly { requestId: string; inputs: readonly { checksum: string }[]; duplicateOf?: string }[];
    }>(await client.get(session, '/graph/sources'));
    expect(sources.map(({ requestId }) => requestId).sort()).toEqual(answers.map(({ requestId }) => requestId).sort());
    const letters = sources.filter(({ inputs }) => inputs[0]?.checksum === answers[1]?.inputs[0]?.checksum);
    expect(letters.map(({ duplicateOf }) => duplicateOf)).toEqual([
      undefined,
      letters[0]?.requestId,
      letters[0]?.requestId,
    ]);
  });

  it('with a strict preference that is not met extracts nothing, but keeps the file and its class', async () => {
    const session = await client.start();
    const headers = { prefer: 'document-class="earnings-payslip", handling=strict' };
    const response = await client.append(session, await fixture('statement-current'), { headers });
    expect([response.status, response.headers.get('preference-applied')]).toEqual([412, null]);
    await expectDescribed('post', '/documents/append', response.clone());
    const { requestId } = await json<{ requestId: string }>(response);
    const listing = await client.get(session, '/graph/sources');
    await expectDescribed('get', '/graph/sources', listing.clone());
    expect(await json(listing)).toMatchObject({
      sources: [
        {
          requestId,
          document: { classIdentifier: 'banking-statement' },
          status: { extraction: 'NOT_PERFORMED', review: 'REVIEW_PENDING' },
          nodeCounts: {},
        },
      ],
    });
    const file = await client.get(session, `/documents/${requestId}/file`);
    expect(Buffer.from(await file.arrayBuffer()).equals(await fixture('statement-current'))).toBe(true);
    expect(await json(await client.get(session, source(requestId)))).toMatchObject({ requestId, nodes: [] });
    // The same file without the preference is no repetition: it was never read.
    const read = await client.appended(session, await fixture('statement-current'));
    expect(read.result.status.expectations.info).not.toContainEqual(
      expect.objectContaining({ nodeType: 'ark:Document' }),
    );
  });

  it('keeps nothing of what could not be read', async () => {
    const session = await client.start();
    expect((await client.append(session, new TextEncoder().encode('no document'))).status).toBe(400);
    expect((await client.append(session, (await fixture('letter')).slice(0, 600))).status).toBe(422);
    expect(await json(await client.get(session, '/graph/sources'))).toEqual({ sources: [] });
  });
});

describe('a session', () => {
  const paths = () => {
    const { requestId } = first();
    return ['/graph/sources', source(requestId), `/documents/${requestId}/file`];
  };

  it('does not exist for another client', async () => {
    for (const path of paths()) expect((await stranger.get(sessionId, path)).status).toBe(400);
    expect((await stranger.append(sessionId, await fixture('letter'))).status).toBe(400);
  });

  it('does not show what is in another session of the same client', async () => {
    const other = await client.start();
    const [, graph = '', file = ''] = paths();
    expect((await client.get(other, graph)).status).toBe(404);
    expect((await client.get(other, file)).status).toBe(404);
  });

  it('has to be named', async () => {
    for (const path of paths()) expect((await client.call('GET', path)).status).toBe(400);
  });

  it('that was deleted answers nothing any more', async () => {
    const session = await client.start();
    const { requestId } = await client.appended(session, await fixture('letter'));
    const kept = ['/graph/sources', source(requestId), `/documents/${requestId}/file`];
    for (const path of kept) expect((await client.get(session, path)).status).toBe(200);
    expect((await client.call('DELETE', '/session', { 'session-id': session })).status).toBe(204);
    for (const path of kept) expect((await client.get(session, path)).status).toBe(400);
    expect((await client.append(session, await fixture('letter'))).status).toBe(400);
  });
});
