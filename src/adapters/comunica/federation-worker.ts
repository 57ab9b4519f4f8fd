// What a thread of the federation runs: one question with Comunica, over the graphs that come with it.
import { parentPort, workerData } from 'node:worker_threads';
import { QueryEngine } from '@comunica/query-sparql';
import { DataFactory, Parser, Store } from 'n3';
import type { FederationCall, FederationMessage, FederationStart } from './messages.ts';
import { serviceGate } from './service-gate.ts';
import type { GateRecord } from './service-gate.ts';

const { services, resultBytes, responseBytes } = workerData as FederationStart;
const engine = new QueryEngine();

parentPort?.once('message', (call: FederationCall) => {
  void answer(call).then((message) => {
    say(message, message.kind === 'done' ? [message.answer.buffer] : []);
  });
});
say({ kind: 'ready' });

function say(message: FederationMessage, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}

async function answer({ question, graphs }: FederationCall): Promise<FederationMessage> {
  const { query, baseIri, mediaType } = question;
  try {
    await engine.explain(query, { sources: [new Store()], baseIRI: baseIri }, 'parsed');
  } catch {
    return { kind: 'refused', code: 'query-invalid', detail: 'The query breaks the grammar of SPARQL 1.1.' };
  }
  const record: GateRecord = { serviceAsked: false };
  try {
    const result = await engine.query(query, {
      sources: [datasetOf({ question, graphs })],
      baseIRI: baseIri,
      fetch: serviceGate({ services, responseBytes, record }),
    });
    if (result.resultType === 'boolean') return done(Buffer.from(booleanText(await result.execute(), mediaType)));
    const { data } = await engine.resultToString(result, mediaType);
    return await collected(data);
  } catch (error) {
    if (record.serviceAsked) return { kind: 'refused', code: 'service-failed' };
    if (!(error instanceof Error)) return { kind: 'failure', errorName: typeof error };
    if (error.message.includes('able to evaluate function')) {
      return { kind: 'refused', code: 'query-invalid', detail: 'The query calls a function that is not known.' };
    }
    return { kind: 'failure', errorName: error.constructor.name };
  }
}

/** The graphs as the dataset that the question is to see: what is in its default graph stands in that of the store. */
function datasetOf({ question, graphs }: FederationCall): Store {
  const store = new Store();
  const [inDefault, byName] = [new Set(question.defaultGraphs), new Set(question.namedGraphs)];
  for (const { graph, nTriples } of graphs) {
    // One blank node may stand in several graphs: names are kept.
    const quads = new Parser({ format: 'N-Triples', blankNodePrefix: '' }).parse(
      Buffer.from(nTriples).toString('utf8'),
    );
    const name = DataFactory.namedNode(graph);
    for (const { subject, predicate, object } of quads) {
      if (inDefault.has(graph)) store.addQuad(subject, predicate, object);
      if (byName.has(graph)) store.addQuad(subject, predicate, object, name);
    }
  }
  return store;
}

async function collected(data: AsyncIterable<unknown>): Promise<FederationMessage> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of data) {
    const buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece), 'utf8');
    bytes += buffer.length;
    if (bytes > resultBytes) return { kind: 'refused', code: 'result-too-large' };
    pieces.push(buffer);
  }
  return done(Buffer.concat(pieces));
}

/** A copy that can be handed over. */
function done(bytes: Uint8Array): FederationMessage {
  return { kind: 'done', answer: new Uint8Array(bytes) };
}

/** The answer to ASK. The engine's own writer of XML fails on it. */
function booleanText(answer: boolean, mediaType: string): string {
  if (!mediaType.endsWith('xml')) return JSON.stringify({ head: {}, boolean: answer });
  return `<?xml version="1.0"?>\n<sparql xmlns="http://www.w3.org/2005/sparql-results#"><head/><boolean>${String(answer)}</boolean></sparql>\n`;
}
