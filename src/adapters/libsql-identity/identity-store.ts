// Users, and what the identity provider handed out to them, in one libsql (SQLite) file, shared safely by the server and the
// command line. libsql is synchronous: a lookup takes microseconds, a write what the disk takes, and there is one for a token.
import type { IssuedPlace, IssuedStore, IssuedThing } from '../../ports/issued-store.ts';
import type { StoredUser, UserStore } from '../../ports/user-store.ts';
import { thingFrom, userFrom } from './rows.ts';
import { connect } from './schema.ts';
import type { Connection } from './schema.ts';

/** Both stores of the file. */
export interface IdentityStore {
  readonly users: UserStore;
  readonly issued: IssuedStore;
  close(): Promise<void>;
}

/** Opens the store in `file`, made with its folder when missing. */
export function openIdentityStore(file: string): IdentityStore {
  const connection = connect(file);
  return {
    users: userStore(connection),
    issued: issuedStore(connection),
    close: () => attempt(() => void connection.close()),
  };
}

function userStore(connection: Connection): UserStore {
  const sql = {
    find: connection.prepare('select * from user where population = ? and user_id = ?'),
    findByName: connection.prepare('select * from user where population = ? and name_key = ?'),
    list: connection.prepare('select * from user order by created_at, user_id'),
    insert: connection.prepare(
      `insert into user (user_id, population, name, name_key, tenant_id, password_hash, created_at, revoked_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (population, name_key) do nothing`,
    ),
    changePassword: connection.prepare('update user set password_hash = ? where user_id = ? and revoked_at is null'),
    revoke: connection.prepare('update user set revoked_at = ? where user_id = ? and revoked_at is null'),
  };
  return {
    find: (population, userId) => attempt(() => optional(sql.find.get(population, userId), userFrom)),
    findByName: (population, name) => attempt(() => optional(sql.findByName.get(population, nameKey(name)), userFrom)),
    list: () => attempt(() => sql.list.all().map(userFrom)),
    insert: (user) => attempt(() => sql.insert.run(...userRow(user)).changes === 1),
    changePassword: (userId, hash) => attempt(() => sql.changePassword.run(hash, userId).changes === 1),
    revoke: (userId, at) => attempt(() => sql.revoke.run(at.toISOString(), userId).changes === 1),
  };
}

function issuedStore(connection: Connection): IssuedStore {
  const at = 'population = ? and kind = ?';
  const sql = {
    find: connection.prepare(`select * from issued where ${at} and id_hash = ?`),
    findByAlias: connection.prepare(`select * from issued where ${at} and alias_hash = ?`),
    put: connection.prepare(
      `insert or replace into issued
         (population, kind, id_hash, alias_hash, sealed_id, grant_hash, subject_hash, sealed, expires_at, consumed_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    consume: connection.prepare(
      `update issued set consumed_at = ? where ${at} and id_hash = ? and consumed_at is null`,
    ),
    remove: connection.prepare(`delete from issued where ${at} and id_hash = ?`),
    removeOfGrant: connection.prepare(`delete from issued where ${at} and grant_hash = ?`),
    removeOfSubject: connection.prepare('delete from issued where population = ? and subject_hash = ?'),
    purge: connection.prepare('delete from issued where expires_at <= ?'),
  };
  const here = ({ population, kind }: IssuedPlace) => [population, kind] as const;
  return {
    find: (place, id) => attempt(() => optional(sql.find.get(...here(place), blob(id)), thingFrom)),
    findByAlias: (place, alias) => attempt(() => optional(sql.findByAlias.get(...here(place), blob(alias)), thingFrom)),
    put: (place, thing) => attempt(() => void sql.put.run(...here(place), ...thingRow(thing))),
    consume: (place, id, moment) =>
      attempt(() => sql.consume.run(moment.getTime(), ...here(place), blob(id)).changes === 1),
    remove: (place, id) => attempt(() => void sql.remove.run(...here(place), blob(id))),
    removeOfGrant: (place, grant) => attempt(() => void sql.removeOfGrant.run(...here(place), blob(grant))),
    removeOfSubject: (population, subject) => attempt(() => void sql.removeOfSubject.run(population, blob(subject))),
    purge: (moment) => attempt(() => sql.purge.run(moment.getTime()).changes),
  };
}

function userRow({ userId, population, name, tenantId, passwordHash, createdAt, revokedAt }: StoredUser) {
  const dates = [createdAt.toISOString(), revokedAt?.toISOString() ?? null];
  return [userId, population, name, nameKey(name), tenantId, passwordHash, ...dates];
}

function thingRow({ idHash, alias, grantHash, subjectHash, sealed, expiresAt, consumedAt }: IssuedThing) {
  const hashes = [idHash, alias?.hash ?? null, alias?.sealedId ?? null, grantHash, subjectHash, sealed].map(blob);
  return [...hashes, expiresAt.getTime(), consumedAt?.getTime() ?? null];
}

/** The same for names that people take for the same. */
function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function blob(bytes: Uint8Array | null): Buffer | null {
  return bytes === null ? null : Buffer.from(bytes);
}

function optional<T>(row: unknown, parse: (row: unknown) => T): T | undefined {
  return row === undefined ? undefined : parse(row);
}

/** The ports speak in promises for stores across a network; a throw of libsql becomes a rejection. */
function attempt<T>(call: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(call());
  });
}
