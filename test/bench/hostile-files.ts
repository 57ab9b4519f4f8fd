// Thousands of hostile files through the real pool: what becomes of each, how long it takes, and whether memory comes back. HOSTILE_FILES
// damaged files (default 2,000) of the seed HOSTILE_SEED (1), every odd picture, every way of filling a page with HOSTILE_GLYPHS
// characters (55,000, nearly as many as a page may have), and some of the pictures through the engines that recognise text.
import { openWorkerPool } from '../../src/adapters/worker-pool/worker-pool.ts';
import { DOCUMENT_LIMITS } from '../../src/kernel/limits.ts';
import { damagedFiles, filledPages, hugePictures, oddPictures } from '../adapters/worker-pool/hostile-documents.ts';
import type { HostileDocument } from '../adapters/worker-pool/hostile-documents.ts';
import { outcomeOf } from '../adapters/worker-pool/outcome.ts';
import type { Bench, BenchFile, BenchTable } from './bench.ts';
import { median } from './bench.ts';

const SLOW_MS = DOCUMENT_LIMITS.readingMs / 2;
/** A good document is read behind every so many others. */
const GOOD_EVERY = 10;
/** Of the pictures, every so many-th goes through the engines as well: it takes seconds. */
const RECOGNISED_EVERY = 4;

/** The sweep; it takes minutes, so it runs only when it is named. */
export const hostileFiles: Bench = { name: 'hostile-files', run };

interface Tally {
  readonly timesMs: number[];
  readonly outcomes: Map<string, number>;
}

interface Sweep {
  readonly good: Uint8Array;
  readonly tallies: Map<string, Tally>;
  /** What took too much, and what nobody foresaw. */
  readonly notable: string[];
  goodOnes: number;
  lost: number;
}

async function run(files: readonly BenchFile[]): Promise<BenchTable> {
  const good = files[0]?.bytes ?? new Uint8Array();
  const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
  const sweep: Sweep = { good, tallies: new Map(), notable: [], goodOnes: 0, lost: 0 };
  const damaged = damagedFiles(setting('HOSTILE_FILES', 2_000), setting('HOSTILE_SEED', 1));
  const blind = new URL('../adapters/worker-pool/blind-worker.ts', import.meta.url);
  const drawn = [...hugePictures(), ...oddPictures(), ...damaged, ...filledPages(setting('HOSTILE_GLYPHS', 55_000))];
  const memory = await send(drawn, blind, sweep);
  const recognised = oddPictures()
    .filter((_, index) => index % RECOGNISED_EVERY === 0)
    .map((one) => ({ ...one, kind: 'recognised picture' }));
  await send(recognised, undefined, sweep);
  return {
    title: 'Hostile files: pictures made to break one thing, pages full of labels, and damaged copies of whole files',
    columns: ['kind', 'files', 'median ms', 'longest ms', 'outcomes'],
    rows: [...sweep.tallies].map(([kind, { timesMs, outcomes }]) => [
      kind,
      timesMs.length,
      Math.round(median(timesMs)),
      Math.round(Math.max(...timesMs)),
      [...outcomes].map(([outcome, times]) => `${outcome} ${String(times)}`).join(', '),
    ]),
    summary: [
      `${String(sweep.goodOnes)} good documents between the others: all but ${String(sweep.lost)} were read.`,
      `Memory at rest before and after: ${memory.before.toFixed(0)} and ${memory.after.toFixed(0)} MB.`,
      ...sweep.notable,
    ].join('\n'),
  };
}

/** Sends documents one by one through a pool of their own. Returns the memory, in MB, before and after. */
async function send(
  documents: readonly HostileDocument[],
  worker: URL | undefined,
  sweep: Sweep,
): Promise<{ readonly before: number; readonly after: number }> {
  const pool = openWorkerPool({ ...(worker ? { worker } : {}), threads: 1, idleMs: 1_000 });
  const readGood = async (): Promise<void> => {
    sweep.goodOnes++;
    if ((await outcomeOf(pool, sweep.good)) !== 'read') sweep.lost++;
  };
  await readGood();
  const before = await restingMemory();
  for (const [index, { kind, name, make }] of documents.entries()) {
    const file = make();
    const start = performance.now();
    const outcome = await outcomeOf(pool, file);
    const tookMs = performance.now() - start;
    const tally = sweep.tallies.get(kind) ?? { timesMs: [], outcomes: new Map<string, number>() };
    sweep.tallies.set(kind, tally);
    tally.timesMs.push(tookMs);
    tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
    if (outcome.startsWith('bug') || outcome.startsWith('reading-') || tookMs > SLOW_MS) {
      sweep.notable.push(`${kind} (${name}): ${outcome}, ${tookMs.toFixed(0)} ms`);
    }
    if (index % GOOD_EVERY === 0) await readGood();
  }
  await readGood();
  const after = await restingMemory();
  await pool.close();
  return { before, after };
}

/** Resident memory in MB once the pool's threads have ended. */
async function restingMemory(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  return process.memoryUsage.rss() / 1024 / 1024;
}
