import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClientStore } from '../../src/adapters/libsql-clients/client-store.ts';
import { Problem } from '../../src/kernel/problem.ts';
import { isScope } from '../../src/kernel/scopes.ts';
import { keyIdIn, matchesHash } from '../../src/kernel/secrets.ts';
import type { ClientStore } from '../../src/ports/client-store.ts';
import { createApiKey, revokeApiKey } from '../../src/services/api-keys.ts';
import {
  createClient,
  createPublicClient,
  createFirstClient,
  holdsSecret,
  revokeClient,
} from '../../src/services/clients.ts';

const WANTED = { name: 'Test', tenantId: 'default', scopes: ['documents:initiate', 'documents:ocr'] };

let folder: string;
let store: ClientStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-clients-'));
  store = openClientStore(join(folder, 'clients.db'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

describe('a new client', () => {
  it('is stored with a hash of its secret, never the secret', async () => {
    const { client, clientSecret } = await createClient(store, WANTED);
    const stored = await store.find(client.clientId);
    expect(stored).toMatchObject({ ...WANTED, clientId: client.clientId, revokedAt: null });
    expect(matchesHash(clientSecret, stored?.secretHash ?? new Uint8Array())).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(clientSecret);
  });

  it('has an id and a secret of its own', async () => {
    const made = await Promise.all([createClient(store, WANTED), createClient(store, WANTED)]);
    expect(new Set(made.map(({ client }) => client.clientId)).size).toBe(2);
    expect(new Set(made.map(({ clientSecret }) => clientSecret)).size).toBe(2);
  });

  it.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['documents:initiate', 'everything'] }],
    ['an empty name', { name: ' ' }],
    ['a name that moves the cursor', { name: 'a\u001b[2Jb' }],
    ['a name that reverses the line', { name: 'a\u202eb' }],
    ['an endless name', { name: 'a'.repeat(201) }],
    ['a tenant with a space', { tenantId: 'a b' }],
    ['an empty tenant', { tenantId: '' }],
  ])('is refused with %s', async (_case, patch) => {
    expect(await code(createClient(store, { ...WANTED, ...patch }))).toBe('invalid-request');
    expect(await store.list()).toEqual([]);
  });
});

describe('a new API key', () => {
  it('is found by the id in it and stored as a hash', async () => {
    const { client } = await createClient(store, WANTED);
    const { keyId, apiKey } = await createApiKey(store, client.clientId, ['documents:initiate', 'documents:initiate']);
    expect(keyIdIn(apiKey)).toBe(keyId);
    const stored = await store.findApiKey(keyId);
    expect(stored?.scopes).toEqual(['documents:initiate']);
    expect(matchesHash(apiKey, stored?.secretHash ?? new Uint8Array())).toBe(true);
  });

  it('holds no more than its client does', async () => {
    const { client } = await createClient(store, WANTED);
    expect(await code(createApiKey(store, client.clientId, ['sessions:write']))).toBe('invalid-request');
    expect(await code(createApiKey(store, client.clientId, []))).toBe('invalid-request');
  });

  it('is for a living client', async () => {
    const { client } = await createClient(store, WANTED);
    expect(await code(createApiKey(store, 'client_0', ['documents:initiate']))).toBe('not-found');
    await revokeClient(store, client.clientId);
    expect(await code(createApiKey(store, client.clientId, ['documents:initiate']))).toBe('not-found');
  });
});

describe('revoking', () => {
  it('what is not there, or was revoked before, is said to be', async () => {
    const { client } = await createClient(store, WANTED);
    const { keyId } = await createApiKey(store, client.clientId, ['documents:initiate']);
    expect(await code(revokeApiKey(store, keyId))).toBe('fine');
    expect(await code(revokeApiKey(store, keyId))).toBe('not-found');
    expect(await code(revokeClient(store, client.clientId))).toBe('fine');
    expect(await code(revokeClient(store, client.clientId))).toBe('not-found');
  });
});

