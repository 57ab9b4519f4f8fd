// What an administrative operation is: a row of a table, from the parts of a request to an answer.
import type { AuditLog } from '../../ports/audit-log.ts';
import type { ClientStore } from '../../ports/client-store.ts';
import type { Administrator } from '../../services/administrators.ts';
import type { KnownRule } from '../../services/client-settings.ts';
import type { OperationTable, TableAnswer } from '../http/register-table.ts';

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

/** Operations by their names in the table of scopes. */
export type ManagementOperations = OperationTable<
  (services: ManagementServices, request: ManagementRequest) => Promise<TableAnswer>
>;

/** A parameter of the path: there, since the route matched. */
export function parameter({ parameters }: ManagementRequest, name: string): string {
  return parameters[name] ?? '';
}
