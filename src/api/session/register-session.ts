// POST /session/start, POST /session/resume and DELETE /session.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import type { ContinuedSession, Sessions, StartedSession } from '../../services/sessions.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { callerOf } from '../authentication/authentication.ts';
import { parseJson } from '../http/json-body.ts';
import type { RequireSession } from './require-session.ts';
import { sessionOf } from './require-session.ts';
import type { SessionKeyCookie } from './session-key-cookie.ts';
import { resumeRequest, startRequest } from './session-requests.ts';

/** What the operations on sessions work with. */
export interface SessionOptions {
  readonly sessions: Sessions;
  readonly cookie: SessionKeyCookie;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
}

/** Adds the operations on sessions, in a context of their own: nothing but JSON is parsed there. */
export async function registerSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { requireScopes, requireSession } = options;
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    context.post(
      '/session/start',
      { onRequest: requireScopes(...OPERATION_SCOPES['POST /session/start'].always) },
      (request, reply) => answerStart(options, request, reply),
    );
    context.post(
      '/session/resume',
      { onRequest: requireScopes(...OPERATION_SCOPES['POST /session/resume'].always) },
      (request, reply) => answerResume(options, request, reply),
    );
    context.delete(
      '/session',
      { onRequest: [requireScopes(...OPERATION_SCOPES['DELETE /session'].always), requireSession] },
      (request, reply) => answerEnd(options, request, reply),
    );
    done();
  });
}

async function answerStart(
  { sessions, cookie }: SessionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wish = startRequest(request.body);
  const sessionKey = cookie.read(request.headers.cookie, wish.sessionId ?? '');
  const result = await sessions.start(callerOf(request), { ...wish, sessionKey });
  setCookie(reply, cookie, { result, sessionKey: result.kind === 'started' ? result.sessionKey : sessionKey });
  return reply.send(answerOf(result));
}

async function answerResume(
  { sessions, cookie }: SessionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { sessionId } = resumeRequest(request.body);
  const sessionKey = cookie.read(request.headers.cookie, sessionId);
  const result = await sessions.resume(callerOf(request), { sessionId, sessionKey });
  setCookie(reply, cookie, { result, sessionKey });
  return reply.send(answerOf(result));
}

async function answerEnd(
  { sessions, cookie }: SessionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = sessionOf(request);
  await sessions.end(session);
  if (cookie.read(request.headers.cookie, session.sessionId) !== undefined) reply.header('set-cookie', cookie.removal);
  return reply.status(204).send();
}

/** A new key is given with the session; a key that was shown lasts as long as the session now does. */
function setCookie(
  reply: FastifyReply,
  cookie: SessionKeyCookie,
  given: { readonly result: StartedSession | ContinuedSession; readonly sessionKey: string | undefined },
): void {
  if (given.sessionKey === undefined) return;
  const { sessionId, expiresAt } = given.result.session;
  const seconds = Math.ceil((expiresAt.getTime() - Date.now()) / 1000);
  reply.header('set-cookie', cookie.write({ sessionId, sessionKey: given.sessionKey, seconds }));
}

function answerOf(result: StartedSession | ContinuedSession) {
  const { sessionId, startedAt, expiresAt } = result.session;
  return {
    sessionId,
    startedAt: startedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(result.kind === 'continued' && { requests: result.requestIds.map((requestId) => ({ requestId })) }),
  };
}
