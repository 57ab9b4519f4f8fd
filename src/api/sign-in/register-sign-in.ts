// The identity providers on the server: the endpoints of their protocols, which they answer themselves, and the pages for people.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RATE_LIMITS, SIGN_IN_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { Quotas } from '../../kernel/quota.ts';
import type { ClientStore } from '../../ports/client-store.ts';
import type { IdentityProvider, ProviderAnswer, ProviderRequest } from '../../ports/identity-provider.ts';
import { attempts } from '../../services/attempts.ts';
import type { Attempts } from '../../services/attempts.ts';
import type { People } from '../../services/users.ts';
import { showStep, takeStep } from './sign-in-steps.ts';

/** A provider with those who sign in there. */
export interface SignInPlace {
  readonly provider: IdentityProvider;
  readonly people: People;
}

/** What the routes need. */
export interface SignInDependencies {
  readonly places: readonly SignInPlace[];
  readonly clients: ClientStore;
  /** The address of this server as clients see it: what of an issuer's address lies below it, is the path here. */
  readonly baseUrl: string;
}

const ENDPOINTS = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/.well-known/oauth-authorization-server'],
  ['GET', '/oauth2/jwks'],
  ['GET', '/oauth2/authorize'],
  ['GET', '/oauth2/authorize/:step'],
  ['POST', '/oauth2/token'],
  ['POST', '/oauth2/introspect'],
  ['POST', '/oauth2/revoke'],
  ['GET', '/oauth2/logout'],
  ['POST', '/oauth2/logout/confirm'],
  ['GET', '/oauth2/logout/success'],
] as const;

/** Pages in browsers call these from elsewhere, so they are asked first whether they may. */
const CALLED_FROM_PAGES = ['/.well-known/openid-configuration', '/oauth2/jwks', '/oauth2/token', '/oauth2/revoke'];

/** Adds each provider at the path of its issuer, and its metadata where RFC 8414 §3.1 looks for it. */
export async function registerSignIn(app: FastifyInstance, dependencies: SignInDependencies): Promise<void> {
  const { places, baseUrl } = dependencies;
  const guard = attempts({ limits: SIGN_IN_LIMITS.attempts });
  // A context of its own: bodies are handed on as they are.
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    // Pages of clients that may call the service may not read what people see here: the provider says itself who may read what.
    context.addHook('preHandler', (_request, reply, handled) => {
      for (const name of ['origin', 'credentials']) reply.removeHeader(`access-control-allow-${name}`);
      reply.removeHeader('access-control-expose-headers');
      // Clients open these pages in windows of their own, and wait to hear from them.
      reply.header('cross-origin-opener-policy', 'unsafe-none');
      handled();
    });
    for (const place of places) {
      const prefix = pathBelow(baseUrl, place.provider.issuer);
      addEndpoints(context, place, prefix);
      addPages(context, place, { ...dependencies, prefix, attempts: guard });
    }
    done();
  });
}

function addEndpoints(app: FastifyInstance, { provider }: SignInPlace, prefix: string): void {
  const options = { bodyLimit: SIGN_IN_LIMITS.requestBytes };
  const answer: Answer = async (request, reply) => {
    return sendAnswer(reply, await provider.answer(providerRequest(request, prefix)));
  };
  const begins = new Quotas(SIGN_IN_LIMITS.begins, RATE_LIMITS.keys);
  for (const [method, path] of ENDPOINTS) {
    const handler = path === '/oauth2/authorize' ? withinQuota(begins, answer) : answer;
    app.route({ method, url: `${prefix}${path}`, ...options, handler });
  }
  for (const path of CALLED_FROM_PAGES) app.options(`${prefix}${path}`, options, answer);
  if (prefix === '') return;
  app.get(`/.well-known/oauth-authorization-server${prefix}`, options, async (request, reply) => {
    const path = '/.well-known/oauth-authorization-server';
    return sendAnswer(reply, await provider.answer({ ...providerRequest(request, prefix), path }));
  });
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Refuses those who come too often from one address. */
function withinQuota(quotas: Quotas, answer: Answer): Answer {
  return async (request, reply) => {
    const { allowed, waitMs } = quotas.take(request.server.requestQuotas.addressOf(request.raw), performance.now());
    if (allowed) return answer(request, reply);
    const retryAfterS = Math.max(Math.ceil(waitMs / 1000), 1);
    throw new Problem('too-many-requests', 'Too many people begin to sign in at this address.', { retryAfterS });
  };
}

/** Its header fields take the place of the server's own. */
function sendAnswer(reply: FastifyReply, { status, headers, body }: ProviderAnswer): FastifyReply {
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  return reply.status(status).send(body);
}

function addPages(
  app: FastifyInstance,
  place: SignInPlace,
  {
    prefix,
    clients,
    attempts: guard,
  }: Pick<SignInDependencies, 'clients'> & {
    readonly prefix: string;
    readonly attempts: Attempts;
  },
): void {
  const options = { bodyLimit: SIGN_IN_LIMITS.requestBytes };
  const context = { ...place, clients, attempts: guard };
  app.get(`${prefix}/sign-in/:step`, options, (request, reply) =>
    showStep(context, providerRequest(request, prefix), reply),
  );
  app.post(`${prefix}/sign-in/:step`, options, (request, reply) => {
    // Browsers say so when a form stands on a page of somebody else (Fetch Metadata); its token would not be known there either.
    if (!['same-origin', 'none', undefined].includes(fetchSite(request))) {
      throw new Problem('invalid-request', 'The form was not on this page.');
    }
    return takeStep(context, providerRequest(request, prefix), reply);
  });
}

function fetchSite({ headers }: FastifyRequest): string | undefined {
  return [headers['sec-fetch-site']].flat()[0];
}

function providerRequest(request: FastifyRequest, prefix: string): ProviderRequest {
  return {
    method: request.method,
    path: request.url.slice(prefix.length),
    headers: request.headers,
    body: typeof request.body === 'string' ? request.body : '',
    address: request.server.requestQuotas.addressOf(request.raw),
  };
}

/** The path of an address on this server: what a proxy in front of it takes away is no part of it. */
function pathBelow(baseUrl: string, address: string): string {
  const path = address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : new URL(address).pathname;
  return path.replace(/\/$/u, '');
}
