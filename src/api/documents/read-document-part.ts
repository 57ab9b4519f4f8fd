// Takes the document out of a request: the one file of a multipart body (RFC 7578), never holding more of it than the limit, or the id of an
// upload that came before, in multipart or in JSON.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DOCUMENT_LIMITS, HTTP_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { readMultipart } from '../http/read-multipart.ts';

/** The multipart field that holds the file, and the field that names an upload. */
const FIELD = 'document';
const UPLOAD_FIELD = 'uploadId';
/** Longest text that is taken for the id of an upload. */
const UPLOAD_ID_CHARACTERS = 200;

/** A file as it was sent, or the upload that has it. */
export type SentDocument = DocumentPart | NamedUpload;

/** An upload in place of a file. */
export interface NamedUpload {
  readonly kind: 'upload';
  readonly uploadId: string;
}

/** A file as it was sent. */
export interface DocumentPart {
  readonly kind: 'file';
  readonly file: Uint8Array;
  /** Without the folders that some clients put before it; undefined when none was given. */
  readonly filename: string | undefined;
}

/**
 * The file of the field `document`, or the upload of the field `uploadId`; other fields are ignored.
 * Throws Problem: unsupported-media-type, document-too-large, missing-document, invalid-request.
 */
export async function readSentDocument(request: FastifyRequest): Promise<SentDocument> {
  if (!request.isMultipart()) return namedInJson(request.body);
  return readMultipart(request, () => findDocument(request));
}

/** Nothing else is parsed here: whatever has no body came without one of a type that is read. */
function namedInJson(body: unknown): NamedUpload {
  if (typeof body !== 'object' || body === null || !(UPLOAD_FIELD in body)) {
    throw new Problem('unsupported-media-type', 'Send the file as multipart/form-data, in the field `document`.');
  }
  return namedUpload(body.uploadId);
}

function namedUpload(value: unknown): NamedUpload {
  if (typeof value === 'string' && value !== '' && value.length <= UPLOAD_ID_CHARACTERS) {
    return { kind: 'upload', uploadId: value.toLowerCase() };
  }
  throw new Problem('invalid-request', 'The field `uploadId` is the id of an upload.');
}

async function findDocument(request: FastifyRequest): Promise<SentDocument> {
  let document: SentDocument | undefined;
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
    if (part.type === 'field') {
      if (part.fieldname !== UPLOAD_FIELD) continue;
      if (document) throw new Problem('invalid-request', ONE_DOCUMENT);
      document = namedUpload(part.value);
      continue;
    }
    if (part.fieldname !== FIELD) {
      part.file.resume();
      continue;
    }
    if (document?.kind === 'upload') throw new Problem('invalid-request', ONE_DOCUMENT);
    if (document) throw new Problem('invalid-request', 'The field `document` holds more than one file.');
    document = { kind: 'file', file: await collect(part), filename: part.filename === '' ? undefined : part.filename };
  }
  if (!document) throw new Problem('missing-document');
  return document;
}

const ONE_DOCUMENT = 'Send one document: a file in `document`, or `uploadId`.';

async function collect({ file }: MultipartFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) {
    if (file.truncated) break;
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  if (file.truncated) throw new Problem('document-too-large');
  return Buffer.concat(chunks);
}
