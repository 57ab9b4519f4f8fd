// What a bench is, so that one file can hold each and run.ts can print them all alike.

/** A PDF to measure with. */
export interface BenchFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Rows of printed values under headings; numbers are right-aligned by who prints. */
export interface BenchTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** What the figures mean together, in a sentence or two. */
  readonly summary: string;
}

/** One measurement. */
export interface Bench {
  readonly name: string;
  run(files: readonly BenchFile[]): Promise<BenchTable>;
}

/** The middle of several measurements, in milliseconds. */
export function median(valuesMs: readonly number[]): number {
  const sorted = valuesMs.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
