// Statements with slips of recognition: the sums that they print find the truth, and nothing is invented.
import { beforeAll, describe, expect, it } from 'vitest';
import { printStatement } from '../../fixtures/press/press.ts';
import { scoreStatement } from '../../fixtures/press/score.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import type { PageReader } from '../../src/ports/page-reader.ts';
import { openFlow, type OpenFlow } from '../press/open-flow.ts';
import { isQuiet, report, seedsFrom } from '../press/read-seed.ts';
import { recognisedPages, withSlips, type Slip, type SlipKind } from './recognised.ts';

const KINDS: readonly SlipKind[] = ['figure', 'letter', 'point', 'currency', 'minus', 'edge'];
const SEEDS = seedsFrom(7401, 24);

interface Misread {
  readonly seed: number;
  readonly slips: readonly Slip[];
  readonly clean: DocumentReading;
  readonly reading: DocumentReading;
  readonly isRight: boolean;
}

const asReader = (pages: readonly unknown[]): PageReader => ({ read: () => pages as ReturnType<PageReader['read']> });

async function readMisread(flow: OpenFlow, seed: number): Promise<Misread[]> {
  const { pdf, truth } = await printStatement(seed);
  const pages = recognisedPages(flow.reader.read(pdf));
  const clean = await flow.read(pdf, asReader(pages));
  const isRight = ({ nodes }: DocumentReading): boolean => {
    const { missed, spurious, balances } = scoreStatement(truth, nodes);
    return missed.length + spurious.length === 0 && balances[0] === balances[1];
  };
  const { pages: misread, slips } = withSlips(pages, { seed, count: 1, kinds: KINDS });
  if (!isRight(clean) || slips.length === 0) return [];
  const reading = await flow.read(pdf, asReader(misread));
  return [{ seed, slips, clean, reading, isRight: isRight(reading) }];
}

const isRepaired = ({ evidence }: DocumentReading): boolean => evidence.some(({ rule }) => rule.endsWith('/repaired'));

describe('statements with an amount that recognition misread', () => {
  const read: Misread[] = [];

  beforeAll(async () => {
    const flow = await openFlow();
    for (const seed of SEEDS) read.push(...(await readMisread(flow, seed)));
    const right = read.filter((one) => one.isRight).length;
    report(`misread statements: ${String(right)} of ${String(read.length)} as printed`);
  });

  it('are read as printed, at least four in five', () => {
    expect(read.length).toBeGreaterThan(18);
    expect(read.filter((one) => one.isRight).length / read.length).toBeGreaterThanOrEqual(0.8);
  });

  it('are never wrong without a word', () => {
    const silent = read.filter((one) => !one.isRight && isQuiet(one.reading));
    expect(silent.map(({ seed, slips }) => ({ seed, slips }))).toEqual([]);
  });

  it('say of a repaired value that it was repaired, and what was read', () => {
    const repaired = read.filter(({ reading }) => isRepaired(reading));
    expect(repaired.length).toBeGreaterThan(5);
    for (const { reading } of repaired) {
      expect(reading.expectations.info.some(({ reason }) => reason.includes('repaired'))).toBe(true);
    }
    const texts = repaired.flatMap(({ reading }) =>
      reading.evidence.filter(({ rule }) => rule.endsWith('/repaired')).map(({ text }) => text),
    );
    const misread = repaired.flatMap(({ slips }) => slips.map((slip) => slip.read));
    expect(misread.some((text) => texts.includes(text))).toBe(true);
  });

  it('change nothing where nothing was misread', () => {
    expect(read.filter(({ clean }) => isRepaired(clean))).toEqual([]);
  });
});
