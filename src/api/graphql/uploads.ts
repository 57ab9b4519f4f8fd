// Files in GraphQL requests (https://github.com/jaydenseric/graphql-multipart-request-spec). Variables hold the promise of
// graphql-upload-ts; the body is read by the reader that REST has, into memory: the one of graphql-upload-ts would write
// documents to the folder for temporary files, in the clear.
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Upload } from 'graphql-upload-ts';
import type { FileUpload } from 'graphql-upload-ts';
import { DOCUMENT_LIMITS, HTTP_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { readMultipart } from '../http/read-multipart.ts';

/** A file as it was sent. */
interface UploadedFile {
  readonly file: Uint8Array;
  readonly filename: string | undefined;
}

/** The file of a variable of type Upload. */
export async function uploadedBytes(upload: Promise<FileUpload>): Promise<UploadedFile> {
  const given = await upload;
  const chunks: Uint8Array[] = [];
  for await (const chunk of given.createReadStream()) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return { file: Buffer.concat(chunks), filename: given.filename === '' ? undefined : given.filename };
}

/** The operation of a multipart body, its one file put where `map` says. Throws Problem invalid-request, document-too-large. */
export function readMultipartOperation(request: FastifyRequest): Promise<unknown> {
  return readMultipart(request, () => readParts(request));
}

async function readParts(request: FastifyRequest): Promise<unknown> {
  let operations: unknown;
  let upload: { readonly field: string; readonly promise: Upload; isThere: boolean } | undefined;
  const parts = request.parts({
    isPartAFile: (field, contentType, filename) =>
      (field !== 'operations' && field !== 'map') ||
      filename !== undefined ||
      contentType === 'application/octet-stream',
    limits: {
      parts: HTTP_LIMITS.multipartParts,
      fieldSize: HTTP_LIMITS.bodyBytes,
      fileSize: DOCUMENT_LIMITS.fileBytes,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Problem('request-too-large', `The field \`${part.fieldname}\` is too long.`);
      if (part.fieldname === 'operations') operations = json(part.value, 'operations');
      else upload = mapped(operations, json(part.value, 'map'));
      continue;
    }
    if (upload?.field !== part.fieldname || upload.isThere) {
      if (upload === undefined)
        throw new Problem('invalid-request', 'The fields `operations` and `map` come before files.');
      part.file.resume();
      continue;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.file) if (chunk instanceof Uint8Array && !part.file.truncated) chunks.push(chunk);
    if (part.file.truncated) throw new Problem('document-too-large');
    upload.isThere = true;
    upload.promise.resolve(inMemory(part, Buffer.concat(chunks)));
  }
  if (operations === undefined) throw new Problem('invalid-request', 'The field `operations` is missing.');
  if (upload !== undefined && !upload.isThere)
    throw new Problem('missing-document', 'A file that `map` names is missing.');
  return operations;
}

/** Reads `map`, and puts the promise of its file into the operation in place of null. */
function mapped(operations: unknown, map: unknown) {
  if (operations === undefined) throw new Problem('invalid-request', 'The field `map` comes after `operations`.');
  const entries = typeof map === 'object' && map !== null ? Object.entries(map) : [];
  const [[field, paths] = ['', []], ...others] = entries as readonly (readonly [string, unknown])[];
  if (others.length > 0) throw new Problem('invalid-request', 'One operation takes one file.');
  if (!Array.isArray(paths) || paths.length !== 1) {
    throw new Problem('invalid-request', 'The field `map` names for each file a list of one path.');
  }
  const promise = new Upload();
  put(operations, String(paths[0]), promise);
  return { field, promise, isThere: false };
}

function put(operations: unknown, path: string, upload: Upload): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = operations;
  for (const key of keys) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  if (keys[0] !== 'variables' || !isObject(at) || !Object.hasOwn(at, last) || at[last] !== null) {
    throw new Problem('invalid-request', 'A path in `map` leads to a variable that is null.');
  }
  at[last] = upload;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function json(value: unknown, field: string): unknown {
  try {
    return JSON.parse(String(value)) as unknown;
  } catch {
    throw new Problem('invalid-request', `The field \`${field}\` is not valid JSON.`);
  }
}

/** As graphql-upload-ts has it, without the file on disk behind it. */
function inMemory(
  part: { readonly filename: string; readonly fieldname: string; readonly mimetype: string; readonly encoding: string },
  bytes: Uint8Array,
): FileUpload {
  const { filename, fieldname: fieldName, mimetype, encoding } = part;
  const createReadStream = () => Readable.from([bytes]);
  return { filename, fieldName, mimetype, encoding, createReadStream } as unknown as FileUpload;
}
