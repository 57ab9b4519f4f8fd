// The gate of papers of insurance: schedules and proposals of seeds that nobody tuned by, through the real flow, scored against
// their truth.
import { beforeAll, describe, expect, it } from 'vitest';
import { printInsurance } from '../../fixtures/press/forms/insurance/paper.ts';
import { scoreInsurance } from '../../fixtures/press/forms/insurance/score.ts';
import type { InsuranceClass } from '../../fixtures/press/forms/insurance/paper-desk.ts';
import type { FormField } from '../../fixtures/press/forms/property/score.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import { openFlow } from './open-flow.ts';
import { isQuiet, report, seedsFrom } from './read-seed.ts';

const SEEDS = seedsFrom(7481, 18);
const KINDS: readonly InsuranceClass[] = ['insurance-motor-schedule', 'insurance-home-schedule', 'insurance-proposal'];

interface ReadPaper {
  readonly kind: InsuranceClass;
  readonly seed: number;
  readonly reading: DocumentReading;
  readonly fields: readonly FormField[];
}

const read: ReadPaper[] = [];
const isRight = ({ fields }: ReadPaper): boolean => fields.every(({ ok }) => ok);
const wrong = ({ kind, seed, fields }: ReadPaper): string[] =>
  fields
    .filter(({ ok }) => !ok)
    .map(({ key, want, got }) => `${kind} ${String(seed)} ${key}: ${want} / ${got.join(' | ')}`);

beforeAll(async () => {
  const flow = await openFlow();
  for (const kind of KINDS) {
    for (const seed of SEEDS) {
      const { pdf, truth } = await printInsurance(seed, kind);
      const reading = await flow.read(pdf);
      read.push({ kind, seed, reading, fields: scoreInsurance(truth, reading.nodes) });
    }
  }
  const fields = read.flatMap((one) => one.fields);
  const right = read.filter(isRight);
  report(
    `press, insurance n ${String(read.length)}: fields ${String(fields.filter(({ ok }) => ok).length)} of ${String(fields.length)}, ` +
      `right without a word ${String(right.filter(({ reading }) => isQuiet(reading)).length)} of ${String(right.length)}`,
  );
}, 300_000);

describe('papers of insurance of layouts nobody has looked at', () => {
  it.each(KINDS)('give at least 98 in 100 values: %s', (kind) => {
    const own = read.filter((one) => one.kind === kind);
    const fields = own.flatMap((one) => one.fields);
    expect(fields.length).toBeGreaterThan(150);
    expect(fields.filter(({ ok }) => ok).length / fields.length, own.flatMap(wrong).join('\n')).toBeGreaterThanOrEqual(
      0.98,
    );
  });

  it('are taken for what they are', () => {
    const others = read.filter(({ kind, reading }) => reading.document.classIdentifier !== kind);
    expect(others.map(({ kind, seed }) => `${kind} ${String(seed)}`)).toEqual([]);
  });

  it('are never wrong in silence: what is wrong comes with a review or an issue', () => {
    const silent = read.filter((one) => !isRight(one) && isQuiet(one.reading));
    expect(silent.flatMap(wrong)).toEqual([]);
  });

  it('are not sent to review where they are right', () => {
    const right = read.filter(isRight);
    expect(
      right.filter(({ reading }) => reading.review === 'REVIEW_NOT_REQUIRED').length / right.length,
    ).toBeGreaterThan(0.95);
  });
});
