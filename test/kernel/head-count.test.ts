import { describe, expect, it } from 'vitest';
import { HeadCount } from '../../src/kernel/head-count.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { readonly code?: string }).code,
  );

describe('places', () => {
  it('are so many for a client, and so many for all, and free again for whoever comes next', () => {
    const count = new HeadCount({ all: 3, ofClient: 2 });
    const leave = count.take('a');
    expect([count.take('a'), count.take('a')]).toEqual([expect.any(Function), 'client']);
    expect([count.take('b'), count.take('b'), count.take('c')]).toEqual([expect.any(Function), 'all', 'all']);
    if (typeof leave !== 'function') throw new Error('the first one found no place');
    leave();
    leave(); // leaves no second place
    expect([count.take('c'), count.take('a')]).toEqual([expect.any(Function), 'all']);
  });

  it('are left when the task in them ends, well or badly; who finds none is told whose are taken', async () => {
    const count = new HeadCount({ all: 2, ofClient: 1 });
    const ends: (() => void)[] = [];
    const long = () => new Promise<void>((resolve) => void ends.push(resolve));
    const first = count.during('a', long);
    expect(await codeOf(count.during('a', long))).toBe('too-many-requests');
    await expect(count.during('b', () => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
    const second = count.during('b', long);
    expect(await codeOf(count.during('c', long))).toBe('overloaded');
    for (const end of ends) end();
    await Promise.all([first, second]);
    expect(await count.during('a', () => Promise.resolve(7))).toBe(7);
  });
});
