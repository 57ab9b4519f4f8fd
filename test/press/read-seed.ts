// Prints the statement of a seed, takes it through the flow and scores the answer.
import type { Recipe } from '../../fixtures/press/dimensions.ts';
import { printStatement } from '../../fixtures/press/press.ts';
import { scoreStatement } from '../../fixtures/press/score.ts';
import type { StatementScore } from '../../fixtures/press/score.ts';
import type { Corruption } from '../../fixtures/press/truth.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import type { OpenFlow } from './open-flow.ts';

/** A printed statement, read. */
export interface ReadSeed {
  readonly seed: number;
  readonly recipe: Recipe;
  readonly reading: DocumentReading;
  readonly score: StatementScore;
  /** The fault that was planted, where one was asked for and the statement had room for it. */
  readonly corruption: Corruption | undefined;
}

export async function readSeed(flow: OpenFlow, seed: number, overrides: Partial<Recipe> = {}): Promise<ReadSeed> {
  const { pdf, truth, recipe } = await printStatement(seed, overrides);
  const reading = await flow.read(pdf);
  return { seed, recipe, reading, score: scoreStatement(truth, reading.nodes), corruption: truth.corruption };
}

/** Whether nothing in the answer would make anyone look again. */
export function isQuiet({ review, expectations }: DocumentReading): boolean {
  return review === 'REVIEW_NOT_REQUIRED' && expectations.errors.length + expectations.warnings.length === 0;
}

/** `count` seeds from `first` on. The 7000s are kept for these tests: nobody tunes by them. */
export function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

/** Prints a line of figures among the results of the run. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
