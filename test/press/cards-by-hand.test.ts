// Card statements set by hand: two columns of dates in words of the issuer's own, amounts of abroad, dates of issue in a heading.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Plover Card | 320:Your Plover Classic card statement, 5th June 2026. Account ending 0917.
  MR IDRIS KETTLE | 320:Credit limit | 450:£2,000.00
  14 CORVE LANE | 320:Account number | 450:5460 **** **** 0917
  LUDLOW | 320:Previous balance | 450:£80.00
  SY8 1AA | 320:New balance | 450:£143.00
  320:Minimum payment | 450:£5.00
`;

const ENTRIES = [
  '2026-05-12 -66.00 LIDL GB LUDLOW',
  '2026-05-20 -57.00 HERON GARAGE',
  '2026-05-22 60.00 PAYMENT RECEIVED',
];

describe('a card statement with two dates in each row', () => {
  it('reads both columns by the word in their names, and the currency of the place beside the amount', async () => {
    const reading = await read(`${HEAD}
      Date made | 120:Date applied | 220:Details | 420r:Foreign spend | 540r:Amount in GBP
      12-MAY-26 | 120:13-MAY-26 | 220:LIDL GB LUDLOW | 540r:66.00
      20-MAY-26 | 120:22-MAY-26 | 220:HERON GARAGE | 420r:66.10 | 540r:57.00
      400r:Euro
      22-MAY-26 | 120:22-MAY-26 | 220:PAYMENT RECEIVED | 540r:60.00-`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-06-05']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('reads both columns where nobody knows their names, and leaves the summary above to itself', async () => {
    const reading = await read(`${HEAD}
      Made | 120:Applied to account | 220:What it was for | 540r:£
      12-MAY-26 | 120:13-MAY-26 | 220:LIDL GB LUDLOW | 540r:66.00
      20-MAY-26 | 120:22-MAY-26 | 220:HERON GARAGE | 540r:57.00
      22-MAY-26 | 120:22-MAY-26 | 220:PAYMENT RECEIVED | 540r:60.00 CR`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['5.00']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a statement that names the unit of its columns', () => {
  it('reads the balance in pounds as a balance, and minuses behind figures', async () => {
    const reading = await read(`
      #Sandpiper Bank
      Mr Tomas Fenn | 320:Account statement
      9 Low Fold | 320:Account 20366918, sort code 60-84-07
      Keighley | 320:Period 01/06/2026 to 30/06/2026
      BD20 6QE

      Date | 120:Text | 420r:Amount in GBP | 540r:Balance in GBP
      01/06/2026 | 120:Opening balance | 540r:50.00
      03/06/2026 | 120:DD HERON GAS | 420r:74.00- | 540r:24.00-
      120:4410298
      19/06/2026 | 120:CR WREN GROUP | 420r:300.00 | 540r:276.00
      30/06/2026 | 120:Closing balance | 540r:276.00`);
    expect(entriesOf(reading)).toEqual(['2026-06-03 -74.00 DD HERON GAS 4410298', '2026-06-19 300.00 CR WREN GROUP']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a card statement whose headings have a line for their unit', () => {
  it('takes no pound sign beneath a label for its value', async () => {
    const reading = await read(`
      #ORRERY CARD
      DR ORLA FENN | 300:Membership number xxxx-xxxxxx-51007
      12 PEMBROKE VALE | 300:Date 14/06/26
      BRISTOL
      BS8 3DN

      Previous Balance £ | 150:New Credits £ | 250:New Debits £ | 350:Equals New Balance | 460:Minimum Payment £
      350:£
      200.00 | 150:200.00 | 250:75.50 | 350:75.50 | 460:25.00

      Transaction | 140:Process | 220:Transaction Details | 540r:Amount £
      Date | 140:Date
      Jun 2 | 140:Jun 3 | 220:KESTREL BOOKS BRISTOL | 540r:75.50
      Jun 5 | 140:Jun 5 | 220:PAYMENT RECEIVED | 540r:200.00
      540r:CR`);
    expect(balancesOf(reading)).toEqual(['Opening -200.00', 'Closing -75.50']);
    expect(entriesOf(reading)).toEqual([
      '2026-06-02 -75.50 KESTREL BOOKS BRISTOL',
      '2026-06-05 200.00 PAYMENT RECEIVED',
    ]);
  });
});

describe('a statement of a firm that may overdraw its account', () => {
  it('reads the limit behind the words that say when it was so', async () => {
    const reading = await read(`
      #Sandpiper Bank | 300:Business current account statement
      Kettle Joinery Limited | 300:Account number | 450:30071826
      Unit 4 Corve Works | 300:Sort code | 450:20-88-12
      Ludlow | 300:Date of statement | 450:31 Oct 2025
      SY8 1AB | 300:Authorised limit at date of statement | 500:4,000.00

      Date | 120:Details | 380r:Debit £ | 460r:Credit £ | 550r:Balance £
      30 Sep 2025 | 120:BALANCE FORWARD | 550r:318.70 dr
      03 Oct 2025 | 120:CHEQUE 100347 | 380r:412.50 | 550r:731.20 dr
      08 Oct 2025 | 120:LODGEMENT 500061 | 460r:875.00 | 550r:143.80`);
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual(['4000.00']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a card statement with two columns of amounts that nobody names', () => {
  it('takes its balances for owed, where the sums hold both ways', async () => {
    const reading = await read(`
      #Fulmar Card | 350:Your credit card statement
      MISS PETRA LUNE | 350:Account no. 4539 2210 XXXX 1124
      7 QUARRY TERRACE | 350:Statement produced 14 Jan 2026
      WELLS | 350:Credit limit £3,000.00
      BA5 6QR | 350:Minimum payment £25.00

      220:Balance from your last statement | 550r:204.77
      20 Dec 25 | 120:20 Dec 25 | 220:Payment, thank you | 480r:204.77
      27 Dec 25 | 120:29 Dec 25 | 220:KLM ROYAL DUTCH AMSTELVEEN | 550r:234.40
      3 Jan 26 | 120:4 Jan 26 | 220:SCREWFIX DIRECT YEOVIL | 550r:60.96
      220:New balance | 550r:295.36`);
    expect(balancesOf(reading)).toEqual(['Opening -204.77', 'Closing -295.36']);
  });
});

describe('a card statement that speaks to its holder', () => {
  it('reads both balances from its sentence', async () => {
    const reading = await read(`
      #Sandling Card | 350:Your credit card statement
      Ms Petra Lune | 350:Statement date 4 May 2026
      7 Quarry Terrace | 350:Account ending **** 1124
      Wells BA5 6QR | 350:Credit limit £3,000.00

      Your balance from last month was £204.77. You paid us £204.77 and you spent £60.96,
      which makes your new balance £60.96.

      Date | 120:Description | 430r:Spent £ | 545r:Paid in £
      10/04/2026 | 120:PAYMENT THANK YOU | 545r:204.77
      27/04/2026 | 120:SCREWFIX DIRECT YEOVIL | 430r:60.96`);
    expect(balancesOf(reading)).toEqual(['Opening -204.77', 'Closing -60.96']);
  });

  it('reads the address in a table of particulars, refunds beside payments, and the day from the period', async () => {
    const reading = await read(`
      #sandling | 350:Your credit card
      Hello Petra, here is your statement for 5 April – 4 May 2026

      Last statement balance | 545r:£204.77
      You spent | 545r:£60.96
      You paid us | 545r:-£100.00
      Refunds | 545r:-£12.50
      Statement balance | 545r:£153.23

      Name | 300:Petra Lune
      Address | 300:7 Quarry Terrace, Wells, BA5 6QR
      Card ending | 300:**** 1124
      Credit limit | 300:£900

      Transactions
      10 Apr | 120:Payment received | 545r:-£100.00
      12 Apr | 120:KLM AMSTELVEEN REFUND | 545r:-£12.50
      27 Apr | 120:SCREWFIX DIRECT YEOVIL | 545r:£60.96`);
    expect(valuesOf(reading, 'Address', 'postcode')).toEqual(['BA5 6QR']);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-05-04']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a card statement that is dated by its period', () => {
  const paper = (day: string): string => `
      #sandling | 350:Your credit card
      Ms Petra Lune | 350:Card ending | 450:**** 1124
      7 Quarry Terrace | 350:Credit limit | 450:£900.00
      Wells BA5 6QR | 350:Statement period | 450:5 April 2026 to 4 May 2026
      ${day}

      Last statement balance | 545r:£204.77
      Statement balance | 545r:£165.73

      Date | 120:Description | 430r:Spent £ | 545r:Paid in £
      10 Apr 2026 | 120:PAYMENT THANK YOU | 545r:100.00
      27 Apr 2026 | 120:SCREWFIX DIRECT YEOVIL | 430r:60.96`;
  const DERIVED =
    'The date of the statement was taken from the end of its period, and another one is printed, or its label.';

  it.each([
    ['under a label that nobody knows', '350:Made up on | 450:7 May 2026'],
    ['in a sentence', 'We wrote this to you on 7 May 2026.'],
    ['without its year', 'Billing day 7 May'],
    ['as nobody can read it', '350:Statement date | 450:7 Mav 2O26'],
  ])('doubts that day where another one is printed %s', async (_, day) => {
    expect(warningsOf(await read(paper(day)))).toContain(DERIVED);
  });

  it.each([
    '',
    'Your next statement is on 4 June 2026',
    'Payment due date 29 May 2026',
    'Rates change on 20 May 2026.',
  ])('does not where none is, or one to come: %s', async (day) => {
    const reading = await read(paper(day));
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-05-04']);
    expect(warningsOf(reading)).not.toContain(DERIVED);
  });
});

describe('a card statement that heads itself with the sum of its balances', () => {
  const paper = (opening: string): string => `
    #Plover Card
    Prepared for | 220:Card number | 400:Date
    MR IDRIS KETTLE | 220:5460 **** **** 0917 | 400:05/06/26

    ${opening}
    45:Balance £
    45:80.00 | 134:– | 158:60.00 | 235:+ | 259:123.00 | 333:= | 357:143.00 | 456:5.00

    MR IDRIS KETTLE | 320:Credit limit £ | 540r:2,000.00
    14 CORVE LANE
    LUDLOW
    SY8 1AA
    Your payment is due by 30 June 2026.

    Date | 120:Details | 540r:Amount £
    12 May | 120:LIDL GB LUDLOW | 540r:66.00
    20 May | 120:HERON GARAGE | 540r:57.00
    22 May | 120:PAYMENT RECEIVED | 540r:60.00
    540r:CR
    *Other account transactions
    Interest charged this period | 540r:0.00
    Total of other account transactions | 540r:0.00`;

  it('reads the balance before under a label that ends in a currency, and no entry where nothing was charged', async () => {
    const reading = await read(
      paper(
        '45:Previous Closing | 158:New Credits £ | 259:New Debits £ | 357:Closing Balance £ | 456:Minimum Payment £',
      ),
    );
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -143.00']);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a card statement that tells what was spent apart from interest', () => {
  it('holds the sum of both against its entries', async () => {
    const reading = await read(`
      #Plover Card | 400:5460 **** **** 0917
      MR IDRIS KETTLE | 400:5 June 2026
      14 CORVE LANE
      LUDLOW
      SY8 1AA

      45:Last statement balance | 158:Payments & refunds | 259:Money spent | 357:Interest & charges | 456:This statement balance
      45:£80.00 | 134:- | 158:£60.00 | 235:+ | 259:£123.00 | 333:+ | 357:£2.40 | 440:= | 456:£145.40
      Minimum payment due: £5.00 by 30 June 2026 | 320:Credit limit: £2,000

      Date | 120:Transaction | 540r:Amount
      12 May | 120:LIDL GB LUDLOW | 540r:£66.00
      20 May | 120:HERON GARAGE | 540r:£57.00
      22 May | 120:PAYMENT RECEIVED | 540r:-£60.00
      5 Jun | 120:INTEREST | 540r:£2.40`);
    expect(errorsOf(reading)).toEqual([]);
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -145.40']);
  });
});

describe('a card statement with a number too long for its cell', () => {
  it('reads both lines of it about their label', async () => {
    const reading = await read(`
      #Plover Card
      490r:5460 22** ****
      ^^320:Credit card number
      ^^490r:0917
      MR IDRIS KETTLE | 320:Statement date | 440:05 June 2026
      14 CORVE LANE | 320:Balance from previous statement | 500:£80.00
      LUDLOW | 320:Your new balance | 500:£146.00
      SY8 1AA | 320:Your minimum payment | 500:£5.00
      320:Please make sure we get it by | 470:30 June 2026
      320:Your credit limit | 490:£2,000.00

      Date | 120:Description | 540r:Amount £
      12 May | 120:LIDL GB LUDLOW | 540r:66.00`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['5460 22** **** 0917']);
  });
});

describe('a card statement that says where to pay', () => {
  it('names the account by the card, and not by the account of the issuer', async () => {
    const reading = await read(`${HEAD}
      Date made | 120:Date applied | 220:Details | 540r:Amount in GBP
      12-MAY-26 | 120:13-MAY-26 | 220:LIDL GB LUDLOW | 540r:66.00
      20-MAY-26 | 120:22-MAY-26 | 220:HERON GARAGE | 540r:57.00
      22-MAY-26 | 120:22-MAY-26 | 220:PAYMENT RECEIVED | 540r:60.00-

      Pay from another bank: sort code 60-84-07, account 20366918, and give your 16-digit card number.`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['5460 **** **** 0917']);
  });
});
