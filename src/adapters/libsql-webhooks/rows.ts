// Rows of the webhook store, as libsql gives them, to typed records.
import { columnsOf, type RowColumns } from '../../kernel/row-columns.ts';
import type { Delivery, WatchedSession, Webhook } from '../../ports/webhook-store.ts';

const columns = (row: unknown): RowColumns => columnsOf(row, 'webhook store');

function dateOrNull(read: RowColumns, name: string): Date | null {
  const at = read.integerOrNull(name);
  return at === null ? null : new Date(at);
}

/** A row of table `webhook`. */
export function webhookFrom(row: unknown): Webhook {
  const read = columns(row);
  const disabledAt = dateOrNull(read, 'disabled_at');
  return {
    webhookId: read.text('webhook_id'),
    clientId: read.text('client_id'),
    url: read.text('url'),
    types: read.list('types'),
    description: read.text('description'),
    createdAt: new Date(read.integer('created_at')),
    secretNumber: read.integer('secret_number'),
    oldSecretUntil: dateOrNull(read, 'old_secret_until'),
    disabled: disabledAt && {
      at: disabledAt,
      cause: read.text('disabled_cause') as NonNullable<Webhook['disabled']>['cause'], // this store wrote it
    },
    failingSince: dateOrNull(read, 'failing_since'),
  };
}

/** A row of table `watched_session`. */
export function watchedFrom(row: unknown): WatchedSession {
  const read = columns(row);
  return { sessionId: read.text('session_id'), clientId: read.text('client_id'), told: read.integer('told') };
}

/** A row of table `delivery`. */
export function deliveryFrom(row: unknown): Delivery {
  const read = columns(row);
  return {
    deliveryNo: read.integer('delivery_no'),
    messageId: read.text('message_id'),
    webhookId: read.text('webhook_id'),
    sessionId: read.textOrNull('session_id'),
    type: read.text('type'),
    body: read.text('body'),
    createdAt: new Date(read.integer('created_at')),
    state: read.text('state') as Delivery['state'], // this store wrote it
    attempts: read.integer('attempts'),
    dueAt: new Date(read.integer('due_at')),
    lastAttemptAt: dateOrNull(read, 'last_attempt_at'),
    lastStatus: read.integerOrNull('last_status'),
    lastFault: read.textOrNull('last_fault'),
  };
}

/** The only column of a row that counts. */
export function countFrom(row: unknown): number {
  return columns(row).integer('count');
}

/** A column that may be null, as a time. */
export function optionalDateFrom(row: unknown, name: string): Date | null {
  return dateOrNull(columns(row), name);
}
