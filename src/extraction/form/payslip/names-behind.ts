// Names of payments and deductions that stand further right than the others of their part, behind a text that begins where those do: what
// was read is a remark on the name, then, and the name is what stands before it.
import type { FormFinding } from '../form-reading.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import type { Heads } from './heads.ts';
import type { PayLine } from './pay-lines.ts';
import type { SettledPay } from './settle-pay.ts';

/** Names of one part begin within this of each other, in points, and a remark at least so far behind them. */
const SAME_EDGE_PT = 1.5;
const BEHIND_PT = 12;
/** So many other names make the edge of a part. */
const FEWEST = 2;

/** A warning that names what may be no name. */
export function namesBehindFindings(
  rows: readonly Row[],
  heads: Heads,
  { payments, deductions }: SettledPay,
): FormFinding[] {
  const texts = rows.flatMap(({ cells }) =>
    cells.filter((cell, at) => !heads.cells.has(cell) && isText(cell) && bearsNoFigure(cells[at + 1])),
  );
  const all = new Set([...payments, ...deductions].map(({ description }) => description));
  const names = [payments, deductions].flatMap((lines) =>
    lines.filter(({ description }) =>
      texts.some((cell) => !all.has(cell) && beginsPart(cell, lines) && isBefore(cell, description)),
    ),
  );
  if (names.length === 0) return [];
  const named = names.map(({ text }) => text).join(', ');
  return [
    {
      severity: 'warnings',
      reason: `What was read as the name of a payment or deduction stands behind one: ${named}.`,
    },
  ];
}

const isText = (cell: Cell): boolean => isLabel(cell) && /\p{L}{2}/u.test(cell.text);
const bearsNoFigure = (next: Cell | undefined): boolean => next === undefined || isLabel(next);

const beginsPart = ({ x0, page }: Cell, lines: readonly PayLine[]): boolean =>
  lines.filter(({ description }) => description.page === page && Math.abs(description.x0 - x0) <= SAME_EDGE_PT)
    .length >= FEWEST;

/** Whether a text stands before a name, at its height or at half a line from it. */
function isBefore(cell: Cell, name: Cell): boolean {
  const reach = (cell.y1 - cell.y0) / 2;
  return (
    cell.page === name.page &&
    cell.x0 + BEHIND_PT < name.x0 &&
    cell.x1 < name.x0 &&
    cell.y0 < name.y1 + reach &&
    cell.y1 > name.y0 - reach
  );
}
