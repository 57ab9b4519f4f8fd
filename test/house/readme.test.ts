// Every example of the README is run, in order, against a server started as the README says. The rules are in CONTRIBUTING.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, examplesIn, isAsShown, runExamples } from './readme-blocks.ts';
import { ROOT } from './repository.ts';
import { freePort } from '../free-port.ts';

interface StartedServer {
  readonly port: number;
  readonly process: ChildProcess;
  /** All that it printed so far. */
  readonly printed: () => string;
}

async function npmStart(environment: Readonly<Record<string, string>>, port: number): Promise<StartedServer> {
  const server = spawn('npm', ['start'], { cwd: ROOT, env: { ...process.env, ...environment }, detached: true });
  let printed = '';
  const add = (chunk: Buffer): void => void (printed += chunk.toString('utf8'));
  server.stdout.on('data', add);
  server.stderr.on('data', add);
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`npm start ended:\n${printed}`);
    await delay(100);
  }
  return { port, process: server, printed: () => printed };
}

async function end({ process: server }: StartedServer): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const ended = once(server, 'close');
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}

/** A command of the README, at this server and with the client that its first start printed. */
function forServer({ port, printed }: StartedServer): (command: string) => string {
  const found = (pattern: RegExp): string => {
    const value = pattern.exec(printed())?.[0];
    if (value === undefined) throw new Error(`the first start printed nothing like ${String(pattern)}`);
    return value;
  };
  return (command) =>
    command
      .replaceAll(/\b(?:localhost|127\.0\.0\.1):\d+/gu, `localhost:${port}`)
      .replaceAll(/\bclient_…/gu, () => found(/\bclient_[0-9a-f]{16}\b/u))
      .replaceAll(/\barkive_secret_…/gu, () => found(/\barkive_secret_[\w-]{43}/u));
}

const examples = examplesIn(readFileSync(join(ROOT, 'README.md'), 'utf8'));

describe('the README', () => {
  let dataFolder = '';
  let server: StartedServer | undefined;
  let outcomes: readonly Outcome[] = [];

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'arkive-readme-'));
    const port = await freePort();
    server = await npmStart({ ARKIVE_PORT: String(port), ARKIVE_DATA: dataFolder }, port);
    outcomes = await runExamples(examples, { cwd: ROOT, asRun: forServer(server) });
  }, 240_000);
  afterAll(async () => {
    if (server !== undefined) await end(server);
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('has examples to run', () => {
    expect(examples.length).toBeGreaterThanOrEqual(2);
  });

  it.each(examples.map((example, index) => ({ ...example, index })))(
    'runs as printed at line $line',
    ({ index, shown }) => {
      const outcome = outcomes[index];
      expect(outcome?.exitCode, outcome?.output).toBe(0);
      if (shown !== undefined && !isAsShown(shown, outcome?.output ?? '')) expect(outcome?.output).toBe(shown);
    },
  );
});
