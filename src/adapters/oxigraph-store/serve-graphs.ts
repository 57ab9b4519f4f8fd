// What a thread of the store does: keeps one session's graphs, from the first load until the thread is ended. What was in
// a store stays in the engine's memory after it is deleted; nothing but the end of the thread clears it.
import { parentPort, workerData } from 'node:worker_threads';
import { graphIri } from '../../model/graph-names.ts';
import type { FusedGraph, SourceDocument } from '../../model/source-document.ts';
import type { Fuse } from '../../ports/fusion.ts';
import { Dataset } from './dataset.ts';
import type { Engine } from './dataset.ts';
import { isTrap, startEngine } from './engine.ts';
import { itemGraphs, itemTriples } from './item-triples.ts';
import type { GraphAnswer, GraphCall, GraphResult, GraphTask, ThreadStart } from './messages.ts';

/** What the program brings along for its threads. */
export interface GraphPrograms {
  readonly fuse: Fuse;
}

/** Serves the store that started this thread. */
export function serveGraphs({ fuse }: GraphPrograms): void {
  const { module, naming } = workerData as ThreadStart;
  const engine = startEngine(module);
  warmUp(engine);
  const session = new Dataset(engine);
  let last: Promise<unknown> = Promise.resolve();

  async function result(task: GraphTask): Promise<GraphResult> {
    switch (task.kind) {
      case 'load':
        for (const { graph, nTriples } of itemTriples(task.item, task.json, naming)) session.loadGraph(graph, nTriples);
        return {};
      case 'remove':
        for (const graph of itemGraphs(task.item, naming)) session.remove(graph);
        return {};
      case 'query':
        return { quads: session.construct(task.construct, task.graphs) };
      case 'fuse': {
        const { sources, previous, request } = task;
        const input = {
          ...request,
          graphBase: naming.graphBase,
          sources: sources.map((bytes) => parsed(bytes) as SourceDocument),
          previous: previous && (parsed(previous) as FusedGraph),
        };
        const fused = await fuse(input, new Dataset(engine));
        return { json: new Uint8Array(Buffer.from(JSON.stringify(fused), 'utf8')) };
      }
    }
  }

  parentPort?.on('message', ({ callId, task }: GraphCall) => {
    last = last.then(async () => {
      const answer: GraphAnswer = { callId, outcome: await outcomeOf(() => result(task)) };
      parentPort?.postMessage(answer);
    });
  });
}

const NODES_TO_WARM_UP = 300;

/**
 * The engine's functions are compiled when they are first called, which doubles the time of a first load. So a thread
 * that stands ready has done it all once, on scratch paper.
 */
function warmUp(engine: Engine): void {
  const scratch = new Dataset(engine);
  const graphBase = 'urn:arkive';
  const item = { kind: 'source', itemId: 'warm-up' } as const;
  for (let at = 0; at < NODES_TO_WARM_UP; at += 100) {
    const nodes = Array.from({ length: 100 }, (_, index) => ({
      id: `${graphBase}/${at + index}`,
      type: 'ark:Transaction',
      date: '2000-01-01',
      relatedTo: `${graphBase}/account`,
      fullDescriptor: `number ${at + index}`,
      amount: { type: 'ark:CurrencyValue', amount: `${index}.00`, currency: 'GBP', direction: 'Debit' },
    }));
    const json = Buffer.from(JSON.stringify({ nodes }));
    for (const { graph, nTriples } of itemTriples(item, json, { graphBase, baseUrl: graphBase })) {
      scratch.loadGraph(graph, nTriples);
    }
  }
  scratch.construct('CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o } LIMIT 100', [graphIri({ graphBase }, item.itemId)]);
}

/** What stands in the vault, the services wrote. */
function parsed(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}

async function outcomeOf(work: () => Promise<GraphResult>): Promise<GraphAnswer['outcome']> {
  try {
    return { kind: 'done', result: await work() };
  } catch (error) {
    if (isTrap(error)) return { kind: 'spent', code: 'graph-memory' };
    return { kind: 'failure', ...describeError(error) };
  }
}

const MOST_FRAMES = 12;

/** What kind of error and where in the code; its message may quote a document. */
function describeError(error: unknown): { readonly errorName: string; readonly frames: readonly string[] } {
  if (!(error instanceof Error)) return { errorName: typeof error, frames: [] };
  const lines = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return { errorName: error.constructor.name, frames: lines.slice(0, MOST_FRAMES).map((line) => line.trim()) };
}
