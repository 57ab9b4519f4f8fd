// Takes the one file out of a multipart request (RFC 7578), never holding more of it than the limit.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DOCUMENT_LIMITS, HTTP_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** The multipart field that holds the file. */
const FIELD = 'document';

/** A file as it was sent. */
export interface DocumentPart {
  readonly file: Uint8Array;
  /** Without the folders that some clients put before it; undefined when none was given. */
  readonly filename: string | undefined;
}

/**
 * The file of the field `document`; other fields are ignored.
 * Throws Problem: unsupported-media-type, document-too-large, missing-document, invalid-request. What the client still
 * sends after that is discarded as it comes, so that it can finish and read the answer.
 */
export async function readDocumentPart(request: FastifyRequest): Promise<DocumentPart> {
  if (!request.isMultipart()) {
    throw new Problem('unsupported-media-type', 'Send the file as multipart/form-data, in the field `document`.');
  }
  try {
    refuseLongBody(request);
    return await findDocument(request);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    // The parser's own errors tell of boundaries and parts; none of them is a bug of ours.
    throw error instanceof Problem ? error : new Problem('invalid-request', 'The multipart body is malformed.');
  }
}

function refuseLongBody(request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > DOCUMENT_LIMITS.fileBytes + HTTP_LIMITS.multipartOverheadBytes) throw new Problem('document-too-large');
}

async function findDocument(request: FastifyRequest): Promise<DocumentPart> {
  let document: DocumentPart | undefined;
  const parts = request.parts({
    // The field is a file even when the client gave it no name.
    isPartAFile: (field, contentType, filename) =>
      field === FIELD || filename !== undefined || contentType === 'application/octet-stream',
    limits: {
      parts: HTTP_LIMITS.multipartParts,
      fieldSize: HTTP_LIMITS.multipartOverheadBytes,
      fileSize: DOCUMENT_LIMITS.fileBytes,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') continue;
    if (part.fieldname !== FIELD) {
      part.file.resume();
      continue;
    }
    if (document) throw new Problem('invalid-request', 'The field `document` holds more than one file.');
    document = { file: await collect(part), filename: part.filename === '' ? undefined : part.filename };
  }
  if (!document) throw new Problem('missing-document');
  return document;
}

async function collect({ file }: MultipartFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) {
    if (file.truncated) break;
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  if (file.truncated) throw new Problem('document-too-large');
  return Buffer.concat(chunks);
}
