// Recognised figures (OCR) that break the sums of a statement: other readings of them are tried, and the one that makes the sums
// hold is taken, where there is exactly one. What cannot be settled so is left as it is, for findings to report.
import type { AccountReading, Check, PrintedMoney, StatedFigures, StatementRow } from '../model/statement.ts';
import { isOfTotal } from '../model/statement.ts';
import { reconcile, type ReconciledAccount } from './reconcile.ts';

/** Another reading of a printed amount, and what it takes to believe it (kernel/amount-variants.ts). */
export interface MoneyVariant {
  readonly money: PrintedMoney;
  readonly cost: number;
}

/** Other readings of an amount; none where it was not recognised but read. */
export type VariantsOf = (money: PrintedMoney) => readonly MoneyVariant[];

/** At most so many figures of a statement are repaired, and so many readings tried for each: more slips are a bad picture. */
const MOST_REPAIRS = 12;
const MOST_TRIED = 24;
/** One explanation is believed only when every other one costs this much more: what slips often, against what is the rarest slip. */
const MARGIN = 3.5;

/** One figure of a reading, read otherwise. */
interface Edit {
  readonly reading: AccountReading;
  /** What is changed: edits of one place and value are one explanation. */
  readonly what: string;
  readonly cost: number;
}

/** The account with its figures repaired; itself where its sums hold, or where nothing else is the one explanation of a break. */
export function repairAccount(account: ReconciledAccount, variantsOf: VariantsOf): ReconciledAccount {
  let current = account;
  const given = new Set<string>();
  for (let repairs = 0; repairs < MOST_REPAIRS; repairs++) {
    const broken = brokenIn(current).find((check) => !given.has(nameOf(check)));
    if (!broken) break;
    const repaired = oneExplanation(current, broken, variantsOf);
    if (repaired) current = repaired;
    else given.add(nameOf(broken));
  }
  // A chain that is whole only after repairs, against a total that was recognised as well: neither is believed.
  const stillBroken = brokenIn(current);
  return stillBroken.length > 0 && stillBroken.every(isOfTotal) ? account : current;
}

const brokenIn = ({ reconciliation }: ReconciledAccount): readonly Check[] =>
  reconciliation.checks.filter(({ holds }) => !holds);

const nameOf = ({ kind, row }: Check): string => `${kind}${String(row ?? '')}`;

/** The account under the one edit that mends `broken` and breaks nothing; undefined where there is none or no single one. */
function oneExplanation(
  account: ReconciledAccount,
  broken: Check,
  variantsOf: VariantsOf,
): ReconciledAccount | undefined {
  const before = new Set(brokenIn(account).map(nameOf));
  const entries = entryCount(account);
  const tried = editsFor(account, broken, variantsOf)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_TRIED)
    .flatMap((edit) => {
      const repaired = reconcile([edit.reading]);
      if (!repaired || entryCount(repaired) < entries) return [];
      const { checks } = repaired.reconciliation;
      const after = checks.filter(({ holds }) => !holds).map(nameOf);
      const mends = !after.includes(nameOf(broken)) && after.every((name) => before.has(name));
      const asMany = checks.length >= account.reconciliation.checks.length;
      return mends && asMany ? [{ ...edit, repaired, left: after.length }] : [];
    });
  // One slip that explains two breaks is likelier than a slip for each.
  const fewest = Math.min(...tried.map(({ left }) => left));
  const [best, other] = distinct(tried.filter(({ left }) => left === fewest));
  return best && (!other || other.cost - best.cost >= MARGIN) ? best.repaired : undefined;
}

function distinct<T extends Edit>(edits: readonly T[]): readonly T[] {
  return edits.filter((edit, at) => edits.findIndex(({ what }) => what === edit.what) === at);
}

function entryCount({ reconciliation }: ReconciledAccount): number {
  return reconciliation.rows.filter(({ row }) => row.kind === 'entry').length;
}

/** Edits that move the balance by what is missing: of the amounts before it, of the balances around it, of stated figures. */
function editsFor({ reading, reconciliation }: ReconciledAccount, broken: Check, variantsOf: VariantsOf): Edit[] {
  const missing = Math.abs(broken.printed - broken.expected);
  const fits = (money: PrintedMoney): readonly MoneyVariant[] =>
    variantsOf(money).filter(({ money: other }) => {
      const changed = [Math.abs(other.minor - money.minor), other.minor + money.minor];
      return changed.includes(missing);
    });
  const edits: Edit[] = [];
  for (const row of rowsAround(
    reconciliation.rows.map((one) => one.row),
    broken,
  )) {
    for (const part of ['amount', 'balance'] as const) {
      const money = row[part];
      for (const { money: other, cost } of money ? fits(money) : []) {
        edits.push({
          reading: withRow(reading, row, part, other),
          what: `${part}${String(row.index)}=${valueOf(other)}`,
          cost,
        });
      }
    }
  }
  for (const name of FIGURES) {
    const stated = reading.figures[name];
    stated.forEach((figure, at) => {
      for (const { money: other, cost } of fits(figure)) {
        const figures = withFigure(reading.figures, name, at, other);
        edits.push({ reading: { ...reading, figures }, what: `${name}${String(at)}=${valueOf(other)}`, cost });
      }
    });
  }
  return edits;
}

const FIGURES = ['opening', 'closing', 'totalIn', 'totalOut'] as const;

const valueOf = ({ minor, sign, mark }: PrintedMoney): string => [sign, minor, mark].join(' ');

/** The rows whose figures the check is made of: those back to the balance before, and that balance; all for a total. */
function rowsAround(rows: readonly StatementRow[], { kind, row: index }: Check): readonly StatementRow[] {
  if (kind === 'totalIn' || kind === 'totalOut') return rows;
  const at = index === undefined ? -1 : rows.findIndex((row) => row.index === index);
  // Printed order may be either way round, so the stretch is taken on both sides.
  const from = at < 0 ? lastBalance(rows, rows.length) : lastBalance(rows, at);
  const to = at < 0 ? rows.length - 1 : nextBalance(rows, at);
  const ends = at < 0 ? rows.slice(0, nextBalance(rows, -1) + 1) : [];
  return [...new Set([...ends, ...rows.slice(Math.max(0, from), to + 1)])];
}

function lastBalance(rows: readonly StatementRow[], before: number): number {
  return rows.slice(0, before).findLastIndex((row) => row.balance !== undefined);
}

function nextBalance(rows: readonly StatementRow[], after: number): number {
  const next = rows.findIndex((row, at) => at > after && row.balance !== undefined);
  return next < 0 ? rows.length - 1 : next;
}

function withRow(
  reading: AccountReading,
  row: StatementRow,
  part: 'amount' | 'balance',
  money: PrintedMoney,
): AccountReading {
  const changed =
    part === 'balance' ? { balance: money } : { amount: { ...money, column: row.amount?.column ?? 'either' } };
  return { ...reading, rows: reading.rows.map((one) => (one.index === row.index ? { ...one, ...changed } : one)) };
}

function withFigure(
  figures: StatedFigures,
  name: (typeof FIGURES)[number],
  at: number,
  money: PrintedMoney,
): StatedFigures {
  const other = <T extends PrintedMoney>(one: T, i: number): T => (i === at ? { ...one, ...money } : one);
  switch (name) {
    case 'opening':
    case 'closing':
      return { ...figures, [name]: figures[name].map(other) };
    case 'totalIn':
    case 'totalOut':
      return { ...figures, [name]: figures[name].map(other) };
  }
}
