// The published vocabulary, described.
import { PUBLISHED_DOCUMENTS } from '../../linked-data/published-documents.ts';
import type { PublishedDocument, PublishedFormat } from '../../linked-data/published-documents.ts';
import { problemAnswers, requestIdHeader } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';

const CACHING = {
  ETag: { description: 'Changes when the document does; send it in `If-None-Match`.', schema: { type: 'string' } },
} as const;

/** Every operation of the published vocabulary. */
export function vocabularyOperations(baseUrl: string): readonly DescribedOperation[] {
  return PUBLISHED_DOCUMENTS.flatMap((document) => [
    ...document.paths.map((path) => negotiated(baseUrl, document, path)),
    ...document.formats.map((format) => inOneFormat(baseUrl, document, format)),
  ]);
}

function negotiated(baseUrl: string, { title, formats }: PublishedDocument, path: string): DescribedOperation {
  const headers = {
    ...requestIdHeader,
    ...CACHING,
    Vary: { description: '`Accept`.', schema: { type: 'string' }, example: 'Accept' },
    'Content-Location': { description: 'Where this format alone can be had.', schema: { type: 'string' } },
  };
  return describe(path, title, {
    '200': { description: `${title}, by \`Accept\`.`, headers, content: contentOf(formats) },
    ...NOT_MODIFIED,
    ...problemAnswers(baseUrl, ['not-acceptable']),
  });
}

function inOneFormat(baseUrl: string, { title }: PublishedDocument, format: PublishedFormat): DescribedOperation {
  return describe(format.path, `${title}, as ${format.mediaType}`, {
    '200': { description: `${title}.`, headers: { ...requestIdHeader, ...CACHING }, content: contentOf([format]) },
    ...NOT_MODIFIED,
    ...problemAnswers(baseUrl, []),
  });
}

const NOT_MODIFIED: Description = {
  '304': { description: 'The client has it already.', headers: { ...requestIdHeader, ...CACHING } },
};

function contentOf(formats: readonly PublishedFormat[]): Description {
  return Object.fromEntries(
    formats.map(({ mediaType }) => [mediaType, { schema: { type: mediaType.endsWith('json') ? 'object' : 'string' } }]),
  );
}

function describe(path: string, summary: string, responses: Description): DescribedOperation {
  const name = path.replaceAll(/[^a-z]+(\w)/gu, (_, letter: string) => letter.toUpperCase());
  return {
    method: 'get',
    path,
    operation: { operationId: `read${name}`, tags: ['Vocabulary'], summary, security: [], responses },
  };
}
