// Typed frames in pictures: the lines that close them are cleared before anything is recognised, and their strokes are read as letters and figures.
import type { PageLayout } from '../model/layout.ts';
import type { Word } from '../model/page.ts';

/** What a stroke may be recognised as, or a stroke and what is left of an edge beside it. */
export const SEEN_STROKE = /^(?:[I!|¦:*1li[\]]|[{[(|][I1l|]|[I1l|][})\]|])$/u;
/** What is surely none of a column of figures. */
const NO_FIGURE = /[I|¦l!]/u;

/** A side of a frame: its strokes stand this close above each other, in points, on so many lines, and this part of them is no figure. */
const SIDE = { nearPt: 3, lines: 8, strokes: 0.6 };
/** A frame has a side at the left and one at the right, so many points apart. */
const LEAST_WIDE_PT = 200;

/** Whether words of a picture stand in a typed frame: strokes above each other on either side of most of its lines. */
export function isInRecognisedFrame(page: PageLayout): boolean {
  const seen = page.lines.flatMap(({ phrases }) =>
    phrases.flatMap(({ words }) => words.filter(({ text, confidence }) => confidence < 1 && SEEN_STROKE.test(text))),
  );
  const sides = seen.filter((word) =>
    isSide(seen.filter((other) => Math.abs(middle(other) - middle(word)) <= SIDE.nearPt)),
  );
  const places = sides.map(middle);
  return Math.max(...places) - Math.min(...places) >= LEAST_WIDE_PT;
}

const middle = ({ x0, x1 }: Word): number => (x0 + x1) / 2;

function isSide(strokes: readonly Word[]): boolean {
  const sure = strokes.filter(({ text }) => NO_FIGURE.test(text));
  return strokes.length >= SIDE.lines && sure.length >= SIDE.strokes * strokes.length;
}
