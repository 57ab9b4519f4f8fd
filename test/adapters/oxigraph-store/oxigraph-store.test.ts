import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openOxigraphStore } from '../../../src/adapters/oxigraph-store/oxigraph-store.ts';
import { graphIri, provenanceIri } from '../../../src/model/graph-names.ts';
import { readNodes } from '../../../src/model/read-nodes.ts';
import type { GraphNode } from '../../../src/model/reading.ts';
import type { FusedGraph } from '../../../src/model/source-document.ts';
import type { TracedDocument } from '../../../src/model/source-provenance.ts';
import type { GraphContents, GraphItem, GraphStore } from '../../../src/ports/graph-store.ts';

const naming = { graphBase: 'https://arkive.example/graph', baseUrl: 'https://arkive.example' };
const EVERYTHING = 'CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }';
const ENDLESS =
  'CONSTRUCT { ?a ?b ?c } WHERE { ?a ?p1 ?x . ?b ?p2 ?y . ?c ?p3 ?z . ?d ?p4 ?u . ?e ?p5 ?v . FILTER(?a = ?b && ?b = ?d) }';

const WHEN = '2026-03-01T12:00:00.000Z';

let store: GraphStore;
const worker = new URL('./graph-worker.ts', import.meta.url);
const open = async (limits = {}) => (store = await openOxigraphStore({ naming, worker, limits }));
afterEach(() => store.close());

/** A document of the vault, with how often it was read. */
class Shelf implements GraphContents {
  readonly items: GraphItem[] = [];
  readonly reads: string[] = [];
  readonly #nodes = new Map<string, readonly GraphNode[]>();

  /** The IRI of the graph. */
  put(nodes: readonly GraphNode[], kind: GraphItem['kind'] = 'source'): string {
    const itemId = randomUUID();
    this.items.push({ kind, itemId });
    this.#nodes.set(itemId, nodes);
    return graphIri(naming, itemId);
  }

