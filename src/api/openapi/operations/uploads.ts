// The operations on uploads, described.
import { DOCUMENT_LIMITS, UPLOAD_LIMITS } from '../../../kernel/limits.ts';
import {
  EXAMPLE_REQUEST_ID,
  jsonAnswer,
  jsonBody,
  problemAnswers,
  requestIdHeader,
  scopeSentence,
  securityOf,
} from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { SESSION_ID_PARAMETER, SESSION_PROBLEMS } from '../session-parameters.ts';

const SIZE = DOCUMENT_LIMITS.uploadedFileBytes;
const EXPIRES_AT = '2026-03-01T13:00:00.000Z';
const SIGNED = 'expires=1772370000&signature=i3wJ0b3fJ1xTt8Q2oYk2m0bWcBzq3rQxvVhK0mXGm5o';
const DECLARED = { filename: 'statements-2025.pdf', mimeType: 'application/pdf', sizeInBytes: 9_000_000 };

const UPLOAD_ID_PARAMETER: Description = {
  name: 'uploadId',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
  example: EXAMPLE_REQUEST_ID,
};

/** The two parts of a signature, as the address brings them. */
function signatureParameters(required: boolean): readonly Description[] {
  return [
    { name: 'expires', in: 'query', required, description: 'Part of the address.', schema: { type: 'string' } },
    { name: 'signature', in: 'query', required, description: 'Part of the address.', schema: { type: 'string' } },
  ];
}

/** A field with a checksum in base64. */
function checksumParameter(name: string, algorithm: string): Description {
  const description = `${algorithm} of the part, in base64. It is checked.`;
  return { name, in: 'header', description, schema: { type: 'string' } };
}

/** Every operation under `/uploads`. */
export function uploadOperations(baseUrl: string): readonly DescribedOperation[] {
  const here = `${baseUrl}/uploads/${EXAMPLE_REQUEST_ID}`;
  return [
    {
      method: 'post',
      path: '/uploads',
      operation: {
        operationId: 'beginUpload',
        tags: ['Uploads'],
        summary: 'Begin to send a large file',
        description: `For files of up to ${SIZE.toLocaleString('en')} bytes. The answer has an address for each part, where its bytes are PUT, in any order, again if need be; then the list of parts is POSTed to \`completeUri\`, and \`uploadId\` stands in place of the file in \`POST /documents/single\` and \`POST /documents/append\`. An upload belongs to its client, is used once, and lives ${UPLOAD_LIMITS.lifetimeMs / 60_000} minutes at most.

With \`Session-Id\` it belongs to that session, too: only there it can be used, and with it it ends.

${scopeSentence('POST /uploads', '')}`,
        security: securityOf('POST /uploads'),
        parameters: [{ ...SESSION_ID_PARAMETER, required: false }],
        requestBody: jsonBody('UploadRequest', DECLARED),
        responses: {
          '200': jsonAnswer('The upload has begun.', 'BegunUpload', {
            uploadId: EXAMPLE_REQUEST_ID,
            partSize: UPLOAD_LIMITS.partBytes,
            parts: [1, 2].map((partNumber) => ({ partNumber, uri: `${here}/parts/${partNumber}?${SIGNED}` })),
            completeUri: `${here}?${SIGNED}`,
            expiresAt: EXPIRES_AT,
          }),
          ...problemAnswers(baseUrl, [
            ...SESSION_PROBLEMS,
            'unsupported-media-type',
            'document-too-large',
            'document-empty',
            'request-too-large',
            'too-many-requests',
          ]),
        },
      },
    },
    {
      method: 'put',
      path: '/uploads/{uploadId}/parts/{partNumber}',
      operation: {
        operationId: 'sendPart',
        tags: ['Uploads'],
        summary: 'Send a part',
        description: `At an address that \`POST /uploads\` gave, which may as well lead to the storage behind this server. The body is the bytes of the part, as many as it has to have. A part that is sent again takes the place of the earlier one. Semantics are those of \`UploadPart\` in the API of Amazon S3.`,
        security: [],
        parameters: [
          UPLOAD_ID_PARAMETER,
          { name: 'partNumber', in: 'path', required: true, schema: { type: 'integer', minimum: 1 }, example: 1 },
          ...signatureParameters(true),
          checksumParameter('Content-MD5', 'MD5 (RFC 1864)'),
          checksumParameter('x-amz-checksum-sha256', 'SHA-256'),
          checksumParameter('x-amz-checksum-crc32', 'CRC-32, big-endian,'),
        ],
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: {
          '200': {
            description: 'The part is there.',
            headers: {
              ...requestIdHeader,
              ETag: {
                description: 'Names these bytes in the list of parts.',
                schema: { type: 'string' },
                example: '"9a0364b9e99bb480dd25e1f0284c8555"',
              },
            },
          },
          ...problemAnswers(baseUrl, [
            'upload-part-refused',
            'upload-address-refused',
            'upload-not-found',
            'too-many-requests',
          ]),
        },
      },
    },
    {
      method: 'post',
      path: '/uploads/{uploadId}',
      operation: {
        operationId: 'completeUpload',
        tags: ['Uploads'],
        summary: 'Make one file of the parts',
        description:
          'At `completeUri`. All parts are listed in ascending order, each with the `ETag` of its last PUT; then the file is checked against what was declared of it. Asked again with the same list, the answer is the same.',
        security: [],
        parameters: [UPLOAD_ID_PARAMETER, ...signatureParameters(true)],
        requestBody: jsonBody('UploadParts', {
          parts: [{ partNumber: 1, etag: '"9a0364b9e99bb480dd25e1f0284c8555"' }],
        }),
        responses: {
          '200': jsonAnswer('The file is there.', 'Upload', {
            uploadId: EXAMPLE_REQUEST_ID,
            ...DECLARED,
            expiresAt: EXPIRES_AT,
          }),
          ...problemAnswers(baseUrl, [
            'upload-parts-refused',
            'unsupported-media-type',
            'request-too-large',
            'upload-address-refused',
            'upload-not-found',
            'upload-differs',
          ]),
        },
      },
    },
    {
      method: 'delete',
      path: '/uploads/{uploadId}',
      operation: {
        operationId: 'abortUpload',
        tags: ['Uploads'],
        summary: 'Abort an upload',
        description: `At \`completeUri\`, or without its signature and with the credential of the client instead. When this is answered, nothing of the upload can be read again.

${scopeSentence('DELETE /uploads/{uploadId}', '')} A signature does without.`,
        security: securityOf('DELETE /uploads/{uploadId}'),
        parameters: [UPLOAD_ID_PARAMETER, ...signatureParameters(false)],
        responses: {
          '204': { description: 'The upload is gone.', headers: requestIdHeader },
          ...problemAnswers(baseUrl, [
            'unauthenticated',
            'insufficient-scope',
            'upload-address-refused',
            'upload-not-found',
          ]),
        },
      },
    },
  ];
}
