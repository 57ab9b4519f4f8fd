import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClientStore } from '../../src/adapters/libsql-clients/client-store.ts';
import { openTokenKeys } from '../../src/adapters/token-keys/token-keys.ts';
import { SCOPES } from '../../src/kernel/scopes.ts';
import { credentials } from '../../src/services/credentials.ts';
import { runCli } from './run-cli.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

const cli = (...words: string[]) => runCli(folder, ...words);
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
    for (const name of await readdir(folder)) {
      expect(await readFile(join(folder, name), 'latin1')).not.toContain(client_secret);
    }
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
  it('allow everything at first, and show what was set', async () => {
    const { client_id: id } = JSON.parse((await create()).stdout);
    expect((await cli('client', 'settings', id)).stdout).toBe('fusion-rules     all\nfusion-generate  all\n');
    const set = await cli('client', 'settings', id, '--fusion-generate', 'ark:Transfer,ark:BankAccount');
    expect(set).toMatchObject({
      code: 0,
      stdout: 'fusion-rules     all\nfusion-generate  ark:Transfer,ark:BankAccount\n',
    });
    await cli('client', 'settings', id, '--fusion-rules', 'pay-of-period');
    expect(JSON.parse((await cli('client', 'settings', id, '--json')).stdout)).toEqual({
      'fusion-rules': 'pay-of-period',
      'fusion-generate': 'ark:Transfer,ark:BankAccount',
    });
    await cli('client', 'settings', id, '--fusion-rules', 'all', '--fusion-generate', 'none');
    expect((await cli('client', 'settings', id)).stdout).toBe('fusion-rules     all\nfusion-generate  none\n');
  });

  it('refuses rules and types that there are not, and clients', async () => {
    const { client_id: id } = JSON.parse((await create()).stdout);
    expect(await cli('client', 'settings', id, '--fusion-rules', 'pay-of-priod')).toMatchObject({ code: 2 });
    expect(await cli('client', 'settings', id, '--fusion-generate', 'ark:Person')).toMatchObject({ code: 2 });
    expect((await cli('client', 'settings', id)).stdout).toBe('fusion-rules     all\nfusion-generate  all\n');
    expect(await cli('client', 'settings', 'client_0')).toMatchObject({ code: 1 });
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
      const { code, stderr } = await cli('client', 'list');
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
