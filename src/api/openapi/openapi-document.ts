// The interface description: OpenAPI 3.0.0, put together from the tables that the server itself runs by.
import { PROBLEMS } from '../../kernel/problem.ts';
import { SCOPES } from '../../kernel/scopes.ts';
import { NODE_SCHEMAS } from '../../model/generated/component-schemas.ts';
import { ENVIRONMENTS } from '../../model/client-environment.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import { COMPONENT_SCHEMAS } from './component-schemas.ts';
import type { Description, DescribedOperation } from './describe.ts';
import { cookieName } from '../session/session-key-cookie.ts';
import { EVENT_SCHEMAS } from './event-schemas.ts';
import { GRAPH_SCHEMAS } from './graph-schemas.ts';
import { documentOperations } from './operations/documents.ts';
import { eventOperations } from './operations/events.ts';
import { graphOperations } from './operations/graph.ts';
import { GRAPHQL_SCHEMAS, graphqlOperations } from './operations/graphql.ts';
import { managementOperations } from './operations/management.ts';
import { nodeOperations } from './operations/nodes.ts';
import { oauthOperations } from './operations/oauth.ts';
import { serviceOperations } from './operations/service.ts';
import { sessionOperations } from './operations/session.ts';
import { settingsOperations } from './operations/settings.ts';
import { sparqlOperations } from './operations/sparql.ts';
import { uploadOperations } from './operations/uploads.ts';
import { vocabularyOperations } from './operations/vocabulary.ts';
import { MANAGEMENT_SCHEMAS } from './management-schemas.ts';
import { webhookOperations } from './operations/webhooks.ts';
import { SPARQL_SCHEMAS } from './sparql-schemas.ts';
import { UPLOAD_SCHEMAS } from './upload-schemas.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';

/** Both fixed by the contract. */
const OPENAPI_VERSION = '3.0.0';
const INTERFACE_VERSION = '1.80.26';

/** The description of a server with these addresses. */
export function openApiDocument(naming: GraphNaming, authUrl = `${naming.baseUrl}/auth`): Description {
  const { baseUrl } = naming;
  return {
    openapi: OPENAPI_VERSION,
    info: {
      title: 'Arkive',
      version: INTERFACE_VERSION,
      description: introduction(),
      license: { name: 'Apache 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0.html' },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'Documents', description: 'A document in, a typed graph out.' },
      { name: 'Uploads', description: 'Files that are too large to be sent with a request, in parts before it.' },
      {
        name: 'Sessions',
        description: 'What belongs together, kept until the session ends, and forgotten for good then.',
      },
      { name: 'Graphs', description: 'What a session holds, in JSON and in the formats of RDF.' },
      { name: 'Events', description: 'What happens to a session and beside it, in order, as it happens or later.' },
      { name: 'Webhooks', description: 'The same, told to a server of the client.' },
      { name: 'Vocabulary', description: 'What the terms of the graphs mean, for people and for programs.' },
      { name: 'Authorization', description: 'Credentials for programs (RFC 6749).' },
      { name: 'Management', description: 'Tenants, clients and their settings, for those who administer them.' },
      { name: 'Service', description: 'The service about itself.' },
    ],
    paths: paths([
      ...documentOperations(baseUrl),
      ...uploadOperations(baseUrl),
      ...sessionOperations(baseUrl),
      ...graphOperations(baseUrl),
      ...nodeOperations(naming),
      ...sparqlOperations(baseUrl),
      ...graphqlOperations(),
      ...eventOperations(baseUrl),
      ...webhookOperations(baseUrl),
      ...vocabularyOperations(baseUrl),
      ...oauthOperations(baseUrl),
      ...settingsOperations(baseUrl),
      ...managementOperations(baseUrl),
      ...serviceOperations(baseUrl),
    ]),
    components: {
      schemas: {
        ...COMPONENT_SCHEMAS,
        ...UPLOAD_SCHEMAS,
        ...GRAPH_SCHEMAS,
        ...SPARQL_SCHEMAS,
        ...GRAPHQL_SCHEMAS,
        ...EVENT_SCHEMAS,
        ...WEBHOOK_SCHEMAS,
        ...MANAGEMENT_SCHEMAS,
        ...NODE_SCHEMAS,
      },
      headers: HEADERS,
      securitySchemes: securitySchemes(baseUrl, authUrl),
    },
  };
}

