// Payslips set by hand after the manner of well-known programs, where headings do not tell what is paid from what is taken off.
import { describe, expect, it } from 'vitest';
import type { DocumentReading } from '../../src/model/reading.ts';
import { errorsOf as sums, nodesOf, readPaper as read } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

/** `description amount` of every line of a type. */
function lines(reading: DocumentReading, type: string): string[] {
  return nodesOf(reading, type).map((node) => `${String(node['description'])} ${amountOf(node, 'totalAmount')}`);
}

const SIDE_BY_SIDE = `
  EMPLOYEE NAME | 180:EMPLOYER NAME
  MRS NIA PROSSER | 180:RAVEN DALES NHS FOUNDATION TRUST
  TAX CODE | 180:NI NUMBER | 320:PAY DATE
  1106L | 180:YB663014C | 320:25 SEP 2025
  150:PAY AND ALLOWANCES | 440:DEDUCTIONS
  DESCRIPTION | 180r:WKD | 240r:RATE | 300r:AMOUNT | 320:DESCRIPTION | 500r:AMOUNT
  Basic Pay | 180r:122.20 | 240r:21.7321 | 300r:2,655.66 | 320:PAYE | 500r:351.40
  Sunday Hours | 180r:7.50 | 240r:13.0393 | 300r:97.80 | 320:NI A | 500r:163.62
  On Call | 300r:72.50 | 320:NHS Pension | 500r:285.02
  320:UNISON | 500r:18.20
  THIS PERIOD SUMMARY
  TOTAL PAYMENTS | 200r:2,825.96 | 320:TOTAL DEDUCTIONS | 500r:818.24
  320:NET PAY | 500r:2,007.72`;

describe('a payslip whose lists stand side by side', () => {
  it('gives each list its own lines, since they come to their totals', async () => {
    const reading = await read(SIDE_BY_SIDE);
    expect(lines(reading, 'PayItem')).toEqual(['Basic Pay 2655.66', 'Sunday Hours 97.80', 'On Call 72.50']);
    expect(lines(reading, 'PayDeduction')).toEqual([
      'PAYE 351.40',
      'NI A 163.62',
      'NHS Pension 285.02',
      'UNISON 18.20',
    ]);
    expect(sums(reading)).toEqual([]);
  });

  it('says so where one line is altered', async () => {
    const reading = await read(SIDE_BY_SIDE.replace('72.50', '75.20'));
    const { errors, warnings } = reading.expectations;
    expect([...errors, ...warnings].map(({ reason }) => reason)).not.toEqual([]);
  });
});

