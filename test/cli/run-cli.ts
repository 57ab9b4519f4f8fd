// Runs the real command line as a child process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const REPOSITORY = join(import.meta.dirname, '../..');

/** Runs `src/cli.ts` with these words, its data in `dataFolder`. */
export async function runCli(dataFolder: string, ...words: string[]): Promise<CliRun> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', ...words], {
    cwd: REPOSITORY,
    env: { ...process.env, ARKIVE_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors]: [string[], string[]] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const [code] = await once(child, 'close');
  return { code: Number(code), stdout: out.join(''), stderr: errors.join('') };
}
