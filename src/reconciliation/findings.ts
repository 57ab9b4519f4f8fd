// What a reconciliation leaves to say: the row where the sums first break, figures that disagree, what nothing proves.
import { addDays, type CalendarDate } from '../kernel/calendar-date.ts';
import { formatAmount } from '../kernel/money.ts';
import { entriesOf, isOfTotal, type Check, type Reconciliation, type SettledRow } from '../model/statement.ts';
import type { DateFrame } from './dates.ts';

/** One finding; `row` is the index of the row it is about, absent when it is about the statement. */
export interface Finding {
  readonly severity: 'errors' | 'warnings' | 'info';
  readonly row?: number;
  readonly reason: string;
}

/** Entries of a period may be dated this many days outside it: cards print the day of the purchase. */
const OUTSIDE_DAYS = 45;
/** Unproven entries are named one by one up to this number. */
const MAX_NAMED = 3;

/** Everything worth saying about one account, gravest first. */
export function findingsOf(
  reconciliation: Reconciliation,
  known: { readonly dates: ReadonlyMap<number, CalendarDate>; readonly frame: DateFrame; readonly currency: string },
): Finding[] {
  return [
    ...breakFindings(reconciliation, known.currency),
    ...totalFindings(reconciliation, known.currency),
    ...directionFindings(reconciliation),
    ...dateFindings(reconciliation, known),
    ...proofFindings(reconciliation),
    ...(reconciliation.balancesUnmarked ? [UNMARKED] : []),
  ];
}

const UNMARKED: Finding = {
  severity: 'info',
  reason: 'Nothing printed tells overdrawn balances from others: the entries told which they are.',
};

function amount(minor: number, currency: string): string {
  return `${minor < 0 ? '-' : ''}${formatAmount({ minor, currency })} ${currency}`;
}

function breakFindings({ checks, rows }: Reconciliation, currency: string): Finding[] {
  const broken = checks.filter((check) => !check.holds && !isOfTotal(check));
  const [first] = broken;
  if (!first) return [];
  const sums = `${amount(first.expected, currency)} by the entries, ${amount(first.printed, currency)} as printed`;
  const more =
    broken.length > 1
      ? `; ${broken.length - 1} later ${broken.length === 2 ? 'sum breaks' : 'sums break'} as well`
      : '';
  if (first.row === undefined)
    return [{ severity: 'errors', reason: `The closing balance does not follow from the entries: ${sums}${more}.` }];
  const entry = entryAt(first, rows);
  const among = first.entries > 1 ? `, in this or one of the ${first.entries - 1} entries before it` : '';
  return [{ severity: 'errors', row: entry, reason: `The balance first breaks here${among}: ${sums}${more}.` }];
}

/** The entry that a broken check names: its own row, or the nearest entry when the row only states a balance. */
function entryAt(check: Check, rows: readonly SettledRow[]): number {
  const at = rows.findIndex((one) => one.row.index === check.row);
  const before =
    rows.slice(0, at + 1).findLast((one) => one.row.kind === 'entry') ?? rows.find((one) => one.row.kind === 'entry');
  return before?.row.index ?? check.row ?? 0;
}

function totalFindings({ checks }: Reconciliation, currency: string): Finding[] {
  return checks
    .filter((check) => !check.holds && isOfTotal(check))
    .map((check) => ({
      severity: 'errors' as const,
      reason: `Money ${check.kind === 'totalIn' ? 'in' : 'out'} adds up to ${amount(check.expected, currency)}, the statement says ${amount(check.printed, currency)}.`,
    }));
}

function directionFindings({ rows }: Reconciliation): Finding[] {
  return rows.flatMap(({ row: { index: row }, ambiguous, lostMark }): Finding[] => {
    if (ambiguous)
      return [{ severity: 'errors', row, reason: 'Nothing printed settles whether this came in or went out.' }];
    return lostMark ? [{ severity: 'warnings', row, reason: LOST_MARK }] : [];
  });
}

const LOST_MARK = 'It bears no mark where others that went the same way do: only the sums tell its direction.';

function dateFindings(
  { rows }: Reconciliation,
  { dates, frame }: { dates: ReadonlyMap<number, CalendarDate>; frame: DateFrame },
): Finding[] {
  const start = frame.start && addDays(frame.start, -OUTSIDE_DAYS);
  const end = frame.end ?? frame.issued;
  const last = end && addDays(end, 3);
  return entriesOf(rows).flatMap(({ row: { index } }): Finding[] => {
    const date = dates.get(index);
    if (!date) return [{ severity: 'errors', row: index, reason: 'The date of this entry cannot be told.' }];
    const outside = (start !== undefined && date < start) || (last !== undefined && date > last);
    return outside
      ? [{ severity: 'warnings', row: index, reason: 'The date lies outside the statement’s period.' }]
      : [];
  });
}

function proofFindings({ rows, proof, checks }: Reconciliation): Finding[] {
  const entries = entriesOf(rows);
  if (entries.length === 0 || proof === 'whole') return [];
  if (proof === 'none' && checks.length === 0) {
    return [{ severity: 'warnings', reason: 'The statement prints no balance or total that could prove its entries.' }];
  }
  if (checks.some((check) => !check.holds)) return [];
  const unproven = entries.filter((one) => !one.proven);
  if (unproven.length > MAX_NAMED)
    return [
      { severity: 'warnings', reason: `No printed sum proves ${unproven.length} of the ${entries.length} entries.` },
    ];
  return unproven.map((one) => ({
    severity: 'info' as const,
    row: one.row.index,
    reason: 'No printed sum proves this amount.',
  }));
}
