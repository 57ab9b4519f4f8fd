// The operations on clients, their secrets and their settings.
import { ENVIRONMENTS } from '../../model/client-environment.ts';
import { changeSettings } from '../../services/client-settings.ts';
import { changeClient, createClient, createPublicClient, revokeClient, rotateSecret } from '../../services/clients.ts';
import type { ClientWords } from '../../services/clients.ts';
import { clientSeen, clientsSeen, settingsSeen } from '../../services/overview.ts';
import { fieldsOf, numberIn, requiredText, textIn, textsIn, wordIn } from '../http/request-fields.ts';
import type { Fields } from '../http/request-fields.ts';
import { settingsAnswer, settingsPatch } from '../settings/settings-fields.ts';
import { clientAnswer } from './answers.ts';
import { pageOf } from './list-parameters.ts';
import type { ManagementOperations } from './operation.ts';
import { parameter } from './operation.ts';

const WORDS = ['name', 'environment', 'scopes', 'origins', 'redirectUris'];

/** Within the tenants that the caller sees. */
export const CLIENT_OPERATIONS: ManagementOperations = {
  'GET /management/clients': async ({ clients }, { by, query }) => {
    const page = pageOf(query);
    const rows = await clientsSeen(clients, by, page);
    const last = rows.length < page.limit ? undefined : rows.at(-1);
    return { status: 200, body: { clients: rows.map(clientAnswer), cursor: last?.clientId ?? null } };
  },

  'POST /management/clients': async ({ clients }, { by, tenantId: home, body }) => {
    const fields = fieldsOf(body, ['tenantId', 'kind', ...WORDS]);
    const tenantId = textIn(fields, 'tenantId') ?? home;
    const wanted = {
      ...wordsIn(fields),
      ...{ tenantId, name: requiredText(fields, 'name'), scopes: textsIn(fields, 'scopes') ?? [] },
    };
    const isPublic = wordIn(fields, 'kind', ['confidential', 'public']) === 'public';
    const made = isPublic
      ? { client: await createPublicClient(clients, wanted, by), clientSecret: null }
      : await createClient(clients, wanted, by);
    const client = clientAnswer(await clientSeen(clients, by, made.client.clientId));
    return { status: 201, body: { ...client, clientSecret: made.clientSecret } };
  },

  'GET /management/clients/{clientId}': async ({ clients }, request) => ({
    status: 200,
    body: clientAnswer(await clientSeen(clients, request.by, parameter(request, 'clientId'))),
  }),

  'PATCH /management/clients/{clientId}': async ({ clients }, request) => {
    const patch = wordsIn(fieldsOf(request.body, WORDS));
    const client = await changeClient(clients, { clientId: parameter(request, 'clientId'), patch }, request.by);
    return { status: 200, body: clientAnswer(client) };
  },

  'DELETE /management/clients/{clientId}': async ({ clients }, request) => {
    await revokeClient(clients, parameter(request, 'clientId'), request.by);
    return { status: 204 };
  },

  'POST /management/clients/{clientId}/secret': async ({ clients }, request) => {
    const clientId = parameter(request, 'clientId');
    const overlapSeconds = numberIn(fieldsOf(request.body, ['overlapInSeconds']), 'overlapInSeconds');
    const { clientSecret, previousUntil } = await rotateSecret(clients, { clientId, overlapSeconds }, request.by);
    const previousSecretUntil = previousUntil?.toISOString() ?? null;
    return { status: 200, body: { clientId, clientSecret, previousSecretUntil } };
  },

  'GET /management/clients/{clientId}/settings': async ({ clients }, request) => ({
    status: 200,
    body: settingsAnswer(await settingsSeen(clients, request.by, parameter(request, 'clientId'))),
  }),

  'PATCH /management/clients/{clientId}/settings': async ({ clients, fusionRules: known }, request) => {
    const clientId = parameter(request, 'clientId');
    const patch = settingsPatch(request.body);
    return { status: 200, body: settingsAnswer(await changeSettings(clients, { clientId, patch, known }, request.by)) };
  },
};

function wordsIn(fields: Fields): Partial<ClientWords> {
  const words = {
    name: textIn(fields, 'name'),
    environment: wordIn(fields, 'environment', ENVIRONMENTS),
    scopes: textsIn(fields, 'scopes'),
    origins: textsIn(fields, 'origins'),
    redirectUris: textsIn(fields, 'redirectUris'),
  };
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}
