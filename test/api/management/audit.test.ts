// The audit log: every change of administration stands in it, with who made it, and no secret does.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATION_SCOPES } from '../../../src/kernel/scopes.ts';
import { runCli } from '../../cli/run-cli.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { administrator } from './administrator.ts';
import type { Administrator } from './administrator.ts';

const ONE = '/management/clients/{clientId}';

interface Entry {
  readonly entryId: string;
  readonly actor: object;
  readonly action: string;
  readonly tenantId: string;
  readonly subject: string;
  readonly change: object;
}

let server: TestServer;
let admin: Administrator;
beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  const scopes = [
    ...(['management:clients:read', 'management:clients:write', 'management:keys:write'] as const),
    ...(['management:tenants', 'management:audit:read'] as const),
  ] as const;
  admin = await administrator(server, await server.authorization(...scopes));
});
afterAll(() => server.close());

async function page(query = '') {
  const { status, body } = await admin.call('GET /management/audit', {}, undefined, query);
  expect(status).toBe(200);
  return body as { entries: Entry[]; cursor: string };
}

/** What came into the log while `act` went on. */
async function entriesOf(act: () => Promise<unknown>): Promise<Entry[]> {
  const { cursor } = await page('?limit=1000');
  await act();
  return (await page(`?limit=1000&cursor=${cursor}`)).entries;
}

const make = async () =>
  (await admin.call('POST /management/clients', {}, { name: 'Made', scopes: ['settings:read'] })).body as {
    clientId: string;
    clientSecret: string;
  };

describe('every change over HTTP', () => {
  /** One for each operation that changes something: what it takes, and what is to stand in the log. */
  const CHANGES: Readonly<Record<string, readonly [body: object | undefined, expected: object]>> = {
    'POST /management/tenants': [
      { tenantId: 'new', name: 'New' },
      { action: 'tenant.created', tenantId: 'new', subject: 'new', change: { after: { name: 'New' } } },
    ],
    'PATCH /management/tenants/{tenantId}': [
      { name: 'Newer' },
      { action: 'tenant.changed', change: { before: { name: 'New' }, after: { name: 'Newer' } } },
    ],
    'POST /management/clients': [
      { name: 'Made', scopes: ['settings:read'] },
      { action: 'client.created', change: { after: { name: 'Made', scopes: ['settings:read'] } } },
    ],
    [`PATCH ${ONE}`]: [
      { name: 'Changed', scopes: ['settings:read'] },
      { action: 'client.changed', change: { before: { name: 'Made' }, after: { name: 'Changed' } } },
    ],
    [`POST ${ONE}/secret`]: [
      { overlapInSeconds: 60 },
      { action: 'client.secret-rotated', change: { overlapSeconds: 60 } },
    ],
    [`PATCH ${ONE}/settings`]: [
      { retention: { files: false } },
      {
        action: 'settings.changed',
        change: { before: { retention: { files: true } }, after: { retention: { files: false } } },
      },
    ],
    [`POST ${ONE}/keys`]: [
      { scopes: ['settings:read'] },
      { action: 'key.created', change: { after: { scopes: ['settings:read'] } } },
    ],
    [`DELETE ${ONE}/keys/{keyId}`]: [undefined, { action: 'key.revoked' }],
    [`DELETE ${ONE}`]: [undefined, { action: 'client.revoked' }],
  };

  it('has a row here', () => {
    const changing = Object.keys(OPERATION_SCOPES).filter((name) => /^(?!GET)\w+ \/management\//u.test(name));
    expect(Object.keys(CHANGES).sort()).toEqual(changing.sort());
  });

  it.each(Object.entries(CHANGES))('%s is in the log, with who made it', async (operation, [body, expected]) => {
    const { clientId } = await make();
    const key = await admin.call(`POST ${ONE}/keys`, { clientId }, { scopes: ['settings:read'] });
    const parameters = { clientId, keyId: key.body.keyId as string, tenantId: 'new' };
    const entries = await entriesOf(async () => {
      expect((await admin.call(operation, parameters, body)).status).toBeLessThan(300);
    });
    expect(entries).toMatchObject([{ actor: { clientId: server.clientId, subjectId: null }, ...expected }]);
  });

  it('that is refused is not', async () => {
    const { clientId } = await make();
    const entries = await entriesOf(async () => {
      await admin.call('POST /management/clients', {}, { name: 'x', scopes: ['everything'] });
      await admin.call(`PATCH ${ONE}`, { clientId }, { name: '' });
      await admin.call(`PATCH ${ONE}/settings`, { clientId }, { retention: { files: 1 } });
      await admin.call(`POST ${ONE}/keys`, { clientId }, { scopes: ['documents:read'] });
      await admin.call(`DELETE ${ONE}`, { clientId: 'client_0' });
    });
    expect(entries).toEqual([]);
  });
});

describe('every change at the command line', () => {
  it('is in the log of a running server, as that of nobody in particular', async () => {
    const cli = async (...words: string[]) => {
      const { code, stdout } = await runCli(server.folder, ...words, '--json');
      expect(code).toBe(0);
      return JSON.parse(stdout) as Record<string, string>;
    };
    const entries = await entriesOf(async () => {
      const made = await cli('client', 'create', '--name', 'Shell', '--scopes', 'settings:read', '--tenant', 'shell');
      await cli('client', 'settings', made['client_id'] ?? '', '--keep-files', 'no');
      await cli('client', 'secret', made['client_id'] ?? '');
    });
    expect(entries.map(({ action }) => action)).toEqual([
      ...['tenant.created', 'client.created', 'settings.changed', 'client.secret-rotated'],
    ]);
    expect(entries.every(({ tenantId }) => tenantId === 'shell')).toBe(true);
    expect(entries.map(({ actor }) => actor)).toEqual(Array(4).fill({ clientId: null, subjectId: null }));
  });
});

describe('the log', () => {
  it('holds no secret, key or hash', async () => {
    const made = await make();
    const { body: rotated } = await admin.call(`POST ${ONE}/secret`, made, {});
    const { body: key } = await admin.call(`POST ${ONE}/keys`, made, { scopes: ['settings:read'] });
    const text = JSON.stringify(await page('?limit=1000'));
    for (const secret of [made.clientSecret, rotated.clientSecret, key.apiKey]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/arkive_(?:secret|key)|hash/iu);
  });

  it('is read in pages that hold every entry once, and goes on where it was left', async () => {
    const all = (await page('?limit=1000')).entries;
    const paged: Entry[] = [];
    let cursor = '';
    for (;;) {
      const next = await page(`?limit=3${cursor && `&cursor=${cursor}`}`);
      if (next.entries.length === 0) break;
      paged.push(...next.entries);
      cursor = next.cursor;
    }
    expect(paged).toEqual(all);
    expect(await page(`?cursor=${cursor}`)).toEqual({ entries: [], cursor });
    await make();
    expect((await page(`?cursor=${cursor}`)).entries).toMatchObject([{ action: 'client.created' }]);
  });

  it.each(['?cursor=x', '?cursor=-1', '?limit=0', '?since=now'])('is not asked by %s', async (query) => {
    expect(await admin.call('GET /management/audit', {}, undefined, query)).toMatchObject({ status: 400 });
  });
});
