// The administrative operations, described: rows, from which the objects of OpenAPI are made.
import { MANAGEMENT_LIMITS } from '../../../kernel/limits.ts';
import type { ProblemCode } from '../../../kernel/problem.ts';
import type { ProtectedOperation } from '../../../kernel/scopes.ts';
import { jsonAnswer, problemAnswers, requestIdHeader, schemaRef, scopeSentence, securityOf } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';

interface Row {
  readonly operation: ProtectedOperation;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** Schema of the body, with an example. */
  readonly body?: readonly [schema: string, example: unknown];
  readonly isBodyOptional?: true;
  /** Schema of the answer; none for 204. */
  readonly answer?: readonly [status: 200 | 201, schema: string, description: string];
  readonly isList?: true;
  readonly problems?: readonly ProblemCode[];
}

const ROWS: readonly Row[] = [
  {
    operation: 'GET /management/tenants',
    operationId: 'listTenants',
    summary: 'List tenants',
    description: 'All of them.',
    answer: [200, 'TenantList', 'The tenants.'],
  },
  {
    operation: 'POST /management/tenants',
    operationId: 'createTenant',
    summary: 'Make a tenant',
    description: 'Tenants own clients, and are walls between them: what one has does not exist for the others.',
    body: ['TenantCreation', { tenantId: 'acme', name: 'Acme Lending' }],
    answer: [201, 'Tenant', 'The tenant.'],
    problems: ['conflict'],
  },
  {
    operation: 'GET /management/tenants/{tenantId}',
    operationId: 'readTenant',
    summary: 'Read a tenant',
    description: 'Its name, and since when it is there.',
    answer: [200, 'Tenant', 'The tenant.'],
  },
  {
    operation: 'PATCH /management/tenants/{tenantId}',
    operationId: 'changeTenant',
    summary: 'Rename a tenant',
    description: 'Its id stays.',
    body: ['TenantChange', { name: 'Acme Bank' }],
    answer: [200, 'Tenant', 'The tenant.'],
  },
  {
    operation: 'GET /management/clients',
    operationId: 'listClients',
    summary: 'List clients',
    description: 'Without `tenantId` those of every tenant that the credential sees.',
    isList: true,
    answer: [200, 'ClientList', 'A page of clients.'],
  },
  {
    operation: 'POST /management/clients',
    operationId: 'createClient',
    summary: 'Make a client',
    description:
      'Its secret is shown this once. Management scopes are granted by those who hold them themselves, and never to a public client.',
    body: ['ClientCreation', { name: 'Backend', environment: 'production', scopes: ['documents:initiate'] }],
    answer: [201, 'CreatedClient', 'The client, with its secret.'],
  },
  {
    operation: 'GET /management/clients/{clientId}',
    operationId: 'readClient',
    summary: 'Read a client',
    description: 'Revoked ones, too.',
    answer: [200, 'Client', 'The client.'],
  },
  {
    operation: 'PATCH /management/clients/{clientId}',
    operationId: 'changeClient',
    summary: 'Change a client',
    description:
      'What it is called, in which environment it works, what it may do, and from where. A client that holds management scopes is changed by those who hold them, too.',
    body: ['ClientChange', { origins: ['https://app.example'] }],
    answer: [200, 'Client', 'The client as it is now.'],
  },
  {
    operation: 'DELETE /management/clients/{clientId}',
    operationId: 'revokeClient',
    summary: 'End a client',
    description:
      'From the next request on neither its secret, nor its keys, nor its tokens are good for anything, in every process. Nobody can read its sessions any more; they end when they are due.',
  },
  {
    operation: 'POST /management/clients/{clientId}/secret',
    operationId: 'rotateClientSecret',
    summary: 'Give a client a new secret',
    description:
      'It is shown this once. The one of now ends at once, or after the overlap; any older one ends at once.',
    body: ['SecretRotation', { overlapInSeconds: 86_400 }],
    isBodyOptional: true,
    answer: [200, 'RotatedSecret', 'The new secret.'],
  },
  {
    operation: 'GET /management/clients/{clientId}/settings',
    operationId: 'readClientSettings',
    summary: 'Read the settings of a client',
    description: 'How the service works for it.',
    answer: [200, 'ClientSettings', 'The settings.'],
  },
  {
    operation: 'PATCH /management/clients/{clientId}/settings',
    operationId: 'changeClientSettings',
    summary: 'Change the settings of a client',
    description:
      'They hold for sessions that start or are extended, documents that come, and fusions that are asked for from now on.',
    body: ['ClientSettingsChange', { retention: { files: false } }],
    answer: [200, 'ClientSettings', 'All settings as they are now.'],
  },
  {
    operation: 'GET /management/clients/{clientId}/keys',
    operationId: 'listApiKeys',
    summary: 'List the API keys of a client',
    description: 'What opens the door is not in it.',
    answer: [200, 'ApiKeyList', 'The keys.'],
  },
  {
    operation: 'POST /management/clients/{clientId}/keys',
    operationId: 'createApiKey',
    summary: 'Make an API key',
    description: 'It is shown this once.',
    body: ['ApiKeyCreation', { scopes: ['documents:initiate'] }],
    answer: [201, 'CreatedApiKey', 'The key.'],
  },
  {
    operation: 'DELETE /management/clients/{clientId}/keys/{keyId}',
    operationId: 'revokeApiKey',
    summary: 'End an API key',
    description: 'From the next request on, in every process.',
  },
  {
    operation: 'GET /management/audit',
    operationId: 'readAuditLog',
    summary: 'Read the audit log',
    description:
      'Every change of tenants, clients, secrets, keys and settings, whether by this interface or at the command line of the server, with who did it. Entries are neither changed nor removed.',
    isList: true,
    answer: [200, 'AuditLog', 'A page of entries.'],
  },
];

