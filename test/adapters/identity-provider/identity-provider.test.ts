// What the provider makes of its own address, where another server stands before it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentityProvider } from '../../../src/adapters/identity-provider/identity-provider.ts';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { openIdentityStore } from '../../../src/adapters/libsql-identity/identity-store.ts';
import { openTokenKeys } from '../../../src/adapters/token-keys/token-keys.ts';
import type { IdentityProvider, ProviderRequest } from '../../../src/ports/identity-provider.ts';
import { createClient } from '../../../src/services/clients.ts';

const ISSUER = 'https://arkive.example/api/auth';
const REDIRECT_URI = 'https://app.example/back';

let folder: string;
let provider: IdentityProvider;
let clientId: string;
let secret: string;
const failures: unknown[] = [];
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-provider-'));
  const clients = openClientStore(join(folder, 'clients.db'));
  const identity = openIdentityStore(join(folder, 'identity.db'));
  closing.push(
    () => clients.close(),
    () => identity.close(),
  );
  const made = await createClient(clients, {
    name: 'Web',
    tenantId: 'default',
    scopes: ['documents:initiate'],
    redirectUris: [REDIRECT_URI],
  });
  clientId = made.client.clientId;
  secret = made.clientSecret;
  provider = openIdentityProvider({
    population: 'internal',
    issuer: ISSUER,
    audience: 'https://arkive.example/api',
    clients,
    users: identity.users,
    issued: identity.issued,
    tokenKeys: await openTokenKeys(join(folder, 'keys.json')),
    pages: { policy: "default-src 'none'", error: (code) => code, signOut: () => '', signedOut: () => '' },
    checkSecret: (id, given) => {
      if (given === 'fail') throw new Error(`a bug that quotes ${given}`);
      return Promise.resolve(id === clientId && given === secret);
    },
    mayUse: () => Promise.resolve(true),
    onFailure: (error) => failures.push(error),
  });
});
afterAll(async () => {
  for (const close of closing) await close();
  await rm(folder, { recursive: true });
});

const request = (change: Partial<ProviderRequest>): ProviderRequest => ({
  method: 'GET',
  path: '/',
  headers: {},
  body: '',
  address: '192.0.2.1',
  ...change,
});
const token = (fields: Record<string, string>) =>
  request({
    method: 'POST',
    path: '/oauth2/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, ...fields }).toString(),
  });

describe('the provider', () => {
  it('names itself by the address of its issuer, whatever the request says', async () => {
    const path = '/.well-known/openid-configuration';
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const metadata = JSON.parse((await provider.answer(request({ path, headers }))).body);
    expect(metadata).toMatchObject({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/oauth2/authorize`,
      token_endpoint: `${ISSUER}/oauth2/token`,
      jwks_uri: `${ISSUER}/oauth2/jwks`,
      introspection_endpoint: `${ISSUER}/oauth2/introspect`,
      revocation_endpoint: `${ISSUER}/oauth2/revoke`,
      end_session_endpoint: `${ISSUER}/oauth2/logout`,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
      response_types_supported: ['code'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    });
    expect(JSON.stringify(metadata)).not.toContain('evil');
  });

  it('gives cookies that go over https alone, and to no page beside its own', async () => {
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      scope: 'documents:initiate',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const { status, headers } = await provider.answer(request({ path: `/oauth2/authorize?${query.toString()}` }));
    expect(status).toBe(303);
    expect(headers['location']).toMatch(/^https:\/\/arkive\.example\/api\/auth\/sign-in\/[\w-]+$/u);
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/path=\/api\/auth[/\w-]*;.*; secure; httponly$/u);
  });

  it('tells a client nothing of a bug, and its keeper that there is one', async () => {
    expect((await provider.answer(token({ client_secret: secret }))).status).toBe(200);
    const { status, body } = await provider.answer(token({ client_secret: 'fail' }));
    expect([status, JSON.parse(body)]).toEqual([
      500,
      { error: 'server_error', error_description: expect.not.stringContaining('bug') },
    ]);
    expect(failures).toHaveLength(1);
  });
});
