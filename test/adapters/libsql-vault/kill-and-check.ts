// Kills a process that appends, at a random moment, and looks whether all that it acknowledged is there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { openVault } from './open-vault.ts';

/** What is known of the sessions of all processes so far. */
export interface Acknowledged {
  /** Items by session, in the order in which they were acknowledged. */
  readonly appended: Map<string, string[]>;
  readonly ended: Set<string>;
  /** Sessions whose end was asked for: they may be there or not. */
  readonly ending: Set<string>;
}

/** What a check found. */
export interface KillCheck {
  /** Items that were acknowledged, in sessions that were not ended. */
  readonly expected: number;
  /** What is missing, or there against all rules: one sentence each. */
  readonly faults: readonly string[];
}

/** Nothing acknowledged yet. */
export function nothingAcknowledged(): Acknowledged {
  return { appended: new Map(), ended: new Set(), ending: new Set() };
}

/** Lets a process append in `folder` until it has acknowledged so much, and kills it in the middle of what it does then. */
export async function appendAndKill(folder: string, lines: number, acknowledged: Acknowledged): Promise<void> {
  const script = join(import.meta.dirname, 'appending-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
    if (text.split('\n').length > lines) child.kill('SIGKILL');
  });
  await once(child, 'close');
  if (child.signalCode !== 'SIGKILL') throw new Error(`the process ended by itself: ${child.exitCode ?? 'no code'}`);
  // A line that was cut off was not said.
  for (const line of text.slice(0, text.lastIndexOf('\n')).split('\n')) note(line, acknowledged);
}

function note(line: string, { appended, ended, ending }: Acknowledged): void {
  const [word = '', sessionId = '', itemId = ''] = line.split(' ');
  if (word === 'started') appended.set(sessionId, []);
  if (word === 'appended') appended.get(sessionId)?.push(itemId);
  if (word === 'ending') ending.add(sessionId);
  if (word === 'ended') ended.add(sessionId);
}

/** Opens the vault and compares. */
export async function check(folder: string, { appended, ended, ending }: Acknowledged): Promise<KillCheck> {
  const vault = await openVault(folder);
  const faults: string[] = [];
  let expected = 0;
  for (const [sessionId, items] of appended) {
    const isLive = (await vault.find(sessionId)) !== undefined;
    if (ended.has(sessionId) && isLive) faults.push(`the ended session ${sessionId} lives`);
    if (ending.has(sessionId)) continue;
    if (!isLive) faults.push(`the session ${sessionId} is lost`);
    const listed = new Set((await vault.items(sessionId, 'file')).map(({ itemId }) => itemId));
    for (const itemId of items) {
      expected += 1;
      const [source, file] = await Promise.all([
        vault.read(sessionId, { kind: 'source', itemId }),
        vault.read(sessionId, { kind: 'file', itemId }),
      ]);
      const digest = createHash('sha256')
        .update(file ?? '')
        .digest('hex');
      const isWhole = source !== undefined && file !== undefined && Buffer.from(source).toString('utf8') === digest;
      if (!isWhole || !listed.has(itemId)) faults.push(`the item ${itemId} of ${sessionId} is lost or damaged`);
    }
  }
  await vault.close();
  return { expected, faults };
}
