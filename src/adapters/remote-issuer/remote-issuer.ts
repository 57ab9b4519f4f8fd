// Access tokens of a server elsewhere (RFC 9068, and JWTs that came before it), by jose, with the keys that it publishes.
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { FetchImplementation, JWTPayload } from 'jose';
import { ISSUER_LIMITS } from '../../kernel/limits.ts';
import type { TokenHolder, TokenIssuer, TrustedIssuer } from '../../ports/token-issuer.ts';

/** Asymmetric ones alone: with a shared secret, or without a signature, anybody could be the issuer (RFC 8725 §3.1, §3.2). */
const ALGORITHMS = [
  'ES256',
  'ES384',
  'ES512',
  'PS256',
  'PS384',
  'PS512',
  'RS256',
  'RS384',
  'RS512',
  'EdDSA',
  'Ed25519',
];

/** Types that access tokens come in; an ID token says `JWT` too, and is told by its audience, the client. */
const TYPES = [undefined, 'jwt', 'at+jwt', 'application/at+jwt'];

/** What else it takes. */
export interface RemoteIssuerOptions {
  /** Told when the keys cannot be had; the tokens are refused meanwhile. */
  readonly onFailure: (error: unknown) => void;
}

/** The tokens of one trusted issuer. Its keys are fetched when the first of them comes, and again when one names another key. */
export function remoteIssuer(trusted: TrustedIssuer, { onFailure }: RemoteIssuerOptions): TokenIssuer {
  const { issuer, audience, jwksUri } = trusted;
  const findKey = createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: ISSUER_LIMITS.fetchMs,
    cooldownDuration: ISSUER_LIMITS.fetchAgainMs,
    cacheMaxAge: ISSUER_LIMITS.keysMs,
    [customFetch]: fetchWithinLimits,
  });
  return {
    issuer,
    async holderOf(token, at) {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, findKey, {
          algorithms: ALGORITHMS,
          issuer,
          audience,
          currentDate: at,
          clockTolerance: ISSUER_LIMITS.clockSeconds,
          requiredClaims: ['sub', 'exp'],
        });
        return TYPES.includes(protectedHeader.typ?.toLowerCase()) ? holderFrom(payload, trusted) : undefined;
      } catch (error) {
        if (isOfToken(error)) return undefined;
        onFailure(error);
        return undefined;
      }
    },
  };
}

/** As jose would, but that it reads no more than a key set can have. Redirections it follows none. */
const fetchWithinLimits: FetchImplementation = async (url, options) => {
  const answer = await fetch(url, options);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | null = answer.body;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ISSUER_LIMITS.keysBytes) throw new Error('the key set is too long');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status: answer.status });
};

/** Errors that a token alone can bring about; all others are failures to get the keys. */
function isOfToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

function holderFrom(payload: JWTPayload, trusted: TrustedIssuer): TokenHolder | undefined {
  const own = [payload['client_id'], payload['azp']].find((name) => typeof name === 'string');
  const clientId = trusted.clientId ?? own;
  if (typeof clientId !== 'string' || typeof payload.sub !== 'string') return undefined;
  const theirs = namesIn(payload['scope'] ?? payload['scp']);
  return {
    clientId,
    tenantId: trusted.tenantId,
    subjectId: payload.sub === own ? null : payload.sub,
    scopes: trusted.scopes === null ? theirs : theirs.flatMap((name) => scopeOf(trusted, name)),
  };
}

function scopeOf({ scopes }: TrustedIssuer, name: string): readonly string[] {
  return Object.entries(scopes ?? {}).find(([theirs]) => theirs === name)?.[1] ?? [];
}

/** `scope` is text with spaces in it (RFC 8693 §4.2); `scp` may be a list. */
function namesIn(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return claim.split(' ');
  return Array.isArray(claim) ? claim.filter((name) => typeof name === 'string') : [];
}
