// Answers every failure of a request as a problem: thrown ones, unknown addresses (404), wrong methods (405).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import { allowedMethods } from '../http/route-list.ts';
import { problemAnswer } from './problem-answer.ts';
import { problemOf } from './problem-of.ts';

/** Sets the error and not-found handlers of the server. */
export function answerProblems(app: FastifyInstance, baseUrl: string): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, { request, reply, baseUrl }));
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app.routeList, pathOf(request));
    if (allowed.length === 0) throw new Problem('not-found');
    reply.header('allow', allowed.join(', '));
    throw new Problem('method-not-allowed', `Use ${allowed.join(' or ')}.`);
  });
}

/** Sends `error` as a problem; headers already on the reply (a challenge, for one) stay. */
export function sendProblem(
  error: unknown,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly baseUrl: string },
): FastifyReply {
  const { request, reply, baseUrl } = exchange;
  const { problem, isBug } = problemOf(error);
  request.problemCode = problem.code;
  if (isBug) request.log.error({ err: error }, 'a request failed');
  const { status, headers, body } = problemAnswer(problem.code, {
    baseUrl,
    requestId: request.id,
    detail: problem.detail,
    retryAfterS: problem.retryAfterS,
  });
  // As bytes: to text, Fastify would add a charset, which the media type does not have (RFC 9457 §3).
  return reply
    .status(status)
    .headers(headers)
    .send(Buffer.from(JSON.stringify(body)));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
