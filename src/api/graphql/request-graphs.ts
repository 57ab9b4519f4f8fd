// What one operation has read: each session, document, fusion and set of evidence at most once, however often the operation asks
// for it. `reads` counts, and a test holds it against what a query can need.
import type { PropertyEvidence } from '../../model/evidence.ts';
import type { FusedGraph, SourceDocument } from '../../model/source-document.ts';
import { Problem } from '../../kernel/problem.ts';
import type { FusedGraphs } from '../../services/fused-graphs.ts';
import type { SessionSources, SourceSummary } from '../../services/session-sources.ts';
import { GraphIndex } from './graph-index.ts';
import type { NodeEntry } from './graph-index.ts';

/** Where graphs are read from, and whose turn it is to work on them. */
export interface GraphReading {
  readonly sources: Pick<SessionSources, 'list' | 'read' | 'readTraced'>;
  readonly fused: Pick<FusedGraphs, 'newest'>;
  /** Resolves when this operation may use the event loop. */
  readonly turn: () => Promise<void>;
  /** Waits no longer than this operation has time. */
  readonly within: <T>(read: Promise<T>) => Promise<T>;
}

/** A fusion with its nodes ready to be found. */
export interface IndexedFusion {
  readonly fusion: FusedGraph;
  readonly index: GraphIndex;
}

/** A document with its nodes ready to be found. */
export interface IndexedSource {
  readonly document: SourceDocument;
  readonly index: GraphIndex;
}

/** One reading of a value, and the document it stands in. */
export interface LocatedEvidence extends PropertyEvidence {
  readonly requestId: string;
}

type EvidenceTable = ReadonlyMap<string, readonly LocatedEvidence[]>;

/** The graphs of one operation. */
export class RequestGraphs {
  readonly #reading: GraphReading;
  readonly #read = new Map<string, Promise<unknown>>();
  readonly #origins = new WeakMap<GraphIndex, string>();
  readonly #evidence = new WeakMap<GraphIndex, Promise<EvidenceTable>>();
  #reads = 0;

  constructor(reading: GraphReading) {
    this.#reading = reading;
  }

  /** How often the storage was asked. */
  get reads(): number {
    return this.#reads;
  }

  /** The documents of a session. */
  list(sessionId: string): Promise<readonly SourceSummary[]> {
    return this.#once(`list ${sessionId}`, () => this.#reading.sources.list(sessionId));
  }

  /** A document with its graph; undefined when the session has none of this id. */
  source(sessionId: string, requestId: string): Promise<IndexedSource | undefined> {
    return this.#once(`source ${sessionId} ${requestId}`, async () => {
      const document = await unlessNotFound(this.#reading.sources.read(sessionId, requestId));
      if (document === undefined) return undefined;
      await this.#reading.turn();
      return { document, index: this.#keep(new GraphIndex('source', requestId, document.nodes), sessionId) };
    });
  }

  /** The newest fusion of a session; undefined before the first. */
  fused(sessionId: string): Promise<IndexedFusion | undefined> {
    return this.#once(`fused ${sessionId}`, async () => {
      const fusion = await unlessNotFound(this.#reading.fused.newest(sessionId));
      await this.#reading.turn();
      return fusion && this.indexed(sessionId, fusion);
    });
  }

  /** A fusion that was just made. */
  indexed(sessionId: string, fusion: FusedGraph): IndexedFusion {
    return { fusion, index: this.#keep(new GraphIndex('fused', fusion.graphId, fusion.nodes), sessionId) };
  }

  /** Forgets a session that was written to. */
  forget(sessionId: string): void {
    for (const key of this.#read.keys()) if (key.includes(sessionId)) this.#read.delete(key);
  }

  /** Where the values of a node were read: of some properties, or all. */
  async evidenceOf(
    { value, graph }: NodeEntry,
    properties: readonly string[] | undefined,
  ): Promise<readonly LocatedEvidence[]> {
    let table = this.#evidence.get(graph);
    if (table === undefined) {
      table = this.#evidenceTable(graph);
      this.#evidence.set(graph, table);
    }
    const rows = (await table).get(value.id) ?? [];
    return properties === undefined ? rows : rows.filter(({ property }) => properties.includes(property));
  }

  async #evidenceTable(graph: GraphIndex): Promise<EvidenceTable> {
    const sessionId = this.#origins.get(graph) ?? '';
    if (graph.kind === 'source') return byNode(await this.#traced(sessionId, graph.id));
    const [summaries, fusion] = await Promise.all([this.list(sessionId), this.fused(sessionId)]);
    const tables = await Promise.all(summaries.map(({ requestId }) => this.#traced(sessionId, requestId)));
    await this.#reading.turn();
    const drafts = byNode(tables.flat());
    const rows = fusion?.fusion.report.nodes ?? [];
    return new Map(rows.map(({ id, from }) => [id, from.flatMap((draft) => drafts.get(draft) ?? [])]));
  }

  #traced(sessionId: string, requestId: string): Promise<readonly LocatedEvidence[]> {
    return this.#once(`evidence ${sessionId} ${requestId}`, async () => {
      const { evidence } = await this.#reading.sources.readTraced(sessionId, requestId);
      return evidence.map((row) => ({ ...row, requestId }));
    });
  }

  #keep(index: GraphIndex, sessionId: string): GraphIndex {
    this.#origins.set(index, sessionId);
    return index;
  }

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#read.get(key) as Promise<T> | undefined; // under this key stands what this method put there
    if (known !== undefined) return known;
    this.#reads += 1;
    const promise = this.#reading.within(read());
    this.#read.set(key, promise);
    return promise;
  }
}

async function unlessNotFound<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return undefined;
    throw error;
  }
}

function byNode(evidence: readonly LocatedEvidence[]): EvidenceTable {
  const table = new Map<string, LocatedEvidence[]>();
  for (const row of evidence) {
    const rows = table.get(row.nodeId);
    if (rows === undefined) table.set(row.nodeId, [row]);
    else rows.push(row);
  }
  return table;
}
