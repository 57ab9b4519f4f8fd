import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_LIMITS } from '../../src/kernel/limits.ts';
import { expireOnTime } from '../../src/services/session-expiry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('expiry on time', () => {
  it('ends what fell due before the start before anything else, then looks every second', async () => {
    const times: number[] = [];
    const begun = Date.now();
    const expireDue = () => Promise.resolve(void times.push(Date.now() - begun));
    const expiry = await expireOnTime({ expireDue }, () => undefined);
    expect(times).toEqual([0]);
    await vi.advanceTimersByTimeAsync(3 * SESSION_LIMITS.expiryCheckMs);
    expect(times).toEqual([0, 1000, 2000, 3000]);
    await expiry.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(times).toHaveLength(4);
  });

  it('does not begin again while it is under way, and stops when that is done', async () => {
    let calls = 0;
    let finish: () => void = () => undefined;
    const expireDue = () => (calls++ === 0 ? Promise.resolve() : new Promise<void>((resolve) => (finish = resolve)));
    const expiry = await expireOnTime({ expireDue }, () => undefined);
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toBe(2);
    let stopped = false;
    const stopping = expiry.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    finish();
    await stopping;
  });

  it('says what failed and tries again; at the start it fails', async () => {
    const failures: unknown[] = [];
    let calls = 0;
    const expireDue = () => (++calls === 2 ? Promise.reject(new Error('the disk is full')) : Promise.resolve());
    const expiry = await expireOnTime({ expireDue }, (error) => failures.push(error));
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toBe(3);
    expect(failures).toEqual([new Error('the disk is full')]);
    await expiry.stop();
    await expect(
      expireOnTime({ expireDue: () => Promise.reject(new Error('no disk')) }, () => undefined),
    ).rejects.toThrow('no disk');
  });
});
