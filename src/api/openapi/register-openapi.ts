// GET /openapi.json: the interface description, made once.
import type { FastifyInstance } from 'fastify';
import type { GraphNaming } from '../../model/graph-names.ts';
import { openApiDocument } from './openapi-document.ts';

/** Adds the description of a server with these addresses; without the last one, the identity provider is beside the service. */
export function registerOpenApi(
  app: FastifyInstance,
  { authUrl, ...naming }: GraphNaming & { readonly authUrl: string | undefined },
): void {
  const document = JSON.stringify(openApiDocument(naming, authUrl));
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(document),
  );
}
