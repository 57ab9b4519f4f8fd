// Access tokens as signed JWTs (RFC 7519, RFC 9068), by jose, with keys of a file.
import { SignJWT, createLocalJWKSet, errors, importJWK, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { AccessTokenClaims, TokenKeys } from '../../ports/token-keys.ts';
import { loadKeys } from './key-file.ts';
import { ALGORITHM, publicPart } from './private-key.ts';

/** RFC 9068 §2.1: says that this JWT is an access token, so that no other kind of JWT can be passed off as one. */
const TYPE = 'at+jwt';

const TEXT_CLAIMS = ['iss', 'aud', 'sub', 'client_id', 'tenant', 'scope', 'jti'] as const;
const TIME_CLAIMS = ['iat', 'exp'] as const;

/** The keys in `file`, made at the first start. The first key of the file signs; all of them verify, so keys can rotate. */
export async function openTokenKeys(file: string): Promise<TokenKeys> {
  const keys = await loadKeys(file);
  const [signing] = keys;
  if (signing === undefined) throw new Error('there is no key to sign with');
  const header = { alg: ALGORITHM, typ: TYPE, kid: signing.kid };
  const privateKey = await importJWK({ ...signing }, ALGORITHM);
  const published = { keys: keys.map(publicPart) };
  const findKey = createLocalJWKSet({ keys: published.keys.map((key) => ({ ...key })) });

  return {
    sign: (claims) => new SignJWT({ ...claims }).setProtectedHeader(header).sign(privateKey),
    async verify(token, { issuer, audience, at }) {
      try {
        const { payload } = await jwtVerify(token, findKey, {
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
    publicKeys: () => published,
  };
}

function claimsFrom(payload: JWTPayload): AccessTokenClaims | undefined {
  const typed =
    TEXT_CLAIMS.every((name) => typeof payload[name] === 'string') &&
    TIME_CLAIMS.every((name) => Number.isSafeInteger(payload[name]));
  return typed ? (payload as unknown as AccessTokenClaims) : undefined; // every claim was just checked
}
