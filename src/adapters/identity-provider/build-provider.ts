// The engine with what its configuration cannot say: secrets that are kept as hashes, exact redirect addresses, tokens that are
// kept, all granted scopes in the answer, and header fields of pages.
import type { EventEmitter } from 'node:events';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { Problem } from '../../kernel/problem.ts';
import type { SigningKey } from '../../ports/token-keys.ts';
import { configuration } from './configuration.ts';
import { addressOf } from './exchange.ts';
import type { IdentityProviderOptions } from './options.ts';
import { keepTokens } from './kept-tokens.ts';
import type { ProviderFiles } from './provider-files.ts';

/** A provider that signs with the first of these keys. */
export function buildProvider(
  parts: IdentityProviderOptions & { readonly files: ProviderFiles; readonly signingKeys: readonly SigningKey[] },
): Provider {
  const { issuer, files, onFailure, pages } = parts;
  const provider = new files.Provider(issuer, configuration(parts));
  provider.proxy = true; // scheme and host are set by `messagesOf`, from the issuer's address
  keepTokens(provider);
  checkClients(provider, parts);
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', `${pages.policy}; script-src`);
    await next();
    if (isOfProvider(ctx)) completeAnswer(ctx);
    if (ctx.type === 'text/html') allowForms(ctx);
    else ctx.remove('content-security-policy');
  });
  const failures: EventEmitter = provider; // Koa's own event is not in the types
  failures.on('error', onFailure);
  failures.on('server_error', (_ctx: unknown, error: unknown) => onFailure(error));
  return provider;
}

function checkClients(provider: Provider, { checkSecret, files }: Parameters<typeof buildProvider>[0]): void {
  const { Provider: engine, errors } = files;
  provider.Client.prototype.compareClientSecret = async function (secret) {
    const ctx = engine.ctx;
    try {
      return await checkSecret(this.clientId, secret, ctx === undefined ? '' : addressOf(ctx.req));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'too-many-requests') throw error;
      ctx?.set('retry-after', String(error.retryAfterS ?? 1));
      throw Object.assign(new errors.OIDCProviderError(429, 'temporarily_unavailable'), {
        error_description: 'too many wrong credentials came from this address',
      });
    }
  };
  // Character by character (RFC 9700 §4.1.3), loopback addresses too.
  provider.Client.prototype.redirectUriAllowed = function (address) {
    return this.redirectUris?.includes(address) ?? false;
  };
  provider.Client.prototype.postLogoutRedirectUriAllowed = function (address) {
    return this.postLogoutRedirectUris?.includes(address) ?? false;
  };
}

function isOfProvider(ctx: object): ctx is KoaContextWithOIDC {
  return 'oidc' in ctx;
}

/** The answer's `scope` names those of OpenID Connect too (RFC 6749 §5.1); the provider leaves them out. */
function completeAnswer({ oidc, status, response }: KoaContextWithOIDC): void {
  if (oidc.route !== 'token' || status !== 200) return;
  const { AuthorizationCode, RefreshToken, Grant } = oidc.entities;
  const source = AuthorizationCode ?? RefreshToken;
  const body: unknown = response.body;
  if (source === undefined || Grant === undefined || typeof body !== 'object' || body === null) return;
  const asked = oidc.params?.['scope'];
  const names = typeof asked === 'string' ? asked.split(' ') : [...source.scopes];
  const ofPerson = Grant.getOIDCScopeFiltered(new Set(names));
  const scope = 'scope' in body && typeof body.scope === 'string' ? body.scope : '';
  response.body = { ...body, scope: [ofPerson, scope].filter((text) => text !== '').join(' ') };
}

/** Browsers hold a form to its policy on the whole way of redirections that follows, to the client and out. */
function allowForms(ctx: KoaContextWithOIDC | Parameters<Parameters<Provider['use']>[0]>[0]): void {
  const targets = ["'self'"];
  if (isOfProvider(ctx)) {
    for (const name of ['redirect_uri', 'post_logout_redirect_uri']) {
      const address: unknown = ctx.oidc.params?.[name];
      if (typeof address === 'string' && URL.canParse(address)) targets.push(new URL(address).origin);
    }
  }
  ctx.set(
    'content-security-policy',
    `${ctx.response.get('content-security-policy')}; form-action ${targets.join(' ')}`,
  );
}
