// The tables of the vault's store, and the way to an open, up-to-date database file that belongs to this process alone.
import Database from 'libsql';

/** A libsql connection. Synchronous: every call ends before it returns. */
export type Connection = Database.Database;

const VERSION = 1;

const TABLES = `
  create table session (
    session_no  integer primary key,
    session_id  text not null unique,
    expires_at  integer not null, -- milliseconds since 1970, UTC
    wrapped_key blob not null,
    record      blob not null
  ) strict;
  create index session_by_expiry on session (expires_at);
  create table item (
    item_no    integer primary key,
    session_no integer not null references session (session_no),
    sequence   integer not null,
    kind       text not null,
    item_id    text not null,
    sealed     blob not null
  ) strict;
  create unique index item_by_sequence on item (session_no, sequence);
  create unique index item_by_name on item (session_no, kind, item_id);
`;

/** How long a starting server waits for the one before it to let go of the file. */
const BUSY_TIMEOUT_MS = 5_000;

/** Opens the file and brings a new one to the current schema. Throws when a newer release wrote it, or another process holds it. */
export function connect(file: string): Connection {
  const connection = new Database(file);
  connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
  // One process at a time: two servers would each take the other's starting sessions for the remains of a crash. It also
  // keeps the index of the log in memory instead of in a file.
  connection.pragma('locking_mode = EXCLUSIVE');
  connection.pragma('journal_mode = WAL');
  // A commit is on the disk when it returns.
  connection.pragma('synchronous = FULL');
  // What is deleted is overwritten with zeros, in the database and in its free pages; nothing goes to temporary files.
  connection.pragma('secure_delete = ON');
  connection.pragma('temp_store = MEMORY');
  connection.pragma('foreign_keys = ON');
  connection.transaction(createTables).immediate(connection);
  return connection;
}

/** Brings the log into the database and cuts it to nothing, so that no deleted row is left in it. Not inside a transaction. */
export function truncateLog(connection: Connection): void {
  connection.pragma('wal_checkpoint(TRUNCATE)');
}

function createTables(connection: Connection): void {
  // libsql 0.5 heeds pluck() in all() only.
  const [version] = connection.prepare('pragma user_version').pluck().all();
  if (version === VERSION) return;
  if (version !== 0) throw new Error(`the vault has schema ${String(version)}; this release knows ${String(VERSION)}`);
  connection.exec(TABLES);
  connection.exec(`pragma user_version = ${String(VERSION)}`);
}
