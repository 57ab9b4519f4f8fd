import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAuditLog } from '../../../src/adapters/libsql-clients/audit-log.ts';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { auditEntry } from '../../ports/audit-entry.ts';
import { auditLogContract } from '../../ports/audit-log-contract.ts';

let folder: string;
const prepare = () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-audit-'));
};
const remove = () => rmSync(folder, { recursive: true });
const file = () => join(folder, 'clients.db');

auditLogContract({ prepare, open: () => openAuditLog(file()), openClients: () => openClientStore(file()), remove });

describe('the audit log in a libsql file', () => {
  beforeEach(prepare);
  afterEach(remove);

  it.each(['update audit set action = null', "update audit set change = '{}'", 'delete from audit'])(
    'stands against %s',
    async (statement) => {
      const log = openAuditLog(file());
      await log.record(auditEntry());
      const connection = new Database(file());
      expect(() => connection.exec(statement)).toThrow(/audit entries stand/);
      connection.close();
      expect(await log.read({ limit: 2 })).toMatchObject([auditEntry()]);
      await log.close();
    },
  );
});
