// Values of nodes as exports take them: nothing is assumed of a node but that it is JSON.
import type { GraphNode } from '../../model/reading.ts';

/** An exact amount with its sign in the digits: what came in is positive, what went out or is owed negative. */
export interface SignedAmount {
  /** `^-?\d+(\.\d+)?$`. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** The text at the key; undefined when there is none. */
export function nodeText(node: GraphNode | undefined, key: string): string | undefined {
  const value = node?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The part of an object under the key; undefined when the value is no object. */
export function partOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key]; // JSON, which was just looked at
}

const DIGITS = /^\d+(?:\.\d+)?$/u;

/** A currency value with its direction; undefined when it says of no direction, for then its sign is not known. */
export function signedAmount(value: unknown): SignedAmount | undefined {
  const [amount, currency, direction] = ['amount', 'currency', 'direction'].map((key) => partOf(value, key));
  if (typeof amount !== 'string' || !DIGITS.test(amount) || typeof currency !== 'string') return undefined;
  if (direction !== 'Credit' && direction !== 'Debit') return undefined;
  const isNegative = direction === 'Debit' && /[1-9]/u.test(amount);
  return { amount: isNegative ? `-${amount}` : amount, currency };
}
