// What else a recognised amount may be.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountVariants, mendedAmount } from '../../src/kernel/amount-variants.ts';

const pounds = fc
  .tuple(fc.nat({ max: 99_999 }), fc.nat({ max: 99 }))
  .map(([whole, pence]) => `${whole.toLocaleString('en-GB')}.${String(pence).padStart(2, '0')}`);

const texts = (read: string, proposed: readonly string[] = []): string[] =>
  amountVariants(read, proposed).map(({ text }) => text);

describe('the variants of an amount', () => {
  it.each([
    ['8.00', '3.00'],
    ['1,284.50', '1,204.50'],
    ['12,50', '12.50'],
    ['1250', '12.50'],
    ['36,35966', '36,359.66'],
    ['£631.484', '£631.48'],
    ['12.5', '12.57'],
    ['7.02', '-7.02'],
    ['-7.02', '7.02'],
    ['645.00', '45.00'],
    ['2.50', '12.50'],
  ])('of %s hold %s', (read, truth) => {
    expect(texts(read)).toContain(truth);
  });

  it('begin with what engines proposed', () => {
    expect(texts('71.99', ['17.99'])[0]).toBe('17.99');
  });

  it('are none of what is no amount', () => {
    expect(['Barclays', '12/11/25', 'GB29NWBK', ''].flatMap((read) => texts(read))).toEqual([]);
  });

  it('are amounts, each once, none of them what was read, the cheapest first', () => {
    fc.assert(
      fc.property(pounds, (read) => {
        const variants = amountVariants(read);
        expect(variants.every(({ text }) => /^-?\d{1,3}(?:,\d{3})*\.\d{2}$/.test(text))).toBe(true);
        expect(new Set(variants.map(({ text }) => text)).size).toBe(variants.length);
        expect(variants.some(({ text }) => text === read)).toBe(false);
        expect(variants.map(({ cost }) => cost)).toEqual(variants.map(({ cost }) => cost).sort((a, b) => a - b));
      }),
    );
  });

  it('mend a point that was seen twice', () => {
    expect(['64..20', '£1,064.,20', '5...20', '1..2025'].map(mendedAmount)).toEqual([
      '64.20',
      '£1,064.20',
      undefined,
      undefined,
    ]);
  });

  it('never mend what is printed right', () => {
    fc.assert(
      fc.property(pounds, (read) => {
        expect(mendedAmount(read)).toBe(read);
      }),
    );
  });
});
