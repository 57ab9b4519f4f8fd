// The operations on documents, described.
import { DOCUMENT_LIMITS } from '../../../kernel/limits.ts';
import { problemAnswers, requestIdHeader, schemaRef, scopeSentence, securityOf } from '../describe.ts';
import type { DescribedOperation } from '../describe.ts';
import { EXTRACTION_EXAMPLE } from '../extraction-example.ts';

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

The type of the file is told from its content; the name and the type that the client gives are not trusted. Limits: ${DOCUMENT_LIMITS.fileBytes.toLocaleString('en')} bytes, ${DOCUMENT_LIMITS.pages} pages.

${scopeSentence('POST /documents/single', 'when a page has to be read by OCR')}`,
        security: securityOf('POST /documents/single'),
        parameters: [
          {
            name: 'Prefer',
            in: 'header',
            description: `Preferences (RFC 7240). \`document-class\`: class identifiers, separated by commas. \`document-context\`: contexts (the part of a class name before the colon), separated by commas. Either one matching is enough. A document that does not match is read all the same, with an entry in \`expectations.warnings\`; with \`handling=strict\` it is classified, not extracted, and the answer is 412. Unknown preferences are ignored.`,
            schema: { type: 'string' },
            examples: {
              statement: { summary: 'Expect a current account statement', value: 'document-class="banking-statement"' },
              strict: {
                summary: 'Accept banking documents only',
                value: 'document-context="Banking", handling=strict',
              },
            },
          },
          {
            name: 'include',
            in: 'query',
            description: '`provenance` adds `result.provenance`: where in the document every value was read, and how.',
            schema: { type: 'string', enum: ['provenance'] },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['document'],
                properties: {
                  document: { type: 'string', format: 'binary', description: 'One PDF, JPEG or PNG file.' },
                },
              },
              encoding: { document: { contentType: 'application/pdf, image/jpeg, image/png' } },
            },
          },
        },
        responses: {
          '200': {
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
            content: {
              'application/json': { schema: schemaRef('ExtractionResponse'), example: EXTRACTION_EXAMPLE },
            },
          },
          ...problemAnswers(baseUrl, [
            'unsupported-media-type',
            'missing-document',
            'document-too-large',
            'document-empty',
            'unauthenticated',
            'insufficient-scope',
            'preference-failed',
            'document-damaged',
            'document-encrypted',
            'too-many-pages',
            'page-too-large',
            'too-many-words',
            'reading-timeout',
            'reading-memory',
            'ocr-required',
          ]),
        },
      },
    },
  ];
}
