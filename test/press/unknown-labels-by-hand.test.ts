// Papers with one label in words that nobody knows: no other value may slip in its place without a word.
import { describe, expect, it } from 'vitest';
import { entriesOf, missedIn, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

describe('a statement with an unknown word over its days', () => {
  const STATEMENT = `
    #Linnet Bank | 400:Current account statement
    400:1 May 2026 to 31 May 2026
    Ms Odile Farrow | 300:Sort code | 420:Account number
    3 Tanners Row | 300:12-34-56 | 420:30518846
    Alston | 300:Statement no | 420:Arranged overdraft limit
    CA9 3QN | 300:118 | 420:£750.00

    Vlorkub | 120:Description | 360r:Money out | 450r:Money in | 540r:Balance
    1 May 2026 | 120:Balance brought forward | 540r:1,000.00
    4 May 2026 | 120:Rowan Lettings | 360r:60.00 | 540r:940.00
    12 May 2026 | 120:Heron Optics Ltd | 450r:500.00 | 540r:1,440.00
    29 May 2026 | 120:Cats Shelter | 360r:40.00 | 540r:1,400.00`;

  it.each(['Vlorkub | 120:Description', '120:Description'])('gives each entry its own under %s', async (head) => {
    expect(entriesOf(await read(STATEMENT.replace('Vlorkub | 120:Description', head)))).toEqual([
      '2026-05-04 -60.00 Rowan Lettings',
      '2026-05-12 500.00 Heron Optics Ltd',
      '2026-05-29 -40.00 Cats Shelter',
    ]);
  });

  it.each([
    ['Statement no', 'the number of the statement; a short number is printed that was not read.'],
    ['Arranged overdraft limit', 'the limit of the overdraft; a round amount is printed that was not read.'],
  ])('misses what stood under %s', async (label, missed) => {
    expect(missedIn(await read(STATEMENT.replace('Vlorkub', 'Date').replace(label, 'Quob zuvv')))).toEqual([
      `Not found: ${missed}`,
    ]);
  });
});

describe('a card statement with an unknown word for its limit', () => {
  it.each(['Cash limit | 540r:£500.00', 'Over limit | 540r:£12.00'])('does not take the %s', async (other) => {
    const reading = await read(`
      #Orrery Card
      Mrs Helga Sandford | 330:Statement date | 540r:3 March 2026
      6 Quarry Terrace | 330:Card ending | 540r:8812
      Wells | 330:Quob zuvv | 540r:£4,000.00
      BA5 6QR | 330:${other}
      330:Minimum payment | 540r:£25.00
      330:Pay by | 540r:28 March 2026
      330:Previous balance | 540r:£40.00
      330:New balance | 540r:£32.00

      Date | 120:Details | 540r:Amount £
      11 Feb 2026 | 120:PAYMENT RECEIVED | 540r:40.00 CR
      20 Feb 2026 | 120:HARBOUR CAFE | 540r:32.00`);
    expect(values(reading, 'BankAccount', 'creditLimit')).toEqual([undefined]);
    expect(missedIn(reading)).toEqual(['Not found: the credit limit; a round amount is printed that was not read.']);
  });
});

describe('a council tax bill with an unknown word for its reference', () => {
  it.each(['Property reference', 'Benefit claim number', 'Valuation list ref'])(
    'does not take the %s',
    async (other) => {
      const reading = await read(`
      #Westmarch Council | 400:Council Tax
      PO Box 100, Westmarch WM1 1AA

      MR T R HARGREAVES | 330:Quob zuvv | 450:71234567
      FLAT 2 | 330:${other} | 450:00123400200
      18 OAK ROAD | 330:Date of Bill | 450:11-MAR-2023
      WESTMARCH | 330:Valuation Band | 450:D
      WM4 2QT

      *DEMAND NOTICE FOR PAYMENT OF COUNCIL TAX
      01/04/2023 - 31/03/2024 | 200:Council Tax Band D | 480r:2,100.44
      200:*AMOUNT PAYABLE | 480r:*£2,100.44`);
      expect(values(reading, 'Bill', 'accountReference').join('')).not.toContain('00123400200');
      expect(warnings(reading)).toContain('The account reference was not found.');
    },
  );
});

describe('a council tax bill with an unknown word over what is charged', () => {
  it.each([
    ['Gross charge', 'Vlork zub'],
    ['Quob zuvv', 'Total for the year'],
  ])('is told by what is taken off: %s, %s', async (head, total) => {
    const reading = await read(`
      #Westmarch Council | 400:Council Tax
      PO Box 100, Westmarch WM1 1AA

      MR T R HARGREAVES | 330:Account Reference: | 450:71234567
      FLAT 2 | 330:Date of Bill: | 450:11-MAR-2023
      18 OAK ROAD | 330:Valuation Band: | 450:D
      WESTMARCH
      WM4 2QT

      *Council Tax and Water Notice 2023/24
      300r:${head} | 420r:25% discount | 540r:Net charge
      Council Tax | 300r:£1,600.00 | 420r:-£400.00 | 540r:£1,200.00
      Water Supply | 300r:£400.00 | 420r:-£100.00 | 540r:£300.00
      ${total} | 300r:£2,000.00 | 420r:-£500.00 | 540r:£1,500.00

      Total amount to pay | 540r:£1,500.00`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['2000.00']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1500.00']);
  });
});

describe('a bill with an unknown word for its day', () => {
  const bill = (day: string): string => `
    #Curlew Water
    *Your water bill

    Ms Tamsin Roe
    4 Weir Lane
    Hexham
    NE46 1AB

    Account reference | 150:${day} | 280:Billing period | 420:Please pay by 10/06/2026
    9005 3371 62 | 150:19/05/2026 | 280:11/11/2025 to
    280:09/05/2026

    Present reading 09/05/2026, read by us | 540r:1067
    Previous reading 11/11/2025, read by us | 540r:1026
    Water 41 m³ at £1.6485 per m³ | 540r:£67.59
    Total charges | 540r:£67.59
    Amount due | 540r:£67.59`;

  it('doubts the last day of what it charges for', async () => {
    const LATER = 'A later day than that of the bill stands in its head, and may be its day.';
    const known = await read(bill('Billing date'));
    expect(values(known, 'Bill', 'issuedOn')).toEqual(['2026-05-19']);
    expect(warnings(known)).not.toContain(LATER);
    const other = await read(bill('Quob zuvv'));
    expect(values(other, 'Bill', 'issuedOn')).toEqual(['2026-05-09']);
    expect(warnings(other)).toContain(LATER);
  });
});

describe('a bill that says without an amount that the last one was paid', () => {
  it('owes what it charges', async () => {
    const reading = await read(`
      #Curlew Mobile
      *Your mobile phone bill

      Account number | 150:Bill number | 280:Bill date
      28417730 | 150:EB09 4471 2203 | 280:14 May 2026

      Ms Tamsin Roe
      4 Weir Lane
      Hexham
      NE46 1AB

      Your last bill was £27.00. We received your payment, thank you | 540r:£0.00 outstanding
      Monthly charges, 14 May to 13 June 2026 | 540r:£20.00
      VAT at 20% | 540r:£4.00
      Total charges including VAT | 540r:£24.00
      Total amount due | 540r:£24.00
      Essential Plan 30GB | 540r:£20.00`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['24.00']);
    expect(reading.expectations.errors).toEqual([]);
  });
});

describe('a bill for a phone with an unknown word for its account', () => {
  const bill = (account: string): string => `
    #Curlew Mobile
    *Your mobile phone bill

    ${account} | 150:Bill number | 280:Bill date | 420:Your mobile number
    2841 7730 | 150:EB09 4471 2203 | 280:14 May 2026 | 420:07700 900 418

    Ms Tamsin Roe
    4 Weir Lane
    Hexham
    NE46 1AB

    Your bill from 14 April 2026 to 13 May 2026
    Essential Plan 30GB | 540r:£24.00
    Total charges | 540r:£24.00
    Of which VAT at 20% | 540r:£4.00
    Total to pay | 540r:£24.00
    We'll collect this by Direct Debit on 28 May 2026.`;

  it('doubts the number of the telephone', async () => {
    expect(values(await read(bill('Your account number')), 'UtilityAccount', 'accountNumber')).toEqual(['2841 7730']);
    expect(warnings(await read(bill('Quob zuvv')))).toContain('More than one number may be that of the account.');
  });
});
