// What extraction and reconciliation found, before it becomes nodes: plain JSON values, each with the place it was read from.
import type { Evidence } from './evidence.ts';

/** One value, ready to stand in a node: a string, number, boolean, list of strings, or a value object (`ark:CurrencyValue` …). */
export interface Fact {
  readonly value: unknown;
  /** Absent for what was worked out and stands nowhere. */
  readonly evidence?: Evidence;
}

/** Values by name, as node templates use them. */
export type FactRow = Readonly<Record<string, Fact>>;

/** Everything found in one document. */
export interface Facts {
  readonly fields: FactRow;
  /** Rows of tables; the values of a list field are rows with the one key `value`. */
  readonly lists: Readonly<Record<string, readonly FactRow[]>>;
}
