// The tables of the client store, and the way to an open, up-to-date database file.
import Database from 'libsql';

/** A libsql connection. Synchronous: every call ends before it returns. */
export type Connection = Database.Database;

const VERSION = 2;

const TABLES = `
  create table client (
    client_id   text primary key,
    tenant_id   text not null,
    name        text not null,
    scopes      text not null, -- space-separated, RFC 6749 §3.3
    secret_hash blob not null,
    created_at  text not null, -- ISO 8601, UTC
    revoked_at  text,
    settings    text           -- JSON; null: nothing was set
  ) strict;
  create table api_key (
    key_id      text primary key,
    client_id   text not null references client (client_id),
    scopes      text not null,
    secret_hash blob not null,
    created_at  text not null,
    revoked_at  text
  ) strict;
  create index api_key_by_client on api_key (client_id);
`;

/** What brings a file from one version to the next. */
const STEPS: Readonly<Record<number, string>> = { 1: 'alter table client add column settings text' };

/** How long a writer waits for another process (the command line beside the server) to finish its write. */
const BUSY_TIMEOUT_MS = 5_000;

/** Opens the file and brings a new one to the current schema. Throws when a newer release wrote it. */
export function connect(file: string): Connection {
  const connection = new Database(file);
  connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
  // Write-ahead logging: readers never wait for a writer in another process. FULL: a commit is on disk when it returns.
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // Immediate: of two processes that start at once, the second waits and then finds the tables.
  connection.transaction(createTables).immediate(connection);
  return connection;
}

function createTables(connection: Connection): void {
  // libsql 0.5 heeds pluck() in all() only.
  const [version] = connection.prepare('pragma user_version').pluck().all();
  if (version === VERSION) return;
  const step = version === 0 ? TABLES : STEPS[Number(version)];
  if (step === undefined)
    throw new Error(`the client store has schema ${String(version)}; this release knows ${String(VERSION)}`);
  connection.exec(step);
  connection.exec(`pragma user_version = ${String(VERSION)}`);
}