describe('a payslip without headings', () => {
  it('gives what stands over each total, and what is taken off without the minus it is printed with', async () => {
    const reading = await read(`
      *Raven County Council | 310:Remuneration statement
      310:Month 08 2025
      Owen Prosser | 250:Personnel no. | 370:30061182
      250:Payment date | 370:27.11.2025
      NI number ST714455D | 180:NI category A | 300:Tax code 1257L
      Pay element | 300r:This period | 420r:Year to date
      Basic Pay | 300r:2,208.00 | 420r:17,664.00
      Sleep-in Allowance | 300r:187.20 | 420r:936.00
      Total gross | 300r:2,395.20 | 420r:18,600.00
      Tax paid | 300r:267.60- | 420r:1,983.00-
      NI EE contribution | 300r:115.29- | 420r:842.12-
      LGPS 50/50 | 300r:77.84- | 420r:614.64-
      Total deductions | 300r:460.73-
      Statutory net pay | 300r:1,934.47`);
    expect(lines(reading, 'PayItem')).toEqual(['Basic Pay 2208.00', 'Sleep-in Allowance 187.20']);
    expect(lines(reading, 'PayDeduction')).toEqual([
      'Tax paid 267.60',
      'NI EE contribution 115.29',
      'LGPS 50/50 77.84',
    ]);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('460.73');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1983.00');
    expect(sums(reading)).toEqual([]);
  });

  it('reads a table of totals, in whose head the word deductions begins no part', async () => {
    const reading = await read(`
      *Company Information
      Name | 250:PAYE Reference
      Raven & Tyne Combined Authority | 250:120/RT8831
      *Worker
      Name | 150:Employee ID | 250:Payment Date
      Owen Prosser | 150:10049962 | 250:15/10/2025
      *Current and YTD Totals
      Balance Period | 150r:Gross Pay | 240r:Taxable Pay | 330r:Deductions | 420r:Net Pay
      Current | 150r:3,464.83 | 240r:3,204.61 | 330r:970.73 | 420r:2,494.10
      YTD | 150r:24,615.82 | 240r:22,698.94 | 330r:6,366.25 | 420r:18,249.57
      *Earnings
      Description | 330r:Amount | 420r:YTD
      Salary Grade 8 | 330r:3,254.83 | 420r:22,783.81
      Acting Up Allowance | 330r:210.00 | 420r:1,470.00
      *Employee Deductions
      Description | 330r:Amount | 420r:YTD
      PAYE Income Tax | 330r:488.20 | 420r:2,779.00
      Employee NI | 330r:222.31 | 420r:1,285.37
      LGPS Pension | 330r:260.22 | 420r:1,566.88
      *Tax and NI Details
      Tax Code | 150:NI Number | 250:NI Category | 350:Tax Period
      1257L | 150:NR582946D | 250:A | 350:7`);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('970.73');
    expect(lines(reading, 'PayDeduction')).toEqual([
      'PAYE Income Tax 488.20',
      'Employee NI 222.31',
      'LGPS Pension 260.22',
    ]);
    expect(one(reading, 'Organisation')?.['name']).toBe('Raven & Tyne Combined Authority');
    expect(sums(reading)).toEqual([]);
  });
});

const warningsOf = ({ expectations }: DocumentReading): string[] => expectations.warnings.map(({ reason }) => reason);

