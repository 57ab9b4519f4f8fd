// Marks lines that repeat at the same place from page to page: headers, footers, page numbers.
import { MONTH } from '../kernel/months.ts';
import { foldText } from '../kernel/text.ts';
import type { Line, PageLayout } from '../model/layout.ts';

/** How far a repeated line may drift between pages, in points. */
const DRIFT_PT = 4;
/** Furniture stands in the top or bottom part of a page. */
const MARGIN_PART = 0.16;

/** The same pages, with `furniture` set on lines that repeat on more than half of them (at least two). */
export function withFurniture(pages: readonly PageLayout[]): PageLayout[] {
  if (pages.length < 2) return [...pages];
  const seen = new Map<string, { y0: number; page: number }[]>();
  for (const page of pages) {
    for (const line of page.lines) {
      if (!inMargin(line, page)) continue;
      const key = shapeOf(line);
      const places = seen.get(key);
      if (places) places.push({ y0: line.y0, page: page.number });
      else seen.set(key, [{ y0: line.y0, page: page.number }]);
    }
  }
  const enough = Math.max(2, Math.floor(pages.length / 2) + 1);
  return pages.map((page) => ({
    ...page,
    lines: apartFromBody(
      page.lines.map((line) => {
        if (!inMargin(line, page)) return line;
        const near = (seen.get(shapeOf(line)) ?? []).filter((place) => Math.abs(place.y0 - line.y0) <= DRIFT_PT);
        return new Set(near.map((place) => place.page)).size >= enough ? { ...line, furniture: true } : line;
      }),
    ),
  }));
}

/** A gap of less than this part of a line's height joins it to the line above. */
const JOINED_GAP = 0.7;

/** Text of the body may repeat by chance at the foot of pages: furniture stands apart from what is no furniture. */
function apartFromBody(lines: readonly Line[]): Line[] {
  const marked = [...lines];
  for (let at = 1; at < marked.length; at++) {
    const [above, line] = [marked[at - 1], marked[at]];
    if (!above || !line?.furniture || above.furniture) continue;
    if (line.y0 - above.y1 < JOINED_GAP * (line.y1 - line.y0)) marked[at] = { ...line, furniture: false };
  }
  return marked;
}

function inMargin(line: Line, page: PageLayout): boolean {
  return line.y1 < MARGIN_PART * page.heightPt || line.y0 > (1 - MARGIN_PART) * page.heightPt;
}

/**
 * A line that is a date, and a number of entries perhaps, heads those of its day: only where it is the same day may it be furniture.
 */
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6} )?';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const COUNTED = String.raw`(?: \d{1,3} (?:transaction|payment|item)s?)?`;
const DAY_HEADING = new RegExp(
  `^${WEEKDAY}(?:(?:${DAY} ${MONTH}|${MONTH} ${DAY})(?: \\d{2,4})?|\\d{1,2} \\d{1,2} \\d{2,4})${COUNTED}$`,
);

/** What ends in an amount is an entry, or tells of this page: only where it is the same amount may it be furniture. */
const ENDS_IN_AMOUNT = /\d[.,]\d{2}\)?(?: ?(?:CR|DR|OD|[-–−+]))?$/i;

/** The line's words with every number alike: `Page 1 of 3` and `Page 2 of 3` are the same. */
function shapeOf(line: Line): string {
  const text = foldText(line.text);
  return DAY_HEADING.test(text) || ENDS_IN_AMOUNT.test(line.text) ? text : text.replace(/\d+/g, '0');
}
