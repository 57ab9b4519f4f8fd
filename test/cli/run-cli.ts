// Runs the real command line: in this process, where starting one each time would take most of the time, or as a child.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runProgram } from '../../src/command-line.ts';
import { programFile } from '../program-file.ts';

export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const REPOSITORY = join(import.meta.dirname, '../..');

/** Runs the words in this process, the data in `dataFolder`. */
export async function runHere(dataFolder: string, ...words: string[]): Promise<CliRun> {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await runProgram(words, {
    env: { ...process.env, ARKIVE_DATA: dataFolder },
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => errors.push(text) },
    stdin: Readable.from([]),
  });
  return { code, stdout: out.join(''), stderr: errors.join('') };
}

/** Runs the command line as a child process. */
export const runCli = (dataFolder: string, ...words: string[]): Promise<CliRun> => runCliWith('', dataFolder, ...words);

/** The same, with something to read on its standard input. */
export async function runCliWith(input: string, dataFolder: string, ...words: string[]): Promise<CliRun> {
  const child = spawn(process.execPath, [...programFile('cli'), ...words], {
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
