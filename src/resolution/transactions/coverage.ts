// Which days of an account a document tells completely, and whether two documents tell the same days or follow on each other.
import type { GraphNode } from '../../model/reading.ts';
import { amountAt, textAt } from '../node-values.ts';
import { dayOf } from './entry.ts';
import type { Entry } from './entry.ts';

/** The days (since 1970-01-01, both included) for which a document lists all movements of an account. */
export interface Coverage {
  readonly start: number;
  readonly end: number;
  readonly opening: string | undefined;
  readonly closing: string | undefined;
}

/** How two documents of one account stand to each other on one day. */
export type Meeting = 'apart' | 'at-the-edge' | 'within';

/** What the statement and balances of the account in the document, and its rows, cover. */
export function coverageOf(
  statements: readonly GraphNode[],
  balances: readonly GraphNode[],
  entries: readonly Entry[],
): Coverage {
  const days = (nodes: readonly GraphNode[], key: string): readonly number[] =>
    nodes.flatMap((node) => textAt(node, key) ?? []).map(dayOf);
  const at = (position: string): readonly GraphNode[] =>
    balances.filter((node) => textAt(node, 'position') === position);
  const rows = entries.map(({ day }) => day);
  const [first = days(at('Opening'), 'date')[0]] = days(statements, 'startDate');
  const [last = days(at('Closing'), 'date')[0]] = days(statements, 'endDate');
  return {
    start: rows.reduce((low, day) => Math.min(low, day), first ?? Infinity),
    end: rows.reduce((high, day) => Math.max(high, day), last ?? -Infinity),
    opening: balanceText(at('Opening')),
    closing: balanceText(at('Closing')),
  };
}

function balanceText([node]: readonly GraphNode[]): string | undefined {
  const amount = amountAt(node, 'totalAmount');
  return amount === undefined ? undefined : `${amount.minor} ${amount.currency}`;
}

/** How the documents meet on a day. */
export function meetingOn(day: number, a: Coverage, b: Coverage): Meeting {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  if (day < start || day > end) return 'apart';
  if (followOn(a, b) || followOn(b, a)) return 'apart';
  // One day in common is where one ends and the other begins: each may have a part of it.
  return start === end && a.start !== b.start && a.end !== b.end ? 'at-the-edge' : 'within';
}

/** The later opens with what the earlier closed with, and shares no more than its last day. */
function followOn(earlier: Coverage, later: Coverage): boolean {
  return later.start >= earlier.end && earlier.closing !== undefined && earlier.closing === later.opening;
}
