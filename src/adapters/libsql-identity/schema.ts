// The tables of users and of what the identity provider handed out, and the way to an open, up-to-date database file.
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

/** A libsql connection. Synchronous: every call ends before it returns. */
export type Connection = Database.Database;

const VERSION = 1;

const TABLES = `
  create table user (
    user_id       text primary key,
    population    text not null, -- internal, wallet
    name          text not null,
    name_key      text not null, -- by which names are compared
    tenant_id     text,
    password_hash text not null,
    created_at    text not null, -- ISO 8601, UTC
    revoked_at    text,
    unique (population, name_key)
  ) strict;
  create table issued (
    population   text not null,
    kind         text not null,
    id_hash      blob not null,
    alias_hash   blob,
    sealed_id    blob,
    grant_hash   blob,
    subject_hash blob,
    sealed       blob not null,
    expires_at   integer not null, -- milliseconds since 1970, UTC
    consumed_at  integer,
    primary key (population, kind, id_hash)
  ) strict, without rowid;
  create index issued_by_alias on issued (population, kind, alias_hash) where alias_hash is not null;
  create index issued_by_grant on issued (population, kind, grant_hash) where grant_hash is not null;
  create index issued_by_subject on issued (population, subject_hash) where subject_hash is not null;
  create index issued_by_expiry on issued (expires_at);
`;

/** How long a writer waits for another process (the command line beside the server) to finish its write. */
const BUSY_TIMEOUT_MS = 5_000;

/** Opens `file`, made with its folder when missing, readable by the owner alone. Throws when a newer release wrote it. */
export function connect(file: string): Connection {
  // SQLite gives its log files the mode of the database file, so that one has to exist with the right mode first.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const connection = new Database(file);
  connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
  // Write-ahead logging: readers never wait for a writer in another process. FULL: a commit is on disk when it returns.
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  // What is removed is overwritten with zeros.
  connection.pragma('secure_delete = ON');
  // Immediate: of two processes that start at once, the second waits and then finds the tables.
  connection.transaction(createTables).immediate(connection);
  return connection;
}

function createTables(connection: Connection): void {
  // libsql 0.5 heeds pluck() in all() only.
  const [version] = connection.prepare('pragma user_version').pluck().all();
  if (version === VERSION) return;
  if (version !== 0) {
    throw new Error(`the store of users has schema ${String(version)}; this release knows ${String(VERSION)}`);
  }
  connection.exec(TABLES);
  connection.exec(`pragma user_version = ${String(VERSION)}`);
}
