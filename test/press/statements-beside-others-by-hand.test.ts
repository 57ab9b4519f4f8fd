// Statements set by hand that print more than their own: another account's numbers, the figures of the last statement, and whoever has the
// letters of the holder.
import { describe, expect, it } from 'vitest';
import { balancesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const said = (reading: Awaited<ReturnType<typeof read>>): string[] => [...errorsOf(reading), ...warningsOf(reading)];

describe('a statement of savings with a nominated account', () => {
  const rows = `
      Statement period 6 April 2025 - 5 April 2026

      Date | 120:Description | 330r:Money in | 420r:Money out | 540r:Balance
      6 Apr 2025 | 120:Opening balance | 540r:£1,000.00
      30 Apr 2025 | 120:Deposit | 330r:£250.00 | 540r:£1,250.00
      31 Mar 2026 | 120:Interest | 330r:£40.20 | 540r:£1,290.20
      5 Apr 2026 | 120:Closing balance | 540r:£1,290.20`;
  const head = `
      #Wren Savings
      Mr Owen Tolliver
      4 Quay Street
      Fenwick
      FE1 2AA
`;

  it('has the numbers of its own panel', async () => {
    const reading = await read(`${head}
      Your nominated account | 300:Your savings account
      Sort code 20-11-22 | 300:Sort code 40-64-37
      Account number 55512345 | 300:Account number 91820334
${rows}`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-64-37 91820334']);
    expect(said(reading)).toEqual([]);
  });

  it('has none of the numbers whose label names the other', async () => {
    const reading = await read(`${head}
      Account number: 04118830
      Nominated account sort code: 20-11-22
      Nominated account number: 55512345
${rows}`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['04118830']);
  });
});

describe('the figures of the last statement', () => {
  it('are none of this one, but for the balance that it goes on from', async () => {
    const reading = await read(`
      #Plover Card
      Ms Ailsa Kettle
      14 Corve Lane
      Ludlow
      SY8 1AA
      Account number ending 0917
      Statement date: 5 June 2026

      330:Last month | 450:This month
      Balance | 330:£180.00 | 450:£243.00
      Minimum payment | 330:£20.00 | 450:£25.00
      Payment due | 330:1 June 2026 | 450:1 July 2026
      Credit limit | 330:£1,200.00 | 450:£1,500.00

      Date | 130:Details | 540r:Amount
      12 May 2026 | 130:PAYMENT RECEIVED | 540r:-80.00
      14 May 2026 | 130:HERON GARAGE LUDLOW | 540r:66.00
      19 May 2026 | 130:WREN BOOKS | 540r:77.00`);
    expect(balancesOf(reading)).toEqual(['Opening -180.00', 'Closing -243.00']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['25.00']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-07-01']);
    expect(valuesOf(reading, 'BankAccount', 'creditLimit')).toEqual(['1500.00']);
    expect(said(reading)).toEqual([]);
  });
});

describe('an account of executors', () => {
  it('is theirs, not of whoever has their letters', async () => {
    const reading = await read(`
      #Heron Bank
      The Executors of Mr Idris Kettle Deceased | 340:Executors Account
      c/o Otter Law LLP | 340:Sort code | 420:40-64-37
      14 Corve Lane | 340:Account no | 420:91820334
      Ludlow | 340:Statement | 420:118
      SY8 1AA | 340:Date | 420:31 May 2026

      Date | 120:Details | 330r:Paid out | 420r:Paid in | 540r:Balance
      1 May 2026 | 120:BALANCE BROUGHT FORWARD | 540r:1,200.00
      9 May 2026 | 120:Cheque 100412 | 330r:200.00 | 540r:1,000.00
      31 May 2026 | 120:Interest | 420r:1.50 | 540r:1,001.50
      31 May 2026 | 120:BALANCE CARRIED FORWARD | 540r:1,001.50`);
    const names = [...valuesOf(reading, 'Organisation', 'name'), ...valuesOf(reading, 'Person', 'name')];
    expect(names).toEqual(['Heron Bank', 'The Executors of Mr Idris Kettle Deceased']);
  });
});

describe('a letter to a company', () => {
  it('is not of whoever is to see it; what may be borrowed is the limit of the overdraft', async () => {
    const reading = await read(`
      #Heron Business Bank
      OTTER FREIGHT LTD
      Attn: Ms Lowri Pugh
      Unit 9 Dock Road
      Barry
      CF62 5QT
      Your sort code is 40-64-37 and your account number is 91820334.
      You can borrow up to £1,000.00 with your arranged overdraft.
      Statement for 1 May 2026 to 31 May 2026

      Date | 120:Details | 330r:Paid out | 420r:Paid in | 540r:Balance
      1 May 2026 | 120:BALANCE BROUGHT FORWARD | 540r:1,200.00
      9 May 2026 | 120:Cheque 100412 | 330r:200.00 | 540r:1,000.00
      31 May 2026 | 120:BALANCE CARRIED FORWARD | 540r:1,000.00`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Heron Business Bank', 'OTTER FREIGHT LTD']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual([]);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['Unit 9 Dock Road', 'Barry']]);
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual(['1000.00']);
    expect(said(reading)).toEqual([]);
  });
});

describe('an opening balance that no known words lead to', () => {
  const paper = (amount: string): string => `
      #Finch Bank
      Mx Robin Ashdown
      8 Harbour Row
      Whitby
      YO21 3QQ
      Sort code: 40-64-37 | 300:Account number: 91820334
      Statement 01/05/2026 - 31/05/2026
      What you had when May began | 300r:${amount}

      Date | 120:Description | 440r:(GBP) Amount | 540r:(GBP) Balance
      03/05/2026 | 120:Nook Lettings | 440r:-1,200.00 | 540r:-883.00
      20/05/2026 | 120:Kestrel Ltd | 440r:1,500.00 | 540r:617.00
      28/05/2026 | 120:Corner Cafe | 440r:-4.80 | 540r:612.20`;

  it('is the printed amount that the entries lead back to', async () => {
    const reading = await read(paper('£317.00'));
    expect(balancesOf(reading)).toEqual(['Opening 317.00', 'Closing 612.20']);
    expect(valuesOf(reading, 'Balance', 'date')).toEqual(['2026-05-01', '2026-05-31']);
    expect(balancesOf(await read(paper('£318.00')))).toEqual(['Closing 612.20']);
  });
});

describe('words around figures and names of a statement', () => {
  it('are no totals in brackets, and a company is one on two lines', async () => {
    const reading = await read(`
      #Finch Business Bank
      OTTER & WREN
      JOINERY LIMITED
      22 Mill Trading Estate
      Barnsley
      S70 2AB
      Sort code: 40-64-37 | 300:Account number: 91820334
      Statement 01/05/2026 - 31/05/2026

      £612.20 | 200:-£1,204.80 | 400:+£1,500.00
      Total balance | 200:Total outgoings | 400:Total deposits
      (Including all pots) | 200:(excluding pot transfers) | 400:(excluding pot transfers)
      Balance £612.20

      Date | 120:Description | 440r:(GBP) Amount | 540r:(GBP) Balance
      28/05/2026 | 120:Corner Cafe | 440r:-4.80 | 540r:612.20
      20/05/2026 | 120:Kestrel Ltd | 440r:1,500.00 | 540r:617.00
      03/05/2026 | 120:Nook Lettings | 440r:-1,200.00 | 540r:-883.00`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Finch Business Bank', 'OTTER & WREN JOINERY LIMITED']);
    expect(said(reading)).toEqual([]);
  });

  it('tell the least to pay with the day by which it is due', async () => {
    const reading = await read(`
      #Brambling Card
      Prof Ada Thistlewood
      Mill Lane
      Kelso TD5 7AA
      Account: XXXX XXXX XXXX 5528 | 300:Statement period: 16/04/26 - 15/05/26
      Opening balance | 300r:£310.22
      Payments received | 300r:£310.22 CR
      Transactions | 300r:£50.00
      Closing balance | 300r:£50.00
      Minimum payment due by 09/06/26 | 300r:£10.00
      Total credit limit | 300r:£4,000.00

      Date | 110:Description | 540r:Amount (£)
      21/04/26 | 110:PAYMENT - THANK YOU | 540r:310.22 CR
      02/05/26 | 110:KELSO DELI | 540r:50.00`);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['10.00']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-06-09']);
    expect(said(reading)).toEqual([]);
  });
});
