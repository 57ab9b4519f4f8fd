// The checkout as the house tests see it: what is committed (or about to be), and the sources.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Absolute path of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Paths from the root, with `/`, of every file that git tracks or would take. */
export function committedFiles(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  // A file that was deleted but not yet committed is still listed.
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

/** The hand-written sources among them. */
export function sourceFiles(): readonly string[] {
  return committedFiles().filter(
    (path) => /^src\/.+\.ts$/u.test(path) && !/^src\/(?:model|client)\/generated\//u.test(path),
  );
}
