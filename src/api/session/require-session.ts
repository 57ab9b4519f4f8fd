// Lets a request through when its header `Session-Id` names a live session of the caller.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { LiveSession } from '../../model/session.ts';
import type { Sessions } from '../../services/sessions.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { SessionKeyCookie } from './session-key-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that the request works in; set by `requireSession`. */
    session?: LiveSession;
  }
}

/**
 * A hook for `onRequest` (better: refuses before the body is read) or `preHandler`, after `requireScopes`. Throws Problem
 * session-required, session-not-live, session-key-mismatch.
 */
export type RequireSession = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** RFC 9562 §4. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes the hook. */
export function sessionHook({
  sessions,
  cookie,
}: {
  readonly sessions: Sessions;
  readonly cookie: SessionKeyCookie;
}): RequireSession {
  return async (request) => {
    const sessionId = sessionIdOf(request);
    const sessionKey = cookie.read(request.headers.cookie, sessionId);
    request.session = await sessions.require(callerOf(request), { sessionId, sessionKey });
  };
}

/** The session of a request that passed `requireSession`. Throws when none did: that is a bug in the routes. */
export function sessionOf(request: FastifyRequest): LiveSession {
  if (request.session === undefined) throw new Error('the route has no requireSession hook');
  return request.session;
}

/** The ids in the headers `Session-Id`: one or more, separated by commas or in headers of their own. Throws Problem session-required. */
export function sessionIdsOf(request: FastifyRequest): readonly string[] {
  const values = request.raw.headersDistinct['session-id'] ?? [];
  if (values.length === 0) throw new Problem('session-required', 'The header `Session-Id` is missing.');
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  if (ids.every((id) => UUID.test(id))) return ids;
  throw new Problem('session-required', 'The header `Session-Id` holds no session id (a UUID).');
}

function sessionIdOf(request: FastifyRequest): string {
  const [id = '', ...others] = sessionIdsOf(request);
  if (others.length > 0) throw new Problem('session-required', 'The header `Session-Id` names more than one session.');
  return id;
}
