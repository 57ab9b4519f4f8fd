// Tokens of an issuer elsewhere: a real server publishes its keys, and what it signs is taken or not.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remoteIssuer } from '../../../src/adapters/remote-issuer/remote-issuer.ts';
import type { TrustedIssuer } from '../../../src/ports/token-issuer.ts';

const NOW = new Date('2026-05-06T07:08:09Z');
const IAT = Math.floor(NOW.getTime() / 1000);
const ISSUER = 'https://login.example/';
const AUDIENCE = 'https://arkive.example';

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

let server: Server;
let trusted: TrustedIssuer;
let answer: string;
let status: number;
let fetched: number;
let privateKey: Key;
const failures: unknown[] = [];
beforeEach(async () => {
  failures.length = fetched = 0;
  status = 200;
  const pair = await generateKeyPair('ES256');
  privateKey = pair.privateKey;
  answer = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] });
  server = createServer((_request, response) => {
    fetched += 1;
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const jwksUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  trusted = { issuer: ISSUER, audience: AUDIENCE, jwksUri, clientId: null, tenantId: 'acme', scopes: null };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const claims = {
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'person-1',
  azp: 'client_1',
  scope: 'sessions:read a:b',
  iat: IAT,
  exp: IAT + 600,
};
const signed = (change: object = {}, header: object = {}, key: Key | Uint8Array = privateKey) =>
  new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'k1', ...header })
    .sign(key);
const holderOf = (token: string, change: Partial<TrustedIssuer> = {}) =>
  remoteIssuer({ ...trusted, ...change }, { onFailure: (error) => failures.push(error) }).holderOf(token, NOW);

describe('a token of a trusted issuer', () => {
  it('says who calls: the client that it names, of the tenant that the issuer may speak for', async () => {
    expect(await holderOf(await signed())).toEqual({
      clientId: 'client_1',
      tenantId: 'acme',
      subjectId: 'person-1',
      scopes: ['sessions:read', 'a:b'],
    });
    expect(await holderOf(await signed({ sub: 'client_1' }))).toMatchObject({ subjectId: null });
    expect(await holderOf(await signed({ client_id: 'client_2' }))).toMatchObject({ clientId: 'client_2' });
  });

  it('acts as one client where the configuration says so, with scopes by other names', async () => {
    const change = { clientId: 'client_9', tenantId: null, scopes: { 'a:b': ['documents:initiate', 'documents:ocr'] } };
    expect(await holderOf(await signed(), change)).toMatchObject({
      clientId: 'client_9',
      scopes: ['documents:initiate', 'documents:ocr'],
    });
    expect(await holderOf(await signed({ scope: undefined, scp: ['a:b', 7] }), change)).toMatchObject({
      scopes: ['documents:initiate', 'documents:ocr'],
    });
  });

  it.each([
    ['of another issuer', { iss: 'https://login.example' }, {}],
    ['for another service', { aud: 'client_1' }, {}],
    ['that has expired', { exp: IAT - 31 }, {}],
    ['without an end', { exp: undefined }, {}],
    ['that is not yet good', { nbf: IAT + 60 }, {}],
    ['of nobody', { sub: undefined }, {}],
    ['of another type', {}, { typ: 'logout+jwt' }],
    ['without a client', { azp: undefined }, {}],
  ])('%s is not taken', async (_what, change, header) => {
    expect(await holderOf(await signed(change, header))).toBeUndefined();
    expect(failures).toEqual([]);
  });

  it('is not taken without a signature, with a shared secret, or by a key of somebody else', async () => {
    const publicKey = JSON.parse(answer).keys[0] as JWK;
    const secret = new TextEncoder().encode(JSON.stringify(publicKey));
    const strange = (await generateKeyPair('ES256')).privateKey;
    for (const token of [
      new UnsecuredJWT(claims).encode(),
      await signed({}, { alg: 'HS256' }, secret),
      await signed({}, {}, strange),
      'a.b.c',
    ]) {
      expect(await holderOf(token)).toBeUndefined();
    }
  });

  it('makes the keys be fetched once, and not again for every name of a key that is made up', async () => {
    const issuer = remoteIssuer(trusted, { onFailure: () => undefined });
    for (const kid of ['k1', 'k1', 'x', 'y', 'z']) await issuer.holderOf(await signed({}, { kid }), NOW);
    expect(fetched).toBe(1);
  });

  it.each([
    ['fail', () => (status = 500)],
    ['are elsewhere', () => (status = 302)],
    ['are no keys', () => (answer = 'hello')],
    ['never end', () => (answer = `{"keys":[],"more":"${'x'.repeat(300_000)}"}`)],
    ['are away', () => server.close()],
  ])('is refused while the keys %s, and somebody hears of it', async (_what, change) => {
    const token = await signed();
    change();
    expect(await holderOf(token)).toBeUndefined();
    expect(failures).toHaveLength(1);
  });
});
