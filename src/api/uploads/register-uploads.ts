// POST /uploads: a large file is announced, and its addresses are given. PUT to one of them: a part. POST to the last: the parts become a file.
// DELETE: no more of it. All but the first work by the signature in the address alone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import type { Upload } from '../../model/upload.ts';
import type { UploadAction } from '../../services/uploads/upload-addresses.ts';
import type { Uploads } from '../../services/uploads/uploads.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { parseJson } from '../http/json-body.ts';
import type { RequireSession } from '../session/require-session.ts';
import { announcedLength, checksumFields, checksumsOf } from './part-headers.ts';
import { beginRequest, completeRequest } from './upload-requests.ts';

/** What the operations on uploads work with. */
export interface UploadsFace {
  readonly uploads: Uploads;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
}

interface Named {
  readonly Params: { readonly uploadId: string };
}

interface NamedPart {
  readonly Params: { readonly uploadId: string; readonly partNumber: string };
}

/** Adds the operations on uploads, in two contexts: one reads JSON, one takes bytes as they come. */
export async function registerUploads(app: FastifyInstance, face: UploadsFace): Promise<void> {
  const { uploads, requireScopes, requireSession } = face;
  const demandSignature = (request: FastifyRequest, uploadId: string, action: UploadAction) => {
    if (!isSigned(uploads, request, { uploadId, action })) throw new Problem('upload-address-refused');
  };

  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    context.post(
      '/uploads',
      {
        onRequest: [
          requireScopes(...OPERATION_SCOPES['POST /uploads'].always),
          async (request, reply) => {
            if (request.headers['session-id'] !== undefined) await requireSession(request, reply);
          },
        ],
      },
      (request, reply) => answerBegin(uploads, request, reply),
    );
    context.post<Named>(
      '/uploads/:uploadId',
      {
        onRequest: (request, _reply, next) => {
          demandSignature(request, request.params.uploadId, { kind: 'finish' });
          next();
        },
      },
      async (request, reply) => {
        const upload = await uploads.complete(request.params.uploadId, completeRequest(request.body));
        return reply.send(shownUpload(upload));
      },
    );
    const demandScopes = requireScopes(...OPERATION_SCOPES['DELETE /uploads/{uploadId}'].always);
    context.delete<Named>(
      '/uploads/:uploadId',
      {
        onRequest: async (request, reply) => {
          // Either the signature, or the credential of its client.
          if (!hasSignature(request)) await demandScopes(request, reply);
          else demandSignature(request, request.params.uploadId, { kind: 'finish' });
        },
      },
      async (request, reply) => {
        const { uploadId } = request.params;
        await (request.caller === undefined ? uploads.abort(uploadId) : uploads.abortOf(request.caller, uploadId));
        return reply.status(204).send();
      },
    );
    done();
  });

  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    // Whatever a client says that a part is, it is bytes; they are read by the handler, as they come.
    context.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    context.put<NamedPart>(
      '/uploads/:uploadId/parts/:partNumber',
      {
        onRequest: (request, _reply, next) => {
          const { uploadId, partNumber } = request.params;
          demandSignature(request, uploadId, { kind: 'part', partNumber: Number(partNumber) });
          next();
        },
      },
      (request, reply) => answerPart(uploads, request, reply),
    );
    done();
  });
}

async function answerBegin(uploads: Uploads, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { session } = request;
  const wish = { ...beginRequest(request.body), ...(session !== undefined && { session }) };
  const { upload, partUris, completeUri } = await uploads.begin(callerOf(request), wish);
  return reply.send({
    uploadId: upload.uploadId,
    partSize: upload.partSizes[0],
    parts: partUris.map((uri, index) => ({ partNumber: index + 1, uri })),
    completeUri,
    expiresAt: upload.expiresAt.toISOString(),
  });
}

async function answerPart(
  uploads: Uploads,
  request: FastifyRequest<NamedPart>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { uploadId, partNumber } = request.params;
  try {
    const checksums = checksumsOf(request);
    const { etag } = await uploads.receive({
      uploadId,
      partNumber: Number(partNumber),
      // Not ended with the reading of it: whoever sends too much is to hear so.
      body: request.raw.iterator({ destroyOnReturn: false }),
      announcedBytes: announcedLength(request),
      checksums,
    });
    return await reply.headers({ etag, ...checksumFields(checksums) }).send();
  } catch (error) {
    if (isCut(request)) throw new Problem('invalid-request', 'The connection was cut before the part was whole.');
    request.raw.resume();
    throw error;
  }
}

function isCut({ raw }: FastifyRequest): boolean {
  return !raw.complete && raw.destroyed;
}

function shownUpload({ uploadId, filename, mimeType, sizeInBytes, expiresAt }: Upload) {
  return { uploadId, filename, mimeType, sizeInBytes, expiresAt: expiresAt.toISOString() };
}

function hasSignature({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'signature' in query;
}

function isSigned(
  uploads: Uploads,
  { query }: FastifyRequest,
  place: { readonly uploadId: string; readonly action: UploadAction },
): boolean {
  if (typeof query !== 'object' || query === null || !('signature' in query) || !('expires' in query)) return false;
  const { signature, expires } = query;
  if (typeof signature !== 'string' || typeof expires !== 'string') return false;
  return uploads.allows(place.uploadId, place.action, { signature, expires });
}
