// POST /session/start, POST /session/resume and DELETE /session.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import type { PublicClients } from '../../services/public-clients.ts';
import type { ContinuedSession, Sessions, StartedSession } from '../../services/sessions.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { callerOf, countFor, demandScopes, unauthenticated } from '../authentication/authentication.ts';
import { parseJson } from '../http/json-body.ts';
import type { RequireSession } from './require-session.ts';
import { sessionOf } from './require-session.ts';
import type { SessionKeyCookie } from './session-key-cookie.ts';
import { resumeRequest, startRequest } from './session-requests.ts';

/** What the operations on sessions work with. */
export interface SessionOptions {
  readonly sessions: Sessions;
  readonly cookie: SessionKeyCookie;
  readonly publicClients: PublicClients;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
}

const START_SCOPES = OPERATION_SCOPES['POST /session/start'].always;

/** Adds the operations on sessions, in a context of their own: nothing but JSON is parsed there. */
export async function registerSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { requireScopes, requireSession } = options;
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    context.post('/session/start', { onRequest: requireStarter(options) }, (request, reply) =>
      answerStart(options, request, reply),
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

/** Who shows a credential is known by it; who shows none names a public client in the body, which has to be read first. */
function requireStarter({ requireScopes }: SessionOptions): RequireSession {
  const require = requireScopes(...START_SCOPES);
  return async (request, reply) => {
    if (request.headers.authorization !== undefined) await require(request, reply);
  };
}

/** Makes a page the caller. Throws Problem unauthenticated, origin-not-allowed, insufficient-scope, too-many-requests. */
async function admitPage(
  { publicClients }: SessionOptions,
  clientId: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (clientId === undefined) throw unauthenticated(reply, START_SCOPES);
  const caller = await publicClients.starter(clientId, request.headers.origin);
  request.caller = caller;
  demandScopes(request, reply, START_SCOPES);
  countFor(caller, request, reply);
  const { requestQuotas } = request.server;
  requestQuotas.demand(reply, 'starts', requestQuotas.addressOf(request.raw));
}

async function answerStart(
  options: SessionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { sessions, cookie } = options;
  const { clientId, ...wish } = startRequest(request.body);
  if (request.caller === undefined) await admitPage(options, clientId, request, reply);
  else if (clientId !== undefined && clientId !== request.caller.clientId) {
    throw new Problem('invalid-request', 'The credential is of another client than `clientId`: leave one of them out.');
  }
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
