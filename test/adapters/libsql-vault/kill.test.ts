// What was acknowledged survives the process, killed at any moment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendAndKill, check, nothingAcknowledged } from './kill-and-check.ts';

const KILLS = 10;
/** Acknowledgements before a kill, at most: some six sessions' worth, however fast the machine is. */
const MOST_LINES = 200;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a vault whose process is killed while it appends', { timeout: 300_000 }, () => {
  it(`has all that was acknowledged, and nothing of what was ended, after each of ${KILLS} kills`, async () => {
    const acknowledged = nothingAcknowledged();
    let expected = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      await appendAndKill(folder, 1 + Math.random() * MOST_LINES, acknowledged);
      const result = await check(folder, acknowledged);
      expect(result.faults).toEqual([]);
      expected = result.expected;
      // Sessions that were checked after their own process died stay; it is enough to look at the newest hundred again.
      for (const sessionId of [...acknowledged.appended.keys()].slice(0, -100)) acknowledged.appended.delete(sessionId);
    }
    expect(expected).toBeGreaterThan(KILLS);
    expect(acknowledged.ended.size).toBeGreaterThan(0);
  });
});