  readonly read = ({ itemId }: GraphItem): Promise<Uint8Array> => {
    this.reads.push(itemId);
    const report = { nodes: [], generated: [], conflicts: [], uncertain: [] };
    const item = { requestId: itemId, graphId: itemId, fusedAt: WHEN, nodes: this.#nodes.get(itemId), report, ids: {} };
    return Promise.resolve(Buffer.from(JSON.stringify(item)));
  };
}

const bank = (name: string): GraphNode => ({
  id: `${naming.graphBase}/.draft-nodes/${name}`,
  type: 'ark:Organisation',
  name,
});
const named = (count: number) => Array.from({ length: count }, (_, at) => bank(`bank-${at}`));
const namesIn = async (sessionId: string, contents: GraphContents, graphs: readonly string[]) =>
  readNodes(await store.query(sessionId, contents, { construct: EVERYTHING, graphs }))
    .map((node) => node['name'])
    .sort();

describe('the graph store', () => {
  it('answers from the graphs that are named, and from no others', async () => {
    await open();
    const shelf = new Shelf();
    const [one, two] = [shelf.put([bank('A')]), shelf.put([bank('B')])];
    expect(await namesIn('s', shelf, [one])).toEqual(['A']);
    expect(await namesIn('s', shelf, [two])).toEqual(['B']);
    expect(await namesIn('s', shelf, [one, two])).toEqual(['A', 'B']);
    expect(await namesIn('s', shelf, [])).toEqual([]);
    const byName = `CONSTRUCT { ?s ?p ?o } WHERE { GRAPH ?g { ?s ?p ?o } }`;
    expect(readNodes(await store.query('s', shelf, { construct: byName, graphs: [one] }))).toEqual([bank('A')]);
  });

  it('keeps printed amounts, dates, lists and figures as they were', async () => {
    await open();
    const shelf = new Shelf();
    const nodes: readonly GraphNode[] = [
      {
        id: `${naming.graphBase}/.draft-nodes/1`,
        type: 'ark:Transaction',
        date: '2024-02-29',
        amount: { type: 'ark:CurrencyValue', amount: '12.30', currency: 'GBP', direction: 'Debit' },
      },
      { id: `${naming.graphBase}/.draft-nodes/2`, type: 'ark:Address', addressLines: ['b', 'a', 'b'], postcode: 'A1' },
      { id: `${naming.graphBase}/.draft-nodes/3`, type: 'ark:MeterReading', reading: 1234.5 },
    ];
    const graph = shelf.put(nodes);
    const back = readNodes(await store.query('s', shelf, { construct: EVERYTHING, graphs: [graph] }));
    expect(back.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(nodes);
  });

  it('reads each item once, and only what is new after that', async () => {
    await open();
    const shelf = new Shelf();
    const one = shelf.put([bank('A')]);
    await Promise.all([namesIn('s', shelf, [one]), namesIn('s', shelf, [one])]);
    const two = shelf.put([bank('B')]);
    expect(await namesIn('s', shelf, [one, two])).toEqual(['A', 'B']);
    expect(shelf.reads).toEqual(shelf.items.map(({ itemId }) => itemId));
  });

  it('takes out what the session holds no more', async () => {
    await open();
    const shelf = new Shelf();
    const graphs = [shelf.put([bank('A')]), shelf.put([bank('old')], 'fused')];
    expect(await namesIn('s', shelf, graphs)).toEqual(['A', 'old']);
    shelf.items.pop();
    graphs.push(shelf.put([bank('new')], 'fused'));
    expect(await namesIn('s', shelf, graphs)).toEqual(['A', 'new']);
  });

  it('holds provenance in graphs of its own', async () => {
    await open();
    const itemId = randomUUID();
    const traced: TracedDocument = {
      requestId: itemId,
      receivedAt: WHEN,
      input: { filename: 'a.pdf', mimeType: 'application/pdf', sizeInBytes: 1, checksum: '0'.repeat(64) },
      evidence: [
        {
          nodeId: bank('A').id,
          property: 'name',
          page: 2,
          box: { x0: 10, y0: 20, x1: 110.5, y1: 32 },
          text: 'A',
          rule: 'banking-base/issuer',
          confidence: 0.98,
        },
      ],
    };
    const contents: GraphContents = {
      items: [
        { kind: 'source', itemId },
        { kind: 'evidence', itemId },
      ],
      read: ({ kind }) =>
        Promise.resolve(Buffer.from(JSON.stringify(kind === 'evidence' ? traced : { nodes: [bank('A')] }))),
    };
    const construct = `PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> PREFIX prov: <http://www.w3.org/ns/prov#>
      CONSTRUCT { ?node prov:wasQuotedFrom ?place } WHERE {
        GRAPH <${graphIri(naming, itemId)}> { ?node ?property ?value }
        GRAPH <${provenanceIri(naming, itemId)}> {
          [] rdf:subject ?node ; rdf:predicate ?property ; prov:wasQuotedFrom ?place ; prov:value ?value } }`;
    const graphs = [graphIri(naming, itemId), provenanceIri(naming, itemId)];
    const quads = await store.query('s', contents, { construct, graphs });
    expect(quads.map(({ subject, object }) => [subject.value, object.value])).toEqual([
      [bank('A').id, `https://arkive.example/documents/${itemId}/file#page=2&viewrect=10,20,100.5,12`],
    ]);
    expect(await namesIn('s', contents, [graphs[0] ?? ''])).toEqual(['A']);
  });

  it('holds the sessions apart, even under one graph name', async () => {
    await open();
    const [mine, theirs] = [new Shelf(), new Shelf()];
    const graph = mine.put([bank('A')]);
    expect(await namesIn('mine', mine, [graph])).toEqual(['A']);
    expect(await namesIn('theirs', theirs, [graph])).toEqual([]);
  });

  it('makes the copy anew after it was dropped', async () => {
    await open();
    const shelf = new Shelf();
    const graph = shelf.put([bank('A')]);
    await namesIn('s', shelf, [graph]);
    await store.drop(['s', 'unknown']);
    expect(await namesIn('s', shelf, [graph])).toEqual(['A']);
    expect(shelf.reads).toHaveLength(2);
  });

  it('says of work whose session ended meanwhile that the session is over', async () => {
    await open();
    const shelf = new Shelf();
    const graphs = [shelf.put(named(200))];
    const request = { graphId: randomUUID(), fusedAt: WHEN, options: {} };
    const works = {
      query: () => store.query('s', shelf, { construct: ENDLESS, graphs }),
      fusion: () => store.fuse('s', shelf, request),
    };
    for (const [what, work] of Object.entries(works)) {
      const reads = shelf.reads.length;
      const underWay = work();
      const refused = expect(underWay, what).rejects.toMatchObject({ code: 'session-not-live' });
      await expect.poll(() => shelf.reads.length, { interval: 1 }).toBeGreaterThan(reads);
      await store.drop(['s']);
      await refused;
    }
  });

  it('puts copies away when nobody has asked for a while', async () => {
    await open({ idleMs: 1 });
    const shelf = new Shelf();
    const graph = shelf.put([bank('A')]);
    await namesIn('s', shelf, [graph]);
    await expect
      .poll(async () => (await namesIn('s', shelf, [graph]), shelf.reads.length), { timeout: 10_000 })
      .toBeGreaterThan(1);
  });

  it('puts the copy away that was not used for longest when there are too many', async () => {
    await open({ copies: 2 });
    const [a, b, c] = [new Shelf(), new Shelf(), new Shelf()];
    const graph = [a, b, c].map((shelf) => shelf.put([bank('A')]))[0] ?? '';
    for (const [name, shelf] of Object.entries({ a, b, a2: a, c })) await namesIn(name.slice(0, 1), shelf, [graph]);
    await namesIn('a', a, [graph]);
    await namesIn('b', b, [graph]);
    expect([a, b, c].map(({ reads }) => reads.length)).toEqual([1, 2, 1]);
  });

  it('serves more sessions at once than it has places, one after the other', async () => {
    await open({ copies: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const shelf = new Shelf();
        return namesIn(`s${at}`, shelf, [shelf.put([bank(`bank ${at}`)])]);
      }),
    );
    expect(answers).toEqual(Array.from({ length: 6 }, (_, at) => [`bank ${at}`]));
  });

  it('tells who finds the line full to come back', async () => {
    await open({ copies: 1, waiting: 0 });
    const shelf = new Shelf();
    const graph = shelf.put(named(200));
    const slow = namesIn('a', shelf, [graph]);
    await expect(namesIn('b', shelf, [graph])).rejects.toMatchObject({ code: 'overloaded' });
    expect(await slow).toHaveLength(200);
  });

  it('ends a query that takes too long, and serves the next', async () => {
    await open({ taskMs: 3_000 });
    const shelf = new Shelf();
    const graph = shelf.put(named(200));
    const endless = store.query('s', shelf, { construct: ENDLESS, graphs: [graph] });
    await expect(endless).rejects.toMatchObject({ code: 'graph-timeout' });
    expect(await namesIn('s', shelf, [graph])).toHaveLength(200);
  });

  it('ends what needs too much memory, and serves the next', async () => {
    await open({ engineBytes: 16 * 1024 * 1024 });
    const [small, large] = [new Shelf(), new Shelf()];
    const graphs = [small.put([bank('A')]), large.put(named(40_000))];
    await expect(namesIn('large', large, graphs)).rejects.toMatchObject({ code: 'graph-memory' });
    expect(await namesIn('small', small, graphs)).toEqual(['A']);
  });

  it('tells of a failure its kind and place, never what was in the query', async () => {
    await open();
    const failed = store.query('s', new Shelf(), { construct: 'SECRET', graphs: [] });
    await expect(failed).rejects.toThrow('working on a graph failed: Error');
    await expect(failed).rejects.not.toThrow('SECRET');
  });

  it('goes on after an item could not be read', async () => {
    await open();
    const shelf = new Shelf();
    const graph = shelf.put([bank('A')]);
    const broken: GraphContents = { items: shelf.items, read: () => Promise.reject(new Error('gone')) };
    await expect(namesIn('s', broken, [graph])).rejects.toThrow('gone');
    expect(await namesIn('s', shelf, [graph])).toEqual(['A']);
  });

  it('fuses the documents after the last fusion, in the thread of the session', async () => {
    await open();
    const shelf = new Shelf();
    shelf.put([bank('A'), bank('B')]);
    shelf.put([bank('older')], 'fused');
    shelf.put([bank('C')]);
    shelf.put([bank('newer')], 'fused');
    const request = { graphId: randomUUID(), fusedAt: '2026-03-01T12:00:00.000Z', options: {} };
    const fused = JSON.parse(Buffer.from(await store.fuse('s', shelf, request)).toString()) as FusedGraph;
    expect(fused).toMatchObject({ graphId: request.graphId, fusedAt: request.fusedAt });
    expect(fused.nodes.map((node) => node['name'])).toEqual(['newer', 'A', 'B', 'C']);
  });

  it('takes nothing more when it is closed', async () => {
    await open();
    await store.close();
    await expect(namesIn('s', new Shelf(), [])).rejects.toMatchObject({ code: 'overloaded' });
  });
});
