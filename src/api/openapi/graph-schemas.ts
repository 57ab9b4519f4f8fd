// The schemas of answers about graphs.
import { closed, listOf, schemaRef } from './describe.ts';
import type { Description } from './describe.ts';

const uuid = { type: 'string', format: 'uuid' } as const;

const uri = { type: 'string', format: 'uri' } as const;
const compactType = {
  type: 'string',
  description: 'The compact name of the type.',
  example: 'ark:Transaction',
} as const;
/** A value of a property: text, number, truth, object or list. */
const ANYTHING: Description = { description: 'As it stands in a node.' };

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
  FusionRequest: closed(
    'How to fuse; everything can be left out. The settings of the client are the most that is done: a request can ask for less.',
    {
      rules: { ...listOf({ type: 'string' }), description: 'Names of the rules to apply; all of them when absent.' },
      generate: {
        oneOf: [{ type: 'boolean' }, listOf({ type: 'string' })],
        description:
          'Whether nodes are made that no document has, such as an account seen only in payments to it, or of which types (`ark:BankAccount`); all when absent.',
      },
    },
    ['rules', 'generate'],
  ),
  FusedGraph: closed('The documents of a session as one graph.', {
    graphId: uuid,
    fusedAt: { type: 'string', format: 'date-time' },
    nodes: listOf(schemaRef('Node')),
    report: schemaRef('FusionReport'),
  }),
  FusionReport: closed('What collapsed and why, what was made, what contradicts, and what stayed apart.', {
    nodes: {
      ...listOf(
        closed('One node of the documents, or several that are the same thing.', {
          id: { ...uri, description: 'Persistent: fusing again keeps it.' },
          type: compactType,
          from: { ...listOf(uri), description: 'The nodes of the documents.' },
          rule: { type: 'string' },
          score: { type: 'number', minimum: 0, maximum: 1 },
        }),
      ),
      description: 'Every node of every document stands in exactly one row.',
    },
    generated: listOf(
      closed(
        'A node that no document has; or, with a property, a value that was concluded for a node that documents have.',
        {
          id: uri,
          type: compactType,
          rule: { type: 'string' },
          from: { ...listOf(uri), description: 'The nodes it was concluded from.' },
          property: { type: 'string', example: 'transactions' },
          value: uri,
        },
        ['property', 'value'],
      ),
    ),
    conflicts: listOf(
      closed('A property for which the documents give different values.', {
        id: uri,
        property: { type: 'string', example: 'productName' },
        values: listOf(closed('One of them.', { value: ANYTHING, from: listOf(uri) })),
        chosen: ANYTHING,
        rule: { type: 'string', description: 'The rule that chose.' },
      }),
    ),
    uncertain: listOf(
      closed('Two nodes that may be the same, and were kept apart.', {
        a: uri,
        b: uri,
        score: { type: 'number', minimum: 0, maximum: 1 },
        reason: { type: 'string' },
      }),
    ),
  }),
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
