// How large the text of a payslip is, and what is set larger than it.
import { median } from '../../../kernel/median.ts';
import type { Row } from './cells.ts';

/** A name is at least this many times as large as the text of its payslip to count as set large. */
export const LARGE = 1.15;

/** The size of the text of a payslip, in points. */
export function medianSize(rows: readonly Row[]): number {
  return median(rows.flatMap(({ cells }) => cells.map(({ sizePt }) => sizePt))) ?? 9;
}
