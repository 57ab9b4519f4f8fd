import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inParallel } from '../../src/cli/in-parallel.ts';

describe('work in parallel', () => {
  it('hands over every result in the order of the items, with no more at once than allowed, whoever ends first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(20), fc.integer({ min: 1, max: 6 }), async (scheduler, count, jobs) => {
        const items = Array.from({ length: count }, (_, index) => index);
        const taken: number[] = [];
        let [running, most] = [0, 0];
        const work = async (item: number) => {
          most = Math.max(most, ++running);
          await scheduler.schedule(Promise.resolve());
          running--;
          return item;
        };
        await scheduler.waitFor(inParallel(items, jobs, { work, take: (result) => void taken.push(result) }));
        expect(taken).toEqual(items);
        expect(most).toBe(Math.min(count, jobs));
      }),
    );
  });

  it('begins the next item when any has ended, not only the first', async () => {
    let release: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (release = resolve));
    const begun: number[] = [];
    await inParallel([0, 1, 2, 3], 2, {
      work: async (item) => {
        begun.push(item);
        if (item === 0) await first;
        if (item === 3) release();
      },
      take: () => undefined,
    });
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('fails when a step fails', async () => {
    const fail = () => Promise.reject(new Error('no'));
    await expect(inParallel([1], 1, { work: fail, take: () => undefined })).rejects.toThrow('no');
    const work = (item: number) => Promise.resolve(item);
    const take = () => {
      throw new Error('full');
    };
    await expect(inParallel([1], 1, { work, take })).rejects.toThrow('full');
  });
});
