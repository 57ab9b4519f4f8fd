// A request as the operations in it see it.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { SessionKeyCookie } from '../session/session-key-cookie.ts';
import type { Exchange } from './context.ts';

/** The part of an exchange that headers give. Throws Problem session-required when several sessions are named. */
export function shownBy(
  headers: IncomingMessage['headersDistinct'],
  cookie: SessionKeyCookie,
): Pick<Exchange, 'sessionId' | 'prefer' | 'sessionKey'> {
  const ids = headers['session-id'] ?? [];
  if (ids.length > 1) throw new Problem('session-required', 'The header `Session-Id` names more than one session.');
  const cookies = headers['cookie']?.join('; ');
  return { sessionId: ids[0], prefer: headers['prefer'] ?? [], sessionKey: (id) => cookie.read(cookies, id) };
}

/** An exchange over HTTP. */
export function httpExchange(request: FastifyRequest, reply: FastifyReply, cookie: SessionKeyCookie): Exchange {
  return {
    requestId: request.id,
    ...shownBy(request.raw.headersDistinct, cookie),
    answer: (name, value) => void reply.header(name, value),
    giveKey: ({ sessionId, expiresAt }, sessionKey) => {
      if (sessionKey === undefined) return;
      const seconds = Math.ceil((expiresAt.getTime() - Date.now()) / 1000);
      void reply.header('set-cookie', cookie.write({ sessionId, sessionKey, seconds }));
    },
    takeKey: (sessionId) => {
      if (cookie.read(request.headers.cookie, sessionId) !== undefined) reply.header('set-cookie', cookie.removal);
    },
    failed: (code) => {
      request.problemCode = code;
    },
  };
}
