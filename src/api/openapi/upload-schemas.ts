// The schemas of uploads: what is declared of a file, where its parts go, and what it became.
import { DOCUMENT_LIMITS, UPLOAD_LIMITS } from '../../kernel/limits.ts';
import { mostParts } from '../../model/upload.ts';
import { closed, listOf } from './describe.ts';
import type { Description } from './describe.ts';

const text = { type: 'string' } as const;
const uri = { type: 'string', format: 'uri' } as const;
const uploadId = {
  type: 'string',
  format: 'uuid',
  description: 'Names the upload where a file would be sent.',
} as const;
const sizeInBytes = { type: 'integer', minimum: 1, maximum: DOCUMENT_LIMITS.uploadedFileBytes } as const;
const mimeType = { ...text, enum: ['application/pdf', 'image/jpeg', 'image/png'] } as const;
const expiresAt = {
  ...text,
  format: 'date-time',
  description: 'From here on the upload and its addresses are no more.',
} as const;
const MOST_PARTS = mostParts(DOCUMENT_LIMITS.uploadedFileBytes);
const partNumber = { type: 'integer', minimum: 1, maximum: MOST_PARTS } as const;

/** By name, as `#/components/schemas/…`. */
export const UPLOAD_SCHEMAS: Readonly<Record<string, Description>> = {
  UploadRequest: closed(
    'A file that is about to be sent.',
    {
      filename: {
        ...text,
        minLength: 1,
        description: `Up to ${UPLOAD_LIMITS.filenameCharacters} characters, without the folders before it.`,
      },
      mimeType: { ...mimeType, description: 'Compared with the content when all parts have come.' },
      sizeInBytes: { ...sizeInBytes, description: 'Exactly.' },
      parts: {
        ...partNumber,
        description: `How many parts to send it in; as many as there can be when it is left out. All but the last have at least ${UPLOAD_LIMITS.partBytes} bytes.`,
      },
    },
    ['parts'],
  ),
  BegunUpload: closed('Where the parts go.', {
    uploadId,
    partSize: { ...sizeInBytes, description: 'Bytes of each part but the last, which has the rest.' },
    parts: listOf(
      closed('An address for one part: PUT its bytes there.', {
        partNumber,
        uri: {
          ...uri,
          description: 'Signed; no other credential is needed. On this server, or on the storage behind it.',
        },
      }),
      { minItems: 1, maxItems: MOST_PARTS },
    ),
    completeUri: { ...uri, description: 'Signed: POST the list of parts there, or DELETE it to abort the upload.' },
    expiresAt,
  }),
  UploadParts: closed('All parts, in ascending order.', {
    parts: listOf(
      closed('A part that was sent.', {
        partNumber,
        etag: { ...text, minLength: 1, description: 'The header field `ETag` of the answer to its last PUT.' },
      }),
      { minItems: 1, maxItems: MOST_PARTS },
    ),
  }),
  Upload: closed('A file that is there whole, until it is used.', {
    uploadId,
    filename: { ...text, minLength: 1 },
    mimeType,
    sizeInBytes,
    expiresAt,
  }),
};
