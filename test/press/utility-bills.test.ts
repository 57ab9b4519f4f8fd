// The gate of bills for supplies: bills of seeds that nobody tuned by, through the real flow, scored against their truth.
import { beforeAll, describe, expect, it } from 'vitest';
import type { PrintedBill } from '../../fixtures/press/forms/utility/bill.ts';
import { printBroadbandBill } from '../../fixtures/press/forms/utility/broadband.ts';
import { printEnergyBill } from '../../fixtures/press/forms/utility/energy.ts';
import { scoreBill } from '../../fixtures/press/forms/utility/score.ts';
import { printWaterBill } from '../../fixtures/press/forms/utility/water.ts';
import type { FormField } from '../../fixtures/press/forms/property/score.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import { openFlow } from './open-flow.ts';
import { isQuiet, report, seedsFrom } from './read-seed.ts';

const SEEDS = seedsFrom(7201, 18);
const PRINTERS: Readonly<Record<string, (seed: number) => Promise<PrintedBill>>> = {
  'utility-energy-bill': printEnergyBill,
  'utility-water-bill': printWaterBill,
  'utility-broadband-bill': printBroadbandBill,
};

interface ReadBill {
  readonly kind: string;
  readonly seed: number;
  readonly reading: DocumentReading;
  readonly fields: readonly FormField[];
}

const read: ReadBill[] = [];
const part = (right: number, of: number): number => right / Math.max(1, of);
const isRight = ({ fields }: ReadBill): boolean => fields.every(({ ok }) => ok);

beforeAll(async () => {
  const flow = await openFlow();
  for (const [kind, print] of Object.entries(PRINTERS)) {
    for (const seed of SEEDS) {
      const { pdf, truth } = await print(seed);
      const reading = await flow.read(pdf);
      read.push({ kind, seed, reading, fields: scoreBill(truth, reading.nodes) });
    }
  }
  const fields = read.flatMap((one) => one.fields);
  const quiet = read.filter((one) => isRight(one) && isQuiet(one.reading)).length;
  report(
    `press, bills n ${String(read.length)}: fields ${String(fields.filter(({ ok }) => ok).length)} of ${String(fields.length)}, ` +
      `right without a word ${String(quiet)} of ${String(read.filter(isRight).length)}`,
  );
}, 300_000);

describe('bills of layouts nobody has looked at', () => {
  it.each(Object.keys(PRINTERS))('give at least 98 in 100 values: %s', (kind) => {
    const fields = read.filter((one) => one.kind === kind).flatMap((one) => one.fields);
    expect(fields.length).toBeGreaterThan(200);
    expect(part(fields.filter(({ ok }) => ok).length, fields.length)).toBeGreaterThanOrEqual(0.98);
  });

  it('are taken for what they are', () => {
    const others = read.filter(({ kind, reading }) => reading.document.classIdentifier !== kind);
    expect(others.map(({ kind, seed }) => `${kind} ${String(seed)}`)).toEqual([]);
  });

  it('are never wrong in silence: an amount, a date or a number that is wrong comes with a review or an issue', () => {
    const wrong = ({ fields }: ReadBill): boolean => fields.some(({ ok, got }) => !ok && got.length > 0);
    const silent = read.filter((one) => wrong(one) && isQuiet(one.reading));
    expect(silent.map(({ kind, seed }) => `${kind} ${String(seed)}`)).toEqual([]);
  });

  it('pass without review or issue where nothing is wrong, at least 9 in 10', () => {
    const right = read.filter(isRight);
    expect(part(right.filter(({ reading }) => isQuiet(reading)).length, right.length)).toBeGreaterThanOrEqual(0.9);
  });

  it('keep to the shapes', () => {
    const broken = read.filter(({ reading }) => reading.expectations.errors.length > 0);
    expect(broken.map(({ kind, seed }) => `${kind} ${String(seed)}`)).toEqual([]);
  });
});
