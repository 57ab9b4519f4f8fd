// The file of a database, before SQLite opens it.
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the file and its folder where missing, for their owner alone. SQLite gives its log files the mode of this one. */
export function reserve(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
