// Lets a request through when its credential is valid and carries the scopes the operation needs.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { Scope } from '../../kernel/scopes.ts';
import type { Caller } from '../../model/caller.ts';
import type { Attempts } from '../../services/attempts.ts';
import type { Credentials } from '../../services/credentials.ts';
import { challenges } from './challenge.ts';
import { pageCaller } from './page-caller.ts';
import type { PageCheck } from './page-caller.ts';
import { shownCaller } from './shown-caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set by `requireScopes`. */
    caller?: Caller;
  }
}

/** A hook for `onRequest` (better: refuses before the body is read) or `preHandler`. */
type ScopeHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Makes a hook that demands a valid credential with all of `scopes`. Throws Problem unauthenticated, insufficient-scope. */
export type RequireScopes = (...scopes: readonly Scope[]) => ScopeHook;

/** What callers are known by. */
export interface AuthenticationOptions {
  readonly credentials: Credentials;
  /** Lets pages of public clients in, with sessions; nobody comes without a credential when absent. */
  readonly pages?: PageCheck;
}

/** Says in every answer to a caller in which environment its client works. */
const ENVIRONMENT_HEADER = 'arkive-environment';

/** The hooks of this server. */
export function authentication(options: AuthenticationOptions): { readonly requireScopes: RequireScopes } {
  return {
    requireScopes:
      (...scopes) =>
      async (request, reply) => {
        request.caller = await authenticate(options, scopes, request, reply);
        demandScopes(request, reply, scopes);
      },
  };
}

/** The caller of a request that passed `requireScopes`. Throws when none did: that is a bug in the routes. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw new Error('the route has no requireScopes hook');
  return request.caller;
}

/** Whether the caller holds `scopes`. Throws Problem insufficient-scope. */
export function demandScopes(request: FastifyRequest, reply: FastifyReply, scopes: readonly Scope[]): void {
  const held = callerOf(request).scopes;
  const missing = scopes.filter((name) => !held.has(name));
  if (missing.length === 0) return;
  reply.header('www-authenticate', challenges(scopes, 'insufficient_scope'));
  throw new Problem('insufficient-scope', `The credential lacks: ${missing.join(', ')}.`);
}

async function authenticate(
  options: AuthenticationOptions,
  scopes: readonly Scope[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const caller = await callerWho(options, request, reply);
  if (caller === undefined) throw unauthenticated(reply, scopes);
  if (caller !== 'invalid') return caller;
  reply.header('www-authenticate', challenges(scopes, 'invalid_token'));
  throw new Problem('unauthenticated', 'The credential is malformed, unknown, expired or revoked.');
}

/** What a request is refused with that shows no credential; the reply is given its challenge. */
export function unauthenticated(reply: FastifyReply, scopes: readonly Scope[]): Problem {
  reply.header('www-authenticate', challenges(scopes));
  return new Problem('unauthenticated', 'The request carries no credential.');
}

/** `senderOf`, counted for the client. */
export async function callerWho(
  options: AuthenticationOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | 'invalid' | undefined> {
  const caller = await senderOf(options, request, request.server.attempts);
  if (caller !== undefined && caller !== 'invalid') countFor(caller, request, reply);
  return caller;
}

/**
 * Who sends the request, by its credential or as a page by its session; undefined when neither is shown, `invalid` when the
 * credential is. Throws Problem too-many-requests, and those of `pageCaller`.
 */
export async function senderOf(
  { credentials, pages }: AuthenticationOptions,
  request: FastifyRequest,
  attempts: Attempts,
): Promise<Caller | 'invalid' | undefined> {
  const address = request.server.requestQuotas.addressOf(request.raw);
  const { authorization } = request.headers;
  const shown = await shownCaller({ credentials, attempts, address }, authorization);
  return shown ?? (authorization === undefined && pages ? await pageCaller(pages, request, attempts) : undefined);
}

/**
 * Counts the request for the caller, and says in the answer in which environment it works. All pages of a client share its id
 * with whoever cares to name it: each address is counted alone. Throws Problem too-many-requests.
 */
export function countFor(caller: Caller, request: FastifyRequest, reply: FastifyReply): void {
  const { clientId, isPage, environment } = caller;
  reply.header(ENVIRONMENT_HEADER, environment);
  const { requestQuotas } = request.server;
  const key = isPage === true ? `${clientId} ${requestQuotas.addressOf(request.raw)}` : clientId;
  requestQuotas.demand(reply, 'client', key);
}
