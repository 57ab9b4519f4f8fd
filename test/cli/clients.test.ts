import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClientStore } from '../../src/adapters/libsql-clients/client-store.ts';
import { openTokenKeys } from '../../src/adapters/token-keys/token-keys.ts';
import { SCOPES } from '../../src/kernel/scopes.ts';
import { credentials } from '../../src/services/credentials.ts';
import { fileTexts } from '../file-texts.ts';
import { runCli, runHere } from './run-cli.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

const cli = (...words: string[]) => runHere(folder, ...words);
const create = (...words: string[]) =>
  cli('client', 'create', '--name', 'Test', '--scopes', 'documents:initiate,documents:ocr', '--json', ...words);
const createKey = (client: string, ...words: string[]) =>
  cli('client', 'key', '--client', client, '--scopes', 'documents:initiate', '--json', ...words);

/** What a server with this data folder would answer. */
async function withServer<T>(ask: (who: ReturnType<typeof credentials>) => Promise<T>): Promise<T> {
  const clients = openClientStore(join(folder, 'clients.db'));
  try {
    const tokenKeys = await openTokenKeys(join(folder, 'token-keys.json'));
    return await ask(credentials({ clients, tokenKeys, issuer: 'http://a', audience: 'http://a' }));
  } finally {
    await clients.close();
  }
}

describe('client create', () => {
  it('shows a client and its secret as text', async () => {
    const { code, stdout, stderr } = await cli('client', 'create', '--name', 'Test', '--scopes', 'documents:initiate');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^client_id {6}client_[0-9a-f]{16}\nclient_secret {2}arkive_secret_[\w-]{43}\nname {11}Test\ntenant {9}default\nenvironment {4}development\nscope {10}documents:initiate\n$/,
    );
    expect(stderr).toContain('only its hash is stored');
  });

  it('makes a client that gets tokens at once, of a server that runs already', async () => {
    await withServer(async (who) => {
      const { code, stdout } = await create('--tenant', 'acme');
      expect(code).toBe(0);
      const made = JSON.parse(stdout);
      expect(made).toMatchObject({ name: 'Test', tenant: 'acme', scope: 'documents:initiate documents:ocr' });
      const request = { clientId: made.client_id, clientSecret: made.client_secret, scope: undefined };
      expect(await who.issueToken(request)).toMatchObject({ kind: 'issued', scope: made.scope });
    });
  });

  it('makes a public client, which has no secret', async () => {
    const places = [
      '--origin',
      'https://a.example',
      '--origin',
      'http://localhost:3000',
      '--redirect',
      'https://a.example/in',
    ];
    const { code, stdout, stderr } = await create('--public', '--environment', 'sandbox', ...places);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const made = JSON.parse(stdout);
    expect(made).toMatchObject({ environment: 'sandbox', origins: 'https://a.example http://localhost:3000' });
    expect(made).toMatchObject({ redirect_uris: 'https://a.example/in' });
    expect(made).not.toHaveProperty('client_secret');
    await withServer(async (who) => {
      for (const clientSecret of ['', '\0'.repeat(32), 'null']) {
        const request = { clientId: made.client_id, clientSecret, scope: undefined };
        expect(await who.issueToken(request)).toEqual({ kind: 'refused', error: 'invalid_client' });
      }
    });
  });

  it('leaves no secret on the disk', async () => {
    const { client_secret } = JSON.parse((await create()).stdout);
    for (const text of await fileTexts(folder)) expect(text).not.toContain(client_secret);
  });

  it.each([
    ['without a name', ['--scopes', 'documents:initiate'], '--name is missing'],
    ['without scopes', ['--name', 'x'], '--scopes is missing'],
    ['with no scope in the list', ['--name', 'x', '--scopes', ','], 'at least one scope'],
    ['with an unknown scope', ['--name', 'x', '--scopes', 'documents:initiate,everything'], 'everything'],
    [
      'with an unknown environment',
      ['--name', 'x', '--scopes', 'documents:initiate', '--environment', 'prod'],
      'production',
    ],
    ['as a public client that nothing tells', ['--name', 'x', '--scopes', 'sessions:read', '--public'], 'origin'],
    [
      'with an origin that has a path',
      ['--name', 'x', '--scopes', 'sessions:read', '--origin', 'https://app.example/'],
      'https://app.example/',
    ],
    ['with an unknown option', ['--name', 'x', '--scopes', 'documents:initiate', '--admin'], '--admin'],
    ['with an operand', ['--name', 'x', '--scopes', 'documents:initiate', 'more'], '"more"'],
  ])('is not understood %s: exit code 2, and nothing is made', async (_case, words, complaint) => {
    const { code, stdout, stderr } = await cli('client', 'create', ...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(complaint);
    expect(stderr).toContain('arkive client create --help');
    expect(JSON.parse((await cli('client', 'list', '--json')).stdout).clients).toEqual([]);
  });

  it('takes scopes that begin alike by their beginning', async () => {
    const { stdout } = await cli('client', 'create', '--name', 'x', '--scopes', 'management:*,sessions:read', '--json');
    const all = Object.keys(SCOPES).filter((name) => name.startsWith('management:'));
    expect(JSON.parse(stdout).scope).toBe([...all, 'sessions:read'].join(' '));
    expect((await cli('client', 'create', '--name', 'x', '--scopes', 'everything:*')).code).toBe(2);
  });

  it('says when a scope is of no use yet, and grants it', async () => {
    const { code, stderr } = await cli(
      'client',
      'create',
      '--name',
      'x',
      '--scopes',
      'documents:initiate,neuro:initiate',
    );
    expect(code).toBe(0);
    expect(stderr).toContain('No operation of this release needs: neuro:initiate.');
  });
});

