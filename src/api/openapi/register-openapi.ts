// GET /openapi.json: the interface description, made once.
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';

/** Adds the description of a server at `baseUrl`. */
export function registerOpenApi(app: FastifyInstance, baseUrl: string): void {
  const document = JSON.stringify(openApiDocument(baseUrl));
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(document),
  );
}
