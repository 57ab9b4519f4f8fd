// The gate of scanned papers: a few that lost their structure once, type of fixed pitch above all. How right scans are in general is measured by
// `npm run bench -- --only scans`: too slow for a test.
import { beforeAll, describe, expect, it } from 'vitest';
import { openFlow } from './open-flow.ts';
import { isQuiet, report } from './read-seed.ts';
import { isRightScan, readScan } from './scanned-papers.ts';
import type { ReadScan } from './scanned-papers.ts';

const PAPERS = [
  { kind: 'motor', seed: 311 },
  { kind: 'broadband', seed: 310 },
  { kind: 'mortgage statement', seed: 312 },
  { kind: 'council tax', seed: 310 },
];

const read: ReadScan[] = [];

beforeAll(async () => {
  const flow = await openFlow();
  for (const paper of PAPERS) read.push(await readScan(flow, { ...paper, hardness: 'light' }));
  const fields = read.flatMap((one) => one.fields);
  report(
    `press, light scans n ${String(read.length)}: fields ${String(fields.filter(({ ok }) => ok).length)} of ${String(fields.length)}`,
  );
}, 300_000);

describe('light scans', () => {
  it('give at least 95 in 100 values', () => {
    const fields = read.flatMap((one) => one.fields);
    const wrong = fields.filter(({ ok }) => !ok).map(({ key, want, got }) => `${key}: ${want} / ${got.join(' | ')}`);
    expect(fields.length).toBeGreaterThan(40);
    expect(wrong.length / fields.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('are never wrong without a word', () => {
    const silent = read.filter((one) => !isRightScan(one) && isQuiet(one.reading));
    expect(silent.map(({ kind, seed }) => `${kind} ${String(seed)}`)).toEqual([]);
  });
});
