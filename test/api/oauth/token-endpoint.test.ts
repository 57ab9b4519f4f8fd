import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeClient } from '../../../src/services/clients.ts';
import { jsonOf, startAuthorizationServer } from '../authorization-server.ts';
import type { AuthorizationServer } from '../authorization-server.ts';

let server: AuthorizationServer;
let id: string;
let secret: string;
beforeAll(async () => {
  server = await startAuthorizationServer();
  id = server.client.client.clientId;
  secret = server.client.clientSecret;
});
afterAll(() => server.close());

const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const grant = <T extends object = object>(more: T = {} as T) => ({
  grant_type: 'client_credentials',
  client_id: id,
  client_secret: secret,
  ...more,
});
const form = (parameters: Record<string, string>) => new URLSearchParams(parameters);

async function refusal(answer: Response): Promise<{ status: number; error: string }> {
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body = await jsonOf(answer);
  expect(Object.keys(body)).toEqual(['error', 'error_description']);
  expect(body.error_description).toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/); // RFC 6749 §5.2
  return { status: answer.status, error: body.error };
}

describe('a token is issued', () => {
  const requests: [string, () => Promise<Response>][] = [
    ['to a JSON body', () => server.token(grant())],
    ['to a form-encoded body (RFC 6749 §4.4.2)', () => server.token(form(grant()))],
    ['to HTTP Basic and a form', () => server.token(form({ grant_type: 'client_credentials' }), basic(id, secret))],
    ['to HTTP Basic and JSON', () => server.token({ grant_type: 'client_credentials' }, basic(id, secret))],
    [
      'to HTTP Basic whose parts are form-encoded (RFC 6749 §2.3.1)',
      () =>
        server.token(
          form({ grant_type: 'client_credentials' }),
          basic(id.replace('_', '%5F'), secret.replace('_', '%5f')),
        ),
    ],
    [
      'to HTTP Basic and the same client_id in the body',
      () => server.token({ grant_type: 'client_credentials', client_id: id }, basic(id, secret)),
    ],
    [
      'to a JSON body with a charset',
      () => server.token(grant(), { 'content-type': 'application/json; charset=utf-8' }),
    ],
    ['to a request with unknown parameters (RFC 6749 §3.2)', () => server.token(grant({ audience: ['x'] }))],
    ['to a scope without a value, as if it were not sent (RFC 6749 §3.2)', () => server.token(grant({ scope: '' }))],
    ['to a scope of null', () => server.token(grant({ scope: null }))],
  ];
  it.each(requests)('%s', async (_case, send) => {
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
    const body = await jsonOf(answer);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'documents:initiate documents:ocr',
    });
    expect((await server.protected(`Bearer ${String(body.access_token)}`)).status).toBe(200);
  });

  it('with a subset of the scopes of the client', async () => {
    const body = await jsonOf(await server.token(grant({ scope: 'documents:ocr' })));
    expect(body.scope).toBe('documents:ocr');
    expect(decodeJwt(body.access_token)['scope']).toBe('documents:ocr');
  });

  it('with the claims of RFC 9068 §2.2 and an id of its own', async () => {
    const [one, two] = await Promise.all([server.accessToken(), server.accessToken()]);
    const claims = decodeJwt(one);
    const iat = Math.floor(server.now.getTime() / 1000);
    expect(claims).toEqual({
      iss: server.url,
      aud: server.url,
      sub: id,
      client_id: id,
      tenant: 'tenant-1',
      scope: 'documents:initiate documents:ocr',
      jti: expect.any(String),
      iat,
      exp: iat + 3600,
    });
    expect(decodeJwt(two).jti).not.toBe(claims.jti);
  });
});

