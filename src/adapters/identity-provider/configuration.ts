// The provider's configuration: which parts of the protocols are spoken, how long things live, and who is asked about whom.
// What is not named here and could be reached from outside is turned off.
import { hkdfSync } from 'node:crypto';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { CREDENTIAL_LIMITS, SIGN_IN_LIMITS } from '../../kernel/limits.ts';
import type { StoredClient } from '../../ports/client-store.ts';
import type { SigningKey } from '../../ports/token-keys.ts';
import { clientMetadata } from './client-metadata.ts';
import type { IdentityProviderOptions } from './options.ts';
import { issuedAdapter } from './issued-adapter.ts';
import type { ProviderFiles } from './provider-files.ts';
import { PERSON_SCOPES, faultOfAuthorization, faultOfClientCredentials } from './scope-rules.ts';

/** What the provider is configured from. */
interface Parts extends IdentityProviderOptions {
  readonly files: ProviderFiles;
  /** Newest first. */
  readonly signingKeys: readonly SigningKey[];
}

/** The whole configuration. */
export function configuration(parts: Parts): Configuration {
  const { population, issuer, issued, pages, users, files, signingKeys } = parts;
  const path = new URL(issuer).pathname;
  const cookie = { httpOnly: true, sameSite: 'lax' as const, signed: true, path };
  return {
    adapter: (kind) =>
      kind === 'Client'
        ? clientAdapter(parts)
        : issuedAdapter(issued, { population, kind }, () => new files.errors.InvalidGrant('already used')),
    jwks: { keys: signingKeys.map((key) => ({ ...key, alg: 'ES256', use: 'sig' })) },
    cookies: {
      keys: signingKeys.map(cookieKey),
      names: {
        session: `arkive_${population}_session`,
        interaction: `arkive_${population}_step`,
        resume: `arkive_${population}_resume`,
      },
      long: cookie,
      short: cookie,
    },
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      introspection: '/oauth2/introspect',
      revocation: '/oauth2/revoke',
      end_session: '/oauth2/logout',
      jwks: '/oauth2/jwks',
    },
    features: features(parts),
    responseTypes: ['code'],
    scopes: PERSON_SCOPES,
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false, // there is no userinfo endpoint: the ID token says it all
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: {
      idTokenSigningAlgValues: ['ES256'],
      userinfoSigningAlgValues: [],
      introspectionSigningAlgValues: [],
      authorizationSigningAlgValues: [],
      requestObjectSigningAlgValues: [],
      clientAuthSigningAlgValues: [],
      dPoPSigningAlgValues: [],
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    rotateRefreshToken: true,
    clockTolerance: 0,
    ttl: lifetimes(),
    extraTokenClaims: async (_ctx, token) => ({ tenant: (await heldBy(parts, token.clientId))?.tenantId ?? '' }),
    findAccount: async (_ctx, sub) => {
      const user = await users.find(population, sub);
      if (user?.revokedAt !== null) return undefined;
      return { accountId: sub, claims: () => ({ sub, preferred_username: user.name }) };
    },
    extraClientMetadata: { properties: ['origins'] },
    clientBasedCORS: (_ctx, origin, { origins }) => Array.isArray(origins) && origins.includes(origin),
    interactions: { url: (_ctx, { uid }) => `${issuer}/sign-in/${uid}`, policy: policy(parts) },
    renderError(ctx, out) {
      ctx.type = 'html';
      ctx.body = pages.error(out.error, out.error_description);
    },
  };
}

function features(parts: Parts): NonNullable<Configuration['features']> {
  const { population, audience, pages, files } = parts;
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    claimsParameter: { enabled: false },
    clientCredentials: { enabled: population === 'internal' },
    introspection: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource(ctx, form) {
        const [action = '', token = ''] = [/action="([^"]*)"/u, /value="([^"]*)"/u].map((part) => part.exec(form)?.[1]);
        ctx.body = pages.signOut({ action, token });
      },
      postLogoutSuccessSource(ctx) {
        ctx.type = 'html';
        ctx.body = pages.signedOut();
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      async getResourceServerInfo(ctx, resource, { clientId }) {
        if (resource !== audience) throw new files.errors.InvalidTarget();
        const held = (await heldBy(parts, clientId))?.scopes ?? [];
        demandScopes(ctx, held, files);
        return {
          audience,
          scope: held.join(' '),
          accessTokenTTL: CREDENTIAL_LIMITS.accessTokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        };
      },
    },
  };
}

/** Refuses what cannot be granted, and grants a client that acts for itself all it holds when it does not say (as POST /oauth/token does). */
function demandScopes(ctx: KoaContextWithOIDC, held: readonly string[], { errors }: ProviderFiles): void {
  const { route, params = {} } = ctx.oidc;
  const kept = asText(params['scope']);
  const fault =
    route === 'authorization'
      ? faultOfAuthorization(asText(ctx.query['scope']), kept, held)
      : params['grant_type'] === 'client_credentials'
        ? faultOfClientCredentials(kept, held)
        : undefined;
  if (fault !== undefined) throw new errors.InvalidScope(fault, '');
  if (params['grant_type'] === 'client_credentials') params['scope'] = kept ?? held.join(' ');
}

/** Somebody who is signed in and may not use this client signs in as somebody else, or not at all. */
function policy({ files, mayUse }: Parts) {
  const prompts = files.interactionPolicy.base();
  const { Check } = files.interactionPolicy;
  prompts.get('login')?.checks.add(
    new Check('not_of_this_client', 'another person has to sign in', async ({ oidc }) => {
      const { accountId } = oidc.session ?? {};
      const clientId = oidc.client?.clientId;
      return accountId !== undefined && (clientId === undefined || !(await mayUse(accountId, clientId)));
    }),
  );
  return prompts;
}

function lifetimes(): NonNullable<Configuration['ttl']> {
  const { codeSeconds, interactionSeconds, sessionSeconds, grantSeconds } = SIGN_IN_LIMITS;
  return {
    AccessToken: CREDENTIAL_LIMITS.accessTokenSeconds,
    ClientCredentials: CREDENTIAL_LIMITS.accessTokenSeconds,
    IdToken: CREDENTIAL_LIMITS.accessTokenSeconds,
    AuthorizationCode: codeSeconds,
    Interaction: interactionSeconds,
    Session: sessionSeconds,
    Grant: grantSeconds,
    // A token that takes the place of another one has the rest of its time: no stolen one goes on for ever.
    RefreshToken: (ctx) => Math.max(ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? grantSeconds, 1),
  };
}

/** The register as the provider reads it; nothing is ever written to it from here. */
function clientAdapter(parts: Parts) {
  const never = () => Promise.reject(new Error('clients are registered elsewhere'));
  return {
    async find(clientId: string) {
      const client = await heldBy(parts, clientId);
      return client && clientMetadata(client, parts.population);
    },
    upsert: never,
    findByUid: never,
    findByUserCode: never,
    consume: never,
    destroy: never,
    revokeByGrantId: never,
  };
}

async function heldBy({ clients }: Parts, clientId: string | undefined): Promise<StoredClient | undefined> {
  const client = clientId === undefined ? undefined : await clients.find(clientId);
  return client?.revokedAt === null ? client : undefined;
}

/** Signs cookies; made of a key that signs tokens, so that it changes with it, and older ones still count. */
function cookieKey({ d }: SigningKey): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', 'arkive cookies', 32));
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
