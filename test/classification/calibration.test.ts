import { expect, test } from 'vitest';
import { readProfileFiles } from '../../src/adapters/profile-files/read-profile-files.ts';
import { CLASS_CONFIDENCE_FOR_REVIEW } from '../../src/classification/calibration.ts';
import { classify } from '../../src/classification/classify.ts';
import { degrade, randomFrom, type Damage } from './degrade.ts';
import { print, readPapers } from './papers.ts';

const { profiles } = readProfileFiles();
const DAMAGES: readonly Damage[] = [
  { linesKept: 0.5, charactersWrong: 0 },
  { linesKept: 1, charactersWrong: 0.03 },
  { linesKept: 1, charactersWrong: 0.08 },
];
const BINS = [0, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 1];
const COPIES = 3;

interface Answer {
  readonly wanted: string;
  readonly given: string;
  readonly confidence: number;
}

/** Answers on every paper, once whole and several times damaged. */
function answers(): readonly Answer[] {
  const random = randomFrom(7);
  return readPapers().flatMap(({ lines, classIdentifier: wanted }) => {
    const whole = print(lines);
    const damaged = DAMAGES.flatMap((damage) => Array.from({ length: COPIES }, () => degrade(whole, damage, random)));
    return [whole, ...damaged].map((layout) => {
      const { classIdentifier: given, confidence } = classify(layout, profiles);
      return { wanted, given, confidence };
    });
  });
}

const all = answers();
const rows = BINS.slice(0, -1).map((from, index) => {
  const to = BINS[index + 1] ?? 1;
  const inside = all.filter(({ confidence }) => confidence > from && confidence <= to);
  const right = inside.filter(({ wanted, given }) => wanted === given).length;
  const meant = inside.reduce((sum, { confidence }) => sum + confidence, 0);
  return { from, to, n: inside.length, meant, right };
});

test('of answers given with a confidence, about that part is right', async ({ annotate }) => {
  for (const { from, to, n, meant, right } of rows) {
    await annotate(
      `| ${String(from)}–${String(to)} | ${String(n)} | ${(meant / n).toFixed(2)} | ${(right / n).toFixed(2)} |`,
    );
  }
  const error = rows.reduce((sum, { meant, right }) => sum + Math.abs(meant - right), 0) / all.length;
  await annotate(`n ${String(all.length)}, expected calibration error ${error.toFixed(3)}`);
  expect(error).toBeLessThan(0.1);
  for (const { from, n, right } of rows.filter(({ from }) => from >= 0.8)) expect(right / n).toBeGreaterThan(from);
});

test('what is no supported document is hardly ever taken for one with a confidence that needs no review', async ({
  annotate,
}) => {
  const others = all.filter(({ wanted }) => wanted === 'unknown');
  const taken = others.filter(
    ({ given, confidence }) => given !== 'unknown' && confidence >= CLASS_CONFIDENCE_FOR_REVIEW,
  );
  await annotate(`n ${String(others.length)}, taken for a supported class without review ${String(taken.length)}`);
  expect(taken.length / others.length).toBeLessThan(0.01);
});

test('a supported document is hardly ever taken for another class with a confidence that needs no review', async ({
  annotate,
}) => {
  const ours = all.filter(({ wanted }) => wanted !== 'unknown');
  const taken = ours.filter(
    ({ wanted, given, confidence }) =>
      given !== wanted && given !== 'unknown' && confidence >= CLASS_CONFIDENCE_FOR_REVIEW,
  );
  await annotate(`n ${String(ours.length)}, taken for another class without review ${String(taken.length)}`);
  expect(taken.length / ours.length).toBeLessThan(0.01);
});
