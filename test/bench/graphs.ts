// What graphs cost: the first reads of a session of 24,000 statements that nobody has in memory, and appending beside reading alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '../../src/model/client-environment.ts';
import { Dataset } from '../../src/adapters/oxigraph-store/dataset.ts';
import { compileEngine, startEngine } from '../../src/adapters/oxigraph-store/engine.ts';
import { openOxigraphStore } from '../../src/adapters/oxigraph-store/oxigraph-store.ts';
import { openWorkerPool } from '../../src/adapters/worker-pool/worker-pool.ts';
import type { GraphAnswer } from '../../src/api/graph/graph-answer.ts';
import { writeRdf } from '../../src/api/graph/write-rdf.ts';
import { GRAPH_LIMITS } from '../../src/kernel/limits.ts';
import { graphIri } from '../../src/model/graph-names.ts';
import { QuadWriter } from '../../src/model/quads.ts';
import { plainQuads } from '../../src/model/rdf-text/plain-quads.ts';
import { tripleLines } from '../../src/model/rdf-text/triple-lines.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import { startSession } from '../../src/model/session.ts';
import type { GraphItem } from '../../src/ports/graph-store.ts';
import type { Vault } from '../../src/ports/vault.ts';
import { append } from '../../src/services/append.ts';
import { ingest } from '../../src/services/ingest.ts';
import { sessionSources } from '../../src/services/session-sources.ts';
import { openVault } from '../adapters/libsql-vault/open-vault.ts';
import type { Bench, BenchFile } from './bench.ts';
import { median } from './bench.ts';

const DOCUMENTS = 20;
const TRANSACTIONS = 100;
const ROUNDS = 7;
const naming = { graphBase: 'https://bench.example/graph', baseUrl: 'https://bench.example' };

/** First reads of a session whose graphs are nowhere but in the vault. */
export const coldGraphs: Bench = {
  name: 'cold-graphs',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arkive-bench-'));
    try {
      const { sessionId, requestIds, statements } = await fillSession(folder);
      const reads: Readonly<Record<string, (vault: Vault) => Promise<number>>> = {
        'one document, JSON': (vault) => timed(() => readDocument(vault, sessionId, requestIds[0] ?? '')),
        'one document, Turtle': (vault) => timed(() => writeDocument(vault, sessionId, requestIds[0] ?? '')),
        'list of documents': (vault) => timed(() => sessionSources(vault).list(sessionId)),
        'query over all, thread ready': (vault) => queryAll(vault, { sessionId, requestIds, ready: 1 }),
        'query over all, no thread ready': (vault) => queryAll(vault, { sessionId, requestIds, ready: 0 }),
      };
      const raw = await rawLoadMs();
      const rows: (readonly (string | number)[])[] = [['loading them, ready-made, in this thread', raw, raw, raw, 1]];
      for (const [what, read] of Object.entries(reads)) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const vault = await openVault(folder);
          times.push(await read(vault));
          await vault.close();
        }
        rows.push([what, Math.min(...times), median(times), Math.max(...times), median(times) / raw]);
      }
      return {
        title: `First reads of a session of ${DOCUMENTS} documents with ${statements} statements`,
        columns: ['what', 'least ms', 'median ms', 'longest ms', 'times the loading'],
        rows,
        summary: `${ROUNDS} rounds, each on a vault that was opened anew. The aim is 150 ms; threads run TypeScript here, and start faster when built.`,
      };
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

/** Appending a document beside reading it and keeping nothing. */
export const appending: Bench = {
  name: 'appending',
  run: async (files) => {
    const folder = await mkdtemp(join(tmpdir(), 'arkive-bench-'));
    const processor = openWorkerPool({ threads: 1 });
    const vault = await openVault(folder);
    try {
      const sessionId = await newSession(vault);
      const clients = { settings: () => Promise.resolve(DEFAULT_SETTINGS) };
      const dependencies = { processor, graphBase: naming.graphBase, sources: sessionSources(vault), clients };
      const rows: (readonly [string, number, number, number])[] = [];
      for (const file of files) {
        const request = () => ({ ...submission(file), requestId: crypto.randomUUID(), sessionId });
        const [single, kept]: [number[], number[]] = [[], []];
        for (let round = 0; round <= ROUNDS; round++) {
          const pair = [
            await timed(() => ingest(dependencies, request())),
            await timed(() => append(dependencies, request())),
          ] as const;
          if (round === 0) continue; // engines compile while they run
          single.push(pair[0]);
          kept.push(pair[1]);
        }
        rows.push([file.name, median(single), median(kept), median(kept) - median(single)]);
      }
      return {
        title: 'Appending: reading alone, and with file and graph kept',
        columns: ['file', 'single ms', 'append ms', 'more ms'],
        rows,
        summary: `Medians of ${ROUNDS} rounds, one thread, without HTTP. The session grows with each.`,
      };
    } finally {
      await vault.close();
      await processor.close();
      await rm(folder, { recursive: true });
    }
  },
};

