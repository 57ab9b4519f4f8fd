// The memory of a whole server, run as it is shipped, with a thousand open sessions in which nothing happens.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKER_LIMITS } from '../../src/kernel/limits.ts';
import type { Bench, BenchFile } from './bench.ts';
import { freePort } from '../free-port.ts';

const SESSIONS = 1_000;
/** Every so many-th session holds a document. */
const WITH_DOCUMENT = 20;
/** How many are started at the same time. */
const AT_ONCE = 20;
const ROOT = join(import.meta.dirname, '..', '..');

export const idleSessions: Bench = {
  name: 'idle-sessions',
  run: async (files) => {
    const folder = mkdtempSync(join(tmpdir(), 'arkive-bench-'));
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], { cwd: ROOT });
    const server = await startProgram(join(folder, 'data'));
    const rows: (readonly (string | number)[])[] = [['started', residentMb(server.pid)]];
    const begun = performance.now();
    const sessionIds: string[] = [];
    for (let count = 0; count < SESSIONS; count += AT_ONCE) {
      sessionIds.push(...(await Promise.all(Array.from({ length: AT_ONCE }, server.startSession))));
    }
    const perSecond = SESSIONS / ((performance.now() - begun) / 1000);
    rows.push([`${SESSIONS} sessions`, residentMb(server.pid)]);
    const filled = sessionIds.filter((_, i) => i % WITH_DOCUMENT === 0);
    for (const [i, sessionId] of filled.entries()) await server.append(sessionId, files[i % files.length]);
    rows.push([`${filled.length} documents appended`, residentMb(server.pid)]);
    await sleep(WORKER_LIMITS.idleMs + 5_000);
    rows.push(['idle', residentMb(server.pid)]);
    await server.stop();
    rmSync(folder, { recursive: true });
    return {
      title: `Server: resident memory with ${SESSIONS} open sessions, MB`,
      columns: ['when', 'MB'],
      rows,
      summary: `${Math.round(perSecond)} sessions a second were started over HTTP, ${AT_ONCE} at a time.`,
    };
  },
};

async function startProgram(data: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: ROOT,
    env: { ARKIVE_PORT: String(port), ARKIVE_DATA: data, ARKIVE_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  while (!out.includes('ARKIVE_CLIENT_SECRET=')) await sleep(50);
  const url = `http://127.0.0.1:${port}`;
  const [id = '', secret = ''] = ['ID', 'SECRET'].map(
    (n) => new RegExp(`^ARKIVE_CLIENT_${n}=(\\S+)$`, 'm').exec(out)?.[1],
  );
  const body = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const token = (await post(`${url}/oauth/token`, { 'content-type': 'application/json' }, JSON.stringify(body))) as {
    readonly access_token: string;
  };
  const authorization = `Bearer ${token.access_token}`;
  return {
    pid: child.pid ?? 0,
    startSession: async (): Promise<string> => {
      const session = await post(`${url}/session/start`, { authorization });
      return (session as { readonly sessionId: string }).sessionId;
    },
    append: async (sessionId: string, file: BenchFile | undefined): Promise<void> => {
      const form = new FormData();
      form.append('document', new Blob([file?.bytes ?? new Uint8Array()]), file?.name ?? '');
      await post(`${url}/documents/append`, { authorization, 'session-id': sessionId }, form);
    },
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string | FormData,
): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { ...headers }, ...(body !== undefined && { body }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
