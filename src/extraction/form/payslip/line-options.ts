// The ways in which rows under a heading may be the list that it heads: without what follows a total, without the total itself, with
// their signs turned round.
import type { PayLine, PayLines } from './pay-lines.ts';
import type { Option } from './pay-sums.ts';

/** So many runs are tried for each total. */
export const MOST_RUNS = 4;
/** What a list costs that no heading tells. */
export const UNHEADED = 0.8;

/** What rows come to, in minor units. */
export const sumOf = (lines: readonly PayLine[]): number => lines.reduce((sum, { minor }) => sum + minor, 0);

/** The rows above the first total; all rows; those whose amounts share an edge; each with its signs turned round; with the employer's. */
export function lineOptions(all: readonly PayLine[]): Option<readonly PayLine[]>[] {
  // What speaks of the employer is of the list only where the list's sum asks for it.
  const lines = all.filter(({ isEmployers }) => !isEmployers);
  const above = lines.filter(({ totalsAbove }) => totalsAbove === 0);
  const edge = above[0]?.amount.x1 ?? 0;
  // Where most have a minus, it only says that they are taken off.
  const isTurned = 2 * above.filter(({ minor }) => minor < 0).length > above.length;
  const choices = [
    ...(isTurned ? [turned(above)] : []),
    above,
    lines,
    above.filter(({ amount }) => Math.abs(amount.x1 - edge) < 3),
    upToGap(above),
    ...[above, lines].filter((some) => some.some(({ minor }) => minor < 0)).map(turned),
    all.filter(({ totalsAbove }) => totalsAbove === 0),
    ...[withoutSum(above)].filter((some) => some.length < above.length),
  ];
  return choices
    .filter((choice, at) => choices.findIndex((one) => sameLines(one, choice)) === at)
    .map((value, rank) => ({ value, minor: sumOf(value), rank: 0.4 * rank }));
}

/** Without the last of three rows or more that the others add up to: their total under whatever name. */
function withoutSum(lines: readonly PayLine[]): readonly PayLine[] {
  const [rest, last] = [lines.slice(0, -1), lines.at(-1)];
  return rest.length > 1 && last?.minor === sumOf(rest) ? rest : lines;
}

/** `Total deductions`, `Expenses`, `Net pay`: what stands beneath the total of what is taken off may be paid on top. */
export function paidAfter({ payments, deductions }: PayLines): Option<readonly PayLine[]>[] {
  const above = payments.filter(({ totalsAbove, isEmployers }) => totalsAbove === 0 && !isEmployers);
  const after = deductions
    .filter(({ totalsAbove, minor, isEmployers }) => totalsAbove > 0 && minor > 0 && !isEmployers)
    .slice(0, MOST_RUNS);
  const choices = after.length > 1 ? [after, ...after.map((line) => [line])] : after.map((line) => [line]);
  return choices.map((some) => ({ value: [...above, ...some], minor: sumOf([...above, ...some]), rank: UNHEADED }));
}

/** The rows before the first gap that is wider than those between them. */
function upToGap(lines: readonly PayLine[]): readonly PayLine[] {
  const at = lines.findIndex(({ amount, description }, i) => {
    const before = lines[i - 1]?.amount;
    return (
      before !== undefined &&
      (before.page !== amount.page || amount.y0 - before.y1 > 3 * (description.y1 - description.y0))
    );
  });
  return at < 0 ? lines : lines.slice(0, at);
}

function turned(lines: readonly PayLine[]): readonly PayLine[] {
  return lines.map((line) => ({ ...line, minor: -line.minor }));
}

function sameLines(a: readonly PayLine[], b: readonly PayLine[]): boolean {
  return a.length === b.length && a.every((line, i) => line.amount === b[i]?.amount && line.minor === b[i].minor);
}
