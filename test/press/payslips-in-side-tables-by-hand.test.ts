// Payslips of tables side by side: strips of labels, a table of balances beside that of the employer's costs, net pay in a corner.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a payslip whose employer stands in a strip of labels', () => {
  const STRIP = `
      Ewan Tolliver | 540r:Gorsefield Robotics (UK) Limited
      3 Sandpiper Close | 540r:12 Foundry Lane, Stirling FK8 1QQ
      Stirling
      FK9 4QT
      #Payslip
      260:Employee
      ^Name | 120:Company | 330:Pay Period Begin | 420:Pay Period End | 500:Payment Date
      ^260:ID

      260:40117 | 330:01/02/2026 | 420:28/02/2026 | 500:26/02/2026
      ^^Ewan | 120:Gorsefield Robotics (UK)
      ^^^Tolliver | 120:Limited

      NI Number | 120:NI Category | 200:Tax Code | 300:Pay month
      PB 27 41 36 B | 120:A | 200:1257L | 300:11
  `;
  it('takes no label for its name, reads a part of two lines and what stands beside the costs of the employer', async () => {
    const reading = await read(`
      ${STRIP}
      *Earnings | 305:*Deductions
      Description | 190r:Amount | 280r:YTD | 305:Description | 450r:Amount | 540r:YTD
      Salary | 190r:2,400.00 | 280r:26,400.00 | 305:PAYE Tax | 450r:250.50 | 540r:2,755.50
      Allowance | 190r:100.00 | 280r:1,100.00 | 305:NI Employee | 450r:116.16 | 540r:1,277.76
      305:Pension Employee (Net
      ^^450r:125.00 | 540r:1,375.00
      ^^305:Pay)
      *Total Earnings | 190r:*2,500.00 | 280r:*27,500.00 | 305:*Total Deductions | 450r:*491.66 | 540r:*5,408.26
      *Employer Costs | 305:*Balances
      Description | 190r:Amount | 280r:YTD
      ^^305:Description | 450r:Amount | 540r:YTD
      NI Employer | 190r:312.45 | 280r:3,436.95
      ^^305:Taxable Pay | 450r:2,375.00 | 540r:26,125.00
      Net Pay | 190r:2,008.34`);
    expect(valuesOf(reading, 'Organisation', 'name').join()).not.toContain('Period');
    expect(amountOf(one(reading, 'TaxCumulation'), 'pensionPaid')).toBe('1375.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('26125.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2375.00');
    expect(valuesOf(reading, 'PayPeriod', 'period')).toEqual(['Month 11']);
    expect(valuesOf(reading, 'PayPeriod', 'paymentDate')).toEqual(['2026-02-26']);
    expect(warningsOf(reading)).toEqual(["No label that is known tells the employee's number: 40117."]);
  });
});

describe('a payslip with net pay in a corner', () => {
  it('takes no figure of the sentence beneath for it, whatever that sentence begins with', async () => {
    const reading = await read(`
      *Pellow Gauge Ltd | 300:PAYE ref 120/PG7
      Miss R A Quillfeather | 300:Date | 380:28/11/2025 | 460:Tax code 1257L
      NI Number PB 27 41 36 B | 300:NI table A
      *Payments | 190r:*Amount | 220:*Deductions | 350r:*Amount
      Monthly Salary | 190r:2,500.00 | 220:PAYE Tax | 350r:290.50
      220:National Insurance | 350r:116.16
      380:Net Pay
      ^^Gross for Tax | 190r:2,500.00 | 220:Total Payments | 350r:2,500.00
      ^^540r:#£2,093.34
      ^^Earnings for NI | 190r:2,500.00 | 220:Total Deductions | 350r:406.66
      Made by Pellow Pay | Pension: NEST (net pay arrangement). Employer contribution this period 75.00.`);
    expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['2093.34']);
  });
});

describe('a number that may be that of a tax period', () => {
  it('is read where it is that of the day of payment, and named where it is not', async () => {
    const paper = (number: string): string => `
      *Pellow Gauge Ltd | 300:PAYE ref 120/PG7
      Miss R A Quillfeather | 300:Paid on | 380:28/11/2025 | 460:Tax code 1257L
      NI Number PB 27 41 36 B | 300:NI table A
      Works number | 150:Accounting month
      4471 | 150:${number}
      *Payments | 190r:*Amount | 220:*Deductions | 350r:*Amount
      Monthly Salary | 190r:2,500.00 | 220:PAYE Tax | 350r:290.50
      220:National Insurance | 350r:116.16
      Total Payments | 190r:2,500.00 | 220:Total Deductions | 350r:406.66
      Net Pay | 190r:2,093.34`;
    expect(valuesOf(await read(paper('8')), 'PayPeriod', 'period')).toEqual(['8']);
    const reading = await read(paper('7'));
    expect(valuesOf(reading, 'PayPeriod', 'period')).toEqual([undefined]);
    expect(warningsOf(reading)).toContain('What may be the tax period was not read: Accounting month.');
  });
});

