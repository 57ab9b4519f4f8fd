// Mortgage statements that set another year's figures beside their own, and ledgers whose rows are called what nobody foresaw.
import { describe, expect, it } from 'vitest';
import {
  balancesOf,
  errorsOf,
  readPaper as read,
  valuesOf as values,
  warningsOf as warnings,
} from './paper-by-hand.ts';
import { HEAD } from './mortgage-head.ts';

const doubts = (reading: Awaited<ReturnType<typeof read>>): string[] => [...errorsOf(reading), ...warnings(reading)];

describe('a table of two years', () => {
  const TERMS = `
    Your deal: 5 year fixed rate ending 31/10/2027
    Remaining term: 17 years 2 months
    Repayment type: Repayment`;
  const rows = [
    ['Opening balance', '£98,400.00', '£101,900.00'],
    ['Interest charged', '£4,310.00', '£4,450.00'],
    ['Payments received', '£7,950.00', '£7,950.00'],
    ['Closing balance', '£94,760.00', '£98,400.00'],
    ['Interest rate at 31 December', '4.45%', '5.45%'],
    ['Monthly payment at 31 December', '£662.50', '£762.50'],
  ];

  it.each([
    ['2025', '2024', false],
    ['2025', '2024', true],
    ['This year', 'Last year', false],
    ['This year', 'Last year', true],
    ['Year to 31 December 2025', 'Year to 31 December 2024', true],
  ])('is read in the column of its own year: %s beside %s, the other first: %s', async (own, other, isLast) => {
    const set = ([label, first, second]: readonly (string | undefined)[]): string =>
      `${String(label)} | 340r:${String(isLast ? second : first)} | 500r:${String(isLast ? first : second)}`;
    const reading = await read(`
      #Larkmoor Building Society
      ${HEAD}
      Account no. 77210093 | 300:Statement date 15 Jan 2026
      Statement period 1 January 2025 to 31 December 2025

      ${set(['*Your year in numbers', `*${own}`, `*${other}`])}
      ${rows.map(set).join('\n')}
      ${TERMS}`);
    expect(balancesOf(reading)).toEqual(['Opening -98400.00', 'Closing -94760.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['662.50']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.45%']);
    expect(doubts(reading)).toEqual([]);
  });
});

describe('a ledger', () => {
  it('is understood by its balance, whatever its rows are called', async () => {
    const reading = await read(`
      #Larkmoor Building Society
      ${HEAD}
      Roll No. 3-118827-04 | 330:Statement for the year ended 30 September 2025
      50:*Date | 130:*Details | 330r:*Debit | 420r:*Credit | 520r:*Balance
      01/10/2024 | 130:Balance b/fwd | 520r:64,210.88 DR
      31/10/2024 | 130:Standing order ref 12 | 420r:572.40 | 520r:63,638.48 DR
      28/02/2025 | 130:Collections x4 | 420r:2,289.60 | 520r:61,348.88 DR
      30/09/2025 | 130:Collections x7 | 420r:4,006.80 | 520r:57,342.08 DR
      30/09/2025 | 130:Interest for year | 330r:3,119.27 | 520r:60,461.35 DR
      30/09/2025 | 130:Balance c/fwd | 520r:60,461.35 DR
      Interest rate at year end 5.14% (Discounted variable until 31/05/2026)
      Monthly subscription £572.40 | 300:Unexpired term 11 yrs 9 mths
      Type of mortgage Capital & interest`);
    expect(balancesOf(reading)).toEqual(['Opening -64210.88', 'Closing -60461.35']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['3119.27']);
    expect(doubts(reading)).toEqual([]);
  });
});

