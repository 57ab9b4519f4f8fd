import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSurelyMoney,
  markAfter,
  matchAmountAtStart,
  readAmount,
  signedMinor,
} from '../../../src/extraction/values/amount.ts';

const signed = (text: string, currency?: string): number | undefined => {
  const reading = readAmount(text, currency);
  return reading && signedMinor(reading);
};

describe('an amount', () => {
  it.each([
    // plain, grouped, without grouping, nought
    ['1,234.56', 123_456],
    ['1234.56', 123_456],
    ['1,000,000.00', 100_000_000],
    ['0.00', 0],
    ['0.07', 7],
    ['00012.00', 1_200],
    // other countries' grouping, decimal comma, raised point
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
    ['1\u00a0234.56', 123_456],
    ['1\u202f234,56', 123_456],
    ["1'234.56", 123_456],
    ['1’234.56', 123_456],
    ['12,34', 1_234],
    ['12·00', 1_200],
    // currency before and after
    ['£1,234.56', 123_456],
    ['£ 5.58', 558],
    ['5.58 £', 558],
    ['GBP 12.00', 1_200],
    ['GBP12.00', 1_200],
    ['12.00GBP', 1_200],
    ['12.00 gbp', 1_200],
    // minus before, between and after, in every dash that printers use
    ['-12.00', -1_200],
    ['- 12.00', -1_200],
    ['-£12.00', -1_200],
    ['£-12.00', -1_200],
    ['£ - 12.00', -1_200],
    ['12.00-', -1_200],
    ['12.00 -', -1_200],
    ['£12.00-', -1_200],
    ['\u221212.00', -1_200],
    ['\u201312.00', -1_200],
    ['\u201212.00', -1_200],
    ['12.00\u2212', -1_200],
    ['\uff0d12.00', -1_200],
    // plus
    ['+£10.50', 1_050],
    ['+ 10.50', 1_050],
    ['10.50+', 1_050],
    // accountants' parentheses
    ['(12.00)', -1_200],
    ['(£1,234.56)', -123_456],
    ['( 12.00 )', -1_200],
    ['£(12.00)', -1_200],
    ['£ (1,234.56)', -123_456],
    ['(-12.00)', -1_200],
    // parentheses around amount and mark are punctuation: the mark is the sign
    ['(12.00 CR)', 1_200],
    ['(12.00) CR', 1_200],
    ['(£12.00 DR)', -1_200],
    // marks
    ['12.00CR', 1_200],
    ['12.00 CR', 1_200],
    ['12.00\u00a0CR', 1_200],
    ['12.00 Cr', 1_200],
    ['12.00 (CR)', 1_200],
    ['12.00 C', 1_200],
    ['12.00 Credit', 1_200],
    ['£12.00CR', 1_200],
    ['12.00DR', -1_200],
    ['12.00 Dr', -1_200],
    ['12.00 D', -1_200],
    ['12.00 Debit', -1_200],
    ['12.00 DB', -1_200],
    ['312.44 OD', -31_244],
    ['312.44OD', -31_244],
    ['£312.44 O/D', -31_244],
    ['£312.44 overdrawn', -31_244],
    ['£12.00 in credit', 1_200],
    ['£12.00 in debit', -1_200],
    // footnotes
    ['12.00*', 1_200],
    ['12.00 *', 1_200],
    // without pence
    ['£5,500', 550_000],
    ['12', 1_200],
    // nothing before the point, behind a symbol
    ['£.50', 50],
    ['-£.50', -50],
  ])('%j is read', (text, minor) => {
    expect(signed(text)).toBe(minor);
  });

  it.each([
    ...['', ' ', '-', '--', '£', 'CR', 'Nil', 'n/a', '.', ',', '()', '£-', '*'],
    ...['12.345', '1,234.5', '0.5', '12,34.56', '1,2345.00', '1.00,00', '1.234', '1,,234.00'],
    ...['12:00', '12-00', '12/10', '20-11-22', '01/02/2024', '3.85%', '50p', '£12.00p', '12.00 per month'],
    ...['(12.00', '12.00)', '((12.00))', '12.00--', '1,234.56 1,234.56', '12.00 C R', 'CRD 12.00', '12.00 ORD'],
    // contradictions
    ...['(12.00 CR', '12.00 CR)', '12.00 (CR', '+12.00-', '--12.00', '-12.00-', '-£-12.00', '£12.00 EUR', '€12.00 £'],
    // pence without a symbol may be the end of another number
    ...['.50', '12 .50', '£.5', '£.505'],
    // a mark before it, in a row, is of the amount before
    ...['CR 12.00', 'DR 12.00', 'OD 12.00'],
    ...['3 Jan', 'Account 12345678', '99999999999999.99'],
  ])('%j is none', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it.each([
    ['CR 12.00', 1_200],
    ['DR 12.00', -1_200],
    ['OD 12.00', -1_200],
    ['O/D £12.00', -1_200],
    ['CR12.00', 1_200],
    ['CR GBP 12.00', 1_200],
    ['12.00 CR', 1_200],
  ])('%j is read where a mark may stand before', (text, minor) => {
    const reading = readAmount(text, 'GBP', { markBefore: true });
    expect(reading && signedMinor(reading)).toBe(minor);
  });

  it.each(['CR 12.00 DR', 'CRD 12.00', 'CR', 'C 12.00', 'Credit 12.00'])('%j is none, even there', (text) => {
    expect(readAmount(text, 'GBP', { markBefore: true })).toBeUndefined();
  });

  it('is none in a text longer than any amount', () => {
    expect(readAmount(`£12.00${' '.repeat(100_000)}CR`)).toBeUndefined();
    expect(readAmount(`-${' '.repeat(100_000)}12.00`)).toBeUndefined();
  });

  it('has the currency that code and symbol agree on', () => {
    expect(readAmount('£12.00 GBP')?.currency).toBe('GBP');
    expect(readAmount('$12.00 CAD')?.currency).toBe('CAD');
    expect(readAmount('US$12.00 CAD')).toBeUndefined();
  });

  it('keeps sign, mark and currency apart', () => {
    expect(readAmount('-£12.00 CR')).toEqual({
      minor: 1_200,
      sign: '-',
      mark: 'CR',
      currency: 'GBP',
      hasFraction: true,
    });
    expect(readAmount('12.00 O/D')).toEqual({ minor: 1_200, mark: 'OD', hasFraction: true });
    expect(readAmount('€12.00')).toEqual({ minor: 1_200, currency: 'EUR', hasFraction: true });
  });

  it('says whether minor digits are printed', () => {
    expect(readAmount('5,500')?.hasFraction).toBe(false);
    expect(readAmount('5,500.00')?.hasFraction).toBe(true);
  });

  it('has as many minor digits as its currency', () => {
    expect(readAmount('¥500')).toMatchObject({ minor: 500, currency: 'JPY' });
    expect(readAmount('JPY 500')).toMatchObject({ minor: 500, currency: 'JPY' });
    expect(readAmount('500 JPY')).toMatchObject({ minor: 500, currency: 'JPY' });
    expect(readAmount('500', 'JPY')?.minor).toBe(500);
    expect(readAmount('US$5.00')).toMatchObject({ minor: 500, currency: 'USD' });
  });
});

describe('an amount at the start of a text', () => {
  it.each([
    ['12.00 CR 45.00', 1_200],
    ['£ 12.00 each month', 1_200],
    ['12.00, of which', 1_200],
    ['- £ 12.00 paid', -1_200],
    ['1,234.56 2,345.67', 123_456],
    ['45.00', 4_500],
    ['CR 12.00 and more', 1_200],
    ['DR 12.00 CR 45.00', -1_200],
    ['£12.00 in credit on', 1_200],
    // spaces group thousands where a currency, a sign or a second group says so
    ['£7 802.00 paid', 780_200],
    ['-7 802.00', -780_200],
    ['1 234 567.00', 123_456_700],
  ])('is the longest that %j begins with', (text, minor) => {
    const reading = matchAmountAtStart(text);
    expect(reading && signedMinor(reading)).toBe(minor);
  });

  it.each(['7 802.00', '12 802.00 CR', '2 620,81'])(
    'in %j is thousands or a number before an amount: none, unless the document is known to space its thousands',
    (text) => {
      expect(matchAmountAtStart(text)).toBeUndefined();
      expect(matchAmountAtStart(text, 'GBP', { spacedThousands: true })).toEqual(readAmount(text));
    },
  );

  it.each(['', 'about 12.00', 'Balance', '12.00foo'])('is none in %j', (text) => {
    expect(matchAmountAtStart(text)).toBeUndefined();
  });
});

describe('every amount', () => {
  const minor = fc.integer({ min: 0, max: 99_999_999_999 });
  const grouped = (whole: string, separator: string): string => whole.replace(/\B(?=(?:\d{3})+$)/gu, separator);
  const numerals = [
    (whole: string, pence: string) => `${whole}.${pence}`,
    (whole: string, pence: string) => `${grouped(whole, ',')}.${pence}`,
    (whole: string, pence: string) => `${grouped(whole, ' ')}.${pence}`,
    (whole: string, pence: string) => `${grouped(whole, '.')},${pence}`,
  ];
  const negatives = [
    '-#',
    '- #',
    '-£#',
    '£-#',
    '#-',
    '# -',
    '(#)',
    '(£#)',
    '# DR',
    '#DR',
    '# OD',
    '£# OD',
    '\u2212#',
    '#\u2212',
  ];
  const positives = ['#', '£#', '£ #', '# CR', '#CR', '+#', '# GBP', 'GBP #', '#*', ' # '];

  const printed = (value: number, numeral: number): string => {
    const digits = String(value).padStart(3, '0');
    return (numerals[numeral] ?? String)(digits.slice(0, -2), digits.slice(-2));
  };

  it('is read as it was printed, in every style', () => {
    fc.assert(
      fc.property(minor, fc.nat(numerals.length - 1), fc.constantFrom(...positives), (value, numeral, style) => {
        expect(signed(style.replace('#', printed(value, numeral)))).toBe(value);
      }),
    );
    fc.assert(
      fc.property(minor, fc.nat(numerals.length - 1), fc.constantFrom(...negatives), (value, numeral, style) => {
        expect(signed(style.replace('#', printed(value, numeral)))).toBe(-value);
      }),
    );
  });

  it('is found at the start of a text that goes on in words', () => {
    fc.assert(
      fc.property(
        minor,
        fc.constantFrom(...positives, ...negatives),
        fc.stringMatching(/^[a-z]{5,9}$/),
        (value, style, word) => {
          const text = style.replace('#', printed(value, 1));
          expect(matchAmountAtStart(`${text} ${word}`)).toEqual(readAmount(text));
        },
      ),
    );
  });

  it('is a whole number of minor units made of the printed digits, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 16 }),
      fc.stringMatching(/^[-+£€(]{0,2}[\d,. ]{1,16}[-)]?( ?(CR|DR|OD|C|D))?$/),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('GBP', 'EUR', 'JPY'), (printedText, currency) => {
        const reading = readAmount(printedText, currency);
        if (!reading) return;
        expect(Number.isSafeInteger(reading.minor) && reading.minor >= 0).toBe(true);
        const digits = printedText.replace(/\D/gu, '').replace(/^0+/u, '');
        const minorDigits = (reading.currency ?? currency) === 'JPY' || reading.hasFraction ? '' : '00';
        expect(String(reading.minor)).toBe(`${digits}${digits === '' ? '0' : minorDigits}`);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the mark after an amount', () => {
  it.each([
    ['12.00', ''],
    ['12.00 CR', ' CR'],
    ['12.00OD', 'OD'],
    ['12.00 (DR)', ' (DR)'],
    ['12.00 in credit', ' in credit'],
    ['12.00 overdrawn', ' overdrawn'],
  ])('is told from it: %s', (text, mark) => {
    expect(markAfter(text)).toBe(mark);
  });
});

it.each([
  ['12.00', true],
  ['£12', true],
  ['12 EUR', true],
  ['12', false],
])('%s is surely of money: %s', (text, isSure) => {
  const amount = readAmount(text);
  expect(amount && isSurelyMoney(amount)).toBe(isSure);
});
