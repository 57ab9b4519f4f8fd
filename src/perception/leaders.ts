// Rows of dots and dashes, which lead from a label to its value or rule a table: taken off the picture, for engines take them for letters.
import type { Box } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';
import { inkOf } from './letters.ts';

/** What a dot or a dash of a row is at the most, and how far it stands from the next, in points. */
const DOT_PT = { height: 1.8, width: 12, apart: 3.6, higher: 0.8 };
/** A row has so many of them, and is as long as this, in points: three dots are an ellipsis. */
const LEAST = { dots: 10, pt: 36 };
/**
 * Dots of type that gives every sign the same room stand further apart (10 to the inch: 7.2 points), in even steps and with nothing between
 * them: so few do. The dots of a number that is hidden stand closer, in their widths.
 */
const TYPED = { least: 4, pitch: 7.8, uneven: 0.16, widths: 3, dot: 1.8, colon: 4.2 };
const WHITE = 255;
/** Their blurred edges reach this many pixels beyond what is ink. */
const EDGE = { across: 2, down: 1 };

/** `picture`, upright and on white paper, without such rows; the same picture where there is none. */
export function withoutLeaders(picture: GreyPicture, pixelsPerPt: number): GreyPicture {
  const ink = inkOf(picture);
  const dots = ink.filter(
    ({ x0, y0, x1, y1 }) => y1 - y0 <= DOT_PT.height * pixelsPerPt && x1 - x0 <= DOT_PT.width * pixelsPerPt,
  );
  const rows = [...rowsOf(dots, pixelsPerPt), ...typedRows(ink, pixelsPerPt)];
  if (rows.length === 0) return picture;
  const { width, height } = picture;
  const pixels = picture.pixels.slice();
  for (const { x0, y0, x1, y1 } of rows.flat()) {
    const [left, right] = [Math.max(0, x0 - EDGE.across), Math.min(width, x1 + EDGE.across)];
    for (let y = Math.max(0, y0 - EDGE.down); y < Math.min(height, y1 + EDGE.down); y++)
      pixels.fill(WHITE, y * width + left, y * width + right);
  }
  return { width, height, pixels };
}

function rowsOf(dots: readonly Box[], pixelsPerPt: number): readonly (readonly Box[])[] {
  const middle = ({ y0, y1 }: Box): number => (y0 + y1) / 2;
  const rows: { readonly dots: Box[]; end: number; middle: number }[] = [];
  let open: typeof rows = [];
  for (const dot of dots.toSorted((a, b) => a.x0 - b.x0)) {
    open = open.filter(({ end }) => dot.x0 - end <= DOT_PT.apart * pixelsPerPt);
    const row = open.find((one) => Math.abs(one.middle - middle(dot)) <= DOT_PT.higher * pixelsPerPt);
    if (row === undefined) {
      const begun = { dots: [dot], end: dot.x1, middle: middle(dot) };
      rows.push(begun);
      open.push(begun);
      continue;
    }
    row.dots.push(dot);
    row.end = Math.max(row.end, dot.x1);
    row.middle = middle(dot);
  }
  return rows
    .filter(({ dots: [first, ...others], end }) => {
      const length = end - (first?.x0 ?? end);
      return others.length + 1 >= LEAST.dots && length >= LEAST.pt * pixelsPerPt;
    })
    .map((row) => row.dots);
}

/** Rows of dots in even steps, with no other ink between them, and the colon that ends one. */
function typedRows(ink: readonly Box[], pixelsPerPt: number): readonly (readonly Box[])[] {
  const isDot = ({ x0, y0, x1, y1 }: Box): boolean => Math.max(x1 - x0, y1 - y0) <= TYPED.dot * pixelsPerPt;
  const rows: Box[][] = [];
  let open: Box[][] = [];
  for (const box of ink.toSorted((a, b) => a.x0 - b.x0)) {
    open = open.filter((row) => box.x0 - (row.at(-1)?.x0 ?? 0) <= 2 * TYPED.pitch * pixelsPerPt);
    // What stands between two dots, or goes on through their row, ends it.
    const own = open.filter((row) => isLevel(row.at(-1), box));
    const row = isDot(box) ? own.find((one) => isInStep(one, box, TYPED.pitch * pixelsPerPt)) : undefined;
    open = open.filter((one) => one === row || !own.includes(one));
    if (row) row.push(box);
    else if (isDot(box)) {
      const begun = [box];
      rows.push(begun);
      open.push(begun);
    }
  }
  const upperDot = (row: readonly Box[]): Box | undefined => {
    const last = row.at(-1);
    return last && ink.find((one) => isDot(one) && isOver(one, last, TYPED.colon * pixelsPerPt));
  };
  return rows
    .filter((row) => row.length >= TYPED.least)
    .map((row) => [...row, ...[upperDot(row)].filter((dot) => dot !== undefined)]);
}

const isLevel = (dot: Box | undefined, { y0, y1 }: Box): boolean =>
  dot !== undefined && y0 < dot.y1 + 1 && y1 > dot.y0 - 1;

const isOver = (upper: Box, lower: Box, most: number): boolean =>
  upper.x0 < lower.x1 && upper.x1 > lower.x0 && upper.y1 <= lower.y0 && lower.y0 - upper.y1 <= most;

/** Whether a dot goes on with a row: as far from its last as those are from each other, or twice as far where one was not printed whole. */
function isInStep(row: readonly Box[], dot: Box, most: number): boolean {
  const [last, before] = [row.at(-1), row.at(-2)];
  if (!last) return false;
  const step = dot.x0 - last.x0;
  if (!before)
    return step <= most && step >= most / 2 && step >= TYPED.widths * Math.max(last.x1 - last.x0, last.y1 - last.y0);
  const own = last.x0 - before.x0;
  return (
    [own, 2 * own, own / 2].some((one) => Math.abs(step - one) <= Math.max(1, TYPED.uneven * one)) && step <= 2 * most
  );
}
