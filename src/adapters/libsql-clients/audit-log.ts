// The audit log, in the file of the client store: a change and its entry are one commit.
import type { AuditEntry, AuditLog } from '../../ports/audit-log.ts';
import { reserve } from './database-file.ts';
import { auditEntryFrom } from './rows.ts';
import { connect } from './schema.ts';
import type { Connection } from './schema.ts';

/** Opens the log in the file of a client store, made when missing. */
export function openAuditLog(file: string): AuditLog {
  reserve(file);
  const connection = connect(file);
  const record = recorder(connection);
  const read = connection.prepare(
    'select * from audit where entry_id > ? and (?2 is null or tenant_id = ?2) order by entry_id limit ?3',
  );
  return {
    record: (entry) => Promise.resolve().then(() => record(entry)),
    read: ({ tenantId = null, after = 0, limit }) =>
      Promise.resolve().then(() => read.all(after, tenantId, limit).map(auditEntryFrom)),
    close: () => Promise.resolve().then(() => void connection.close()),
  };
}

/** Adds entries, inside a transaction or outside of one. */
export function recorder(connection: Connection): (entry: AuditEntry) => void {
  const insert = connection.prepare(
    'insert into audit (at, client_id, subject_id, action, tenant_id, subject, change) values (?, ?, ?, ?, ?, ?, ?)',
  );
  return ({ at, actor, action, tenantId, subject, change }) => {
    insert.run(at.toISOString(), actor.clientId, actor.subjectId, action, tenantId, subject, JSON.stringify(change));
  };
}
