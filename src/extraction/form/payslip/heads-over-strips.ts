// Headings in the middle over parts of one strip: `Totals to date | Employer this week` over a row of labels and the figures beneath.
import type { Box } from '../../../model/page.ts';
import { isLabel, type Row } from './cells.ts';

/** A heading stands no further than this off the middle of what is its own, in points. */
const OFF_MIDDLE_PT = 20;

const middleOf = ({ x0, x1 }: { readonly x0: number; readonly x1: number }): number => (x0 + x1) / 2;

/** Where the parts of two headings begin, left to right, over a strip that they share; nothing where there is none. */
export function startsInStrip([first, second, ...more]: readonly Box[], under: readonly Row[]): number[] | undefined {
  const labels = under[0]?.cells ?? [];
  const figures = under[1]?.cells ?? [];
  const isStrip = labels.every(isLabel) && figures.length === labels.length && !figures.some(isLabel);
  if (!first || !second || more.length > 0 || !isStrip || labels.length < 3) return undefined;
  const edges = labels.map((label, at) => ({
    x0: Math.min(label.x0, figures[at]?.x0 ?? label.x0),
    x1: Math.max(label.x1, figures[at]?.x1 ?? label.x1),
  }));
  const off = (head: Box, from: number, to: number): number =>
    Math.abs(middleOf(head) - middleOf({ x0: edges[from]?.x0 ?? 0, x1: edges[to]?.x1 ?? 0 }));
  const last = edges.length - 1;
  const best = edges
    .slice(1)
    .map((edge, at) => ({ x0: edge.x0, off: Math.max(off(first, 0, at), off(second, at + 1, last)) }))
    .sort((a, b) => a.off - b.off)[0];
  return best && best.off < OFF_MIDDLE_PT ? [(edges[0]?.x0 ?? 0) - 2, best.x0 - 2] : undefined;
}
