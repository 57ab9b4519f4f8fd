// One row of a database, as drivers of SQLite give it, read column by column.

/** Typed looks at the columns of a row. Each throws TypeError where a column holds something else; a column that is null counts as such. */
export interface RowColumns {
  value(name: string): unknown;
  text(name: string): string;
  textOrNull(name: string): string | null;
  /** Words of a text. */
  list(name: string): readonly string[];
  /** A number that is a safe integer. */
  integer(name: string): number;
  integerOrNull(name: string): number | null;
  /** A copy with memory of its own, fit to be handed to another thread. */
  bytes(name: string): Uint8Array;
}

/** The columns of `row`, an object keyed by column; `store` is what an error calls the place it came from. */
export function columnsOf(row: unknown, store: string): RowColumns {
  const values = row as Readonly<Record<string, unknown>>; // one object per row, keyed by column
  const wrong = (name: string, kind: string) => new TypeError(`${store}: column ${name} is no ${kind}`);
  const text = (name: string): string => {
    const value = values[name];
    if (typeof value !== 'string') throw wrong(name, 'text');
    return value;
  };
  const integer = (name: string): number => {
    const value = values[name];
    if (!Number.isSafeInteger(value)) throw wrong(name, 'integer');
    return value as number; // just checked
  };
  return {
    value: (name) => values[name],
    text,
    list: (name) => text(name).split(' ').filter(Boolean),
    textOrNull: (name) => (values[name] === null ? null : text(name)),
    integer,
    integerOrNull: (name) => (values[name] === null ? null : integer(name)),
    bytes(name) {
      const value = values[name];
      // libsql 0.5: Buffer by get(), ArrayBuffer by all()
      if (value instanceof ArrayBuffer || value instanceof Uint8Array) return new Uint8Array(value);
      throw wrong(name, 'blob');
    },
  };
}
