// Takes a laid out statement from its tables to dated movements, one line of text for each, by the steps the flow uses.
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import { statementFrame } from '../../../src/extraction/statement/period.ts';
import { readStatement } from '../../../src/extraction/statement/read-statement.ts';
import type { StatementAccount, StatementReading } from '../../../src/extraction/statement/read-statement.ts';
import type { DocumentLayout } from '../../../src/model/layout.ts';
import type { Profile } from '../../../src/profiles/profile.ts';
import { resolveDates } from '../../../src/reconciliation/dates.ts';
import { findingsOf } from '../../../src/reconciliation/findings.ts';
import { reconcile } from '../../../src/reconciliation/reconcile.ts';

const { profiles } = readProfileFiles();

/** The generic profile of statements of accounts, or of cards. */
export function statementProfile(kind: 'account' | 'card' = 'account'): Profile {
  const id = kind === 'card' ? 'banking-credit-card-statement' : 'banking-statement';
  const found = profiles.find((profile) => profile.id === id);
  if (!found) throw new Error(`no profile ${id}`);
  return found;
}

/** What a statement says before reconciliation. */
export function readLaidOut(layout: DocumentLayout, kind: 'account' | 'card' = 'account'): StatementReading {
  return readStatement(layout, statementProfile(kind), { isCard: kind === 'card' });
}

/** One account as understood. */
export interface Understood {
  /** `2025-03-03 -12.30 Corner shop`, with `= 87.70` at its end where the row prints a balance. */
  readonly entries: readonly string[];
  readonly opening: number | undefined;
  readonly closing: number | undefined;
  /** Reasons of errors and warnings. */
  readonly issues: readonly string[];
}

/** Every account of a statement; sums choose between readings. */
export function accountsOf(layout: DocumentLayout, kind: 'account' | 'card' = 'account'): Understood[] {
  return readLaidOut(layout, kind).accounts.map(understood);
}

/** The entries of a statement of one account. */
export function entriesOf(layout: DocumentLayout, kind: 'account' | 'card' = 'account'): readonly string[] {
  return accountsOf(layout, kind).flatMap(({ entries }) => entries);
}

function understood({ readings, fields }: StatementAccount): Understood {
  const best = reconcile(readings);
  if (!best) return { entries: [], opening: undefined, closing: undefined, issues: [] };
  const { reading, reconciliation } = best;
  const frame = statementFrame(fields, reading.rows);
  const known = {
    ...(frame.start ? { start: frame.start.date } : {}),
    ...(frame.end ? { end: frame.end.date } : {}),
    ...(frame.issued ? { issued: frame.issued.date } : {}),
  };
  const dates = resolveDates(reading.rows, known);
  const entries = reconciliation.rows
    .filter(({ row }) => row.kind === 'entry')
    .map(({ row, movement, balance }) => {
      const text = row.text.map((piece) => piece.text).join(' ');
      const after = balance === undefined ? '' : ` = ${decimal(balance)}`;
      return `${dates.get(row.index) ?? 'undated'} ${decimal(movement)} ${text}${after}`;
    });
  const findings = findingsOf(reconciliation, { dates, frame: known, currency: 'GBP' });
  return {
    entries,
    opening: reconciliation.opening?.minor,
    closing: reconciliation.closing?.minor,
    issues: findings.filter(({ severity }) => severity !== 'info').map(({ reason }) => reason),
  };
}

function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
