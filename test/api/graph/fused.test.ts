// Fusion over HTTP, with real parts: PDFs in, one graph out, in every format.
import jsonld from 'jsonld';
import { Parser } from 'n3';
import type { Quad } from 'n3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import type { FusionReport } from '../../../src/model/fusion-report.ts';
import { readNodes } from '../../../src/model/read-nodes.ts';
import type { GraphNode } from '../../../src/model/reading.ts';
import type { DocumentProcessor } from '../../../src/ports/document-processor.ts';
import type { ExtractionResponse } from '../../../src/services/extraction-response.ts';
import { GraphClient, fixture } from '../support/graph-client.ts';
import { answerChecker } from '../support/interface-description.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const DOCUMENTS = ['statement-current', 'statement-savings', 'statement-credit-card'];
const PROV = 'http://www.w3.org/ns/prov#';

interface Fused {
  readonly graphId: string;
  readonly fusedAt: string;
  readonly nodes: readonly GraphNode[];
  readonly report: FusionReport;
}

let processor: DocumentProcessor;
let server: TestServer;
let client: GraphClient;
let stranger: GraphClient;
let sessionId: string;
let appended: readonly ExtractionResponse[];
let fused: Fused;
let expectDescribed: ReturnType<typeof answerChecker>;

const fuse = (session: string, body?: string, headers: Record<string, string> = {}, query = '') =>
  client.call(
    'POST',
    `/graph/fuse${query}`,
    { 'session-id': session, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body,
  );

beforeAll(async () => {
  processor = openWorkerPool({ threads: 1 });
  server = await startServer({ processor });
  const scopes = ['documents:initiate', 'documents:write', 'sessions:read', 'sessions:write'] as const;
  client = new GraphClient(server.url, await server.authorization(...scopes));
  stranger = new GraphClient(server.url, await server.strangerAuthorization(...scopes));
  expectDescribed = answerChecker((await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription);
  sessionId = await client.start();
  const answers: ExtractionResponse[] = [];
  for (const name of DOCUMENTS) answers.push(await client.appended(sessionId, await fixture(name)));
  appended = answers;
  const response = await fuse(sessionId);
  expect(response.status).toBe(200);
  await expectDescribed('post', '/graph/fuse', response.clone());
  fused = (await response.json()) as Fused;
});
afterAll(async () => {
  await server.close();
  await processor.close();
});

const parse = (format: string, text: string): readonly Quad[] => new Parser({ format }).parse(text);
const byId = (a: GraphNode, b: GraphNode) => (a.id < b.id ? -1 : 1);
const problemOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
/** Sets come back from RDF sorted. */
const sorted = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      Array.isArray(each) && !['addressLines', 'categories'].includes(key) && each.every((v) => typeof v === 'string')
        ? [...each].sort()
        : each,
    ),
  );

describe('POST /graph/fuse', () => {
  it('names every node under the graph base, none as a draft', () => {
    expect(fused.nodes.length).toBeGreaterThan(0);
    for (const { id } of fused.nodes) expect(id.startsWith(`${BASE_URL}/graph/nodes/`), id).toBe(true);
    expect(JSON.stringify(fused.nodes)).not.toContain('.draft-nodes');
  });

  it('reports every draft node in exactly one row', () => {
    const drafts = appended.flatMap(({ result }) => result.nodes.map(({ id }) => id));
    expect(fused.report.nodes.flatMap(({ from }) => from).sort()).toEqual(drafts.sort());
  });

  it('keeps the ids when it is done again, and after one more document', async () => {
    const session = await client.start();
    const file = await fixture('statement-current');
    await client.appended(session, file);
    const one = (await (await fuse(session)).json()) as Fused;
    const two = (await (await fuse(session, '')).json()) as Fused;
    expect(two.graphId).not.toBe(one.graphId);
    expect(two.nodes).toEqual(one.nodes);
    await client.appended(session, await fixture('statement-savings'));
    const three = (await (await fuse(session, '{}')).json()) as Fused;
    const ids = new Map(three.report.nodes.flatMap(({ id, from }) => from.map((draft) => [draft, id])));
    for (const { id, from } of one.report.nodes) for (const draft of from) expect(ids.get(draft)).toBe(id);
  });

  it('brings a file that was appended twice to one set of nodes', async () => {
    const session = await client.start();
    const file = await fixture('statement-current');
    await client.appended(session, file);
    const one = (await (await fuse(session)).json()) as Fused;
    await client.appended(session, file);
    const two = (await (await fuse(session)).json()) as Fused;
    expect(two.nodes.map(({ id }) => id).sort()).toEqual(one.nodes.map(({ id }) => id).sort());
  });

  it('makes an empty graph of an empty session', async () => {
    const response = await fuse(await client.start());
    await expectDescribed('post', '/graph/fuse', response.clone());
    expect(await response.json()).toMatchObject({ nodes: [], report: { nodes: [], generated: [] } });
  });

  it.each([
    ['a list', '[]'],
    ['a field that is not known', '{"rule":["x"]}'],
    ['rules that are no list', '{"rules":"x"}'],
    ['generate that is no truth', '{"generate":"yes"}'],
    ['no JSON', '{'],
  ])('refuses %s', async (_what, body) => {
    const response = await fuse(sessionId, body);
    await expectDescribed('post', '/graph/fuse', response.clone());
    expect(await problemOf(response)).toEqual([400, 'invalid-request']);
  });

  it('is not begun when the answer could not be given', async () => {
    const session = await client.start();
    const response = await fuse(session, undefined, { accept: 'text/html' });
    expect(await problemOf(response)).toEqual([406, 'not-acceptable']);
    expect((await client.get(session, '/graph/fused')).status).toBe(404);
  });
});

