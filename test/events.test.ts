// Events of the program itself, from the outside: a reader whose server is killed goes on where it was, and misses nothing that was
// acknowledged.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SessionSocket } from './api/events/session-socket-client.ts';
import { freePort } from './free-port.ts';
import { listening, run } from './run-program.ts';
import type { Program } from './run-program.ts';

let folder: string;
let url: string;
let environment: Readonly<Record<string, string>>;
let authorization: string;
let program: Program;

const start = async () => {
  program = run(environment);
  await listening(program);
};
const kill = async () => {
  program.child.kill('SIGKILL');
  await program.ended;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-test-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = { ARKIVE_PORT: String(port), ARKIVE_DATA: join(folder, 'data') };
  await start();
  const [id, secret] = ['ID', 'SECRET'].map(
    (name) => new RegExp(`^ARKIVE_CLIENT_${name}=(\\S+)$`, 'm').exec(program.out())?.[1],
  );
  const token = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
  });
  authorization = `Bearer ${((await token.json()) as { access_token: string }).access_token}`;
});
afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

it('a websocket goes on after the server was killed, with everything that was acknowledged, in order, once', async () => {
  const session = await fetch(`${url}/session/start`, { method: 'POST', headers: { authorization } });
  const { sessionId } = (await session.json()) as { readonly sessionId: string };
  const headers = { authorization, 'session-id': sessionId };
  const client = new SessionSocket({ url, headers });
  const acknowledged: string[] = [];
  const append = async (id: string): Promise<void> => {
    const answer = await fetch(`${url}/events`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/cloudevents+json' },
      body: JSON.stringify({ specversion: '1.0', id, source: '/test', type: 'com.example.step' }),
    });
    if (answer.ok) acknowledged.push(id);
  };
  const told = () => client.told.map(({ event }) => event).filter(({ type }) => type === 'com.example.step');
  for (let round = 1; round <= 1; round++) {
    await client.connect();
    const writing = (async () => {
      for (let count = 0; ; count++) await append(`${round}-${count}`);
      // Until there is no server any more.
    })().catch(() => undefined);
    await client.until(() => told().length >= round * 20);
    await kill();
    await writing;
    await start();
  }
  await client.connect();
  await append('last');
  await client.until(() => told().at(-1)?.id === 'last');
  const ids = told().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // What was written when the server was killed, and not acknowledged, may be there too.
  expect(ids.filter((id) => acknowledged.includes(id))).toEqual(acknowledged);
  expect(ids.length - acknowledged.length).toBeLessThanOrEqual(2);
});
