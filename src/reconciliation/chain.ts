// The chain of balances: opening + movements = each printed balance = closing. One convention in, the sums it makes out.
import type { AccountReading, Anchor, Check, Reconciliation, SettledRow, StatementRow } from '../model/statement.ts';
import { closingOf, openingOf } from './anchors.ts';
import { columnStyle, heldBalance, movementOf, type Convention } from './conventions.ts';
import { withLostMarks } from './lost-marks.ts';
import { settleStretch, sumOf } from './stretch.ts';
import { totalChecks, totalsProve } from './totals.ts';
import { proofOf, scoreOf } from './weigh.ts';

/** A chain while it is being followed: everything before `from` is settled. */
interface Chain {
  readonly settled: SettledRow[];
  /** Amounts whose direction the convention leaves open, in minor units, by their place in `settled`. */
  readonly open: ReadonlyMap<number, number>;
  readonly checks: Check[];
  /** The last known balance; undefined until one is. */
  base: number | undefined;
  from: number;
  /** The balance before the first entry, worked out back from the first one printed. */
  implied?: number;
}

/** Follows the balances of `rows` (booked ones, printed order) under one convention. */
export function followChain(
  rows: readonly StatementRow[],
  account: AccountReading,
  convention: Convention,
): Reconciliation {
  const ordered = convention.newestFirst ? [...rows].reverse() : rows;
  const opening = openingOf(ordered, account, convention);
  const chain = startChain(ordered, convention, opening);
  closeAtBalances(chain);
  const unclosed = chain.settled.slice(chain.from).some((one) => one.row.kind === 'entry');
  const closing = closingOf(account, convention, reachedBy(chain));
  if (closing && (unclosed || chain.base !== undefined)) closeAtEnd(chain, closing);
  guessDirections(chain);
  const checks = [...chain.checks, ...totalChecks(chain.settled, account)];
  const proven = totalsProve(checks) ? chain.settled.map(provenByTotals) : chain.settled;
  const settled = convention.amounts === 'open' ? withLostMarks(proven) : proven;
  const before = opening ?? (chain.implied === undefined ? undefined : { minor: chain.implied });
  const after = closing ?? (unclosed ? undefined : lastBalance(settled));
  return {
    rows: convention.newestFirst ? [...settled].reverse() : settled,
    newestFirst: convention.newestFirst,
    checks,
    proof: proofOf(settled),
    ...(convention.balances === 'unmarked' ? { balancesUnmarked: true } : {}),
    score: scoreOf(checks, settled),
    ...(before ? { opening: before } : {}),
    ...(after ? { closing: after } : {}),
  };
}

function startChain(ordered: readonly StatementRow[], convention: Convention, opening: Anchor | undefined): Chain {
  const style = columnStyle(ordered);
  const open = new Map<number, number>();
  let reached = opening?.minor;
  const settled = ordered.map((row, at): SettledRow => {
    const movement = movementOf(row, convention, style);
    if (row.amount && movement === undefined) open.set(at, row.amount.minor);
    if (reached !== undefined) reached += movement ?? 0;
    const balance = row.balance && heldBalance(row.balance, convention, reached);
    reached = balance ?? reached;
    return {
      row,
      movement: movement ?? 0,
      proven: false,
      ambiguous: false,
      ...(balance === undefined ? {} : { balance }),
    };
  });
  return { settled, open, checks: [], base: opening?.minor, from: 0 };
}

function closeAtBalances(chain: Chain): void {
  chain.settled.forEach((one, at) => {
    // A row at the top that only states a balance is where the chain starts: it proves nothing.
    if (one.balance === undefined || (at === 0 && one.row.kind !== 'entry' && one.row.kind !== 'closing')) return;
    if (isRepeated(chain, at)) return;
    closeStretch(chain, at + 1, { kind: 'balance', printed: one.balance, row: one.row.index });
  });
}

/** A page may begin with the balance of the page before, and leave out that it is overdrawn. */
function isRepeated({ settled, base, from }: Chain, at: number): boolean {
  const { row, balance = 0 } = settled[at] ?? {};
  const isPlain = row?.balance !== undefined && row.balance.sign === undefined && row.balance.mark === undefined;
  const before = settled.slice(from, at);
  return (
    isPlain &&
    (row.kind === 'opening' || row.kind === 'carried') &&
    base !== undefined &&
    base < 0 &&
    base === -balance &&
    before.every((one) => one.row.kind !== 'entry')
  );
}

function closeAtEnd(chain: Chain, closing: Anchor): void {
  closeStretch(chain, chain.settled.length, { kind: 'closing', printed: closing.minor });
}

/** Ends a stretch at a known balance, and starts the next one from it: a balance that breaks the chain breaks it once. */
function closeStretch(chain: Chain, upTo: number, known: Pick<Check, 'kind' | 'printed' | 'row'>): void {
  const { settled, open, base, from } = chain;
  if (base === undefined) {
    // The first printed balance of a statement that states no opening one anchors the chain; it proves nothing yet.
    chain.implied = known.printed - sumOf(settled, from, upTo);
  } else {
    const { sum, holds, entries } = settleStretch(settled, { from, upTo, delta: known.printed - base }, open);
    chain.checks.push({ ...known, holds, expected: base + sum, entries });
  }
  chain.base = known.printed;
  chain.from = upTo;
}

/** The balance that the entries after the last known one lead to. */
function reachedBy({ settled, base, from }: Chain): number | undefined {
  return base === undefined ? undefined : base + sumOf(settled, from, settled.length);
}

/** Directions that no printed balance settles: outgoing is likelier, and said to be a guess. */
function guessDirections({ settled, open }: Chain): void {
  for (const [at, amount] of open) {
    const one = settled[at];
    if (one?.movement === 0 && amount !== 0) settled[at] = { ...one, movement: -amount, ambiguous: true };
  }
}

function provenByTotals(one: SettledRow): SettledRow {
  return { ...one, proven: one.proven || !one.ambiguous };
}

/** The last balance printed beside the rows, where the statement states none of its own. */
function lastBalance(settled: readonly SettledRow[]): Anchor | undefined {
  const last = settled.findLast((one) => one.balance !== undefined);
  if (last?.balance === undefined) return undefined;
  return { minor: last.balance, ...(last.row.balance ? { printed: last.row.balance.printed } : {}) };
}
