// GET and POST /sparql: the SPARQL 1.1 Protocol over the sessions of a client. Without a query, GET describes the service to programs and is
// an editor for people; neither holds anything of anybody, so neither needs a credential.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import { readQuery } from '../../services/sparql/read-query.ts';
import type { ReadQuery } from '../../services/sparql/read-query.ts';
import { ownPrefixes } from '../../services/sparql/query-prefixes.ts';
import type { QueryAnswer, QueryEngine, SessionQueries } from '../../services/sparql/session-queries.ts';
import type { Sessions } from '../../services/sessions.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { negotiate } from '../http/negotiate.ts';
import type { Metrics } from '../service/metrics.ts';
import type { SessionKeyCookie } from '../session/session-key-cookie.ts';
import { sendEditor } from './editor-page.ts';
import {
  FORM_MEDIA_TYPE,
  QUERY_MEDIA_TYPE,
  UPDATE_MEDIA_TYPE,
  addressParameters,
  noUpdates,
  protocolRequest,
} from './protocol-request.ts';
import type { ProtocolRequest } from './protocol-request.ts';
import { requireSessions } from './require-sessions.ts';
import { RDF_FORMATS, RESULT_FORMATS, resultFormat, withCharset } from './result-formats.ts';
import type { ResultFormat } from './result-formats.ts';
import { serviceDescription } from './service-description.ts';

/** What the endpoint works with. */
export interface SparqlOptions {
  readonly queries: SessionQueries;
  readonly sessions: Sessions;
  readonly cookie: SessionKeyCookie;
  readonly requireScopes: RequireScopes;
  readonly metrics: Metrics;
  readonly graphBase: string;
  readonly baseUrl: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The sessions that a query sees; set before its body is read. */
    sessionIds?: readonly string[];
  }
}

const HTML = 'text/html';

/** Adds the endpoint, in a context of its own: bodies are read as the protocol has them. */
export async function registerSparql(app: FastifyInstance, options: SparqlOptions): Promise<void> {
  const { requireScopes } = options;
  const demandGet = requireScopes(...OPERATION_SCOPES['GET /sparql'].always);
  const demandPost = requireScopes(...OPERATION_SCOPES['POST /sparql'].always);
  const findSessions = async (request: FastifyRequest): Promise<void> => {
    request.sessionIds = await requireSessions(request, options);
  };
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser(
      [QUERY_MEDIA_TYPE, FORM_MEDIA_TYPE],
      { parseAs: 'buffer' },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    context.addContentTypeParser(UPDATE_MEDIA_TYPE, (_request, _body, parsed) => {
      parsed(noUpdates());
    });
    context.get(
      '/sparql',
      {
        onRequest: async (request, reply) => {
          reply.header('vary', 'Accept');
          if (asksForPage(request) || !addressParameters(request).has('query')) return;
          await demandGet(request, reply);
          await findSessions(request);
        },
      },
      (request, reply) => {
        if (asksForPage(request)) return sendEditor(reply);
        const parameters = addressParameters(request);
        if (parameters.has('query')) return answerQuery(options, request, reply);
        if (parameters.has('update')) throw noUpdates();
        return describeService(options, request, reply);
      },
    );
    context.post('/sparql', { onRequest: [demandPost, findSessions] }, (request, reply) => {
      reply.header('vary', 'Accept');
      return answerQuery(options, request, reply);
    });
    done();
  });
}

/** A browser that goes there is shown the page, and the query in it: others name some format of results, or none at all. */
function asksForPage(request: FastifyRequest): boolean {
  const results = Object.values(RESULT_FORMATS).flatMap((formats) => Object.keys(formats));
  const [first = '', ...others] = results;
  return negotiate(request.headers.accept, [first, ...others, HTML]) === HTML;
}

function describeService(
  { baseUrl, queries }: SparqlOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const mediaType = negotiate(request.headers.accept, RDF_FORMATS);
  if (mediaType === undefined) {
    throw new Problem('not-acceptable', `Without a query there is a description: ${RDF_FORMATS.join(', ')}.`);
  }
  return reply
    .type(withCharset(mediaType))
    .send(Buffer.from(serviceDescription(`${baseUrl}/sparql`, queries.federates, mediaType)));
}

async function answerQuery(
  options: SparqlOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { queries, metrics, baseUrl, graphBase } = options;
  const labels: { form: string; engine: QueryEngine | 'none' } = { form: 'none', engine: 'none' };
  const gone = whenGone(reply);
  try {
    const asked = protocolRequest(request);
    const query = readQuery(asked.query, `${baseUrl}/sparql`, ownPrefixes(graphBase));
    labels.form = query.form;
    const format = resultFormat(query.form, request.headers.accept);
    const sessionIds = request.sessionIds ?? [];
    labels.engine = queries.engineOf(query, sessionIds);
    const answer = await queries.answer(sessionQuery({ request, asked, query, format, signal: gone }));
    metrics.sparqlQueries.inc({ ...labels, outcome: 'answered' });
    return await sendAnswer(reply, answer, format);
  } catch (error) {
    if (gone.aborted) {
      metrics.sparqlQueries.inc({ ...labels, outcome: 'abandoned' });
      return reply.hijack(); // nobody is there to be answered
    }
    metrics.sparqlQueries.inc({ ...labels, outcome: error instanceof Problem ? error.code : 'internal-error' });
    throw error;
  }
}

interface Asking {
  readonly request: FastifyRequest;
  readonly asked: ProtocolRequest;
  readonly query: ReadQuery;
  readonly format: ResultFormat;
  readonly signal: AbortSignal;
}

function sessionQuery({ request, asked, query, format, signal }: Asking) {
  return {
    clientId: callerOf(request).clientId,
    sessionIds: request.sessionIds ?? [],
    query,
    dataset: asked.dataset,
    mediaType: format.written,
    signal,
  };
}

async function sendAnswer(reply: FastifyReply, { bytes, defaultGraph }: QueryAnswer, { contentType }: ResultFormat) {
  if (defaultGraph !== undefined) {
    const { kind, documentsSince } = defaultGraph;
    reply.header('arkive-default-graph', kind === 'documents' ? kind : `${kind};documents-since=${documentsSince}`);
  }
  // The very bytes that the engine wrote.
  return reply.type(contentType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Aborts when the client leaves before it was answered. */
function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort(new Error('the client has gone'));
  });
  return controller.signal;
}
