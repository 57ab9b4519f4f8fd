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
const WIDEST_PART = 0.45;

/** The rows, those parted that run over such a column and what stands beside it. */
export function leftApart(rows: readonly BillRow[]): BillRow[] {
  const edges = new Map(
    [...new Set(rows.map(({ line }) => line.page))].map((page) => [page, edgeOf(rows, page)] as const),
  );
  return rows.flatMap((row) => {
    const edge = edges.get(row.line.page);
    const at = edge === undefined ? 0 : row.phrases.findIndex((one) => isAt(one, edge));
    return at < 1 ? [row] : [rowWith(row, row.phrases.slice(0, at)), rowWith(row, row.phrases.slice(at))];
  });
}

const isAt = ({ x0 }: Phrase, edge: number): boolean => x0 >= edge - SAME_EDGE_PT && x0 <= edge + INDENT_PT;

/** Where what stands beside a column at the left begins; undefined where the page has none. */
function edgeOf(rows: readonly BillRow[], page: number): number | undefined {
  const own = rows.filter(({ line }) => line.page === page);
  const firsts = own.flatMap(({ phrases: [first] }) => first ?? []);
  const left = Math.min(...firsts.map(({ x0 }) => x0));
  const right = Math.max(...own.flatMap(({ phrases }) => phrases.map(({ x1 }) => x1)));
  const isIn = ({ x0, x1 }: Phrase, edge: number): boolean => x0 < edge - NARROWEST_PT && x1 <= edge - GUTTER_PT;
  return [...new Set(firsts.map(({ x0 }) => x0))]
    .filter((edge) => edge - left > NARROWEST_PT && edge - left < WIDEST_PART * (right - left))
    .sort((a, b) => a - b)
    .find((edge) => {
      const beside = own.filter(({ phrases: [first] }) => first && isAt(first, edge));
      const column = own.filter(({ phrases }) => phrases.every((one) => isIn(one, edge)));
      const [top, bottom] = [
        Math.min(...column.map(({ line }) => line.y0)),
        Math.max(...column.map(({ line }) => line.y1)),
      ];
      // What runs over both is of neither.
      const across = own.filter(
        ({ line, phrases }) =>
          line.y0 >= top &&
          line.y1 <= bottom &&
          phrases.some((one) => one.x0 < edge - SAME_EDGE_PT && !isIn(one, edge)),
      );
      return beside.length >= LEAST_LINES && column.length >= LEAST_LINES && across.length === 0;
    });
}
