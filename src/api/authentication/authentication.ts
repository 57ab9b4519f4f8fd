// Lets a request through when its credential is valid and carries the scopes the operation needs.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { Scope } from '../../kernel/scopes.ts';
import type { Caller } from '../../model/caller.ts';
import type { Credentials } from '../../services/credentials.ts';
import { challenges } from './challenge.ts';
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

/** The hooks of this server. */
export function authentication({ credentials }: { readonly credentials: Credentials }): {
  readonly requireScopes: RequireScopes;
} {
  return {
    requireScopes:
      (...scopes) =>
      async (request, reply) => {
        request.caller = await authenticate(credentials, scopes, request, reply);
        demandScopes(request, reply, scopes);
      },
  };
}

/** The caller of a request that passed `requireScopes`. Throws when none did: that is a bug in the routes. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw new Error('the route has no requireScopes hook');
  return request.caller;
}

function demandScopes(request: FastifyRequest, reply: FastifyReply, scopes: readonly Scope[]): void {
  const held = callerOf(request).scopes;
  const missing = scopes.filter((name) => !held.has(name));
  if (missing.length === 0) return;
  reply.header('www-authenticate', challenges(scopes, 'insufficient_scope'));
  throw new Problem('insufficient-scope', `The credential lacks: ${missing.join(', ')}.`);
}

async function authenticate(
  credentials: Credentials,
  scopes: readonly Scope[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const caller = await callerWhoShows(credentials, request, reply);
  if (caller !== 'invalid' && caller !== undefined) return caller;
  reply.header('www-authenticate', challenges(scopes, ...(caller === 'invalid' ? (['invalid_token'] as const) : [])));
  throw new Problem(
    'unauthenticated',
    caller === 'invalid'
      ? 'The credential is malformed, unknown, expired or revoked.'
      : 'The request carries no credential.',
  );
}

/** The same as `shownCaller`, counted for the client. Throws Problem too-many-requests. */
export async function callerWhoShows(
  credentials: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | 'invalid' | undefined> {
  const { requestQuotas, attempts } = request.server;
  const address = requestQuotas.addressOf(request.raw);
  const caller = await shownCaller({ credentials, attempts, address }, request.headers.authorization);
  if (caller !== undefined && caller !== 'invalid') requestQuotas.demand(reply, 'client', caller.clientId);
  return caller;
}
