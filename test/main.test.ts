import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopesInUse } from '../src/kernel/scopes.ts';
import { freePort } from './free-port.ts';
import { listening, run } from './run-program.ts';

let folder: string;
let port: number;
let environment: Readonly<Record<string, string>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
  port = await freePort();
  environment = { ARKIVE_PORT: String(port), ARKIVE_DATA: join(folder, 'data') };
});
afterAll(() => rm(folder, { recursive: true }));

describe('the program', () => {
  it('at its first start shows a client once that does everything but administer, and where to go', async () => {
    const program = run(environment);
    await listening(program);
    const base = `http://localhost:${port}`;
    const id = /^ARKIVE_CLIENT_ID=(\S+)$/m.exec(program.out())?.[1] ?? '';
    const secret = /^ARKIVE_CLIENT_SECRET=(\S+)$/m.exec(program.out())?.[1] ?? '';
    expect(program.out()).toContain(`${base}/docs`);
    expect(program.out()).toContain(`${base}/openapi.json`);
    expect(program.out()).toContain(`curl ${base}/documents/single`);
    expect(program.out().split(secret)).toHaveLength(2);

    const token = await fetch(`${base}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const scope = scopesInUse().filter((name) => !name.startsWith('management:'));
    expect(await token.json()).toMatchObject({ scope: scope.join(' ') });
    expect((await fetch(`${base}/readyz`)).status).toBe(200);

    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.err()).not.toContain(secret);
    await expect(fetch(`${base}/healthz`)).rejects.toThrow();
  });

  it('keeps its data where nobody else can read it', async () => {
    expect((await stat(join(folder, 'data'))).mode & 0o077).toBe(0);
  });

  it('at later starts shows no client', async () => {
    const program = run(environment);
    await listening(program);
    expect(program.out()).not.toContain('ARKIVE_CLIENT');
    program.child.kill('SIGINT');
    expect(await program.ended).toBe(0);
  });

  it('stops in order when told to in the moment of its greeting', async () => {
    const program = run(environment);
    const greeted = new Promise<void>((tell) => {
      program.child.stdout.on('data', () => {
        if (program.out().includes('Arkive listens at')) tell();
      });
    });
    await greeted;
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  it('does not start with a bad configuration, and says what is wrong', async () => {
    const program = run({ ...environment, ARKIVE_PORT: 'x', ARKIVE_LOG_LEVEL: 'loud' });
    expect(await program.ended).toBe(1);
    expect(program.err()).toContain('ARKIVE_PORT="x": TCP port');
    expect(program.err()).toContain('ARKIVE_LOG_LEVEL="loud"');
    expect(program.err()).not.toContain('    at ');
  });

  it('does not start where something else listens, and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = (other.address() as AddressInfo).port;
    const program = run({ ARKIVE_PORT: String(taken), ARKIVE_DATA: join(folder, 'other') });
    expect(await program.ended).toBe(1);
    other.close();
    expect(program.err()).toContain(`cannot listen on 127.0.0.1, port ${taken}: something else listens there`);
    expect(program.out()).not.toContain('ARKIVE_CLIENT_SECRET');
  });

  it('does not start beside a server that works in the same data folder, and says so', async () => {
    const data = { ARKIVE_DATA: join(folder, 'shared') };
    const first = run({ ...data, ARKIVE_PORT: String(await freePort()) });
    await listening(first);
    const second = run({ ...data, ARKIVE_PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.err()).toContain('another server works in its data folder');
    expect(second.err()).not.toContain('    at ');
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  it('explains its variables', async () => {
    const program = run({}, '--help');
    expect(await program.ended).toBe(0);
    expect(program.out()).toContain('ARKIVE_PORT');
  });
});
