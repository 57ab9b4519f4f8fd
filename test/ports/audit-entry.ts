// An entry of the audit log, for tests that need one.
import type { AuditEntry } from '../../src/ports/audit-log.ts';

/** An entry; `patch` names what matters to the test. */
export function auditEntry(patch: Partial<AuditEntry> = {}): AuditEntry {
  return {
    at: new Date('2026-01-02T03:04:05.678Z'),
    actor: { clientId: 'client_admin', subjectId: null },
    action: 'client.changed',
    tenantId: 'tenant',
    subject: 'client_1',
    change: { before: { name: 'Old' }, after: { name: 'New' } },
    ...patch,
  };
}
