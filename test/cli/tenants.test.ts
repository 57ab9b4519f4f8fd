import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from './run-cli.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

const cli = (...words: string[]) => runHere(folder, ...words);

describe('tenant', () => {
  it('makes, renames and lists tenants, each once', async () => {
    expect(await cli('tenant', 'create', 'acme')).toMatchObject({ code: 0, stdout: 'tenant  acme\nname    acme\n' });
    expect(await cli('tenant', 'create', 'acme')).toMatchObject({ code: 1, stdout: '' });
    expect(await cli('tenant', 'create', 'a b')).toMatchObject({ code: 2, stdout: '' });
    const renamed = await cli('tenant', 'rename', 'acme', '--name', 'Acme Lending', '--json');
    expect(JSON.parse(renamed.stdout)).toEqual({ tenant: 'acme', name: 'Acme Lending' });
    expect(await cli('tenant', 'rename', 'other', '--name', 'x')).toMatchObject({ code: 1 });
    expect((await cli('tenant', 'list')).stdout).toMatch(
      /^TENANT +NAME +CREATED\nacme +Acme Lending +\d{4}-\d\d-\d\d\n$/,
    );
  });
});

describe('audit', () => {
  it('shows what was changed, in parts and by tenant', async () => {
    await cli('tenant', 'create', 'other');
    await cli('client', 'create', '--name', 'x', '--scopes', 'sessions:read', '--tenant', 'acme');
    const text = (await cli('audit')).stdout;
    expect(text).toMatch(/^ENTRY +TIME +WHO +ACTION +TENANT +SUBJECT +CHANGE$/m);
    expect(text).toMatch(/^2 +\S+Z +command line +tenant.created +acme +acme +\{"after":\{"name":"acme"\}\}$/m);
    expect(text).not.toMatch(/arkive_|hash/i);
    const json = async (...words: string[]) =>
      (JSON.parse((await cli('audit', '--json', ...words)).stdout) as { entries: { action: string }[] }).entries.map(
        ({ action }) => action,
      );
    expect(await json()).toEqual(['tenant.created', 'tenant.created', 'client.created']);
    expect(await json('--tenant', 'acme', '--after', '2')).toEqual(['client.created']);
    expect(await json('--limit', '1')).toEqual(['tenant.created']);
  });

  it.each([
    ['--limit', '0'],
    ['--limit', '1001'],
    ['--after', 'x'],
  ])('is not understood with %s %s', async (...words) => {
    expect(await cli('audit', ...words)).toMatchObject({ code: 2, stdout: '' });
  });
});
