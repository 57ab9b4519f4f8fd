// The schemas of answers about graphs.
import { closed, listOf, schemaRef } from './describe.ts';
import type { Description } from './describe.ts';

const uuid = { type: 'string', format: 'uuid' } as const;

/** By name, as `#/components/schemas/…`. */
export const GRAPH_SCHEMAS: Readonly<Record<string, Description>> = {
  SourceList: closed('The documents of a session, in the order in which they were appended.', {
    sources: listOf(schemaRef('Source')),
  }),
  Source: closed(
    'A document of a session, without its graph.',
    {
      requestId: { ...uuid, description: 'The request that appended it.' },
      receivedAt: { type: 'string', format: 'date-time' },
      document: schemaRef('DocumentSummary'),
      status: closed('How the reading went.', {
        extraction: {
          type: 'string',
          enum: ['COMPLETE', 'NOT_PERFORMED'],
          description: '`NOT_PERFORMED` when a strict preference was not met: the file is kept, and has no graph.',
        },
        review: { type: 'string', enum: ['REVIEW_NOT_REQUIRED', 'REVIEW_PENDING'] },
        expectations: schemaRef('Expectations'),
      }),
      inputs: listOf(schemaRef('Input'), { minItems: 1 }),
      pageCount: { type: 'integer', minimum: 0 },
      nodeCounts: {
        type: 'object',
        description: 'How many nodes there are of each type.',
        additionalProperties: { type: 'integer', minimum: 1 },
        example: { 'ark:BankAccount': 1, 'ark:Transaction': 42 },
      },
      duplicateOf: { ...uuid, description: 'The request that appended the same file before.' },
    },
    ['duplicateOf'],
  ),
  SourceGraph: closed(
    'The graph of one document.',
    {
      requestId: uuid,
      document: schemaRef('DocumentSummary'),
      nodes: listOf(schemaRef('Node')),
      provenance: {
        ...listOf(schemaRef('Provenance')),
        description: 'Where every value was read; only with `?include=provenance`.',
      },
    },
    ['provenance'],
  ),
  JsonLdDocument: {
    type: 'object',
    description:
      'The same JSON with a context (JSON-LD 1.1). To a JSON-LD processor `nodes` is the named graph `id`, and `provenance` the graph of its provenance in PROV-O; the rest is no part of either.',
    required: ['@context', 'id', 'nodes'],
    properties: {
      '@context': { type: 'object' },
      id: { type: 'string', format: 'uri' },
      nodes: listOf({ type: 'object' }),
    },
  },
};
