import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Quotas } from '../../src/kernel/quota.ts';

const MINUTE = { requests: 60, windowMs: 60_000 };

describe('a quota', () => {
  it('can be had all at once, and then comes back one by one', () => {
    const quotas = new Quotas({ requests: 3, windowMs: 3_000 }, 10);
    expect([0, 0, 0, 0, 999, 1_000, 1_000].map((at) => quotas.take('a', at).allowed)).toEqual([
      ...[true, true, true, false, false],
      ...[true, false],
    ]);
  });

  it('says what is left, how long until all of it is there, and how long to wait', () => {
    const quotas = new Quotas({ requests: 3, windowMs: 3_000 }, 10);
    expect(quotas.take('a', 0)).toEqual({ allowed: true, remaining: 2, resetMs: 1_000, waitMs: 0 });
    quotas.take('a', 0);
    expect(quotas.take('a', 500)).toEqual({ allowed: true, remaining: 0, resetMs: 2_500, waitMs: 500 });
    expect(quotas.take('a', 600)).toEqual({ allowed: false, remaining: 0, resetMs: 2_400, waitMs: 400 });
    expect(quotas.take('a', 1_000)).toMatchObject({ allowed: true });
  });

  it('is that of its key alone', () => {
    const quotas = new Quotas({ requests: 1, windowMs: 1_000 }, 10);
    expect([quotas.take('a', 0), quotas.take('b', 0), quotas.take('a', 0)].map(({ allowed }) => allowed)).toEqual([
      true,
      true,
      false,
    ]);
    quotas.forget('a');
    expect(quotas.take('a', 0).allowed).toBe(true);
  });

  it('is never exceeded in any window, and refuses nobody who waits as long as is said', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 300 });
    fc.assert(
      fc.property(steps, (pauses) => {
        const quotas = new Quotas(MINUTE, 10);
        const granted: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const standing = quotas.take('a', now);
          if (standing.allowed) granted.push(now);
          else expect(quotas.look('a', now + Math.ceil(standing.waitMs)).allowed).toBe(true);
        }
        // The whole quota at once, and what has come back since: never twice the quota in one window.
        for (const start of granted) {
          const within = granted.filter((at) => at >= start && at < start + MINUTE.windowMs).length;
          expect(within).toBeLessThan(2 * MINUTE.requests);
        }
      }),
    );
  });

  it('keeps no more keys than it may, and forgets first those that were charged longest ago', () => {
    const quotas = new Quotas({ requests: 1, windowMs: 60_000 }, 100);
    for (let at = 0; at < 10_000; at++) quotas.take(`key ${at}`, at);
    expect(quotas.size).toBe(100);
    expect(quotas.look('key 9999', 10_000).allowed).toBe(false);
    expect(quotas.look('key 1', 10_000).allowed).toBe(true);
  });

  it('forgets by itself what has its whole quota again', () => {
    const quotas = new Quotas({ requests: 1_000, windowMs: 1_000 }, 1_000);
    for (let at = 0; at < 500; at++) quotas.take(`key ${at}`, 0);
    for (let at = 0; at < 500; at++) quotas.take('other', 5_000 + at);
    expect(quotas.size).toBe(1);
  });
});
