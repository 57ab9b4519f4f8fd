// Payslips with slips of recognition: gross − deductions = net, and the sums of their columns, find the truth or say that something is wrong.
import { beforeAll, describe, expect, it } from 'vitest';
import { printPayslip } from '../../fixtures/press/forms/payslip/print.ts';
import { scoreForm } from '../../fixtures/press/forms/property/score.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import type { PageReader } from '../../src/ports/page-reader.ts';
import { openFlow } from '../press/open-flow.ts';
import { isQuiet, report, seedsFrom } from '../press/read-seed.ts';
import { recognisedPages, withSlips, type Slip, type SlipKind } from './recognised.ts';

const KINDS: readonly SlipKind[] = ['figure', 'letter', 'point', 'currency', 'edge'];
/** What the sums of a payslip prove; of what is added up over the year they prove nothing. */
const PROVEN = /^(?:PayItem|PayDeduction|PayPeriod\.(?:grossPay|totalDeductions|netPay))/;

interface Misread {
  readonly seed: number;
  readonly slips: readonly Slip[];
  readonly clean: DocumentReading;
  readonly reading: DocumentReading;
  /** Proven values that the slip made wrong. */
  readonly wrong: readonly string[];
}

const asReader = (pages: readonly unknown[]): PageReader => ({
  read: () => pages as ReturnType<PageReader['read']>,
});

describe('payslips with an amount that recognition misread', () => {
  const read: Misread[] = [];

  beforeAll(async () => {
    const flow = await openFlow();
    for (const seed of seedsFrom(7901, 24)) {
      const { pdf, truth } = await printPayslip(seed);
      const pages = recognisedPages(flow.reader.read(pdf));
      const clean = await flow.read(pdf, asReader(pages));
      const { pages: misread, slips } = withSlips(pages, { seed, count: 1, kinds: KINDS });
      if (slips.length === 0) continue;
      const reading = await flow.read(pdf, asReader(misread));
      const before = scoreForm(truth, clean.nodes);
      const wrong = scoreForm(truth, reading.nodes)
        .filter(({ key, ok }) => !ok && PROVEN.test(key) && before.some((one) => one.key === key && one.ok))
        .map(({ key }) => key);
      read.push({ seed, slips, clean, reading, wrong });
    }
    const right = read.filter(({ wrong }) => wrong.length === 0).length;
    report(`misread payslips: ${String(right)} of ${String(read.length)} as printed`);
  });

  it('give what their sums prove as printed, at least three in four', () => {
    expect(read.length).toBeGreaterThan(18);
    expect(read.filter(({ wrong }) => wrong.length === 0).length / read.length).toBeGreaterThanOrEqual(0.75);
  });

  it('are never wrong in it without a word', () => {
    const silent = read.filter(({ wrong, reading }) => wrong.length > 0 && isQuiet(reading));
    expect(silent.map(({ seed, slips, wrong }) => ({ seed, slips, wrong }))).toEqual([]);
  });

  it('change nothing where nothing was misread', () => {
    expect(read.filter(({ clean }) => clean.evidence.some(({ rule }) => rule.endsWith('/repaired')))).toEqual([]);
  });
});
