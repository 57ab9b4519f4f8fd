import { once } from 'node:events';
import { connect } from 'node:net';
import { SignJWT, UnsecuredJWT, base64url, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey, revokeApiKey } from '../../../src/services/api-keys.ts';
import { createClient, revokeClient } from '../../../src/services/clients.ts';
import { jsonOf, startAuthorizationServer } from '../authorization-server.ts';
import type { AuthorizationServer } from '../authorization-server.ts';

let server: AuthorizationServer;
let clientId: string;
beforeEach(async () => {
  server = await startAuthorizationServer();
  clientId = server.client.client.clientId;
});
afterEach(() => server.close());

function claims(patch: object = {}): JWTPayload {
  const iat = Math.floor(server.now.getTime() / 1000);
  return {
    iss: server.url,
    aud: server.url,
    sub: clientId,
    client_id: clientId,
    tenant: 'tenant-1',
    scope: 'documents:initiate',
    jti: 'token-1',
    iat,
    exp: iat + 3600,
    ...patch,
  };
}

/** A token by the server's own key. */
async function ownToken(patch: object = {}, header: Partial<JWTHeaderParameters> = {}): Promise<string> {
  const jwk = await server.signingKey();
  return new SignJWT(claims(patch))
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '', ...header })
    .sign(await importJWK(jwk, 'ES256'));
}

/** `token` with its payload replaced and its signature kept. */
function withPayload(token: string, payload: JWTPayload): string {
  const [header, , signature] = token.split('.');
  return `${String(header)}.${base64url.encode(JSON.stringify(payload))}.${String(signature)}`;
}

const tokens: [string, () => Promise<string>][] = [
  ['text', () => Promise.resolve('hello')],
  ['three empty parts', () => Promise.resolve('..')],
  ['an API key', async () => (await createApiKey(server.clients, clientId, ['documents:initiate'])).apiKey],
  ['expired this second', () => ownToken({ exp: Math.floor(server.now.getTime() / 1000) })],
  ['of another issuer', () => ownToken({ iss: 'https://other.example' })],
  ['for another audience', () => ownToken({ aud: 'https://other.example' })],
  ['not an access token by its type', () => ownToken({}, { typ: 'JWT' })],
  ['without expiry', () => ownToken({ exp: undefined })],
  ['of an unknown client', () => ownToken({ client_id: 'client_0', sub: 'client_0' })],
  [
    'with a claim changed',
    async () => withPayload(await ownToken(), claims({ scope: 'documents:initiate sessions:write' })),
  ],
  ['with the signature cut off', async () => (await ownToken()).replace(/[^.]*$/, '')],
  [
    'with the signature of another token',
    async () => {
      const [one, two] = [await ownToken(), await ownToken({ jti: 'token-2' })];
      return one.replace(/[^.]*$/, two.split('.')[2] ?? '');
    },
  ],
  [
    'by a foreign key',
    async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(privateKey);
    },
  ],
  [
    "by a foreign key under our key's id",
    async () => {
      const { privateKey } = await generateKeyPair('ES256');
      const { kid = '' } = await server.signingKey();
      return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid }).sign(privateKey);
    },
  ],
  [
    'by a foreign key that it brings along (RFC 8725 §3.10)',
    async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
      const jwk = await exportJWK(publicKey);
      const kid = await calculateJwkThumbprint(jwk);
      return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, jwk }).sign(privateKey);
    },
  ],
  ['unsigned, alg none (RFC 8725 §3.2)', () => Promise.resolve(new UnsecuredJWT(claims()).encode())],
  [
    'unsigned, alg none, under our key and type',
    async () => {
      const { kid } = await server.signingKey();
      const part = (value: unknown) => base64url.encode(JSON.stringify(value));
      return `${part({ alg: 'none', typ: 'at+jwt', kid })}.${part(claims())}.`;
    },
  ],
  [
    'HS256 with our public key as the secret (RFC 8725 §2.1)',
    async () => {
      const { d: _private, ...publicKey } = await server.signingKey();
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: publicKey.kid ?? '' })
        .sign(new TextEncoder().encode(JSON.stringify(publicKey)));
    },
  ],
  [
    'HS256 with the coordinates of our public key as the secret',
    async () => {
      const { x = '', y = '', kid = '' } = await server.signingKey();
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
        .sign(Buffer.concat([base64url.decode(x), base64url.decode(y)]));
    },
  ],
];

