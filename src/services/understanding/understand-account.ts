// The road of one account of a statement: its readings are reconciled, dated and mapped, and what is left open is said.
import { leastPaymentDoubt } from '../../extraction/statement/facts/least-payment.ts';
import { cardDateDoubt } from '../../extraction/statement/facts/card-date.ts';
import type { StatementContext } from '../../extraction/statement/facts/statement-context.ts';
import { statementFacts } from '../../extraction/statement/facts/statement-facts.ts';
import { ownFields } from '../../extraction/statement/facts/credit-facts.ts';
import { sequenceOf } from '../../extraction/statement/facts/transaction-facts.ts';
import { statementFrame, type StatementFrame } from '../../extraction/statement/period.ts';
import type { StatementAccount } from '../../extraction/statement/read-statement.ts';
import { mapNodes, type MappedNodes } from '../../mapping/map-nodes.ts';
import { entriesOf, type Reconciliation, type SettledRow, type StatementRow } from '../../model/statement.ts';
import type { Profile } from '../../profiles/profile.ts';
import { resolveDates, type DateFrame } from '../../reconciliation/dates.ts';
import { findingsOf, type Finding } from '../../reconciliation/findings.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { repairAccount } from '../../reconciliation/repair-account.ts';
import { repairDates } from '../../reconciliation/repair-dates.ts';
import { dateVariants } from './date-variants.ts';
import { accountDoubts } from './doubts.ts';
import { moneyVariants } from './money-variants.ts';

/** What an account is understood by, and where its transactions' numbers begin. */
export interface AccountRoad {
  readonly context: StatementContext;
  readonly profile: Profile;
  readonly firstSequence: number;
  readonly newNodeId: () => string;
}

/** A finding, with the node it is about where that is one transaction. */
export interface AccountFinding extends Finding {
  readonly nodeId?: string;
}

/** One account's nodes, what there is to say of them, and whether its sums prove every entry. */
export interface UnderstoodAccount {
  readonly mapped: MappedNodes;
  readonly findings: readonly AccountFinding[];
  readonly entryCount: number;
  readonly proven: boolean;
}

const NOTHING_RECONCILED: Reconciliation = { rows: [], newestFirst: false, checks: [], proof: 'none', score: 0 };

const LEFT_OUT: Finding = {
  severity: 'warnings',
  reason: 'Which rows are booked was decided by the sums: rows under one heading were taken differently than it says.',
};

const DOUBTFUL_DAYS: Finding = {
  severity: 'warnings',
  reason: 'Each entry bears two days, and nothing printed tells which is its own and which that of the booking.',
};

const NO_ENTRIES: Finding = { severity: 'errors', reason: 'No entries were found.' };

/** Takes one account through reconcile and map. */
export function understandAccount(account: StatementAccount, road: AccountRoad): UnderstoodAccount {
  const { context, firstSequence } = road;
  const reconciled = reconcile(account.readings);
  const chosen = reconciled && repairAccount(reconciled, moneyVariants(context.currency));
  const read = chosen?.reading.rows ?? [];
  const frame = statementFrame(account.fields, read);
  const dateFrame = dateFrameOf(frame);
  const { rows, doubtful } = repairDates(read, dateFrame, dateVariants);
  const dates = resolveDates(rows, dateFrame);
  const reconciliation = withRows(chosen?.reconciliation ?? NOTHING_RECONCILED, rows);
  const facts = statementFacts(context, { fields: account.fields, frame, dates, reconciliation, firstSequence });
  const mapped = mapNodes(facts, road.profile.nodes, road.newNodeId);
  const entries = entriesOf(reconciliation.rows);
  const cardDoubts = [
    cardDateDoubt(context, { fields: account.fields, frame }),
    leastPaymentDoubt(context, account.fields),
  ];
  const said = findingsOf(reconciliation, { dates, frame: dateFrame, currency: context.currency });
  return {
    mapped,
    findings: [
      ...aboutNodes(
        [...said, ...accountDoubts(ownFields(account.fields, context), reconciliation, doubtful)],
        nodesByRow(mapped, entries, firstSequence),
      ),
      ...cardDoubts.flatMap((reason): Finding[] => (reason === undefined ? [] : [{ severity: 'warnings', reason }])),
      ...(chosen?.rowsChosen === 'toggled' ? [LEFT_OUT] : []),
      ...(account.hasDoubtfulDays ? [DOUBTFUL_DAYS] : []),
      ...(entries.length === 0 && !nothingMoved(reconciliation) ? [NO_ENTRIES] : []),
    ],
    entryCount: entries.length,
    proven: reconciliation.proof === 'whole',
  };
}

/** The same with rows whose dates may have been repaired. */
function withRows(reconciliation: Reconciliation, rows: readonly StatementRow[]): Reconciliation {
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  const settled = reconciliation.rows.map((one) => ({
    ...one,
    row: { ...one.row, ...datesOf(byIndex.get(one.row.index) ?? one.row) },
  }));
  return { ...reconciliation, rows: settled };
}

function datesOf({ dates, datePrinted }: StatementRow): Pick<StatementRow, 'dates' | 'datePrinted'> {
  return { dates, ...(datePrinted && { datePrinted }) };
}

function dateFrameOf({ start, end, issued, near }: StatementFrame): DateFrame {
  return {
    ...(start ? { start: start.date } : {}),
    ...(end ? { end: end.date } : {}),
    ...(issued ? { issued: issued.date } : {}),
    ...(near ? { near } : {}),
  };
}

/** A statement without entries is believed only when two figures, printed apart, say that nothing moved. */
function nothingMoved({ opening, closing }: Reconciliation): boolean {
  if (!opening?.printed || !closing?.printed || opening.minor !== closing.minor) return false;
  const [first, last] = [opening.printed.box, closing.printed.box];
  return first.x0 !== last.x0 || first.y0 !== last.y0;
}

function aboutNodes(findings: readonly Finding[], nodeOf: ReadonlyMap<number, string>): AccountFinding[] {
  return findings.map((finding) => {
    const nodeId = finding.row === undefined ? undefined : nodeOf.get(finding.row);
    return { ...finding, ...(nodeId === undefined ? {} : { nodeId }) };
  });
}

/** The ids of transactions by the index of their row: templates keep no rows, but the sequence tells which is which. */
function nodesByRow(
  { nodes }: MappedNodes,
  entries: readonly SettledRow[],
  firstSequence: number,
): ReadonlyMap<number, string> {
  const transactions = nodes.filter((node) => node.type === 'ark:Transaction');
  const bySequence = new Map(transactions.map((node) => [node['sequence'], node.id]));
  return new Map(
    entries.flatMap(({ row }, i): [number, string][] => {
      const id = bySequence.get(sequenceOf(firstSequence + i));
      return id === undefined ? [] : [[row.index, id]];
    }),
  );
}
