// One log line and one observation for every answered request: which route, which status, how long. Nothing of what was
// sent: an address that matches no route is not repeated, for it could hold anything.
import type { FastifyInstance } from 'fastify';
import type { ProblemCode } from '../../kernel/problem.ts';
import type { Metrics } from '../service/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The problem that the request was answered with. */
    problemCode?: ProblemCode;
  }
}

/** Logs and measures every answer. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const status = reply.statusCode;
    const labels = { method: request.method, route, status };
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
}
