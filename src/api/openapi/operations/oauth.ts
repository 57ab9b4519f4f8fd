// The authorization server's operations, described (RFC 6749, RFC 7517, RFC 8414).
import { CREDENTIAL_LIMITS } from '../../../kernel/limits.ts';
import { jsonAnswer, problemAnswers, requestIdHeader, schemaRef } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';

const TOKEN_REQUEST = {
  grant_type: 'client_credentials',
  client_id: 'client_1f0c6a2b9d3e4f58',
  client_secret: 'arkive_secret_…',
};

/** Every operation of the authorization server. */
export function oauthOperations(baseUrl: string): readonly DescribedOperation[] {
  return [
    {
      method: 'post',
      path: '/oauth/token',
      operation: {
        operationId: 'issueToken',
        tags: ['Authorization'],
        summary: 'Exchange client credentials for an access token',
        description: `The client credentials grant (RFC 6749 §4.4). The client shows its id and secret in the body, or by HTTP Basic; not both. A token lives ${CREDENTIAL_LIMITS.accessTokenSeconds.toLocaleString('en')} seconds. Errors have the bodies of RFC 6749 §5.2.`,
        security: [{}, { clientSecret: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: schemaRef('TokenRequest'), example: TOKEN_REQUEST },
            'application/x-www-form-urlencoded': { schema: schemaRef('TokenRequest'), example: TOKEN_REQUEST },
          },
        },
        responses: {
          '200': jsonAnswer('An access token.', 'TokenAnswer', {
            access_token: 'eyJhbGciOiJFUzI1NiIs…',
            token_type: 'Bearer',
            expires_in: CREDENTIAL_LIMITS.accessTokenSeconds,
            scope: 'documents:initiate',
          }),
          ...withoutOverlap(problemAnswers(baseUrl, []), {
            '400': oauthError('The request is malformed, or its grant or scope cannot be had.', 'invalid_request'),
            '401': oauthError('The client is unknown, or its credentials are missing or wrong.', 'invalid_client'),
            '500': oauthError('The server failed.', 'server_error'),
          }),
        },
      },
    },
    {
      method: 'get',
      path: '/.well-known/jwks.json',
      operation: {
        operationId: 'listKeys',
        tags: ['Authorization'],
        summary: 'The keys that verify access tokens (RFC 7517)',
        security: [],
        responses: { '200': jsonAnswer('A JWK Set.', 'JwkSet'), ...problemAnswers(baseUrl, []) },
      },
    },
    {
      method: 'get',
      path: '/.well-known/oauth-authorization-server',
      operation: {
        operationId: 'describeAuthorizationServer',
        tags: ['Authorization'],
        summary: 'What the authorization server offers (RFC 8414)',
        security: [],
        responses: {
          '200': jsonAnswer('Authorization server metadata.', 'AuthorizationServerMetadata'),
          ...problemAnswers(baseUrl, []),
        },
      },
    },
  ];
}

/** Answers of the endpoint take the place of problems of the same status. */
function withoutOverlap(problems: Description, own: Description): Description {
  return { ...problems, ...own };
}

function oauthError(description: string, error: string): Description {
  return {
    description,
    headers: {
      ...requestIdHeader,
      ...(error === 'invalid_client' && { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } }),
    },
    content: {
      'application/json': { schema: schemaRef('OAuthError'), example: { error, error_description: description } },
    },
  };
}