describe('GET /graph/fused', () => {
  it('answers the newest graph as it was made', async () => {
    const response = await client.get(sessionId, '/graph/fused');
    await expectDescribed('get', '/graph/fused', response.clone());
    expect(await response.json()).toEqual(fused);
  });

  it('answers the same nodes in every format, in the graph of the fusion', async () => {
    const graph = `${BASE_URL}/graph/graphs/${fused.graphId}`;
    const formats = { 'text/turtle': '', 'application/trig': graph, 'application/n-quads': graph };
    const expected = sorted(fused.nodes.toSorted(byId));
    for (const [format, name] of Object.entries(formats)) {
      const quads = parse(format, await (await client.get(sessionId, '/graph/fused', format)).text());
      expect(new Set(quads.map((quad) => quad.graph.value))).toEqual(new Set([name]));
      expect(readNodes(quads).toSorted(byId)).toEqual(expected);
    }
    const linked = (await (await client.get(sessionId, '/graph/fused', 'application/ld+json')).json()) as object;
    expect(linked).toMatchObject({ id: graph, ...fused });
    const text = await jsonld.toRDF(linked, { format: 'application/n-quads' });
    const quads = parse('application/n-quads', text as unknown as string);
    expect(new Set(quads.map((quad) => quad.graph.value))).toEqual(new Set([graph]));
    expect(readNodes(quads).toSorted(byId)).toEqual(expected);
  });

  it('tells in PROV-O from which drafts each node comes, and by which rule', async () => {
    const response = await client.get(sessionId, '/graph/fused?include=provenance', 'application/trig');
    const quads = parse('application/trig', await response.text());
    const provenance = quads.filter((quad) => quad.graph.value.endsWith(`/${fused.graphId}/provenance`));
    for (const { id, from, rule } of fused.report.nodes) {
      const said = provenance.filter((quad) => quad.subject.value === id);
      const objects = (name: string) => said.filter((quad) => quad.predicate.value === PROV + name);
      expect(objects('wasDerivedFrom').map(({ object }) => object.value)).toEqual(from);
      const [activity] = objects('wasGeneratedBy').map(({ object }) => object.value);
      const rules = provenance.filter(
        (quad) => quad.subject.value === activity && quad.predicate.value.endsWith('#rule'),
      );
      expect(rules.map(({ object }) => object.value)).toEqual([rule]);
    }
  });

  it('is not there before the first fusion', async () => {
    const response = await client.get(await client.start(), '/graph/fused');
    await expectDescribed('get', '/graph/fused', response.clone());
    expect(await problemOf(response)).toEqual([404, 'not-found']);
  });

  it('goes with the session, and is nothing to other clients', async () => {
    const session = await client.start();
    await fuse(session);
    expect((await client.get(session, '/graph/fused')).status).toBe(200);
    expect((await stranger.get(session, '/graph/fused')).status).toBe(400);
    expect((await stranger.call('POST', '/graph/fuse', { 'session-id': session })).status).toBe(400);
    await client.call('DELETE', '/session', { 'session-id': session });
    expect((await client.get(session, '/graph/fused')).status).toBe(400);
    expect((await fuse(session)).status).toBe(400);
  });
});
