// The operations on tenants.
import { createTenant, renameTenant, requireTenant } from '../../services/tenants.ts';
import { fieldsOf, requiredText, textIn } from '../http/request-fields.ts';
import { tenantAnswer } from './answers.ts';
import type { ManagementOperations } from './operation.ts';
import { parameter } from './operation.ts';

/** For those who see every tenant. */
export const TENANT_OPERATIONS: ManagementOperations = {
  'GET /management/tenants': async ({ clients }) => ({
    status: 200,
    body: { tenants: (await clients.tenants()).map(tenantAnswer) },
  }),

  'POST /management/tenants': async ({ clients }, { body, by }) => {
    const fields = fieldsOf(body, ['tenantId', 'name']);
    const wanted = { tenantId: requiredText(fields, 'tenantId'), name: textIn(fields, 'name') };
    return { status: 201, body: tenantAnswer(await createTenant(clients, wanted, by)) };
  },

  'GET /management/tenants/{tenantId}': async ({ clients }, request) => ({
    status: 200,
    body: tenantAnswer(await requireTenant(clients, parameter(request, 'tenantId'), request.by)),
  }),

  'PATCH /management/tenants/{tenantId}': async ({ clients }, request) => {
    const tenantId = parameter(request, 'tenantId');
    const name = requiredText(fieldsOf(request.body, ['name']), 'name');
    return { status: 200, body: tenantAnswer(await renameTenant(clients, { tenantId, name }, request.by)) };
  },
};
