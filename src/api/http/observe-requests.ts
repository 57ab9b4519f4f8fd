// One log line and one observation for every answered request: which route, which status, how long. Nothing of what was
// sent: an address that matches no route is not repeated, for it could hold anything.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProblemCode } from '../../kernel/problem.ts';
import type { Metrics } from '../service/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The problem that the request was answered with. */
    problemCode?: ProblemCode;
  }
}

/** Logs and measures every answer, and logs requests whose client went away before it. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { ...placeOf(request), status: reply.statusCode };
    metrics.httpSeconds.observe(labels, reply.elapsedTime / 1000);
    request.log.info(
      {
        ...labels,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.problemCode && { code: request.problemCode }),
      },
      'answered',
    );
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info(placeOf(request), 'abandoned by the client');
    done();
  });
}

function placeOf(request: FastifyRequest): { readonly method: string; readonly route: string } {
  return { method: request.method, route: request.is404 ? 'none' : (request.routeOptions.url ?? 'none') };
}
