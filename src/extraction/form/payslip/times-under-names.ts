// A name over lines that only say a time: `Taxable pay` over `This month £3,700.00` and `Year to date £28,700.00`.
import { isLabel, type Cell, type Row } from './cells.ts';
import type { Concept, PayWords } from './pay-words.ts';

/** What the figure of a time is of. */
export interface NamedTime {
  readonly concept: Concept;
  readonly when: 'period' | 'year';
}

/** A name and its times begin within this of each other, in points. */
const SAME_EDGE_PT = 2;
/** What stands next beneath is at most so many of its heights away. */
const NEAR_HEIGHTS = 1.5;

/** What the label of each such line says, by the label. */
export function timesUnderNames(rows: readonly Row[], words: PayWords): ReadonlyMap<Cell, NamedTime> {
  const found = new Map<Cell, NamedTime>();
  for (const [at, row] of rows.entries()) {
    for (const cell of row.cells) {
      const when = hasOneFigure(cell, row) ? timeOf(cell, words) : undefined;
      const over = when && cellOver(cell, rows, at);
      if (!when || !over) continue;
      const concept = found.get(over.cell)?.concept ?? nameOf(over, words);
      if (concept) found.set(cell, { concept, when });
    }
  }
  return found;
}

/** The time that a label says, where it says nothing else. */
function timeOf({ words: printed, text }: Cell, { headsOf, meaningOf }: PayWords): NamedTime['when'] | undefined {
  const [head, another] = headsOf(printed.map((word) => word.text));
  const isTime = head && !another && meaningOf(text).concept === undefined;
  return isTime && (head.kind === 'period' || head.kind === 'year') ? head.kind : undefined;
}

/** Whether an amount stands behind a label, and no second one. */
function hasOneFigure(cell: Cell, { cells }: Row): boolean {
  const [first, second] = cells.slice(cells.indexOf(cell) + 1);
  return isLabel(cell) && first?.amount !== undefined && (second === undefined || isLabel(second));
}

interface Over {
  readonly cell: Cell;
  readonly row: Row;
}

/** What stands right over a cell and begins where it does. */
function cellOver(below: Cell, rows: readonly Row[], at: number): Over | undefined {
  for (const row of rows.slice(0, at).reverse()) {
    if (row.page !== below.page || below.y0 - row.y1 > NEAR_HEIGHTS * (below.y1 - below.y0)) return undefined;
    const cell = row.cells.find((one) => Math.abs(one.x0 - below.x0) < SAME_EDGE_PT);
    if (cell) return { cell, row };
  }
  return undefined;
}

/** What a name without a figure of its own names. */
function nameOf({ cell, row }: Over, { meaningOf }: PayWords): Concept | undefined {
  const next = row.cells[row.cells.indexOf(cell) + 1];
  if (!isLabel(cell) || (next && !isLabel(next))) return undefined;
  const { concept, employer, when } = meaningOf(cell.text);
  return concept === 'total' || employer || when !== undefined ? undefined : concept;
}
