// Access tokens as signed JWTs (RFC 7519, RFC 9068), by jose, with keys of a file.
import { SignJWT, createLocalJWKSet, errors, importJWK, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { KEY_LIMITS } from '../../kernel/limits.ts';
import type { AccessTokenClaims, TokenKeys } from '../../ports/token-keys.ts';
import { changeKeys, loadKeys } from './key-file.ts';
import { ALGORITHM, freshKey, keySetText, publicPart } from './private-key.ts';
import type { PrivateKey } from './private-key.ts';

/** RFC 9068 §2.1: says that this JWT is an access token, so that no other kind of JWT can be passed off as one. */
const TYPE = 'at+jwt';

const TEXT_CLAIMS = ['iss', 'aud', 'sub', 'client_id', 'tenant', 'scope', 'jti'] as const;
const TIME_CLAIMS = ['iat', 'exp'] as const;

/** The keys in `file`, made at the first start. The first key of the file signs; all of them verify, so keys can rotate. */
export async function openTokenKeys(file: string, now: () => Date = () => new Date()): Promise<TokenKeys> {
  let ready = await prepare(await loadKeys(file, now));

  return {
    sign: (claims) => new SignJWT({ ...claims }).setProtectedHeader(ready.header).sign(ready.privateKey),
    async verify(token, { issuer, audience, at }) {
      try {
        const { payload } = await jwtVerify(token, ready.findKey, {
          algorithms: [ALGORITHM], // never the algorithm that the token asks for (RFC 8725 §3.1)
          typ: TYPE,
          issuer,
          audience,
          currentDate: at,
          requiredClaims: [...TEXT_CLAIMS, ...TIME_CLAIMS],
        });
        return claimsFrom(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
    publicKeys: () => ready.published,
    signingKeys: () => ready.signingKeys,
    async rotate() {
      const at = now();
      ready = await prepare(await changeKeys(file, async (keys) => settled([await freshKey(at), ...keys], at)));
    },
    async maintain() {
      const at = now();
      const mend = async (keys: readonly PrivateKey[]) =>
        settled(isOld(keys[0], at) ? [await freshKey(at), ...keys] : keys, at);
      const found = await loadKeys(file, now);
      const isMended = keySetText(await mend(found)) === keySetText(found);
      const current = isMended ? found : await changeKeys(file, mend);
      if (keySetText(current) !== ready.text) ready = await prepare(current);
    },
  };
}

/** What signs and verifies with these keys. */
async function prepare(keys: readonly PrivateKey[]) {
  const [signing] = keys;
  if (signing === undefined) throw new Error('there is no key to sign with');
  const published = { keys: keys.map(publicPart) };
  return {
    text: keySetText(keys),
    header: { alg: ALGORITHM, typ: TYPE, kid: signing.kid },
    privateKey: await importJWK({ ...signing }, ALGORITHM),
    published,
    findKey: createLocalJWKSet({ keys: published.keys.map((key) => ({ ...key })) }),
    signingKeys: keys.map(({ kid, kty, crv, x, y, d }) => ({ kid, kty, crv, x, y, d })),
  };
}

/** The first key signs; the others are retired, and gone when nothing that they signed can live any more. */
function settled([signing, ...others]: readonly PrivateKey[], at: Date): readonly PrivateKey[] {
  if (signing === undefined) return [];
  const retired = others.map((key) => ({ ...key, retiredAt: key.retiredAt ?? at }));
  return [
    { ...signing, createdAt: signing.createdAt ?? at, retiredAt: null },
    ...retired.filter(({ retiredAt }) => at.getTime() - retiredAt.getTime() < KEY_LIMITS.overlapMs),
  ];
}

function isOld(signing: PrivateKey | undefined, at: Date): boolean {
  const createdAt = signing?.createdAt ?? at;
  return at.getTime() - createdAt.getTime() >= KEY_LIMITS.signingMs;
}

function claimsFrom(payload: JWTPayload): AccessTokenClaims | undefined {
  const typed =
    TEXT_CLAIMS.every((name) => typeof payload[name] === 'string') &&
    TIME_CLAIMS.every((name) => Number.isSafeInteger(payload[name]));
  return typed ? (payload as unknown as AccessTokenClaims) : undefined; // every claim was just checked
}
