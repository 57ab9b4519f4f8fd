// Liveness, readiness and metrics: for whoever runs the server.
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { Metrics } from './metrics.ts';

/** Something the server cannot work without: resolves when it is there. */
export type ReadinessCheck = () => Promise<unknown>;

/** What is told about the server. */
export interface ServiceOptions {
  readonly metrics: Metrics;
  /** By the name that a caller sees when it fails. */
  readonly readinessChecks: Readonly<Record<string, ReadinessCheck>>;
}

/** Adds `GET /healthz`, `GET /readyz` and `GET /metrics`. */
export function registerService(app: FastifyInstance, { metrics, readinessChecks }: ServiceOptions): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    for (const [name, check] of Object.entries(readinessChecks)) {
      try {
        await check();
      } catch (error) {
        request.log.error({ err: error, check: name }, 'not ready');
        throw new Problem('overloaded', `Not ready: ${name}.`);
      }
    }
    return { status: 'ok' };
  });
  app.get('/metrics', async (_request, reply) => {
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
