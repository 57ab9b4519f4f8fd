// The calls of the port as SQL.
import { entryFrom, integerFrom, itemFrom, sessionFrom, textFrom } from './rows.ts';
import type { StoreOperations } from './messages.ts';
import type { Connection } from './tables.ts';

/** Rows that one `clear` removes at most: overwriting long items takes time, and others wait for their commits meanwhile. */
const CLEARED_AT_ONCE = 32;

/** The operations on an open database. */
export function storeOperations(connection: Connection): StoreOperations {
  const sql = {
    insertSession: connection.prepare(
      'insert into session (session_id, expires_at, wrapped_key, record) values (?, ?, ?, ?)',
    ),
    findSession: connection.prepare('select * from session where session_id = ?'),
    sessionIds: connection.prepare('select session_id from session'),
    dueSessionIds: connection.prepare('select session_id from session where expires_at <= ? order by expires_at'),
    extend: connection.prepare('update session set expires_at = max(expires_at, ?) where session_id = ?'),
    deleteSession: connection.prepare('delete from session where session_no = ?'),
    lastSequence: connection.prepare('select coalesce(max(sequence), 0) as last from item where session_no = ?'),
    insertItem: connection.prepare(
      'insert into item (session_no, sequence, kind, item_id, sealed) values (?, ?, ?, ?, ?)',
    ),
    listItems: connection.prepare(
      'select kind, item_id, sequence from item where session_no = ? and kind = coalesce(?, kind) order by sequence',
    ),
    rangeItems: connection.prepare(
      'select * from item where session_no = ? and kind = ? and sequence > ? order by sequence limit ?',
    ),
    findItem: connection.prepare('select * from item where session_no = ? and kind = ? and item_id = ?'),
    deleteItems: connection.prepare(
      'delete from item where item_no in (select item_no from item where session_no = ? limit ?)',
    ),
  };
  /** The next free sequence number of sessions that were written to. Numbers set aside need not be remembered longer. */
  const nextSequence = new Map<number, number>();

  const rowOf = (sessionId: string): unknown => sql.findSession.get(sessionId);
  const numberOf = (sessionId: string): number | undefined => {
    const row = rowOf(sessionId);
    return row === undefined ? undefined : integerFrom(row, 'session_no');
  };

  return {
    insertSession({ sessionId, expiresAt, wrappedKey, record }) {
      sql.insertSession.run(sessionId, expiresAt.getTime(), Buffer.from(wrappedKey), Buffer.from(record));
    },
    findSession(sessionId) {
      const row = rowOf(sessionId);
      return row === undefined ? undefined : sessionFrom(row);
    },
    sessionIds: () => sql.sessionIds.all().map((row) => textFrom(row, 'session_id')),
    dueSessionIds: (now) => sql.dueSessionIds.all(now.getTime()).map((row) => textFrom(row, 'session_id')),
    extend: (sessionId, expiresAt) => sql.extend.run(expiresAt.getTime(), sessionId).changes === 1,
    reserve(sessionId, count) {
      const row = rowOf(sessionId);
      if (row === undefined) return undefined;
      const number = integerFrom(row, 'session_no');
      const sequence = nextSequence.get(number) ?? integerFrom(sql.lastSequence.get(number), 'last') + 1;
      nextSequence.set(number, sequence + count);
      return { session: sessionFrom(row), sequence };
    },
    insertItems(sessionId, items) {
      const number = numberOf(sessionId);
      if (number === undefined) return false;
      for (const { sequence, kind, itemId, sealed } of items) {
        const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
        sql.insertItem.run(number, sequence, kind, itemId, bytes);
      }
      return true;
    },
    listItems(sessionId, kind) {
      const number = numberOf(sessionId);
      return number === undefined ? [] : sql.listItems.all(number, kind ?? null).map(entryFrom);
    },
    rangeItems(sessionId, kind, { after, limit }) {
      const number = numberOf(sessionId);
      return number === undefined ? [] : sql.rangeItems.all(number, kind, after, limit).map(itemFrom);
    },
    findItem(sessionId, { kind, itemId }) {
      const number = numberOf(sessionId);
      const row: unknown = number === undefined ? undefined : sql.findItem.get(number, kind, itemId);
      return row === undefined ? undefined : itemFrom(row);
    },
    clear(sessionIds) {
      let room = CLEARED_AT_ONCE;
      for (const [index, sessionId] of sessionIds.entries()) {
        const number = numberOf(sessionId);
        if (number === undefined) continue;
        room -= sql.deleteItems.run(number, room).changes;
        if (room <= 0) return sessionIds.slice(index);
        sql.deleteSession.run(number);
        nextSequence.delete(number);
        room -= 1;
      }
      return [];
    },
  };
}
