// Rows of a payslip: what stands at one height, whatever sizes it is set in.
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../src/extraction/form/payslip/cells.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

const rowsFrom = (top: number, size: number): string[] =>
  rowsOf(layOut([at(340, 433, 'NET PAY', 7), at(500, top, '2,113.44', size), at(340, 460, 'Paid by BACS', 7)])).map(
    ({ cells }) => cells.map(({ text }) => text).join(' | '),
  );

describe('a small label and a large amount behind it', () => {
  it('are one row where they have a common top, and no common foot', () => {
    expect(rowsFrom(433, 12)).toEqual(['NET PAY | 2,113.44', 'Paid by BACS']);
  });

  it('are two where the amount stands lower, or is no larger', () => {
    expect(rowsFrom(438, 12)).toEqual(['NET PAY', '2,113.44', 'Paid by BACS']);
    expect(rowsFrom(438, 7)).toEqual(['NET PAY', '2,113.44', 'Paid by BACS']);
  });
});
