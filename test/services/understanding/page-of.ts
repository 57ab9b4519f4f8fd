// A page of plain lines, for tests that need no paper.
import { layoutDocument } from '../../../src/layout/layout-document.ts';
import type { DocumentLayout } from '../../../src/model/layout.ts';
import type { Word } from '../../../src/model/page.ts';

/** A page with one word after the other on each line. */
export function pageOf(lines: readonly string[], confidence = 0.95): DocumentLayout {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }): Word => ({
      text,
      x0: 50 + 5 * index,
      y0: 100 + 12 * row,
      x1: 50 + 5 * (index + text.length),
      y1: 108 + 12 * row,
      sizePt: 8,
      font: '',
      bold: false,
      confidence,
    })),
  );
  return layoutDocument([{ number: 1, widthPt: 595, heightPt: 842, uprightTurn: 0, words }]);
}