describe('the first client', () => {
  it('is made once, at the first start, with scopes of the table', async () => {
    const made = await createFirstClient(store);
    expect(made?.client.scopes.every(isScope)).toBe(true);
    expect(made?.client.scopes).toContain('documents:initiate');
    expect(made?.client.scopes.filter((name) => name.startsWith('management:'))).toEqual([]);
    expect(made?.client.environment).toBe('development');
    expect(await createFirstClient(store)).toBeUndefined();
    expect(await store.list()).toHaveLength(1);
  });

  it('does not come back after it was revoked', async () => {
    const made = await createFirstClient(store);
    await revokeClient(store, made?.client.clientId ?? '');
    expect(await createFirstClient(store)).toBeUndefined();
  });

  it('is not made beside clients of people', async () => {
    await createClient(store, WANTED);
    expect(await createFirstClient(store)).toBeUndefined();
  });
});

describe('the addresses of a client', () => {
  const SCHEME = [
    ['https', 'production', true],
    ['https', 'sandbox', true],
    ['http', 'development', false],
  ] as const;
  it.each(SCHEME)('are of %s in %s: %s', async (scheme, environment, isFine) => {
    const wanted = { ...WANTED, environment };
    const expected = isFine ? 'fine' : 'invalid-request';
    expect(await code(createClient(store, { ...wanted, origins: [`${scheme}://app.example`] }))).toBe(expected);
    expect(await code(createClient(store, { ...wanted, redirectUris: [`${scheme}://app.example/in`] }))).toBe(expected);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]'])(
    'may be of this machine by http, but not for production: %s',
    async (origin) => {
      const patch = { origins: [origin], redirectUris: [`${origin}/in?from=there`] };
      expect(await code(createClient(store, { ...WANTED, ...patch, environment: 'sandbox' }))).toBe('fine');
      for (const [name, value] of Object.entries(patch)) {
        const client = { ...WANTED, [name]: value, environment: 'production' } as const;
        expect(await code(createClient(store, client))).toBe('invalid-request');
      }
    },
  );

  it.each([
    ...['*', 'https://*.example', 'null', '', 'https://app.example/', 'https://App.example', 'https://app.example:443'],
    ...['https://me@app.example', 'app.example', 'javascript:alert(1)', 'file:///etc', `https://${'a'.repeat(500)}`],
  ])('are no origin unless a browser would send them so: %s', async (origin) => {
    expect(await code(createClient(store, { ...WANTED, origins: [origin] }))).toBe('invalid-request');
  });

  it.each([
    '/in',
    'https://app.example/in#here',
    'https://me:secret@app.example/in',
    'https://app.example/a b',
    'app:/in',
  ])('are no redirect address unless one can come back there: %s', async (uri) => {
    expect(await code(createClient(store, { ...WANTED, redirectUris: [uri] }))).toBe('invalid-request');
  });

  it('are kept once each, and are limited in number', async () => {
    const { client } = await createClient(store, { ...WANTED, origins: ['https://a.example', 'https://a.example'] });
    expect(client.origins).toEqual(['https://a.example']);
    const origins = Array.from({ length: 51 }, (_, index) => `https://${String(index)}.example`);
    expect(await code(createClient(store, { ...WANTED, origins }))).toBe('invalid-request');
  });
});

describe('a public client', () => {
  it('has no secret that anybody could show', async () => {
    const made = await createPublicClient(store, { ...WANTED, origins: ['https://app.example'] });
    const stored = await store.find(made.clientId);
    expect(stored).toMatchObject({ kind: 'public', secretHash: null });
    expect(holdsSecret(stored, '', new Date())).toBe(false);
  });

  it('needs an origin or a redirect address', async () => {
    expect(await code(createPublicClient(store, WANTED))).toBe('invalid-request');
    const withRedirect = { ...WANTED, redirectUris: ['https://app.example/in'] };
    expect(await code(createPublicClient(store, withRedirect))).toBe('fine');
  });
});
