import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMpanCore, isMprn, readMpan, readMprn } from '../../../src/extraction/values/meter-points.ts';

describe('an MPAN', () => {
  it('is thirteen digits of which the last follows from the others', () => {
    expect(isMpanCore('1312345678907')).toBe(true);
    expect(isMpanCore('1312345678908')).toBe(false);
    expect(isMpanCore('131234567890')).toBe(false);
  });

  it('is noticed when any one digit is another', () => {
    // A remainder of ten and one of nought have the same check digit, so a few changes of one digit pass: most do not.
    const digit = fc.integer({ min: 0, max: 11 });
    const noticed = fc.sample(fc.tuple(digit, fc.integer({ min: 1, max: 9 })), 200).filter(([at, add]) => {
      const digits = Array.from('1312345678907');
      digits[at] = String((Number(digits[at]) + add) % 10);
      return !isMpanCore(digits.join(''));
    });
    expect(noticed.length).toBeGreaterThan(160);
  });

  it('is read with the spaces of its groups, and out of the full number of twenty-one digits', () => {
    expect(readMpan('13 1234 5678 907')).toBe('1312345678907');
    expect(readMpan('S 01 801 101 13 1234 5678 907')).toBe('1312345678907');
    expect(readMpan('13 1234 5678')).toBeUndefined();
  });
});

describe('an MPRN', () => {
  it('is six to ten digits of which the last two follow from the others', () => {
    expect(isMprn('3938424403')).toBe(true);
    expect(isMprn('3938424404')).toBe(false);
    expect(isMprn('39384')).toBe(false);
  });

  it('has the check digits that the rule gives, whatever its digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (body) => {
        const right = Array.from({ length: 100 }, (_, i) => `${String(body)}${String(i).padStart(2, '0')}`).filter(
          isMprn,
        );
        expect(right).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });

  it('is read without its spaces', () => {
    expect(readMprn('3938 4244 03')).toBe('3938424403');
    expect(readMprn('39384')).toBeUndefined();
  });
});
