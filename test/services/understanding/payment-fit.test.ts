import { describe, expect, it } from 'vitest';
import type { GraphNode } from '../../../src/model/reading.ts';
import { paymentFit } from '../../../src/services/understanding/payment-fit.ts';

const money = (amount: string): Record<string, string> => ({ amount, currency: 'GBP' });
let count = 0;
const node = (type: string, properties: Readonly<Record<string, unknown>>): GraphNode => ({
  id: `urn:${String((count += 1))}`,
  type: `ark:${type}`,
  ...properties,
});
const plan = (amount: string, termMonths: number, repaymentMethod?: string): GraphNode =>
  node('MortgagePaymentPlan', {
    monthlyPayment: money(amount),
    termMonths,
    ...(repaymentMethod ? { repaymentMethod } : {}),
  });
const rate = (percent: string, days: Readonly<Record<string, string>> = {}): GraphNode =>
  node('InterestRate', { rate: percent, ...days });
const reasons = (...nodes: readonly GraphNode[]): readonly string[] => paymentFit(nodes).map(({ reason }) => reason);

const MISFIT = 'What is paid each month does not follow from what is owed, the rate and the time left.';

describe('the payment of a mortgage statement', () => {
  const closing = node('Balance', { position: 'Closing', date: '2025-12-31', totalAmount: money('200000.00') });

  it('pays off what is owed in the time left, at the rate of today', () => {
    expect(reasons(closing, plan('1111.66', 300, 'Repayment'), rate('4.5%'))).toEqual([]);
    expect(reasons(closing, plan('750.00', 300, 'Interest only'), rate('4.5%'))).toEqual([]);
    expect(reasons(closing, plan('750.00', 300), rate('4.5%'))).toEqual([]);
    expect(reasons(closing, plan('900.00', 300, 'Part and part'), rate('4.5%'))).toEqual([]);
  });

  it('may be higher than it need be', () => {
    expect(reasons(closing, plan('1300.00', 300, 'Repayment'), rate('4.5%'))).toEqual([]);
  });

  it('is doubted where it is that of a part of the loan, or the term or the rate is another', () => {
    expect(reasons(closing, plan('850.00', 300, 'Repayment'), rate('4.5%'))).toEqual([MISFIT]);
    expect(reasons(closing, plan('1111.66', 120, 'Repayment'), rate('4.5%'))).toEqual([MISFIT]);
    expect(reasons(closing, plan('1111.66', 300, 'Repayment'), rate('7.5%'))).toEqual([MISFIT]);
    expect(reasons(closing, plan('1111.66', 300, 'Interest only'), rate('4.5%'))).toEqual([MISFIT]);
  });

  it('is that of a rate which holds on the last day', () => {
    const [before, now] = [
      rate('1.9%', { effectiveUntil: '2025-06-30' }),
      rate('4.5%', { effectiveFrom: '2025-07-01' }),
    ];
    expect(reasons(closing, plan('1111.66', 300, 'Repayment'), before, now)).toEqual([]);
    expect(reasons(closing, plan('837.99', 300, 'Repayment'), before, now)).toEqual([MISFIT]);
  });

  it('is left alone where a figure is missing, or each part has its own', () => {
    expect(reasons(closing, plan('850.00', 300))).toEqual([]);
    expect(reasons(plan('850.00', 300), rate('4.5%'))).toEqual([]);
    expect(reasons(closing, plan('850.00', 300), plan('261.66', 300), rate('4.5%'))).toEqual([]);
  });
});

describe('the payments of a mortgage illustration', () => {
  const illustration = node('MortgageIllustration', {
    issuedOn: '2026-03-03',
    loanAmount: money('120000.00'),
    totalPayable: money('217868.00'),
  });
  const rates = (until: string): GraphNode[] => [
    rate('4.50%', { effectiveUntil: until }),
    rate('7.10%', { effectiveFrom: '2028-05-01' }),
  ];
  const plans = [plan('759.18', 24, 'Repayment'), plan('921.98', 216, 'Repayment')];
  const fee = node('Charge', { name: 'Product fee', totalAmount: money('500.00') });

  it('pay off the loan stage by stage, and come to the total with the fees', () => {
    expect(reasons(illustration, ...plans, ...rates('2028-04-30'), fee)).toEqual([]);
  });

  it('are doubted where a rate is that of another stage', () => {
    const wrong = [rate('4.50%', { effectiveUntil: '2028-04-30' }), rate('4.50%', { effectiveFrom: '2028-05-01' })];
    expect(reasons(illustration, ...plans, ...wrong, fee)).toEqual([MISFIT]);
  });

  it('are doubted where the first rate ends at another time than they do', () => {
    expect(reasons(illustration, ...plans, ...rates('2026-05-30'), fee)).toEqual([
      'The payments at the first rate are more or fewer than the months until it ends.',
    ]);
  });

  it('are doubted where the total is another', () => {
    const other = { ...illustration, totalPayable: money('120000.00') };
    expect(reasons(other, ...plans, ...rates('2028-04-30'), fee)).toEqual([
      'The total to be paid is not what the payments and the fees come to.',
    ]);
  });

  it('come to the total with what is left of a loan of which one part is repaid at the end', () => {
    const parts = [plan('900.00', 24, 'Part and part'), plan('950.00', 276, 'Part and part')];
    const paid = 900 * 24 + 950 * 276;
    const total = (lump: number): GraphNode => ({ ...illustration, totalPayable: money((paid + lump).toFixed(2)) });
    const doubt = 'The total to be paid is not what the payments and the fees come to.';
    expect(reasons(total(60_000), ...parts)).not.toContain(doubt);
    expect(reasons(total(400_000), ...parts)).toContain(doubt);
  });

  it('come to the total with the loan where they only pay its interest', () => {
    const interest = { ...illustration, totalPayable: money('228500.00') };
    expect(reasons(interest, plan('450.00', 240, 'Interest only'), rate('4.50%'), fee)).toEqual([]);
  });
});