describe('client settings', () => {
  const DEFAULTS = { 'session-seconds': '3600', 'longest-session-seconds': '604800', 'keep-files': 'yes' };
  const settings = async (id: string, ...words: string[]) =>
    JSON.parse((await cli('client', 'settings', id, '--json', ...words)).stdout) as unknown;

  it('allow everything at first, and show what was set', async () => {
    const { client_id: id } = JSON.parse((await create()).stdout);
    expect(await settings(id)).toEqual({ 'fusion-rules': 'all', 'fusion-generate': 'all', ...DEFAULTS });
    const some = 'ark:Transfer,ark:BankAccount';
    expect((await cli('client', 'settings', id, '--fusion-generate', some)).stdout).toContain(
      `fusion-rules             all\nfusion-generate          ${some}\n`,
    );
    const lifetimes = ['--session-seconds', '120', '--longest-session-seconds', '600'];
    await cli('client', 'settings', id, '--fusion-rules', 'pay-of-period', ...lifetimes, '--keep-files', 'no');
    expect(await settings(id)).toEqual({
      'fusion-rules': 'pay-of-period',
      'fusion-generate': some,
      'session-seconds': '120',
      'longest-session-seconds': '600',
      'keep-files': 'no',
    });
    const all = await settings(id, '--fusion-rules', 'all', '--fusion-generate', 'none', '--keep-files', 'yes');
    expect(all).toMatchObject({ 'fusion-rules': 'all', 'fusion-generate': 'none', 'keep-files': 'yes' });
  });

  it.each([
    ['rules that there are not', ['--fusion-rules', 'pay-of-priod']],
    ['types that no rule makes', ['--fusion-generate', 'ark:Person']],
    ['a lifetime under a minute', ['--session-seconds', '59']],
    ['a lifetime over a week', ['--longest-session-seconds', '604801']],
    ['a default over the maximum', ['--longest-session-seconds', '3599']],
    ['seconds that are no number', ['--session-seconds', '1h']],
    ['an answer that is neither yes nor no', ['--keep-files', 'maybe']],
  ])('refuse %s: exit code 2, and nothing is set', async (_case, words) => {
    const { client_id: id } = JSON.parse((await create()).stdout);
    expect(await cli('client', 'settings', id, ...words)).toMatchObject({ code: 2, stdout: '' });
    expect(await settings(id)).toMatchObject(DEFAULTS);
  });

  it('are those of a client that there is', async () => {
    expect(await cli('client', 'settings', 'client_0')).toMatchObject({ code: 1 });
    expect(await cli('client', 'settings', 'client_0', '--keep-files', 'no')).toMatchObject({ code: 1 });
  });
});

describe('client change', () => {
  it('changes what is given, and leaves the rest', async () => {
    const { client_id: id } = JSON.parse((await create('--origin', 'https://a.example')).stdout);
    const changed = await cli(
      'client',
      'change',
      id,
      '--json',
      '--scopes',
      'sessions:read',
      '--environment',
      'sandbox',
    );
    expect(JSON.parse(changed.stdout)).toMatchObject({
      ...{ name: 'Test', scope: 'sessions:read', environment: 'sandbox', origins: 'https://a.example' },
    });
    const again = await cli('client', 'change', id, '--json', '--no-origins', '--name', 'New');
    expect(JSON.parse(again.stdout)).toMatchObject({ name: 'New', scope: 'sessions:read' });
    expect(again.stdout).not.toContain('a.example');
    expect(await cli('client', 'change', id)).toMatchObject({ code: 2 });
    expect(await cli('client', 'change', 'client_0', '--name', 'x')).toMatchObject({ code: 1 });
  });
});

describe('client secret', () => {
  it('gives a new secret; the old one holds for as long as it was told, and not at all without', async () => {
    const made = JSON.parse((await create()).stdout);
    const rotate = async (...words: string[]) =>
      JSON.parse((await cli('client', 'secret', made.client_id, '--json', ...words)).stdout).client_secret as string;
    await withServer(async (who) => {
      const holds = async (clientSecret: string) =>
        (await who.issueToken({ clientId: made.client_id, clientSecret, scope: undefined })).kind === 'issued';
      const second = await rotate('--overlap', '3600');
      expect([await holds(made.client_secret), await holds(second)]).toEqual([true, true]);
      const third = await rotate();
      expect([await holds(made.client_secret), await holds(second), await holds(third)]).toEqual([false, false, true]);
    });
    expect(await cli('client', 'secret', made.client_id, '--overlap', 'long')).toMatchObject({ code: 2 });
    expect(await cli('client', 'secret', 'client_0')).toMatchObject({ code: 1 });
  });
});

