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
export const runCli = (dataFolder: string, ...words: string[]): Promise<CliRun> => runCliWith('', dataFolder, ...words);

/** The same, with something to read on its standard input. */
export async function runCliWith(input: string, dataFolder: string, ...words: string[]): Promise<CliRun> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', ...words], {
    cwd: REPOSITORY,
    env: { ...process.env, ARKIVE_DATA: dataFolder },
    stdio: 'pipe',
  });
  child.stdin.on('error', () => undefined); // it may end without reading
  child.stdin.end(input);
  const [out, errors]: [string[], string[]] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const [code] = await once(child, 'close');
  return { code: Number(code), stdout: out.join(''), stderr: errors.join('') };
}