async function fillSession(folder: string) {
  const vault = await openVault(folder);
  const sessionId = await newSession(vault);
  const sources = sessionSources(vault);
  const requestIds: string[] = [];
  let statements = 0;
  for (let at = 0; at < DOCUMENTS; at++) {
    const requestId = crypto.randomUUID();
    const nodes = transactions(at);
    statements += new QuadWriter(plainQuads()).write(nodes).length;
    requestIds.push(requestId);
    // As much as real documents have: six values of each transaction.
    const evidence = nodes.flatMap(({ id }) =>
      ['date', 'amount', 'balance', 'description', 'fullDescriptor', 'methodCategory'].map((property) => ({
        nodeId: id,
        property,
        page: 1,
        box: { x0: 10.5, y0: 20.25, x1: 110.5, y1: 32.25 },
        text: 'CARD PAYMENT EXAMPLE SHOP',
        rule: 'banking-base/transactions',
        confidence: 0.98,
      })),
    );
    await sources.keep(sessionId, { file: new Uint8Array(50_000), evidence }, () => ({
      requestId,
      receivedAt: '2026-03-01T12:00:00.000Z',
      input: { filename: `${at}.pdf`, mimeType: 'application/pdf', sizeInBytes: 50_000, checksum: `${at}`.repeat(64) },
      document: { classIdentifier: 'x', className: 'X: X', classConfidence: 1, profilesMatched: [] },
      status: {
        extraction: 'COMPLETE',
        review: 'REVIEW_NOT_REQUIRED',
        expectations: { errors: [], warnings: [], info: [] },
      },
      textSource: 'Embedded',
      nodes,
      pageCount: 3,
    }));
  }
  await vault.close();
  return { sessionId, requestIds, statements };
}

async function newSession(vault: Vault): Promise<string> {
  const sessionId = crypto.randomUUID();
  await vault.start(
    startSession({
      sessionId,
      clientId: 'bench',
      tenantId: 'bench',
      subjectId: null,
      partitionKey: null,
      lifetimeInSeconds: 3600,
      sessionKeyHash: new Uint8Array(32),
      at: new Date(),
    }),
  );
  return sessionId;
}

function transactions(document: number): readonly GraphNode[] {
  const id = (name: string) => `${naming.graphBase}/.draft-nodes/${document}-${name}`;
  return Array.from({ length: TRANSACTIONS }, (_, at) => ({
    id: id(`transaction-${at}`),
    type: 'ark:Transaction',
    sequence: String(at).padStart(6, '0'),
    date: '2024-01-03',
    relatedTo: id('account'),
    fullDescriptor: `CARD PAYMENT EXAMPLE SHOP ${document * TRANSACTIONS + at}`,
    description: `EXAMPLE SHOP ${at}`,
    methodCategory: 'PAYMENT:CARD',
    amount: { type: 'ark:CurrencyValue', amount: `${at}.30`, currency: 'GBP', direction: 'Debit' },
  }));
}

/** What Oxigraph itself takes for the same statements, at best. */
async function rawLoadMs(): Promise<number> {
  const engine = startEngine(await compileEngine(GRAPH_LIMITS.engineBytes));
  const texts = Array.from({ length: DOCUMENTS }, (_, at) => {
    const lines = new QuadWriter(tripleLines()).write(transactions(at));
    return { graph: `urn:bench:${at}`, nTriples: Buffer.from(lines.join('')) };
  });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const dataset = new Dataset(engine);
    const begun = performance.now();
    for (const { graph, nTriples } of texts) dataset.loadGraph(graph, nTriples);
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

const readDocument = (vault: Vault, sessionId: string, requestId: string) =>
  sessionSources(vault).read(sessionId, requestId);

async function writeDocument(vault: Vault, sessionId: string, requestId: string): Promise<void> {
  const { nodes } = await readDocument(vault, sessionId, requestId);
  const answer: GraphAnswer = { graph: graphIri(naming, requestId), nodes, about: {} };
  let characters = 0;
  for await (const piece of writeRdf(answer, 'turtle')) characters += piece.length;
  if (characters === 0) throw new Error('nothing was written');
}

async function queryAll(
  vault: Vault,
  { sessionId, requestIds, ready }: { sessionId: string; requestIds: readonly string[]; ready: number },
): Promise<number> {
  const store = await openOxigraphStore({ naming, limits: { ready } });
  // A thread that stands ready has started some time ago.
  if (ready > 0) await setTimeout(2_500);
  const contents = {
    items: requestIds.map((itemId) => ({ kind: 'source', itemId }) as const),
    read: async (item: GraphItem) => {
      const bytes = await vault.read(sessionId, item);
      if (bytes === undefined) throw new Error('the session is gone');
      return bytes;
    },
  };
  const construct = `PREFIX ark: <https://w3id.org/arkive/ontology#>
    CONSTRUCT { ?t ark:date ?d } WHERE { ?t ark:fullDescriptor "CARD PAYMENT EXAMPLE SHOP 1234" ; ark:date ?d }`;
  const graphs = requestIds.map((requestId) => graphIri(naming, requestId));
  let found = 0;
  const ms = await timed(async () => (found = (await store.query(sessionId, contents, { construct, graphs })).length));
  await store.close();
  if (found !== 1) throw new Error(`the query found ${found} transactions`);
  return ms;
}

function submission({ name, bytes }: BenchFile) {
  return {
    caller: {
      clientId: 'bench',
      tenantId: 'bench',
      subjectId: null,
      scopes: new Set<string>(),
      environment: 'development' as const,
    },
    file: bytes,
    filename: name,
    preference: { classes: [], contexts: [], strict: false },
    includeProvenance: false,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
