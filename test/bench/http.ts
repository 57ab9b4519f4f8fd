// Statements over HTTP, on a server with one reading thread: pages a second, what a page costs beside PDFium's own text of it,
// whether the server answers others meanwhile, and how much memory it takes.
import { setTimeout as sleep } from 'node:timers/promises';
import { startEngine } from '../../src/adapters/pdfium/engine.ts';
import { openPdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import { DOCUMENT_LIMITS, WORKER_LIMITS } from '../../src/kernel/limits.ts';
import type { Bench, BenchFile } from './bench.ts';
import type { LoadFile, LoadResult } from './http-load.ts';
import { load, quantile } from './http-load.ts';
import type { HttpProgram } from './http-program.ts';
import { startHttpProgram } from './http-program.ts';
import { pdfiumText } from './reading.ts';

const CLIENTS = [1, 4] as const;
const WARM_MS = 10_000;
const MEASURED_MS = 10_000;
/** PDFium's text of each file is taken so often before it counts, and then so often again. */
const TEXT_ROUNDS = 20;

export const http: Bench = {
  name: 'http',
  run: async (files) => {
    const program = await startHttpProgram();
    try {
      return await measure(program, files);
    } finally {
      await program.stop();
    }
  },
};

async function measure(program: HttpProgram, files: readonly BenchFile[]): ReturnType<Bench['run']> {
  const started = (await program.usage()).residentMb;
  const firstMs = await timed(() => program.read(files[0] ?? { name: '', bytes: new Uint8Array() }));
  const readable = await withPages(program, files);
  await load(program, readable, { clients: 1, forMs: WARM_MS });
  const textMs = await textMsPerPage(readable);
  const rows: (readonly (string | number)[])[] = [];
  for (const clients of CLIENTS) {
    rows.push([clients, ...figures(await load(program, readable, { clients, forMs: MEASURED_MS }), textMs)]);
  }
  await sleep(WORKER_LIMITS.idleMs + 5_000);
  const idle = (await program.usage()).residentMb;
  const againMs = await timed(() => program.read(readable[0] ?? { name: '', bytes: new Uint8Array() }));
  const left = files.length - readable.length;
  return {
    title: `HTTP: ${readable.length} documents in turn (${sum(readable)} pages), one reading thread, compiled`,
    columns: [
      ...['clients', 'documents/s', 'pages/s', 'CPU ms/page', 'pages/s of one core', 'PDFium text ms/page', 'ratio'],
      ...['/healthz p50 ms', 'p99 ms', 'RSS MB'],
    ],
    rows,
    summary:
      `The first document took ${Math.round(firstMs)} ms, and the first after the thread had ended of idleness ${Math.round(againMs)} ms. ` +
      `Resident memory: ${Math.round(started)} MB started, ${Math.round(idle)} MB idle again. ` +
      `CPU time is that of the whole process, its answers to the others included; ${MEASURED_MS / 1000} s each after ${WARM_MS / 1000} s to warm up.` +
      (left === 0 ? '' : ` ${left} files that are not read were left out.`),
  };
}

function figures({ documents, pages, wallMs, cpuMs, residentMb, healthMs }: LoadResult, textMs: number): number[] {
  const cpuMsPerPage = cpuMs / pages;
  const perSecond = 1000 / wallMs;
  return [
    ...[documents * perSecond, pages * perSecond, cpuMsPerPage, 1000 / cpuMsPerPage, textMs, cpuMsPerPage / textMs],
    ...[quantile(healthMs, 0.5), quantile(healthMs, 0.99), residentMb],
  ];
}

/** The files that are read, with the number of their pages. */
export async function withPages(program: HttpProgram, files: readonly BenchFile[]): Promise<readonly LoadFile[]> {
  const reader = await openPdfiumReader();
  const readable: LoadFile[] = [];
  for (const file of files) {
    if ((await program.read(file)) === 200) readable.push({ ...file, pages: reader.read(file.bytes).length });
  }
  if (readable.length === 0) throw new Error('none of the files is read');
  return readable;
}

/** CPU time of PDFium's own text, in this process: wall time would count whoever else is at work. */
export async function textMsPerPage(files: readonly BenchFile[]): Promise<number> {
  const engine = await startEngine({ memoryBytes: DOCUMENT_LIMITS.engineBytes });
  const round = (): number => files.reduce((pages, { bytes }) => pages + pdfiumText(engine, bytes), 0);
  for (let count = 0; count < TEXT_ROUNDS; count++) round();
  const before = process.cpuUsage();
  let pages = 0;
  for (let count = 0; count < TEXT_ROUNDS; count++) pages += round();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pages;
}

function sum(files: readonly LoadFile[]): number {
  return files.reduce((pages, file) => pages + file.pages, 0);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
