// The addresses of nodes, described.
import type { GraphNaming } from '../../../model/graph-names.ts';
import type { ProtectedOperation } from '../../../kernel/scopes.ts';
import { nodePaths } from '../../linked-data/node-paths.ts';
import {
  EXAMPLE_REQUEST_ID,
  problemAnswers,
  requestIdHeader,
  schemaRef,
  scopeSentence,
  securityOf,
} from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { EXTRACTION_EXAMPLE } from '../extraction-example.ts';
import { SESSION_ID_PARAMETER, SESSION_PROBLEMS } from '../session-parameters.ts';

const [BANK] = EXTRACTION_EXAMPLE.result.nodes;

/** The last part of an id. */
const NODE_ID: Description = {
  name: 'nodeId',
  in: 'path',
  required: true,
  description: 'The last part of the id of the node.',
  schema: { type: 'string' },
  example: EXAMPLE_REQUEST_ID,
};

/** Both kinds of addresses. */
export function nodeOperations(naming: GraphNaming): readonly DescribedOperation[] {
  const { drafts, persistent } = nodePaths(naming);
  return [
    nodeOperation(naming.baseUrl, {
      path: `${drafts}/{nodeId}`,
      operation: 'GET /graph/.draft-nodes/{nodeId}',
      operationId: 'readDraftNode',
      summary: 'A node of a document, at the address that is its id',
    }),
    nodeOperation(naming.baseUrl, {
      path: `${persistent}/{nodeId}`,
      operation: 'GET /graph/nodes/{nodeId}',
      operationId: 'readNode',
      summary: 'A node of the newest fused graph, at the address that is its id',
    }),
  ];
}

function nodeOperation(
  baseUrl: string,
  described: {
    readonly path: string;
    readonly operation: ProtectedOperation;
    readonly operationId: string;
    readonly summary: string;
  },
): DescribedOperation {
  const { path, operation, operationId, summary } = described;
  const text = { schema: { type: 'string' } };
  return {
    method: 'get',
    path,
    operation: {
      operationId,
      tags: ['Graphs'],
      summary,
      description: `As JSON, JSON-LD, Turtle, TriG or N-Quads, by \`Accept\`. What the session does not hold is not there, whether or not it is elsewhere.

${scopeSentence(operation, '')}`,
      security: securityOf(operation),
      parameters: [SESSION_ID_PARAMETER, NODE_ID],
      responses: {
        '200': {
          description: 'The node.',
          headers: {
            ...requestIdHeader,
            Vary: { description: '`Accept`.', schema: { type: 'string' }, example: 'Accept' },
            Link: { description: 'Of JSON: its JSON-LD context.', schema: { type: 'string' } },
          },
          content: {
            'application/json': { schema: schemaRef('Node'), example: BANK },
            'application/ld+json': { schema: { type: 'object' } },
            'text/turtle': text,
            'application/trig': text,
            'application/n-quads': text,
          },
        },
        ...problemAnswers(baseUrl, [...SESSION_PROBLEMS, 'not-found', 'not-acceptable']),
      },
    },
  };
}
