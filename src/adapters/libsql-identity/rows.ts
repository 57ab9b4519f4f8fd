// Rows of the store of users and of what was handed out, as libsql gives them, to typed records.
import { columnsOf, type RowColumns } from '../../kernel/row-columns.ts';
import type { IssuedThing } from '../../ports/issued-store.ts';
import type { Population, StoredUser } from '../../ports/user-store.ts';

const columns = (row: unknown): RowColumns => columnsOf(row, 'store of users');

/** A row of table `user`. */
export function userFrom(row: unknown): StoredUser {
  const read = columns(row);
  const revokedAt = read.value('revoked_at');
  return {
    userId: read.text('user_id'),
    population: populationOf(read.text('population')),
    name: read.text('name'),
    tenantId: read.textOrNull('tenant_id'),
    passwordHash: read.text('password_hash'),
    createdAt: new Date(read.text('created_at')),
    revokedAt: revokedAt === null ? null : new Date(read.text('revoked_at')),
  };
}

/** A row of table `issued`. */
export function thingFrom(row: unknown): IssuedThing {
  const read = columns(row);
  const optional = (name: string) => (read.value(name) === null ? null : read.bytes(name));
  const alias = optional('alias_hash');
  const consumedAt = read.value('consumed_at');
  return {
    idHash: read.bytes('id_hash'),
    sealed: read.bytes('sealed'),
    expiresAt: new Date(Number(read.value('expires_at'))),
    consumedAt: consumedAt === null ? null : new Date(Number(consumedAt)),
    alias: alias === null ? null : { hash: alias, sealedId: read.bytes('sealed_id') },
    grantHash: optional('grant_hash'),
    subjectHash: optional('subject_hash'),
  };
}

function populationOf(text: string): Population {
  if (text === 'internal' || text === 'wallet') return text;
  throw new TypeError('store of users: there is no such population');
}
