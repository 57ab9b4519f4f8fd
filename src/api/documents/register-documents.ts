// POST /documents/single: one file in, the extraction response out.
import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsePrefer } from '../../kernel/prefer.ts';
import { Problem } from '../../kernel/problem.ts';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import { documentPreference, namesDocuments, preferenceApplied } from '../../services/document-preference.ts';
import { ingest } from '../../services/ingest.ts';
import type { IngestDependencies, IngestResult } from '../../services/ingest.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { problemOf } from '../problems/problem-of.ts';
import type { Metrics } from '../service/metrics.ts';
import { readDocumentPart } from './read-document-part.ts';

/** What the operations on documents work with. */
export interface DocumentsOptions extends IngestDependencies {
  readonly metrics: Metrics;
  readonly requireScopes: RequireScopes;
}

/** Adds the operations on documents, in a context of their own: nothing but multipart is parsed there. */
export async function registerDocuments(app: FastifyInstance, options: DocumentsOptions): Promise<void> {
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    await context.register(fastifyMultipart, { throwFileSizeLimit: false });
    context.post(
      '/documents/single',
      { onRequest: options.requireScopes(...OPERATION_SCOPES['POST /documents/single'].always) },
      (request, reply) => answerSingle(options, request, reply),
    );
  });
}

async function answerSingle(
  options: DocumentsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const preference = documentPreference(parsePrefer(request.raw.headersDistinct.prefer ?? []));
  if (namesDocuments(preference)) reply.header('vary', 'Prefer');
  const includeProvenance = included(request.query).has('provenance');
  const { file, filename } = await readDocumentPart(request);
  const { requestId, caller } = { requestId: request.id, caller: callerOf(request) };
  const { response } = await counted(options.metrics, () =>
    ingest(options, { requestId, caller, file, filename, preference, includeProvenance }),
  );
  const applied = preferenceApplied(preference);
  if (applied !== undefined) reply.header('preference-applied', applied);
  return reply.send(response);
}

/** Counts a document by its class and what became of it. */
async function counted(metrics: Metrics, read: () => Promise<IngestResult>): Promise<IngestResult> {
  try {
    const result = await read();
    const { document, status } = result.response.result;
    metrics.documents.inc({ class: document.classIdentifier, outcome: status.review });
    metrics.pages.inc(result.pageCount);
    return result;
  } catch (error) {
    metrics.documents.inc({ class: 'none', outcome: problemOf(error).problem.code });
    throw error;
  }
}

/** What `?include=` asks for: a list separated by commas. */
function included(query: unknown): ReadonlySet<string> {
  const value = typeof query === 'object' && query !== null && 'include' in query ? query.include : [];
  const names = [value].flat().flatMap((text) => String(text).split(','));
  const unknown = names.find((name) => name !== 'provenance');
  if (unknown !== undefined) throw new Problem('invalid-request', 'The parameter `include` takes `provenance` only.');
  return new Set(names);
}
