// Where the time of a page goes on a server under load: V8 looks every half millisecond which function runs, in every thread, and
// what it sees counts for the room of the house on whose behalf it runs.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { Bench, BenchFile } from './bench.ts';
import { load } from './http-load.ts';
import { startHttpProgram } from './http-program.ts';
import type { Sampled } from './http-samples.ts';
import { monotonicUs, samplesOf } from './http-samples.ts';
import { textMsPerPage, withPages } from './http.ts';

const WARM_MS = 10_000;
const MEASURED_MS = 10_000;
const INTERVAL_US = 500;
/** So many functions are named, by the time they take themselves. */
const NAMED = 20;

/** Rooms by the folder that the innermost function of theirs stands in; the ground floor counts for who calls it. */
const ROOMS: readonly (readonly [folder: string, room: string])[] = [
  ['adapters/pdfium', 'read'],
  ['layout', 'layout'],
  ['classification', 'classify'],
  ['extraction', 'extract'],
  ['reconciliation', 'reconcile'],
  ['mapping', 'map'],
  ['validation', 'validate'],
];
const ORDER = [...ROOMS.map(([, room]) => room), 'between the steps', 'garbage collection', 'http and pool'];

export const httpRooms: Bench = {
  name: 'http-rooms',
  run: async (files) => {
    const textMs = await textMsPerPage(files);
    const { samples, pages, cpuMs } = await profiled(files);
    const byRoom = summed(samples, ({ thread, stack }) => roomOf(thread, stack));
    const seenMs = [...byRoom.values()].reduce((sum, ms) => sum + ms, 0);
    // A thread that waits for a core is seen as well: shares are taken from what was seen, times from the CPU.
    const row = (name: string, ms: number) => {
      const msPerPage = ((ms / seenMs) * cpuMs) / pages;
      return [name, msPerPage, (100 * ms) / seenMs, msPerPage / textMs] as const;
    };
    const byFunction = [...summed(samples, ({ stack }) => nameOf(stack))].sort((a, b) => b[1] - a[1]);
    return {
      title: 'HTTP: where the CPU time of a page goes, one client, one reading thread, while it is profiled',
      columns: ['where', 'ms/page', '%', 'ratio to PDFium text'],
      rows: [
        ...ORDER.map((room) => row(room, byRoom.get(room) ?? 0)),
        row('all', seenMs),
        ...byFunction.slice(0, NAMED).map(([name, ms]) => row(`· ${name}`, ms)),
      ],
      summary: `PDFium's own text: ${textMs.toFixed(2)} ms a page. Below the sum: the functions that take most by themselves.`,
    };
  },
};

type Thread = 'main' | 'reading';

async function profiled(files: readonly BenchFile[]): Promise<{
  readonly samples: readonly (Sampled & { readonly thread: Thread })[];
  readonly pages: number;
  readonly cpuMs: number;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'arkive-bench-'));
  const program = await startHttpProgram([
    '--cpu-prof',
    `--cpu-prof-dir=${folder}`,
    `--cpu-prof-interval=${INTERVAL_US}`,
  ]);
  const readable = await withPages(program, files);
  await load(program, readable, { clients: 1, forMs: WARM_MS });
  const fromUs = monotonicUs();
  const { pages, cpuMs } = await load(program, readable, { clients: 1, forMs: MEASURED_MS });
  const untilUs = monotonicUs();
  await program.stop();
  // CPU.<date>.<time>.<process>.<thread>.<number>.cpuprofile
  const samples = readdirSync(folder).flatMap((name) => {
    const thread: Thread = name.split('.').at(-3) === '0' ? 'main' : 'reading';
    const own = samplesOf(readFileSync(join(folder, name), 'utf8'), { fromUs, untilUs });
    return own.map((sample) => ({ ...sample, thread }));
  });
  rmSync(folder, { recursive: true });
  return { samples, pages, cpuMs };
}

function roomOf(thread: Thread, stack: Sampled['stack']): string {
  if (stack[0]?.name === '(garbage collector)') return 'garbage collection';
  for (const { file } of stack) {
    const room = ROOMS.find(([folder]) => file.includes(`${sep}dist${sep}${folder.replace('/', sep)}${sep}`));
    if (room) return room[1];
  }
  const inFlow = stack.some(({ file }) => file.endsWith(`${sep}dist${sep}flow.js`));
  return thread === 'reading' && inFlow ? 'between the steps' : 'http and pool';
}

/** The innermost function, and whose it is when it belongs to node, V8 or PDFium. */
function nameOf(stack: Sampled['stack']): string {
  const [inner] = stack;
  if (inner === undefined) return '(unknown)';
  if (inner.file === '(wasm)') return 'PDFium';
  const place = (file: string) => file.split(/\/dist\/|\/node_modules\//).at(-1) ?? file;
  if (!inner.file.startsWith('(')) return `${inner.name}  ${place(inner.file)}`;
  const owner = stack.find(({ file }) => !file.startsWith('('));
  const name = inner.name.startsWith('RegExp') ? 'a regular expression' : inner.name;
  return owner === undefined ? name : `${name} in ${owner.name}  ${place(owner.file)}`;
}

function summed<T extends Sampled>(samples: readonly T[], keyOf: (sample: T) => string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const sample of samples) sums.set(keyOf(sample), (sums.get(keyOf(sample)) ?? 0) + sample.ms);
  return sums;
}
