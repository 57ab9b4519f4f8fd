// Words of a narrow column at the left of the page (`Your services at`, the address beneath) on the line of a charge: a row of their own.
import type { Phrase } from '../../../model/layout.ts';
import type { BillRow } from './bill-rows.ts';
import { rowWith } from './with-phrases.ts';

const SAME_EDGE_PT = 2;
/** Cells of a table are set in by so much from the edge of the text over it. */
const INDENT_PT = 6;
/** So many lines begin where either column does, with nothing beside them. */
const LEAST_LINES = 5;
const GUTTER_PT = 6;
/** Only what begins so far right of it stands beside a column. */
const NARROWEST_PT = 60;
/** A column that takes more of what is printed is none at the left. */
const WIDEST_PART = 0.5;

/** The rows, those parted that run over such a column and what stands beside it. */
export function leftApart(rows: readonly BillRow[]): BillRow[] {
  const parted = new Map<BillRow, number>();
  for (const page of new Set(rows.map(({ line }) => line.page)))
    for (const [row, edge] of edgesOf(rows.filter(({ line }) => line.page === page))) parted.set(row, edge);
  return rows.flatMap((row) => {
    const edge = parted.get(row);
    const at = edge === undefined ? 0 : row.phrases.findIndex((one) => isAt(one, edge));
    return at < 1 ? [row] : [rowWith(row, row.phrases.slice(0, at)), rowWith(row, row.phrases.slice(at))];
  });
}

const isAt = ({ x0 }: Phrase, edge: number): boolean => x0 >= edge - SAME_EDGE_PT && x0 <= edge + INDENT_PT;

/** Where what stands beside a column at the left begins, for each row of a page that is beside one. */
function edgesOf(own: readonly BillRow[]): readonly (readonly [BillRow, number])[] {
  const firsts = own.flatMap(({ phrases: [first] }) => first ?? []);
  const left = Math.min(...firsts.map(({ x0 }) => x0));
  const right = Math.max(...own.flatMap(({ phrases }) => phrases.map(({ x1 }) => x1)));
  return [...new Set(firsts.map(({ x0 }) => x0))]
    .filter((edge) => edge - left > NARROWEST_PT && edge - left < WIDEST_PART * (right - left))
    .sort((a, b) => b - a)
    .flatMap((edge) => runsAt(own, edge).flatMap((run) => run.map((row) => [row, edge] as const)));
}

/** The rows between those that run over a column and what is beside it at `edge`, where both are printed there. */
function runsAt(own: readonly BillRow[], edge: number): readonly (readonly BillRow[])[] {
  const isIn = ({ x0, x1 }: Phrase): boolean => x0 < edge - NARROWEST_PT && x1 <= edge - GUTTER_PT;
  const runs: BillRow[][] = [[]];
  for (const row of own) {
    // What runs over both is of neither.
    if (row.phrases.some((one) => one.x0 < edge - SAME_EDGE_PT && !isIn(one))) runs.push([]);
    else runs.at(-1)?.push(row);
  }
  return runs.filter(
    (run) =>
      run.filter(({ phrases: [first] }) => first && isAt(first, edge)).length >= LEAST_LINES &&
      run.filter(({ phrases }) => phrases.every(isIn)).length >= LEAST_LINES,
  );
}
