import { describe, expect, it } from 'vitest';
import { coalescedSync } from '../../../src/adapters/file-key-ring/coalesced-sync.ts';

describe('waiting for the disk together', () => {
  it('lets everyone wait for a flush that began after they asked, and those who wait for the same one', async () => {
    const begun: (() => void)[] = [];
    const sync = coalescedSync(() => new Promise((resolve) => begun.push(resolve)));
    let late = 0;
    const first = sync();
    const second = [sync(), sync(), sync()].map((flushed) => flushed.then(() => late++));
    expect(begun).toHaveLength(1);
    begun[0]?.();
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    expect(late).toBe(0);
    expect(begun).toHaveLength(2);
    begun[1]?.();
    await Promise.all(second);
    expect(late).toBe(3);
    const third = sync();
    expect(begun).toHaveLength(3);
    begun[2]?.();
    await third;
  });

  it('tells of a failed flush those who waited for it, and tries again for the others', async () => {
    const outcomes = [Promise.reject(new Error('the disk is gone')), Promise.resolve()];
    const sync = coalescedSync(() => outcomes.shift() ?? Promise.resolve());
    const first = sync();
    const second = sync();
    await expect(first).rejects.toThrow('gone');
    await expect(second).resolves.toBeUndefined();
  });
});
