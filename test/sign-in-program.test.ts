// The whole program with its identity providers, beside the service and on a port of their own, and with an issuer elsewhere that it trusts.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuditLog } from '../src/adapters/libsql-clients/audit-log.ts';
import { openClientStore } from '../src/adapters/libsql-clients/client-store.ts';
import { openIdentityStore } from '../src/adapters/libsql-identity/identity-store.ts';
import type { AuditLog } from '../src/ports/audit-log.ts';
import type { ClientStore } from '../src/ports/client-store.ts';
import type { UserStore } from '../src/ports/user-store.ts';
import { createClient } from '../src/services/clients.ts';
import { createUser } from '../src/services/users.ts';
import { Person, REDIRECT_URI, configured, way } from './api/sign-in/person.ts';
import { freePort } from './free-port.ts';
import { listening, run } from './run-program.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const startSession = (base: string, token: string) =>
  fetch(`${base}/session/start`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

/** What the command line would make in a data folder. */
async function prepared<T>(
  data: string,
  make: (stores: { clients: ClientStore; users: UserStore; audit: AuditLog }) => Promise<T>,
): Promise<T> {
  const clients = openClientStore(join(data, 'clients.db'));
  const audit = openAuditLog(join(data, 'clients.db'));
  const identity = openIdentityStore(join(data, 'identity.db'));
  try {
    return await make({ clients, audit, users: identity.users });
  } finally {
    await Promise.all([clients.close(), audit.close(), identity.close()]);
  }
}

const wantedClient = { name: 'Web', tenantId: 'acme', scopes: ['sessions:write'], redirectUris: [REDIRECT_URI] };

describe('the program', () => {
  it('lets a person sign in, on a port of its own where it is told one', async () => {
    const data = join(folder, 'data');
    const [port, authPort] = [await freePort(), await freePort()];
    const base = `http://localhost:${port}`;
    const issuer = `http://localhost:${authPort}`;
    const { web, ada } = await prepared(data, async (stores) => ({
      web: await createClient(stores.clients, wantedClient),
      ada: await createUser(stores, { population: 'internal', name: 'Ada', tenantId: 'acme' }),
    }));
    const program = run({ ARKIVE_PORT: String(port), ARKIVE_AUTH_PORT: String(authPort), ARKIVE_DATA: data });
    await listening(program);
    const config = await configured(issuer, web.client.clientId, web.clientSecret);
    const taken = await way(config, { redirect_uri: REDIRECT_URI, scope: 'openid sessions:write' });
    const tokens = await new Person('Ada', ada.password).tokens(taken);
    expect(tokens.claims()?.sub).toBe(ada.user.userId);
    expect((await startSession(base, tokens.access_token)).status).toBe(200);
    const wallet = await configured(`${issuer}/wallet`, web.client.clientId, web.clientSecret);
    expect(wallet.serverMetadata().issuer).toBe(`${issuer}/wallet`);
    expect((await fetch(`${base}/auth/.well-known/openid-configuration`)).status).toBe(404);
    await client.tokenRevocation(config, tokens.access_token);
    expect((await startSession(base, tokens.access_token)).status).toBe(401);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    for (const secret of [ada.password, web.clientSecret, 'oidc-provider WARNING']) {
      expect(program.err() + program.out()).not.toContain(secret);
    }
  });

  it('takes the tokens of an issuer elsewhere that it is told to trust', async () => {
    const data = join(folder, 'other');
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k' }] });
    const elsewhere = createServer((_request, response) => response.end(keys)).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const [ours, others] = await prepared(data, async ({ clients }) => [
      (await createClient(clients, wantedClient)).client.clientId,
      (await createClient(clients, { ...wantedClient, tenantId: 'other' })).client.clientId,
    ]);
    const port = await freePort();
    const base = `http://localhost:${port}`;
    const trusted = {
      issuer: address,
      audience: base,
      jwksUri: `${address}/jwks`,
      tenantId: 'acme',
      scopes: { start: 'sessions:write' },
    };
    const program = run({
      ARKIVE_PORT: String(port),
      ARKIVE_DATA: data,
      ARKIVE_TRUSTED_ISSUERS: JSON.stringify([trusted]),
    });
    await listening(program);
    const token = (change: object) =>
      new SignJWT({ iss: address, aud: base, sub: 'somebody', client_id: ours, scope: 'start', ...change })
        .setProtectedHeader({ alg: 'ES256', kid: 'k' })
        .setExpirationTime('5m')
        .sign(privateKey);
    const status = async (change: object) => (await startSession(base, await token(change))).status;
    expect(await status({})).toBe(200);
    expect(await status({ scope: 'sessions:write' })).toBe(403);
    expect(await status({ client_id: others })).toBe(401);
    expect(await status({ iss: base })).toBe(401);
    // The program's own issuers are beside the service, and found where both standards look for them.
    for (const path of ['/.well-known/oauth-authorization-server/auth', '/auth/.well-known/openid-configuration']) {
      expect(await (await fetch(`${base}${path}`)).json()).toMatchObject({ issuer: `${base}/auth` });
    }
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    elsewhere.closeAllConnections();
    elsewhere.close();
  });
});
