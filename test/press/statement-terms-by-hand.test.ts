// Statements set by hand whose terms are told in words of few letters or in sentences, and what is said where one is missing.
import { describe, expect, it } from 'vitest';
import { entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Plover Card
  Mr Idris Kettle | 380:Account ending 0917
  14 Corve Lane | 380:Statement of 5 June 2026
  Ludlow
  SY8 1AA
`;
const ENTRIES = `
  When | 130:What | 540r:£
  12 May | 130:LIDL GB LUDLOW | 540r:66.00
  20 May | 130:HERON GARAGE | 540r:57.00
  22 May | 130:Payment received, thank you | 540r:-60.00`;

describe('the terms of a card', () => {
  it('reads the day beneath a word of two letters, and a limit that a sentence tells', async () => {
    const reading = await read(`${HEAD}
      *You owe | 230:*Pay at least | 410:*By
      £143.00 | 230:£5.00 | 410:1 July 2026

      Last month, on 5 May 2026, your balance was £80.00. Since then you spent £123.00 and paid us
      £60.00. You can borrow up to £2,000.00 on this account, of which £1,857.00 is still free.
      ${ENTRIES}`);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-07-01']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['5.00']);
    expect(valuesOf(reading, 'BankAccount', 'creditLimit')).toEqual(['2000.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reads what must be paid, by when, in a sentence, and the day of a statement behind its number', async () => {
    const reading = await read(`
      #Plover Card | 380:Statement 19 of 5 June 2026
      Mr Idris Kettle | 380:Account no. 5460 •••• •••• 0917
      14 Corve Lane
      Ludlow | 300:Balance at 5 May 2026 | 540r:£80.00
      SY8 1AA | 300:Balance at 5 June 2026 | 540r:£143.00

      Kindly let us have £5.00, or more if you wish, no later than 1 July 2026. Your limit is £2,000.
      ${ENTRIES}`);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-06-05']);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['19']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-07-01']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['5.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('says which of them was not found', async () => {
    const reading = await read(`${HEAD}
      *Previous balance | 230:*New balance
      £80.00 | 230:£143.00
      ${ENTRIES}`);
    expect(warningsOf(reading)).toEqual(
      expect.arrayContaining([
        'The minimum payment of the card was not found.',
        'The day by which the card must be paid was not found.',
        'The limit of the card was not found.',
      ]),
    );
  });
});

describe('a panel left of the entries', () => {
  it('reads the limit under a heading that names the overdraft, and takes no entry beside a rate for a rate', async () => {
    const reading = await read(`
      #Otter Bank | 240:Your current account statement
      Mr Idris Kettle
      14 Corve Lane | 240:1 June 2026 to 30 June 2026
      Ludlow
      SY8 1AA

      240:Date | 310:Details | 440r:Paid out | 500r:Paid in | 560r:Balance
      Account number | 240:01 Jun 2026 | 310:Opening balance | 560r:200.00
      91820334 | 240:02 Jun 2026 | 310:HERON GAS | 440r:50.00
      Sort code | 310:KESTREL BOOKS | 440r:20.00 | 560r:130.00
      40-64-37 | 240:08 Jun 2026 | 310:WREN GROUP | 500r:500.00 | 560r:630.00
      Statement date | 240:09 Jun 2026 | 310:LIDL GB | 440r:30.00 | 560r:600.00
      01 July 2026 | 240:10 Jun 2026 | 310:CASH | 440r:10.00 | 560r:590.00

      *Your arranged | 240:11 Jun 2026 | 310:CASH | 440r:10.00 | 560r:580.00
      *overdraft | 240:12 Jun 2026 | 310:CASH | 440r:10.00
      Limit £750.00 | 310:WOODPIGEON TAXIS | 440r:15.00
      39.9% EAR | 310:WOODPIGEON TAXIS | 440r:12.00 | 560r:543.00`);
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual(['750.00']);
    expect(entriesOf(reading).slice(-3)).toEqual([
      '2026-06-12 -10.00 CASH',
      '2026-06-12 -15.00 WOODPIGEON TAXIS',
      '2026-06-12 -12.00 WOODPIGEON TAXIS',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('rows as close as the lines they are set on', () => {
  it('keeps the second line of the few rows that have one', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, i) => `${String(i + 3).padStart(2, '0')} Jun | 120:SHOP ${String(i + 1)} | 420r:1.00`,
    );
    const reading = await read(`
      #Otter Bank | 320:Current account statement
      Mr Idris Kettle | 320:Account number | 450:91820334
      14 Corve Lane | 320:Sort code | 450:40-64-37
      Ludlow | 320:Period | 450:1 June 2026 to 30 June 2026
      SY8 1AA

      Date | 120:Details | 420r:Debits | 480r:Credits | 550r:Balance
      01 Jun | 120:Opening balance | 550r:100.00
      02 Jun | 120:HERON GAS | 420r:50.00
      120:MANDATE 4410298
      ${rows.join('\n')}
      28 Jun | 120:Closing balance | 550r:38.00`);
    expect(entriesOf(reading)[0]).toBe('2026-06-02 -50.00 HERON GAS MANDATE 4410298');
    expect(entriesOf(reading)[1]).toBe('2026-06-03 -1.00 SHOP 1');
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('the limit of an overdraft beside other boxes', () => {
  const paper = (small: string): string => `
    #Otter Bank | 320:Current account statement
    Mr Idris Kettle | 320:Account number | 450:91820334
    14 Corve Lane | 320:Sort code | 450:40-64-37
    Ludlow | 320:Period | 450:1 June 2026 to 30 June 2026
    SY8 1AA

    *Your balances | 220:*Your account activity | 400:*Your arranged overdraft
    On 1 June 2026 | 160:£100.00 | 220:Money in | 330:£0.00 | 400:Limit | 540r:£350.00
    On 30 June 2026 | 160:£70.00 | 220:Money out | 330:£30.00 | 400:Interest charged | 540r:£0.00

    Date | 120:Details | 420r:Debits | 480r:Credits | 550r:Balance
    01 Jun | 120:Opening balance | 550r:100.00
    04 Jun | 120:LIDL GB | 420r:10.00 | 550r:90.00
    09 Jun | 120:HERON GAS | 420r:20.00 | 550r:70.00

    ${small}`;

  it.each([
    'An arranged overdraft of £900 would cost around £26 for 30 days.',
    'An arranged overdraft of £900 for 30 days costs £26.',
    'The first £50 is interest free. You pay nothing for it.',
  ])('is no amount of an example: %s', async (small) => {
    const reading = await read(paper(small));
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual(['350.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is not given where an example alone is printed', async () => {
    const reading = await read(paper('An arranged overdraft of £900 would cost £26.').replace('£350.00', 'None'));
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual([undefined]);
  });
});

describe('the number of a statement before that of its sheet', () => {
  it('is read', async () => {
    const reading = await read(`
      320:Statement 83 Sheet 1 of 1
      #Otter Bank
      Mr Idris Kettle | 320:Account number | 450:91820334
      14 Corve Lane | 320:Sort code | 450:40-64-37
      Ludlow | 320:Period | 450:1 June 2026 to 30 June 2026
      SY8 1AA

      Date | 120:Details | 420r:Debits | 480r:Credits | 550r:Balance
      01 Jun | 120:Opening balance | 550r:100.00
      04 Jun | 120:LIDL GB | 420r:10.00 | 550r:90.00`);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['83']);
  });
});

describe('days and amounts of something else', () => {
  const CARD = `
    #Plover Card
    Mr Idris Kettle | 320:Mastercard 5460 12** **** 0917
    14 Corve Lane | 320:Your last statement was dated | 540r:5 May 2026
    Ludlow | 320:This statement is dated | 540r:5 June 2026
    SY8 1AA | 320:Your next statement is due | 540r:5 July 2026

    Your credit limit | 540r:£2,000.00
    Previous balance | 540r:£80.00
    New balance | 540r:£143.00
    Minimum payment to reach your account by 1 July 2026 | 540r:£5.00
    Arrears included in the minimum payment | 540r:£0.00
    ${ENTRIES}`;

  it('are those of neither the last statement nor a part of the payment', async () => {
    const reading = await read(CARD);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-06-05']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['5.00']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-07-01']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['5460 12** **** 0917']);
  });

  it('leave a doubt where nothing else is printed', async () => {
    const reading = await read(CARD.replace('Minimum payment to reach your account by 1 July 2026 | 540r:£5.00', ''));
    expect(warningsOf(reading)).not.toEqual([]);
  });
});

describe('an overdraft whose limit a sentence tells', () => {
  const told = (sentence: string): string => `
      #Otter Bank | 380:Current account statement
      Mr Idris Kettle | 380:Statement date 30 June 2026
      14 Corve Lane | 380:Sort code 04-00-75
      Ludlow | 380:Account number 65501438
      SY8 1AA

      Date | 130:Details | 400r:Out | 470r:In | 540r:Balance
      1 Jun 2026 | 130:BROUGHT FORWARD | 540r:200.00
      9 Jun 2026 | 130:HERON GARAGE | 400r:57.00 | 540r:143.00
      30 Jun 2026 | 130:TERN MILLS LTD PAY | 470r:900.00 | 540r:1043.00

      ${sentence}`;

  it.each([
    '*Arranged overdraft\n      Yours is £400. Interest is charged at 35.90% EAR variable, with none on the first £20.',
    'You currently pay interest on your arranged business overdraft of £400.00 at 8.95% over the base rate.',
    'Your business overdraft is £400.',
  ])('is read: %s', async (sentence) => {
    const reading = await read(told(sentence));
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual(['400.00']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is missed where the words are not known, and not where there is none', async () => {
    const missed = 'Spoken of on the paper, and not read: the limit of the overdraft.';
    expect(warningsOf(await read(told('For your overdraft we have put aside £400.')))).toContain(missed);
    expect(warningsOf(await read(told('You have no arranged overdraft. Rates up to £4,000 fell.')))).toEqual([]);
    expect(warningsOf(await read(told('If you use an overdraft of £1,200 it would cost £5.')))).toEqual([]);
  });
});
