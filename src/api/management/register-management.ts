// The administrative operations: tenants, clients, their secrets, keys and settings, and the audit log. Every change is in the log
// when it is answered, and holds for every process that shares the store.
import type { FastifyInstance } from 'fastify';
import { administratorOf } from '../../services/administrators.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { pathOf, registerTable } from '../http/register-table.ts';
import { AUDIT_OPERATIONS } from './audit.ts';
import { CLIENT_OPERATIONS } from './clients.ts';
import { KEY_OPERATIONS } from './keys.ts';
import type { ManagementOperations, ManagementServices } from './operation.ts';
import { TENANT_OPERATIONS } from './tenants.ts';

/** What the operations work with. */
export interface ManagementOptions extends ManagementServices {
  readonly requireScopes: RequireScopes;
}

const OPERATIONS: ManagementOperations = {
  ...TENANT_OPERATIONS,
  ...CLIENT_OPERATIONS,
  ...KEY_OPERATIONS,
  ...AUDIT_OPERATIONS,
};

/** Adds the operations. */
export function registerManagement(app: FastifyInstance, options: ManagementOptions): Promise<void> {
  return registerTable(app, OPERATIONS, {
    requireScopes: options.requireScopes,
    run(operation, request) {
      const { query, body } = request;
      const caller = callerOf(request);
      const [by, parameters] = [administratorOf(caller), pathOf(request)];
      return operation(options, { by, tenantId: caller.tenantId, parameters, query, body: body ?? {} });
    },
  });
}
