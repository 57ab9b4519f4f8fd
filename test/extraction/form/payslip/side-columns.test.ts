import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../src/extraction/form/payslip/cells.ts';
import { besideColumn } from '../../../../src/extraction/form/payslip/side-columns.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

/** Fifteen labels down one side, and as many beside them, `off` points lower; every fifth of either stands alone. */
function beside(off: number): number {
  const steps = Array.from({ length: 15 }, (_, step) => step);
  const page = [
    ...steps.filter((step) => step % 5 !== 0).map((step) => at(20, 100 + 14 * step, `Bar line ${step}`)),
    ...steps.filter((step) => step % 5 !== 1).map((step) => at(180, 100 + off + 14 * step, `Table line ${step}`)),
  ];
  const rows = rowsOf(layOut(page));
  const row = rows.findIndex(({ cells }) => cells.some(({ text }) => text.startsWith('Bar')));
  return besideColumn({ page: 1, row, x1: rows[row]?.cells[0]?.x1 ?? 0 }, rows);
}

describe('a column beside the tables', () => {
  it('may meet their lines by chance, where none of these stands level with it', () => {
    expect(beside(1.5)).toBe(180);
  });

  it('is one of a table where its lines stand level with those beside it', () => {
    expect(beside(0)).toBe(Infinity);
  });
});
