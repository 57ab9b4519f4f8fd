// What an administrative operation is: a row of a table, from the parts of a request to an answer.
import type { ProtectedOperation } from '../../kernel/scopes.ts';
import type { AuditLog } from '../../ports/audit-log.ts';
import type { ClientStore } from '../../ports/client-store.ts';
import type { Administrator } from '../../services/administrators.ts';
import type { KnownRule } from '../../services/client-settings.ts';

/** What the operations work with. */
export interface ManagementServices {
  readonly clients: ClientStore;
  readonly audit: AuditLog;
  readonly fusionRules: readonly KnownRule[];
}

/** A request, as far as operations need it. */
export interface ManagementRequest {
  readonly by: Administrator;
  /** The tenant of the caller. */
  readonly tenantId: string;
  /** Of the path, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: unknown;
  /** An empty object when there was none. */
  readonly body: unknown;
}

/** What is answered. */
export interface ManagementAnswer {
  readonly status: 200 | 201 | 204;
  readonly body?: object;
}

/** Operations by their names in the table of scopes. */
export type ManagementOperations = Readonly<
  Partial<
    Record<ProtectedOperation, (services: ManagementServices, request: ManagementRequest) => Promise<ManagementAnswer>>
  >
>;

/** A parameter of the path: there, since the route matched. */
export function parameter({ parameters }: ManagementRequest, name: string): string {
  return parameters[name] ?? '';
}
