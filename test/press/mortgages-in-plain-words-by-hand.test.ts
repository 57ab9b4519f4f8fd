// Mortgage papers that say who and when in their own way: initials on the envelope and names within, a house with a name, the year in
// a cell, as two days beneath each other or by its months.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const MOVEMENTS = `
      Amount you owed at the start | 500r:£80,000.00
      Interest we added | 500r:£3,000.00
      Payments you made | 500r:£6,000.00
      Amount you owe at the end | 500r:£77,000.00`;

describe('a mortgage statement', () => {
  it('names borrowers in full where its envelope has initials', async () => {
    const reading = await read(`
      #Harrow Vale Bank
      Mr T Okafor & Mrs L M Okafor
      8 Sorrel Way
      Brindle
      BD5 4QR
      Your annual mortgage statement
      This is your yearly statement for the period 1 April 2025 to 31 March 2026.
      Mortgage account number | 300:7713 88240916
      ${MOVEMENTS}

      How you repay | 200:Capital and interest
      Remaining term | 200:14 years 2 months
      Your monthly payment | 200:£500.00
      Current interest rate | 200:4.02% fixed until 31 July 2028
      Property | 200:8 Sorrel Way, Brindle, BD5 4QR

      *Who this mortgage belongs to
      Mr Tobias Okafor
      Mrs Lena Mary Okafor`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Tobias Okafor', 'Mrs Lena Mary Okafor']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes the name of a house for its address, and two days beneath each other for the year', async () => {
    const reading = await read(`
      #Cwm Building Society
      Yearly Statement of Mortgage Account
      *Name | 176:Miss Nia Haf Probert | 332:*Account no. | 423:55-201877-3

      176:Bryn Awel
      ^^332:*Statement date | 423:30/09/2025
      ^176:6 Heol y Bont
      *Security address | 176:Tregarth
      ^^423:01/10/2024
      ^176:Powys | 332:*From / To
      ^^423:30/09/2025
      ^176:LD9 4RT

      Balance brought forward | 500r:64,000.00
      Interest debited | 500r:2,500.00
      Direct Debit payments received | 500r:(5,100.00)
      Balance carried forward | 500r:61,400.00

      Your loan is on a repayment basis and the rate now charged is 5.10% per annum, our standard variable
      rate. Your contractual monthly instalment is £425.00. The term outstanding at the statement date is 11
      years 4 months.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Nia Haf Probert']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Bryn Awel', '6 Heol y Bont', 'Tregarth', 'Powys']]);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([136]);
    expect(values(reading, 'Balance', 'date')).toEqual(['2024-10-01', '2025-09-30']);
  });

  it.each([
    ['Statement covers', '1 Jan 2025 – 31 Dec 2025', ['2025-01-01', '2025-12-31']],
    ['Mortgage year', 'March 2025 to February 2026', ['2025-03-01', '2026-02-28']],
    ['Twelve months', 'twelve months to 31 May 2025', ['2024-06-01', '2025-05-31']],
  ])('gives its balances the days that the year begins and ends with: %s', async (label, period, days) => {
    const reading = await read(`
      #Ribble Building Society
      Mortgage statement for the year
      Ms Ines Darrow
      4 Cobbler Row
      Marbury
      MB3 7TY

      Account number | 221:Issued on | 389:${label}
      K 30118842-06 | 221:9 Mar 2026 | 389:${period}
      ${MOVEMENTS}

      Mortgage type | 221:Interest rate | 389:Time left to run
      Repayment | 221:4.64% fixed until 30 Jun 2028 | 389:16 years
      Monthly payment | 221:£500.00`);
    expect(values(reading, 'Balance', 'date')).toEqual(days);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a mortgage illustration', () => {
  it('is of the day on which we prepared it, for whom a sentence names, at a rate of charge that is explained', async () => {
    const reading = await read(`
      #Lune Building Society
      European Standardised Information Sheet
      Illustration ref: LBS/ESIS/25-02291
      We prepared this document on 3rd March 2026 for Dr Agnes Ruth Holloway, using the details you
      gave us and the rates on offer that day. It holds good until 2nd April 2026.

      Main features of the loan
      You wish to borrow £120,000.00 over 20 years against a property worth £150,000.00.
      It is a capital and interest mortgage on a fixed rate.
      Total amount that you would have to pay back | 500r:£197,840.00
      The APRC, the total cost of the loan expressed as a yearly percentage, is 6.2%.
      You start on 4.85% fixed until 31 March 2028. Afterwards the rate is our Standard Variable Rate, now 7.64%.
      24 payments of £782.00 at 4.85%, then
      216 payments of £829.00 at 7.64%.`);
    expect(nodesOf(reading, 'MortgageIllustration')).toMatchObject([
      { issuedOn: '2026-03-03', validUntil: '2026-04-02', aprc: '6.2%', totalPayable: { amount: '197840.00' } },
    ]);
    expect(values(reading, 'Person', 'name')).toEqual(['Dr Agnes Ruth Holloway']);
  });
});
