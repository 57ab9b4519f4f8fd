// The operations on API keys.
import { createApiKey, revokeApiKey } from '../../services/api-keys.ts';
import { keysSeen } from '../../services/overview.ts';
import { fieldsOf, textsIn } from '../http/request-fields.ts';
import { keyAnswer } from './answers.ts';
import type { ManagementOperations } from './operation.ts';
import { parameter } from './operation.ts';

/** Of the clients that the caller sees. */
export const KEY_OPERATIONS: ManagementOperations = {
  'GET /management/clients/{clientId}/keys': async ({ clients }, request) => {
    const keys = await keysSeen(clients, request.by, parameter(request, 'clientId'));
    return { status: 200, body: { keys: keys.map(keyAnswer) } };
  },

  'POST /management/clients/{clientId}/keys': async ({ clients }, request) => {
    const clientId = parameter(request, 'clientId');
    const wanted = textsIn(fieldsOf(request.body, ['scopes']), 'scopes') ?? [];
    const { keyId, apiKey, scopes, createdAt } = await createApiKey(clients, clientId, wanted, request.by);
    const body = { keyId, clientId, scopes, createdAt: createdAt.toISOString(), revokedAt: null, apiKey };
    return { status: 201, body };
  },

  'DELETE /management/clients/{clientId}/keys/{keyId}': async ({ clients }, request) => {
    await revokeApiKey(clients, parameter(request, 'keyId'), request.by, parameter(request, 'clientId'));
    return { status: 204 };
  },
};
