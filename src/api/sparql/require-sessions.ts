// The sessions that a query sees: those that its Session-Id headers name. Several may stand in one header, separated by commas, or in
// several. A session that is not there, and one that is somebody else's, are answered alike.
import type { FastifyRequest } from 'fastify';
import { QUERY_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sessions } from '../../services/sessions.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { SessionKeyCookie } from '../session/session-key-cookie.ts';
import { sessionIdsOf } from '../session/require-session.ts';

/** What it takes to find sessions. */
interface SessionsHere {
  readonly sessions: Sessions;
  readonly cookie: SessionKeyCookie;
}

/** The ids of the caller's live sessions, each once. Throws Problem session-required, session-not-live, session-key-mismatch. */
export async function requireSessions(
  request: FastifyRequest,
  { sessions, cookie }: SessionsHere,
): Promise<readonly string[]> {
  const shown = new Set(sessionIdsOf(request).map((id) => id.toLowerCase()));
  if (shown.size > QUERY_LIMITS.sessions) {
    throw new Problem('session-required', `A query sees ${QUERY_LIMITS.sessions} sessions at most.`);
  }
  const found: string[] = [];
  for (const sessionId of shown) {
    const sessionKey = cookie.read(request.headers.cookie, sessionId);
    found.push((await sessions.require(callerOf(request), { sessionId, sessionKey })).sessionId);
  }
  return found;
}
