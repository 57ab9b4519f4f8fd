// Mortgage papers in the words of their lender: letters that tell all in sentences, tables with a row for each month, tiles and columns.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('a mortgage statement', () => {
  it('is read from a letter that tells the names, the year and the debt in sentences', async () => {
    const reading = await read(`
      300:#Calder Building Society
      Mr P J Rowntree & Ms V Osgood
      Heron Cottage
      Mill Lane
      Fenwick
      Castleby
      CB7 9HT
      380:11th February 2026
      Dear Mr Rowntree and Ms Osgood
      *Annual statement of your mortgage, account 6114820-02
      This letter tells you what happened on your mortgage in the year that ended on 31st January 2026.
      It is held in the names of Mr Peter John Rowntree and Ms Vera Osgood and is secured on
      Heron Cottage, Mill Lane, Fenwick, Castleby CB7 9HT.

      When the year began you owed us £90,000.00. During it we charged you interest of £3,600.00 and you
      paid us £7,200.00. We added no fees. When the year ended you owed us £86,400.00.

      Yours is a repayment mortgage. You now pay £600.00 a month. The rate you pay is 4.05%, which is fixed
      until 31st May 2028. Your mortgage has 17 years and 8 months left to run.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Peter John Rowntree', 'Ms Vera Osgood']);
    expect(values(reading, 'Balance', 'date')).toEqual(['2025-02-01', '2026-01-31']);
    expect(nodesOf(reading, 'MortgagePaymentPlan')).toMatchObject([{ repaymentMethod: 'Repayment', termMonths: 212 }]);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes the year from the rows of its months, and its figures from the row of the year', async () => {
    const names =
      'Jun 2024,Jul 2024,Aug 2024,Sep 2024,Oct 2024,Nov 2024,Dec 2024,Jan 2025,Feb 2025,Mar 2025,Apr 2025,May 2025';
    const rows = names.split(',').map((month, at) => {
      const [before, after] = [at, at + 1].map((count) => `${String(60_000 - 300 * count)}.00`);
      return `${month} | 180r:${before ?? ''} | 270r:200.00 | 340r:0.00 | 420r:500.00 | 530r:${after ?? ''}`;
    });
    const reading = await read(`
      #Ribble Building Society
      *MORTGAGE ACCOUNT STATEMENT | 400:Issued 9 June 2025
      Mrs Una Garth | 300:Account: 4-118-77230
      6 Tenter Row | 300:Product: Lifetime Tracker (Bank Rate + 0.94%)
      Holme | 300:Rate now: 4.69%
      HM2 6LP | 300:Loan type: Capital & interest
      300:Months remaining: 150
      300:Monthly payment now: £495.50

      *Month | 180r:Balance at start (£) | 270r:Interest (£) | 340r:Fees (£) | 420r:Paid (£) | 530r:Balance at end (£)
      ${rows.join('\n')}
      *Year | 180r:60,000.00 | 270r:2,400.00 | 340r:0.00 | 420r:6,000.00 | 530r:56,400.00`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['60000.00', '56400.00']);
    expect(values(reading, 'Balance', 'date')).toEqual(['2024-06-01', '2025-05-31']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['2400.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['495.50']);
  });

  it('is read from tiles, and is dated by the day on which it was sent', async () => {
    const reading = await read(`
      #Clyde Building Society | 400:Your mortgage in 2025
      400:Made up to 31/12/2025
      400:Sent 14/01/2026
      Mrs Ishbel Munro | 300:Mortgage no. 40-7719-222
      Tigh an Uillt | 300:Security: Tigh an Uillt, Pier Road, Achnamara, Easter Ross-
      Pier Road | 300:shire IV99 3QD
      Achnamara
      Easter Ross-shire
      IV99 3QD

      You owed | 200:Interest | 350:Fees
      *£50,000.00 | 200:*+ £2,000.00 | 350:*+ £0.00
      on 1 January

      You paid | 200:You owe | 350:Interest last year
      *− £5,000.00 | 200:*£47,000.00 | 350:*£2,110.00
      12 direct debits | 200:on 31 December

      Rate | 200:Term to go | 350:Each month
      *4.79% | 200:*11y 5m | 350:*£416.67
      Discounted variable until 31/08/2027 | 350:repayment mortgage

      If you repaid now | 200:After 31/08/2027
      *£705.00 | 200:*6.99%
      early repayment charge, 1.5% | 200:our Standard Variable Rate`);
    expect(values(reading, 'Statement', 'date')).toEqual(['2026-01-14']);
    expect(nodesOf(reading, 'MortgagePaymentPlan')).toMatchObject([
      { repaymentMethod: 'Repayment', termMonths: 137, monthlyPayment: { amount: '416.67' } },
    ]);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['2000.00', '705.00']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([
      ['Tigh an Uillt', 'Pier Road', 'Achnamara', 'Easter Ross-shire'],
    ]);
  });

  it('begins with the balance at the end of last year, and tells its term after a dash', async () => {
    const reading = await read(`
      Ivor Price and Megan Price | 400:#Teifi Building Society
      5 Heol Wen
      Llanfaes
      LF4 1PB
      Statement of account for the twelve months ending 31/12/2025
      Balance at end of last year | 280r:£70,000.00 | 320:Roll number
      Interest for the year | 280r:£3,500.00 | 320:*0/55201/6
      Insurance arranged through us | 280r:£300.00 | 320:Advance type
      Less receipts | 280r:£6,000.00 | 320:*Capital repayment
      *Balance at end of this year | 280r:*£67,800.00 | 320:Rate in force
      320:*5.35% Managed Variable
      320:Expiry of term
      320:*1 June 2041 – 15 years 5 months
      The instalment currently payable is £500.00 monthly.`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['70000.00', '67800.00']);
    expect(nodesOf(reading, 'MortgagePaymentPlan')).toMatchObject([
      { termMonths: 185, monthlyPayment: { amount: '500.00' } },
    ]);
  });
});

describe('a mortgage illustration', () => {
  it('takes no fee for the value of the home, and reads columns with headings of their own', async () => {
    const reading = await read(`
      #Taff Building Society
      Key Facts Illustration / Darlun Ffeithiau Allweddol
      Ms Lowri Haf Bevan
      Cae Mawr
      Ffordd y Bryn
      Pontfaen
      PF3 8LN
      310:*Monthly payments
      ^^*About this illustration
      310:Months 1–36 | 530r:£1,116.75
      ^^Reference | 200:KFI 5502-31-4
      310:Months 37–300 | 530r:£1,415.40
      ^^Date | 200:03.02.2026
      ^Use by | 200:17.02.2026 | 310:*In all
      310:You would repay | 530r:£414,868.60
      ^^Price | 200:£290,000
      310:Cost for comparison (APRC) | 530r:6.7%
      ^^*What you want to borrow
      Loan | 200:£203,000 | 310:*Fees
      Loan with fees | 200:£203,995
      ^^310:Booking fee (added) | 530r:£995.00
      ^Years | 200:25
      ^^310:Valuation | 530r:£290.00
      ^Repaid by | 200:Repayment
      ^^310:Telegraphic transfer | 530r:£25.00

      *Rates
      4.55% fixed for the first 36 months, until 28 February 2029.
      7.19% (Standard Variable Rate) from then to the end.`);
    expect(nodesOf(reading, 'MortgageIllustration')).toMatchObject([
      { propertyValue: { amount: '290000.00' }, validUntil: '2026-02-17', termMonths: 300, aprc: '6.7%' },
    ]);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['414868.60']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.55%', '7.19%']);
    expect(values(reading, 'Charge', 'name')).toEqual(['Booking fee', 'Valuation', 'Telegraphic transfer']);
  });

  it('greets those it was made for', async () => {
    const reading = await read(`
      #aurora bank
      Mortgage illustration MI-2026-0071102
      Created 20 February 2026 · Good until 6 March 2026
      *Hello Ms Reena Pathak and Mr Colm Ashby
      Borrowing | 180:Home worth | 310:Over | 430:How you repay
      *£150,000 | 180:*£200,000 | 310:*30 years | 430:*Capital and interest

      First 60 payments | 180:Then 300 payments | 310:You pay back | 430:APRC
      *£750.00 | 180:*£900.00 | 310:*£315,030.00 | 430:*6.1%
      at 4.34%, fixed to 31 March 2031 | 180:at 6.74%, variable | 310:£2.10 for each £1

      Fees: funds transfer fee £30.00. Aurora Bank plc is the lender.
      This European Standardised Information Sheet was made from what you told us.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Ms Reena Pathak', 'Mr Colm Ashby']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['315030.00']);
  });

  it('is read from a letter that says what would be charged', async () => {
    const reading = await read(`
      #Dove Building Society
      Mr A K Sayed
      61 Priory Road
      Larkhall
      LK5 0PG
      27 November 2025
      *Mortgage illustration DV/2025/224471
      Dear Mr Sayed
      This illustration, made for Mr Adil Karim Sayed, may be accepted up to 11 December 2025.
      We would lend you £90,000 for 18 years, on a home you tell us is worth £180,000. You would repay both
      capital and interest each month.

      For the first five years, that is until 31 December 2030, we would charge 4.22%, fixed. From 1 January 2031
      we would charge our Standard Variable Rate, which is 7.34% now and can go up or down.

      You would make 60 payments of £600.00 and after them 156 payments of £700.00, in total 216. Altogether you
      would pay £145,399.00. The annual percentage rate of charge (APRC) is 6.0% a year.
      We charge a product fee of £199, which you pay when you apply.`);
    expect(nodesOf(reading, 'MortgageIllustration')).toMatchObject([
      { propertyValue: { amount: '180000.00' }, validUntil: '2025-12-11', termMonths: 216 },
    ]);
    expect(nodesOf(reading, 'InterestRate')).toMatchObject([
      { rate: '4.22%', effectiveUntil: '2030-12-31' },
      { rate: '7.34%' },
    ]);
    expect(values(reading, 'Charge', 'name')).toEqual(['product fee']);
  });
});

describe('a statement that tells the year in the words of who lends', () => {
  it('has what was owed when it started and what leaving would have cost', async () => {
    const reading = await read(`
      #Calder Building Society
      Mr P J Rowntree
      Heron Cottage, Mill Lane, Castleby CB7 9HT
      *Your mortgage in 2025
      This statement covers 1 January 2025 to 31 December 2025 for mortgage 61-1482-002.
      We started the year with you owing us | 540r:£90,000.00
      Then we added interest of | 540r:£3,600.00
      You made 12 payments, which came to | 540r:£7,200.00
      So at the end of the year you owed us | 540r:£86,400.00

      If you had repaid it all on 31 December 2025 we would have | 540r:£864.00
      ^charged`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['90000.00', '86400.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('864.00');
  });
});
