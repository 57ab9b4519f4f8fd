// Requests that nobody who means well would send, and what they come to.
import { createHash } from 'node:crypto';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGN_IN_LIMITS } from '../../../src/kernel/limits.ts';
import { createClient, createPublicClient } from '../../../src/services/clients.ts';
import type { NewClient } from '../../../src/services/clients.ts';
import { Person, REDIRECT_URI, configured, way } from './person.ts';
import { PASSWORD, startSignInServer } from './sign-in-server.ts';
import type { SignInServer } from './sign-in-server.ts';

let server: SignInServer;
let web: NewClient;
let publicId: string;
const ORIGIN = 'https://app.example';
beforeAll(async () => {
  server = await startSignInServer();
  const common = {
    tenantId: 'tenant-1',
    scopes: ['documents:initiate', 'sessions:read'],
    redirectUris: [REDIRECT_URI],
  };
  web = await createClient(server.clients, { name: 'Web', ...common });
  publicId = (await createPublicClient(server.clients, { name: 'Page', ...common, origins: [ORIGIN] })).clientId;
  await server.addUser('internal', 'Ada');
});
afterAll(() => server.close());

const config = () => configured(server.issuers.internal, web.client.clientId, web.clientSecret);
const wayOf = async (more: Record<string, string> = {}) =>
  way(await config(), { redirect_uri: REDIRECT_URI, scope: 'documents:initiate', ...more });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.issuers.internal}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });

describe('an authorization request', () => {
  const refused = async (change: (address: URL) => void, more: Record<string, string> = {}) => {
    const { address } = await wayOf(more);
    change(address);
    const answer = await fetch(address, { redirect: 'manual' });
    // Where a token would stand in the fragment, an error does.
    const location = (answer.headers.get('location') ?? '').replace('#', '?');
    return { answer, location: new URLSearchParams(location.split('?')[1]) };
  };

  it.each([
    ['without PKCE', (address: URL) => address.searchParams.delete('code_challenge'), 'invalid_request'],
    [
      'with plain PKCE',
      (address: URL) => address.searchParams.set('code_challenge_method', 'plain'),
      'invalid_request',
    ],
    [
      'for a token at once',
      (address: URL) => address.searchParams.set('response_type', 'token'),
      'unsupported_response_type',
    ],
    [
      'for another service',
      (address: URL) => address.searchParams.set('resource', 'https://else.example'),
      'invalid_target',
    ],
    ['without a scope', (address: URL) => address.searchParams.delete('scope'), 'invalid_scope'],
    [
      'for a scope that the client lacks',
      (address: URL) => address.searchParams.set('scope', 'documents:read'),
      'invalid_scope',
    ],
    [
      'for a scope that is none',
      (address: URL) => address.searchParams.set('scope', 'openid nonsense'),
      'invalid_scope',
    ],
    [
      'without consent for what lasts',
      (address: URL) => {
        address.searchParams.set('scope', 'openid offline_access');
        address.searchParams.set('prompt', 'none');
      },
      'invalid_scope',
    ],
    [
      'where nobody is to be asked and nobody is signed in',
      (address: URL) => address.searchParams.set('prompt', 'none'),
      'login_required',
    ],
  ] as const)('%s is told the client, with who told it', async (_what, change, error) => {
    const { answer, location } = await refused(change);
    expect(answer.status).toBe(303);
    expect(location.get('error')).toBe(error);
    expect(location.get('iss')).toBe(server.issuers.internal);
  });

  it.each([
    ['to another address', (address: URL) => address.searchParams.set('redirect_uri', 'https://evil.example/')],
    ['to a longer address', (address: URL) => address.searchParams.set('redirect_uri', `${REDIRECT_URI}/more`)],
    [
      'to another port of this machine',
      (address: URL) => address.searchParams.set('redirect_uri', 'http://127.0.0.1:10/back'),
    ],
    ['to nowhere', (address: URL) => address.searchParams.delete('redirect_uri')],
    ['of an unknown client', (address: URL) => address.searchParams.set('client_id', '<script>alert(1)</script>')],
  ] as const)('%s leads nowhere, and shows nothing of what it said as markup', async (_what, change) => {
    const { answer } = await refused(change);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/u);
    expect(await answer.text()).not.toContain('<script');
  });

  it('answered by a form that sends itself lets run that one script, and go to that one client', async () => {
    const { answer } = await refused((address) => {
      address.searchParams.set('response_mode', 'form_post');
      address.searchParams.set('prompt', 'none');
    });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, script = ''] = /<script>([^]*?)<\/script>/u.exec(await answer.text()) ?? [];
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain(`form-action 'self' ${new URL(REDIRECT_URI).origin}`);
    expect(script).toContain('submit');
  });

  it('makes no address of what it says about its host', async () => {
    const { request } = await import('node:http');
    const { address } = await wayOf();
    const location = await new Promise<string>((resolve) => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
      request(address, { headers }, (answer) => {
        answer.resume();
        resolve(answer.headers.location ?? '');
      }).end();
    });
    expect(location.startsWith(`${server.issuers.internal}/sign-in/`)).toBe(true);
  });
});

