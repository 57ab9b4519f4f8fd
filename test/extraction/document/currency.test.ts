import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../../src/extraction/document/currency.ts';
import { at, layOut } from '../statement/placed-pages.ts';

/** The currency of a page of these lines. */
const currencyIn = (...lines: readonly string[]): string =>
  currencyOf(layOut(lines.map((text, i) => at(50, 100 + 20 * i, text))));

describe('the currency of a statement', () => {
  it('is the one that it names, whatever its entries were bought in', () => {
    expect(currencyIn('Currency: Pounds Sterling', 'HOTEL LISBOA 40.00 EUR', '12.00 EUR', '9.00 EUR')).toBe('GBP');
    expect(currencyIn('Account currency EUR', 'Harbour Cafe 12.00', 'Fee of £3.00')).toBe('EUR');
  });

  it('is sterling where no figure has a symbol but those of purchases abroad', () => {
    expect(currencyIn('2 May 2026 Balance forward 148.36', 'AIRLINE TICKET 77.93', '89.00 EUR @ 1.1421')).toBe('GBP');
    expect(currencyIn('Balance 20.00', 'HOTEL 40.00 EUR', 'exchange rate EUR 1.15')).toBe('GBP');
  });

  it('is the one that its figures are printed in, where that clearly leads', () => {
    expect(currencyIn('Opening balance €10.00', 'Coffee €3.00', 'Closing balance €7.00')).toBe('EUR');
    expect(currencyIn('Opening balance £10.00', 'Coffee €3.00', 'Closing balance £7.00', 'Spent £3.00')).toBe('GBP');
  });

  it('is not told by the row of a purchase in another currency', () => {
    expect(currencyIn('Opening balance £10.00', 'Currency EUR 3.50', 'Closing balance £7.00')).toBe('GBP');
  });
});
