// Whether whoever is told of a session as it happens may still be told. A credential and a session are looked at when a request comes;
// where the answer goes on for hours, that is not enough.
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { Scope } from '../../kernel/scopes.ts';
import type { Caller } from '../../model/caller.ts';
import type { Credentials } from '../../services/credentials.ts';
import type { Sessions } from '../../services/sessions.ts';
import { shownCredential } from '../authentication/authorization-header.ts';
import type { SessionKeyCookie } from '../session/session-key-cookie.ts';
import { sessionOf } from '../session/require-session.ts';

/** How it stands: `revoked` when the credential has expired, was revoked or lost the scope, `ended` when there is no such live session. */
export type Standing = 'good' | 'revoked' | 'ended';

/** What it takes to look again. */
export interface StandingOptions {
  readonly credentials: Credentials;
  readonly sessions: Sessions;
  readonly cookie: SessionKeyCookie;
}

/** Looks at what the request showed as if it came now. */
export function standingOf(options: StandingOptions, request: FastifyRequest, scope: Scope): () => Promise<Standing> {
  const { credentials, sessions, cookie } = options;
  const { sessionId } = sessionOf(request);
  const { authorization, cookie: cookies } = request.headers;
  return async () => {
    const caller = await holderOf(credentials, authorization);
    if (caller?.scopes.has(scope) !== true) return 'revoked';
    try {
      await sessions.require(caller, { sessionId, sessionKey: cookie.read(cookies, sessionId) });
      return 'good';
    } catch (error) {
      if (error instanceof Problem) return error.code === 'session-not-live' ? 'ended' : 'revoked';
      throw error;
    }
  };
}

async function holderOf(credentials: Credentials, authorization: string | undefined): Promise<Caller | undefined> {
  const shown = shownCredential(authorization);
  switch (shown.kind) {
    case 'bearer':
      return credentials.callerOfToken(shown.token);
    case 'apiKey':
      return credentials.callerOfApiKey(shown.apiKey);
    default:
      return undefined;
  }
}
