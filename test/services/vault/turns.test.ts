import { describe, expect, it } from 'vitest';
import { turns } from '../../../src/services/vault/turns.ts';

/** Promises that the test settles. */
function gates(count: number) {
  return Array.from({ length: count }, () => {
    let settle: (value: Promise<void> | undefined) => void = () => undefined;
    const promise = new Promise<void>((resolve) => (settle = resolve as typeof settle));
    return { promise, open: () => settle(undefined), fail: () => settle(Promise.reject(new Error('failed'))) };
  });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('taking turns', () => {
  it('acts in the order of the calls, whoever is prepared first', async () => {
    const [first, second, third] = gates(3);
    if (!first || !second || !third) throw new Error('three gates');
    const acted: number[] = [];
    const takeTurn = turns();
    const act = (n: number) => () => Promise.resolve(acted.push(n)).then(() => n);
    const results = [first, second, third].map(({ promise }, n) =>
      takeTurn('a', { prepare: () => promise, act: act(n) }),
    );
    third.open();
    second.open();
    await settled();
    expect(acted).toEqual([]);
    first.open();
    expect(await Promise.all(results)).toEqual([0, 1, 2]);
    expect(acted).toEqual([0, 1, 2]);
  });

  it('does not wait for an action to end before the next begins', async () => {
    const [slow] = gates(1);
    const takeTurn = turns();
    const begun: string[] = [];
    const first = takeTurn('a', {
      prepare: () => Promise.resolve(),
      act: () => (begun.push('first'), slow?.promise ?? Promise.resolve()),
    });
    await takeTurn('a', { prepare: () => Promise.resolve(), act: () => Promise.resolve(begun.push('second')) });
    expect(begun).toEqual(['first', 'second']);
    slow?.open();
    await first;
  });

  it('lets other names pass', async () => {
    const [slow] = gates(1);
    const takeTurn = turns();
    const waiting = takeTurn('a', {
      prepare: () => slow?.promise ?? Promise.resolve(),
      act: () => Promise.resolve('a'),
    });
    expect(await takeTurn('b', { prepare: () => Promise.resolve(), act: () => Promise.resolve('b') })).toBe('b');
    slow?.open();
    expect(await waiting).toBe('a');
  });

  it('gives the turn up when preparing or acting fails, and keeps the order of the others', async () => {
    const [first, second] = gates(2);
    const takeTurn = turns();
    const acted: string[] = [];
    const act = (name: string) => () => Promise.resolve(void acted.push(name));
    const one = takeTurn('a', { prepare: () => first?.promise ?? Promise.resolve(), act: act('one') });
    const two = takeTurn('a', { prepare: () => second?.promise ?? Promise.resolve(), act: act('two') });
    const three = takeTurn('a', { prepare: () => Promise.resolve(), act: act('three') });
    const four = takeTurn('a', {
      prepare: () => Promise.resolve(),
      act: () => Promise.reject(new Error('in the act')),
    });
    const five = takeTurn('a', { prepare: () => Promise.resolve(), act: act('five') });
    second?.fail();
    await expect(two).rejects.toThrow('failed');
    await settled();
    expect(acted).toEqual([]);
    first?.open();
    await expect(four).rejects.toThrow('in the act');
    await Promise.all([one, three, five]);
    expect(acted).toEqual(['one', 'three', 'five']);
  });
});
