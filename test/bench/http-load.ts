// A steady load on a running server: a few clients that send one document after the other, and somebody who asks for its health.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchFile } from './bench.ts';
import type { HttpProgram } from './http-program.ts';

/** A document with the pages that it has. */
export interface LoadFile extends BenchFile {
  readonly pages: number;
}

/** What a load did, and what it cost the server. */
export interface LoadResult {
  readonly documents: number;
  readonly pages: number;
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly residentMb: number;
  /** How long each question for its health took to be answered. */
  readonly healthMs: readonly number[];
}

const HEALTH_EVERY_MS = 20;

/** Sends the files in turn, `clients` at a time, for `forMs` and until all answers are there. */
export async function load(
  program: HttpProgram,
  files: readonly LoadFile[],
  { clients, forMs }: { readonly clients: number; readonly forMs: number },
): Promise<LoadResult> {
  const before = await program.usage();
  const start = performance.now();
  const runs = (): boolean => performance.now() - start < forMs;
  let [documents, pages] = [0, 0];
  const client = async (): Promise<void> => {
    while (runs()) {
      const file = files[documents++ % files.length];
      if (file === undefined) return;
      const status = await program.read(file);
      if (status !== 200) throw new Error(`${file.name} was answered with ${status}`);
      pages += file.pages;
    }
  };
  const healthMs: number[] = [];
  const visitor = async (): Promise<void> => {
    while (runs()) {
      const asked = performance.now();
      await program.health();
      healthMs.push(performance.now() - asked);
      await sleep(HEALTH_EVERY_MS);
    }
  };
  await Promise.all([visitor(), ...Array.from({ length: clients }, client)]);
  const wallMs = performance.now() - start;
  const after = await program.usage();
  return { documents, pages, wallMs, cpuMs: after.cpuMs - before.cpuMs, residentMb: after.residentMb, healthMs };
}

/** The value under which this part of the values lies; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
