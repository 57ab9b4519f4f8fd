// Payslips set by hand as widely used programs print them: parts with sums of their own, net pay in a tile, months beside their numbers.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const HEAD = `
  #Payslip | 330:Tarn Joinery Ltd
  *Employee | 150:*Pay date | 330:*NI number | 450:*Tax code
  Ms Olive Larkspur | 150:27 March 2026 | 330:JB 40 17 26 A | 450:1257L
`;

describe('a payslip of which each part has a sum', () => {
  const paper = `${HEAD}
  *TAX PERIOD | 150:*NI CATEGORY
  Month 12 | 150:A

  *EARNINGS | 400r:*THIS PAY | 540r:*YTD
  Salary | 400r:3,000.00 | 540r:36,000.00
  Commission | 400r:200.00 | 540r:900.00
  Total earnings | 400r:3,200.00 | 540r:36,900.00

  *TAXES | 400r:*THIS PAY | 540r:*YTD
  PAYE | 400r:430.40 | 540r:4,868.80
  NIC | 400r:172.16 | 540r:1,946.40
  Total taxes | 400r:602.56 | 540r:6,815.20

  *POST-TAX DEDUCTIONS | 400r:*THIS PAY | 540r:*YTD
  Pension | 400r:160.00 | 540r:1,845.00

  *NET PAY | 400r:2,437.44 | 540r:28,239.80`;

  it('has what the sums are of, and no sum as a deduction', async () => {
    const reading = await read(paper);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['PAYE', 'NIC', 'Pension']);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Salary', 'Commission']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it.each(['Taxes total', 'Total statutory', 'Sub-total taxes', 'Total PAYE and NIC'])(
    'whatever it is called: %s',
    async (sum) => {
      const reading = await read(paper.replace('Total taxes', sum));
      expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['PAYE', 'NIC', 'Pension']);
      expect(errorsOf(reading)).toEqual([]);
    },
  );
});

const LISTS = `
  *Payments | 250r:*Amount | 300:*Deductions | 540r:*Amount
  Basic pay | 250r:2,600.00 | 300:Income tax | 540r:310.40
  Overtime | 250r:120.00 | 300:National Insurance | 540r:133.76
  *Total payments | 250r:2,720.00 | 300:*Total deductions | 540r:444.16

  *Net pay | 540r:2,275.84`;

describe('the tax period', () => {
  it.each([
    ['Period: | 110:9 - DECEMBER 2025', '28 December 2025', '9'],
    ['Tax month: | 110:7 - October', '31 October 2025', 'Month 7'],
    ['Tax period: | 110:08.2025 (Month)', '28 November 2025', 'Month 8'],
  ])('is read where a month stands with its number: %s', async (printed, day, period) => {
    const reading = await read(`${HEAD.replace('27 March 2026', day)}
  ${printed}
  ${LISTS}`);
    expect(String(one(reading, 'PayPeriod')?.['period'])).toMatch(new RegExp(`${period.replace(/^Month /, '')}$`));
    expect(valuesOf(reading, 'PayPeriod', 'paymentDate')).toHaveLength(1);
  });

  it('is not read of a day with its month', async () => {
    const reading = await read(`${HEAD.replace('27 March 2026', '31 October 2025')}
  Period: | 110:9 - October 2025
  ${LISTS}`);
    expect(one(reading, 'PayPeriod')?.['period']).toBeUndefined();
  });
});

describe('net pay in a tile at the head', () => {
  it('leaves the lines of an address beside it apart', async () => {
    const reading = await read(`
  *Tarn Joinery Limited
  ~4 Foundry Row, Kendal, LA9 4PN
  ^350:#£2,275.84
  ^^~Olive Larkspur
  ^~2 Heron Cottages
  ^~Kendal
  ^~LA9 7QT

  ~Payroll ID | 180:~National Insurance no. | 320:~Tax code | 440:~NI category
  17 | 180:JB 40 17 26 A | 320:1257L | 440:A
  ~Pay date | 180:~Tax period
  30/01/2026 | 180:Month 10

  ${LISTS}`);
    expect(one(reading, 'Person')).toMatchObject({ givenName: 'Olive', familyName: 'Larkspur' });
    expect(nodesOf(reading, 'Employment')).toHaveLength(1);
  });
});

describe('a strip of what is told of an employee', () => {
  it('has their number behind a bare label', async () => {
    const reading = await read(`
  *TARN JOINERY LTD | 540r:*PAYSLIP
  Ms Olive Larkspur | 250:Pay date: Fri 28 Nov 2025 | 540r:Week 34
  Ref: 104 | 110:Dept: Workshop | 210:NI No: JB 40 17 26 A | 330:Tax code: 1257L | 430:NI letter: A
  ${LISTS}`);
    expect(one(reading, 'Employment')?.['reference']).toBe('104');
  });
});

describe('who pays', () => {
  it('is the company, beside a logo that says less of its name', async () => {
    const reading = await read(`
  #Tarn Stores | 540r:Tarn Stores Retail Ltd
  540r:Store 0418 Kendal

  *Employee No. | 130:*Employee Name | 260:*N.I. Number | 360:*Tax Code | 440:*Tax Week
  0091846 | 130:Olive Larkspur | 260:JB401726A | 360:1257L | 440:32
  ${LISTS}`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Tarn Stores Retail Ltd']);
  });
});

describe('who is paid', () => {
  it('has the number whose label stands beneath that of the name', async () => {
    const reading = await read(`
  #Tarn Homecare Ltd | 540r:Week 31
  Employee | 130:Olive Larkspur | 330:Pay date | 430:07/11/2025
  Ref | 130:CW204 | 330:NI number | 430:JB 40 17 26 A
  Tax code | 130:1257L | 330:NI letter | 430:A
  ${LISTS}`);
    expect(one(reading, 'Employment')?.['reference']).toBe('CW204');
  });

  it('is named beneath the words that the paper is private', async () => {
    const reading = await read(`
  *NORTH TARN CONSTABULARY | 300:*PRIVATE AND CONFIDENTIAL
  Payroll, 4 Foundry Row, Kendal | 300:OLIVE JANE LARKSPUR
  LA9 4PN | 300:Response Team C, Kendal Station

  ~PAY REFERENCE | 180:~NI NUMBER | 320:~TAX CODE | 440:~NI LETTER
  00284417 | 180:JB401726A | 320:1257L | 440:A
  ~TAX PERIOD | 180:~PAY DATE
  06 | 180:26-SEP-2025
  ${LISTS}`);
    expect(one(reading, 'Person')).toMatchObject({ givenName: 'OLIVE', familyName: 'LARKSPUR' });
    // The address is the employer's.
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('columns between a name and its amount', () => {
  const shifts = (head: string): string => `${HEAD}
  Tax week | 150:22
  *Pay element | 130:*${head} | 330r:*Units | 400r:*Rate | 480r:*Total
  Weekdays | 130:Hatchmere Foods | 330r:16.00 | 400r:12.60 | 480r:201.60
  Nights | 130:Parcelway Crewe | 330r:8.00 | 400r:15.12 | 480r:120.96
  *Gross pay | 480r:322.56

  *Deductions
  PAYE tax | 480r:64.40
  National Insurance | 480r:6.44
  *Total deductions | 480r:70.84
  *Net pay | 480r:251.72`;

  it('are doubted only where no head says what is in them', async () => {
    const doubts = async (head: string): Promise<string[]> =>
      warningsOf(await read(shifts(head))).filter((reason) => reason.includes('were left out'));
    expect(await doubts('Client')).toEqual([]);
    expect(await doubts('')).toHaveLength(1);
  });
});

describe('a table over the width of the page beneath tables side by side', () => {
  it('has the year to date in its last column', async () => {
    const reading = await read(`${HEAD}
  *Earnings
  Description | 330r:Hours | 400r:Rate | 470r:Amount | 540r:YTD
  Salary | 470r:3,000.00 | 540r:30,000.00

  90:*Statutory Deductions | 380:*Pre Tax Deductions
  Description | 200r:Amount | 280r:YTD | 300:Description | 470r:Amount | 540r:YTD
  Employee NI | 200r:156.00 | 280r:1,560.00 | 300:Pension EE | 470r:150.00 | 540r:1,500.00
  PAYE tax | 200r:360.40 | 280r:3,604.00

  90:*Post Tax Deductions | 380:*Employer Paid Benefits
  Description | 200r:Amount | 280r:YTD | 300:Description | 470r:Amount | 540r:YTD
  Gym | 200r:29.99 | 280r:299.90 | 300:Employer NI | 470r:387.50 | 540r:3,875.00

  260:*Taxable Earnings
  Description | 400r:Amount | 540r:YTD
  PAYE - Taxable Pay | 400r:2,850.00 | 540r:28,500.00

  *Net pay | 470r:2,303.61`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2850.00');
    expect(valuesOf(reading, 'TaxCumulation', 'grossPayOfWhichTaxPayable')).toEqual(['28500.00']);
  });
});

describe('a strip at the foot that ends beneath a list of the year', () => {
  const paper = `
  30:*Payments | 176r:*Units | 244r:*Rate | 312r:*Amount | 331:*Deductions | 560r:*Amount
  30:Salary | 176r:1.00 | 244r:3,125.0000 | 312r:3,125.00 | 331:PAYE tax | 560r:522.80
  30:Commission | 176r:1.00 | 244r:412.5000 | 312r:412.50 | 331:National Insurance | 560r:219.16
  30:Car allowance | 176r:1.00 | 244r:250.0000 | 312r:250.00 | 331:Pension | 560r:252.00

  216:*This period | 397:*Year to date
  30:Ms Olive Larkspur | 216:Total gross pay | 379r:3,787.50 | 397:Total gross pay TD | 560r:29,612.50
  30:17 Rowan Close | 216:Gross for tax | 379r:3,662.50 | 397:Gross for tax TD | 560r:28,612.50
  30:Leeds | 216:Employer NI | 379r:505.58 | 397:Tax paid TD | 560r:4,045.60
  30:LS6 2AB | 397:Pension TD | 560r:1,000.00

  30:*Employer | 210:*Tax code | 267:*NI table | 320:*Tax period | 492r:*Total deductions | 560r:*Net pay
  30:Tarn Joinery Ltd | 210:1257L | 267:A | 320:Month 8 | 492r:993.96 | 560r:2,793.54

  30:Pay date: 28 November 2025`;

  it.each([paper, paper.replace(/ TD /g, ' ')])(
    'is of this period, and rates of four places name no payment',
    async (one) => {
      const reading = await read(one);
      expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Salary', 'Commission', 'Car allowance']);
      expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['2793.54']);
      expect(valuesOf(reading, 'PayPeriod', 'totalDeductions')).toEqual(['993.96']);
      expect(errorsOf(reading)).toEqual([]);
    },
  );
});

describe('boxes of this period and of the year beneath those of payments and deductions', () => {
  it('are as wide as their labels and figures, whatever the boxes over them are', async () => {
    const reading = await read(`${HEAD}
  *Payments | 340r:*Amount | 358:*Deductions | 540r:*Amount
  Basic hours | 340r:2,600.00 | 358:PAYE tax | 540r:310.40
  Overtime | 340r:120.00 | 358:National Insurance | 540r:133.76

  296:*This Period | 467:*Year To Date
  255:Total Gross Pay | 400r:2,720.00 | 412:Total Gross Pay TD | 540r:19,040.00
  255:Gross for Tax | 400r:2,584.00 | 412:Gross for Tax TD | 540r:18,088.00
  255:Earnings for NI | 400r:2,720.00 | 412:Tax Paid TD | 540r:2,172.80
  255:Payment Period | 361:Monthly | 412:National Insurance TD | 540r:936.32

  *Net Pay | 540r:2,275.84`);
    expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('2720.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2584.00');
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
