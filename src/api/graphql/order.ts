// Orders of nodes: by a scalar, or by money with its sign. Nodes without the value come last, and what is equal keeps its order.
import { compareDecimals, negateDecimal, parseDecimal } from '../../kernel/decimal.ts';
import type { Decimal } from '../../kernel/decimal.ts';
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { compareScalars } from './filter.ts';
import type { NodeEntry } from './graph-index.ts';

/** One criterion; the path of keys is the word of the enum. */
export interface OrderArgument {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

/** The nodes in that order. `decimals` are the paths to exact numbers. Throws Problem query-too-complex. */
export function ordered(
  entries: readonly NodeEntry[],
  by: readonly OrderArgument[],
  decimals: ReadonlySet<string>,
): readonly NodeEntry[] {
  if (by.length > GRAPHQL_LIMITS.orderFields) {
    throw new Problem('query-too-complex', `A list is ordered by at most ${GRAPHQL_LIMITS.orderFields} values.`);
  }
  // Values are taken out once, not at each comparison.
  const columns = by.map(({ field }) => sortKeys(entries, field, decimals.has(field)));
  const rows = entries.map((entry, row) => ({ entry, keys: columns.map((column) => column[row]) }));
  rows.sort((a, b) => {
    for (const [i, { direction }] of by.entries()) {
      const difference = compareKeys(a.keys[i], b.keys[i], direction === 'DESC' ? -1 : 1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return rows.map(({ entry }) => entry);
}

type SortKey = string | number | boolean | Decimal | SignedMoney | undefined;
interface SignedMoney {
  readonly currency: string;
  readonly signed: Decimal;
}

/** The values at a path. Percentages are compared as the numbers they are. */
function sortKeys(entries: readonly NodeEntry[], path: string, isDecimal: boolean): readonly SortKey[] {
  const keys = path.split('.');
  const values = entries.map(({ value }) => keys.reduce<unknown>((at, key) => property(at, key), value));
  const isText = (value: unknown): value is string => typeof value === 'string';
  const arePercentages = values.every((value) => !isText(value) || value.endsWith('%'));
  return values.map((value): SortKey => {
    if (isText(value) && isDecimal) return parseDecimal(value);
    if (isText(value)) return arePercentages ? parseDecimal(value.slice(0, -1)) : value;
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    return typeof value === 'object' && value !== null
      ? signedMoney(value as Readonly<Record<string, unknown>>)
      : undefined;
  });
}

function property(owner: unknown, key: string): unknown {
  return typeof owner === 'object' && owner !== null ? (owner as Readonly<Record<string, unknown>>)[key] : undefined;
}

/** `Debit` is negative; no direction is as it stands. */
function signedMoney(money: Readonly<Record<string, unknown>>): SignedMoney | undefined {
  const { amount, currency, direction } = money;
  const digits = typeof amount === 'string' ? parseDecimal(amount) : undefined;
  if (digits === undefined || typeof currency !== 'string') return undefined;
  return { currency, signed: direction === 'Debit' ? negateDecimal(digits) : digits };
}

function compareKeys(a: SortKey, b: SortKey, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return sign * comparePresent(a, b);
}

function comparePresent(a: NonNullable<SortKey>, b: NonNullable<SortKey>): number {
  if (typeof a !== 'object' || typeof b !== 'object') return compareScalars(a, b) || 0;
  if ('digits' in a && 'digits' in b) return compareDecimals(a, b);
  if ('signed' in a && 'signed' in b) {
    return compareScalars(a.currency, b.currency) || compareDecimals(a.signed, b.signed);
  }
  return 0;
}
