// Reading properties of nodes whose types are known by name alone. What has another form than expected counts as absent.
import type { GraphNode } from '../model/reading.ts';

/** The text at a key. */
export function textAt(node: GraphNode | undefined, key: string): string | undefined {
  const value = node?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The texts at a key: of an array, or the one. */
export function textsAt(node: GraphNode | undefined, key: string): readonly string[] {
  const value = node?.[key];
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((each): each is string => typeof each === 'string' && each !== '');
}

/** The value object at a key. */
function objectAt(node: GraphNode | undefined, key: string): Readonly<Record<string, unknown>> | undefined {
  const value = node?.[key];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return { ...value };
}

/** An amount of money at a key, signed: what is debited is negative. */
export interface SignedAmount {
  readonly minor: number;
  readonly currency: string;
}

/** The ark:CurrencyValue at a key, as integer minor units with the sign of its direction. */
export function amountAt(node: GraphNode | undefined, key: string): SignedAmount | undefined {
  const value = objectAt(node, key);
  const amount = value?.['amount'];
  const currency = value?.['currency'];
  if (typeof amount !== 'string' || typeof currency !== 'string') return undefined;
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d{1,3}))?$/u.exec(amount) ?? [];
  if (whole === '') return undefined;
  const minor = Number(whole) * 1_000 + Number(fraction.padEnd(3, '0'));
  return { minor: value?.['direction'] === 'Debit' ? -minor : minor, currency };
}
