import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTokenKeys } from '../../../src/adapters/token-keys/token-keys.ts';
import type { AccessTokenClaims } from '../../../src/ports/token-keys.ts';

const NOW = new Date('2026-05-06T07:08:09Z');
const IAT = NOW.getTime() / 1000;
const EXPECTED = { issuer: 'https://issuer.example', audience: 'https://service.example', at: NOW };
const CLAIMS: AccessTokenClaims = {
  iss: EXPECTED.issuer,
  aud: EXPECTED.audience,
  sub: 'client_1',
  client_id: 'client_1',
  tenant: 'default',
  scope: 'documents:initiate',
  jti: 'token_1',
  iat: IAT,
  exp: IAT + 3600,
};

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-keys-'));
  file = join(folder, 'data', 'token-keys.json');
});
afterEach(() => rm(folder, { recursive: true }));

async function storedKeys(): Promise<JWK[]> {
  return JSON.parse(await readFile(file, 'utf8')).keys;
}

async function storedKey(): Promise<JWK> {
  const [jwk] = await storedKeys();
  if (jwk === undefined) throw new Error('there is no stored key');
  return jwk;
}

describe('the key file', () => {
  it('is made at the first start, readable by its owner alone whatever the umask, and nothing else is left beside it', async () => {
    const umask = process.umask(0);
    try {
      await openTokenKeys(file);
    } finally {
      process.umask(umask);
    }
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'data'))).toEqual(['token-keys.json']);
  });

  it('is kept: a token outlives a restart', async () => {
    const token = await (await openTokenKeys(file)).sign(CLAIMS);
    expect(await (await openTokenKeys(file)).verify(token, EXPECTED)).toMatchObject(CLAIMS);
  });

  it('is one file for servers that start at the same moment', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => openTokenKeys(file)));
    expect(new Set(opened.map((keys) => keys.publicKeys().keys[0]?.kid)).size).toBe(1);
  });

  it.each(['', '{"keys":[]}', '[]', '{"keys":[{"kty":"EC","crv":"P-256","kid":"k","x":"hush","y":"hush"}]}', 'hush'])(
    'stops the start when it is damaged, without showing what it holds: %j',
    async (text) => {
      await openTokenKeys(file);
      await writeFile(file, text);
      const error = await openTokenKeys(file).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toContain('hush');
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );

  it('publishes nothing private', async () => {
    const keys = await openTokenKeys(file);
    expect(await storedKey()).toHaveProperty('d');
    for (const key of keys.publicKeys().keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    }
  });

  it('can be rotated: a new first key signs, and the old one still verifies', async () => {
    const before = await openTokenKeys(file);
    const old = await before.sign(CLAIMS);
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const fresh = { ...(await exportJWK(privateKey)), kid: 'fresh' };
    await writeFile(file, JSON.stringify({ keys: [fresh, ...(await storedKeys())] }));
    const after = await openTokenKeys(file);
    const token = await after.sign(CLAIMS);
    expect(decodeProtectedHeader(token).kid).toBe('fresh');
    expect(await after.verify(token, EXPECTED)).toBeDefined();
    expect(await after.verify(old, EXPECTED)).toBeDefined();
    expect(await before.verify(token, EXPECTED)).toBeUndefined();
  });
});

describe('a token', () => {
  it('is an ES256 JWT of type at+jwt that names its key (RFC 9068 §2.1)', async () => {
    const keys = await openTokenKeys(file);
    const header = decodeProtectedHeader(await keys.sign(CLAIMS));
    expect(header).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: keys.publicKeys().keys[0]?.kid });
  });

  it('lives until the second of its expiry', async () => {
    const keys = await openTokenKeys(file);
    const token = await keys.sign(CLAIMS);
    const at = (seconds: number) => ({ ...EXPECTED, at: new Date(NOW.getTime() + seconds * 1000) });
    expect(await keys.verify(token, at(3599))).toMatchObject(CLAIMS);
    expect(await keys.verify(token, at(3600))).toBeUndefined();
  });

  it('is for its audience, by its issuer', async () => {
    const keys = await openTokenKeys(file);
    const token = await keys.sign(CLAIMS);
    expect(await keys.verify(token, { ...EXPECTED, issuer: 'https://other.example' })).toBeUndefined();
    expect(await keys.verify(token, { ...EXPECTED, audience: 'https://other.example' })).toBeUndefined();
  });

  it.each(Object.keys(CLAIMS))('needs the claim %s', async (name) => {
    const keys = await openTokenKeys(file);
    const jwk = await storedKey();
    const rest = Object.fromEntries(Object.entries(CLAIMS).filter(([key]) => key !== name));
    const header = { alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '' };
    const privateKey = await importJWK(jwk, 'ES256');
    const whole = await new SignJWT({ ...CLAIMS }).setProtectedHeader(header).sign(privateKey);
    const lacking = await new SignJWT(rest).setProtectedHeader(header).sign(privateKey);
    expect(await keys.verify(whole, EXPECTED)).toBeDefined();
    expect(await keys.verify(lacking, EXPECTED)).toBeUndefined();
  });

  it('of another type is not taken, though the key is right (RFC 8725 §3.11)', async () => {
    const keys = await openTokenKeys(file);
    const jwk = await storedKey();
    const token = await new SignJWT({ ...CLAIMS })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: jwk.kid ?? '' })
      .sign(await importJWK(jwk, 'ES256'));
    expect(await keys.verify(token, EXPECTED)).toBeUndefined();
  });

  it('without a signature is not taken (RFC 8725 §3.2)', async () => {
    const keys = await openTokenKeys(file);
    expect(await keys.verify(new UnsecuredJWT({ ...CLAIMS }).encode(), EXPECTED)).toBeUndefined();
  });

  it.each(['', '.', '..', 'a.b.c', 'e30.e30.', 'x'.repeat(10_000)])('is not: %j', async (text) => {
    const keys = await openTokenKeys(file);
    expect(await keys.verify(text, EXPECTED)).toBeUndefined();
  });
});
