// Statements whose tables name their columns in words of their own: what a column holds tells what it is.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const CARD = (head: string, rows: string): string => `
    #Orrery Card

    Mrs Helga Sandford | 330:Statement date | 540r:3 March 2026
    6 Quarry Terrace | 330:Card ending | 540r:8812
    Wells | 330:Credit limit | 540r:£4,000.00
    BA5 6QR | 330:Minimum payment | 540r:£25.00
    330:Pay by | 540r:28 March 2026
    330:Previous balance | 540r:£40.00
    330:New balance | 540r:£74.50

    ${head}
    ${rows}`;

describe('a card statement with the day of the booking before that of the purchase', () => {
  const PAPER = CARD(
    '*Posted | 100:*Made on | 160:*Ref | 240:*Where | 470r:*Debit £ | 540r:*Credit £',
    `06 Feb | 100:04 Feb | 160:5500817 | 240:KETTLE AND CO | 470r:30.00
    11 Feb | 100:11 Feb | 160:5500902 | 240:PAYMENT RECEIVED | 540r:40.00
    20 Feb | 100:19 Feb | 160:5501344 | 240:HARBOUR CAFE | 470r:32.00
    24 Feb | 100:22 Feb | 160:5501571 | 240:NEWSAGENT | 470r:12.50`,
  );

  it('gives each entry the day of its purchase, and no number of the issuer', async () => {
    const reading = await read(PAPER);
    expect(entriesOf(reading)).toEqual([
      '2026-02-04 -30.00 KETTLE AND CO',
      '2026-02-11 40.00 PAYMENT RECEIVED',
      '2026-02-19 -32.00 HARBOUR CAFE',
      '2026-02-22 -12.50 NEWSAGENT',
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a card statement with `Transaction` over the days and `Description` over what was done', () => {
  it('reads three columns', async () => {
    const paper = CARD(
      '*Transaction | 120:*Entered | 220:*Description | 540r:*Amount (£)',
      `04-FEB-26 | 120:06-FEB-26 | 220:KETTLE AND CO | 540r:30.00
      11-FEB-26 | 120:11-FEB-26 | 220:PAYMENT RECEIVED | 540r:40.00 CR
      19-FEB-26 | 120:20-FEB-26 | 220:HARBOUR CAFE | 540r:32.00
      22-FEB-26 | 120:24-FEB-26 | 220:NEWSAGENT | 540r:12.50`,
    );
    expect(entriesOf(await read(paper))).toEqual([
      '2026-02-04 -30.00 KETTLE AND CO',
      '2026-02-11 40.00 PAYMENT RECEIVED',
      '2026-02-19 -32.00 HARBOUR CAFE',
      '2026-02-22 -12.50 NEWSAGENT',
    ]);
  });
});

describe('a card statement with two columns of days whose names say nothing', () => {
  const head = '*On our side | 120:*On yours | 220:*Description | 540r:*Amount (£)';

  it('takes the earlier day of each', async () => {
    const paper = CARD(
      head,
      `06 Feb | 120:04 Feb | 220:KETTLE AND CO | 540r:30.00
      11 Feb | 120:11 Feb | 220:PAYMENT RECEIVED | 540r:40.00 CR
      20 Feb | 120:19 Feb | 220:HARBOUR CAFE | 540r:32.00
      24 Feb | 120:22 Feb | 220:NEWSAGENT | 540r:12.50`,
    );
    const reading = await read(paper);
    expect(valuesOf(reading, 'Transaction', 'date')).toEqual(['2026-02-04', '2026-02-11', '2026-02-19', '2026-02-22']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('doubts them where now one comes first and now the other', async () => {
    const paper = CARD(
      head,
      `06 Feb | 120:04 Feb | 220:KETTLE AND CO | 540r:30.00
      11 Feb | 120:12 Feb | 220:PAYMENT RECEIVED | 540r:40.00 CR
      20 Feb | 120:19 Feb | 220:HARBOUR CAFE | 540r:32.00
      24 Feb | 120:26 Feb | 220:NEWSAGENT | 540r:12.50`,
    );
    expect(warningsOf(await read(paper)).join()).toContain('Each entry bears two days');
  });
});

describe('a savings statement that speaks of a year of taxes as well', () => {
  it('is of the period whose ends its balances name', async () => {
    const reading = await read(`
      #Larkfield Savings Bank

      Mr Owen Sandford
      7 Orchard Way
      Wolverton
      WV6 8TH

      Here is your quarterly savings statement, from 1 October 2025 to 31 December 2025, for account 40881726.

      Balance at 1 Oct 2025 | 400r:£900.00
      Balance at 31 Dec 2025 | 400r:£1,012.25

      *Date | 130:*Description | 400r:*Amount | 500r:*Balance
      6 Oct 25 | 130:Deposit | 400r:+£100.00 | 500r:£1,000.00
      31 Dec 25 | 130:Interest paid | 400r:+£12.25 | 500r:£1,012.25

      Between 6 April 2025 and 5 April 2026 we have paid you £30.10 of interest before tax.`);
    expect(valuesOf(reading, 'Statement', 'startDate')).toEqual(['2025-10-01']);
    expect(valuesOf(reading, 'Statement', 'endDate')).toEqual(['2025-12-31']);
  });
});

describe('a current account with its newest entries first, each under its day', () => {
  it('takes its closing balance from its words, and none from beneath the head of a column', async () => {
    const reading = await read(`
      #kittiwake bank

      Ms Petra Sandford | 330:Sort code 23-11-70
      7 Orchard Way | 330:Account 66710245
      Wolverton | 330:Made on 2 May 2026
      WV6 8TH

      Your statement for 1 April to 30 April 2026
      You started the month with £200.00, and you finished on £151.50

      *Newest first | 240:*How | 430r:*Amount | 530r:*Balance after
      Tuesday 28 April 2026
      Kettle and Co | 240:Contactless | 430r:-£18.50 | 530r:£151.50
      Monday 20 April 2026
      Harbour Cafe | 240:Direct Debit | 430r:-£60.00 | 530r:£170.00
      Newsagent | 240:Contactless | 430r:-£20.00 | 530r:£230.00
      Friday 3 April 2026
      Owen Sandford | 240:Faster Payment | 430r:+£50.00 | 530r:£250.00`);
    expect(balancesOf(reading)).toContain('Closing 151.50');
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-05-02']);
    expect(entriesOf(reading)).toEqual([
      '2026-04-28 -18.50 Kettle and Co',
      '2026-04-20 -60.00 Harbour Cafe',
      '2026-04-20 -20.00 Newsagent',
      '2026-04-03 50.00 Owen Sandford',
    ]);
  });
});

describe('charges that a bank takes', () => {
  it('are an entry where they bear a day and a code, and no sum of others', async () => {
    const reading = await read(`
      #Larkfield Bank

      Ms Petra Sandford | 330:Sort code 23-11-70
      7 Orchard Way | 330:Account number 66710245
      Wolverton
      WV6 8TH

      Statement period 1 April 2026 to 30 April 2026

      *Date | 110:*Payment type and details | 380r:*Paid out | 450r:*Paid in | 530r:*Balance
      31 Mar 26 | 140:BALANCE BROUGHT FORWARD | 530r:100.00
      03 Apr 26 | 110:VIS | 140:KETTLE AND CO | 380r:10.00 | 530r:90.00
      20 Apr 26 | 110:CR | 140:OWEN SANDFORD | 450r:50.00 | 530r:140.00
      24 Apr 26 | 110:DD | 140:HARBOUR WATER | 380r:20.00 | 530r:120.00
      27 Apr 26 | 110:DR | 140:TOTAL CHARGES TO 04APR2026 | 380r:5.25 | 530r:114.75
      30 Apr 26 | 140:BALANCE CARRIED FORWARD | 530r:114.75`);
    expect(entriesOf(reading)).toContain('2026-04-27 -5.25 TOTAL CHARGES TO 04APR2026');
  });
});

describe('a card statement whose second column of days has no name', () => {
  it('knows it by what it holds', async () => {
    const paper = CARD(
      '*Date | 220:*Description | 540r:*Amount (£)',
      `04 Feb | 120:06 Feb | 220:KETTLE AND CO | 540r:30.00
      11 Feb | 120:11 Feb | 220:PAYMENT RECEIVED | 540r:40.00 CR
      19 Feb | 120:20 Feb | 220:HARBOUR CAFE | 540r:32.00
      22 Feb | 120:24 Feb | 220:NEWSAGENT | 540r:12.50`,
    );
    const reading = await read(paper);
    expect(entriesOf(reading).at(0)).toBe('2026-02-04 -30.00 KETTLE AND CO');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a card statement that gives payments and interest but one day, and amounts in pounds beside those abroad', () => {
  it('takes the day of the purchase where one is printed', async () => {
    const paper = CARD(
      '*Effective | 110:*Day of purchase | 210:*Where you spent | 420r:*Foreign currency | 540r:*Pounds',
      `06 Feb | 110:04 Feb | 210:KETTLE AND CO | 540r:30.00
      11 Feb | 210:PAYMENT RECEIVED | 540r:40.00 CR
      20 Feb | 110:19 Feb | 210:HARBOUR CAFE BRNO | 420r:910.00 | 540r:32.00
      24 Feb | 210:INTEREST | 540r:12.50`,
    );
    expect(entriesOf(await read(paper))).toEqual([
      '2026-02-04 -30.00 KETTLE AND CO',
      '2026-02-11 40.00 PAYMENT RECEIVED',
      '2026-02-19 -32.00 HARBOUR CAFE BRNO',
      '2026-02-24 -12.50 INTEREST',
    ]);
  });
});

describe('columns named by signs or by one word', () => {
  it('reads what went and what came under a minus and a plus, between a start and an end', async () => {
    const reading = await read(`
      #Otter Bank | 380:*Everyday Account
      Mr Idris Kettle | 380:Sort code | 470:40-64-37
      14 Corve Lane | 380:Account | 470:91820334
      Ludlow | 380:From | 470:4 Sep 2026
      SY8 1AA | 380:To | 470:3 Oct 2026

      • Opened at £96.10 overdrawn
      • Closed at £303.90 in credit

      Day | 110:Who | 290:How | 400r:– | 470r:+ | 550r:Balance
      4 Sep | 110:Start | 550r:-96.10
      5 Sep | 110:HERON GAS | 290:Direct Debit | 400r:50.00 | 550r:-146.10
      ^110:ref 7718204
      25 Sep | 110:WREN GROUP | 290:Bank credit | 470r:500.00 | 550r:353.90
      28 Sep | 110:Bridge Street | 290:Cash | 400r:50.00 | 550r:303.90
      3 Oct | 110:End | 550r:303.90`);
    expect(entriesOf(reading)).toEqual([
      '2026-09-05 -50.00 HERON GAS ref 7718204',
      '2026-09-25 500.00 WREN GROUP',
      '2026-09-28 -50.00 Bridge Street',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('takes payments beside spending for what came in on a card', async () => {
    const paper = CARD(
      '*Date | 120:*What happened | 440r:*Payments | 540r:*Spending',
      `04 Feb | 120:KETTLE AND CO | 540r:30.00
      11 Feb | 120:PAYMENT RECEIVED | 440r:40.00
      19 Feb | 120:HARBOUR CAFE | 540r:32.00
      22 Feb | 120:NEWSAGENT | 540r:12.50`,
    );
    const reading = await read(paper);
    expect(entriesOf(reading).slice(0, 2)).toEqual([
      '2026-02-04 -30.00 KETTLE AND CO',
      '2026-02-11 40.00 PAYMENT RECEIVED',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('an account of a business that prints the VAT of each entry', () => {
  it('takes no VAT for what came in or went out', async () => {
    const reading = await read(`
      #Otter Bank | 330:Business current account statement
      Corve & Teme Interiors Ltd | 330:Sort code | 430:04-00-75
      14 Corve Lane | 330:Account number | 430:65501438
      Ludlow | 330:Period | 430:1 June 2026 to 30 June 2026
      SY8 1AA

      *Date | 110:*Details | 250:*VAT rate | 380r:*of which VAT (£) | 440r:*In (£) | 490r:*Out (£) | 550r:*Balance (£)
      1 Jun 2026 | 110:Opening balance | 550r:500.00
      2 Jun 2026 | 110:Heron Timber | 250:20% | 380r:50.00 | 490r:300.00 | 550r:200.00
      5 Jun 2026 | 110:Mrs P Oduya, INV-204 | 250:20% | 380r:100.00 | 440r:600.00 | 550r:800.00
      9 Jun 2026 | 110:Ludlow Council | 250:– | 380r:– | 490r:120.00 | 550r:680.00`);
    expect(entriesOf(reading)).toEqual([
      '2026-06-02 -300.00 Heron Timber',
      '2026-06-05 600.00 Mrs P Oduya, INV-204',
      '2026-06-09 -120.00 Ludlow Council',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});
