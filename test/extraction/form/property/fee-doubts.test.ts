import { describe, expect, it } from 'vitest';
import { feeDoubts } from '../../../../src/extraction/form/property/fee-doubts.ts';
import { findFees } from '../../../../src/extraction/form/property/fees.ts';
import type { DocumentLayout } from '../../../../src/model/layout.ts';
import { at, endingAt, layOut, recognised, type PlacedText } from '../../statement/placed-pages.ts';

const HEAD = at(60, 100, 'Costs to be paid once');
const row = (y: number, name: string, amount: string, x = 60): PlacedText[] => [
  at(x, y, name),
  at(250, y, 'On application'),
  endingAt(536, y, amount),
];

const feesOf = (layout: DocumentLayout): string[] =>
  findFees(layout, 'GBP', new Set()).map(({ name, minor }) => `${name} ${String(minor)}`);
const doubtsOf = (layout: DocumentLayout): string[] =>
  feeDoubts(layout, { fees: findFees(layout, 'GBP', new Set()), others: new Set(), currency: 'GBP' }).map(
    ({ reason }) => reason,
  );

describe('the fees of a picture', () => {
  it('are named without the rules and flecks behind their names', () => {
    const table = [
      row(130, 'Lending fee', '£640.00'),
      row(146, 'BACS fee ~~', '£22.00'),
      row(162, 'Legal fee =', '£90.00'),
    ];
    const layout = recognised(layOut([HEAD, ...table.flat()]));
    expect(feesOf(layout)).toEqual(['Lending fee 64000', 'BACS fee 2200', 'Legal fee 9000']);
    expect(doubtsOf(layout)).toEqual([]);
  });

  it.each([
    ['whose name is no fee as read', row(152, 'Bookng f ee', '£90.00', 56)],
    [
      'whose name stands over and under it',
      row(156, 'To the lender, when the loan is repaid', '£90.00', 140)
        .slice(0, 1)
        .concat(endingAt(536, 156, '£90.00')),
    ],
  ])('are doubted beside a row %s', (_, other) => {
    const layout = recognised(layOut([HEAD, ...row(130, 'Lending fee', '£640.00'), ...other]));
    expect(doubtsOf(layout)).toEqual(['A row among the fees was not read as one of them.']);
  });

  it('are not doubted for what is none of them', () => {
    const others = [row(146, 'Total', '£640.00'), row(166, 'Amount of the loan', '£88,000.00')];
    expect(doubtsOf(recognised(layOut([HEAD, ...row(130, 'Lending fee', '£640.00'), ...others.flat()])))).toEqual([]);
  });
});