describe('client list', () => {
  it('shows clients and keys, dead ones too, and no secret or hash', async () => {
    const made = JSON.parse((await create()).stdout);
    const key = JSON.parse((await createKey(made.client_id)).stdout);
    await cli('client', 'key', 'revoke', key.key_id);
    const { stdout } = await cli('client', 'list');
    expect(stdout).toMatch(
      new RegExp(
        `^${String(made.client_id)} +Test +default +confidential +development +\\d{4}-\\d\\d-\\d\\d +live +documents:initiate documents:ocr$`,
        'm',
      ),
    );
    expect(stdout).toMatch(
      new RegExp(
        `^${String(key.key_id)} +${String(made.client_id)} +\\d{4}-\\d\\d-\\d\\d +revoked +documents:initiate$`,
        'm',
      ),
    );
    const json = (await cli('client', 'list', '--json')).stdout;
    expect(JSON.parse(json)).toMatchObject({
      clients: [{ clientId: made.client_id }],
      apiKeys: [{ keyId: key.key_id }],
    });
    for (const text of [stdout, json]) expect(text).not.toMatch(/arkive_|hash/i);
  });
});

describe('client key', () => {
  it('makes a key that opens the door until it is revoked', async () => {
    const made = JSON.parse((await create()).stdout);
    const { key_id, api_key } = JSON.parse((await createKey(made.client_id)).stdout);
    await withServer(async (who) => {
      expect(await who.callerOfApiKey(api_key)).toMatchObject({ clientId: made.client_id });
      expect((await cli('client', 'key', 'revoke', key_id)).code).toBe(0);
      expect(await who.callerOfApiKey(api_key)).toBeUndefined();
    });
  });

  it('is revoked by its id or, when that is all one has, by the key itself', async () => {
    const made = JSON.parse((await create()).stdout);
    const { api_key } = JSON.parse((await createKey(made.client_id)).stdout);
    expect((await cli('client', 'key', 'revoke', api_key)).code).toBe(0);
    const again = await cli('client', 'key', 'revoke', api_key);
    expect(again.code).toBe(1);
    expect(again.stderr).not.toContain(api_key);
  });

  it('fails for a client that does not exist: exit code 1', async () => {
    const { code, stdout, stderr } = await createKey('client_0');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('no such client');
  });

  it('cannot hold more than its client: exit code 2', async () => {
    const made = JSON.parse(
      (await cli('client', 'create', '--name', 'x', '--scopes', 'documents:ocr', '--json')).stdout,
    );
    const { code, stderr } = await createKey(made.client_id);
    expect(code).toBe(2);
    expect(stderr).toContain('documents:initiate');
  });
});

describe('client revoke', () => {
  it('ends a client for a server that runs already', async () => {
    const made = JSON.parse((await create()).stdout);
    const request = { clientId: made.client_id, clientSecret: made.client_secret, scope: undefined };
    await withServer(async (who) => {
      expect(await who.issueToken(request)).toMatchObject({ kind: 'issued' });
      expect((await cli('client', 'revoke', made.client_id)).code).toBe(0);
      expect(await who.issueToken(request)).toEqual({ kind: 'refused', error: 'invalid_client' });
    });
    expect((await cli('client', 'revoke', made.client_id)).code).toBe(1);
  });
});

describe('the program', () => {
  it('shows its commands and exit codes with --help, on standard output', async () => {
    const { code, stdout, stderr } = await cli('--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const words of [
      'extract FILE…',
      'client create',
      'client list',
      'client key',
      'client key revoke',
      'client revoke',
    ]) {
      expect(stdout).toContain(`  ${words}`);
    }
    expect(stdout).toContain('Exit codes: 0 all was well, 1 something failed, 2 the command was not understood.');
  });

  it('shows its commands on standard error when the line is not understood', async () => {
    for (const words of [[], ['clients'], ['client'], ['client', 'delete']]) {
      const { code, stdout, stderr } = await cli(...words);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('Usage: arkive');
    }
  });

  it('explains each command, with the scopes where they matter', async () => {
    const { code, stdout } = await cli('client', 'create', '--name', 'x', '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('Usage: arkive client create');
    for (const name of Object.keys(SCOPES)) expect(stdout).toContain(name);
  });

  it('does not start with settings that cannot be: exit code 2', async () => {
    process.env['ARKIVE_THREADS'] = 'many';
    try {
      const { code, stderr } = await runCli(folder, 'client', 'list');
      expect(code).toBe(2);
      expect(stderr).toContain('ARKIVE_THREADS');
    } finally {
      delete process.env['ARKIVE_THREADS'];
    }
  });

  it('says what is wrong with the data folder, without a stack: exit code 1', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { code, stderr } = await runCli(file, 'client', 'list');
    expect(code).toBe(1);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});
