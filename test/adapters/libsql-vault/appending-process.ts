// A process that starts, fills and ends sessions as fast as it can until it is killed. Says on standard output what was
// acknowledged, one line each, and before an end that it is about to ask for it.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { liveSession } from '../../ports/live-session.ts';
import { openVault } from './open-vault.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('name a folder');
const vault = await openVault(folder);
// Written at once: a line that the process still held when it was killed would be no acknowledgement.
const say = (...words: readonly string[]) => writeSync(1, `${words.join(' ')}\n`);

async function append(sessionId: string): Promise<void> {
  const bytes = randomBytes(1 + Math.floor(Math.random() * 20_000));
  const itemId = randomUUID();
  const file = { kind: 'file', itemId, bytes } as const;
  const source = {
    kind: 'source',
    itemId,
    bytes: Buffer.from(createHash('sha256').update(bytes).digest('hex')),
  } as const;
  if (await vault.append(sessionId, [source, file])) say('appended', sessionId, itemId);
}

async function live(): Promise<never> {
  for (;;) {
    const session = liveSession();
    await vault.start(session);
    say('started', session.sessionId);
    for (let round = 0; round < 8; round++) {
      await Promise.all(Array.from({ length: 4 }, () => append(session.sessionId)));
    }
    if (Math.random() < 0.5) continue;
    say('ending', session.sessionId);
    await vault.end(session.sessionId);
    say('ended', session.sessionId);
  }
}

await Promise.all([live(), live()]);
