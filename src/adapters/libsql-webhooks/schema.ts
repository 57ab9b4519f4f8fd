// The tables of the webhook store, and the way to an open, up-to-date database file.
import Database from 'libsql';

/** A libsql connection. Synchronous: every call ends before it returns. */
export type Connection = Database.Database;

const VERSION = 1;

/** Times are milliseconds since 1970, UTC. */
const TABLES = `
  create table webhook (
    webhook_id       text primary key,
    client_id        text not null,
    url              text not null,
    types            text not null, -- space-separated; empty: all
    description      text not null,
    created_at       integer not null,
    secret_number    integer not null,
    old_secret_until integer,
    disabled_at      integer,
    disabled_cause   text,
    failing_since    integer
  ) strict;
  create index webhook_by_client on webhook (client_id);
  create table watched_session (
    session_id text primary key,
    client_id  text not null,
    told       integer not null
  ) strict;
  create table delivery (
    delivery_no     integer primary key autoincrement,
    message_id      text not null,
    webhook_id      text not null references webhook (webhook_id) on delete cascade,
    session_id      text,
    type            text not null,
    body            text not null,
    created_at      integer not null,
    state           text not null,
    attempts        integer not null,
    due_at          integer not null,
    last_attempt_at integer,
    last_status     integer,
    last_fault      text
  ) strict;
  create unique index delivery_by_message on delivery (webhook_id, message_id);
  create index delivery_by_webhook on delivery (webhook_id, state, due_at);
  create index delivery_by_session on delivery (session_id);
  create index delivery_by_age on delivery (created_at);
`;

const BUSY_TIMEOUT_MS = 5_000;

/** Opens the file and brings a new one to the current schema. Throws when a newer release wrote it. */
export function connect(file: string): Connection {
  const connection = new Database(file);
  connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
  connection.pragma('journal_mode = WAL');
  // What is written survives the process. What the machine loses is found again: see `durably`.
  connection.pragma('synchronous = NORMAL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('secure_delete = ON');
  connection.transaction(createTables).immediate(connection);
  return connection;
}

/**
 * Runs a change that has to survive the machine, too. Others need not: messages are made again from the logs of their sessions, from where
 * the watched session says, and sent again under the same id.
 */
export function durably<T>(connection: Connection, change: () => T): T {
  connection.pragma('synchronous = FULL');
  try {
    return change();
  } finally {
    connection.pragma('synchronous = NORMAL');
  }
}

/** Brings the log into the database and cuts it to nothing, so that no deleted row is left in it. Not inside a transaction. */
export function truncateLog(connection: Connection): void {
  connection.pragma('wal_checkpoint(TRUNCATE)');
}

function createTables(connection: Connection): void {
  // libsql 0.5 heeds pluck() in all() only.
  const [version] = connection.prepare('pragma user_version').pluck().all();
  if (version === VERSION) return;
  if (version !== 0) {
    throw new Error(`the webhook store has schema ${String(version)}; this release knows ${String(VERSION)}`);
  }
  connection.exec(TABLES);
  connection.exec(`pragma user_version = ${String(VERSION)}`);
}
