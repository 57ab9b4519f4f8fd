// Rows of the webhook store, as libsql gives them, to typed records.
import type { Delivery, WatchedSession, Webhook } from '../../ports/webhook-store.ts';

/** A row of table `webhook`. */
export function webhookFrom(row: unknown): Webhook {
  const read = columns(row);
  const disabledAt = read.optionalDate('disabled_at');
  return {
    webhookId: read.text('webhook_id'),
    clientId: read.text('client_id'),
    url: read.text('url'),
    types: read.text('types').split(' ').filter(Boolean),
    description: read.text('description'),
    createdAt: read.date('created_at'),
    secretNumber: read.integer('secret_number'),
    oldSecretUntil: read.optionalDate('old_secret_until'),
    disabled: disabledAt && {
      at: disabledAt,
      cause: read.text('disabled_cause') as NonNullable<Webhook['disabled']>['cause'], // this store wrote it
    },
    failingSince: read.optionalDate('failing_since'),
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
    sessionId: read.optionalText('session_id'),
    type: read.text('type'),
    body: read.text('body'),
    createdAt: read.date('created_at'),
    state: read.text('state') as Delivery['state'], // this store wrote it
    attempts: read.integer('attempts'),
    dueAt: read.date('due_at'),
    lastAttemptAt: read.optionalDate('last_attempt_at'),
    lastStatus: read.optionalInteger('last_status'),
    lastFault: read.optionalText('last_fault'),
  };
}

/** The only column of a row that counts. */
export function countFrom(row: unknown): number {
  return columns(row).integer('count');
}

/** A column that may be null, as a time. */
export function optionalDateFrom(row: unknown, name: string): Date | null {
  return columns(row).optionalDate(name);
}

function columns(row: unknown) {
  const values = row as Readonly<Record<string, unknown>>; // libsql gives one object per row, keyed by column
  const text = (name: string): string => {
    const value = values[name];
    if (typeof value !== 'string') throw new TypeError(`webhook store: column ${name} is no text`);
    return value;
  };
  const integer = (name: string): number => {
    const value = values[name];
    if (typeof value !== 'number') throw new TypeError(`webhook store: column ${name} is no number`);
    return value;
  };
  const optional = <T>(name: string, read: (name: string) => T): T | null =>
    values[name] === null ? null : read(name);
  const date = (name: string): Date => new Date(integer(name));
  return {
    text,
    integer,
    date,
    optionalText: (name: string) => optional(name, text),
    optionalInteger: (name: string) => optional(name, integer),
    optionalDate: (name: string) => optional(name, date),
  };
}
