// The chain of balances: opening + movements = each printed balance = closing. One convention in, the sums it makes out.
import type {
  AccountReading,
  Check,
  PrintedMoney,
  Reconciliation,
  SettledRow,
  StatedTotal,
  StatementRow,
} from '../model/statement.ts';
import { columnStyle, heldBalance, movementOf, type Convention } from './conventions.ts';
import { solveDirections } from './directions.ts';

interface Open {
  readonly at: number;
  readonly amount: number;
}

/** Follows the balances of `rows` (booked ones, printed order) under one convention. */
export function followChain(
  rows: readonly StatementRow[],
  account: AccountReading,
  convention: Convention,
): Reconciliation {
  const style = columnStyle(rows);
  const ordered = convention.newestFirst ? [...rows].reverse() : rows;
  const settled: SettledRow[] = ordered.map((row) => {
    const balance = row.balance && heldBalance(row.balance, convention);
    return {
      row,
      movement: movementOf(row, convention, style) ?? 0,
      proven: false,
      ambiguous: false,
      ...(balance === undefined ? {} : { balance }),
    };
  });
  const open = new Map<number, number>();
  ordered.forEach((row, at) => {
    if (row.amount && movementOf(row, convention, style) === undefined) open.set(at, row.amount.minor);
  });

  const checks: Check[] = [];
  const start = openingOf(ordered, account, convention);
  let base = start?.minor;
  let from = 0;
  let implied: number | undefined;
  const close = (upTo: number, printed: number, kind: Check['kind'], row?: number): void => {
    if (base !== undefined) {
      const check = settleStretch(settled, { from, upTo, delta: printed - base, open });
      checks.push({
        kind,
        holds: check.holds,
        expected: base + check.sum,
        printed,
        entries: check.entries,
        ...(row === undefined ? {} : { row }),
      });
    } else {
      // The first printed balance of a statement that states no opening one anchors the chain; it proves nothing yet.
      implied = printed - sumOf(settled, from, upTo);
    }
    base = printed;
    from = upTo;
  };
  settled.forEach((one, at) => {
    if (one.balance === undefined || (at === 0 && one.row.kind === 'opening')) return;
    close(at + 1, one.balance, 'balance', one.row.index);
  });
  const end = closingOf(account, {
    convention,
    chainEnd: base === undefined ? undefined : base + sumOf(settled, from, settled.length),
  });
  const tail = settled.slice(from).some((one) => one.row.kind === 'entry');
  if (end !== undefined && (tail || base !== undefined)) close(settled.length, end.minor, 'closing');
  // Directions that no printed balance settles: outgoing is likelier, and said to be a guess.
  for (const [at, amount] of open) {
    const one = settled[at];
    if (one && one.movement === 0 && amount !== 0) settled[at] = { ...one, movement: -amount, ambiguous: true };
  }
  checks.push(...totalChecks(settled, account));
  if (
    checks.filter((check) => check.kind.startsWith('total')).length === 2 &&
    checks.every((check) => !check.kind.startsWith('total') || check.holds)
  ) {
    settled.forEach((one, at) => (settled[at] = { ...one, proven: one.proven || !one.ambiguous }));
  }
  const opening = start ?? (implied === undefined ? undefined : { minor: implied });
  const last = [...settled].reverse().find((one) => one.balance !== undefined);
  const closing =
    end ??
    (last?.balance === undefined || tail
      ? undefined
      : { minor: last.balance, ...(last.row.balance ? { printed: last.row.balance.printed } : {}) });
  return {
    rows: convention.newestFirst ? settled.reverse() : settled,
    newestFirst: convention.newestFirst,
    checks,
    proof: proofOf(settled),
    score: scoreOf(checks, settled),
    ...(opening ? { opening } : {}),
    ...(closing ? { closing } : {}),
  };
}

function sumOf(settled: readonly SettledRow[], from: number, upTo: number): number {
  let sum = 0;
  for (let at = from; at < upTo; at++) sum += settled[at]?.movement ?? 0;
  return sum;
}

