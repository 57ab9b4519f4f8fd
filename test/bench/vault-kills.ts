// Kills a process that appends a hundred times, and counts what it acknowledged and what is there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendAndKill, check, nothingAcknowledged } from '../adapters/libsql-vault/kill-and-check.ts';
import type { Bench } from './bench.ts';

const KILLS = 100;

export const vaultKills: Bench = {
  name: 'vault-kills',
  run: async () => {
    let [expected, lost] = [0, 0];
    // A folder for ten kills: the later ones meet what the earlier ones left behind.
    for (let folders = 0; folders < KILLS / 10; folders++) {
      const folder = mkdtempSync(join(tmpdir(), 'arkive-bench-'));
      const acknowledged = nothingAcknowledged();
      for (let kill = 0; kill < 10; kill++) await appendAndKill(folder, 1 + Math.random() * 300, acknowledged);
      const result = await check(folder, acknowledged);
      expected += result.expected;
      lost += result.faults.length;
      rmSync(folder, { recursive: true });
    }
    return {
      title: 'Vault: a process that appends is killed (SIGKILL)',
      columns: ['kills', 'acknowledged', 'lost or damaged'],
      rows: [[KILLS, expected, lost]],
      summary:
        'At random moments, up to 0.3 s after its first commit. Items of sessions that it was ending are not counted.',
    };
  },
};
