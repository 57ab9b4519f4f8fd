// The covers of a policy from rows, sentences and options, each once.
import { foldText } from '../../../kernel/text.ts';
import type { Cover } from './covers.ts';

/** What sentences tell joins what rows say: covers of other names, and none of what rows give the sum. */
export function withTold(covers: readonly Cover[], told: readonly Cover[]): Cover[] {
  const known = (name: string): boolean =>
    covers.some(
      (one) =>
        ` ${foldText(one.name)} `.includes(` ${foldText(name)} `) ||
        ` ${foldText(name)} `.includes(` ${foldText(one.name)} `),
    );
  return [...told.filter(({ name }) => !known(name)), ...covers];
}

/** Options that are taken join those with amounts. */
export function withTaken(covers: readonly Cover[], taken: readonly Cover[]): Cover[] {
  const known = new Set(covers.map(({ name }) => foldText(name)));
  return [...covers, ...taken.filter(({ name }) => !known.has(foldText(name)))];
}
