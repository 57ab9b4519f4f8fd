// Statements of small building societies: ledgers of debits and credits with the terms of the loan beneath them, in the words of a society.
import { describe, expect, it } from 'vitest';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const COLUMNS = '50:*Date | 130:*Particulars | 330r:*Debit £ | 420r:*Credit £ | 520r:*Balance £';

describe('a ledger of a building society', () => {
  it('is of a mortgage where terms of a loan stand beneath it, and counts what several receipts come to', async () => {
    const reading = await read(`
      #Harle & Tyne Building Society
      Mrs Ione Maddox
      Ivy House
      9 Church Bank
      Bellby
      NE9 4QT
      *STATEMENT OF MORTGAGE ACCOUNT
      for the year 1 December 2024 to 30 November 2025
      ${COLUMNS}
      50:1 Dec 2024 | 130:Balance brought forward | 520r:90,000.00
      50:31 May 2025 | 130:Interest at 5.00%, 6 months | 330r:2,250.00 | 520r:92,250.00
      50:31 May 2025 | 130:Standing order receipts, 6 @ £375.00 | 420r:2,250.00 | 520r:90,000.00
      50:30 Nov 2025 | 130:Interest at 5.00%, 6 months | 330r:2,250.00 | 520r:92,250.00
      50:30 Nov 2025 | 130:Standing order receipts, 6 @ £375.00 | 420r:2,250.00 | 520r:90,000.00
      50:30 Nov 2025 | 130:Balance carried forward | 520r:90,000.00
      Roll number | 250:M/70113-2
      Statement issued | 250:3 December 2025
      Mortgaged property | 250:Ivy House, 9 Church Bank, Bellby, NE9 4QT
      Method of repayment | 250:Interest only
      Type of rate | 250:Discount (1.50% below the Society's Standard Variable Rate)
      Rate now payable | 250:5.00% per annum
      Discount ends | 250:31 May 2027
      Monthly payment now due | 250:£375.00
      Term outstanding | 250:11 years 4 months`);
    expect(balancesOf(reading)).toEqual(['Opening -90000.00', 'Closing -90000.00']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['375.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('may speak of an advance and of subscriptions', async () => {
    const reading = await read(`
      #Marsden Vale Building Society
      Statement of Account
      Mr A Thwaite
      12 Low Lane
      Settle
      BD24 9AA
      Account holder | 200:Mr Alan Thwaite
      Roll No. | 200:30/014472
      Year ended | 200:31 December 2025
      Date issued | 200:9 January 2026
      ${COLUMNS}
      50:01/01/2025 | 130:Balance b/f | 520r:61,200.00
      50:30/06/2025 | 130:Subscriptions | 420r:3,000.00 | 520r:58,200.00
      50:31/12/2025 | 130:Subscriptions | 420r:3,000.00 | 520r:55,200.00
      50:31/12/2025 | 130:Interest for the year | 330r:2,900.00 | 520r:58,100.00
      50:31/12/2025 | 130:Balance c/f | 520r:58,100.00
      Interest was charged at the Society's Base Mortgage Rate of 4.85%.
      Advance secured on | 200:12 Low Lane, Settle, BD24 9AA
      Monthly subscription | 200:£500.00
      Type of advance | 200:Capital and interest
      Term unexpired | 200:12 years 9 months`);
    expect(balancesOf(reading)).toEqual(['Opening -61200.00', 'Closing -58100.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['500.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is of savings where it only speaks of mortgages', async () => {
    const reading = await read(`
      #Teme Valley Building Society
      *Statement of Account
      Mr O Prosser
      Brook Farm
      Leint
      SY7 0AA
      Account | 200:Member's Regular Saver
      Roll number | 200:S/11840-2
      ${COLUMNS}
      50:1 Nov 2024 | 130:Balance brought forward | 520r:1,200.00
      50:30 Nov 2024 | 130:Standing order | 420r:100.00 | 520r:1,300.00
      50:31 Dec 2024 | 130:Standing order | 420r:100.00 | 520r:1,400.00
      50:31 Oct 2025 | 130:Interest at 4.00% | 420r:50.00 | 520r:1,450.00
      50:31 Oct 2025 | 130:Balance carried forward | 520r:1,450.00
      Ask us about our mortgages. Your home may be repossessed if you do not keep up repayments on your mortgage.`);
    expect(reading.document.classIdentifier).toBe('banking-savings-statement');
  });
});

describe('a year that tiles tell and a ledger on the next page tells again', () => {
  it('is summed where its tiles stand, at whatever height their amounts are', async () => {
    const reading = await read(`
      #Harrow Vale Bank
      Mr T Okafor
      8 Sorrel Way
      Brindle
      BD5 4QR
      Your annual mortgage statement
      Mortgage account number | 300:7713 88240916
      This statement covers 1 January 2025 to 31 March 2025

      50:What you owed on 1 | 180:Interest we added | 310:What you paid us | 440:What you owed on 31
      ^50:January 2025 | 440:March 2025
      ^^180:£1,000.00 | 310:£1,500.00
      ^^50:£80,000.00 | 440:£79,500.00

      50:*Date | 130:*Description | 330r:*Added (£) | 420r:*Paid in (£) | 520r:*What you owe (£)
      50:01/01/25 | 130:Balance brought forward | 520r:80,000.00
      50:28/01/25 | 130:Direct Debit – thank you | 420r:750.00 | 520r:79,250.00
      50:31/01/25 | 130:Interest | 330r:500.00 | 520r:79,750.00
      50:28/02/25 | 130:Direct Debit – thank you | 420r:750.00 | 520r:79,000.00
      50:31/03/25 | 130:Interest | 330r:500.00 | 520r:79,500.00
      Your interest rate is 5.00% a year. It’s a fixed rate, and it’s fixed until 30 June 2027. Your monthly payment
      is £750.00. You’re repaying capital and interest. You have 21 years and 7 months left on your mortgage.
      Property we hold as security: 8 Sorrel Way, Brindle, BD5 4QR`);
    expect(balancesOf(reading)).toEqual(['Opening -80000.00', 'Closing -79500.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['1000.00']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a discount that lasts as long as the loan', () => {
  it('has no last day, whatever other days are to come', async () => {
    const paper = (product: string): string => `
      #Harle & Tyne Building Society
      Mrs Ione Maddox
      Ivy House
      4 Low Lane
      Burnbeck
      CA28 9LP
      STATEMENT OF MORTGAGE ACCOUNT
      for the year ended 31st December 2025 (1st January 2025 to 31st December 2025)
      Account number | 130:60-004418-02 | 330:Type of mortgage | 450:Interest only
      Product | 130:${product} | 330:Rate of interest now charged | 450:5.34%
      Monthly payment | 130:£427.20 | 330:Term outstanding | 450:8 years 9 months
      ${COLUMNS}
      50:31/12/2024 | 130:Balance brought forward | 520r:96,000.00
      50:31/12/2025 | 130:Interest for the year | 330r:5,126.40 | 520r:101,126.40
      50:31/12/2025 | 130:Payments received in the year (12) | 420r:5,126.40 | 520r:96,000.00
      Your rate is a discount of 2.35% from our Standard Variable Rate, presently 7.69%.
      The Annual General Meeting will be held at the Assembly Rooms at 11.00 a.m. on Wednesday
      22nd June 2026. Voting papers will follow.`;
    const doubts = async (product: string): Promise<string[]> =>
      warningsOf(await read(paper(product))).filter((one) => one.startsWith('A day of the years to come'));
    expect(await doubts('Discount for the term')).toEqual([]);
    expect(await doubts('Discount')).toHaveLength(1);
  });
});
