// `npm run bench [-- --only NAME] [FILE.pdf …]`: prints every bench over the given files, or over the fixtures.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench, BenchFile, BenchTable } from './bench.ts';
import { graphql } from './graphql.ts';
import { exportsOfGraph } from './exports.ts';
import { appending, coldGraphs } from './graphs.ts';
import { hostileFiles } from './hostile-files.ts';
import { http } from './http.ts';
import { httpRooms } from './http-rooms.ts';
import { idleSessions } from './idle-sessions.ts';
import { fusedSessions } from './fused-sessions.ts';
import { fusion } from './fusion.ts';
import { ocr } from './ocr.ts';
import { reading } from './reading.ts';
import { scans } from './scans.ts';
import { sparqlAttack, sparqlRows } from './sparql.ts';
import { vaultAppends } from './vault-appends.ts';
import { vaultKills } from './vault-kills.ts';

const BENCHES: readonly Bench[] = [
  reading,
  ocr,
  http,
  httpRooms,
  vaultAppends,
  vaultKills,
  idleSessions,
  fusion,
  fusedSessions,
  coldGraphs,
  appending,
  exportsOfGraph,
  graphql,
  sparqlRows,
  sparqlAttack,
];

/** Those that take many minutes run only when they are named. */
const LONG_BENCHES: readonly Bench[] = [hostileFiles, scans];

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const fixtures = join(import.meta.dirname, '..', '..', 'fixtures');
const paths = positionals.length > 0 ? positionals : findPdfs(fixtures);
const files = paths.map((path): BenchFile => ({ name: basename(path), bytes: readFileSync(path) }));
if (files.length === 0) throw new Error('no PDF files to measure with: name some');

const named = values.only;
const chosen = named === undefined ? BENCHES : [...BENCHES, ...LONG_BENCHES].filter(({ name }) => name === named);
for (const bench of chosen) print(await bench.run(files));

function print({ title, columns, rows, summary }: BenchTable): void {
  const cells = [columns, ...rows.map((row) => row.map(format))];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  console.log(`\n${title}\n`);
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    );
  }
  console.log(`\n${summary}`);
}

function format(value: string | number): string {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function findPdfs(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .map((name) => join(folder, name));
}
