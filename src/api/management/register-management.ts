// The administrative operations: tenants, clients, their secrets, keys and settings, and the audit log. Every change is in the log
// when it is answered, and holds for every process that shares the store.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import type { ProtectedOperation } from '../../kernel/scopes.ts';
import { administratorOf } from '../../services/administrators.ts';
import type { Administrator } from '../../services/administrators.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { parseJson } from '../http/json-body.ts';
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

/** Adds the operations, in a context of their own: nothing but JSON is parsed there. */
export async function registerManagement(app: FastifyInstance, options: ManagementOptions): Promise<void> {
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    for (const [operation, run] of Object.entries(OPERATIONS)) {
      const [method = '', path = ''] = operation.split(' ');
      const answer = async (request: FastifyRequest, reply: FastifyReply) => {
        const result = await run(options, partsOf(request));
        return reply.status(result.status).send(result.body);
      };
      context.route({
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        onRequest: options.requireScopes(...OPERATION_SCOPES[operation as ProtectedOperation].always), // a key of it
        handler: answer,
      });
    }
    done();
  });
}

function partsOf(request: FastifyRequest): {
  readonly by: Administrator;
  readonly tenantId: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
} {
  const caller = callerOf(request);
  return {
    by: administratorOf(caller),
    tenantId: caller.tenantId,
    parameters: request.params as Readonly<Record<string, string>>, // as the path says
    query: request.query,
    body: request.body ?? {},
  };
}
