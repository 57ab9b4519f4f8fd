// The private keys of an issuer in one file of the data folder, a JWK Set (RFC 7517 §5), readable by the owner alone.
import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freshKey, keySetText, privateKeysFrom } from './private-key.ts';
import type { PrivateKey } from './private-key.ts';

/** How long another process may take to change the file; a lock that is older was left by a crash. */
const LOCK_MS = 10_000;
const LOCK_RETRY_MS = 50;

/** The keys in `file`, newest first; makes the file with one fresh key when it is missing. */
export async function loadKeys(file: string, now: () => Date): Promise<readonly PrivateKey[]> {
  const made = await read(file);
  if (made !== undefined) return made;
  await create(file, now());
  const keys = await read(file);
  if (keys === undefined) throw new Error('the key file vanished while it was being made');
  return keys;
}

/** Replaces what the file holds in one step; changes of several processes come one after the other. Gives the new keys. */
export async function changeKeys(
  file: string,
  change: (keys: readonly PrivateKey[]) => Promise<readonly PrivateKey[]>,
): Promise<readonly PrivateKey[]> {
  const lock = `${file}.lock`;
  await take(lock);
  try {
    const before = await read(file);
    if (before === undefined) throw new Error('the key file is gone');
    const keys = await change(before);
    await draft(file, keySetText(keys), (made) => rename(made, file));
    return keys;
  } finally {
    await rm(lock, { force: true });
  }
}

async function read(file: string): Promise<readonly PrivateKey[] | undefined> {
  const text = await readFile(file, 'utf8').catch(unless('ENOENT'));
  if (text === undefined) return undefined;
  await chmod(file, 0o600); // a copy or a restored backup may have lost it
  return privateKeysFrom(text);
}

/** Of two processes that start at once one makes the file, and both read that one: link fails where rename would replace. */
async function create(file: string, at: Date): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await draft(file, keySetText([await freshKey(at)]), (made) => link(made, file).catch(unless('EEXIST')));
}

/** Writes beside the file, to the disk, before `place` puts it in its place; nothing is left beside it afterwards. */
async function draft(file: string, text: string, place: (made: string) => Promise<void>): Promise<void> {
  const made = `${file}.${randomUUID()}`;
  const handle = await open(made, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await place(made);
  } finally {
    await handle.close();
    await rm(made, { force: true });
  }
}

async function take(lock: string): Promise<void> {
  for (;;) {
    const handle = await open(lock, 'wx', 0o600).catch(unless('EEXIST'));
    if (handle !== undefined) return handle.close();
    const since = (await stat(lock).catch(unless('ENOENT')))?.mtimeMs ?? Date.now();
    if (Date.now() - since > LOCK_MS) await rm(lock, { force: true });
    else await setTimeout(LOCK_RETRY_MS);
  }
}

/** Takes the one expected error code of a file operation as an answer; every other error goes on. */
function unless(code: string) {
  return (error: unknown): undefined => {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined;
    throw error;
  };
}
