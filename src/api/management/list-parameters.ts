// The parameters of lists, as all administrative operations that list something take them.
import { MANAGEMENT_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { fieldsOf, textIn } from '../http/request-fields.ts';

/** The parameters of a list: of which tenant, behind what, how many. Throws Problem invalid-request. */
export function pageOf(query: unknown): {
  readonly tenantId: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
} {
  const fields = fieldsOf({ ...(query as object) }, ['tenantId', 'cursor', 'limit'], 'The query');
  const { page, defaultPage } = MANAGEMENT_LIMITS;
  const limit = textIn(fields, 'limit') ?? String(defaultPage);
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > page) {
    throw new Problem('invalid-request', `The parameter \`limit\` is 1 to ${page}.`);
  }
  return { tenantId: textIn(fields, 'tenantId'), after: textIn(fields, 'cursor'), limit: Number(limit) };
}
