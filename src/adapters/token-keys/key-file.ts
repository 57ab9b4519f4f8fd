// The private keys of the server in one file of its data folder, a JWK Set (RFC 7517 §5), readable by the owner alone.
import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { ALGORITHM, privateKeysFrom } from './private-key.ts';
import type { PrivateKey } from './private-key.ts';

/** The keys in `file`, newest first; makes the file with one fresh key when it is missing. */
export async function loadKeys(file: string): Promise<readonly PrivateKey[]> {
  const made = await read(file);
  if (made !== undefined) return made;
  await create(file);
  const keys = await read(file);
  if (keys === undefined) throw new Error('the key file vanished while it was being made');
  return keys;
}

async function read(file: string): Promise<readonly PrivateKey[] | undefined> {
  const text = await readFile(file, 'utf8').catch(unless('ENOENT'));
  if (text === undefined) return undefined;
  await chmod(file, 0o600); // a copy or a restored backup may have lost it
  return privateKeysFrom(text);
}

/** Of two processes that start at once one makes the file, and both read that one: link fails where rename would replace. */
async function create(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(await freshKeySet());
    await handle.sync();
    await link(draft, file).catch(unless('EEXIST'));
  } finally {
    await handle.close();
    await unlink(draft);
  }
}

async function freshKeySet(): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  // The thumbprint as key id (RFC 7638): the same key has the same id wherever it is written down.
  const kid = await calculateJwkThumbprint(jwk);
  return JSON.stringify({ keys: [{ ...jwk, kid, alg: ALGORITHM, use: 'sig' }] });
}

/** Takes the one expected error code of a file operation as an answer; every other error goes on. */
function unless(code: string) {
  return (error: unknown): undefined => {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined;
    throw error;
  };
}
