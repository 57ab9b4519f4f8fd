// The gate of the statement road: statements of seeds that nobody tuned by, through the real flow, scored against their truth.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Recipe } from '../../fixtures/press/dimensions.ts';
import { f1, total } from '../../fixtures/press/score.ts';
import type { StatementScore, Tally } from '../../fixtures/press/score.ts';
import { openFlow } from './open-flow.ts';
import { isQuiet, readSeed, report, seedsFrom } from './read-seed.ts';
import type { ReadSeed } from './read-seed.ts';

const SEEDS = seedsFrom(7001, 100);
const CLASSES: Readonly<Record<Recipe['kind'], string>> = {
  current: 'banking-statement',
  business: 'banking-statement',
  savings: 'banking-savings-statement',
  card: 'banking-credit-card-statement',
};

const read: ReadSeed[] = [];
const scores = (): StatementScore[] => read.map((one) => one.score);
const part = ([right, of]: Tally): number => right / Math.max(1, of);
const partOf = <T>(all: readonly T[], test: (one: T) => boolean): Tally => [all.filter(test).length, all.length];

const descriptors = (): Tally => total(scores().map((score) => score.descriptors));
const fields = (): Tally =>
  partOf(
    scores().flatMap((score) => score.fields),
    (field) => field.ok,
  );
const classes = (): Tally =>
  partOf(read, ({ recipe, reading }) => reading.document.classIdentifier === CLASSES[recipe.kind]);
const entriesAreRight = ({ score }: ReadSeed): boolean => score.missed.length + score.spurious.length === 0;
const passed = (): Tally => partOf(read.filter(entriesAreRight), ({ reading }) => isQuiet(reading));

beforeAll(async () => {
  const flow = await openFlow();
  for (const seed of SEEDS) read.push(await readSeed(flow, seed));
  const say = ([right, of]: Tally): string => `${String(right)} of ${String(of)}`;
  const entries = scores().reduce((sum, score) => sum + score.truth, 0);
  report(
    `press, n ${String(read.length)}: transactions F1 ${f1(scores()).toFixed(4)} (n ${String(entries)}), ` +
      `descriptors ${say(descriptors())}, fields ${say(fields())}, class ${say(classes())}, ` +
      `right without a word ${say(passed())}`,
  );
}, 300_000);

describe('statements of layouts nobody has looked at', () => {
  it('give their transactions exact in date, amount and direction: F1 at least 0.985', () => {
    expect(f1(scores())).toBeGreaterThanOrEqual(0.985);
  });

  it('give at least 97 in 100 descriptors as printed', () => {
    expect(part(descriptors())).toBeGreaterThanOrEqual(0.97);
  });

  it('give at least 98 in 100 fields of account, holder, period and balances', () => {
    expect(part(fields())).toBeGreaterThanOrEqual(0.98);
  });

  it('are taken for what they are, at least 99 in 100', () => {
    expect(part(classes())).toBeGreaterThanOrEqual(0.99);
  });

  it('are never wrong in silence: a wrong transaction comes with a review or an issue', () => {
    const silent = read.filter((one) => !entriesAreRight(one) && isQuiet(one.reading)).map(({ seed }) => seed);
    expect(silent).toEqual([]);
  });

  it('pass without review or issue where nothing is wrong, at least 8 in 10', () => {
    expect(part(passed())).toBeGreaterThanOrEqual(0.8);
  });
});
