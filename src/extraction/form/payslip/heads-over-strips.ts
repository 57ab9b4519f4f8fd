// Headings in the middle over parts of one strip: `Totals to date | Employer this week` over a row of labels and the figures beneath.
import type { Box } from '../../../model/page.ts';
import { isLabel, type Cell, type Row } from './cells.ts';

/** A heading stands no further than this off the middle of what is its own, in points. */
const OFF_MIDDLE_PT = 20;

const middleOf = ({ x0, x1 }: { readonly x0: number; readonly x1: number }): number => (x0 + x1) / 2;

/** Where the parts of one heading, or of two, begin, left to right, over a strip that is theirs; nothing where there is none. */
export function startsInStrip([first, second, ...more]: readonly Box[], under: readonly Row[]): number[] | undefined {
  const labels = under[0]?.cells ?? [];
  const figures = under[1]?.cells ?? [];
  const isFull = figures.length === labels.length && !figures.some(isLabel);
  const isStrip = labels.every(isLabel) && (isFull || (second !== undefined && isUnderLabels(figures, labels)));
  if (!first || more.length > 0 || !isStrip || labels.length < 3) return undefined;
  if (!second) return startOfStrip(first, [...labels, ...figures], labels[1]);
  const edges = labels.map((label, at) => {
    const figure = isFull ? figures[at] : figures.find((one) => isUnder(one, label));
    return { x0: Math.min(label.x0, figure?.x0 ?? label.x0), x1: Math.max(label.x1, figure?.x1 ?? label.x1) };
  });
  // A box goes on behind its label, up to the next one.
  const off = (head: Box, from: number, to: number): number => {
    const [x0, own] = [edges[from]?.x0 ?? 0, edges[to]?.x1 ?? 0];
    const ends = [own, edges[to + 1]?.x0 ?? own];
    return Math.min(...ends.map((x1) => Math.abs(middleOf(head) - middleOf({ x0, x1 }))));
  };
  const last = edges.length - 1;
  const best = edges
    .slice(1)
    .map((edge, at) => ({ x0: edge.x0, off: Math.max(off(first, 0, at), off(second, at + 1, last)) }))
    .sort((a, b) => a.off - b.off)[0];
  return best && best.off < OFF_MIDDLE_PT ? [(edges[0]?.x0 ?? 0) - 2, best.x0 - 2] : undefined;
}

/** Whether values, days and letters among them, stand beneath labels at the edges of those: a box may be left empty. */
const isUnderLabels = (values: readonly Cell[], labels: readonly Cell[]): boolean =>
  values.filter(({ amount }) => amount !== undefined).length >= FEWEST_AMOUNTS &&
  values.every((one) => labels.some((label) => isUnder(one, label)));

const isUnder = (value: Box, label: Box): boolean => Math.abs(value.x0 - label.x0) <= SAME_EDGE_PT;

const FEWEST_AMOUNTS = 2;

/** Where the strip of a heading alone begins, that is set in the middle over it or a little in from its left. */
function startOfStrip(head: Box, cells: readonly Box[], second: Box | undefined): number[] | undefined {
  const [x0, x1] = [Math.min(...cells.map((cell) => cell.x0)), Math.max(...cells.map((cell) => cell.x1))];
  const isOverFirst = head.x0 > x0 && head.x0 < (second?.x0 ?? x0) - SAME_EDGE_PT;
  const isCentred = head.x0 > x0 && Math.abs(middleOf(head) - middleOf({ x0, x1 })) < OFF_MIDDLE_PT;
  return isOverFirst || isCentred ? [x0 - 2] : undefined;
}

const SAME_EDGE_PT = 3;
