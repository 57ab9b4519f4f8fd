// What a thread of the store does: keeps one session's graphs, from the first load until the thread is ended. What was in
// a store stays in the engine's memory after it is deleted; nothing but the end of the thread clears it.
import { parentPort, workerData } from 'node:worker_threads';
import type { FusedGraph, SourceDocument } from '../../model/source-document.ts';
import type { Fuse } from '../../ports/fusion.ts';
import { answerQuestion } from './answer-question.ts';
import { Dataset } from './dataset.ts';
import { isTrap, startEngine } from './engine.ts';
import { itemGraphs, itemTriples } from './item-triples.ts';
import type { GraphAnswer, GraphCall, GraphResult, GraphTask, ThreadStart } from './messages.ts';
import { warmUp } from './warm-up.ts';

/** What the program brings along for its threads. */
export interface GraphPrograms {
  readonly fuse: Fuse;
}

/** Serves the store that started this thread. */
export function serveGraphs({ fuse }: GraphPrograms): void {
  const { module, naming, standsReady } = workerData as ThreadStart;
  const engine = startEngine(module);
  let last: Promise<unknown> = standsReady ? warmUp(engine, fuse) : Promise.resolve();
  const session = new Dataset(engine);

  async function result(task: Exclude<GraphTask, { readonly kind: 'answer' }>): Promise<GraphResult> {
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
      const outcome =
        task.kind === 'answer'
          ? answerQuestion(session, task.question, task.resultBytes)
          : await outcomeOf(() => result(task));
      const answer: GraphAnswer = { callId, outcome };
      const bytes = outcome.kind === 'done' ? outcome.result.answer : undefined;
      parentPort?.postMessage(answer, bytes === undefined ? [] : [bytes.buffer]);
    });
  });
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
