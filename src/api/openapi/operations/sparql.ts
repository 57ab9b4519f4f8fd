// The operations of the SPARQL endpoint, described.
import type { ProblemCode } from '../../../kernel/problem.ts';
import { QUERY_PREFIXES } from '../../../services/sparql/query-prefixes.ts';
import { RDF_FORMATS, RESULT_FORMATS } from '../../sparql/result-formats.ts';
import {
  EXAMPLE_REQUEST_ID,
  problemAnswers,
  requestIdHeader,
  schemaRef,
  scopeSentence,
  securityOf,
} from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { SESSION_PROBLEMS } from '../session-parameters.ts';

const EXAMPLE = 'SELECT ?type (COUNT(?node) AS ?count) WHERE { ?node a ?type } GROUP BY ?type';

const PROBLEMS: readonly ProblemCode[] = [
  ...SESSION_PROBLEMS,
  'query-invalid',
  'query-too-complex',
  'result-too-large',
  'graph-timeout',
  'graph-memory',
  'service-not-allowed',
  'service-failed',
  'too-many-requests',
  'not-acceptable',
];

const ABOUT = `SPARQL 1.1 Protocol (https://www.w3.org/TR/sparql11-protocol/). A query sees the graphs of the sessions that \`Session-Id\` names, whatever it writes in FROM, GRAPH or SERVICE. The default graph of a session is its newest fused graph, or the graphs of its documents while there is none; every graph can be asked by name. Updates are refused. Declared in every query: ${Object.keys(
  QUERY_PREFIXES,
)
  .map((prefix) => `\`${prefix}:\``)
  .join(', ')}, \`node:\` and \`graph:\`.`;

const text: Description = { type: 'string' };

const SESSIONS: Description = {
  name: 'Session-Id',
  in: 'header',
  required: true,
  description: 'The ids of live sessions of this client: one, or several separated by commas.',
  schema: text,
  example: EXAMPLE_REQUEST_ID,
};

const GRAPH_PARAMETERS: readonly Description[] = [
  graphParameter('default-graph-uri', 'Graphs that the query sees merged, as its default graph.'),
  graphParameter('named-graph-uri', 'Graphs that the query sees by name.'),
];

/** The operations at `/sparql`. */
export function sparqlOperations(baseUrl: string): readonly DescribedOperation[] {
  return [
    {
      method: 'get',
      path: '/sparql',
      operation: {
        operationId: 'query',
        tags: ['Graphs'],
        summary: 'Ask in SPARQL',
        description: `${ABOUT}

Without \`query\` the service describes itself in RDF (SPARQL 1.1 Service Description), and a browser is given an editor; neither takes a credential or a session.

${scopeSentence('GET /sparql', '')}`,
        security: [...securityOf('GET /sparql'), {}],
        parameters: [
          { ...SESSIONS, required: false },
          {
            name: 'query',
            in: 'query',
            description: 'A SPARQL 1.1 query.',
            schema: text,
            example: EXAMPLE,
          },
          ...GRAPH_PARAMETERS,
        ],
        responses: { '200': results({ 'text/html': { schema: text } }), ...problemAnswers(baseUrl, PROBLEMS) },
      },
    },
    {
      method: 'post',
      path: '/sparql',
      operation: {
        operationId: 'postQuery',
        tags: ['Graphs'],
        summary: 'Ask in SPARQL, with a query of any length',
        description: `As \`GET /sparql\`; the query is a form field or the body itself.

${scopeSentence('POST /sparql', '')}`,
        security: securityOf('POST /sparql'),
        parameters: [SESSIONS, ...GRAPH_PARAMETERS],
        requestBody: {
          required: true,
          content: {
            'application/sparql-query': { schema: text, example: EXAMPLE },
            'application/x-www-form-urlencoded': { schema: schemaRef('SparqlForm'), example: { query: EXAMPLE } },
          },
        },
        responses: {
          '200': results({}),
          ...problemAnswers(baseUrl, [...PROBLEMS, 'unsupported-media-type', 'request-too-large']),
        },
      },
    },
  ];
}

function graphParameter(name: string, description: string): Description {
  return {
    name,
    in: 'query',
    description,
    schema: { type: 'array', items: { type: 'string', format: 'uri' } },
    style: 'form',
    explode: true,
  };
}

function results(others: Readonly<Record<string, Description>>): Description {
  const types = new Set([...Object.values(RESULT_FORMATS).flatMap((formats) => Object.keys(formats)), ...RDF_FORMATS]);
  return {
    description:
      'The results of SELECT and ASK, or the graph of CONSTRUCT and DESCRIBE. Each form has the formats that are made for it.',
    headers: {
      ...requestIdHeader,
      Vary: { description: '`Accept`.', schema: text, example: 'Accept' },
      'Arkive-Default-Graph': {
        description:
          'What the default graph was, unless the query or the request named it: `documents`, `fused`, or `mixed` over several sessions; and how many documents are newer than the fused graph, so that it does not hold them.',
        schema: text,
        example: 'fused;documents-since=0',
      },
    },
    content: {
      ...Object.fromEntries([...types].map((type) => [type, { schema: type.endsWith('json') ? {} : text }])),
      'application/sparql-results+json': { schema: schemaRef('SparqlResults') },
      ...others,
    },
  };
}
