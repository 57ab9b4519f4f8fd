// Rows of the vault's store, as libsql gives them, to typed records.
import type { SealedItem, SealedSession } from '../../ports/sealed-store.ts';

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

function columns(row: unknown) {
  const values = row as Readonly<Record<string, unknown>>; // libsql gives one object per row, keyed by column
  return {
    text(name: string): string {
      const value = values[name];
      if (typeof value !== 'string') throw new TypeError(`vault: column ${name} is no text`);
      return value;
    },
    integer(name: string): number {
      const value = values[name];
      if (!Number.isSafeInteger(value)) throw new TypeError(`vault: column ${name} is no integer`);
      return value as number; // just checked
    },
    /** A copy with memory of its own, fit to be handed to another thread. */
    bytes(name: string): Uint8Array {
      const value = values[name];
      // libsql 0.5: Buffer by get(), ArrayBuffer by all()
      if (value instanceof ArrayBuffer || value instanceof Uint8Array) return new Uint8Array(value);
      throw new TypeError(`vault: column ${name} is no blob`);
    },
  };
}
