import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeConversion } from '../../../src/extraction/descriptor/conversion.ts';
import { vocabulary } from './vocabulary.ts';

const read = (text: string, currency = 'GBP'): readonly string[] | undefined => {
  const { conversion } = takeConversion(text, currency, vocabulary);
  return conversion && [conversion.amount.amount, conversion.amount.currency, conversion.rate];
};
const rest = (text: string): string => takeConversion(text, 'GBP', vocabulary).rest;

describe('a conversion', () => {
  it.each([
    ['AI CHAT\nAmount: USD -20.00. Conversion rate: 1.2962.', '20.00', 'USD', '1.2962'],
    ['12.00 USD @ 1.2962', '12.00', 'USD', '1.2962'],
    ['EUR 45.00 VISA RATE 1.1432', '45.00', 'EUR', '1.1432'],
    ['HOTEL\nEUR 45.00\nVISA RATE 1.1432\nN-S TRN FEE 1.08', '45.00', 'EUR', '1.1432'],
    ['23.40 EUROS @ 1.16 INCL NON-STERLING FEE £0.55', '23.40', 'EUR', '1.16'],
    ['Hotel Eur 218.64 at VISA Exchange Rate 1.1642', '218.64', 'EUR', '1.1642'],
    ['HOTEL,120.00 EUR, RATE 1.15/GBP ON 02-01-2024', '120.00', 'EUR', '1.15'],
    ['STORES 2345,120.00 EUR, RATE 1.15/GBP ON 02-01-2024', '120.00', 'EUR', '1.15'],
    ['Rate: £1.00 = €1.1543 (ECB rate)\n€45.00', '45.00', 'EUR', '1.1543'],
    ['45.00 EUR\nExchange rate: 1 GBP = 1.1622 EUR', '45.00', 'EUR', '1.1622'],
    ['HOTEL PARIS\n45.00 EURO\nEXCHANGE RATE 1.1432', '45.00', 'EUR', '1.1432'],
    ['HOTEL 1,234.50 US DOLLARS EXCHANGE RATE 1.25', '1234.50', 'USD', '1.25'],
    ['HOTEL EUR 45,00 0.8621 exchange rate', '45.00', 'EUR', '0.8621'],
    ['HOTEL 1.234,50 EUR @ 1,1432', '1234.50', 'EUR', '1.1432'],
    ['HOTEL JPY 12,000 @ 188.42', '12000', 'JPY', '188.42'],
    ['HOTEL $18.99 Rate 1.2650000001', '18.99', 'USD', '1.2650000001'],
    ['MARKET PLN 100.00 AT 5.0123', '100.00', 'PLN', '5.0123'],
    ["INT'L 0061234567\nROOMS * HM12AB34\n415-800-5959\nEUR 123.45 @ 1.1543\nVisa Rate", '123.45', 'EUR', '1.1543'],
    ['SHOP €9.99 at 1.1432', '9.99', 'EUR', '1.1432'],
  ])('is read from %j', (text, amount, currency, rate) => {
    expect(read(text)).toEqual([amount, currency, rate]);
  });

  it('has the currency ??? when none is recognisable', () => {
    expect(read('HARBOUR ROOMS 45.00 XQZ @ 1.1432')).toEqual(['45.00', '???', '1.1432']);
    expect(read('HARBOUR ROOMS 45.00 @ 1.1432')).toEqual(['45.00', '???', '1.1432']);
  });

  it('needs an amount in another currency than the account’s', () => {
    expect(read('CARD PAYMENT TO SHOP,12.34 GBP, RATE 1.00/GBP ON 02-01-2024')).toBeUndefined();
    expect(read('HOTEL 45.00 EUR @ 1.1432', 'EUR')).toBeUndefined();
    expect(read('RENT £950.00 @ 1.25', 'EUR')).toEqual(['950.00', 'GBP', '1.25']);
  });

  it.each([
    'SHOP EUR 45.00',
    'Interest rate 3.85',
    'SAVER RATE 1.25',
    'MEET @ 6.30',
    '2 FOR 1 AT 10.00',
    'FLAT RATE TAXI 12',
  ])('is not seen in %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('takes its labels and the fee in the price away with it', () => {
    expect(rest('AI CHAT\nAmount: USD -20.00. Conversion\nrate: 1.2962.')).toBe('AI CHAT');
    expect(
      rest(
        'Hotel\nEUR 218.64 at VISA Exchange Rate 1.1642\nThe Final GBP Amount Includes A Non-Sterling\nTransaction Fee of £ 6.03\nOn 20 Dec',
      ),
    ).toBe('Hotel\nOn 20 Dec');
    expect(rest('Hotel\nRate: £1.00 = €1.1543\n€45.00')).toBe('Hotel');
  });

  it('always has the contract’s form', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'EUR',
        '€',
        '$',
        'USD',
        '@',
        'rate',
        'VISA RATE',
        '1 GBP =',
        'at',
        '\n',
        '-',
        '45.00',
        '1,234.50',
        '0.8621',
        '1.1432',
      ),
      fc.stringMatching(/^[\d.,]{1,12}$/),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const { conversion } = takeConversion(pieces.join(' '), 'GBP', vocabulary);
        if (!conversion) return;
        expect(conversion.amount.amount).toMatch(/^\d+(\.\d{1,4})?$/);
        expect(conversion.amount.currency).toMatch(/^([A-Z]{3}|\?\?\?)$/);
        expect(conversion.rate).toMatch(/^\d+(\.\d{1,10})?$/);
      }),
      { numRuns: 1_000 },
    );
  });
});