/** Checks one stretch between two balances, choosing open directions so that it adds up where that can be done. */
function settleStretch(
  settled: SettledRow[],
  stretch: { from: number; upTo: number; delta: number; open: ReadonlyMap<number, number> },
): { holds: boolean; sum: number; entries: number } {
  const { from, upTo, delta } = stretch;
  const open: Open[] = [];
  for (let at = from; at < upTo; at++) {
    const amount = stretch.open.get(at);
    if (amount !== undefined) open.push({ at, amount });
  }
  let ambiguous = false;
  if (open.length > 0) {
    const solved = solveDirections(
      open.map((one) => one.amount),
      delta - sumOf(settled, from, upTo),
    );
    ambiguous = solved?.ambiguous ?? true;
    open.forEach((one, i) => {
      const row = settled[one.at];
      if (row) settled[one.at] = { ...row, movement: solved?.movements[i] ?? -one.amount, ambiguous };
    });
  }
  const sum = sumOf(settled, from, upTo);
  const holds = sum === delta;
  let entries = 0;
  for (let at = from; at < upTo; at++) {
    const row = settled[at];
    if (row?.row.kind !== 'entry') continue;
    entries++;
    settled[at] = { ...row, proven: holds && !row.ambiguous };
  }
  return { holds, sum, entries };
}

type Anchor = { readonly minor: number; readonly printed?: PrintedMoney['printed'] };

/** The balance before the first entry: an opening row, else the stated figure that the first printed balance agrees with. */
function openingOf(
  ordered: readonly StatementRow[],
  account: AccountReading,
  convention: Convention,
): Anchor | undefined {
  const [first] = ordered;
  if (first?.balance && first.kind !== 'entry' && first.kind !== 'closing') {
    return { minor: heldBalance(first.balance, convention), printed: first.balance.printed };
  }
  const candidates = account.figures.opening.map((figure) => ({
    minor: heldBalance(figure, convention),
    printed: figure.printed,
  }));
  const closings = account.figures.closing.map((figure) => heldBalance(figure, convention));
  const style = columnStyle(ordered);
  let sum = 0;
  for (const row of ordered) {
    const movement = movementOf(row, convention, style);
    if (movement === undefined) return candidates[0];
    sum += movement;
    if (row.balance) {
      const reached = heldBalance(row.balance, convention) - sum;
      return candidates.find((one) => one.minor === reached) ?? candidates[0];
    }
  }
  return candidates.find((one) => closings.includes(one.minor + sum)) ?? candidates[0];
}

/** The stated closing balance: the candidate that the chain reaches, else the likeliest. */
function closingOf(
  account: AccountReading,
  at: { convention: Convention; chainEnd: number | undefined },
): Anchor | undefined {
  const candidates = account.figures.closing.map((figure) => ({
    minor: heldBalance(figure, at.convention),
    printed: figure.printed,
  }));
  return candidates.find((one) => one.minor === at.chainEnd) ?? candidates[0];
}

function totalChecks(settled: readonly SettledRow[], { figures }: AccountReading): Check[] {
  const entries = settled.filter((one) => one.row.kind === 'entry');
  const check = (kind: 'totalIn' | 'totalOut', stated: readonly StatedTotal[], sum: number): Check[] => {
    const printed = stated.find((figure) => figure.minor === sum) ?? stated.find((figure) => figure.sure);
    if (!printed) return [];
    return [{ kind, holds: printed.minor === sum, expected: sum, printed: printed.minor, entries: entries.length }];
  };
  const sum = (sign: 1 | -1): number => entries.reduce((total, one) => total + Math.max(0, sign * one.movement), 0);
  return [...check('totalIn', figures.totalIn, sum(1)), ...check('totalOut', figures.totalOut, sum(-1))];
}

function proofOf(settled: readonly SettledRow[]): Reconciliation['proof'] {
  const entries = settled.filter((one) => one.row.kind === 'entry');
  const proven = entries.filter((one) => one.proven).length;
  return proven === entries.length && entries.length > 0 ? 'whole' : proven > 0 ? 'part' : 'none';
}

/** A broken sum tells more than a held one: three to one. Guessed directions count against a reading. */
function scoreOf(checks: readonly Check[], settled: readonly SettledRow[]): number {
  const held = checks.filter((check) => check.holds);
  const balances = held.filter((check) => check.kind === 'balance' || check.kind === 'closing').length;
  const broken = checks.filter((check) => !check.holds && !check.kind.startsWith('total')).length;
  const brokenTotals = checks.filter((check) => !check.holds && check.kind.startsWith('total')).length;
  const totals = held.length - balances;
  const ambiguous = settled.filter((one) => one.ambiguous).length;
  return balances + totals - 3 * broken - brokenTotals - 0.2 * ambiguous;
}
