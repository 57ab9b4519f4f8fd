// The bodies of the operations on uploads.
import { DOCUMENT_LIMITS, UPLOAD_LIMITS } from '../../kernel/limits.ts';
import { isDocumentMimeType } from '../../kernel/mime-type.ts';
import type { DocumentMimeType } from '../../kernel/mime-type.ts';
import { Problem } from '../../kernel/problem.ts';
import { mostParts } from '../../model/upload.ts';
import type { ReceivedPart } from '../../model/upload.ts';
import type { UploadWish } from '../../services/uploads/uploads.ts';
import { fieldsOf } from '../http/request-fields.ts';

/** Longest list of parts that is looked at, and longest tag in it. */
const MOST_PARTS = mostParts(DOCUMENT_LIMITS.uploadedFileBytes);
const TAG = /^"?([0-9a-zA-Z+/=_-]{1,128})"?$/;

/** The body of POST /uploads. Throws Problem invalid-request, unsupported-media-type, document-empty, document-too-large. */
export function beginRequest(body: unknown): Omit<UploadWish, 'session'> {
  const { filename, mimeType, sizeInBytes, parts } = fieldsOf(body, ['filename', 'mimeType', 'sizeInBytes', 'parts']);
  const size = sizeOf(sizeInBytes);
  return {
    filename: nameOf(filename),
    mimeType: typeOf(mimeType),
    sizeInBytes: size,
    ...(parts !== undefined && { parts: partCount(parts, size) }),
  };
}

/** The body with which an upload is completed. Tags may stand without their quotes, as S3 has it. Throws Problem invalid-request. */
export function completeRequest(body: unknown): readonly ReceivedPart[] {
  const { parts } = fieldsOf(body, ['parts']);
  if (!Array.isArray(parts) || parts.length > MOST_PARTS) {
    throw new Problem('invalid-request', `The field \`parts\` is a list of up to ${MOST_PARTS} parts.`);
  }
  return parts.map((part: unknown) => {
    const { partNumber, etag } = fieldsOf(part, ['partNumber', 'etag'], 'A part');
    const [, tag] = typeof etag === 'string' ? (TAG.exec(etag) ?? []) : [];
    if (typeof partNumber === 'number' && Number.isSafeInteger(partNumber) && tag !== undefined) {
      return { partNumber, etag: `"${tag}"` };
    }
    throw new Problem('invalid-request', 'A part has a `partNumber` and the `etag` that its PUT was answered with.');
  });
}

function nameOf(value: unknown): string {
  const name =
    typeof value === 'string' ? value.slice(Math.max(value.lastIndexOf('/'), value.lastIndexOf('\\')) + 1) : '';
  const limit = UPLOAD_LIMITS.filenameCharacters;
  if (name !== '' && name.length <= limit && !/\p{Cc}/u.test(name)) return name;
  throw new Problem('invalid-request', `The field \`filename\` is a text of 1 to ${limit} printable characters.`);
}

function typeOf(value: unknown): DocumentMimeType {
  const type = typeof value === 'string' ? (value.split(';', 1)[0] ?? '').trim().toLowerCase() : undefined;
  if (type === undefined) throw new Problem('invalid-request', 'The field `mimeType` is a media type.');
  if (isDocumentMimeType(type)) return type;
  throw new Problem('unsupported-media-type');
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new Problem('invalid-request', 'The field `sizeInBytes` is a whole number of bytes.');
  }
  if (value === 0) throw new Problem('document-empty');
  if (value > DOCUMENT_LIMITS.uploadedFileBytes) throw new Problem('document-too-large');
  return value;
}

function partCount(value: unknown, sizeInBytes: number): number {
  const most = mostParts(sizeInBytes);
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= most) return value;
  throw new Problem(
    'invalid-request',
    `A file of this size has 1 to ${most} parts: all but the last have at least ${UPLOAD_LIMITS.partBytes} bytes.`,
  );
}
