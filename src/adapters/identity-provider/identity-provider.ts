// The identity provider of one population, by oidc-provider: OAuth 2.0 and OpenID Connect as their standards have it, over our
// register, our users, our keys and our store.
import type { Interaction, Provider } from 'oidc-provider';
import type { IdentityProvider, ProviderRequest, SignInResult, SignInStep } from '../../ports/identity-provider.ts';
import type { SigningKey } from '../../ports/token-keys.ts';
import { secretHash } from '../../kernel/secrets.ts';
import { buildProvider } from './build-provider.ts';
import { exchange, messagesOf } from './exchange.ts';
import { namedByRow } from './kept-tokens.ts';
import type { IdentityProviderOptions } from './options.ts';
import { loadProvider } from './provider-files.ts';
import { PERSON_SCOPES, withConsentPrompt } from './scope-rules.ts';

/** A provider that runs. */
interface Engine {
  readonly provider: Provider;
  readonly handle: ReturnType<Provider['callback']>;
}

async function start(
  parts: IdentityProviderOptions & { readonly signingKeys: readonly SigningKey[] },
): Promise<Engine> {
  const provider = buildProvider({ ...parts, files: await loadProvider() });
  return { provider, handle: provider.callback() };
}

/** A provider that loads its engine with the first request, and takes another key when there is one. */
export function openIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { population, issuer, audience, tokenKeys } = options;
  let built: { readonly keys: readonly SigningKey[]; readonly engine: Promise<Engine> } | undefined;

  function engine(): Promise<Engine> {
    const keys = tokenKeys.signingKeys();
    if (built?.keys !== keys) {
      built = { keys, engine: start({ ...options, signingKeys: keys }) };
    }
    return built.engine;
  }

  async function interactionOf(request: ProviderRequest) {
    const { provider } = await engine();
    const { req, res } = messagesOf(request, issuer);
    const interaction = await provider.interactionDetails(req, res).catch(unlessGone);
    const isThis = interaction !== undefined && request.path.split('?', 1)[0] === `/sign-in/${interaction.uid}`;
    return isThis ? { provider, req, res, interaction } : undefined;
  }

  return {
    population,
    issuer,

    async answer(request) {
      const { handle } = await engine();
      const path = request.path.split('?', 1)[0];
      let asked = request;
      if (path === '/oauth2/authorize') asked = { ...request, path: withConsentPrompt(request.path) };
      if (path === '/oauth2/introspect' || path === '/oauth2/revoke') {
        asked = await namedByRow(request, (token) => tokenKeys.verify(token, { issuer, audience, at: new Date() }));
      }
      return exchange(messagesOf(asked, issuer), handle);
    },

    async step(request) {
      const found = await interactionOf(request);
      return found && stepOf(found.interaction);
    },

    async finish(request, result) {
      const found = await interactionOf(request);
      if (found === undefined) return undefined;
      const { provider, req, res, interaction } = found;
      return provider.interactionResult(req, res, await resultOf(provider, interaction, result), {
        mergeWithLastSubmission: result.kind !== 'refused',
      });
    },
  };
}

function stepOf({ uid, prompt, params, session, cid }: Interaction): SignInStep {
  const text = (name: string): string => (typeof params[name] === 'string' ? params[name] : '');
  const scopes = text('scope')
    .split(' ')
    .filter((name) => name !== '');
  return {
    kind: prompt.name === 'login' ? 'login' : 'consent',
    stepId: uid,
    formToken: Buffer.from(secretHash(`form ${cid} ${uid}`)).toString('base64url'),
    clientId: text('client_id'),
    scopes: scopes.filter((name) => !PERSON_SCOPES.includes(name)),
    isLasting: scopes.includes('offline_access'),
    redirectUri: text('redirect_uri'),
    subjectId: session?.accountId ?? null,
    loginHint: text('login_hint') === '' ? undefined : text('login_hint'),
  };
}

/** What the provider wants to hear of what a person did. */
async function resultOf(provider: Provider, { params, session, prompt, grantId }: Interaction, result: SignInResult) {
  if (result.kind === 'signed-in') return { login: { accountId: result.subjectId } };
  if (result.kind === 'refused') return { error: 'access_denied', error_description: 'the person declined' };
  const clientId = params['client_id'];
  if (session?.accountId === undefined || typeof clientId !== 'string') throw new Error('nobody is there to consent');
  const found = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = found ?? new provider.Grant({ accountId: session.accountId, clientId });
  const { missingOIDCScope = [], missingResourceScopes = {} } = prompt.details as {
    readonly missingOIDCScope?: readonly string[];
    readonly missingResourceScopes?: Readonly<Record<string, readonly string[]>>;
  }; // the details of the prompt `consent`, as oidc-provider documents them
  if (missingOIDCScope.length > 0) grant.addOIDCScope(missingOIDCScope.join(' '));
  for (const [resource, scopes] of Object.entries(missingResourceScopes))
    grant.addResourceScope(resource, scopes.join(' '));
  return { consent: { grantId: await grant.save() } };
}

/** An interaction that is not there, or not in this browser, is an answer; any other error goes on. */
function unlessGone(error: unknown): undefined {
  if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
  throw error;
}
