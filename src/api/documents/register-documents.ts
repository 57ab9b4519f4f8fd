// POST /documents/single and /documents/append: one file in, the extraction response out, and with append all of it kept.
// GET /documents/{requestId}/file: the file again.
import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsePrefer } from '../../kernel/prefer.ts';
import { Problem } from '../../kernel/problem.ts';
import { OPERATION_SCOPES, RECOGNITION_SCOPE } from '../../kernel/scopes.ts';
import { documentPreference, namesDocuments, preferenceApplied } from '../../services/document-preference.ts';
import { ingest } from '../../services/ingest.ts';
import type { IngestResult } from '../../services/ingest.ts';
import { append } from '../../services/append.ts';
import type { AppendDependencies } from '../../services/append.ts';
import type { Submission } from '../../services/read-submission.ts';
import type { Uploads } from '../../services/uploads/uploads.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { challenges } from '../authentication/challenge.ts';
import { included } from '../http/included.ts';
import { receiveFile } from '../http/receive-file.ts';
import { parseJson } from '../http/json-body.ts';
import type { Metrics } from '../service/metrics.ts';
import { sessionOf } from '../session/require-session.ts';
import type { RequireSession } from '../session/require-session.ts';
import { countDocument } from './count-document.ts';
import { sendFile } from './send-file.ts';
import { readSentDocument } from './read-document-part.ts';

/** What the operations on documents work with. */
export interface DocumentsOptions extends AppendDependencies {
  readonly uploads: Uploads;
  readonly metrics: Metrics;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
}

/** Adds the operations on documents, in a context of their own: nothing but multipart and JSON is parsed there. */
export async function registerDocuments(app: FastifyInstance, options: DocumentsOptions): Promise<void> {
  const { requireScopes, requireSession, sources } = options;
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    await context.register(fastifyMultipart, { throwFileSizeLimit: false });
    context.post(
      '/documents/single',
      { onRequest: requireScopes(...OPERATION_SCOPES['POST /documents/single'].always) },
      (request, reply) => answerSubmission(options, { request, reply }, (submission) => ingest(options, submission)),
    );
    context.post(
      '/documents/append',
      { onRequest: [requireScopes(...OPERATION_SCOPES['POST /documents/append'].always), requireSession] },
      (request, reply) =>
        answerSubmission(options, { request, reply }, (submission) =>
          append(options, { ...submission, sessionId: sessionOf(request).sessionId }),
        ),
    );
    context.get<{ Params: { requestId: string } }>(
      '/documents/:requestId/file',
      { onRequest: [requireScopes(...OPERATION_SCOPES['GET /documents/{requestId}/file'].always), requireSession] },
      (request, reply) => sendFile(sources, { request, reply, requestId: request.params.requestId }),
    );
  });
}

async function answerSubmission(
  { metrics, uploads }: DocumentsOptions,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  read: (submission: Submission) => Promise<IngestResult>,
): Promise<FastifyReply> {
  const preference = documentPreference(parsePrefer(request.raw.headersDistinct.prefer ?? []));
  if (namesDocuments(preference)) reply.header('vary', 'Prefer');
  const includeProvenance = included(request.query).has('provenance');
  const sent = await receiveFile(request, () => readSentDocument(request));
  const common = { requestId: request.id, caller: callerOf(request), preference, includeProvenance };
  const { response } = await challenged(reply, () =>
    countDocument(metrics, () => {
      if (sent.kind === 'file') return read({ ...common, file: sent.file, filename: sent.filename });
      const shown = { caller: common.caller, uploadId: sent.uploadId, sessionId: request.session?.sessionId ?? null };
      return uploads.use(shown, ({ file, filename }) => read({ ...common, file, filename, isUpload: true }));
    }),
  );
  const applied = preferenceApplied(preference);
  if (applied !== undefined) reply.header('preference-applied', applied);
  return reply.send(response);
}

/** Which scope is missing may show only when the file is open (RFC 6750 §3.1). */
async function challenged<T>(reply: FastifyReply, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem && error.code === 'insufficient-scope') {
      reply.header('www-authenticate', challenges([RECOGNITION_SCOPE], 'insufficient_scope'));
    }
    throw error;
  }
}
