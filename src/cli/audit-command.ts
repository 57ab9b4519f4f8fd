// `audit`: who changed what in the administration of this installation.
import { MANAGEMENT_LIMITS } from '../kernel/limits.ts';
import type { StoredAuditEntry } from '../ports/audit-log.ts';
import { UsageError, wholeNumber } from './command.ts';
import type { Command, CommandContext, CommandInput, ExitCode } from './command.ts';
import { JSON_OPTION } from './with-clients.ts';
import { printable, textColumns } from './text-columns.ts';

/** Shows a page of the audit log, oldest first. */
export const AUDIT_COMMAND: Command = {
  words: ['audit'],
  summary: 'Show who changed tenants, clients, keys, settings and users.',
  notes: ['Oldest first. What was changed at the command line has no client: whoever did it has the disk.'],
  options: {
    tenant: { value: 'TENANT', text: 'Of one tenant only.' },
    after: { value: 'ENTRY', text: 'What came after this entry.' },
    limit: {
      value: 'N',
      text: `How many at most: 1 to ${MANAGEMENT_LIMITS.page}; ${MANAGEMENT_LIMITS.page} unless told.`,
    },
    json: JSON_OPTION,
  },
  run: showAudit,
};

async function showAudit(context: CommandContext, input: CommandInput): Promise<ExitCode> {
  const { tenant } = input.values;
  const limit = wholeNumber(input, 'limit') ?? MANAGEMENT_LIMITS.page;
  const after = wholeNumber(input, 'after');
  if (limit < 1 || limit > MANAGEMENT_LIMITS.page) throw new UsageError(`--limit is 1 to ${MANAGEMENT_LIMITS.page}.`);
  const log = context.openAudit();
  try {
    const entries = await log.read({
      limit,
      ...(tenant !== undefined && { tenantId: tenant }),
      ...(after !== undefined && { after }),
    });
    context.stdout.write(
      input.switches.has('json')
        ? `${JSON.stringify({ entries })}\n`
        : textColumns([['ENTRY', 'TIME', 'WHO', 'ACTION', 'TENANT', 'SUBJECT', 'CHANGE'], ...entries.map(rowOf)]),
    );
    return 0;
  } finally {
    await log.close();
  }
}

function rowOf({ entryId, at, actor, action, tenantId, subject, change }: StoredAuditEntry): readonly string[] {
  const who = actor.clientId ?? 'command line';
  return [
    String(entryId),
    at.toISOString(),
    printable(actor.subjectId === null ? who : `${who} for ${actor.subjectId}`),
    action,
    tenantId,
    printable(subject),
    printable(JSON.stringify(change)),
  ];
}
