// A standard client library gets tokens for the client itself from the identity provider.
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../src/services/clients.ts';
import type { NewClient } from '../../../src/services/clients.ts';
import { startSignInServer } from './sign-in-server.ts';
import type { SignInServer } from './sign-in-server.ts';

let server: SignInServer;
let made: NewClient;
let config: client.Configuration;
beforeAll(async () => {
  server = await startSignInServer();
  made = await createClient(server.clients, {
    name: 'Batch',
    tenantId: 'tenant-1',
    scopes: ['documents:initiate', 'sessions:read'],
  });
  config = await discovered();
});
afterAll(() => server.close());

const discovered = (authentication?: client.ClientAuth) =>
  client.discovery(new URL(server.issuers.internal), made.client.clientId, made.clientSecret, authentication, {
    execute: [client.allowInsecureRequests], // eslint-disable-line @typescript-eslint/no-deprecated -- marked so to stand out
  });

describe('client credentials', () => {
  it.each([
    ['client_secret_post', client.ClientSecretPost],
    ['client_secret_basic', client.ClientSecretBasic],
  ])('by %s give a token that the service takes', async (_method, authentication) => {
    const tokens = await client.clientCredentialsGrant(await discovered(authentication(made.clientSecret)), {
      scope: 'documents:initiate',
    });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'documents:initiate' });
    const { status, caller } = await server.protected(tokens.access_token);
    expect([status, caller]).toEqual([
      200,
      {
        clientId: made.client.clientId,
        tenantId: 'tenant-1',
        subjectId: null,
        scopes: ['documents:initiate'],
        environment: 'development',
      },
    ]);
  });

  it('give all scopes of the client when none is asked for, and say so', async () => {
    const tokens = await client.clientCredentialsGrant(config);
    expect(tokens.scope).toBe('documents:initiate sessions:read');
  });

  it.each(['documents:read', 'documents:initiate nonsense', 'openid'])('refuse the scope %s', async (scope) => {
    await expect(client.clientCredentialsGrant(config, { scope })).rejects.toMatchObject({
      error: 'invalid_scope',
      status: 400,
    });
  });
});
