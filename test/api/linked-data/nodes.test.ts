import jsonld from 'jsonld';
import { Parser } from 'n3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodePaths } from '../../../src/api/linked-data/node-paths.ts';
import type { GraphNode } from '../../../src/model/reading.ts';
import { READING, givenReading } from '../support/given-reading.ts';
import { GraphClient } from '../support/graph-client.ts';
import { answerChecker } from '../support/interface-description.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const SCOPES = ['documents:initiate', 'documents:write', 'sessions:read', 'sessions:write'] as const;
const DRAFT: GraphNode = {
  ...READING.nodes[0],
  id: `${BASE_URL}/graph/.draft-nodes/7c9e6679`,
  type: 'ark:Organisation',
};

let server: TestServer;
let client: GraphClient;
let stranger: GraphClient;
let sessionId: string;
let persistent: GraphNode;
let expectDescribed: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  client = new GraphClient(server.url, await server.authorization(...SCOPES));
  stranger = new GraphClient(server.url, await server.strangerAuthorization(...SCOPES));
  expectDescribed = answerChecker((await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription);
  sessionId = await client.start();
  await client.appended(sessionId, new Uint8Array(Buffer.from('%PDF-1.7')));
  const fused = await client.call('POST', '/graph/fuse', { 'session-id': sessionId });
  [persistent] = ((await fused.json()) as { nodes: [GraphNode] }).nodes;
});
afterAll(() => server.close());

const pathOf = ({ id }: GraphNode) => id.slice(BASE_URL.length);
/** All of a refusal that could tell one thing from another. */
const refusal = async (response: Response) => {
  const { requestId, ...body } = (await response.json()) as Record<string, unknown>;
  expect(requestId).toBeDefined();
  return { status: response.status, body };
};

describe.each([
  ['a draft node', '/graph/.draft-nodes/{nodeId}', () => DRAFT],
  ['a persistent node', '/graph/nodes/{nodeId}', () => persistent],
])('the IRI of %s', (_, described, node) => {
  it('leads to the node as JSON, with the address of its context', async () => {
    const response = await client.get(sessionId, pathOf(node()));
    expect(response.headers.get('link')).toContain(
      `<${BASE_URL}/arkive/context>; rel="http://www.w3.org/ns/json-ld#context"`,
    );
    expect(await response.json()).toEqual(node());
  });

  it('is described, in every format and in refusal', async () => {
    for (const accept of [
      'application/json',
      'application/ld+json',
      'text/turtle',
      'application/trig',
      'application/n-quads',
    ]) {
      await expectDescribed('get', described, await client.get(sessionId, pathOf(node()), accept));
    }
    await expectDescribed('get', described, await client.get(sessionId, pathOf(node()), 'application/pdf'));
    await expectDescribed('get', described, await client.get(sessionId, `${pathOf(node())}0`));
    await expectDescribed('get', described, await fetch(server.url + pathOf(node())));
  });

  it('leads to the same statements in JSON-LD and in Turtle, and to no others', async () => {
    const turtle = await (await client.get(sessionId, pathOf(node()), 'text/turtle')).text();
    const document = (await (await client.get(sessionId, pathOf(node()), 'application/ld+json')).json()) as object;
    const nQuads = await jsonld.toRDF(document, { format: 'application/n-quads' });
    const quads = new Parser().parse(turtle);
    expect(quads.map(({ subject }) => subject.value)).toEqual(quads.map(() => node().id));
    const lines = (text: string) =>
      new Parser({ format: 'N-Quads' }).parse(text).map(({ predicate, object }) => [predicate.value, object.value]);
    expect(quads.map(({ predicate, object }) => [predicate.value, object.value]).sort()).toEqual(
      lines(nQuads as unknown as string).sort(),
    );
  });

  it('leads anybody else nowhere, as if there were no such node', async () => {
    const own = await stranger.start();
    const [there, not] = [pathOf(node()), `${pathOf(node())}0`];
    const alike = [
      [await stranger.get(own, there), await stranger.get(own, not)],
      [await stranger.get(sessionId, there), await stranger.get(sessionId, not)],
      [await client.get(await client.start(), there), await client.get(sessionId, not)],
      [await client.call('GET', there), await client.call('GET', not)],
      [await fetch(server.url + there), await fetch(server.url + not)],
    ] as const;
    const statuses = await Promise.all(
      alike.map(async ([one, other]) => {
        const [a, b] = [await refusal(one), await refusal(other)];
        expect(a).toEqual(b);
        return a.status;
      }),
    );
    expect(statuses).toEqual([404, 400, 404, 400, 401]);
  });

  it('leads nowhere without the scope to read', async () => {
    const blind = new GraphClient(server.url, await server.authorization('sessions:write'));
    expect((await blind.get(sessionId, pathOf(node()))).status).toBe(403);
  });

  it('leads nowhere when the session is over', async () => {
    const other = await client.start();
    await client.appended(other, new Uint8Array(Buffer.from('%PDF-1.7')));
    expect((await client.get(other, pathOf(DRAFT))).status).toBe(200);
    await client.call('DELETE', '/session', { 'session-id': other });
    expect((await client.get(other, pathOf(DRAFT))).status).toBe(400);
  });
});

describe('the paths of nodes', () => {
  it.each([
    ['https://a.example', 'https://a.example/graph', '/graph'],
    ['https://a.example/arkive', 'https://a.example/arkive/graph', '/graph'],
    ['https://a.example', 'https://id.example/g/h', '/g/h'],
    ['https://a.example', 'https://id.example', ''],
    ['https://a.example/arkive', 'https://a.example/arkives', '/arkives'],
  ])('of a service at %s that names them under %s begin with "%s"', (baseUrl, graphBase, base) => {
    expect(nodePaths({ baseUrl, graphBase })).toEqual({ drafts: `${base}/.draft-nodes`, persistent: `${base}/nodes` });
  });
});