const LIST_PARAMETERS: readonly Description[] = [
  query('tenantId', 'Of one tenant only.', { type: 'string' }),
  query('cursor', 'Behind which the page begins: the `cursor` of another answer.', { type: 'string' }),
  query('limit', 'How many at most.', {
    type: 'integer',
    minimum: 1,
    maximum: MANAGEMENT_LIMITS.page,
    default: MANAGEMENT_LIMITS.defaultPage,
  }),
];

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  tenantId: 'The id of a tenant.',
  clientId: 'The id of a client.',
  keyId: 'The id of an API key.',
};

/** Every operation under `/management`. */
export function managementOperations(baseUrl: string): readonly DescribedOperation[] {
  return ROWS.map((row) => described(row, baseUrl));
}

function described(row: Row, baseUrl: string): DescribedOperation {
  const {
    operation,
    operationId,
    summary,
    description,
    body,
    isBodyOptional = false,
    answer,
    isList,
    problems = [],
  } = row;
  const [method = '', path = ''] = operation.split(' ');
  const parameters = [...pathParameters(path), ...(isList ? LIST_PARAMETERS : [])];
  const mayMiss = parameters.length > 0 || operation === 'POST /management/clients';
  return {
    method: method.toLowerCase() as DescribedOperation['method'], // of the table of scopes
    path,
    operation: {
      operationId,
      tags: ['Management'],
      summary,
      description: `${description}\n\n${scopeSentence(operation, 'for what other tenants own')}`,
      security: securityOf(operation),
      ...(parameters.length > 0 && { parameters }),
      ...(body && {
        requestBody: {
          required: !isBodyOptional,
          content: { 'application/json': { schema: schemaRef(body[0]), example: body[1] } },
        },
      }),
      responses: {
        ...(answer === undefined
          ? { '204': { description: 'It is done.', headers: requestIdHeader } }
          : { [String(answer[0])]: jsonAnswer(answer[2], answer[1]) }),
        ...problemAnswers(baseUrl, [
          'unauthenticated',
          'insufficient-scope',
          'too-many-requests',
          ...(body === undefined ? [] : (['unsupported-media-type', 'request-too-large'] as const)),
          ...(mayMiss ? (['not-found'] as const) : []),
          ...problems,
        ]),
      },
    },
  };
}

function pathParameters(path: string): readonly Description[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PATH_PARAMETERS[name],
    schema: { type: 'string' },
  }));
}

function query(name: string, description: string, schema: Description): Description {
  return { name, in: 'query', required: false, description, schema };
}