const HEADERS = {
  RequestId: {
    description: 'Names this request: give it when reporting a problem.',
    schema: { type: 'string', format: 'uuid' },
  },
  Environment: {
    description:
      'In answers to a client: in which environment it works. In the `sandbox` only some kinds of documents are read.',
    schema: { type: 'string', enum: [...ENVIRONMENTS] },
  },
  RetryAfter: { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
  RateLimit: {
    description:
      'How many requests are left of each quota (`r`), and in how many seconds all of it is there again (`t`); every answer carries it where quotas are set (draft-ietf-httpapi-ratelimit-headers-10).',
    schema: { type: 'string' },
    example: '"address";r=59999;t=1, "client";r=59999;t=1',
  },
  RateLimitPolicy: {
    description:
      'The quotas of the address and of the client that the request is counted for: so many requests (`q`) in so many seconds (`w`).',
    schema: { type: 'string' },
    example: '"address";q=60000;w=60, "client";q=60000;w=60',
  },
  WwwAuthenticate: {
    description: 'How to authenticate, which scopes are needed, and what was wrong (RFC 6750 §3, RFC 7617).',
    schema: { type: 'string' },
  },
} as const;

function securitySchemes(baseUrl: string, authUrl: string): Description {
  return {
    accessToken: {
      type: 'oauth2',
      description:
        'A bearer token of `POST /oauth/token`, or of the identity provider, where people sign in (PKCE with S256 is required; wallet users have an issuer of their own, under `/wallet`).',
      flows: {
        clientCredentials: { tokenUrl: `${baseUrl}/oauth/token`, scopes: SCOPES },
        authorizationCode: {
          authorizationUrl: `${authUrl}/oauth2/authorize`,
          tokenUrl: `${authUrl}/oauth2/token`,
          refreshUrl: `${authUrl}/oauth2/token`,
          scopes: SCOPES,
        },
      },
    },
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The word `ApiKey`, a space, and the key. The key has to hold the scopes of the operation.',
    },
    sessionKey: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName(baseUrl),
      description:
        'For pages of public clients, which have no credential: the cookie that came with the session (`Secure`, `HttpOnly`, `SameSite=None`, `Partitioned`), together with `Session-Id` and an `Origin` that is registered for the client. Operations of sessions only; all others answer 403 `page-not-allowed`. What the client may do is bound by its scopes.',
    },
    clientSecret: {
      type: 'http',
      scheme: 'basic',
      description: 'Client id and secret, each form-encoded (RFC 6749 §2.3.1).',
    },
  };
}

function introduction(): string {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, title, remedy }]) => `| \`${code}\` | ${status} | ${title} | ${remedy} |`,
  );
  return `Reads the papers of personal finance into a checked knowledge graph.

Every answer carries \`X-Request-Id\`. Requests are counted for the address that they come from and for the client: \`RateLimit\` says what is left, and when nothing is, the answer is 429 with \`Retry-After\`. Pages of other origins are answered (CORS) when a client names their origin. Errors are \`application/problem+json\` (RFC 9457), but for those of \`POST /oauth/token\`, which RFC 6749 shapes. An unknown address answers \`not-found\`, a wrong method \`method-not-allowed\` with \`Allow\`.

| code | status | what is wrong | what to do |
|---|---|---|---|
${rows.join('\n')}`;
}

function paths(operations: readonly DescribedOperation[]): Description {
  const items: Record<string, Record<string, Description>> = {};
  for (const { path, method, operation } of operations) (items[path] ??= {})[method] = operation;
  return items;
}
