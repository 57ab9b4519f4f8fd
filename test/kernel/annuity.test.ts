import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityOf, interestOf, owedAfter } from '../../src/kernel/annuity.ts';

const LOANS = fc.record({
  owedMinor: fc.integer({ min: 100_000, max: 100_000_000 }),
  yearlyRate: fc.oneof(fc.constant(0), fc.double({ min: 0.1, max: 15, noNaN: true })),
  months: fc.integer({ min: 1, max: 480 }),
});

describe('a loan that is paid back in equal payments', () => {
  it('is paid off with the last of them', () => {
    fc.assert(
      fc.property(LOANS, (loan) => {
        const left = owedAfter(loan.months, { ...loan, paymentMinor: annuityOf(loan) });
        expect(Math.abs(left)).toBeLessThan(1e-6 * loan.owedMinor);
      }),
    );
  });

  it('has the same payment whenever it is worked out anew', () => {
    fc.assert(
      fc.property(LOANS, fc.nat(479), (loan, paid) => {
        fc.pre(paid < loan.months);
        const payment = annuityOf(loan);
        const owedMinor = owedAfter(paid, { ...loan, paymentMinor: payment });
        expect(annuityOf({ ...loan, owedMinor, months: loan.months - paid }) / payment).toBeCloseTo(1, 6);
      }),
    );
  });

  it('is as large as it was where only its interest is paid', () => {
    fc.assert(
      fc.property(LOANS, fc.nat(480), (loan, paid) => {
        expect(owedAfter(paid, { ...loan, paymentMinor: interestOf(loan) }) / loan.owedMinor).toBeCloseTo(1, 6);
      }),
    );
  });

  it('costs £1,111.66 a month for £200,000 at 4.5 per cent over 25 years', () => {
    expect(annuityOf({ owedMinor: 20_000_000, yearlyRate: 4.5, months: 300 })).toBeCloseTo(111_166.5, 0);
  });
});
