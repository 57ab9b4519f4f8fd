// Words between the name of what is paid or taken off and its amount: a part of the name in a cell of its own, or a note on it.
import { datesIn } from '../../values/date.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayRow } from './figures.ts';
import type { FormFinding } from '../form-reading.ts';
import type { PayLine } from './pay-lines.ts';
import type { SettledPay } from './settle-pay.ts';

/** A code, the number of a timesheet, how much was worked, a unit, a rate, a day or which of its instalments it is says nothing of what it is for. */
const NO_NAME =
  /^(?:\p{L}{0,3}\d[\p{L}\d/.-]*|.*\d{3,}.*|(?:hrs?|hours?|days?|units?|miles?|weeks?|shifts?|nights?|sessions?|each)|.*(?:[@×]|\b(?:at|per) £\d|\b\d+(?:\.\d+)? ?(?:hrs?|hours?|days?|nights?|shifts?|visits?|sessions?|units?|fte|miles?|weeks?|x)\b).*|(?:(?:payment|instalment|week|month|no\.?) )?\d{1,3} (?:of|out of|\/) \d{1,3}(?: (?:payments?|instalments?|weeks|months))?|\(?(?:taxable|non[- ]?tax(?:able)?|pensionable|ee|ees|er|ers|cr|dr)\)?|.{0,2})$/iu;

/** A warning that names what stands there under no heading. `all` are the rows of the document as they are printed. */
export function wordsBetweenFindings(rows: readonly PayRow[], pay: SettledPay, all: readonly Row[]): FormFinding[] {
  const names = [...pay.payments, ...pay.deductions].flatMap((line) => {
    const row = rows.find((one) => one.row === line.row && one.label === line.description);
    const between = (row?.unheaded ?? []).filter(
      (cell) =>
        isBetween(cell, line) &&
        !NO_NAME.test(cell.text) &&
        datesIn(cell.text).length === 0 &&
        !isHeaded(cell, line, all.slice(0, line.row)),
    );
    return between.map(({ text }) => `${line.text} … ${text}`);
  });
  return names.length > 0
    ? [
        {
          severity: 'warnings',
          reason: `Words beside the name of a payment or deduction were left out: ${names.join(', ')}.`,
        },
      ]
    : [];
}

/** Words and their head begin within this of each other, in points. */
const SAME_EDGE_PT = 3;
/** So many heads at least make those of a table. */
const FEWEST_HEADS = 4;

/** `Pay element | Client | Units | Rate | Total`: a column with a head of its own says something else than the name, whatever that is. */
function isHeaded(cell: Cell, { description, amount }: PayLine, above: readonly Row[]): boolean {
  const isOver = (head: Cell, one: Cell): boolean => Math.abs(head.x0 - one.x0) <= SAME_EDGE_PT;
  return above.some(
    ({ page, cells }) =>
      page === cell.page &&
      cells.length >= FEWEST_HEADS &&
      cells.every(isLabel) &&
      [description, cell].every((one) => cells.some((head) => isOver(head, one))) &&
      cells.some((head) => Math.abs(head.x1 - amount.x1) <= SAME_EDGE_PT),
  );
}

const isBetween = (cell: PayRow['others'][number], { description, amount }: PayLine): boolean =>
  isLabel(cell) && cell.page === amount.page && cell.x0 >= description.x1 && cell.x1 <= amount.x0;
