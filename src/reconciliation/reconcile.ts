// Chooses between readings of a statement: the one whose sums hold. Perception proposes, arithmetic decides.
import { dayOrder, type AccountReading, type Reconciliation, type StatementRow } from '../model/statement.ts';
import { followChain } from './chain.ts';
import type { Convention } from './conventions.ts';
import { totalsProve } from './totals.ts';

/** Leaving out a stretch that looked booked, or taking in one that looked pending, needs sums to pay for it. */
const TOGGLE_COST = 1.5;
/** A reading that finds fewer entries than the likeliest one must make up for each in sums. */
const LOST_ENTRY_COST = 0.5;
/** A reading without the balances would hide that one of them is wrong. */
const LOST_BALANCE_COST = 1.5;
/** A card whose plain balances are the holder's own is odd: where the sums hold both ways, they are owed. */
const HELD_ON_CARD_COST = 0.1;
/** That balances are overdrawn where nothing printed says so must be paid for by the sums that then hold. */
const UNMARKED_COST = 1.5;
/** At most this many stretches are toggled in the search. */
const MAX_TOGGLED = 5;

/** The reading that was chosen, and what its sums make out. */
export interface ReconciledAccount {
  readonly reading: AccountReading;
  readonly reconciliation: Reconciliation;
  /** `toggled`: a stretch that looked booked was left out, or one that looked pending taken in. */
  readonly rowsChosen: RowChoice['kind'];
}

/** The best of several readings of one account (likeliest first): most sums hold, fewest break. Undefined when given none. */
export function reconcile(readings: Iterable<AccountReading>): ReconciledAccount | undefined {
  let best: ReconciledAccount | undefined;
  for (const { cost, ...candidate } of candidatesOf(readings)) {
    if (cost === 0 && isPerfect(candidate.reconciliation)) return candidate;
    const score = candidate.reconciliation.score - cost;
    if (!best || score > best.reconciliation.score + 1e-9) {
      best = { ...candidate, reconciliation: { ...candidate.reconciliation, score } };
    }
  }
  return best;
}

/** Every reading with every choice of its rows under every convention, likeliest first; `cost` is what sums must pay for. */
function* candidatesOf(readings: Iterable<AccountReading>): Generator<ReconciledAccount & { readonly cost: number }> {
  let likeliest: AccountReading | undefined;
  for (const reading of readings) {
    likeliest ??= reading;
    const lost = lostCost(likeliest, reading);
    for (const { kind, rows, cost } of rowChoices(reading)) {
      for (const convention of conventions(reading)) {
        const reconciliation = followChain(rows, reading, convention);
        if (convention.balances === 'unmarked' && !isTold(reconciliation)) continue;
        yield { reading, reconciliation, rowsChosen: kind, cost: cost + lost + conventionCost(reading, convention) };
      }
    }
  }
}

function conventionCost({ isCard }: AccountReading, { balances }: Convention): number {
  if (balances === 'unmarked') return UNMARKED_COST;
  return isCard && balances === 'held' ? HELD_ON_CARD_COST : 0;
}

function lostCost(likeliest: AccountReading, { rows }: AccountReading): number {
  const lost = (counts: (row: StatementRow) => boolean): number =>
    Math.max(0, likeliest.rows.filter(counts).length - rows.filter(counts).length);
  return (
    LOST_ENTRY_COST * lost((row) => row.kind === 'entry') + LOST_BALANCE_COST * lost((row) => row.balance !== undefined)
  );
}

function isPerfect(one: Reconciliation): boolean {
  return one.proof === 'whole' && one.checks.every((check) => check.holds) && one.rows.every((row) => !row.ambiguous);
}

/** Conventions in the order in which statements of this kind use them. */
function conventions(reading: AccountReading): Convention[] {
  const amounts = reading.isCard ? (['card', 'account', 'open'] as const) : (['account', 'open', 'card'] as const);
  const balances = reading.isCard ? (['owed', 'held'] as const) : (['held'] as const);
  const either = reading.rows.some((row) => row.amount?.column === 'either');
  const orders = looksNewestFirst(reading.rows) ? [true, false] : [false, true];
  const marked = orders.flatMap((newestFirst) =>
    balances.flatMap((balance) =>
      (either ? amounts : amounts.slice(0, 1)).map((amount) => ({ amounts: amount, balances: balance, newestFirst })),
    ),
  );
  return mayBeUnmarked(reading) ? [...marked, ...marked.flatMap(unmarked)] : marked;
}

/** The same with overdrawn balances that look like others; without directions they could be anything. */
function unmarked(convention: Convention): Convention[] {
  if (convention.amounts === 'open') return [];
  return [false, true].map((startsOverdrawn) => ({ ...convention, balances: 'unmarked', startsOverdrawn }));
}

/**
 * Seen in a mirror, what comes in goes out and what is held is owed: only a change from one to the other, or totals, tell them apart. One
 * overdrawn balance at an end tells nothing: an altered amount beside it would look the same.
 */
function isTold({ rows, opening, closing, checks }: Reconciliation): boolean {
  const all = [opening?.minor, ...rows.map(({ balance }) => balance), closing?.minor].flatMap((minor) => minor ?? []);
  const balances = all.filter((minor, i) => minor !== all[i - 1]);
  const isOverdrawn = (at: number): boolean => (balances[at] ?? 0) < 0;
  const isBetween = (at: number): boolean => at > 0 && at < balances.length - 1;
  const isSure = balances.some((_, at) => isOverdrawn(at) && (isBetween(at) || isOverdrawn(at - 1)));
  return (isSure && balances.some((minor) => minor > 0)) || totalsProve(checks);
}

/** Whether an account prints several balances and no mark beside any of them. */
function mayBeUnmarked({ isCard, rows, figures }: AccountReading): boolean {
  const printed = [...rows.flatMap(({ balance }) => balance ?? []), ...figures.opening, ...figures.closing];
  return !isCard && printed.length > 1 && printed.every(({ sign, mark }) => !sign && !mark);
}

function looksNewestFirst(rows: readonly StatementRow[]): boolean {
  let forward = 0;
  let backward = 0;
  let before: number | undefined;
  for (const row of rows) {
    const [date] = row.dates;
    if (!date || row.kind !== 'entry') continue;
    const value = dayOrder(date);
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
