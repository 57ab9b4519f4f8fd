// Which rows of a payslip are its payments and deductions, where the same row seems to be both.
import { expect, it } from 'vitest';
import type { Cell } from '../../../../src/extraction/form/payslip/cells.ts';
import type { PayLine } from '../../../../src/extraction/form/payslip/pay-lines.ts';
import { settlePay } from '../../../../src/extraction/form/payslip/settle-pay.ts';

const cellOf = (text: string): Cell => ({
  text,
  words: [],
  page: 1,
  sizePt: 9,
  bold: false,
  x0: 0,
  y0: 0,
  x1: 40,
  y1: 9,
});
const line: PayLine = {
  description: cellOf('Basic pay'),
  text: 'Basic pay',
  amount: cellOf('1,204.00'),
  minor: 120400,
  row: 0,
  totalsAbove: 0,
};

it('a row that headings give to both lists is in one of them at most', () => {
  const lists = { payments: [line], deductions: [line] };
  const settled = settlePay(lists, [], { comingTo: () => [], leaving: () => [] });
  expect(settled.payments.length + settled.deductions.length).toBeLessThanOrEqual(1);
});
