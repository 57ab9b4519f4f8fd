// What the IRI of a node leads to: the node, for who may see it. For anybody else there is nothing, whether there is such a node or not.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import { graphIri } from '../../model/graph-names.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import type { FoundNode, GraphNodes } from '../../services/graph-nodes.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { negotiateFormat } from '../graph/formats.ts';
import type { GraphFormat } from '../graph/formats.ts';
import { nodeJsonLd } from '../graph/json-ld.ts';
import { sendGraph } from '../graph/send-graph.ts';
import { sessionOf } from '../session/require-session.ts';
import type { RequireSession } from '../session/require-session.ts';
import { nodePaths } from './node-paths.ts';

/** What dereferencing works with. */
export interface NodeOptions extends GraphNaming {
  readonly nodes: GraphNodes;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
}

/** Adds the addresses of draft and of persistent nodes. */
export function registerNodes(app: FastifyInstance, options: NodeOptions): void {
  const { nodes, requireScopes, requireSession, graphBase } = options;
  const paths = nodePaths(options);
  const kinds = [
    {
      path: paths.drafts,
      iris: `${graphBase}/.draft-nodes/`,
      operation: 'GET /graph/.draft-nodes/{nodeId}',
      find: (sessionId: string, iri: string) => nodes.draft(sessionId, iri),
    },
    {
      path: paths.persistent,
      iris: `${graphBase}/nodes/`,
      operation: 'GET /graph/nodes/{nodeId}',
      find: (sessionId: string, iri: string) => nodes.persistent(sessionId, iri),
    },
  ] as const;
  for (const { path, iris, operation, find } of kinds) {
    app.get<{ Params: { nodeId: string } }>(
      `${path}/:nodeId`,
      { onRequest: [requireScopes(...OPERATION_SCOPES[operation].always), requireSession] },
      async (request, reply) => {
        reply.header('vary', 'Accept');
        const format = negotiateFormat(request.headers.accept);
        const found = await find(sessionOf(request).sessionId, iris + request.params.nodeId);
        return sendNode(reply, format, { ...found, naming: options });
      },
    );
  }
}

/** The relation by which JSON is given its context (https://www.w3.org/TR/json-ld11/#interpreting-json-as-json-ld). */
const CONTEXT_RELATION = 'http://www.w3.org/ns/json-ld#context';

function sendNode(
  reply: FastifyReply,
  format: GraphFormat,
  { node, itemId, naming }: FoundNode & { readonly naming: GraphNaming },
): FastifyReply {
  switch (format) {
    case 'json':
      return reply
        .header('link', `<${naming.baseUrl}/arkive/context>; rel="${CONTEXT_RELATION}"; type="application/ld+json"`)
        .send(node);
    case 'jsonLd':
      return reply.type('application/ld+json').send(Buffer.from(JSON.stringify(nodeJsonLd(node))));
    default:
      return sendGraph(reply, format, { graph: graphIri(naming, itemId), nodes: [node], about: {} });
  }
}
