// What a recognised page prints and nobody understood is said; of embedded text nothing is.
import { describe, expect, it } from 'vitest';
import { layoutDocument } from '../../../src/layout/layout-document.ts';
import type { DocumentLayout } from '../../../src/model/layout.ts';
import type { Word } from '../../../src/model/page.ts';
import { lostAddress } from '../../../src/services/understanding/lost-values.ts';

/** A page with one word after the other on each line. */
function pageOf(lines: readonly string[], confidence = 0.95): DocumentLayout {
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

describe('an address that was not understood', () => {
  it.each([
    [['Mr A Example', '8 Orchard Close', 'London', 'SW4 THX']],
    [['Mr A Example', '8 Orchard Close', 'London']],
    [['Sent to', 'NG7 72X', 'See also SW4 1TF']],
  ])('is told by its traces: %j', (lines) => {
    expect(lostAddress(pageOf(lines), []).map(({ severity }) => severity)).toEqual(['warnings']);
  });

  it.each([[['Total due', '12 months']], [['8 Orchard Close', 'London', 'SW4 1TF']]])(
    'is not told where there are none, or it can be read: %j',
    (lines) => {
      expect(lostAddress(pageOf(lines), [])).toEqual([]);
    },
  );

  it('is not told of embedded text, nor where one was understood', () => {
    const lines = ['8 Orchard Close', 'London'];
    expect(lostAddress(pageOf(lines, 1), [])).toEqual([]);
    const address = { id: 'a', type: 'ark:Address', addressLines: ['1 High Street'] };
    expect(lostAddress(pageOf(lines), [address])).toEqual([]);
  });
});
