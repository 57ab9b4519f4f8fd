import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, fractionDigits } from '../../src/kernel/money.ts';

const minor = fc.maxSafeInteger();
const currency = fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'KRW', 'ISK');

describe('a currency', () => {
  it('has as many minor digits as ISO 4217 gives it', () => {
    expect(['GBP', 'EUR', 'USD', 'HUF'].map(fractionDigits)).toEqual([2, 2, 2, 2]);
    expect(['JPY', 'KRW', 'ISK', 'VND', 'CLP'].map(fractionDigits)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('an amount in text', () => {
  it.each([
    [0, 'GBP', '0.00'],
    [-0, 'GBP', '0.00'],
    [7, 'GBP', '0.07'],
    [70, 'GBP', '0.70'],
    [100, 'GBP', '1.00'],
    [123_456, 'GBP', '1234.56'],
    [-123_456, 'GBP', '1234.56'],
    [500, 'JPY', '500'],
    [0, 'JPY', '0'],
    [Number.MAX_SAFE_INTEGER, 'GBP', '90071992547409.91'],
  ])('of %d minor units of %s is %s', (count, code, text) => {
    expect(formatAmount({ minor: count, currency: code })).toBe(text);
  });

  it('has the form of the contract, whatever the amount', () => {
    fc.assert(
      fc.property(minor, currency, (count, code) => {
        expect(formatAmount({ minor: count, currency: code })).toMatch(/^(?:0|[1-9]\d*)(?:\.\d{2})?$/);
      }),
    );
  });

  it('keeps every minor unit, and leaves out the sign', () => {
    fc.assert(
      fc.property(minor, currency, (count, code) => {
        const text = formatAmount({ minor: count, currency: code });
        expect(Number(text.replace('.', ''))).toBe(Math.abs(count));
        expect(formatAmount({ minor: -count, currency: code })).toBe(text);
      }),
    );
  });
});
