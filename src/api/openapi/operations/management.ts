// The administrative operations, described: rows, from which the objects of OpenAPI are made.
import { MANAGEMENT_LIMITS } from '../../../kernel/limits.ts';
import { jsonAnswer, jsonBody, limitParameter, queryParameter, requestIdHeader } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { describedRow } from '../describe-table.ts';
import type { DescribedRow, DescribedTable } from '../describe-table.ts';

const LIST_PARAMETERS: readonly Description[] = [
  queryParameter('tenantId', 'Of one tenant only.', { type: 'string' }),
  queryParameter('cursor', 'Behind which the page begins: the `cursor` of another answer.', { type: 'string' }),
  limitParameter('How many at most.', MANAGEMENT_LIMITS),
];

const DONE = { '204': { description: 'It is done.', headers: requestIdHeader } };

const ROWS: readonly DescribedRow[] = [
  {
    name: 'GET /management/tenants',
    operationId: 'listTenants',
    summary: 'List tenants',
    description: 'All of them.',
    answer: { '200': jsonAnswer('The tenants.', 'TenantList') },
  },
  {
    name: 'POST /management/tenants',
    operationId: 'createTenant',
    summary: 'Make a tenant',
    description: 'Tenants own clients, and are walls between them: what one has does not exist for the others.',
    body: jsonBody('TenantCreation', { tenantId: 'acme', name: 'Acme Lending' }),
    answer: { '201': jsonAnswer('The tenant.', 'Tenant') },
    problems: ['conflict'],
  },
  {
    name: 'GET /management/tenants/{tenantId}',
    operationId: 'readTenant',
    summary: 'Read a tenant',
    description: 'Its name, and since when it is there.',
    answer: { '200': jsonAnswer('The tenant.', 'Tenant') },
  },
  {
    name: 'PATCH /management/tenants/{tenantId}',
    operationId: 'changeTenant',
    summary: 'Rename a tenant',
    description: 'Its id stays.',
    body: jsonBody('TenantChange', { name: 'Acme Bank' }),
    answer: { '200': jsonAnswer('The tenant.', 'Tenant') },
  },
  {
    name: 'GET /management/clients',
    operationId: 'listClients',
    summary: 'List clients',
    description: 'Without `tenantId` those of every tenant that the credential sees.',
    parameters: LIST_PARAMETERS,
    answer: { '200': jsonAnswer('A page of clients.', 'ClientList') },
    problems: ['not-found'],
  },
  {
    name: 'POST /management/clients',
    operationId: 'createClient',
    summary: 'Make a client',
    description:
      'Its secret is shown this once. Management scopes are granted by those who hold them themselves, and never to a public client.',
    body: jsonBody('ClientCreation', { name: 'Backend', environment: 'production', scopes: ['documents:initiate'] }),
    answer: { '201': jsonAnswer('The client, with its secret.', 'CreatedClient') },
    problems: ['not-found'],
  },
  {
    name: 'GET /management/clients/{clientId}',
    operationId: 'readClient',
    summary: 'Read a client',
    description: 'Revoked ones, too.',
    answer: { '200': jsonAnswer('The client.', 'Client') },
  },
  {
    name: 'PATCH /management/clients/{clientId}',
    operationId: 'changeClient',
    summary: 'Change a client',
    description:
      'What it is called, in which environment it works, what it may do, and from where. A client that holds management scopes is changed by those who hold them, too.',
    body: jsonBody('ClientChange', { origins: ['https://app.example'] }),
    answer: { '200': jsonAnswer('The client as it is now.', 'Client') },
  },
  {
    name: 'DELETE /management/clients/{clientId}',
    operationId: 'revokeClient',
    summary: 'End a client',
    description:
      'From the next request on neither its secret, nor its keys, nor its tokens are good for anything, in every process. Nobody can read its sessions any more; they end when they are due.',
    answer: DONE,
  },
  {
    name: 'POST /management/clients/{clientId}/secret',
    operationId: 'rotateClientSecret',
    summary: 'Give a client a new secret',
    description:
      'It is shown this once. The one of now ends at once, or after the overlap; any older one ends at once.',
    body: jsonBody('SecretRotation', { overlapInSeconds: 86_400 }, 'optional'),
    answer: { '200': jsonAnswer('The new secret.', 'RotatedSecret') },
  },
  {
    name: 'GET /management/clients/{clientId}/settings',
    operationId: 'readClientSettings',
    summary: 'Read the settings of a client',
    description: 'How the service works for it.',
    answer: { '200': jsonAnswer('The settings.', 'ClientSettings') },
  },
  {
    name: 'PATCH /management/clients/{clientId}/settings',
    operationId: 'changeClientSettings',
    summary: 'Change the settings of a client',
    description:
      'They hold for sessions that start or are extended, documents that come, and fusions that are asked for from now on.',
    body: jsonBody('ClientSettingsChange', { retention: { files: false } }),
    answer: { '200': jsonAnswer('All settings as they are now.', 'ClientSettings') },
  },
  {
    name: 'GET /management/clients/{clientId}/keys',
    operationId: 'listApiKeys',
    summary: 'List the API keys of a client',
    description: 'What opens the door is not in it.',
    answer: { '200': jsonAnswer('The keys.', 'ApiKeyList') },
  },
  {
    name: 'POST /management/clients/{clientId}/keys',
    operationId: 'createApiKey',
    summary: 'Make an API key',
    description: 'It is shown this once.',
    body: jsonBody('ApiKeyCreation', { scopes: ['documents:initiate'] }),
    answer: { '201': jsonAnswer('The key.', 'CreatedApiKey') },
  },
  {
    name: 'DELETE /management/clients/{clientId}/keys/{keyId}',
    operationId: 'revokeApiKey',
    summary: 'End an API key',
    description: 'From the next request on, in every process.',
    answer: DONE,
  },
  {
    name: 'GET /management/audit',
    operationId: 'readAuditLog',
    summary: 'Read the audit log',
    description:
      'Every change of tenants, clients, secrets, keys and settings, whether by this interface or at the command line of the server, with who did it. Entries are neither changed nor removed.',
    parameters: LIST_PARAMETERS,
    answer: { '200': jsonAnswer('A page of entries.', 'AuditLog') },
    problems: ['not-found'],
  },
];

/** Every operation under `/management`. */
export function managementOperations(baseUrl: string): readonly DescribedOperation[] {
  const table: DescribedTable = {
    baseUrl,
    tag: 'Management',
    scopesWhen: 'for what other tenants own',
    pathParameters: {
      tenantId: { description: 'The id of a tenant.', schema: { type: 'string' } },
      clientId: { description: 'The id of a client.', schema: { type: 'string' } },
      keyId: { description: 'The id of an API key.', schema: { type: 'string' } },
    },
  };
  return ROWS.map((row) => describedRow(row, table));
}
