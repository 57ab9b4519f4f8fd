// GET /graph/sources and GET /graph/sources/{requestId}: what a session holds, document by document. POST /graph/fuse and
// GET /graph/fused: all of it as one graph.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import { graphIri, provenanceIri } from '../../model/graph-names.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import { fusionProvenance } from '../../model/fusion-provenance.ts';
import { sourceProvenance } from '../../model/source-provenance.ts';
import type { TracedDocument } from '../../model/source-provenance.ts';
import type { FusedGraph, SourceDocument } from '../../model/source-document.ts';
import type { FusedGraphs } from '../../services/fused-graphs.ts';
import type { SessionSources, SourceSummary } from '../../services/session-sources.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { sendExport } from '../exports/send-export.ts';
import { included } from '../http/included.ts';
import { parseJson } from '../http/json-body.ts';
import { sessionOf } from '../session/require-session.ts';
import type { RequireSession } from '../session/require-session.ts';
import { negotiateExport, negotiateFormat } from './formats.ts';
import { fusionRequest } from './fusion-request.ts';
import type { GraphAnswer } from './graph-answer.ts';
import { sendGraph } from './send-graph.ts';

/** What the operations on graphs work with. */
export interface GraphOptions extends GraphNaming {
  readonly sources: SessionSources;
  readonly fused: FusedGraphs;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
}

/** Adds the operations on graphs, in a context of their own: nothing but JSON is parsed there. */
export async function registerGraph(app: FastifyInstance, options: GraphOptions): Promise<void> {
  const { sources, fused, requireScopes, requireSession } = options;
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    context.get(
      '/graph/sources',
      { onRequest: [requireScopes(...OPERATION_SCOPES['GET /graph/sources'].always), requireSession] },
      async (request) => ({ sources: (await sources.list(sessionOf(request).sessionId)).map(listed) }),
    );
    context.get<{ Params: { requestId: string } }>(
      '/graph/sources/:requestId',
      { onRequest: [requireScopes(...OPERATION_SCOPES['GET /graph/sources/{requestId}'].always), requireSession] },
      (request, reply) =>
        answerGraph({ request, reply }, async (sessionId, withProvenance) => {
          const { requestId } = request.params;
          const source = await sources.read(sessionId, requestId);
          const traced = withProvenance ? await sources.readTraced(sessionId, requestId) : undefined;
          return sourceAnswer(source, options, traced);
        }),
    );
    context.post(
      '/graph/fuse',
      { onRequest: [requireScopes(...OPERATION_SCOPES['POST /graph/fuse'].always), requireSession] },
      (request, reply) =>
        answerGraph({ request, reply }, async (sessionId, withProvenance) =>
          fusedAnswer(await fused.fuse(sessionId, fusionRequest(request.body)), options, withProvenance),
        ),
    );
    context.get(
      '/graph/fused',
      { onRequest: [requireScopes(...OPERATION_SCOPES['GET /graph/fused'].always), requireSession] },
      (request, reply) => answerFused({ request, reply }, options),
    );
    done();
  });
}

/** The format is settled before anything is done: what cannot be answered is not begun. */
async function answerGraph(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  read: (sessionId: string, withProvenance: boolean) => Promise<GraphAnswer>,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept');
  const format = negotiateFormat(request.headers.accept);
  const withProvenance = included(request.query).has('provenance');
  return sendGraph(reply, format, await read(sessionOf(request).sessionId, withProvenance));
}

/** The newest fused graph, in every format of graphs; or its transactions. */
async function answerFused(
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  options: GraphOptions,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  reply.header('vary', 'Accept');
  const format = negotiateExport(request.headers.accept);
  // Files have no provenance; what is asked for has to be known all the same.
  included(request.query);
  if (format !== 'csv' && format !== 'ofx') {
    return answerGraph(exchange, async (sessionId, withProvenance) =>
      fusedAnswer(await options.fused.newest(sessionId), options, withProvenance),
    );
  }
  return sendExport(reply, format, await options.fused.newest(sessionOf(request).sessionId));
}

function sourceAnswer(source: SourceDocument, naming: GraphNaming, traced: TracedDocument | undefined): GraphAnswer {
  const { requestId, document, nodes } = source;
  return {
    graph: graphIri(naming, requestId),
    nodes,
    about: { requestId, document },
    ...(traced && {
      provenance: {
        graph: provenanceIri(naming, requestId),
        json: traced.evidence,
        quads: (graph) => sourceProvenance(traced, naming, graph),
      },
    }),
  };
}

function fusedAnswer(fusion: FusedGraph, naming: GraphNaming, withProvenance: boolean): GraphAnswer {
  const { graphId, fusedAt, nodes, report } = fusion;
  return {
    graph: graphIri(naming, graphId),
    nodes,
    about: { graphId, fusedAt, report },
    ...(withProvenance && {
      provenance: {
        graph: provenanceIri(naming, graphId),
        // The report says it all.
        json: undefined,
        quads: (graph) => fusionProvenance(fusion, naming, graph),
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
