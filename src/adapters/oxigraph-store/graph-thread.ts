// What a thread of the store runs: one session's graphs, from the first load until the thread is ended. What was in a
// store stays in the engine's memory after it is deleted; nothing but the end of the thread clears it.
import { parentPort, workerData } from 'node:worker_threads';
import { graphIri } from '../../model/graph-names.ts';
import type { RdfQuad } from '../../model/rdf.ts';
import { Dataset } from './dataset.ts';
import { isTrap, startEngine } from './engine.ts';
import { itemNQuads } from './item-quads.ts';
import type { GraphAnswer, GraphCall, GraphTask, ThreadStart } from './messages.ts';

const { module, naming } = workerData as ThreadStart;
const dataset = new Dataset(startEngine(module));

parentPort?.on('message', ({ callId, task }: GraphCall) => {
  parentPort?.postMessage({ callId, outcome: outcomeOf(task) } satisfies GraphAnswer);
});

function outcomeOf(task: GraphTask): GraphAnswer['outcome'] {
  try {
    return { kind: 'done', quads: doTask(task) };
  } catch (error) {
    if (isTrap(error)) return { kind: 'spent', code: 'graph-memory' };
    return { kind: 'failure', ...describeError(error) };
  }
}

function doTask(task: GraphTask): readonly RdfQuad[] {
  switch (task.kind) {
    case 'load':
      dataset.load(itemNQuads(task.item.itemId, task.json, naming));
      return [];
    case 'remove':
      dataset.remove(graphIri(naming, task.item.itemId));
      return [];
    case 'query':
      return dataset.construct(task.construct, task.graphs);
  }
}

const MOST_FRAMES = 12;

/** What kind of error and where in the code; its message may quote a document. */
function describeError(error: unknown): { readonly errorName: string; readonly frames: readonly string[] } {
  if (!(error instanceof Error)) return { errorName: typeof error, frames: [] };
  const lines = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return { errorName: error.constructor.name, frames: lines.slice(0, MOST_FRAMES).map((line) => line.trim()) };
}
