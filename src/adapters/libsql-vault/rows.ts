// Rows of the vault's store, as libsql gives them, to typed records.
import { columnsOf, type RowColumns } from '../../kernel/row-columns.ts';
import type { SealedItem, SealedSession } from '../../ports/sealed-store.ts';

const columns = (row: unknown): RowColumns => columnsOf(row, 'vault');

/** A row of table `session`. */
export function sessionFrom(row: unknown): SealedSession {
  const read = columns(row);
  return {
    sessionId: read.text('session_id'),
    expiresAt: new Date(read.integer('expires_at')),
    wrappedKey: read.bytes('wrapped_key'),
    record: read.bytes('record'),
  };
}

/** A row of table `item` without its bytes. */
export function entryFrom(row: unknown): Omit<SealedItem, 'sealed'> {
  const read = columns(row);
  return { kind: read.text('kind'), itemId: read.text('item_id'), sequence: read.integer('sequence') };
}

/** A row of table `item`. */
export function itemFrom(row: unknown): SealedItem {
  return { ...entryFrom(row), sealed: columns(row).bytes('sealed') };
}

/** One column as an integer. */
export function integerFrom(row: unknown, name: string): number {
  return columns(row).integer(name);
}

/** One column as text. */
export function textFrom(row: unknown, name: string): string {
  return columns(row).text(name);
}
