// The tables of the client store, and the way to an open, up-to-date database file.
import Database from 'libsql';

/** A libsql connection. Synchronous: every call ends before it returns. */
export type Connection = Database.Database;

const VERSION = 3;

const TENANT = `
  create table tenant (
    tenant_id  text primary key,
    name       text not null,
    created_at text not null -- ISO 8601, UTC
  ) strict;
`;

/** What was done stays done: entries are neither changed nor removed. */
const AUDIT = `
  create table audit (
    entry_id   integer primary key autoincrement,
    at         text not null,
    client_id  text, -- who did it; null: the command line
    subject_id text, -- on whose behalf
    action     text not null,
    tenant_id  text not null,
    subject    text not null,
    change     text not null -- JSON
  ) strict;
  create index audit_by_tenant on audit (tenant_id, entry_id);
  create trigger audit_unchanged before update on audit begin select raise(abort, 'audit entries stand'); end;
  create trigger audit_unshortened before delete on audit begin select raise(abort, 'audit entries stand'); end;
`;

const client = (name: string) => `
  create table ${name} (
    client_id     text primary key,
    tenant_id     text not null references tenant (tenant_id),
    name          text not null,
    kind          text not null, -- confidential, public
    environment   text not null, -- production, sandbox, development
    scopes        text not null, -- space-separated, RFC 6749 §3.3
    origins       text not null, -- space-separated; neither origins nor URIs hold spaces
    redirect_uris text not null,
    secret_hash   blob,          -- null: a public client
    previous_secret_hash  blob,
    previous_secret_until text,
    created_at    text not null,
    revoked_at    text,
    settings      text           -- JSON; null: nothing was set
  ) strict;
`;

const TABLES = `
  ${TENANT}
  ${client('client')}
  create table api_key (
    key_id      text primary key,
    client_id   text not null references client (client_id),
    scopes      text not null,
    secret_hash blob not null,
    created_at  text not null,
    revoked_at  text
  ) strict;
  create index api_key_by_client on api_key (client_id);
  create index client_by_tenant on client (tenant_id);
  ${AUDIT}
`;

/** What brings a file from one version to the next. */
const STEPS: Readonly<Record<number, string>> = {
  1: 'alter table client add column settings text',
  // Everybody who is there goes on seeing all that the service does. A table gets columns without NOT NULL by being made anew.
  2: `
    ${TENANT}
    insert into tenant select tenant_id, tenant_id, min(created_at) from client group by tenant_id;
    ${client('client_3')}
    insert into client_3 (client_id, tenant_id, name, kind, environment, scopes, origins, redirect_uris, secret_hash, created_at, revoked_at, settings)
      select client_id, tenant_id, name, 'confidential', 'development', scopes, '', '', secret_hash, created_at, revoked_at, settings from client;
    drop table client;
    alter table client_3 rename to client;
    create index client_by_tenant on client (tenant_id);
    ${AUDIT}
  `,
};

/** How long a writer waits for another process (the command line beside the server) to finish its write. */
const BUSY_TIMEOUT_MS = 5_000;

/** Opens the file and brings a new one to the current schema. Throws when a newer release wrote it. */
export function connect(file: string): Connection {
  const connection = new Database(file);
  connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
  // Write-ahead logging: readers never wait for a writer in another process. FULL: a commit is on disk when it returns.
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  // While a table is made anew, those that refer to it refer to nothing.
  connection.pragma('foreign_keys = OFF');
  // Immediate: of two processes that start at once, the second waits and then finds the tables.
  connection.transaction(bringUpToDate).immediate(connection);
  connection.pragma('foreign_keys = ON');
  return connection;
}

function bringUpToDate(connection: Connection): void {
  const found = versionOf(connection);
  if (found === 0) connection.exec(TABLES);
  else {
    for (let version = found; version !== VERSION; version += 1) {
      const step = STEPS[version];
      if (step === undefined)
        throw new Error(`the client store has schema ${String(found)}; this release knows ${String(VERSION)}`);
      connection.exec(step);
    }
  }
  if (found !== VERSION) connection.exec(`pragma user_version = ${String(VERSION)}`);
}

function versionOf(connection: Connection): number {
  // libsql 0.5 heeds pluck() in all() only.
  const [version] = connection.prepare('pragma user_version').pluck().all();
  return Number(version);
}
