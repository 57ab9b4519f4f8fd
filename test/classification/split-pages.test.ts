import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPages, type PageSigns } from '../../src/classification/split-pages.ts';

const page = (classIdentifier: string, number?: number, total?: number, confidence = 0.99): PageSigns => ({
  classIdentifier,
  confidence,
  hasHead: true,
  ...(number === undefined ? {} : { printed: { number, ...(total === undefined ? {} : { total }) } }),
});
const ranges = (...pages: readonly PageSigns[]): string =>
  splitPages(pages)
    .map(({ first, last }) => `${first}-${last}`)
    .join(' ');

describe('the documents of a file', () => {
  it('are one where the page numbers run through', () => {
    expect(
      ranges(page('banking-statement', 1, 3), page('unknown', 2, 3), page('banking-savings-statement', 3, 3)),
    ).toBe('1-3');
  });

  it('are cut where page numbers begin anew', () => {
    expect(ranges(page('banking-statement', 1, 2), page('unknown', 2, 2), page('banking-statement', 1, 1))).toBe(
      '1-2 3-3',
    );
  });

  it('are not cut before the foot of a page that had no room for it', () => {
    const foot = (number: number): PageSigns => ({ ...page('unknown', number, 2), isFoot: true });
    expect(ranges(page('banking-statement'), foot(1), page('banking-statement'), foot(2))).toBe('1-4');
    expect(ranges(page('banking-statement'), page('banking-statement', 1, 2))).toBe('1-1 2-2');
  });

  it('are cut where a page is surely of another class', () => {
    expect(ranges(page('earnings-payslip'), page('utility-energy-bill'), page('unknown'))).toBe('1-1 2-3');
  });

  it('are not cut where a page bears no head of its own, whatever its class', () => {
    const goesOn = { ...page('banking-statement'), hasHead: false };
    expect(ranges(page('property-mortgage-statement'), goesOn)).toBe('1-2');
    expect(ranges(page('earnings-payslip'), { ...page('identity-passport'), hasHead: false })).toBe('1-1 2-2');
  });

  it('are not cut before a page that is numbered as the next of its document', () => {
    expect(ranges(page('property-mortgage-statement'), page('banking-statement', 2, 2))).toBe('1-2');
  });

  it('are not cut before a second page, though the first bears no number and neither says of how many', () => {
    expect(ranges(page('property-mortgage-statement'), page('banking-statement', 2))).toBe('1-2');
    expect(ranges(page('property-mortgage-statement'), page('banking-statement', 4))).toBe('1-1 2-2');
  });

  it('are not cut by a page that may be of another class', () => {
    expect(ranges(page('utility-energy-bill'), page('utility-water-bill', undefined, undefined, 0.7))).toBe('1-2');
  });

  it('are not cut within a bank statement of several accounts', () => {
    expect(ranges(page('banking-statement'), page('banking-savings-statement'))).toBe('1-2');
  });

  it('are one for each payslip', () => {
    expect(ranges(page('earnings-payslip'), page('earnings-payslip'), page('earnings-payslip'))).toBe('1-1 2-2 3-3');
  });

  it('keep a covering letter and closing terms with the document between them', () => {
    expect(ranges(page('unknown'), page('insurance-motor-schedule'), page('unknown'))).toBe('1-3');
  });

  it('hold every page once, in order', () => {
    const signs = fc.record({
      classIdentifier: fc.constantFrom('unknown', 'earnings-payslip', 'banking-statement', 'utility-water-bill'),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      hasHead: fc.boolean(),
      printed: fc.record({ number: fc.integer({ min: 1, max: 4 }), total: fc.integer({ min: 1, max: 4 }) }),
    });
    fc.assert(
      fc.property(fc.array(signs, { minLength: 1, maxLength: 12 }), (pages) => {
        const covered = splitPages(pages).flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, i) => first + i),
        );
        expect(covered).toEqual(pages.map((_, i) => i + 1));
      }),
    );
  });
});