it('beginning to sign in again and again from one address is refused, and leaves nothing more on the disk', async () => {
  const other = await startSignInServer();
  try {
    const address = `${other.issuers.internal}/oauth2/authorize`;
    const statuses = await Promise.all(
      Array.from({ length: SIGN_IN_LIMITS.begins.requests + 60 }, async () => (await fetch(address)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    let refused = await fetch(address);
    while (refused.status === 400) refused = await fetch(address); // what time has given back meanwhile
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await other.close();
  }
});

describe('a page', () => {
  it('is of no use without its cookie, its address and its token', async () => {
    const [ada, thief] = [new Person('Ada'), new Person('Ada')];
    await ada.goTo((await wayOf()).address);
    await thief.goTo(ada.url);
    expect([thief.status, thief.page.includes('no longer valid')]).toEqual([400, true]);
    await ada.goTo(ada.url, new URLSearchParams({ form_token: 'made-up', username: 'Ada', password: PASSWORD }));
    expect([ada.status, ada.page.includes('no longer valid')]).toEqual([400, true]);
  });

  it('takes no form from a page of somebody else', async () => {
    const ada = new Person('Ada');
    await ada.goTo((await wayOf()).address);
    for (const site of ['cross-site', 'same-site']) {
      const answer = await fetch(ada.url, { method: 'POST', headers: { 'sec-fetch-site': site }, body: 'a=b' });
      expect(answer.status).toBe(400);
    }
  });

  it('keeps its cookies from scripts, and gives no other origin leave to read', async () => {
    const { address } = await wayOf();
    const answer = await fetch(address, { redirect: 'manual', headers: { origin: ORIGIN } });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/; samesite=lax.*httponly|httponly.*; samesite=lax/iu);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('slows down guessing at a password, and says when to try again', async () => {
    await server.addUser('internal', 'Target');
    const person = new Person('Target', 'wrong horse battery');
    await person.goTo((await wayOf()).address);
    let tries = 0;
    do {
      await person.send({ username: 'Target', password: `wrong horse ${tries}` });
      tries += 1;
    } while (person.status === 422 && tries < 30);
    expect(person.status).toBe(429);
    expect(person.page).toMatch(/Wait \d+ seconds/u);
    await person.send({ username: 'Target', password: PASSWORD });
    expect(person.status).toBe(429);
  });
});

describe('a code', () => {
  it('works once: the second time ends what the first one gave', async () => {
    const taken = await wayOf();
    const back = await new Person('Ada').walk(taken);
    const tokens = await client.authorizationCodeGrant(taken.config, back, taken.checks);
    await expect(client.authorizationCodeGrant(taken.config, back, taken.checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await server.protected(tokens.access_token)).status).toBe(401);
  });

  it('is of no use to another client, with another verifier, or for another address', async () => {
    const other = await createClient(server.clients, {
      name: 'Other',
      tenantId: 'tenant-1',
      scopes: ['documents:initiate'],
      redirectUris: [REDIRECT_URI],
    });
    const ada = new Person('Ada');
    const grant = async (change: Record<string, string>) => {
      const taken = await wayOf();
      const code = (await ada.walk(taken)).searchParams.get('code') ?? '';
      const fields = {
        grant_type: 'authorization_code',
        client_id: web.client.clientId,
        client_secret: web.clientSecret,
        redirect_uri: REDIRECT_URI,
        code_verifier: taken.checks.pkceCodeVerifier ?? '',
        code,
      };
      const answer = await post('/oauth2/token', { ...fields, ...change });
      return [answer.status, ((await answer.json()) as { error?: string }).error];
    };
    expect(await grant({})).toEqual([200, undefined]);
    expect(await grant({ code_verifier: client.randomPKCECodeVerifier() })).toEqual([400, 'invalid_grant']);
    expect(await grant({ redirect_uri: `${REDIRECT_URI}/` })).toEqual([400, 'invalid_grant']);
    const { clientId } = other.client;
    expect(await grant({ client_id: clientId, client_secret: other.clientSecret })).toEqual([400, 'invalid_grant']);
    expect(await grant({ client_secret: 'wrong' })).toEqual([401, 'invalid_client']);
  });
});

describe('the token endpoint', () => {
  const credentials = () => ({ client_id: web.client.clientId, client_secret: web.clientSecret });

  it.each([
    [{ grant_type: 'password', username: 'Ada', password: PASSWORD }, 400, 'unsupported_grant_type'],
    [{ grant_type: 'client_credentials', client_secret: 'is-kept-as-a-hash-by-the-register' }, 401, 'invalid_client'],
    [{ grant_type: 'client_credentials', client_id: 'nobody' }, 401, 'invalid_client'],
    [{ grant_type: 'client_credentials', resource: 'https://else.example' }, 400, 'invalid_target'],
    [{ grant_type: 'refresh_token', refresh_token: 'made-up' }, 400, 'invalid_grant'],
    [{}, 400, 'invalid_request'],
  ] as [Record<string, string>, number, string][])('refuses %j', async (change, status, error) => {
    const answer = await post('/oauth2/token', { ...credentials(), ...change });
    const body = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, body['error']]).toEqual([status, error]);
    expect(Object.keys(body).filter((name) => !['error', 'error_description', 'scope'].includes(name))).toEqual([]);
  });

  it('gives a public client nothing for itself', async () => {
    const answer = await post('/oauth2/token', { grant_type: 'client_credentials', client_id: publicId });
    expect(answer.status).toBe(400);
  });

  it('slows down guessing at a secret, with the status and the time that clients understand', async () => {
    const guess = () =>
      post('/oauth2/token', { grant_type: 'client_credentials', client_id: 'client_of_nobody', client_secret: 'x' });
    // An unknown client is refused before its secret is looked at; one that is there is guarded.
    expect((await guess()).status).toBe(401);
    const aim = await createClient(server.clients, {
      name: 'Aim',
      tenantId: 'tenant-1',
      scopes: ['documents:initiate'],
    });
    const fields = { grant_type: 'client_credentials', client_id: aim.client.clientId, client_secret: 'wrong' };
    let answer = await post('/oauth2/token', fields);
    for (let tries = 0; answer.status === 401 && tries < 200; tries += 1) answer = await post('/oauth2/token', fields);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('takes no long body, and none of another type', async () => {
    const long = await post('/oauth2/token', { ...credentials(), filler: 'x'.repeat(20_000) });
    expect(long.status).toBe(413);
    const json = await fetch(`${server.issuers.internal}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"grant_type":"client_credentials"}',
    });
    expect(json.status).toBe(400);
  });

  it('is open to pages of the origins of a client, and to no others', async () => {
    const ask = (origin: string) =>
      post('/oauth2/token', { grant_type: 'refresh_token', client_id: publicId, refresh_token: 'x' }, { origin });
    expect((await ask(ORIGIN)).headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('nothing else answers at the provider', async () => {
  for (const path of ['/interaction/x', '/oauth2/register', '/reg', '/device', '/me', '/request', '/session/end']) {
    expect((await fetch(`${server.issuers.internal}${path}`)).status, path).toBe(404);
  }
});
