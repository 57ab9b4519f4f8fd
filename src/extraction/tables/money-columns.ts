// Which amounts stand in which column: amounts are clustered by the edge they share, and the clusters are matched to the
// headers in order. Several matchings are offered, likeliest first: arithmetic decides between them.
import type { AmountCell } from './amount-cells.ts';
import type { HeaderColumn } from './column-names.ts';

/** A column of amounts: where its cells stand, and the role of the header it was matched to. */
export interface MoneyColumn {
  readonly role: string;
  readonly edge: Edge;
  readonly at: number;
  /** Whether some of its cells hang out by a printed mark (CR, OD, -). */
  readonly hanging: boolean;
}

/** The end at which the cells of a column are aligned. */
type Edge = 'left' | 'right';

/** How far cells of one column may differ at their shared edge, in points. */
const EDGE_TOLERANCE_PT = 3.5;
/** Amounts with a printed mark (CR, OD, -) may hang this far out of their column, in font sizes. */
const HANGING_EM = 3;
/** The cost, in points, of leaving a cell out of every column. */
const SKIP_PT = 60;
/** How many matchings are offered. */
const OFFERED = 4;

interface Cluster {
  readonly edge: Edge;
  at: number;
  hanging: boolean;
  cells: AmountCell[];
}

/** Likely matchings of amount columns to headers, best first; at least one when there are cells. */
export function moneyColumns(
  cells: readonly AmountCell[],
  headers: readonly HeaderColumn[],
  sizePt: number,
): MoneyColumn[][] {
  const money = headers.filter((header) => header.value === 'money').sort((a, b) => a.x0 - b.x0);
  const clusters = clustersOf(cells, sizePt, money.length);
  const matchings: { cost: number; columns: MoneyColumn[] }[] = [];
  const assign = (index: number, header: number, cost: number, columns: MoneyColumn[]): void => {
    const cluster = clusters[index];
    if (!cluster) {
      matchings.push({ cost, columns });
      return;
    }
    assign(index + 1, header, cost + SKIP_PT * cluster.cells.length, columns);
    for (let j = header; j < money.length; j++) {
      const target = money[j];
      if (!target) continue;
      const more = cluster.cells.length * distance(cluster, target);
      assign(index + 1, j + 1, cost + more, [
        ...columns,
        { role: target.role, edge: cluster.edge, at: cluster.at, hanging: cluster.hanging },
      ]);
    }
  };
  assign(0, 0, 0, []);
  return matchings
    .sort((a, b) => a.cost - b.cost)
    .slice(0, OFFERED)
    .map((matching) => matching.columns);
}

/** How badly a column of cells fits under a header, in points: the best of the three alignments. */
function distance(cluster: Cluster, header: HeaderColumn): number {
  const left = Math.min(...cluster.cells.map((one) => one.box.x0));
  const right = Math.max(...cluster.cells.map((one) => one.box.x1));
  const middle = Math.abs((left + right) / 2 - (header.x0 + header.x1) / 2);
  return Math.min(SKIP_PT, Math.abs(right - header.x1), Math.abs(left - header.x0), middle);
}

/** Statements have up to this many columns of amounts: in, out and balance. */
const USUAL_COLUMNS = 3;

/** Columns of amounts without regard to any header, left to right, with how many cells each has. */
export function clusterColumns(
  cells: readonly AmountCell[],
  sizePt: number,
): { readonly edge: Edge; readonly at: number; readonly hanging: boolean; readonly cells: number }[] {
  return clustersOf(cells, sizePt, USUAL_COLUMNS).map((cluster) => ({ ...cluster, cells: cluster.cells.length }));
}

/** Most clusters beyond the columns are amounts in passing; more than this are not searched. */
const MOST_CLUSTERS = 10;

