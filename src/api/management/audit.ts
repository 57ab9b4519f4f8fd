// The operation on the audit log.
import { Problem } from '../../kernel/problem.ts';
import { entriesSeen } from '../../services/overview.ts';
import { placeOf } from '../http/cursor.ts';
import { entryAnswer } from './answers.ts';
import type { ManagementOperations } from './operation.ts';
import { pageOf } from './list-parameters.ts';

/** Of the tenants that the caller sees. */
export const AUDIT_OPERATIONS: ManagementOperations = {
  'GET /management/audit': async ({ audit }, { by, query }) => {
    const { after, ...page } = pageOf(query);
    const entries = await entriesSeen(audit, by, { ...page, after: entryIdOf(after) });
    // At the end the cursor stays: asked again with it, the log gives what came since.
    const cursor = entries.at(-1)?.entryId.toString() ?? after ?? null;
    return { status: 200, body: { entries: entries.map(entryAnswer), cursor } };
  },
};

function entryIdOf(cursor: string | undefined): number | undefined {
  const entryId = placeOf(cursor);
  if (cursor === undefined || entryId !== undefined) return entryId;
  throw new Problem('invalid-request', 'The parameter `cursor` is one that an answer gave.');
}
