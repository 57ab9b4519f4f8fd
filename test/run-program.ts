// The program itself, started as its user would, for tests from the outside.
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect, vi } from 'vitest';
import { programFile } from './program-file.ts';

/** A running program. */
export interface Program {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts the program with nothing else in its environment. */
export const run = (environment: Readonly<Record<string, string>>, ...words: readonly string[]): Program => {
  const child = spawn(process.execPath, [...programFile('main'), ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, out: () => out, err: () => err, ended };
};

/** Whole seconds are for starting under load; nothing is measured. */
const PATIENT = { timeout: 30_000, interval: 50 };
/** Waits until the program listens. */
export const listening = (program: Program) =>
  vi.waitFor(() => {
    expect(program.out()).toContain('Arkive listens at');
  }, PATIENT);
