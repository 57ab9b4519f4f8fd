// The operations on documents, described: one that forgets, one that keeps, and the file that was kept.
import { DOCUMENT_LIMITS } from '../../../kernel/limits.ts';
import type { ProblemCode } from '../../../kernel/problem.ts';
import { problemAnswers, requestIdHeader, schemaRef, scopeSentence, securityOf } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { EXTRACTION_EXAMPLE } from '../extraction-example.ts';
import { REQUEST_ID_PARAMETER, SESSION_ID_PARAMETER, SESSION_PROBLEMS } from '../session-parameters.ts';

const PREFER: Description = {
  name: 'Prefer',
  in: 'header',
  description: `Preferences (RFC 7240). \`document-class\`: class identifiers, separated by commas. \`document-context\`: contexts (the part of a class name before the colon), separated by commas. Either one matching is enough. A document that does not match is read all the same, with an entry in \`expectations.warnings\`; with \`handling=strict\` it is classified, not extracted, and the answer is 412. Unknown preferences are ignored.`,
  schema: { type: 'string' },
  examples: {
    statement: { summary: 'Expect a current account statement', value: 'document-class="banking-statement"' },
    strict: { summary: 'Accept banking documents only', value: 'document-context="Banking", handling=strict' },
  },
};

const INCLUDE: Description = {
  name: 'include',
  in: 'query',
  description: '`provenance` adds `result.provenance`: where in the document every value was read, and how.',
  schema: { type: 'string', enum: ['provenance'] },
};

const UPLOAD_ID: Description = {
  type: 'string',
  format: 'uuid',
  description: 'A complete upload (`POST /uploads`) in place of the file. It is used up by this.',
};

const BODY: Description = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        description: 'A file, or an upload.',
        minProperties: 1,
        properties: {
          document: { type: 'string', format: 'binary', description: 'One PDF, JPEG or PNG file.' },
          uploadId: UPLOAD_ID,
        },
      },
      encoding: { document: { contentType: 'application/pdf, image/jpeg, image/png' } },
    },
    'application/json': {
      schema: { type: 'object', required: ['uploadId'], properties: { uploadId: UPLOAD_ID } },
    },
  },
};

const ANSWER: Description = {
  description: 'The document was read. Whether somebody should look at it, `result.status.review` says.',
  headers: {
    ...requestIdHeader,
    'Preference-Applied': {
      description: 'The preferences that were evaluated (RFC 7240 §3); absent when there were none.',
      schema: { type: 'string' },
      example: 'document-class="banking-statement"',
    },
    Vary: {
      description: '`Prefer`, when preferences were evaluated.',
      schema: { type: 'string' },
      example: 'Prefer',
    },
  },
  content: { 'application/json': { schema: schemaRef('ExtractionResponse'), example: EXTRACTION_EXAMPLE } },
};

const READING_PROBLEMS: readonly ProblemCode[] = [
  'unsupported-media-type',
  'missing-document',
  'document-too-large',
  'document-empty',
  'unauthenticated',
  'insufficient-scope',
  'upload-not-found',
  'upload-incomplete',
  'preference-failed',
  'document-not-in-sandbox',
  'document-damaged',
  'document-encrypted',
  'too-many-pages',
  'page-too-large',
  'picture-too-large',
  'too-many-words',
  'reading-timeout',
  'reading-memory',
];

const LIMITS = `The type of the file is told from its content; the name and the type that the client gives are not trusted. Limits: ${DOCUMENT_LIMITS.fileBytes.toLocaleString('en')} bytes with the request, ${DOCUMENT_LIMITS.uploadedFileBytes.toLocaleString('en')} uploaded before; ${DOCUMENT_LIMITS.pages} pages.`;
const OCR = 'when a page has to be read by OCR';

/** Every operation under `/documents`. */
export function documentOperations(baseUrl: string): readonly DescribedOperation[] {
  return [
    {
      method: 'post',
      path: '/documents/single',
      operation: {
        operationId: 'submitDocument',
        tags: ['Documents'],
        summary: 'Read one document',
        description: `Takes a document in and answers with what it says: its class, its text and the nodes of its graph. Nothing is kept.

${LIMITS}

${scopeSentence('POST /documents/single', OCR)}`,
        security: securityOf('POST /documents/single'),
        parameters: [PREFER, INCLUDE],
        requestBody: BODY,
        responses: { '200': ANSWER, ...problemAnswers(baseUrl, READING_PROBLEMS) },
      },
    },
    {
      method: 'post',
      path: '/documents/append',
      operation: {
        operationId: 'appendDocument',
        tags: ['Documents'],
        summary: 'Read one document and keep it in a session',
        description: `Answers as \`POST /documents/single\` does. When the answer comes, the file and its graph are kept durably, under the \`requestId\` of the answer, until the session ends.

A file that the session holds already (by its checksum) is read and kept again; an entry in \`expectations.info\` names the request that brought it first. When a strict preference is not met (412), the file and its class are kept under the \`requestId\` of the problem, and nothing is extracted.

${LIMITS}

${scopeSentence('POST /documents/append', OCR)}`,
        security: securityOf('POST /documents/append'),
        parameters: [SESSION_ID_PARAMETER, PREFER, INCLUDE],
        requestBody: BODY,
        responses: { '200': ANSWER, ...problemAnswers(baseUrl, [...SESSION_PROBLEMS, ...READING_PROBLEMS]) },
      },
    },
    {
      method: 'get',
      path: '/documents/{requestId}/file',
      operation: {
        operationId: 'readFile',
        tags: ['Documents'],
        summary: 'The file of a document',
        description: `The file as it was sent, byte for byte, where the settings of the client keep files.

${scopeSentence('GET /documents/{requestId}/file', '')}`,
        security: securityOf('GET /documents/{requestId}/file'),
        parameters: [SESSION_ID_PARAMETER, REQUEST_ID_PARAMETER],
        responses: {
          '200': {
            description: 'The file.',
            headers: {
              ...requestIdHeader,
              'Content-Disposition': {
                description: '`attachment`, with the name under which the file was sent (RFC 6266).',
                schema: { type: 'string' },
                example: 'attachment; filename=statement.pdf',
              },
            },
            content: {
              'application/pdf': { schema: FILE },
              'image/jpeg': { schema: FILE },
              'image/png': { schema: FILE },
            },
          },
          ...problemAnswers(baseUrl, [...SESSION_PROBLEMS, 'not-found', 'file-not-kept']),
        },
      },
    },
  ];
}

const FILE: Description = { type: 'string', format: 'binary' };
