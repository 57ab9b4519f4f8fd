// A client library that follows the RFCs to the letter finds its way without being told anything but the address.
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuthorizationServer } from '../authorization-server.ts';
import type { AuthorizationServer } from '../authorization-server.ts';

// eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to stand out; the test server has no TLS
const insecure = { [oauth.allowInsecureRequests]: true };

let server: AuthorizationServer;
let as: oauth.AuthorizationServer;
let client: oauth.Client;
beforeAll(async () => {
  server = await startAuthorizationServer();
  client = { client_id: server.client.client.clientId };
  const issuer = new URL(server.url);
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
  as = await oauth.processDiscoveryResponse(issuer, found);
});
afterAll(() => server.close());

async function askFor(authenticate: oauth.ClientAuth, parameters: Record<string, string> = {}) {
  const answer = await oauth.clientCredentialsGrantRequest(as, client, authenticate, parameters, insecure);
  return oauth.processClientCredentialsResponse(as, client, answer);
}

describe('oauth4webapi', () => {
  it.each([
    ['client_secret_basic', oauth.ClientSecretBasic],
    ['client_secret_post', oauth.ClientSecretPost],
  ])('gets a token by %s and is let in with it', async (_method, authenticate) => {
    const answer = await askFor(authenticate(server.client.clientSecret), { scope: 'documents:initiate' });
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'documents:initiate' });
    const url = new URL(`${server.url}/protected`);
    const resource = await oauth.protectedResourceRequest(
      answer.access_token,
      'GET',
      url,
      undefined,
      undefined,
      insecure,
    );
    expect(await resource.json()).toMatchObject({ clientId: client.client_id, scopes: ['documents:initiate'] });
  });

  it('accepts the token as a JWT access token of this issuer (RFC 9068 §4)', async () => {
    const { access_token } = await askFor(oauth.ClientSecretPost(server.client.clientSecret));
    const request = new Request(`${server.url}/protected`, { headers: { authorization: `Bearer ${access_token}` } });
    const claims = await oauth.validateJwtAccessToken(as, request, server.url, insecure);
    expect(claims).toMatchObject({ client_id: client.client_id, tenant: 'tenant-1' });
  });

  it('understands why it is refused', async () => {
    await expect(askFor(oauth.ClientSecretPost('wrong'))).rejects.toMatchObject({
      status: 401,
      cause: [{ scheme: 'basic', parameters: { realm: 'arkive' } }],
    });
    await expect(
      askFor(oauth.ClientSecretPost(server.client.clientSecret), { scope: 'sessions:write' }),
    ).rejects.toMatchObject({ error: 'invalid_scope', status: 400 });
  });

  it('understands the challenges of RFC 6750 §3', async () => {
    const { access_token } = await askFor(oauth.ClientSecretPost(server.client.clientSecret), {
      scope: 'documents:ocr',
    });
    const url = new URL(`${server.url}/protected`);
    const refused = oauth.protectedResourceRequest(access_token, 'GET', url, undefined, undefined, insecure);
    await expect(refused).rejects.toMatchObject({
      status: 403,
      cause: [
        { scheme: 'bearer', parameters: { realm: 'arkive', error: 'insufficient_scope', scope: 'documents:initiate' } },
        { scheme: 'apikey' },
      ],
    });
  });
});
