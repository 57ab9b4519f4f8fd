// How many appends the vault makes durable in a second: encrypted, committed, on the disk.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Vault } from '../../src/ports/vault.ts';
import { openVault } from '../adapters/libsql-vault/open-vault.ts';
import { liveSession } from '../ports/live-session.ts';
import type { Bench } from './bench.ts';

const SIZES = [4_000, 100_000] as const;
/** How many wait for their append at the same time, each in a session of its own or all in one. */
const CALLERS = [
  { callers: 1, sessions: 1 },
  { callers: 32, sessions: 1 },
  { callers: 32, sessions: 32 },
  { callers: 128, sessions: 128 },
] as const;
const MEASURED_MS = 3_000;

export const vaultAppends: Bench = {
  name: 'vault-appends',
  run: async () => {
    const rows: (readonly (string | number)[])[] = [];
    for (const size of SIZES) for (const load of CALLERS) rows.push(await measure(size, load));
    return {
      title: 'Vault: durable appends',
      columns: ['bytes', 'callers', 'sessions', 'appends/s', 'MB/s', 'median ms', 'p99 ms'],
      rows,
      summary: `Random bytes, which do not compress; ${MEASURED_MS / 1000} s each. Every append waits until it is on the disk; those that wait together share a flush.`,
    };
  },
};

async function measure(
  size: number,
  load: { readonly callers: number; readonly sessions: number },
): Promise<readonly (string | number)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'arkive-bench-'));
  const vault = await openVault(folder);
  const sessions = Array.from({ length: load.sessions }, () => liveSession());
  await Promise.all(sessions.map((session) => vault.start(session)));
  const latenciesMs: number[] = [];
  const start = performance.now();
  const callers = Array.from({ length: load.callers }, (_, i) => {
    const { sessionId } = sessions[i % sessions.length] ?? liveSession();
    return appendUntil(vault, { sessionId, size, end: start + MEASURED_MS, latenciesMs });
  });
  await Promise.all(callers);
  const seconds = (performance.now() - start) / 1000;
  await vault.close();
  rmSync(folder, { recursive: true });
  const perSecond = latenciesMs.length / seconds;
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const quantile = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
  return [
    size.toLocaleString('en'),
    load.callers,
    load.sessions,
    Math.round(perSecond),
    (perSecond * size) / 1e6,
    quantile(0.5),
    quantile(0.99),
  ];
}

async function appendUntil(
  vault: Vault,
  run: {
    readonly sessionId: string;
    readonly size: number;
    readonly end: number;
    readonly latenciesMs: number[];
  },
): Promise<void> {
  while (performance.now() < run.end) {
    const item = { kind: 'file', itemId: randomUUID(), bytes: randomBytes(run.size) } as const;
    const begun = performance.now();
    if (!(await vault.append(run.sessionId, [item]))) throw new Error('the session is not live');
    run.latenciesMs.push(performance.now() - begun);
  }
}
