// Transactions taken together: counts, and exact sums by currency, of all or of parts with a value in common.
import { addDecimals, formatDecimal, negateDecimal, parseDecimal, withScale } from '../../kernel/decimal.ts';
import type { Decimal } from '../../kernel/decimal.ts';
import { fractionDigits } from '../../kernel/money.ts';
import { Problem } from '../../kernel/problem.ts';
import type { NodeEntry } from './graph-index.ts';

/** The parts that transactions can be divided into. */
export const DIMENSIONS = {
  MONTH: { field: 'month', of: ({ value }) => (typeof value['date'] === 'string' ? value['date'].slice(0, 7) : null) },
  CATEGORY: { field: 'category', of: ({ value }) => listed(value['categories'])[0] },
  SUBSIDIARY_CATEGORY: { field: 'subsidiaryCategory', of: ({ value }) => listed(value['categories']).at(-1) },
  ACCOUNT: { field: 'account', of: (entry) => target(entry, 'relatedTo') },
  MERCHANT: { field: 'merchant', of: (entry) => target(entry, 'merchant') },
  METHOD_CATEGORY: { field: 'methodCategory', of: ({ value }) => value['methodCategory'] },
  DIRECTION: { field: 'direction', of: ({ value }) => money(value['amount'])?.direction },
} as const satisfies Record<string, { readonly field: string; readonly of: (entry: NodeEntry) => unknown }>;

/** The name of a dimension. */
export type Dimension = keyof typeof DIMENSIONS;

/** A sum in one currency; amounts as decimal text. */
interface MoneyTotal {
  readonly currency: string;
  readonly count: number;
  readonly credits: string;
  readonly debits: string;
  readonly net: string;
}

/** Counts and sums. */
export interface Totals {
  readonly count: number;
  readonly withoutAmount: number;
  readonly totals: readonly MoneyTotal[];
}

/** All of them together. An amount without a direction, a currency or digits is in no sum, and is counted as such. */
export function totalsOf(entries: readonly NodeEntry[]): Totals {
  const sums = new Map<string, Sum>();
  let withoutAmount = 0;
  for (const { value } of entries) {
    const amount = money(value['amount']);
    if (amount === undefined) {
      withoutAmount += 1;
      continue;
    }
    const sum = sums.get(amount.currency) ?? zero(amount.currency);
    const side = amount.direction === 'Credit' ? 'credits' : 'debits';
    sums.set(amount.currency, { ...sum, count: sum.count + 1, [side]: addDecimals(sum[side], amount.digits) });
  }
  return {
    count: entries.length,
    withoutAmount,
    totals: [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, sum]) => written(currency, sum)),
  };
}

/** The parts, in the order of their values, those without a value last. Throws Problem invalid-request. */
export function groupsOf(
  entries: readonly NodeEntry[],
  by: readonly Dimension[],
): readonly (Totals & Readonly<Record<string, unknown>>)[] {
  if (by.length === 0 || new Set(by).size < by.length) {
    throw new Problem('invalid-request', 'Name one dimension or several, each once.');
  }
  const groups = new Map<string, { readonly values: readonly unknown[]; readonly members: NodeEntry[] }>();
  for (const entry of entries) {
    const values = by.map((name) => DIMENSIONS[name].of(entry) ?? null);
    const key = JSON.stringify(values.map(sortText));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { values, members: [entry] });
    else group.members.push(entry);
  }
  const inOrder = [...groups.values()].sort((a, b) => compareValues(a.values, b.values));
  return inOrder.map(({ values, members }) => ({
    ...totalsOf(members),
    ...Object.fromEntries(by.map((name, i) => [DIMENSIONS[name].field, values[i]])),
  }));
}

interface Sum {
  readonly count: number;
  readonly credits: Decimal;
  readonly debits: Decimal;
}

function zero(currency: string): Sum {
  const nothing = { digits: 0n, scale: fractionDigits(currency) };
  return { count: 0, credits: nothing, debits: nothing };
}

function written(currency: string, { count, credits, debits }: Sum): MoneyTotal {
  const net = addDecimals(credits, negateDecimal(debits));
  const text = (decimal: Decimal): string => formatDecimal(withScale(decimal, net.scale));
  return { currency, count, credits: text(credits), debits: text(debits), net: text(net) };
}

function money(
  value: unknown,
): { readonly digits: Decimal; readonly currency: string; readonly direction: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { amount, currency, direction } = value as Readonly<Record<string, unknown>>;
  const digits = typeof amount === 'string' ? parseDecimal(amount) : undefined;
  if (digits === undefined || typeof currency !== 'string') return undefined;
  return direction === 'Credit' || direction === 'Debit' ? { digits, currency, direction } : undefined;
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function target({ value, graph }: NodeEntry, property: string): NodeEntry | undefined {
  const id = value[property];
  return typeof id === 'string' ? graph.node(id) : undefined;
}

/** Nodes by their ids; nothing after everything. */
function sortText(value: unknown): string {
  if (typeof value === 'string') return `0${value}`;
  return value === null ? '1' : `0${(value as NodeEntry).value.id}`;
}

function compareValues(a: readonly unknown[], b: readonly unknown[]): number {
  const [left, right] = [a, b].map((values) => values.map(sortText));
  for (const [i, text] of (left ?? []).entries()) {
    const other = right?.[i] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}
