// Payslips set by hand whose balances of the year stand in two columns under one heading, beside those of the period.
import { describe, expect, it } from 'vitest';
import { errorsOf, figureOf, nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const slip = (insurance: string): string => `
  ASSIGNMENT NUMBER | 202:EMPLOYEE NAME | 380:LOCATION
  51100934 | 202:MS TAMSIN ORME | 380:Fellgate Royal, Ward C2
  TAX CODE | 202:NI NUMBER | 380:NI LETTER
  1257L | 202:JN402217A | 380:A

  150:*PAY AND ALLOWANCES | 430:*DEDUCTIONS
  *DESCRIPTION | 300r:*AMOUNT | 365:*DESCRIPTION | 550r:*AMOUNT
  Basic Pay | 300r:2,400.00 | 365:PAYE | 550r:270.20
  Night Duty | 300r:200.00 | 365:NI A | 550r:124.16
  365:NHS Pension | 550r:240.00

  95:*YEAR TO DATE BALANCES (THIS POST ONLY) | 409:*THIS PERIOD SUMMARY
  Gross Pay | 206r:20,800.00 | 216:NI Letter | 351:A | 365:Pensionable Pay | 550r:2,600.00
  Taxable Pay | 206r:18,880.00 | 216:NI Pay | 356r:20,800.00 | 365:Taxable Pay | 550r:2,360.00
  Tax Paid | 206r:2,161.60 | 216:${insurance} | 356r:993.28 | 365:Total Payments | 550r:2,600.00
  Previous Tax Paid | 206r:0.00 | 216:Pension Contribs | 356r:1,920.00 | 365:Total Deductions | 550r:634.36
  365:*Net Pay | 550r:*1,965.64

  PERIOD END DATE | 143:PAY DATE | 229:TAX PERIOD | 299:FREQUENCY | 400:PAY METHOD
  30-NOV-2025 | 143:27-NOV-2025 | 229:8 | 299:Calendar Month | 400:BACS
  *Fellgate Care Partners NHS Foundation Trust`;

describe('balances of the year in two columns under one heading in their middle', () => {
  it('takes the second column for the year, up to the labels of the period', async () => {
    const reading = await read(slip('NI Contribs'));
    const [year] = nodesOf(reading, 'TaxCumulation');
    expect(['grossPay', 'taxPaid', 'niPaid', 'pensionPaid'].map((name) => figureOf(year?.[name]))).toEqual([
      '20800.00',
      '2161.60',
      '993.28',
      '1920.00',
    ]);
    expect(figureOf(nodesOf(reading, 'PayPeriod')[0]?.['taxablePay'])).toBe('2360.00');
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('says which of them it does not understand', async () => {
    const reading = await read(slip('Nat Insce Taken'));
    expect(figureOf(nodesOf(reading, 'TaxCumulation')[0]?.['niPaid'])).toBeUndefined();
    expect(warningsOf(reading)).toContain('What may be a figure of the year to date was not read: Nat Insce Taken.');
  });
});

describe('a name whose cell is too narrow for it', () => {
  it('is taken whole from over the address', async () => {
    const reading = await read(`
      *Linnet & Rook Ltd | 400:Payslip
      Employee: Mr Nye | 180:NI number: JN402217A | 320:Tax code: 1257L | 430:Pay date: 30/01/2026
      Vaughan

      *Payments | 330:*Deductions
      Salary | 250r:2,100.00 | 330:PAYE tax | 530r:210.40
      Gross pay | 250r:2,100.00 | 330:Employee NI | 530r:84.16
      330:Total deductions | 530r:294.56
      330:*Net pay | 530r:*1,805.44

      Mr Nye Vaughan
      2 Mill Lane
      Thornby
      TH4 7DL`);
    expect(nodesOf(reading, 'Person').map(({ name }) => name)).toEqual(['Mr Nye Vaughan']);
  });
});

describe('balances of the period and of the year in a table across the page', () => {
  it('takes each figure for the time that heads its column, whichever part stands over it', async () => {
    const reading = await read(`
      #*Kestrel Weir Authority | 480:*Payslip

      Employee Name | 173:Employee Number | 302:National Insurance Number
      Ms Ottoline Fairbrass | 173:30551827 | 302:JN402217A
      Pay Date | 173:Tax Period | 302:Tax Code | 431:NI Category
      27-FEB-2026 | 173:Month 11 | 302:1257L | 431:A

      *Payments | 287r:*Amount £ | 308:*Deductions | 550r:*Amount £
      Basic Salary | 287r:2,500.00 | 308:PAYE | 550r:277.80
      On Call Allowance | 287r:90.00 | 308:NI A | 550r:123.36
      308:Otter Pension | 550r:149.50
      *Total Payments | 287r:*2,590.00 | 308:*Total Deductions | 550r:*550.66

      *Net Pay | 550r:*£2,039.34

      *Balances | 415r:*This Period £ | 550r:*Year to Date £
      Gross Pay | 415r:2,590.00 | 550r:28,040.00
      Taxable Pay | 415r:2,440.50 | 550r:26,418.50
      PAYE | 415r:277.80 | 550r:2,976.40
      NIable Pay | 415r:2,590.00 | 550r:28,040.00
      NI A | 415r:123.36 | 550r:1,327.04
      Otter Pension | 415r:149.50 | 550r:1,621.50`);
    const [year] = nodesOf(reading, 'TaxCumulation');
    expect(['grossPay', 'taxPaid', 'niPaid', 'pensionPaid'].map((name) => figureOf(year?.[name]))).toEqual([
      '28040.00',
      '2976.40',
      '1327.04',
      '1621.50',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
