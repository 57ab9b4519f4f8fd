import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempts } from '../../src/services/attempts.ts';
import type { Attempts } from '../../src/services/attempts.ts';
import { Problem } from '../../src/kernel/problem.ts';

const limits = {
  ofAddress: { requests: 10, windowMs: 10_000 },
  ofPair: { requests: 4, windowMs: 4_000 },
  ofId: { requests: 20, windowMs: 20_000 },
  ofPairUnderAttack: { requests: 1, windowMs: 10_000 },
};

const wrong = () => Promise.resolve(undefined);
const right = () => Promise.resolve('found');

/** What comes of an attempt: found, wrong, or how many seconds to wait. */
async function outcome(guard: Attempts, address: string, id: string, check: () => Promise<unknown> = wrong) {
  try {
    return (await guard.guarded({ address, id }, check)) ?? 'wrong';
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-many-requests') return error.retryAfterS;
    throw error;
  }
}

async function fail(guard: Attempts, times: number, address: string, id: string): Promise<void> {
  for (let each = 0; each < times; each++) await outcome(guard, address, id);
}

describe('wrong attempts at secrets', () => {
  it('are borne so often, and then not even looked at for a while', async () => {
    let nowMs = 0;
    const guard = attempts({ limits, nowMs: () => nowMs });
    await fail(guard, 4, '192.0.2.1', 'client:a');
    let looked = false;
    const check = () => Promise.resolve((looked = true));
    expect([await outcome(guard, '192.0.2.1', 'client:a', check), looked]).toEqual([1, false]);
    nowMs = 1_000;
    expect(await outcome(guard, '192.0.2.1', 'client:a', check)).toBe(true);
  });

  it('are counted for each id alone, and for the address over all ids', async () => {
    const guard = attempts({ limits, nowMs: () => 0 });
    await fail(guard, 4, '192.0.2.1', 'client:a');
    expect(await outcome(guard, '192.0.2.1', 'client:b', right)).toBe('found');
    for (const id of ['b', 'c', 'd', 'e', 'f', 'g']) await fail(guard, 1, '192.0.2.1', id);
    expect(await outcome(guard, '192.0.2.1', 'client:h', right)).toBe(1);
  });

  it('never lock out the holder from another address, however many fail from however many addresses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 200 }), async (attackers) => {
        const guard = attempts({ limits, nowMs: () => 0 });
        for (const attacker of attackers) await fail(guard, 1, `198.51.100.${attacker}`, 'client:a');
        expect(await outcome(guard, '192.0.2.1', 'client:a', right)).toBe('found');
      }),
      { numRuns: 30 },
    );
  });

  it('from many addresses at one id leave each of them less to try with', async () => {
    const guard = attempts({ limits, nowMs: () => 0 });
    for (let address = 0; address < 20; address++) await fail(guard, 1, `198.51.100.${address}`, 'client:a');
    expect(await outcome(guard, '203.0.113.1', 'client:a')).toBe('wrong');
    expect(await outcome(guard, '203.0.113.1', 'client:a')).toBe(10);
  });

  it('cost nothing when they are right', async () => {
    const guard = attempts({ limits, nowMs: () => 0 });
    for (let each = 0; each < 100; each++) expect(await outcome(guard, '192.0.2.1', 'a', right)).toBe('found');
  });

  it('count as one id when only what no id has differs', async () => {
    const guard = attempts({ limits, nowMs: () => 0 });
    for (let each = 0; each < 4; each++) await outcome(guard, '192.0.2.1', `client:${'x'.repeat(200)}${each}`);
    expect(await outcome(guard, '192.0.2.1', `client:${'x'.repeat(200)}`)).toBe(1);
  });
});
