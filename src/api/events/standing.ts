// Whether whoever is told of a session as it happens may still be told. A credential and a session are looked at when a request comes;
// where the answer goes on for hours, that is not enough.
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { Scope } from '../../kernel/scopes.ts';
import { UNGUARDED } from '../../services/attempts.ts';
import type { Credentials } from '../../services/credentials.ts';
import type { Sessions } from '../../services/sessions.ts';
import { callerOf, senderOf } from '../authentication/authentication.ts';
import type { PageCheck } from '../authentication/page-caller.ts';
import type { SessionKeyCookie } from '../session/session-key-cookie.ts';
import { sessionOf } from '../session/require-session.ts';

/** How it stands: `revoked` when the credential has expired, was revoked or lost the scope, `ended` when there is no such live session. */
export type Standing = 'good' | 'revoked' | 'ended';

/** What it takes to look again. */
export interface StandingOptions {
  readonly credentials: Credentials;
  readonly pages: PageCheck;
  readonly sessions: Sessions;
  readonly cookie: SessionKeyCookie;
}

/** Looks at what the request showed as if it came now. */
export function standingOf(options: StandingOptions, request: FastifyRequest, scope: Scope): () => Promise<Standing> {
  const { sessions, cookie } = options;
  const { sessionId } = sessionOf(request);
  return async () => {
    try {
      // Nobody asks but the server: whoever tries wrong keys meanwhile does not end it.
      const caller = await senderOf(options, request, UNGUARDED);
      if (caller === undefined || caller === 'invalid' || !caller.scopes.has(scope)) return 'revoked';
      await sessions.require(caller, { sessionId, sessionKey: cookie.read(request.headers.cookie, sessionId) });
      return 'good';
    } catch (error) {
      if (error instanceof Problem) return error.code === 'session-not-live' ? 'ended' : 'revoked';
      throw error;
    }
  };
}

/** For whom connections are counted: a client, or of a client whose pages anybody can open the one session. */
export function countedFor(request: FastifyRequest): string {
  const { clientId, isPage } = callerOf(request);
  return isPage === true ? `${clientId} ${sessionOf(request).sessionId}` : clientId;
}
