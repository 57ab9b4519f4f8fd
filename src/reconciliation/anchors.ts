// The two ends of a chain of balances. A statement may state several figures that could be meant: the entries choose.
import type { AccountReading, Anchor, PrintedMoney, StatedBalance, StatementRow } from '../model/statement.ts';
import { columnStyle, heldBalance, movementOf, type Convention } from './conventions.ts';

/** The balance before the first entry: an opening row, else the stated figure that the first printed balance agrees with. */
export function openingOf(
  ordered: readonly StatementRow[],
  account: AccountReading,
  convention: Convention,
): Anchor | undefined {
  const [first] = ordered;
  if (first?.balance && first.kind !== 'entry' && first.kind !== 'closing') return anchorOf(first.balance, convention);
  const stated = account.figures.opening.map((figure) => anchorOf(figure, convention));
  return (
    stated.find((one) => startsChain(one, { ordered, account, convention })) ?? stated[sureOne(account.figures.opening)]
  );
}

/** Whether the entries lead from this figure to the first printed balance, or to a stated closing one where none is printed. */
function startsChain(
  { minor }: Anchor,
  chain: {
    readonly ordered: readonly StatementRow[];
    readonly account: AccountReading;
    readonly convention: Convention;
  },
): boolean {
  const { ordered, account, convention } = chain;
  const style = columnStyle(ordered);
  let reached = minor;
  for (const row of ordered) {
    const movement = movementOf(row, convention, style);
    // Past a direction that is still open, nothing can be told.
    if (movement === undefined) return false;
    reached += movement;
    if (row.balance) return heldBalance(row.balance, convention, reached) === reached;
  }
  return account.figures.closing.some((figure) => heldBalance(figure, convention, reached) === reached);
}

/** The stated closing balance: the candidate that the chain reaches (`chainEnd`, in minor units), else the likeliest. */
export function closingOf(
  account: AccountReading,
  convention: Convention,
  chainEnd: number | undefined,
): Anchor | undefined {
  const stated = account.figures.closing.map((figure) => anchorOf(figure, convention, chainEnd));
  return stated.find((one) => one.minor === chainEnd) ?? stated[sureOne(account.figures.closing)];
}

/** The likeliest of those that may be believed without the entries. */
function sureOne(figures: readonly StatedBalance[]): number {
  return figures.findIndex((one) => one.unsure !== true);
}

function anchorOf(figure: PrintedMoney, convention: Convention, reached?: number): Anchor {
  return { minor: heldBalance(figure, convention, reached), printed: figure.printed };
}
