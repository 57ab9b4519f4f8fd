// What was answered is kept: the program itself is killed between an append and the next question, without a chance to tidy up.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programFile } from '../../program-file.ts';
import { GraphClient, fixture } from '../support/graph-client.ts';

let folder: string;
let port: number;
let child: ChildProcess;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
};

/** What the program prints until it listens. */
async function start(): Promise<string> {
  const environment = { PATH: process.env['PATH'], ARKIVE_PORT: String(port), ARKIVE_DATA: join(folder, 'data') };
  const program = spawn(process.execPath, programFile('main'), {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child = program;
  let printed = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status;
  await expect.poll(ready, { timeout: 30_000, interval: 50 }).toBe(200);
  return printed;
}

async function kill(): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

async function token(clientId: string, clientSecret: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return `Bearer ${((await response.json()) as { access_token: string }).access_token}`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
  port = await freePort();
});
afterAll(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

it('documents, graphs and files of a session outlive the program', async () => {
  const printed = await start();
  const [, id = ''] = /^ARKIVE_CLIENT_ID=(\S+)$/m.exec(printed) ?? [];
  const [, secret = ''] = /^ARKIVE_CLIENT_SECRET=(\S+)$/m.exec(printed) ?? [];
  const client = new GraphClient(`http://127.0.0.1:${port}`, await token(id, secret));
  const session = await client.start();
  const current = await client.appended(session, await fixture('statement-current'));
  const fused = (await (await client.call('POST', '/graph/fuse', { 'session-id': session })).json()) as object;
  const savings = await client.appended(session, await fixture('statement-savings'));
  await kill();

  await start();
  for (const { requestId, result } of [current, savings]) {
    const source = await client.get(session, `/graph/sources/${requestId}`);
    expect(await source.json()).toEqual({ requestId, document: result.document, nodes: result.nodes });
  }
  expect(await (await client.get(session, '/graph/fused')).json()).toEqual(fused);
  const file = await client.get(session, `/documents/${savings.requestId}/file`);
  expect(Buffer.from(await file.arrayBuffer()).equals(await fixture('statement-savings'))).toBe(true);
  // What came before the end of the program is known to what comes after it.
  const again = await client.appended(session, await fixture('statement-current'));
  expect(JSON.stringify(again.result.status.expectations.info)).toContain(current.requestId);
});
