// What was handed out outlives a restart and a change of keys, and ends with the user, the client or the consent; and whoever has the
// disk has nothing that could be shown to anybody.
import { decodeProtectedHeader } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, revokeClient } from '../../../src/services/clients.ts';
import type { NewClient } from '../../../src/services/clients.ts';
import { changePassword, revokeUser } from '../../../src/services/users.ts';
import { fileTexts } from '../../file-texts.ts';
import { Person, REDIRECT_URI, configured, way } from './person.ts';
import { PASSWORD, startSignInServer } from './sign-in-server.ts';
import type { SignInServer } from './sign-in-server.ts';

let server: SignInServer;
let web: NewClient;
beforeAll(async () => {
  server = await startSignInServer();
  web = await createClient(server.clients, {
    name: 'Web',
    tenantId: 'tenant-1',
    scopes: ['documents:initiate'],
    redirectUris: [REDIRECT_URI],
  });
  await server.addUser('internal', 'Ada');
});
afterAll(() => server.close());

const config = () => configured(server.issuers.internal, web.client.clientId, web.clientSecret);
const wayOf = async () => way(await config(), { redirect_uri: REDIRECT_URI, scope: 'openid documents:initiate' });

describe('what was handed out', () => {
  it('outlives a restart at every moment of the way', async () => {
    const restart = async () => {
      await server.stop();
      server = await startSignInServer(server);
    };
    const person = new Person('Ada');
    const taken = await wayOf();
    await person.goTo(taken.address);
    await restart();
    await person.send({ username: 'Ada', password: PASSWORD });
    await restart();
    await person.send({ decision: 'allow' });
    const back = new URL(person.url);
    await restart();
    const tokens = await client.authorizationCodeGrant(taken.config, back, taken.checks);
    await restart();
    expect((await server.protected(tokens.access_token)).status).toBe(200);
    const next = await client.refreshTokenGrant(await config(), tokens.refresh_token ?? '');
    expect((await server.protected(next.access_token)).status).toBe(200);
    await person.goTo((await wayOf()).address);
    expect(person.url).toContain('/back?code=');
    await restart();
    await expect(client.refreshTokenGrant(await config(), tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await server.protected(next.access_token)).status).toBe(401);
  });

  it('outlives a change of keys, for those who have tokens, cookies and keys already', async () => {
    const person = new Person('Ada');
    const before = await person.tokens(await wayOf());
    await server.keys.internal.rotate();
    const old = await config();
    const after = await client.refreshTokenGrant(old, before.refresh_token ?? '');
    const [kidBefore, kidAfter] = [before, after].map(({ access_token }) => decodeProtectedHeader(access_token).kid);
    expect(kidAfter).not.toBe(kidBefore);
    for (const { access_token } of [before, after]) {
      expect((await server.protected(access_token)).status).toBe(200);
      expect(await client.tokenIntrospection(old, access_token)).toMatchObject({ active: true });
    }
    await person.goTo((await wayOf()).address);
    expect(person.url).toContain('/back?code=');
  });

  it('ends with the password that it rests on', async () => {
    const person = new Person('Ada');
    const tokens = await person.tokens(await wayOf());
    const user = await server.identity.users.findByName('internal', 'Ada');
    if (user === undefined) throw new Error('Ada is gone');
    await changePassword(server.stores, { user, password: PASSWORD });
    expect((await server.protected(tokens.access_token)).status).toBe(401);
    await person.goTo((await wayOf()).address);
    expect(person.page).toContain('type="password"');
  });

  it('ends with the user', async () => {
    await server.addUser('internal', 'Bob');
    const person = new Person('Bob');
    const tokens = await person.tokens(await wayOf());
    const user = await server.identity.users.findByName('internal', 'Bob');
    if (user === undefined) throw new Error('Bob is gone');
    await revokeUser(server.stores, user);
    expect((await server.protected(tokens.access_token)).status).toBe(401);
    await expect(client.refreshTokenGrant(await config(), tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await person.walk(await wayOf());
    expect(person.status).toBe(422);
  });

  it('ends with the client', async () => {
    const brief = await createClient(server.clients, {
      name: 'Brief',
      tenantId: 'tenant-1',
      scopes: ['documents:initiate'],
    });
    const there = await configured(server.issuers.internal, brief.client.clientId, brief.clientSecret);
    const { access_token } = await client.clientCredentialsGrant(there);
    await revokeClient(server.clients, brief.client.clientId);
    expect((await server.protected(access_token)).status).toBe(401);
    await expect(client.clientCredentialsGrant(there)).rejects.toMatchObject({ error: 'invalid_client' });
  });

  it('is of no use to whoever reads the disk or the log', async () => {
    const person = new Person('Ada');
    const taken = await wayOf();
    const back = await person.walk(taken);
    const tokens = await client.authorizationCodeGrant(taken.config, back, taken.checks);
    const secrets = [
      back.searchParams.get('code') ?? '',
      tokens.access_token,
      String(JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString()).jti),
      tokens.refresh_token ?? '',
      tokens.id_token ?? '',
      person.cookie('arkive_internal_session') ?? '',
      web.clientSecret,
      PASSWORD,
    ];
    const files = await fileTexts(server.folder);
    const everything = [...files, ...server.log].join('\n');
    expect(secrets.every((secret) => secret.length > 15)).toBe(true);
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it('is removed when it has expired', async () => {
    await client.clientCredentialsGrant(await config());
    const { issued } = server.identity;
    await issued.purge(new Date());
    expect(await issued.purge(new Date())).toBe(0);
    expect(await issued.purge(new Date(Date.now() + 30 * 86_400_000))).toBeGreaterThan(0);
    expect(await issued.purge(new Date(Date.now() + 30 * 86_400_000))).toBe(0);
  });
});
