// The gate of payslips: layouts of seeds that nobody tuned by, through the real flow, scored against their truth.
import { beforeAll, describe, expect, it } from 'vitest';
import { printPayslip } from '../../fixtures/press/forms/payslip/print.ts';
import { scoreForm } from '../../fixtures/press/forms/property/score.ts';
import type { FormField } from '../../fixtures/press/forms/property/score.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import { openFlow } from './open-flow.ts';
import { isQuiet, report, seedsFrom } from './read-seed.ts';

interface ReadPayslip {
  readonly seed: number;
  readonly reading: DocumentReading;
  readonly fields: readonly FormField[];
}

const SEEDS = seedsFrom(7801, 20);
const read: ReadPayslip[] = [];
const isWhole = ({ fields }: ReadPayslip): boolean => fields.every(({ ok }) => ok);
const fields = (): readonly FormField[] => read.flatMap((one) => one.fields);
const right = (): number => fields().filter(({ ok }) => ok).length;

beforeAll(async () => {
  const flow = await openFlow();
  for (const seed of SEEDS) {
    const { pdf, truth } = await printPayslip(seed);
    const reading = await flow.read(pdf);
    read.push({ seed, reading, fields: scoreForm(truth, reading.nodes) });
  }
  const quiet = read.filter((one) => isWhole(one) && isQuiet(one.reading)).length;
  report(
    `press, payslips: fields ${String(right())} of ${String(fields().length)}, right without a word ${String(quiet)} of ${String(read.length)}`,
  );
});

describe('payslips of layouts nobody has looked at', () => {
  it('give at least 97 in 100 fields', () => {
    expect(right() / fields().length).toBeGreaterThanOrEqual(0.97);
  });

  it('are taken for payslips', () => {
    expect(read.filter(({ reading }) => reading.document.classIdentifier !== 'earnings-payslip')).toEqual([]);
  });

  it('are never wrong in silence about what sums prove: payments, deductions, gross, total and net', () => {
    const proven = /^(?:PayItem|PayDeduction|PayPeriod\.(?:grossPay|totalDeductions|netPay))/;
    const silent = read.filter(
      (one) => isQuiet(one.reading) && one.fields.some(({ key, ok }) => !ok && proven.test(key)),
    );
    expect(silent.map(({ seed }) => seed)).toEqual([]);
  });

  it('pass without review or issue where nothing is wrong, at least 8 in 10', () => {
    const whole = read.filter(isWhole);
    expect(whole.filter(({ reading }) => isQuiet(reading)).length / whole.length).toBeGreaterThanOrEqual(0.8);
  });
});
