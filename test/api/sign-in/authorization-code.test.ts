// The authorization code flow from end to end: a standard client library, a person, and the service.
import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, createPublicClient } from '../../../src/services/clients.ts';
import type { NewClient } from '../../../src/services/clients.ts';
import { Person, REDIRECT_URI, configured, way } from './person.ts';
import { startSignInServer } from './sign-in-server.ts';
import type { SignInServer } from './sign-in-server.ts';

describe('the authorization code flow', () => {
  let server: SignInServer;
  let ada: Person;
  let web: NewClient;
  let userId: string;
  const common = { tenantId: 'tenant-1', scopes: ['documents:initiate', 'sessions:read'] };

  beforeAll(async () => {
    server = await startSignInServer();
    web = await createClient(server.clients, { name: 'Web', ...common, redirectUris: [REDIRECT_URI] });
    userId = await server.addUser('internal', 'Ada');
    ada = new Person('Ada');
  });
  afterAll(() => server.close());

  const webConfig = () => configured(server.issuers.internal, web.client.clientId, web.clientSecret);
  const wayOf = async (scope: string, more: Record<string, string> = {}) =>
    way(await webConfig(), { redirect_uri: REDIRECT_URI, scope, ...more });

  it('gives tokens that speak for the person', async () => {
    const tokens = await ada.tokens(await wayOf('openid profile documents:initiate'));
    expect(tokens).toMatchObject({ expires_in: 3600, scope: 'openid profile documents:initiate' });
    expect(tokens.claims()).toMatchObject({ sub: userId, preferred_username: 'Ada', aud: web.client.clientId });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: server.issuers.internal,
      aud: server.url,
      sub: userId,
    });
    const { status, caller } = await server.protected(tokens.access_token);
    expect(status).toBe(200);
    expect(caller).toMatchObject({
      clientId: web.client.clientId,
      tenantId: 'tenant-1',
      subjectId: userId,
      scopes: ['documents:initiate'],
    });
  });

  it('works for a public client, without a secret', async () => {
    const app = await createPublicClient(server.clients, {
      name: 'Page',
      ...common,
      redirectUris: [REDIRECT_URI],
    });
    const config = await configured(server.issuers.internal, app.clientId);
    const taken = await way(config, { redirect_uri: REDIRECT_URI, scope: 'documents:initiate' });
    const tokens = await ada.tokens(taken);
    expect((await server.protected(tokens.access_token)).caller).toMatchObject({ subjectId: userId });
  });

  it('says in its answer who it is from (RFC 9207)', async () => {
    const back = await ada.walk(await wayOf('documents:initiate'));
    expect(back.searchParams.get('iss')).toBe(server.issuers.internal);
  });

  it('asks a person once, and not again while they are signed in', async () => {
    const person = new Person('Ada');
    await person.walk(await wayOf('documents:initiate'));
    await person.goTo((await wayOf('documents:initiate')).address);
    expect(person.url).toContain('/back?code=');
    await person.goTo((await wayOf('documents:initiate sessions:read')).address);
    expect(person.url).toContain('/sign-in/');
    expect(person.page).toContain('<li>Read the graphs of a session.</li>');
    expect(person.page).not.toContain('type="password"');
  });

  it('refreshes tokens with another refresh token each time, and ends all of them when an old one comes again', async () => {
    const first = await ada.tokens(await wayOf('openid offline_access documents:initiate'));
    const config = await webConfig();
    const second = await client.refreshTokenGrant(config, first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.scope).toBe('openid offline_access documents:initiate');
    expect((await server.protected(second.access_token)).status).toBe(200);
    const third = await client.refreshTokenGrant(config, second.refresh_token ?? '', { scope: 'documents:initiate' });
    await expect(client.refreshTokenGrant(config, first.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(client.refreshTokenGrant(config, third.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    for (const { access_token } of [first, second, third])
      expect((await server.protected(access_token)).status).toBe(401);
  });

  it('lets a refresh token be used once, also by two at the same moment', async () => {
    const { refresh_token = '' } = await ada.tokens(await wayOf('documents:initiate'));
    const config = await webConfig();
    const tries = await Promise.allSettled([1, 2, 3].map(() => client.refreshTokenGrant(config, refresh_token)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('refuses more scopes with a refresh token than the person allowed', async () => {
    const { refresh_token = '' } = await ada.tokens(await wayOf('documents:initiate'));
    await expect(
      client.refreshTokenGrant(await webConfig(), refresh_token, { scope: 'sessions:read' }),
    ).rejects.toMatchObject({ error: 'invalid_scope' });
  });

  it('tells what a token is worth, and takes it back', async () => {
    const tokens = await ada.tokens(await wayOf('documents:initiate'));
    const config = await webConfig();
    const told = await client.tokenIntrospection(config, tokens.access_token);
    expect(told).toMatchObject({
      active: true,
      sub: userId,
      client_id: web.client.clientId,
      scope: 'documents:initiate',
      iss: server.issuers.internal,
      aud: server.url,
      tenant: 'tenant-1',
    });
    await client.tokenRevocation(config, tokens.access_token);
    expect(await client.tokenIntrospection(config, tokens.access_token)).toEqual({ active: false });
    expect((await server.protected(tokens.access_token)).status).toBe(401);
  });

  it('takes back everything that rests on a consent with its refresh token', async () => {
    const tokens = await ada.tokens(await wayOf('documents:initiate'));
    const config = await webConfig();
    expect(await client.tokenIntrospection(config, tokens.refresh_token ?? '')).toMatchObject({ active: true });
    await client.tokenRevocation(config, tokens.refresh_token ?? '');
    expect((await server.protected(tokens.access_token)).status).toBe(401);
    expect(await client.tokenIntrospection(config, tokens.access_token)).toEqual({ active: false });
  });

  it('tells nobody of the tokens of others', async () => {
    const tokens = await ada.tokens(await wayOf('documents:initiate'));
    const other = await createClient(server.clients, { name: 'Other', ...common });
    const config = await configured(server.issuers.internal, other.client.clientId, other.clientSecret);
    for (const token of [tokens.access_token, tokens.refresh_token ?? '', 'a.b.c', `${tokens.access_token}x`]) {
      expect(await client.tokenIntrospection(config, token)).toEqual({ active: false });
    }
    await client.tokenRevocation(config, tokens.access_token).catch(() => undefined);
    expect((await server.protected(tokens.access_token)).status).toBe(200);
  });

  it('signs out: what rests on the session is over', async () => {
    const person = new Person('Ada');
    const bound = await person.tokens(await wayOf('openid documents:initiate'));
    const config = await webConfig();
    await person.goTo(
      client.buildEndSessionUrl(config, {
        post_logout_redirect_uri: REDIRECT_URI,
        id_token_hint: bound.id_token ?? '',
      }),
    );
    await signOut(person);
    expect(person.url).toBe(REDIRECT_URI);
    expect((await server.protected(bound.access_token)).status).toBe(401);
    await expect(client.refreshTokenGrant(config, bound.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await person.goTo((await wayOf('documents:initiate')).address);
    expect(person.page).toContain('type="password"');
  });

  it('goes on after signing out where the person allowed it', async () => {
    const person = new Person('Ada');
    const lasting = await person.tokens(await wayOf('openid offline_access documents:initiate'));
    await person.goTo(client.buildEndSessionUrl(await webConfig()));
    await signOut(person);
    expect(person.page).toContain('<h1>Done</h1>');
    const next = await client.refreshTokenGrant(await webConfig(), lasting.refresh_token ?? '');
    expect((await server.protected(next.access_token)).status).toBe(200);
  });
});

async function signOut(person: Person): Promise<void> {
  const [, action = '', token = ''] = /action="([^"]+)"[^]*?name="xsrf" value="([^"]+)"/u.exec(person.page) ?? [];
  await person.goTo(action, new URLSearchParams({ xsrf: token, logout: 'yes' }));
}
