import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  postcodeAtEnd,
  readAccountNumber,
  readBic,
  readCardNumber,
  readIban,
  readSortCode,
} from '../../../src/extraction/values/identifiers.ts';

const digits = (count: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));

describe('a sort code', () => {
  it.each(['20-11-22', '201122', '20 11 22', '20–11–22', ' 20-11-22 ', '20- 11-22', '20 - 11 - 22'])(
    '%j is read',
    (text) => {
      expect(readSortCode(text)).toBe('20-11-22');
    },
  );

  it.each(['', '20-11-2', '20-11-222', '2011', '20/11/22', '20.11.22', 'A0-11-22', '20-11-22 12345678'])(
    '%j is none',
    (text) => {
      expect(readSortCode(text)).toBeUndefined();
    },
  );
});

describe('an account number', () => {
  it.each([
    ['12345678', '12345678'],
    ['1234 5678', '12345678'],
    ['1234567', '1234567'],
    ['00473162', '00473162'],
  ])('%j is %s', (text, number) => {
    expect(readAccountNumber(text)).toBe(number);
  });

  it.each(['', '123456', '123456789', 'A1234567', '1234567X', '****5678'])('%j is none', (text) => {
    expect(readAccountNumber(text)).toBeUndefined();
  });
});

describe('an IBAN (ISO 13616)', () => {
  const account = fc.tuple(fc.constantFrom('WEST', 'ABCD', 'ZYXW'), digits(14)).map(([bank, number]) => bank + number);
  const iban = (bban: string): string => `GB${checkDigits(bban)}${bban}`;

  it.each([
    'GB82 WEST 1234 5698 7654 32',
    'gb82west12345698765432',
    'DE89 3704 0044 0532 0130 00',
    'NO93 8601 1117 947',
  ])('%j is read without its spaces', (text) => {
    expect(readIban(text)).toBe(text.replace(/ /gu, '').toUpperCase());
  });

  it.each(['', 'GB82', 'GB82 WEST 1234 5698 7654 33', 'GB00 WEST 1234 5698 7654 32', '8282 WEST 1234 5698 7654 32'])(
    '%j is none',
    (text) => {
      expect(readIban(text)).toBeUndefined();
    },
  );

  it('has check digits that notice every wrong digit and every two neighbours exchanged (ISO 7064 mod 97-10)', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 8, max: 20 }), fc.integer({ min: 1, max: 9 }), (bban, at, change) => {
        const right = iban(bban);
        expect(readIban(right)).toBe(right);
        const other = String((Number(right.charAt(at)) + change) % 10);
        expect(readIban(right.slice(0, at) + other + right.slice(at + 1))).toBeUndefined();
        const exchanged = right.slice(0, at) + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2);
        if (exchanged !== right) expect(readIban(exchanged)).toBeUndefined();
      }),
    );
  });
});

/** By the standard's own words: letters as numbers from ten, the country and 00 at the end, 98 less the remainder of 97. */
function checkDigits(bban: string): string {
  const numbers = `${bban}GB00`.replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
  return String(98n - (BigInt(numbers) % 97n)).padStart(2, '0');
}

describe('a BIC (ISO 9362)', () => {
  it.each(['ABCDGB22', 'ABCDGB22XXX', 'abcdgb2l', 'ABCD GB 22', 'ABCDXKPR'])('%j is read', (text) => {
    expect(readBic(text)).toBe(text.replace(/ /gu, '').toUpperCase());
  });

  it.each(['', 'ABCDGB2', 'ABCDGB22XX', 'ABC1GB22', 'ABCDG122', 'ABCDGB22XXXX'])('%j is none', (text) => {
    expect(readBic(text)).toBeUndefined();
  });

  it.each(['ACCOUNTS', 'TRANSFER', 'SATURDAY', 'ABCDUK22'])('is not %j, which names no country', (text) => {
    expect(readBic(text)).toBeUndefined();
  });
});

describe('a card number', () => {
  it.each([
    ...[
      '**** **** **** 1234',
      'XXXX-XXXX-XXXX-1234',
      'xxxx 1234',
      '•••• 1234',
      '4929 13** **** 6618',
      '3782 ****** 10005',
    ],
    ...['4000 0000 0000 0002', '4000000000000002'],
  ])('%j is read as printed', (text) => {
    expect(readCardNumber(text)).toBe(text);
  });

  it.each(['', '1234', '12345678', '4000 0000 0000', 'XXXX XXXX XXXX XXXX', 'Card 1234', '**** ABCD'])(
    '%j is none',
    (text) => {
      expect(readCardNumber(text)).toBeUndefined();
    },
  );
});

describe('a postcode at the end', () => {
  it.each([
    ['Leeds LS7 3QD', 'LS7 3QD', 'Leeds'],
    ['Leeds, LS73QD', 'LS7 3QD', 'Leeds'],
    ['SW1A 1AA', 'SW1A 1AA', ''],
    ['London EC1A 1BB', 'EC1A 1BB', 'London'],
    ['m1 1ae', 'M1 1AE', ''],
    ['London W1A 0AX', 'W1A 0AX', 'London'],
    ['GIR 0AA', 'GIR 0AA', ''],
    ['1 High Street\nLeeds\nLS7 3QD', 'LS7 3QD', '1 High Street\nLeeds'],
  ])('of %j is %s', (text, postcode, before) => {
    expect(postcodeAtEnd(text)).toEqual({ postcode, before });
  });

  it.each(['', 'Leeds', 'B1 1', 'Flat 3A', 'LS7 3QD UK', 'XLS7 3QDX', 'ABC1 1AA'])('of %j is none', (text) => {
    expect(postcodeAtEnd(text)).toBeUndefined();
  });
});
