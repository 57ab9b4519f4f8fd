// The key from which the secrets of webhooks are made, in a file of the data folder that its owner alone can read.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;

/** The key in `file`, made when missing. Throws when the file holds something else. */
export function loadWebhookKey(file: string): Uint8Array {
  if (!existsSync(file)) create(file);
  chmodSync(file, 0o600); // a copy or a restored backup may have lost it
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES) throw new Error('the key of the webhooks is damaged');
  return key;
}

/** Whole, or not at all: half a key would make secrets that nobody was told. */
function create(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, randomBytes(KEY_BYTES));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}