describe('a column of labels over their values beside the tables', () => {
  it('is of no table, though its lines meet theirs', async () => {
    const reading = await read(`
      *Tarn & Rigg Motors Ltd | 540r:*£2,075.64
      540r:Net pay paid on 28/08/2026

      *Pay | 250r:*Current (£) | 340r:*YTD (£)
      ^390:Employee
      ^Salary | 250r:2,600.00 | 340r:13,000.00
      ^390:Ms Petra Lindley
      Total pay | 250r:2,600.00 | 340r:13,000.00
      ^390:Payroll ID
      ^390:LR-0062
      *Deductions | 250r:*Current (£) | 340r:*YTD (£)
      ^390:National Insurance no.
      ^390:PB 27 41 36 B
      Income tax | 250r:270.20 | 340r:1,351.00
      ^390:Tax code
      ^390:1257L
      National Insurance | 250r:124.16 | 340r:620.80
      ^390:NI category
      ^390:A
      Aviva employee pension | 250r:130.00 | 340r:650.00
      ^390:Pay frequency
      ^390:Monthly
      Total deductions | 250r:524.36 | 340r:2,621.80
      ^390:Tax month
      ^390:5
      *What your employer pays | 250r:*Current (£) | 340r:*YTD (£)
      390:Taxable pay
      Employer NI | 250r:287.50 | 340r:1,437.50 | 390:£2,470.00
      ^390:Taxable pay YTD
      390:£12,350.00
      Employer pension | 250r:78.00 | 340r:390.00`);
    expect(valuesOf(reading, 'PayPeriod', 'taxablePay')).toEqual(['2470.00']);
    expect(valuesOf(reading, 'TaxCumulation', 'grossPayOfWhichTaxPayable')).toEqual(['12350.00']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a payslip of panels whose sides end where others begin', () => {
  const head = (paid: string): string => `
      *Tarn and Rigg Care Trust | 540r:*Payslip

      Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
      Tax code 1257L | 250:NI letter A | 400:${paid}
      Tax period Month 6`;
  const pay = (first = 'Payments', second = 'Deductions'): string => `
      *${first} | 290r:*£ | 300:*${second} | 540r:*£
      Basic pay | 290r:2,500.00 | 300:PAYE tax | 540r:290.50
      300:Employee NI | 540r:116.16
      *Gross pay | 290r:*2,500.00 | 300:*Total deductions | 540r:*406.66`;

  it('has the year of a table beside messages that are headed a little lower', async () => {
    const reading = await read(`${head('Pay date 25/09/2026')}
      ${pay()}
      *Net pay | 540r:*2,093.34

      300:*Balances | 430r:*This period | 540r:*Year to date
      ^^*Messages
      Your form is sent in May. | 300:Taxable pay | 430r:2,500.00 | 540r:15,000.00
      Ask the desk about leave. | 300:Tax paid | 430r:290.50 | 540r:1,743.00
      300:Employee NI | 430r:116.16 | 540r:696.96`);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'grossPayOfWhichTaxPayable')).toBe('15000.00');
    expect(valuesOf(reading, 'TaxCumulation', 'niPaid')).toContain('696.96');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('has net pay behind its label, beside an address and beneath a panel that both reach into', async () => {
    const reading = await read(`${head('Pay date 25/09/2026')}
      ${pay()}
      340:*This period
      340:Taxable pay | 480r:2,500.00

      Ms Petra Lindley
      8 Kiln Row
      Wells
      BA5 1AA | 285:*Net pay: | 350:*£2,093.34`);
    expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['2093.34']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is dated by a sentence on two lines that says when net pay is credited', async () => {
    const reading = await read(`${head('Paid by BACS')}
      ${pay("What you've earned", "What we've taken off")}
      *Net pay | 540r:*2,093.34

      Your net pay of £2,093.34 will be credited to your bank account
      (ending 4471) on 25 September 2026. Leave closes on 1 October 2026.`);
    expect(valuesOf(reading, 'PayPeriod', 'paymentDate')).toEqual(['2026-09-25']);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic pay']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
