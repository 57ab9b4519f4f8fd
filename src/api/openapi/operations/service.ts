// The operations that tell about the service itself, described.
import { PROBLEMS } from '../../../kernel/problem.ts';
import { jsonAnswer, problemAnswers, requestIdHeader } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';

/** Health, metrics, this description, the documentation page and the explanations of problems. */
export function serviceOperations(baseUrl: string): readonly DescribedOperation[] {
  const problems = problemAnswers(baseUrl, []);
  return [
    get('/healthz', 'isAlive', 'Whether the server is alive', {
      '200': jsonAnswer('It is.', 'Health', { status: 'ok' }),
      ...problems,
    }),
    get('/readyz', 'isReady', 'Whether the server can take requests', {
      '200': jsonAnswer('It can.', 'Health', { status: 'ok' }),
      ...problems,
    }),
    get('/metrics', 'readMetrics', 'Metrics in the Prometheus text format', {
      '200': textAnswer('Metrics.', 'text/plain'),
      ...problems,
    }),
    get('/openapi.json', 'readInterfaceDescription', 'This description', {
      '200': jsonAnswer('An OpenAPI 3.0.0 document.', 'InterfaceDescription'),
      ...problems,
    }),
    get('/docs', 'readDocumentation', 'This description, to be read in a browser', {
      '200': textAnswer('A page; everything it loads comes from this server.', 'text/html'),
      ...problems,
    }),
    {
      method: 'get',
      path: '/problems/{code}',
      operation: {
        ...service('explainProblem', 'What a problem means and what to do about it'),
        parameters: [
          {
            name: 'code',
            in: 'path',
            required: true,
            schema: { type: 'string', enum: Object.keys(PROBLEMS) },
            example: 'document-encrypted',
          },
        ],
        responses: {
          '200': {
            description: 'An explanation.',
            headers: requestIdHeader,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ProblemExplanation' } },
              'text/html': { schema: { type: 'string' } },
            },
          },
          ...problemAnswers(baseUrl, ['not-found']),
        },
      },
    },
  ];
}

function get(path: string, operationId: string, summary: string, responses: Description): DescribedOperation {
  return { method: 'get', path, operation: { ...service(operationId, summary), responses } };
}

function service(operationId: string, summary: string): Description {
  return { operationId, tags: ['Service'], summary, security: [] };
}

function textAnswer(description: string, mediaType: string): Description {
  return { description, headers: requestIdHeader, content: { [mediaType]: { schema: { type: 'string' } } } };
}
