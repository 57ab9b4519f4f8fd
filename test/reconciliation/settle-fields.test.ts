import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleFields, type AmountOption, type Sum } from '../../src/reconciliation/settle-fields.ts';

const sure = (...minors: number[]): AmountOption[] =>
  minors.map((minor, i) => ({ minor, confidence: 0.95 - 0.05 * i }));
const sum = (total: string, ...of: string[]): Sum => ({
  name: `${total} is ${of.join(' and ')}`,
  total,
  of,
  toleranceMinor: 0,
});

describe('the amounts of a form', () => {
  it('are the readings for which its sums hold', () => {
    const settled = settleFields(
      { fields: { gross: sure(431667), deductions: sure(97681, 114256), net: sure(317411) }, columns: {} },
      [sum('net', 'gross', '-deductions')],
    );
    expect(settled.chosen).toEqual({ gross: 0, deductions: 1, net: 0 });
    expect(settled.results.map(({ holds }) => holds)).toEqual([true]);
  });

  it('are the likeliest readings where no sum can be tried', () => {
    const settled = settleFields({ fields: { gross: sure(100, 200) }, columns: {} }, [
      sum('net', 'gross', '-deductions'),
    ]);
    expect(settled).toEqual({ chosen: { gross: 0 }, results: [] });
  });

  it('add up with the columns of lists', () => {
    const settled = settleFields({ fields: { gross: sure(1, 300) }, columns: { 'payments.amount': 300 } }, [
      sum('gross', 'payments.amount'),
    ]);
    expect(settled.chosen).toEqual({ gross: 1 });
  });

  it('take away what is printed with a minus as what is printed without', () => {
    for (const paid of [-16400, 16400]) {
      const { results } = settleFields(
        { fields: { before: sure(8241), paid: sure(paid), charges: sure(16955), due: sure(8796) }, columns: {} },
        [sum('due', 'before', '-paid', 'charges')],
      );
      expect(results[0]?.holds).toBe(true);
    }
  });

  it('fail a sum that no reading makes hold, and say so', () => {
    const { results } = settleFields({ fields: { a: sure(1), b: sure(3) }, columns: {} }, [sum('a', 'b')]);
    expect(results.map(({ holds }) => holds)).toEqual([false]);
  });

  it('never satisfy fewer sums than the likeliest readings do', () => {
    const option = fc.array(fc.record({ minor: fc.integer({ min: 0, max: 5 }), confidence: fc.constant(0.9) }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.record({ a: option, b: option, c: option, d: option }), (fields) => {
        const sums = [sum('a', 'b', 'c'), sum('d', 'a', '-b')];
        const first = Object.fromEntries(Object.entries(fields).map(([name, [best]]) => [name, best ? [best] : []]));
        const held = (found: typeof fields): number =>
          settleFields({ fields: found, columns: {} }, sums).results.filter(({ holds }) => holds).length;
        expect(held(fields)).toBeGreaterThanOrEqual(held(first as typeof fields));
      }),
    );
  });
});
