// Rows of dots and dashes, which lead from a label to its value or rule a table: taken off the picture, for engines take them for letters.
import type { Box } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';
import { inkOf } from './letters.ts';

/** What a dot or a dash of a row is at the most, and how far it stands from the next, in points. */
const DOT_PT = { height: 1.8, width: 12, apart: 3.6, higher: 0.8 };
/** A row has so many of them, and is as long as this, in points: three dots are an ellipsis. */
const LEAST = { dots: 10, pt: 36 };
const WHITE = 255;
/** Their blurred edges reach this many pixels beyond what is ink. */
const EDGE = { across: 2, down: 1 };

/** `picture`, upright and on white paper, without such rows; the same picture where there is none. */
export function withoutLeaders(picture: GreyPicture, pixelsPerPt: number): GreyPicture {
  const dots = inkOf(picture).filter(
    ({ x0, y0, x1, y1 }) => y1 - y0 <= DOT_PT.height * pixelsPerPt && x1 - x0 <= DOT_PT.width * pixelsPerPt,
  );
  const rows = rowsOf(dots, pixelsPerPt);
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