/** Cells that share a right edge, or a left one when that gathers more of them in as many columns as there are. */
function clustersOf(cells: readonly AmountCell[], sizePt: number, columns: number): Cluster[] {
  const gathered = (clusters: readonly Cluster[]): number =>
    clusters
      .map((cluster) => cluster.cells.length)
      .sort((a, b) => b - a)
      .slice(0, columns)
      .reduce((sum, count) => sum + count, 0);
  const right = clustersBy(cells, 'right', sizePt);
  const left = clustersBy(cells, 'left', sizePt);
  const [leftCount, rightCount] = [gathered(left), gathered(right)];
  const best = leftCount > rightCount || (leftCount === rightCount && left.length < right.length) ? left : right;
  // The fullest clusters are the columns; their order on the page is kept.
  const fullest = new Set([...best].sort((a, b) => b.cells.length - a.cells.length).slice(0, MOST_CLUSTERS));
  return best.filter((cluster) => fullest.has(cluster));
}

function clustersBy(cells: readonly AmountCell[], edge: Edge, sizePt: number): Cluster[] {
  const place = (one: AmountCell) => (edge === 'right' ? one.box.x1 : one.box.x0);
  const clusters: Cluster[] = [];
  for (const one of [...cells].sort((a, b) => place(a) - place(b))) {
    const last = clusters.at(-1);
    // From the first cell on, not from the last: edges that creep along are of cells aligned elsewhere.
    if (last && place(one) - (last.cells[0] ? place(last.cells[0]) : last.at) <= EDGE_TOLERANCE_PT) {
      last.cells.push(one);
      last.at = place(one);
    } else {
      clusters.push({ edge, at: place(one), hanging: false, cells: [one] });
    }
  }
  return mergeHanging(edge === 'right' ? withMarksApart(clusters) : clusters, HANGING_EM * sizePt);
}

const isMarked = (one: AmountCell): boolean => !/\d$/.test(one.text);

/** Marks that hang out of a column may end where amounts of another table do: by their digits they are of theirs. */
function withMarksApart(clusters: readonly Cluster[]): readonly Cluster[] {
  return clusters.flatMap((cluster): Cluster[] => {
    const isHanging = (one: AmountCell): boolean =>
      isMarked(one) &&
      clusters.some((other) => other !== cluster && Math.abs(digitsEnd(one) - other.at) <= EDGE_TOLERANCE_PT);
    const hanging = cluster.cells.filter(isHanging);
    const rest = cluster.cells.filter((one) => !hanging.includes(one));
    if (hanging.length === 0 || rest.length === 0) return [cluster];
    return [
      { ...cluster, cells: hanging },
      { ...cluster, cells: rest },
    ];
  });
}

/** About where the digits of an amount end, before its mark. */
function digitsEnd({ text, box }: AmountCell): number {
  const digits = text.replace(/\D+$/, '');
  return box.x0 + (box.x1 - box.x0) * (digits.length / text.length);
}

/** Amounts whose mark hangs out of the column (or is part of a right-aligned text) belong to the column beside them. */
function mergeHanging(clusters: readonly Cluster[], reachPt: number): Cluster[] {
  const marked = (cluster: Cluster) => cluster.cells.every(isMarked);
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const last = merged.at(-1);
    const joins = last && cluster.at - last.at <= reachPt && marked(cluster) !== marked(last);
    if (joins) {
      last.at = last.cells.length >= cluster.cells.length ? last.at : cluster.at;
      last.cells.push(...cluster.cells);
      last.hanging = true;
    } else {
      merged.push({ ...cluster, cells: [...cluster.cells] });
    }
  }
  return merged;
}

/** The role of the column a cell stands in, or undefined when it stands in none. */
export function roleOf(one: AmountCell, columns: readonly MoneyColumn[], sizePt: number): string | undefined {
  let best: { role: string; off: number } | undefined;
  for (const column of columns) {
    // The one mark of a column that no other hangs out of: `27.00` over `29. 00CR`.
    const ends = column.edge === 'right' ? [one.box.x1, ...(isMarked(one) ? [digitsEnd(one)] : [])] : [one.box.x0];
    const off = Math.min(...ends.map((end) => Math.abs(end - column.at)));
    const reach = column.hanging ? HANGING_EM * sizePt : 2 * EDGE_TOLERANCE_PT;
    if (off <= reach && (!best || off < best.off)) best = { role: column.role, off };
  }
  return best?.role;
}
