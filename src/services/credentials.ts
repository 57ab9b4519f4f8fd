// Who may: exchanges client credentials for access tokens (RFC 6749 §4.4) and says whose credential a request carries.
import { randomUUID } from 'node:crypto';
import { CREDENTIAL_LIMITS } from '../kernel/limits.ts';
import { parseScopeParameter } from '../kernel/scopes.ts';
import { keyIdIn, matchesHash } from '../kernel/secrets.ts';
import type { Caller } from '../model/caller.ts';
import type { ClientStore, StoredClient } from '../ports/client-store.ts';
import type { TokenHolder, TokenIssuer } from '../ports/token-issuer.ts';
import type { AccessTokenClaims, TokenKeys } from '../ports/token-keys.ts';
import { holdsSecret, living } from './clients.ts';

/** What a token request comes to: a token, or the error code of RFC 6749 §5.2. */
type TokenAnswer =
  | { readonly kind: 'issued'; readonly accessToken: string; readonly expiresInSeconds: number; readonly scope: string }
  | { readonly kind: 'refused'; readonly error: 'invalid_client' | 'invalid_scope' };

/** A token request by client credentials (RFC 6749 §4.4.2). */
interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The `scope` parameter as sent; all scopes of the client when undefined. */
  readonly scope: string | undefined;
}

/** Makes out access tokens, and says whose a credential is. */
export interface Credentials {
  readonly issuer: string;
  issueToken(request: ClientCredentials): Promise<TokenAnswer>;
  /** The holder of an access token of ours; undefined when it is expired, revoked, altered, foreign or no token at all. */
  callerOfToken(token: string): Promise<Caller | undefined>;
  /** The holder of an API key; undefined when it is unknown, wrong or revoked. */
  callerOfApiKey(apiKey: string): Promise<Caller | undefined>;
  /** The keys that verify our tokens (JWK Set, RFC 7517 §5). */
  publicKeys(): ReturnType<TokenKeys['publicKeys']>;
}

/** What `credentials` needs. */
export interface CredentialsOptions {
  readonly clients: ClientStore;
  readonly tokenKeys: TokenKeys;
  /** Who issues tokens: the address of this server as clients see it. */
  readonly issuer: string;
  /** For whom they are: the same address, as long as issuer and service are one server. */
  readonly audience: string;
  /** Whose tokens are taken beside ours; none when absent. */
  readonly issuers?: readonly TokenIssuer[];
  readonly now?: () => Date;
}

/** The one place where credentials are made out and checked. */
export function credentials(options: CredentialsOptions): Credentials {
  const { clients, tokenKeys, issuer, audience, now = () => new Date() } = options;

  function claimsFor(client: StoredClient, scopes: readonly string[]): AccessTokenClaims {
    const iat = Math.floor(now().getTime() / 1000);
    return {
      iss: issuer,
      aud: audience,
      sub: client.clientId,
      client_id: client.clientId,
      tenant: client.tenantId,
      scope: scopes.join(' '),
      jti: randomUUID(),
      iat,
      exp: iat + CREDENTIAL_LIMITS.accessTokenSeconds,
    };
  }

  const issuers = new Map((options.issuers ?? []).map((each) => [each.issuer, each]));

  async function holderOf(token: string): Promise<TokenHolder | undefined> {
    const other = issuers.size === 0 ? undefined : issuers.get(issuerIn(token) ?? issuer);
    if (other !== undefined) return other.holderOf(token, now());
    const claims = await tokenKeys.verify(token, { issuer, audience, at: now() });
    if (claims === undefined) return undefined;
    const subjectId = claims.sub === claims.client_id ? null : claims.sub;
    return { clientId: claims.client_id, tenantId: null, subjectId, scopes: claims.scope.split(' ') };
  }

  return {
    issuer,

    async issueToken({ clientId, clientSecret, scope }) {
      const named = living(await clients.find(clientId));
      // An unknown client costs the same comparisons: the time of an answer does not tell which ids exist.
      const client = holdsSecret(named, clientSecret, now()) ? named : undefined;
      if (client === undefined) return { kind: 'refused', error: 'invalid_client' };
      const granted = scope === undefined ? client.scopes : parseScopeParameter(scope);
      if (!granted?.every((name) => client.scopes.includes(name))) {
        return { kind: 'refused', error: 'invalid_scope' };
      }
      const claims = claimsFor(client, granted);
      return {
        kind: 'issued',
        accessToken: await tokenKeys.sign(claims),
        expiresInSeconds: claims.exp - claims.iat,
        scope: claims.scope,
      };
    },

    async callerOfToken(token) {
      const holder = await holderOf(token);
      if (holder === undefined) return undefined;
      // A token outlives neither its client nor what the client may do.
      const client = living(await clients.find(holder.clientId));
      if (client === undefined) return undefined;
      if (holder.tenantId !== null && holder.tenantId !== client.tenantId) return undefined;
      return {
        clientId: client.clientId,
        tenantId: client.tenantId,
        subjectId: holder.subjectId,
        scopes: held(holder.scopes, client),
        environment: client.environment,
      };
    },

    async callerOfApiKey(apiKey) {
      const keyId = keyIdIn(apiKey);
      const key = keyId === undefined ? undefined : living(await clients.findApiKey(keyId));
      if (key === undefined || !matchesHash(apiKey, key.secretHash)) return undefined;
      const client = living(await clients.find(key.clientId));
      if (client === undefined) return undefined;
      return {
        clientId: client.clientId,
        tenantId: client.tenantId,
        subjectId: null,
        scopes: held(key.scopes, client),
        environment: client.environment,
      };
    },

    publicKeys: () => tokenKeys.publicKeys(),
  };
}

/** Who the token says has issued it: whom to ask, and no more, for nothing is verified here. */
function issuerIn(token: string): string | undefined {
  const payload = token.split('.', 3)[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'iss' in claims ? String(claims.iss) : undefined;
  } catch {
    return undefined;
  }
}

function held(scopes: readonly string[], client: StoredClient): ReadonlySet<string> {
  return new Set(scopes.filter((name) => client.scopes.includes(name)));
}
