// How long fusion takes, and how its cost grows with the documents of a session.
import { randomUUID } from 'node:crypto';
import { readRuleFiles } from '../../src/adapters/rule-files/read-rule-files.ts';
import { fuse } from '../../src/services/fuse.ts';
import type { FusionSource } from '../../src/services/fuse.ts';
import type { FusedGraph } from '../../src/model/source-document.ts';
import { oxigraphEngine } from '../fusion/oxigraph-engine.ts';
import { median } from './bench.ts';
import type { Bench } from './bench.ts';
import { householdStatements } from './fusion-session.ts';

const SIZES = [20, 50, 100, 200] as const;
const TRANSACTIONS = 100;
const ROUNDS = 3;

const rules = readRuleFiles();

function once(sources: readonly FusionSource[], previous?: FusedGraph): Promise<FusedGraph> {
  return fuse(
    {
      sources,
      ...(previous === undefined ? {} : { previousIds: previous.ids }),
      graphId: 'bench',
      fusedAt: '2026-01-01T00:00:00Z',
      nodeBase: 'https://bench.example/nodes/',
    },
    { engine: oxigraphEngine(), rules, newNodeId: randomUUID },
  );
}

/** Fuses sessions of growing size, once for the first time and once again. */
export const fusion: Bench = {
  name: 'fusion',
  async run() {
    const rows: (string | number)[][] = [];
    const perDocument: number[] = [];
    await once(householdStatements(20, TRANSACTIONS));
    for (const size of SIZES) {
      const sources = householdStatements(size, TRANSACTIONS);
      const firstMs: number[] = [];
      const againMs: number[] = [];
      let fused = await once(sources);
      for (let round = 0; round < ROUNDS; round++) {
        let started = performance.now();
        fused = await once(sources);
        firstMs.push(performance.now() - started);
        started = performance.now();
        await once(sources, fused);
        againMs.push(performance.now() - started);
      }
      const first = median(firstMs);
      perDocument.push(first / size);
      rows.push([size, size * TRANSACTIONS, fused.nodes.length, first, median(againMs), first / size]);
    }
    const growth = (perDocument.at(-1) ?? NaN) / (perDocument[0] ?? NaN);
    return {
      title: `Fusion of statements of ${TRANSACTIONS} transactions, every fifth a second print (median of ${ROUNDS})`,
      columns: ['documents', 'transactions', 'fused nodes', 'first ms', 'again ms', 'ms a document'],
      rows,
      summary: `From ${SIZES[0]} to ${SIZES.at(-1)} documents the cost of one document changes by a factor of ${growth.toFixed(2)} (1 is linear growth).`,
    };
  },
};
