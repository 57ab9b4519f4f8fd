// The GraphQL endpoint, described as far as OpenAPI can: the rest says its own schema.
import { PROBLEMS } from '../../../kernel/problem.ts';
import { queryParameter, requestIdHeader } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';

const ABOUT = `GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/). The schema is read by introspection, which needs no credential; the scopes of each field stand in its description. Subscriptions go over websockets at this address (subprotocol \`graphql-transport-ws\`).`;

const text: Description = { type: 'string' };
const object: Description = { type: 'object', additionalProperties: true };
const EXAMPLE = '{ session { sources { requestId document { className } } } }';

const SECURITY: readonly Description[] = [{ accessToken: [] }, { apiKey: [] }, {}];

const SESSION: Description = {
  name: 'Session-Id',
  in: 'header',
  description: 'The id of a live session, for fields that name none.',
  schema: text,
};

const ERROR_STATUSES = [400, 401, 403, 408, 413, 422, 429, 500, 503] as const;

/** The schemas of requests and answers. */
export const GRAPHQL_SCHEMAS: Readonly<Record<string, Description>> = {
  GraphqlRequest: {
    type: 'object',
    description: 'An operation in GraphQL.',
    required: ['query'],
    properties: { query: text, operationName: { ...text, nullable: true }, variables: { ...object, nullable: true } },
  },
  GraphqlUpload: {
    type: 'object',
    description: 'An operation with one file (https://github.com/jaydenseric/graphql-multipart-request-spec).',
    required: ['operations', 'map'],
    properties: { operations: text, map: text },
    additionalProperties: { type: 'string', format: 'binary' },
  },
  GraphqlAnswer: {
    type: 'object',
    description: 'What the operation gave. Each error has a `code` of the problems in its `extensions`.',
    properties: { data: { ...object, nullable: true }, errors: { type: 'array', items: object } },
  },
};

/** The operations at `/graphql`. */
export function graphqlOperations(): readonly DescribedOperation[] {
  return [
    {
      method: 'get',
      path: '/graphql',
      operation: {
        operationId: 'graphqlQuery',
        tags: ['Graphs'],
        summary: 'Ask in GraphQL',
        description: `${ABOUT}

Queries alone. The header \`apollo-require-preflight\` has to be there, so that no other site can have a browser ask. Without \`query\` a browser is given an explorer.`,
        security: SECURITY,
        parameters: [
          SESSION,
          { ...queryParameter('query', 'A GraphQL document.', text), example: EXAMPLE },
          queryParameter('operationName', 'The operation of the document.', text),
          queryParameter('variables', 'A JSON object.', text),
        ],
        responses: answers({ 'text/html': { schema: text } }),
      },
    },
    {
      method: 'post',
      path: '/graphql',
      operation: {
        operationId: 'graphql',
        tags: ['Graphs'],
        summary: 'Ask and act in GraphQL',
        description: ABOUT,
        security: SECURITY,
        parameters: [SESSION],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/GraphqlRequest' },
              example: { query: EXAMPLE },
            },
            'multipart/form-data': { schema: { $ref: '#/components/schemas/GraphqlUpload' } },
          },
        },
        responses: answers({}),
      },
    },
  ];
}

function answers(others: Readonly<Record<string, Description>>): Description {
  const schema = { $ref: '#/components/schemas/GraphqlAnswer' };
  const content = { 'application/graphql-response+json': { schema }, 'application/json': { schema } };
  const refused = ERROR_STATUSES.map((status) => {
    const codes = Object.entries(PROBLEMS).filter(([, row]) => row.status === status);
    const description = `The operation was not executed. Codes of this status: ${codes.map(([code]) => `\`${code}\``).join(', ')}.`;
    return [String(status), { description, headers: requestIdHeader, content }] as const;
  });
  const given = {
    description: 'The operation was executed; or, in `application/json`, was not valid.',
    headers: requestIdHeader,
    content: { ...content, ...others },
  };
  return { '200': given, ...Object.fromEntries(refused) };
}
