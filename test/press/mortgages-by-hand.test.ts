// Mortgage papers that are set by hand after the manner of real ones: whom they are from and for, and grids, sentences and parts.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const ILLUSTRATION = `
  *3 Main features of the loan
  Loan amount | 220:£180,000.00
  Term | 220:25 years
  Loan type | 220:Repayment
  Interest type | 220:Fixed until 31 May 2031, then variable
  Total amount you must repay | 220:£369,942.00
  Estimated property value | 220:£240,000.00
  Loan to value | 220:75%
  *4 Interest rate and costs
  APRC | 220:6.4% variable
  Until 31 May 2031 | 220:Fixed rate of 4.19%
  Then until the end of the term | 220:Standard Variable Rate, currently 7.24%
  *5 Payments
  Number | 220:300
  *6 Amount of each payment
  Payments 1 to 60 | 220:£968.46
  Payments 61 to 300 | 220:£1,299.31`;

describe('the lender', () => {
  it('is named at the right of its label under a numbered heading', async () => {
    const reading = await read(`
      *Mortgage Illustration
      Applicant: Ms Ada Jane Fothergill
      Illustration date: 28-JAN-2026
      *1 Lender
      *Name | 220:Marlow & Finch Bank plc
      *Address | 220:1 Harbour Square, Birmingham B1 1QQ
      *Phone | 220:01632 960404
      ${ILLUSTRATION}`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Marlow & Finch Bank plc']);
  });

  it('has the name that stands over the words of its kind, not those alone', async () => {
    const reading = await read(`
      #Calderdene | 430:Illustration reference
      Building Society · Cymdeithas Adeiladu | 430:CBS/ILL/441907
      Mortgage illustration for Ms Ada Jane Fothergill
      Date of issue: 06.10.2025
      ${ILLUSTRATION}`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Calderdene Building Society']);
  });

  it('is who signs the paper, and not the department beside it or its site', async () => {
    const reading = await read(`
      #MARLOW | 430:Mortgage Services
      430:Trinity Road, Keighley BD20 8HH
      430:marlow.example.co.uk/mortgages
      Mr T R Hargreaves
      18 Oak Road
      Westmarch
      WM4 2QT
      *Your yearly mortgage statement
      Mortgage account number: 10/40518273-9
      Covering 1 January 2025 to 31 December 2025
      Opening balance | 300r:£100,000.00
      Interest charged | 300r:£5,000.00
      Payments received | 300r:£8,000.00
      Closing balance | 300r:£97,000.00
      Interest rate | 300r:5.00% fixed until 31 May 2027
      Monthly payment | 300r:£666.67`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['MARLOW']);
  });
});
