// The schemas of the SPARQL endpoint.
import { listOf } from './describe.ts';
import type { Description } from './describe.ts';

const text = { type: 'string' } as const;

/** By name, as `#/components/schemas/…`. */
export const SPARQL_SCHEMAS: Readonly<Record<string, Description>> = {
  SparqlForm: {
    type: 'object',
    description: 'A query as a form (SPARQL 1.1 Protocol §2.1.2).',
    required: ['query'],
    properties: {
      query: text,
      'default-graph-uri': listOf({ type: 'string', format: 'uri' }),
      'named-graph-uri': listOf({ type: 'string', format: 'uri' }),
    },
  },
  SparqlResults: {
    type: 'object',
    description: 'SPARQL 1.1 Query Results JSON Format (https://www.w3.org/TR/sparql11-results-json/).',
    required: ['head'],
    properties: {
      head: { type: 'object', properties: { vars: listOf(text) } },
      boolean: { type: 'boolean', description: 'The answer to ASK.' },
      results: {
        type: 'object',
        required: ['bindings'],
        properties: {
          bindings: listOf({
            type: 'object',
            additionalProperties: {
              type: 'object',
              required: ['type', 'value'],
              properties: {
                type: { ...text, enum: ['uri', 'literal', 'bnode'] },
                value: text,
                datatype: text,
                'xml:lang': text,
              },
            },
          }),
        },
      },
    },
  },
};
