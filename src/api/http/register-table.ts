// Operations that stand in a table, by their names in the table of scopes: each makes an answer in JSON of the parts of a request.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import type { ProtectedOperation } from '../../kernel/scopes.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { parseJson } from './json-body.ts';

/** What is answered. */
export interface TableAnswer {
  readonly status: 200 | 201 | 202 | 204;
  readonly body?: object;
}

/** Operations by their names. */
export type OperationTable<Operation> = Readonly<Partial<Record<ProtectedOperation, Operation>>>;

/** Adds the operations of the table, in a context of their own: nothing but JSON is parsed there. `run` gives an operation what it needs. */
export async function registerTable<Operation>(
  app: FastifyInstance,
  table: OperationTable<Operation>,
  options: {
    readonly requireScopes: RequireScopes;
    readonly run: (operation: Operation, request: FastifyRequest) => Promise<TableAnswer>;
  },
): Promise<void> {
  const { requireScopes, run } = options;
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    for (const [name, operation] of Object.entries<Operation>(table)) {
      const [method = '', path = ''] = name.split(' ');
      context.route({
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        onRequest: requireScopes(...OPERATION_SCOPES[name as ProtectedOperation].always), // a key of the table
        handler: async (request, reply) => {
          const { status, body } = await run(operation, request);
          return reply.status(status).send(body);
        },
      });
    }
    done();
  });
}

/** The parameters of its path, by name. */
export function pathOf(request: FastifyRequest): Readonly<Record<string, string>> {
  return request.params as Readonly<Record<string, string>>; // the router gives texts
}
