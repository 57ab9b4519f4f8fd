// Before all tests of the gate: the program is built once, as `npm start` builds it, so that tests which start it need not compile it each time.
import { execFileSync } from 'node:child_process';
import { IS_GATE } from './program-file.ts';

/** Called by vitest. Throws where the program does not build. */
export function setup(): void {
  if (IS_GATE) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
