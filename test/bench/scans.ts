// How right scanned papers are read: papers of the presses, degraded as scanners and telephones do it, against their truth.
import { openFlow } from '../press/open-flow.ts';
import { isQuiet, seedsFrom } from '../press/read-seed.ts';
import { PRINTERS, isRightScan, readScan } from '../press/scanned-papers.ts';
import type { Hardness, ReadScan } from '../press/scanned-papers.ts';
import type { Bench, BenchTable } from './bench.ts';

/** Nobody tunes by these seeds. */
const SEEDS = seedsFrom(7951, 2);

/** What is right, wrong in silence, or doubted without need, of every kind of paper, by how hard its scan is to read. */
export const scans: Bench = { name: 'scans', run };

async function run(): Promise<BenchTable> {
  const flow = await openFlow();
  const read: ReadScan[] = [];
  for (const hardness of ['light', 'hard'] as const) {
    for (const kind of Object.keys(PRINTERS)) {
      for (const seed of SEEDS) read.push(await readScan(flow, { kind, seed, hardness }));
    }
  }
  const nameOf = ({ kind, hardness }: ReadScan): string => `${hardness} ${kind}`;
  const names = [...new Set(read.map(nameOf))];
  return {
    title: 'Scans of printed papers',
    columns: ['scan', 'n', 'fields', 'right %', 'entries F1 %', 'silent', 'needless', 's a page'],
    rows: names.map((name) =>
      figuresOf(
        name,
        read.filter((one) => nameOf(one) === name),
      ),
    ),
    summary: (['light', 'hard'] as const).map((hardness) => summaryOf(hardness, read)).join('\n'),
  };
}

function figuresOf(name: string, read: readonly ReadScan[]): readonly (string | number)[] {
  const sum = (of: (one: ReadScan) => number): number => read.reduce((total, one) => total + of(one), 0);
  const fields = sum((one) => one.fields.length);
  const right = sum((one) => one.fields.filter(({ ok }) => ok).length);
  const [wanted, found] = [sum(({ entries }) => entries.truth), sum(({ entries }) => entries.found)];
  const f1 = wanted + found === 0 ? '-' : (200 * sum(({ entries }) => entries.right)) / (wanted + found);
  const silent = read.filter((one) => !isRightScan(one) && isQuiet(one.reading)).length;
  const needless = read.filter((one) => isRightScan(one) && !isQuiet(one.reading)).length;
  const seconds = sum(({ ms }) => ms) / 1000 / sum(({ reading }) => reading.pageCount);
  return [name, read.length, fields, (100 * right) / Math.max(1, fields), f1, silent, needless, seconds];
}

function summaryOf(hardness: Hardness, read: readonly ReadScan[]): string {
  const own = read.filter((one) => one.hardness === hardness);
  const [, n, fields, right, f1, silent, needless] = figuresOf(hardness, own);
  const shown = (value: string | number | undefined): string =>
    typeof value === 'number' ? value.toFixed(1) : String(value);
  return (
    `${hardness}: n ${String(n)}, ${shown(right)} % of ${String(fields)} fields right, entries F1 ${shown(f1)} %; ` +
    `wrong without a word ${String(silent)}, right with a word ${String(needless)}.`
  );
}