describe('a token is refused', () => {
  const requests: [string, () => Promise<Response>, number, string][] = [
    ['without grant_type', () => server.token({ client_id: id, client_secret: secret }), 400, 'invalid_request'],
    ['for another grant type', () => server.token(grant({ grant_type: 'password' })), 400, 'unsupported_grant_type'],
    ['for a grant type that is no text', () => server.token(grant({ grant_type: 1 })), 400, 'invalid_request'],
    ['without client authentication', () => server.token({ grant_type: 'client_credentials' }), 401, 'invalid_client'],
    ['without a secret', () => server.token(grant({ client_secret: undefined })), 401, 'invalid_client'],
    ['with a wrong secret', () => server.token(grant({ client_secret: `${secret}x` })), 401, 'invalid_client'],
    [
      'with an unknown client',
      () => server.token(grant({ client_id: 'client_0000000000000000' })),
      401,
      'invalid_client',
    ],
    [
      'with a secret that is no text',
      () => server.token(grant({ client_secret: { $ne: '' } })),
      400,
      'invalid_request',
    ],
    [
      'with a wrong secret by Basic',
      () => server.token({ grant_type: 'client_credentials' }, basic(id, 'x')),
      401,
      'invalid_client',
    ],
    [
      'with Basic that is no base64',
      () => server.token({ grant_type: 'client_credentials' }, { authorization: 'Basic ***' }),
      401,
      'invalid_client',
    ],
    [
      'with Basic without a colon',
      () => server.token({ grant_type: 'client_credentials' }, { authorization: 'Basic YQ==' }),
      401,
      'invalid_client',
    ],
    [
      'with Basic that is badly escaped',
      () => server.token({ grant_type: 'client_credentials' }, basic('%', '%zz')),
      401,
      'invalid_client',
    ],
    [
      'with another scheme',
      () => server.token({ grant_type: 'client_credentials' }, { authorization: 'Bearer abc' }),
      401,
      'invalid_client',
    ],
    [
      'with credentials in Basic and body (RFC 6749 §2.3)',
      () => server.token(grant(), basic(id, secret)),
      400,
      'invalid_request',
    ],
    [
      'with two different client ids',
      () => server.token({ grant_type: 'client_credentials', client_id: 'x' }, basic(id, secret)),
      400,
      'invalid_request',
    ],
    [
      'for a scope the client does not hold',
      () => server.token(grant({ scope: 'documents:initiate sessions:write' })),
      400,
      'invalid_scope',
    ],
    ['for an unknown scope', () => server.token(grant({ scope: 'everything' })), 400, 'invalid_scope'],
    [
      'for a malformed scope',
      () => server.token(grant({ scope: 'documents:initiate  documents:ocr' })),
      400,
      'invalid_scope',
    ],
    [
      'for a repeated parameter (RFC 6749 §3.2)',
      () => server.token(new URLSearchParams([...Object.entries(grant()), ['scope', 'a'], ['scope', 'b']])),
      400,
      'invalid_request',
    ],
    [
      'for a body that is no JSON',
      () => server.token('{"grant_type', { 'content-type': 'application/json' }),
      400,
      'invalid_request',
    ],
    ['for a JSON array', () => server.token([]), 400, 'invalid_request'],
    ['for JSON null', () => server.token('null', { 'content-type': 'application/json' }), 400, 'invalid_request'],
    [
      'for another content type',
      () => server.token('grant_type=client_credentials', { 'content-type': 'text/plain' }),
      400,
      'invalid_request',
    ],
    ['for an overlong body', () => server.token(grant({ more: 'x'.repeat(20_000) })), 400, 'invalid_request'],
    [
      'for an empty body',
      () => server.token('', { 'content-type': 'application/x-www-form-urlencoded' }),
      400,
      'invalid_request',
    ],
    [
      'for no body at all',
      () => fetch(`${server.url}/oauth/token`, { method: 'POST', headers: basic(id, secret) }),
      400,
      'invalid_request',
    ],
    [
      'for parameters in the query, where they must not be (RFC 6749 §2.3.1)',
      () => fetch(`${server.url}/oauth/token?${form(grant()).toString()}`, { method: 'POST' }),
      400,
      'invalid_request',
    ],
  ];
  it.each(requests)('%s', async (_case, send, status, error) => {
    const answer = await send();
    expect(answer.headers.has('www-authenticate')).toBe(status === 401);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm="arkive"/);
    expect(await refusal(answer)).toEqual({ status, error });
  });

  it('to a revoked client', async () => {
    const other = await startAuthorizationServer();
    try {
      await revokeClient(other.clients, other.client.client.clientId);
      const answer = await other.token({
        grant_type: 'client_credentials',
        client_id: other.client.client.clientId,
        client_secret: other.client.clientSecret,
      });
      expect(await refusal(answer)).toEqual({ status: 401, error: 'invalid_client' });
    } finally {
      await other.close();
    }
  });

  it('to another method', async () => {
    const answer = await fetch(`${server.url}/oauth/token`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

describe('what is published', () => {
  it('is the metadata of the server, at its issuer (RFC 8414)', async () => {
    const body = await jsonOf(await fetch(`${server.url}/.well-known/oauth-authorization-server`));
    expect(body).toMatchObject({ issuer: server.url, token_endpoint: `${server.url}/oauth/token` });
  });

  it('are public keys, with nothing private in them', async () => {
    const { keys } = await jsonOf(await fetch(`${server.url}/.well-known/jwks.json`));
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
    expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig', kid: (await server.signingKey()).kid });
  });
});

describe('the log', () => {
  it('holds no secret and no token', async () => {
    const token = await server.accessToken();
    await server.protected(`Bearer ${token}x`);
    await server.token(grant({ client_secret: 'a-wrong-secret' }));
    await server.token('{"client_secret": "half-a-secr', { 'content-type': 'application/json' });
    const log = server.log.join('');
    for (const text of [secret, token, 'a-wrong-secret', 'half-a-secr', 'arkive_secret_'])
      expect(log).not.toContain(text);
  });
});
