// Where the parts of two headings begin that stand in the middle over a row of labels with their values beneath.
import { describe, expect, it } from 'vitest';
import type { Cell, Row } from '../../../../src/extraction/form/payslip/cells.ts';
import { startsInStrip } from '../../../../src/extraction/form/payslip/heads-over-strips.ts';
import { readAmount } from '../../../../src/extraction/values/amount.ts';

/** A row of texts, each at its left edge and of five points a letter. */
function row(y0: number, ...texts: readonly (readonly [x0: number, text: string])[]): Row {
  const cells = texts.map(([x0, text]): Cell => {
    const amount = /\.\d\d$/.test(text) ? readAmount(text) : undefined;
    const box = { x0, y0, x1: x0 + 5 * text.length, y1: y0 + 8 };
    return { ...box, text, words: [], page: 1, sizePt: 8, bold: false, ...(amount ? { amount } : {}) };
  });
  return { page: 1, y0, y1: y0 + 8, cells };
}

const head = (x0: number, x1: number) => ({ x0, y0: 100, x1, y1: 108 });
const HEADS = [head(74, 250), head(395, 473)];
const LABELS = row(
  112,
  [30, 'GROSS PAY'],
  [121, 'NI LETTER'],
  [212, 'OTHER NI'],
  [302, 'PENSIONABLE'],
  [393, 'PERIOD END'],
  [484, 'TOTAL PAYMENTS'],
);

describe('two headings over one strip', () => {
  it('share it where the second is in the middle over the rest, though a box of the first is empty', () => {
    const values = row(122, [30, '17,824.14'], [121, 'A'], [302, '2,350.98'], [393, '30 NOV 2025'], [484, '2,350.98']);
    expect(startsInStrip(HEADS, [LABELS, values])).toEqual([28, 300]);
  });

  it('do not where a value stands beneath none of the labels', () => {
    const values = row(122, [30, '17,824.14'], [160, 'A'], [302, '2,350.98'], [484, '2,350.98']);
    expect(startsInStrip(HEADS, [LABELS, values])).toBeUndefined();
  });
});
