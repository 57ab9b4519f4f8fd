// Values in rows that begin with a date: a history, or the entries of a ledger. What holds now is said elsewhere, or stands in the
// latest of them.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { readDay } from '../../values/days.ts';
import { lineWith } from '../candidate-line.ts';

/** The candidates, those in rows that begin with a date last and only by the latest of their column. */
export function currentFirst(
  layout: DocumentLayout,
  candidates: readonly FieldCandidate[],
  read: (text: string) => FieldValue | undefined,
): FieldCandidate[] {
  const placed = candidates.map((candidate) => ({ candidate, row: rowOf(layout, candidate) }));
  const isDated = ({ row }: (typeof placed)[number]): boolean => row !== undefined && isInTable(row);
  return [
    ...placed.filter((one) => !isDated(one)).map(({ candidate }) => candidate),
    ...placed.filter(isDated).map(({ candidate, row }) => (row && latest(row, candidate, read)) ?? candidate),
  ];
}

interface Row {
  readonly page: PageLayout;
  readonly line: Line;
}

function rowOf(layout: DocumentLayout, { printed }: FieldCandidate): Row | undefined {
  const page = layout.pages[printed.page - 1];
  const line = page && lineWith(page, printed);
  return page && line && { page, line };
}

/** A month with its year, and the mark of a note: `May 2025 *`. */
const MONTH = /^(\p{L}{3,9} (?:\d{4}|\d{2}))(?: ?[*†‡])?$/u;

/** The date, or the first of the month, that a row of a table begins with. */
function dayOf({ phrases: [first, second] }: Line): CalendarDate | undefined {
  if (!first || !second) return undefined;
  const [, month] = MONTH.exec(first.text) ?? [];
  return readDay(first.text) ?? (month === undefined ? undefined : readDay(`1 ${month}`));
}

/** How near the next such row stands, in lines. */
const NEAR = 2;

/** Whether a row begins with a date, and one near it at the same place. */
function isInTable({ page, line }: Row): boolean {
  const at = page.lines.indexOf(line);
  const near = page.lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((one) => one !== line);
  const [own] = line.phrases;
  return dayOf(line) !== undefined && near.some((one) => dayOf(one) !== undefined && areInLine(one.phrases[0], own));
}

const SAME_EDGE_PT = 3;

/** Whether two cells begin, or have their middle, at the same place. */
function areInLine(a: Phrase | undefined, b: Phrase | undefined): boolean {
  if (!a || !b) return false;
  return [a.x0 - b.x0, (a.x0 + a.x1 - b.x0 - b.x1) / 2].some((away) => Math.abs(away) < SAME_EDGE_PT);
}

function latest(
  { page, line }: Row,
  candidate: FieldCandidate,
  read: (text: string) => FieldValue | undefined,
): FieldCandidate | undefined {
  const { box } = candidate.printed;
  let found: { readonly day: CalendarDate; readonly candidate: FieldCandidate } | undefined;
  for (const row of page.lines.slice(page.lines.indexOf(line))) {
    const day = dayOf(row);
    const cell = row.phrases.slice(1).find(({ x0, x1 }) => x0 < box.x1 && x1 > box.x0);
    const value = cell && read(cell.text);
    if (day && cell && value && day > (found?.day ?? ''))
      found = { day, candidate: { ...candidate, value, printed: printedPhrase(cell, page.number) } };
  }
  return found?.candidate;
}
