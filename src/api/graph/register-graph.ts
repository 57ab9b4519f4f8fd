// GET /graph/sources and GET /graph/sources/{requestId}: what a session holds, document by document.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import { graphIri, provenanceIri } from '../../model/graph-names.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import { sourceProvenance } from '../../model/source-provenance.ts';
import type { SourceDocument } from '../../model/source-document.ts';
import type { SessionSources, SourceSummary } from '../../services/session-sources.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { included } from '../http/included.ts';
import { sessionOf } from '../session/require-session.ts';
import type { RequireSession } from '../session/require-session.ts';
import { negotiateFormat } from './formats.ts';
import type { GraphAnswer } from './graph-answer.ts';
import { sendGraph } from './send-graph.ts';

/** What the operations on graphs work with. */
export interface GraphOptions extends GraphNaming {
  readonly sources: SessionSources;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
}

/** Adds the operations on graphs. */
export function registerGraph(app: FastifyInstance, options: GraphOptions): void {
  const { sources, requireScopes, requireSession } = options;
  app.get(
    '/graph/sources',
    { onRequest: [requireScopes(...OPERATION_SCOPES['GET /graph/sources'].always), requireSession] },
    async (request) => ({ sources: (await sources.list(sessionOf(request).sessionId)).map(listed) }),
  );
  app.get<{ Params: { requestId: string } }>(
    '/graph/sources/:requestId',
    { onRequest: [requireScopes(...OPERATION_SCOPES['GET /graph/sources/{requestId}'].always), requireSession] },
    (request, reply) => answerSource(options, { request, reply, requestId: request.params.requestId }),
  );
}

async function answerSource(
  options: GraphOptions,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly requestId: string },
): Promise<FastifyReply> {
  const { request, reply, requestId } = exchange;
  reply.header('vary', 'Accept');
  const format = negotiateFormat(request.headers.accept);
  const withProvenance = included(request.query).has('provenance');
  const source = await options.sources.read(sessionOf(request).sessionId, requestId);
  return sendGraph(reply, format, sourceAnswer(source, options, withProvenance));
}

function sourceAnswer(source: SourceDocument, naming: GraphNaming, withProvenance: boolean): GraphAnswer {
  const { requestId, document, nodes, evidence } = source;
  return {
    graph: graphIri(naming, requestId),
    nodes,
    about: { requestId, document },
    ...(withProvenance && {
      provenance: {
        graph: provenanceIri(naming, requestId),
        json: evidence,
        quads: (graph) => sourceProvenance(source, naming, graph),
      },
    }),
  };
}

/** Every property is named here, so that nothing else can reach an answer. */
function listed(source: SourceSummary): Readonly<Record<string, unknown>> {
  const { requestId, receivedAt, document, status, input, pageCount, nodeCounts, duplicateOf } = source;
  return {
    requestId,
    receivedAt,
    document,
    status,
    inputs: [input],
    pageCount,
    nodeCounts,
    ...(duplicateOf !== undefined && { duplicateOf }),
  };
}
