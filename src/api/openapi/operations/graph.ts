// The operations on graphs, described.
import type { ProblemCode } from '../../../kernel/problem.ts';
import { jsonAnswer, problemAnswers, requestIdHeader, schemaRef, scopeSentence, securityOf } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { EXTRACTION_EXAMPLE } from '../extraction-example.ts';
import { REQUEST_ID_PARAMETER, SESSION_ID_PARAMETER, SESSION_PROBLEMS } from '../session-parameters.ts';

const { requestId, inputs, result } = EXTRACTION_EXAMPLE;
const { document, status, nodes } = result;

const SOURCE = {
  requestId,
  receivedAt: '2026-03-01T12:00:00.000Z',
  document,
  status,
  inputs,
  pageCount: 1,
  nodeCounts: { 'ark:Organisation': 1, 'ark:BankAccount': 1, 'ark:Transaction': 1 },
};

const GRAPH_PROBLEMS: readonly ProblemCode[] = [...SESSION_PROBLEMS, 'not-found', 'not-acceptable'];

const INCLUDE: Description = {
  name: 'include',
  in: 'query',
  description:
    '`provenance` adds where every value was read, and how: as a list in JSON; in the formats of RDF as PROV-O in a graph of its own, and in Turtle, which has one graph only, beside the nodes.',
  schema: { type: 'string', enum: ['provenance'] },
};

/** Every operation under `/graph`. */
export function graphOperations(baseUrl: string): readonly DescribedOperation[] {
  return [
    {
      method: 'get',
      path: '/graph/sources',
      operation: {
        operationId: 'listSources',
        tags: ['Graphs'],
        summary: 'The documents of a session',
        description: `In the order in which they were appended, those too whose strict preference was not met.

${scopeSentence('GET /graph/sources', '')}`,
        security: securityOf('GET /graph/sources'),
        parameters: [SESSION_ID_PARAMETER],
        responses: {
          '200': jsonAnswer('The documents.', 'SourceList', { sources: [SOURCE] }),
          ...problemAnswers(baseUrl, SESSION_PROBLEMS),
        },
      },
    },
    {
      method: 'get',
      path: '/graph/sources/{requestId}',
      operation: {
        operationId: 'readSource',
        tags: ['Graphs'],
        summary: 'The graph of one document',
        description: `As JSON, JSON-LD, Turtle, TriG or N-Quads, by \`Accept\`. In all of them the graph is the same; where graphs have names it is named \`{graph_base}/graphs/{requestId}\`, and that of its provenance the same with \`/provenance\`.

${scopeSentence('GET /graph/sources/{requestId}', '')}`,
        security: securityOf('GET /graph/sources/{requestId}'),
        parameters: [SESSION_ID_PARAMETER, REQUEST_ID_PARAMETER, INCLUDE],
        responses: {
          '200': graphAnswer('The graph.', 'SourceGraph', { requestId, document, nodes }),
          ...problemAnswers(baseUrl, GRAPH_PROBLEMS),
        },
      },
    },
  ];
}

/** An answer that can be had in every format of graphs. */
function graphAnswer(description: string, schema: string, example: unknown): Description {
  const text = { schema: { type: 'string' } };
  return {
    description,
    headers: {
      ...requestIdHeader,
      Vary: { description: '`Accept`.', schema: { type: 'string' }, example: 'Accept' },
    },
    content: {
      'application/json': { schema: schemaRef(schema), example },
      'application/ld+json': { schema: schemaRef('JsonLdDocument') },
      'text/turtle': text,
      'application/trig': text,
      'application/n-quads': text,
    },
  };
}
