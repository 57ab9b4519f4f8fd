// The webhook store in one libsql (SQLite) file. Calls do not wait for the disk, but for the few that `durably` marks: they take some tens of
// microseconds, and stay on the thread of the server.
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Message, Webhook, WebhookStore } from '../../ports/webhook-store.ts';
import { countFrom, deliveryFrom, optionalDateFrom, watchedFrom, webhookFrom } from './rows.ts';
import { connect, durably, truncateLog } from './schema.ts';

/** Opens the store in `file`, made with its folder when missing: readable by the owner alone (0600, folder 0700). */
export function openWebhookStore(file: string): WebhookStore {
  reserve(file);
  const connection = connect(file);
  const sql = {
    list: connection.prepare('select * from webhook where client_id = ? order by created_at, webhook_id'),
    find: connection.prepare('select * from webhook where webhook_id = ?'),
    put: connection.prepare(
      `insert into webhook values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (webhook_id) do update set
       url = excluded.url, types = excluded.types, description = excluded.description,
       secret_number = excluded.secret_number, old_secret_until = excluded.old_secret_until,
       disabled_at = excluded.disabled_at, disabled_cause = excluded.disabled_cause, failing_since = excluded.failing_since`,
    ),
    remove: connection.prepare('delete from webhook where webhook_id = ?'),
    watch: connection.prepare('insert or ignore into watched_session values (?, ?, ?)'),
    watched: connection.prepare('select * from watched_session'),
    findWatched: connection.prepare('select * from watched_session where session_id = ?'),
    tell: connection.prepare('update watched_session set told = max(told, ?) where session_id = ?'),
    unwatch: connection.prepare('delete from watched_session where session_id = ?'),
    waiting: connection.prepare("select count(*) as count from delivery where webhook_id = ? and state = 'waiting'"),
    enqueue: connection.prepare(
      `insert or ignore into delivery (message_id, webhook_id, session_id, type, body, created_at, state, attempts, due_at, last_fault)
       select ?1, webhook_id, ?3, ?4, ?5, ?6, ?7, 0, ?6, ?8 from webhook where webhook_id = ?2`,
    ),
    forget: connection.prepare('delete from delivery where session_id = ?'),
    due: connection.prepare(
      `select delivery.* from webhook join delivery on delivery_no in (
         select delivery_no from delivery where webhook_id = webhook.webhook_id and state = 'waiting' and due_at <= ?
         order by due_at, delivery_no limit ?)
       where disabled_at is null order by due_at, delivery_no`,
    ),
    nextDue: connection.prepare(
      `select min((select min(due_at) from delivery where webhook_id = webhook.webhook_id and state = 'waiting')) as due
       from webhook where disabled_at is null`,
    ),
    settle: connection.prepare(
      `update delivery set state = ?, attempts = ?, due_at = ?, last_attempt_at = ?, last_status = ?, last_fault = ?
       where delivery_no = ?`,
    ),
    deliveries: connection.prepare(
      'select * from delivery where webhook_id = ? and delivery_no > ? order by delivery_no limit ?',
    ),
    replayOne: connection.prepare(
      `update delivery set state = 'waiting', attempts = 0, due_at = ? where webhook_id = ? and state <> 'waiting' and message_id = ?`,
    ),
    replayTime: connection.prepare(
      `update delivery set state = 'waiting', attempts = 0, due_at = ? where webhook_id = ? and state <> 'waiting'
       and created_at >= ? and created_at <= ?`,
    ),
    prune: connection.prepare('delete from delivery where created_at < ?'),
  };

  const find = (webhookId: string): Webhook | undefined => {
    const row: unknown = sql.find.get(webhookId);
    return row === undefined ? undefined : webhookFrom(row);
  };
  const put = (webhook: Webhook): void => void sql.put.run(...columnsOf(webhook));
  const together = <T>(change: () => T): T => connection.transaction(change).immediate();

  function enqueue(messages: readonly Message[], most: number): void {
    for (const { messageId, webhookId, sessionId, type, body, createdAt } of messages) {
      const isFull = countFrom(sql.waiting.get(webhookId)) >= most;
      const [state, fault] = isFull ? ['failed', 'too-many-waiting'] : ['waiting', null];
      sql.enqueue.run(messageId, webhookId, sessionId, type, body, createdAt.getTime(), state, fault);
    }
  }

  return {
    list: (clientId) => attempt(() => sql.list.all(clientId).map(webhookFrom)),
    find: (webhookId) => attempt(() => find(webhookId)),
    insert: (webhook, most) =>
      attempt(() =>
        durably(connection, () =>
          together(() => {
            if (sql.list.all(webhook.clientId).length >= most) return false;
            put(webhook);
            return true;
          }),
        ),
      ),
    change: (webhookId, change) =>
      attempt(() =>
        durably(connection, () =>
          together(() => {
            const before = find(webhookId);
            if (before === undefined) return undefined;
            const after = { ...before, ...change };
            put(after);
            return after;
          }),
        ),
      ),
    remove: (webhookId) => attempt(() => durably(connection, () => sql.remove.run(webhookId).changes === 1)),
    watch: ({ sessionId, clientId, told }) =>
      attempt(() => void durably(connection, () => sql.watch.run(sessionId, clientId, told))),
    watched: () => attempt(() => sql.watched.all().map(watchedFrom)),
    findWatched: (sessionId) =>
      attempt(() => {
        const row: unknown = sql.findWatched.get(sessionId);
        return row === undefined ? undefined : watchedFrom(row);
      }),
    enqueue: (messages, { most, told }) =>
      attempt(() =>
        together(() => {
          enqueue(messages, most);
          if (told) sql.tell.run(told.told, told.sessionId);
        }),
      ),
    forget: (sessionId, last, most) =>
      attempt(() =>
        durably(connection, () =>
          together(() => {
            sql.forget.run(sessionId);
            sql.unwatch.run(sessionId);
            enqueue(last, most);
          }),
        ),
      ),
    due: (now, ofOne) => attempt(() => sql.due.all(now.getTime(), ofOne).map(deliveryFrom)),
    nextDueAt: () => attempt(() => optionalDateFrom(sql.nextDue.get(), 'due') ?? undefined),
    settle: (deliveryNo, { state, attempts, dueAt, lastAttemptAt, lastStatus, lastFault }) =>
      attempt(
        () =>
          void sql.settle.run(
            state,
            attempts,
            dueAt.getTime(),
            lastAttemptAt?.getTime() ?? null,
            lastStatus,
            lastFault,
            deliveryNo,
          ),
      ),
    deliveries: (webhookId, { after, limit }) =>
      attempt(() => sql.deliveries.all(webhookId, after, limit).map(deliveryFrom)),
    replay: (webhookId, wish, at) =>
      attempt(() =>
        'messageId' in wish
          ? sql.replayOne.run(at.getTime(), webhookId, wish.messageId).changes
          : sql.replayTime.run(at.getTime(), webhookId, wish.since.getTime(), wish.until.getTime()).changes,
      ),
    prune: (before) =>
      attempt(() => {
        sql.prune.run(before.getTime());
        truncateLog(connection);
      }),
    close: () =>
      attempt(() => {
        truncateLog(connection);
        connection.close();
      }),
  };
}

function columnsOf(webhook: Webhook): readonly (string | number | null)[] {
  const { webhookId, clientId, url, types, description, createdAt } = webhook;
  const { secretNumber, oldSecretUntil, disabled, failingSince } = webhook;
  return [
    ...[webhookId, clientId, url, types.join(' '), description, createdAt.getTime()],
    ...[secretNumber, oldSecretUntil?.getTime() ?? null],
    ...[disabled?.at.getTime() ?? null, disabled?.cause ?? null, failingSince?.getTime() ?? null],
  ];
}

/** SQLite gives its log files the mode of the database file, so that one has to exist with the right mode first. */
function reserve(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function attempt<T>(call: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(call());
  });
}