async function problem(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const { code } = await jsonOf(answer);
  return { status: answer.status, code, challenge: answer.headers.get('www-authenticate') };
}

const UNAUTHENTICATED = {
  status: 401,
  code: 'unauthenticated',
  challenge: 'Bearer realm="arkive", scope="documents:initiate", ApiKey realm="arkive", scope="documents:initiate"',
};
const INVALID = {
  status: 401,
  code: 'unauthenticated',
  challenge:
    'Bearer realm="arkive", error="invalid_token", scope="documents:initiate", ' +
    'ApiKey realm="arkive", error="invalid_token", scope="documents:initiate"',
};
const INSUFFICIENT = {
  status: 403,
  code: 'insufficient-scope',
  challenge:
    'Bearer realm="arkive", error="insufficient_scope", scope="documents:initiate", ' +
    'ApiKey realm="arkive", error="insufficient_scope", scope="documents:initiate"',
};

describe('a caller is let in', () => {
  it('with an access token, and is known by client, tenant and scopes', async () => {
    const answer = await server.protected(`Bearer ${await server.accessToken()}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.has('www-authenticate')).toBe(false);
    expect(await answer.json()).toEqual({
      clientId,
      tenantId: 'tenant-1',
      subjectId: null,
      environment: 'development',
      scopes: ['documents:initiate', 'documents:ocr'],
    });
  });

  it('with an API key, which carries its own scopes', async () => {
    const { apiKey } = await createApiKey(server.clients, clientId, ['documents:initiate']);
    const answer = await server.protected(`ApiKey ${apiKey}`);
    expect(await answer.json()).toEqual({
      clientId,
      tenantId: 'tenant-1',
      subjectId: null,
      environment: 'development',
      scopes: ['documents:initiate'],
    });
  });

  it('whatever the case of the scheme and the spaces after it (RFC 9110 §11.1)', async () => {
    const token = await server.accessToken();
    const { apiKey } = await createApiKey(server.clients, clientId, ['documents:initiate']);
    for (const header of [`bearer ${token}`, `BEARER   ${token}`, `apikey ${apiKey}`, `APIKEY  ${apiKey}`]) {
      expect((await server.protected(header)).status).toBe(200);
    }
  });

  it('as the person that the token names', async () => {
    const answer = await server.protected(`Bearer ${await ownToken({ sub: 'person-1' })}`);
    expect(await answer.json()).toMatchObject({ clientId, subjectId: 'person-1' });
  });

  it('with a token until the second of its expiry', async () => {
    const token = await server.accessToken();
    const issuedAt = server.now.getTime();
    server.now = new Date(issuedAt + 3598_000);
    expect((await server.protected(`Bearer ${token}`)).status).toBe(200);
    server.now = new Date(issuedAt + 3600_000);
    expect(await problem(await server.protected(`Bearer ${token}`))).toEqual(INVALID);
  });
});

describe('a caller without a credential is told how to get in, and of no error (RFC 6750 §3.1)', () => {
  it.each([undefined, '', 'Basic YTpi', 'Digest x', 'Bearerx', 'Negotiate'])('%j', async (authorization) => {
    expect(await problem(await server.protected(authorization))).toEqual(UNAUTHENTICATED);
  });

  it('not by the query or the body (RFC 6750 §5.3)', async () => {
    const token = await server.accessToken();
    const answer = await fetch(`${server.url}/protected?access_token=${token}`);
    expect(await problem(answer)).toEqual(UNAUTHENTICATED);
  });
});

describe('a malformed credential is invalid', () => {
  it.each([
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'Bearer a,b',
    'Bearer "a"',
    'ApiKey',
    'ApiKey ä',
    `Bearer ${'x'.repeat(9000)}`,
  ])('%j', async (authorization) => {
    expect(await problem(await server.protected(authorization))).toEqual(INVALID);
  });
});

describe('a bad token is invalid', () => {
  it('while the same token, well made, is not', async () => {
    expect((await server.protected(`Bearer ${await ownToken()}`)).status).toBe(200);
  });

  it.each(tokens)('%s', async (_case, make) => {
    expect(await problem(await server.protected(`Bearer ${await make()}`))).toEqual(INVALID);
  });

  it('of a revoked client', async () => {
    const token = await server.accessToken();
    await revokeClient(server.clients, clientId);
    expect(await problem(await server.protected(`Bearer ${token}`))).toEqual(INVALID);
  });
});

describe('a bad API key is invalid', () => {
  const altered = (key: string, at: number) => key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);

  it.each([
    ['text', () => 'hello'],
    ['with another secret', (key: string) => altered(key, key.length - 20)],
    ['with another id', (key: string) => altered(key, 'arkive_key_'.length)],
    ['cut short', (key: string) => key.slice(0, -1)],
    ['with something after it', (key: string) => `${key}x`],
    ['that is the secret of a client', () => server.client.clientSecret],
  ])('%s', async (_case, change) => {
    const { apiKey } = await createApiKey(server.clients, clientId, ['documents:initiate']);
    expect((await server.protected(`ApiKey ${apiKey}`)).status).toBe(200);
    expect(await problem(await server.protected(`ApiKey ${change(apiKey)}`))).toEqual(INVALID);
  });

  it('shown as a bearer token', async () => {
    const { apiKey } = await createApiKey(server.clients, clientId, ['documents:initiate']);
    expect(await problem(await server.protected(`Bearer ${apiKey}`))).toEqual(INVALID);
  });

  it('a token shown as an API key', async () => {
    expect(await problem(await server.protected(`ApiKey ${await server.accessToken()}`))).toEqual(INVALID);
  });

  it('revoked', async () => {
    const { apiKey, keyId } = await createApiKey(server.clients, clientId, ['documents:initiate']);
    await revokeApiKey(server.clients, keyId);
    expect(await problem(await server.protected(`ApiKey ${apiKey}`))).toEqual(INVALID);
  });

  it('of a revoked client', async () => {
    const { apiKey } = await createApiKey(server.clients, clientId, ['documents:initiate']);
    await revokeClient(server.clients, clientId);
    expect(await problem(await server.protected(`ApiKey ${apiKey}`))).toEqual(INVALID);
  });
});

describe('a credential without the scope is insufficient', () => {
  it('a token', async () => {
    const token = await server.accessToken('documents:ocr');
    expect(await problem(await server.protected(`Bearer ${token}`))).toEqual(INSUFFICIENT);
  });

  it('an API key', async () => {
    const { apiKey } = await createApiKey(server.clients, clientId, ['documents:ocr']);
    expect(await problem(await server.protected(`ApiKey ${apiKey}`))).toEqual(INSUFFICIENT);
  });

  it('a token that claims more than its client holds', async () => {
    const { client } = await createClient(server.clients, { name: 'Less', tenantId: 't', scopes: ['documents:ocr'] });
    const token = await ownToken({ client_id: client.clientId, sub: client.clientId });
    expect(await problem(await server.protected(`Bearer ${token}`))).toEqual(INSUFFICIENT);
  });

  it('when one of two is missing, and both are named', async () => {
    const token = await server.accessToken('documents:initiate');
    const answer = await problem(await server.protected(`Bearer ${token}`, '/protected-twice'));
    expect(answer).toMatchObject({ status: 403, code: 'insufficient-scope' });
    expect(answer.challenge).toContain('scope="documents:initiate documents:ocr"');
  });
});

describe('a refused request', () => {
  it('is answered before its body has arrived', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      'GET /protected HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{',
    );
    const [bytes] = await once(socket, 'data');
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });
});
