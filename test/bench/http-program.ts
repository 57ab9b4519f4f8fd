// The whole server as it is shipped: compiled, started as a program of its own in a data folder of its own, and spoken to over HTTP.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchFile } from './bench.ts';
import { freePort } from '../free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A running server with one reading thread. */
export interface HttpProgram {
  /** Reads one document; resolves with the status when the last byte of the answer is there. */
  read(file: BenchFile): Promise<number>;
  /** Asks whether the server lives. */
  health(): Promise<void>;
  /** CPU time of the whole process so far, and its resident memory now. */
  usage(): Promise<{ readonly cpuMs: number; readonly residentMb: number }>;
  /** Ends the server and removes what it kept. */
  stop(): Promise<void>;
}

/** Compiles what stands in `src`, then starts it; `nodeOptions` go to node itself. */
export async function startHttpProgram(nodeOptions: readonly string[] = []): Promise<HttpProgram> {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const folder = mkdtempSync(join(tmpdir(), 'arkive-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, 'dist/main.js'], {
    cwd: ROOT,
    env: { ARKIVE_PORT: String(port), ARKIVE_DATA: folder, ARKIVE_THREADS: '1', ARKIVE_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  while (!printed.includes('ARKIVE_CLIENT_SECRET=')) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${printed}`);
    await sleep(20);
  }
  const url = `http://127.0.0.1:${port}`;
  const authorization = `Bearer ${await tokenFrom(url, printed)}`;
  return {
    read: async ({ name, bytes }) => {
      const body = new FormData();
      body.append('document', new Blob([bytes]), name);
      const response = await fetch(`${url}/documents/single`, { method: 'POST', headers: { authorization }, body });
      await response.arrayBuffer();
      return response.status;
    },
    health: async () => {
      await (await fetch(`${url}/healthz`)).arrayBuffer();
    },
    usage: async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1]);
      return {
        cpuMs: 1000 * value('process_cpu_seconds_total'),
        residentMb: value('process_resident_memory_bytes') / 1024 ** 2,
      };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

/** A token for the client that the first start prints. */
async function tokenFrom(url: string, printed: string): Promise<string> {
  const [id = '', secret = ''] = ['ID', 'SECRET'].map(
    (name) => new RegExp(`^ARKIVE_CLIENT_${name}=(\\S+)$`, 'm').exec(printed)?.[1],
  );
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', body });
  if (!response.ok) throw new Error(`no token: ${response.status}`);
  return ((await response.json()) as { readonly access_token: string }).access_token;
}