describe('a payslip with figures in unusual places', () => {
  it('keeps a rate that is part of a name, reads a label without a colon, and totals beside the year', async () => {
    const reading = await read(`
      Employer Otter Vale Nurseries Ltd PAYE Ref 120/OV220 | 400:Date 16/01/2026
      Payments | 200r:Hours | 260r:Rate | 330r:Amount | 350:Deductions | 530r:Amount
      Basic | 200r:36.00 | 260r:12.5000 | 330r:450.00 | 350:Tax | 530r:90.20
      Overtime 1.33 | 200r:4.00 | 260r:16.6250 | 330r:66.50 | 350:National Insurance | 530r:35.10
      This Period | 200:Year to Date | 350:Total Payments | 530r:516.50
      Taxable Gross Pay | 180r:516.50 | 200:Taxable Gross Pay | 330r:20,118.00 | 350:Total Deductions | 530r:125.30
      Total Gross Pay | 180r:516.50 | 200:Total Gross Pay | 330r:20,118.00
      200:Tax | 330r:2,410.20 | 350:*NET PAY | 530r:*391.20
      Works No | 120:Employee Name | 250:Tax Code | 330:NI No | 420:NI Cat | 470:Week
      0118 | 120:Mr T Arkwright | 250:1185L | 330:SH 20 47 61 D | 420:A | 470:41`);
    expect(lines(reading, 'PayItem')).toEqual(['Basic 450.00', 'Overtime 1.33 66.50']);
    expect(one(reading, 'Organisation')?.['name']).toBe('Otter Vale Nurseries Ltd');
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('125.30');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('20118.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('takes a head over all parts for the head of each', async () => {
    const reading = await read(`
      #Payslip
      August 2025 · Tax month 5
      Employee | 220:Employer | 400:Payment date
      Gethin Arkwright | 220:Otter Timber Frames Ltd | 400:29 Aug 2025

      NI number | 220:Tax code | 400:NI category
      AB 93 20 56 B | 220:C1257L | 400:A

      400r:This period | 530r:Year to date

      *Payments
      Basic pay | 400r:£2,750.00 | 530r:£13,750.00
      *Gross pay | 400r:*£2,750.00 | 530r:*£13,750.00

      *Deductions
      Income tax | 400r:£340.20 | 530r:£1,701.00
      Employee's NI | 400r:£136.16 | 530r:£680.80
      *Total deductions | 400r:*£476.36 | 530r:*£2,381.80

      Net pay | 400r:£2,273.64 | 530r:£11,368.20`);
    const year = one(reading, 'TaxCumulation');
    expect(['grossPay', 'taxPaid', 'niPaid'].map((property) => amountOf(year, property))).toEqual([
      '13750.00',
      '1701.00',
      '680.80',
    ]);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2273.64');
  });

  it('reads a refund by its letter, and names what is printed with a minus among the payments', async () => {
    const reading = await read(
      SIDE_BY_SIDE.replace('320:UNISON | 500r:18.20', 'Lease Car | 300r:-100.00 | 320:Parking | 500r:14.20R')
        .replace('2,825.96', '2,725.96')
        .replace('818.24', '785.84')
        .replace('2,007.72', '1,940.12'),
    );
    expect(lines(reading, 'PayDeduction')).toEqual([
      'Lease Car 100.00',
      'PAYE 351.40',
      'NI A 163.62',
      'NHS Pension 285.02',
      'Parking 14.20',
    ]);
    expect(warningsOf(reading)).toContain(
      'Printed with a minus among the payments, and given as a deduction: Lease Car.',
    );
    expect(sums(reading)).toEqual([]);
  });

  it('joins a name that is set on two lines, and takes the number beside it for its own', async () => {
    const reading = await read(`
      *Raven Metropolitan District Council | 430:Payslip
      Worker | 170:Ref | 250:NI number | 340:Tax code | 420:NI category
      Mrs H Arkwright- | 170:RV/20881 | 250:ZA 55 83 17 C | 340:1257L | 420:A
      Prosser
      Pay and allowances | 300:Deductions
      Basic Pay | 280r:£1,000.00 | 300:PAYE Tax | 500r:£100.00
      Total pay | 280r:£1,000.00 | 300:Total deductions | 500r:£100.00
      Net pay | 500r:£900.00`);
    expect(one(reading, 'Person')?.['name']).toBe('Mrs H Arkwright-Prosser');
    expect(one(reading, 'Employment')?.['reference']).toBe('RV/20881');
  });

  it('finds the employer in the sentence that tells of the payment', async () => {
    const reading = await read(`
      #Payslip for March 2026
      Jacob, you have been paid £2,600.00
      on 27 March 2026 by Otterlight Housing Association

      *Earnings | 300:Quantity | 500r:This period
      Monthly salary | 300:1 | 500r:£3,000.00
      *Gross pay | 500r:*£3,000.00
      *Deductions
      Income tax | 500r:£400.00
      *Total deductions | 500r:*£400.00
      Take home pay | 500r:£2,600.00
      Name | 120:Jacob Elliot Arkwright | 300:Tax code | 400:1257L`);
    expect(one(reading, 'Organisation')?.['name']).toBe('Otterlight Housing Association');
    expect(one(reading, 'Person')?.['name']).toBe('Jacob Elliot Arkwright');
  });

  it('reads labels in two languages by the half that it knows', async () => {
    const reading = await read(`
      *Cyngor Sir Carreg / Carreg County Council | 380:Slip Cyflog / Payslip
      Enw / Name | 160:Mrs Non Prosser | 330:Rhif cyflogai / Employee number | 490:204417
      Rhif YG / NI number | 160:NW 40 22 81 A | 330:Cod treth / Tax code | 490:1257L
      Dyddiad talu / Pay date | 160:28.11.2025 | 330:Categori YG / NI category | 490:A

      Taliadau / Payments | 260r:£ | 300:Didyniadau / Deductions | 500r:£
      Cyflog sylfaenol / Basic pay | 260r:2,400.00 | 300:Treth incwm / Income tax | 500r:270.40
      Lwfans / Allowance | 260r:60.00 | 300:Yswiriant Gwladol / NI | 500r:112.96
      Cyfanswm / Total | 260r:2,460.00 | 300:Cyfanswm / Total | 500r:383.36
      300:*Cyflog net / Net pay | 500r:*2,076.64

      Hyd yma / Year to date
      Cyflog gros / Gross pay | 260r:19,680.00 | 300:Treth / Tax | 500r:2,163.20`);
    const period = one(reading, 'PayPeriod');
    expect(['grossPay', 'totalDeductions', 'netPay'].map((property) => amountOf(period, property))).toEqual([
      '2460.00',
      '383.36',
      '2076.64',
    ]);
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('2163.20');
    expect(nodesOf(reading, 'Organisation').map(({ name }) => name)).toEqual(['Carreg County Council']);
  });

  it('gives columns to the middle of the headings over them, and an employer both lines of its name', async () => {
    const reading = await read(`
      ASSIGNMENT NUMBER | 200:EMPLOYEE NAME
      23718846 | 200:Mrs Folasade Arkwright | 400:*University Hospitals Raven
      TAX CODE | 200:NI NUMBER | 300:TAX PERIOD | 412:*NHS Foundation Trust
      1257L CUMUL | 200:PR628840B | 300:10

      *DESCRIPTION | 260r:*AMOUNT | 300:*DESCRIPTION | 520r:*AMOUNT
      Basic Pay | 260r:3,230.71 | 300:PAYE | 520r:428.09
      Night Duty Enh | 260r:136.80 | 300:NI A | 520r:202.31

      85:YEAR TO DATE BALANCES | 370:THIS PERIOD SUMMARY
      30:GROSS PAY | 120:TAXABLE PAY | 210:NI CONTS | 310:TAXABLE PAY | 400:TOTAL PAYMENTS | 500:NET PAY
      30:34,117.62 | 120:30,474.88 | 210:1,890.92 | 310:3,367.51 | 400:3,367.51 | 500:2,737.11`);
    const year = one(reading, 'TaxCumulation');
    expect(['grossPay', 'grossPayOfWhichTaxPayable', 'niPaid'].map((property) => amountOf(year, property))).toEqual([
      '34117.62',
      '30474.88',
      '1890.92',
    ]);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('3367.51');
    expect(one(reading, 'TaxBasis')?.['parameters']).toEqual({ taxCode: '1257L' });
    expect(one(reading, 'Organisation')?.['name']).toBe('University Hospitals Raven NHS Foundation Trust');
  });

  it('takes an address beside the totals for no column of theirs', async () => {
    const reading = await read(`
      Employee No. | 140:Employee | 300:Process Date | 400:National Insurance Number
      000417 | 140:Mr J Arkwright | 300:28/10/2025 | 400:JW402671B
      Payments | 280r:Amount | 313:Deductions | 540r:Amount
      Salary | 280r:2,000.00 | 313:PAYE Tax | 540r:190.40
      313:National Insurance | 540r:76.20

      250:This Period | 410:Year To Date
      Mr James Arkwright
      14 Mill Lane | 250:Total Gross Pay | 390r:2,000.00 | 410:Total Gross Pay TD | 550r:14,000.00
      Raven | 250:Gross for Tax | 390r:1,950.00 | 410:Tax Paid TD | 550r:1,332.80
      RV6 6HR | 250:Total Deductions | 390r:266.60
      *Otter Marine Ltd | 200:Tax Code: 1257L | 300:Tax Period: 7 | 410:Net Pay | 550r:1,733.40`);
    const period = one(reading, 'PayPeriod');
    expect(['grossPay', 'taxablePay', 'totalDeductions'].map((property) => amountOf(period, property))).toEqual([
      '2000.00',
      '1950.00',
      '266.60',
    ]);
  });
});
