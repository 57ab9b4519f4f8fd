// Fusing as a session is fused: documents out of the vault, in the session's thread, the graph kept; beside fusion itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openOxigraphStore } from '../../src/adapters/oxigraph-store/oxigraph-store.ts';
import { DEFAULT_SETTINGS } from '../../src/model/client-environment.ts';
import { startSession } from '../../src/model/session.ts';
import type { Vault } from '../../src/ports/vault.ts';
import { fusedGraphs } from '../../src/services/fused-graphs.ts';
import { openVault } from '../adapters/libsql-vault/open-vault.ts';
import type { Bench } from './bench.ts';
import { median } from './bench.ts';
import { householdStatements } from './fusion-session.ts';

const SIZES = [20, 200] as const;
const TRANSACTIONS = 100;
const ROUNDS = 5;
const naming = { graphBase: 'https://bench.example/graph', baseUrl: 'https://bench.example' };
const clients = { settings: () => Promise.resolve(DEFAULT_SETTINGS) };

/** The first fusion of a session, in a thread that stood ready, and the second. */
export const fusedSessions: Bench = {
  name: 'fused-sessions',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arkive-bench-'));
    const vault = await openVault(folder);
    try {
      const rows: (string | number)[][] = [];
      for (const size of SIZES) {
        const [first, again]: [number[], number[]] = [[], []];
        for (let round = 0; round < ROUNDS; round++) {
          const times = await fuseTwice(vault, size);
          first.push(times[0]);
          again.push(times[1]);
        }
        rows.push([size, Math.min(...first), median(first), Math.min(...again), median(again), median(first) / size]);
      }
      const growth = Number(rows.at(-1)?.at(-1)) / Number(rows[0]?.at(-1));
      return {
        title: `Fusing a session of statements of ${TRANSACTIONS} transactions, in its thread, kept in the vault (${ROUNDS} rounds)`,
        columns: ['documents', 'first ms, least', 'median', 'again ms, least', 'median', 'ms a document'],
        rows,
        summary: `From ${SIZES[0]} to ${SIZES[1]} documents the cost of one changes by a factor of ${growth.toFixed(2)} (1 is linear growth). The limits are 500 and 6,000 ms.`,
      };
    } finally {
      await vault.close();
      await rm(folder, { recursive: true });
    }
  },
};

async function fuseTwice(vault: Vault, documents: number): Promise<readonly [first: number, again: number]> {
  const graphs = await openOxigraphStore({ naming });
  const sessionId = await fill(vault, documents);
  // A thread that stands ready has started some time ago.
  await setTimeout(2_500);
  const service = fusedGraphs({ vault, graphs, clients });
  const begun = performance.now();
  await service.fuse(sessionId, {});
  const between = performance.now();
  await service.fuse(sessionId, {});
  const ended = performance.now();
  await vault.end(sessionId);
  await graphs.close();
  return [between - begun, ended - between];
}

async function fill(vault: Vault, documents: number): Promise<string> {
  const sessionId = crypto.randomUUID();
  const facts = { clientId: 'bench', tenantId: 'bench', subjectId: null, partitionKey: null };
  const sessionKeyHash = new Uint8Array(32);
  await vault.start(startSession({ ...facts, sessionId, lifetimeInSeconds: 3600, sessionKeyHash, at: new Date() }));
  for (const source of householdStatements(documents, TRANSACTIONS)) {
    const bytes = Buffer.from(JSON.stringify(source));
    await vault.append(sessionId, [{ kind: 'source', itemId: source.requestId, bytes }]);
  }
  return sessionId;
}
