// Sessions of the program itself, from the outside: what is acknowledged survives it, and what has ended does not.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { listening, run } from './run-program.ts';
import type { Program } from './run-program.ts';

const FILENAME = 'statement-with-a-telling-name.pdf';

let folder: string;
let data: string;
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
const call = (method: string, path: string, init: { readonly sessionId?: string; readonly body?: FormData } = {}) =>
  fetch(`${url}${path}`, {
    method,
    headers: { authorization, ...(init.sessionId !== undefined && { 'session-id': init.sessionId }) },
    ...(init.body && { body: init.body }),
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-test-'));
  data = join(folder, 'data');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = { ARKIVE_PORT: String(port), ARKIVE_DATA: data };
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

/** A session with a document in it, and texts of that document. */
async function sessionWithDocument(): Promise<{ sessionId: string; requestId: string; texts: readonly string[] }> {
  const { sessionId } = (await (await call('POST', '/session/start')).json()) as { sessionId: string };
  const body = new FormData();
  const pdf = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'statement-business.pdf'));
  body.append('document', new Blob([pdf]), FILENAME);
  const response = await call('POST', '/documents/append', { sessionId, body });
  expect(response.status).toBe(200);
  const { requestId, result } = (await response.json()) as {
    requestId: string;
    result: { nodes: readonly Record<string, unknown>[] };
  };
  const texts = result.nodes.flatMap((node) => ['name', 'fullDescriptor', 'identifier'].map((key) => node[key]));
  return {
    sessionId,
    requestId,
    texts: texts.filter((text) => typeof text === 'string' && text.length > 8) as string[],
  };
}

const filesOfData = () =>
  readdirSync(data, { recursive: true, encoding: 'utf8' })
    .map((name) => join(data, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));
const foundInData = (sought: readonly (string | Buffer)[]) =>
  sought.filter((needle) => filesOfData().some((file) => file.includes(needle)));

/** The slots of the key file that hold something. */
const keys = () => {
  const file = readFileSync(join(data, 'session-keys'));
  const slots = Array.from({ length: file.length / 64 }, (_, i) =>
    Buffer.from(file.subarray(i * 64 + 16, i * 64 + 48)),
  );
  return slots.filter((key) => !key.equals(Buffer.alloc(32)));
};

/** Makes all sessions due and gives their wrapped keys; in another process, for libsql keeps its hold on a file it has closed. */
function fallDue(file: string): readonly Buffer[] {
  const script = `
    import Database from 'libsql';
    const database = new Database(${JSON.stringify(file)});
    const rows = database.prepare('select hex(wrapped_key) as key from session').all();
    database.exec('update session set expires_at = 1000');
    console.log(JSON.stringify(rows.map(({ key }) => key)));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return (JSON.parse(out) as string[]).map((key) => Buffer.from(key, 'hex'));
}

describe('the program', () => {
  it('has after a kill what it had acknowledged before it', async () => {
    const { sessionId, requestId } = await sessionWithDocument();
    await kill();
    await start();
    const sources = await call('GET', '/graph/sources', { sessionId });
    expect(await sources.text()).toContain(requestId);
    const file = await call('GET', `/documents/${requestId}/file`, { sessionId });
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  it('keeps in its data folder nothing of a document in the clear, and no key of a session that was ended', async () => {
    const { sessionId, texts } = await sessionWithDocument();
    expect(texts.length).toBeGreaterThan(5);
    expect(foundInData([FILENAME, ...texts])).toEqual([]);
    const before = keys();
    expect(foundInData(before)).toEqual(before);
    expect((await call('DELETE', '/session', { sessionId })).status).toBe(204);
    const after = keys();
    expect(after).toHaveLength(before.length - 1);
    const gone = before.filter((key) => !after.some((other) => other.equals(key)));
    expect(foundInData([...gone, FILENAME, ...texts, sessionId])).toEqual([]);
  });

  it('forgets when it starts what fell due while it was killed', async () => {
    const { sessionId, requestId } = await sessionWithDocument();
    const before = keys();
    await kill();
    // Nobody can wait for an hour: the hour is over by the book.
    const wrapped = fallDue(join(data, 'vault.db'));
    await start();
    expect(keys()).toEqual([]);
    expect(wrapped).toHaveLength(before.length);
    expect(foundInData([...before, ...wrapped, sessionId, requestId])).toEqual([]);
    expect((await call('GET', '/graph/sources', { sessionId })).status).toBe(400);
  });
});
