// Chooses between readings of a statement: the one whose sums hold. Perception proposes, arithmetic decides.
import type { AccountReading, Reconciliation, StatementRow } from '../model/statement.ts';
import { followChain } from './chain.ts';
import type { Convention } from './conventions.ts';

/** Leaving out a stretch that looked booked, or taking in one that looked pending, needs sums to pay for it. */
const TOGGLE_COST = 1.5;
/** A reading that finds fewer entries than the likeliest one must make up for each in sums. */
const LOST_ENTRY_COST = 0.5;
/** A reading without the balances would hide that one of them is wrong. */
const LOST_BALANCE_COST = 1.5;
/** At most this many stretches are toggled in the search. */
const MAX_TOGGLED = 5;

export interface ReconciledAccount {
  readonly reading: AccountReading;
  readonly reconciliation: Reconciliation;
  /** `toggled`: a stretch that looked booked was left out, or one that looked pending taken in. */
  readonly rowsChosen: RowChoice['kind'];
}

/** The best of several readings of one account (likeliest first): most sums hold, fewest break. Undefined when given none. */
export function reconcile(readings: Iterable<AccountReading>): ReconciledAccount | undefined {
  let best: ReconciledAccount | undefined;
  let likeliest: ReturnType<typeof countOf> | undefined;
  for (const reading of readings) {
    const found = countOf(reading);
    likeliest ??= found;
    const lost =
      LOST_ENTRY_COST * Math.max(0, likeliest.entries - found.entries) +
      LOST_BALANCE_COST * Math.max(0, likeliest.balances - found.balances);
    for (const rows of rowChoices(reading)) {
      for (const convention of conventions(reading)) {
        const reconciliation = followChain(rows.rows, reading, convention);
        const score = reconciliation.score - rows.cost - lost;
        if (!best || score > best.reconciliation.score + 1e-9)
          best = { reading, reconciliation: { ...reconciliation, score }, rowsChosen: rows.kind };
        if (perfect(reconciliation) && rows.cost + lost === 0)
          return { reading, reconciliation, rowsChosen: rows.kind };
      }
    }
  }
  return best;
}

function countOf({ rows }: AccountReading): { readonly entries: number; readonly balances: number } {
  return {
    entries: rows.filter((row) => row.kind === 'entry').length,
    balances: rows.filter((row) => row.balance).length,
  };
}

function perfect(one: Reconciliation): boolean {
  return one.proof === 'whole' && one.checks.every((check) => check.holds) && one.rows.every((row) => !row.ambiguous);
}

/** Conventions in the order in which statements of this kind use them. */
function conventions(reading: AccountReading): Convention[] {
  const amounts = reading.isCard ? (['card', 'account', 'open'] as const) : (['account', 'open', 'card'] as const);
  const balances = reading.isCard ? (['owed', 'held'] as const) : (['held'] as const);
  const either = reading.rows.some((row) => row.amount?.column === 'either');
  const orders = looksNewestFirst(reading.rows) ? [true, false] : [false, true];
  return orders.flatMap((newestFirst) =>
    balances.flatMap((balance) =>
      (either ? amounts : amounts.slice(0, 1)).map((amount) => ({ amounts: amount, balances: balance, newestFirst })),
    ),
  );
}

function looksNewestFirst(rows: readonly StatementRow[]): boolean {
  let forward = 0;
  let backward = 0;
  let before: number | undefined;
  for (const row of rows) {
    const [date] = row.dates;
    if (!date || row.kind !== 'entry') continue;
    const value = (date.year ?? 0) * 400 + date.month * 31 + date.day;
    // A step of most of a year without printed years is a year's end, not an order.
    if (before !== undefined && (date.year !== undefined || Math.abs(value - before) < 200)) {
      if (value > before) forward++;
      if (value < before) backward++;
    }
    before = value;
  }
  return backward > forward;
}

interface RowChoice {
  readonly kind: 'plain' | 'undirected' | 'toggled';
  readonly rows: readonly StatementRow[];
  readonly cost: number;
}

/** The same rows without the direction their headings gave, should a heading have been misread. */
function undirected({ rows }: RowChoice): RowChoice[] {
  if (!rows.some((row) => row.flow)) return [];
  return [{ kind: 'undirected', rows: rows.map(({ flow: _flow, ...row }) => row), cost: TOGGLE_COST }];
}

/** Booked rows as read; then with a stretch left out or a doubtful one taken in, should the sums want it. */
function rowChoices(reading: AccountReading): RowChoice[] {
  const booked = (row: StatementRow): boolean => row.section === 'booked' && row.kind !== 'total';
  const stretches = [...new Set(reading.rows.map((row) => row.stretch))].slice(0, MAX_TOGGLED);
  const plain: RowChoice = { kind: 'plain', rows: reading.rows.filter(booked), cost: 0 };
  if (stretches.length < 2) return [plain, ...undirected(plain)];
  const toggled = stretches.map((stretch): RowChoice => ({
    kind: 'toggled',
    rows: reading.rows.filter((row) => row.kind !== 'total' && (row.stretch === stretch) !== booked(row)),
    cost: TOGGLE_COST + LOST_ENTRY_COST * reading.rows.filter((row) => row.stretch === stretch && booked(row)).length,
  }));
  return [plain, ...undirected(plain), ...toggled.filter((choice) => choice.rows.length > 0)];
}
