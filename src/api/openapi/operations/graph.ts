// The operations on graphs, described.
import type { ProblemCode } from '../../../kernel/problem.ts';
import {
  jsonAnswer,
  jsonBody,
  problemAnswers,
  requestIdHeader,
  schemaRef,
  scopeSentence,
  securityOf,
} from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { CSV_COLUMNS } from '../../exports/csv-columns.ts';
import { EXPORT_FORMATS } from '../../graph/formats.ts';
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

const FUSED_INCLUDE: Description = {
  ...INCLUDE,
  description:
    '`provenance` adds the report as PROV-O to the formats of RDF: in a graph of its own, and in Turtle, which has one graph only, beside the nodes. JSON has the report in any case.',
};

const [bank] = nodes;
const PERSISTENT_ID = bank.id.replace('.draft-nodes', 'nodes');
const FUSED = {
  graphId: '0b7a4f0e-8a39-4f7c-9d57-6f0f6c1f5a11',
  fusedAt: '2026-03-01T12:05:00.000Z',
  nodes: [{ ...bank, id: PERSISTENT_ID }],
  report: {
    nodes: [{ id: PERSISTENT_ID, type: bank.type, from: [bank.id], rule: 'single', score: 1 }],
    generated: [],
    conflicts: [],
    uncertain: [],
  },
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
    {
      method: 'post',
      path: '/graph/fuse',
      operation: {
        operationId: 'fuseGraphs',
        tags: ['Graphs'],
        summary: 'Make one graph of the documents of a session',
        description: `What is the same thing in several documents becomes one node with a persistent id; what may be the same is kept apart and listed. The graph is kept in the session and replaces the one before; ids that were given once stay. The formats are those of \`GET /graph/sources/{requestId}\`; the report comes in JSON, and as PROV-O in the graph of provenance.

${scopeSentence('POST /graph/fuse', '')}`,
        security: securityOf('POST /graph/fuse'),
        parameters: [SESSION_ID_PARAMETER, FUSED_INCLUDE],
        requestBody: jsonBody('FusionRequest', { generate: false }, 'optional'),
        responses: {
          '200': graphAnswer('The graph.', 'FusedGraph', FUSED),
          ...problemAnswers(baseUrl, [
            ...SESSION_PROBLEMS,
            'unsupported-media-type',
            'request-too-large',
            'not-acceptable',
            'graph-timeout',
            'graph-memory',
          ]),
        },
      },
    },
    {
      method: 'get',
      path: '/graph/fused',
      operation: {
        operationId: 'readFusedGraph',
        tags: ['Graphs'],
        summary: 'The newest fused graph of a session',
        description: `As \`POST /graph/fuse\` answered it; and, by \`Accept\`, its transactions as a file.

As \`text/csv\` (RFC 4180, UTF-8, a header row): account by account, in each by time. Text that a spreadsheet would take for a formula has an apostrophe before it, which is no part of it. The columns:

| column | what stands in it |
|---|---|
${CSV_COLUMNS.map(({ name, meaning }) => `| \`${name}\` | ${meaning} |`).join('\n')}

As \`application/x-ofx\` (OFX 2.2): a statement for each account and currency. \`FITID\` is the last part of the transaction's id, which stays when the session is fused again. \`LEDGERBAL\` is the last balance that a document states; where none does it is left out rather than made up.

${scopeSentence('GET /graph/fused', '')}`,
        security: securityOf('GET /graph/fused'),
        parameters: [SESSION_ID_PARAMETER, FUSED_INCLUDE],
        responses: {
          '200': withExports(graphAnswer('The graph.', 'FusedGraph', FUSED)),
          ...problemAnswers(baseUrl, GRAPH_PROBLEMS),
        },
      },
    },
  ];
}

/** An answer that can be had in every format of graphs. */
function graphAnswer(description: string, schema: string, example: unknown): GraphAnswerDescription {
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

interface GraphAnswerDescription extends Description {
  readonly headers: Description;
  readonly content: Description;
}

/** The same, and transactions as files. */
function withExports(answer: GraphAnswerDescription): Description {
  const file = { schema: { type: 'string' } };
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'Content-Disposition': {
        description: 'Of files: `attachment`, with a name that says nothing of anybody (RFC 6266).',
        schema: { type: 'string' },
        example: 'attachment; filename="transactions-2026-03-01.csv"',
      },
    },
    content: { ...answer.content, [EXPORT_FORMATS.csv]: file, [EXPORT_FORMATS.ofx]: file },
  };
}