describe('a list of what moved the loan', () => {
  const paper = (list: string, terms = ''): string => `
    #Larkmoor Building Society
    ${HEAD}
    Mortgage Account 20044178 | 330:Date of issue 10.04.2025
    *Statement for the period 1st April 2024 - 31st March 2025
    ${list}
    Rate | 300:5.59% Standard Variable Rate
    Current Monthly Payment | 300:£440.00
    ${terms}`;
  const TERMS = `Remaining Term | 300:9 years 6 months
    Repayment Type | 300:Repayment`;

  it.each([
    ['Monthly payments (12 x £440.00)', 'Additional payments'],
    ['Repayments', 'Refund of fee'],
  ])('counts what is paid: %s, %s', async (regular, other) => {
    const reading = await read(
      paper(
        `Amount outstanding 1st April 2024 | 450r:42,000.00
    Interest | 450r:2,310.00
    Ground rent paid by us | 450r:120.00
    ${regular} | 450r:5,280.00
    ${other} | 450r:500.00
    Amount outstanding 31st March 2025 | 450r:38,650.00`,
        TERMS,
      ),
    );
    expect(balancesOf(reading)).toEqual(['Opening -42000.00', 'Closing -38650.00']);
    expect(doubts(reading)).toEqual([]);
  });

  it('may name what was paid besides as a part of the rest', async () => {
    const reading = await read(
      paper(
        `You owe now | 300:£38,650.00
    A year ago you owed | 300:£42,000.00
    Interest over the year | 300:£2,430.00
    Paid in over the year | 300:£5,780.00
    Extra payments | 300:£500.00 (in the figure above)`,
        `Paying back | 300:capital and interest
    Finishing in | 300:9 years 6 months
    To leave early | 300:£386.50 (1% of what you owe)`,
      ),
    );
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([114]);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('386.50');
    expect(doubts(reading)).toEqual([]);
  });
});

describe('a table of what is paid now', () => {
  it('has the payment under its head, and the day on which the rate beside it ends', async () => {
    const reading = await read(`
      #Larkmoor Building Society
      Borrower 1 | 200:Mr Samuel Loxley
      Borrower 2 | 200:Ms Ruth Farrow
      Security | 200:3 Tannery Walk, Wickbourne, WB4 7QD
      Account | 200:LBS/300218/1
      Produced | 200:15-Jan-2026
      *Annual mortgage statement 01-Jan-2025 to 31-Dec-2025

      50:*Opening balance | 180:*Interest | 280:*Fees | 370:*Payments | 470:*Closing balance
      £98,400.00 | 180:£4,310.00 | 280:£0.00 | 370:£7,950.00 | 470:£94,760.00

      50:*Product | 200:*Interest rate | 300:*Ends | 400:*Payment | 480:*Term left
      Tracker BBR + 0.45% | 200:4.20% | 300:31-Oct-2027 | 400:£662.50 | 480:16y 6m
      Your mortgage is a repayment mortgage.
      If you repay this mortgage before 31/10/2027 you will pay an early repayment charge. On 31/12/2025 this was £2,842.80.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Samuel Loxley', 'Ms Ruth Farrow']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['662.50']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2027-10-31']);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('2842.80');
    expect(doubts(reading)).toEqual([]);
  });
});

describe('what is short for a remaining term, a payment and a charge', () => {
  it('is read', async () => {
    const reading = await read(`
      #Larkmoor Building Society
      ${HEAD}
      ACCOUNT NO | 180:LBS0044719 | 330:STATEMENT DATE | 450:15/01/2026
      *Annual mortgage statement 01/01/2025 to 31/12/2025
      Opening balance | 300r:£98,400.00
      Interest charged | 300r:£4,310.00
      Payments received | 300r:£7,950.00
      Closing balance | 300r:£94,760.00

      CURRENT RATE | 180:4.20% | 330:RATE TYPE | 450:FIXED
      TERM ENDS | 180:30/06/2042 | 330:REM TERM | 450:198 MTHS
      TYPE | 180:REPAYMENT
      Payment: £662.50 on the 1st of each month.
      Early repayment charge today | 300:£2,842.80`);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([198]);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['662.50']);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('2842.80');
    expect(doubts(reading)).toEqual([]);
  });
});
