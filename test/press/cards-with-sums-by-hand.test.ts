// Statements of cards set by hand that list each card by itself, with what was bought on it beneath in words of their own.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const paper = (left: string): string => `
      #Plover Card | 400:5460 **** **** 0917
      MR IDRIS KETTLE | 400:5 June 2026
      14 CORVE LANE
      LUDLOW
      SY8 1AA

      Balance from last statement | 300r:£80.00
      Payments and refunds | 300r:£85.00
      Purchases | 300r:£148.00
      Your balance at 5 June 2026 | 300r:£143.00
      Credit limit | 300r:£1,500.00
      Minimum payment: £5.00 by 30 June 2026

      *Mr Idris Kettle - card ending 0917
      12 May | 150:Payment received | 540r:-£80.00
      14 May | 150:Heron Garage Ludlow | 540r:£66.00
      20 May | 150:Wren Books Clun | 540r:£12.00
      21 May | 150:Wren Books Clun | 540r:-£5.00
      22 May | 150:Corve Bakery | 540r:£4.00
      ${left} | 540r:£82.00

      *Mrs Olwen Kettle - additional card ending 4410
      13 May | 150:Teme Florist | 540r:£21.00
      19 May | 150:Lark & Daughter | 540r:£30.00
      1 June | 150:Dinham Cafe | 540r:£15.00
      ${left} | 540r:£66.00`;

describe('a statement that sums up each card in words of its own', () => {
  it('takes no entry for what the purchases above it come to', async () => {
    const reading = await read(paper('Went on this plastic'));
    expect(entriesOf(reading)).toEqual([
      '2026-05-12 80.00 Payment received',
      '2026-05-14 -66.00 Heron Garage Ludlow',
      '2026-05-20 -12.00 Wren Books Clun',
      '2026-05-21 5.00 Wren Books Clun',
      '2026-05-22 -4.00 Corve Bakery',
      '2026-05-13 -21.00 Teme Florist',
      '2026-05-19 -30.00 Lark & Daughter',
      '2026-06-01 -15.00 Dinham Cafe',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a card statement that tells how its balance has changed', () => {
  it('takes what is owed now, and payments before refunds, by their labels', async () => {
    const reading = await read(
      paper('Went on this plastic')
        .replace('Payments and refunds', 'Less payments and refunds')
        .replace('Your balance at 5 June 2026', 'Balance you owe now'),
    );
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -143.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a card statement whose balances stand at both ends of a strip', () => {
  const strip = (entry: string): string => `
      #Plover Card
      MR IDRIS KETTLE | 400:Statement date | 540r:5 June 2026
      14 CORVE LANE | 400:Card number | 540r:**** **** **** 0917
      LUDLOW | 400:Credit limit | 540r:£1,500.00
      SY8 1AA | 400:Minimum payment | 540r:£5.00
      400:Pay by | 540r:30 June 2026

      *Last statement 05/05/2026 | 190:*Payments | 252:*Refunds | 310:*Purchases | 380:*Cash | 425:*Fees | 465:*Interest | 515:*Balance now
      £80.00 | 190:£60.00 CR | 252:£5.00 CR | 310:£66.00 | 380:£20.00 | 425:£3.00 | 465:£1.40 | 515:£105.40

      *Date | 130:*Details | 540r:*Amount
      05/05/2026 | 130:BALANCE FROM LAST STATEMENT | 540r:80.00
      12/05/2026 | 130:PAYMENT RECEIVED | 540r:60.00 CR
      14/05/2026 | 130:HERON GARAGE LUDLOW | 540r:${entry}
      19/05/2026 | 130:REFUND WREN BOOKS | 540r:5.00 CR
      21/05/2026 | 130:CASH CORVE STREET | 540r:20.00
      21/05/2026 | 130:CASH FEE | 540r:3.00
      05/06/2026 | 130:INTEREST | 540r:1.40`;

  it('holds all of its parts against the entries, though two of them are charges', async () => {
    const reading = await read(strip('66.00'));
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -105.40']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('says what they come to where the entries do not', async () => {
    const reading = await read(strip('56.00'));
    expect(errorsOf(reading)).toContain('Money out adds up to 80.40 GBP, the statement says 90.40 GBP.');
  });
});

describe('the summary of a card with fees and interest on lines of their own', () => {
  it('counts both to what went out', async () => {
    const reading = await read(`
      #Plover Card
      Mr Idris Kettle
      14 Corve Lane
      Ludlow
      SY8 1AA
      Card number **** **** **** 0917
      Statement date 5 June 2026 | 300:Payment due 30 June 2026
      What you owe | 200:£643.10
      Minimum payment | 200:£43.00
      Credit limit | 200:£900.00
      Balance at last statement | 300r:£580.00
      New spending | 300r:£41.10
      Fees | 300r:£12.00
      Interest | 300r:£10.00

      Date | 110:Details | 540r:£
      9 May | 110:WREN BOOKS | 540r:41.10
      30 May | 110:LATE PAYMENT FEE | 540r:12.00
      5 Jun | 110:INTEREST ON PURCHASES | 540r:10.00`);
    expect(balancesOf(reading)).toEqual(['Opening -580.00', 'Closing -643.10']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a summary that counts refunds against what was spent', () => {
  it('holds what was paid against no sum of all that came in', async () => {
    const reading = await read(`
      #Plover Card | 400:5460 **** **** 0917
      MR IDRIS KETTLE | 400:5 June 2026
      14 CORVE LANE
      LUDLOW
      SY8 1AA

      Previous statement balance | 300r:£80.00
      Payments received | 300r:£80.00 CR
      New spending, refunds, interest and fees | 300r:£73.00
      New balance | 300r:£73.00
      Credit limit | 300r:£1,500.00
      Minimum payment: £5.00 by 30 June 2026

      Date | 150:Description | 540r:Amount (£)
      12/05/2026 | 150:Payment received | 540r:80.00 CR
      14/05/2026 | 150:Heron Garage Ludlow | 540r:66.00
      20/05/2026 | 150:Wren Books Clun | 540r:12.00
      21/05/2026 | 150:Wren Books Clun | 540r:5.00 CR`);
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -73.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a card statement that counts what came back against what was spent', () => {
  const net = (activity: string): string =>
    paper('Went on this plastic')
      .replace('Payments and refunds | 300r:£85.00', 'Payments towards your account | 300r:-£80.00')
      .replace('Purchases | 300r:£148.00', `New activity | 300r:${activity}`);

  it('is proven by its sums all the same', async () => {
    const reading = await read(net('£143.00'));
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is in error where nothing that came in makes the difference', async () => {
    const reading = await read(net('£139.00').replace('£143.00', '£139.00'));
    expect(errorsOf(reading).join()).toContain('adds up to');
  });
});

describe('a card statement headed by its day and the number of its page', () => {
  it('has that day, the limit that is told in plain words, and no holder called by a label', async () => {
    const reading = await read(
      paper('Went on this plastic')
        .replace('400:5 June 2026', '400:5 June 2026 Page 1 of 1')
        .replace('MR IDRIS KETTLE |', 'MR IDRIS KETTLE | 300:Card account number | ')
        .replace('Credit limit', 'You may spend up to'),
    );
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-06-05']);
    expect(valuesOf(reading, 'BankAccount', 'creditLimit')).toEqual(['1500.00']);
  });
});
