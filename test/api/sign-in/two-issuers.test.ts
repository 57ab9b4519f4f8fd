// Internal users and wallet users have issuers of their own: what is of one is nothing to the other.
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Population } from '../../../src/ports/user-store.ts';
import { createClient } from '../../../src/services/clients.ts';
import type { NewClient } from '../../../src/services/clients.ts';
import { Person, REDIRECT_URI, configured, way } from './person.ts';
import { startSignInServer } from './sign-in-server.ts';
import type { SignInServer } from './sign-in-server.ts';

let server: SignInServer;
let web: NewClient;
const configs: Partial<Record<Population, client.Configuration>> = {};
beforeAll(async () => {
  server = await startSignInServer();
  web = await createClient(server.clients, {
    name: 'Web',
    tenantId: 'tenant-1',
    scopes: ['documents:initiate'],
    redirectUris: [REDIRECT_URI],
  });
  for (const population of ['internal', 'wallet'] as const) {
    configs[population] = await configured(server.issuers[population], web.client.clientId, web.clientSecret);
  }
  await server.addUser('internal', 'Ada');
  await server.addUser('internal', 'Eve', 'tenant-2');
  await server.addUser('wallet', 'Wal');
});
afterAll(() => server.close());

const config = (population: Population): client.Configuration => {
  const found = configs[population];
  if (found === undefined) throw new Error('not discovered');
  return found;
};
const wayAt = (population: Population) =>
  way(config(population), { redirect_uri: REDIRECT_URI, scope: 'openid documents:initiate' });

describe('the two issuers', () => {
  it('sign with keys of their own', async () => {
    const [internal, wallet] = await Promise.all(
      (['internal', 'wallet'] as const).map(async (population) => {
        const answer = await fetch(config(population).serverMetadata().jwks_uri ?? '');
        return ((await answer.json()) as { keys: { kid: string; d?: string }[] }).keys;
      }),
    );
    expect(internal?.map(({ kid }) => kid)).not.toEqual(wallet?.map(({ kid }) => kid));
    expect([...(internal ?? []), ...(wallet ?? [])].some((key) => 'd' in key)).toBe(false);
  });

  it('know their own people only', async () => {
    for (const [name, population] of [
      ['Ada', 'wallet'],
      ['Wal', 'internal'],
    ] as const) {
      const person = new Person(name);
      await person.walk(await wayAt(population));
      expect(person.status).toBe(422);
      expect(person.page).toContain('may not sign in here');
    }
  });

  it('let a person be signed in at one, and ask at the other', async () => {
    const person = new Person('Wal');
    const tokens = await person.tokens(await wayAt('wallet'));
    expect(decodeJwt(tokens.access_token).iss).toBe(server.issuers.wallet);
    expect((await server.protected(tokens.access_token)).status).toBe(200);
    await person.goTo((await wayAt('internal')).address);
    expect(person.page).toContain('type="password"');
  });

  it('take no code, token or cookie of the other', async () => {
    const person = new Person('Ada');
    const taken = await wayAt('internal');
    const back = await person.walk(taken);
    // The code, brought to the other issuer as if it were from there.
    back.searchParams.set('iss', server.issuers.wallet);
    await expect(client.authorizationCodeGrant(config('wallet'), back, taken.checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const tokens = await person.tokens(await wayAt('internal'));
    await expect(client.refreshTokenGrant(config('wallet'), tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    for (const token of [tokens.access_token, tokens.refresh_token ?? '']) {
      expect(await client.tokenIntrospection(config('wallet'), token)).toEqual({ active: false });
      await client.tokenRevocation(config('wallet'), token);
    }
    expect((await server.protected(tokens.access_token)).status).toBe(200);
    const cookie = ['', '.sig']
      .map((end) => `arkive_wallet_session${end}=${person.cookie(`arkive_internal_session${end}`) ?? ''}`)
      .join('; ');
    const answer = await fetch((await wayAt('wallet')).address, { headers: { cookie }, redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('/auth/wallet/sign-in/');
  });

  it('give tokens for clients themselves at the internal one alone', async () => {
    expect((await client.clientCredentialsGrant(config('internal'))).scope).toBe('documents:initiate');
    await expect(client.clientCredentialsGrant(config('wallet'))).rejects.toMatchObject({ status: 400 });
  });

  it('keep internal users to the clients of their tenant, also when they are signed in', async () => {
    const eve = new Person('Eve');
    await eve.walk(await wayAt('internal'));
    expect(eve.status).toBe(422);
    const other = await createClient(server.clients, {
      name: 'Theirs',
      tenantId: 'tenant-2',
      scopes: ['documents:initiate'],
      redirectUris: [REDIRECT_URI],
    });
    const theirs = await configured(server.issuers.internal, other.client.clientId, other.clientSecret);
    await eve.tokens(await way(theirs, { redirect_uri: REDIRECT_URI, scope: 'documents:initiate' }));
    await eve.goTo((await wayAt('internal')).address);
    expect(eve.page).toContain('type="password"');
  });
});
