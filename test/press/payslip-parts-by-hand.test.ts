// Payslips set by hand after the manner of programs that print lists side by side, codes before them, or totals of each part.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a payslip of many parts', () => {
  it('takes a name in the head for the employer, and a date behind the number of the month for the day', async () => {
    const reading = await read(`
      *Otter Lane Bakehouse (Ludlow) | 400:Payslip - Month 6 - 30 September 2025

      *Pay | 220:*Deductions | 390:*Totals for year to date
      Salary | 200r:2,000.00 | 220:P.A.Y.E. | 370r:190.40 | 390:Gross pay | 540r:12,300.00
      SSP | 200r:50.00 | 220:N.I. | 370r:80.16 | 390:Taxable pay | 540r:12,300.00
      390:Tax paid | 540r:1,140.20
      390:N.I. paid | 540r:480.96
      Total pay | 200r:2,050.00 | 220:Total deductions | 370r:270.56 | 390:*NET PAY | 540r:*£1,779.44
      Employee: Nerys Vaughan | 190:Ref: 12 | 240:N.I. No: YR318840B | 340:N.I. letter: A | 420:Tax code: 1257L

      70:Nerys Vaughan
      70:4 Corve Lane
      70:Ludlow
      70:SY8 1AA`);
    expect(one(reading, 'Organisation')?.['name']).toBe('Otter Lane Bakehouse (Ludlow)');
    expect(one(reading, 'Employment')?.['reference']).toBe('12');
    expect(one(reading, 'PayPeriod')?.['paymentDate']).toBe('2025-09-30');
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('480.96');
  });

  it('keeps the year beside what is under a lower heading, and reads the letter of the line that names it', async () => {
    const reading = await read(`
      Payslip | 400:*Otterlight Partners LLP
      Employee | 200:Employee no. | 280:NI number | 360:Tax code | 430:Pay date | 510:Tax period
      Ms Orla Fenn-Shah | 200:OP0044 | 280:PB483391C | 360:1100L | 430:20 Mar 2026 | 510:M12

      *Earnings and allowances | 340:*Year to date 2025-26
      Monthly salary | 320r:4,000.00 | 340:Gross pay | 550r:48,000.00
      Car allowance | 320r:500.00 | 340:Taxable pay | 550r:47,000.00
      Gross pay | 320r:*4,500.00 | 340:PAYE | 550r:9,400.00
      *Deductions | 340:Employee NI | 550r:3,300.00
      PAYE | 320r:(800.00) | 340:Student loan | 550r:1,200.00
      National Insurance Cat A | 320r:(300.00)
      Student Loan Plan 1 | 320r:(100.00) | 340:*This period
      Total deductions | 320r:(1,200.00) | 340:Taxable pay | 550r:4,400.00
      *Net pay | 320r:*£3,300.00`);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['800.00', '300.00', '100.00']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'studentLoanPaid')).toBe('1200.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('4400.00');
    expect(one(reading, 'PayPeriod')?.['period']).toBe('Month 12');
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toContainEqual({ niLetter: 'A' });
  });

  it('adds up amounts whose minus stands behind the column', async () => {
    const reading = await read(`
      Raven Composites Ltd | 340:Payslip for February 2026
      Personnel no. | 130:00418836 | 340:Tax period | 440:11 / 2025
      Name | 130:Mr Idris Kettle | 340:Tax code | 440:1257L
      Cost centre | 130:4410 PAINT | 340:NI number | 440:LM 40 77 12 D
      340:Pay date | 440:27.02.2026
      340:NI category | 440:A
      WT | 85:Description | 290r:Units | 400r:Amount GBP | 500r:YTD GBP
      1000 | 85:Basic salary | 290r:1.00 | 400r:3,000.00 | 500r:33,000.00
      1305 | 85:Overtime x2 | 290r:6.00 | 400r:250.00 | 500r:800.00
      3901 | 85:Cycle scheme | 404r:50.00- | 504r:550.00-
      85:Total gross | 400r:3,200.00 | 500r:33,250.00

      /401 | 85:Tax paid | 400r:400.00 | 500r:4,400.00
      /404 | 85:EEs NI | 400r:170.00 | 500r:1,800.00
      3410 | 85:DC pension 6% EE | 400r:192.00 | 500r:2,000.00
      85:Total deductions | 400r:762.00 | 500r:8,200.00

      85:NET PAY | 400r:2,438.00`);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['3000.00', '250.00']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('reads net pay that is set large over its name', async () => {
    const reading = await read(`
      Earnings Statement | 550r:#£1,200.00
      Otter Stores Limited | 550r:Net Pay
      Employee Name | 180:Employee Number | 290:Pay Period | 430:Pay Date
      *Tomas Wren | 180:*553010 | 290:*28/12/2025 to 03/01/2026 | 430:*09/01/2026
      NI Number | 180:NI Category | 290:Tax Code | 430:Tax Period
      *HN 29 05 63 A | 180:*M | 290:*0T W1 | 430:*Week 40

      *Earnings | 300r:*Hours | 370r:*Rate | 450r:*Current | 550r:*YTD
      Hourly Pay | 300r:40.00 | 370r:35.0000 | 450r:1,400.00 | 550r:9,842.11
      Weekend Premium | 300r:10.00 | 370r:10.0000 | 450r:100.00 | 550r:402.00
      *Gross Earnings | 450r:*1,500.00 | 550r:*10,244.11

      *Deductions | 450r:*Current | 550r:*YTD
      Income Tax | 450r:200.00 | 550r:2,110.40
      National Insurance | 450r:100.00 | 550r:338.20
      *Total Deductions | 450r:*300.00 | 550r:*2,448.60`);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1200.00');
  });

  it('takes a row that bears the name of its part for the sum of it', async () => {
    const reading = await read(`
      #Payslip
      Company | 170:Name | 250:Employee ID | 330:Pay Period Begin | 420:Pay Period End | 500:Payment Date
      Wren Analytics UK Ltd | 170:Idris Kettle | 250:100482 | 330:01/09/2025 | 420:30/09/2025 | 500:26/09/2025

      *Current and YTD Totals
      150r:Gross Pay | 250r:Employee Taxes | 350r:Pre Tax Deductions | 450r:Post Tax Deductions | 540r:Net Pay
      Current | 150r:4,200.00 | 250r:900.00 | 350r:210.00 | 450r:40.00 | 540r:3,050.00
      YTD | 150r:25,200.00 | 250r:5,400.00 | 350r:1,260.00 | 450r:240.00 | 540r:18,300.00

      *Earnings | 300:*Employee Taxes
      Description | 200r:Amount | 270r:YTD | 300:Description | 450r:Amount | 540r:YTD
      Salary | 200r:4,000.00 | 270r:24,000.00 | 300:PAYE Tax | 450r:640.00 | 540r:3,840.00
      Car Allowance | 200r:200.00 | 270r:1,200.00 | 300:National Insurance | 450r:260.00 | 540r:1,560.00
      Earnings | 200r:4,200.00 | 270r:25,200.00 | 300:Employee Taxes | 450r:900.00 | 540r:5,400.00

      *Pre Tax Deductions | 300:*Post Tax Deductions
      Description | 200r:Amount | 270r:YTD | 300:Description | 450r:Amount | 540r:YTD
      Pension EE | 200r:210.00 | 270r:1,260.00 | 300:Season Ticket | 450r:40.00 | 540r:240.00
      Pre Tax Deductions | 200r:210.00 | 270r:1,260.00 | 300:Post Tax Deductions | 450r:40.00 | 540r:240.00

      *Tax details
      Tax Code | 150:NI Category | 250:NI Number | 350:Tax Period
      1257L | 150:A | 250:PB 48 33 91 C | 350:6`);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual([
      'PAYE Tax',
      'National Insurance',
      'Pension EE',
      'Season Ticket',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes a whole row for the year whose first words say so', async () => {
    const reading = await read(`
      #Wrenfield University | 400:Payslip
      Name: Dr Orla Fenn | 250:Payroll number: 0091823 | 420:Date: 30-SEP-2025
      NI Number: PB483391C | 250:NI Table: A | 420:Tax Code: 1257L
      Department: Chemistry | 250:Tax Period: 6
      *Element | 250r:*Units | 320r:*Rate | 410r:*Payment £ | 500r:*Deduction £
      Basic Salary | 410r:3,500.00
      Marking | 250r:10.00 | 320r:25.00 | 410r:250.00
      Tax | 500r:480.00
      NI | 500r:215.00
      USS Salary Exchange | 500r:213.50
      Parking | 500r:12.00
      *Totals | 410r:*3,750.00 | 500r:*920.50
      *Net Pay | 410r:*£2,829.50
      Balances to date: | 150:Gross 21,000.00 | 260:Taxable 19,800.00 | 380:Tax 2,700.00 | 470:NI 1,250.00`);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('19800.00');
  });

  it('takes the date beside the week for the day of payment', async () => {
    const reading = await read(`
      Pay advice | 300:Thrush & Daughters
      Employee: 0042 MR IDRIS KETTLE | 300:Wk 23 | 400:12 SEP 2025
      Basic hrs 37.50 @ 14.00 | 250r:525.00 | 280:Tax | 420r:55.20
      O/T hrs 4.00 @ 21.00 | 250r:84.00 | 280:Nat Ins | 420r:29.44
      280:Pension | 420r:24.36
      Gross | 250r:609.00 | 280:Total deds | 420r:109.00
      280:NET PAY | 420r:500.00
      Tax code 1257L | 200:NI letter A | 300:NI no. LM 40 77 12 D
      Gross to date 13,804.00 | 200:Tax to date 1,240.00 | 330:NI to date 640.00`);
    expect(one(reading, 'PayPeriod')?.['paymentDate']).toBe('2025-09-12');
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('109.00');
  });
});

describe('a payslip in plain words', () => {
  it('takes the name that begins with the one it greets, and the day that its sentence says', async () => {
    const reading = await read(`
      #Your payslip
      Wren Analytics Ltd
      Hello Nerys, you were paid £2,450.00 on 27 March 2026

      Nerys Prosser | 300:Employee number | 420:4410
      NI number | 150:NW402281A | 300:Tax code | 420:1257L
      NI letter | 150:A | 300:Tax month | 420:12

      *What you earned
      Salary | 400r:£3,000.00
      Bonus | 400r:£250.00
      *Total earned | 400r:*£3,250.00
      *What was taken off
      Tax | 400r:£440.40
      National Insurance | 400r:£176.16
      Pension (5%) | 400r:£150.00
      Student loan | 400r:£33.44
      *Total taken off | 400r:*£800.00

      *So far this tax year
      You earned | 400r:£36,250.00
      Tax you paid | 400r:£4,736.40
      National Insurance you paid | 400r:£1,894.56`);
    expect(one(reading, 'Person')?.['name']).toBe('Nerys Prosser');
    expect(one(reading, 'PayPeriod')?.['paymentDate']).toBe('2026-03-27');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('4736.40');
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['440.40', '176.16', '150.00', '33.44']);
  });

  it('keeps a figure with the label before it, though another part begins between them', async () => {
    const reading = await read(`
      RAVEN COUNTY COUNCIL | 400:PAY ADVICE
      PERS. REF. | 150:NAME | 300:TAX CODE | 380:NI NO. | 460:NI CAT | 520:PAY DATE
      00418-1 | 150:MR I KETTLE | 300:1257L | 380:LM407712D | 460:D | 520:25/09/25
      POST: SITE MANAGER GR 7 | 300:PAY PERIOD 06 - SEPTEMBER 2025
      PAYMENTS | 300:DEDUCTIONS
      BASIC PAY | 260r:2,412.00 | 300:INCOME TAX | 520r:221.40
      LETTINGS O/T | 260r:96.00 | 300:NATIONAL INS | 520r:109.52
      CAR MILEAGE | 260r:38.25 | 300:LGPS 6.5% | 520r:163.02
      300:UNISON | 520r:14.00
      TOTAL PAYMENTS | 260r:2,546.25 | 300:TOTAL DEDNS | 520r:507.94
      CUMULATIVES | 130:TAXABLE PAY 14,010.12 | 280:TAX 1,325.00 | 400:NI 655.20 | 480:SUPN 978.12
      300:NET PAY | 520r:2,038.31`);
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1325.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('507.94');
  });
});

describe('a table beside that of the employer', () => {
  it('is none of its figures, whatever it is called', async () => {
    const reading = await read(`
      *Payslip
      *Burnmoor Instruments Limited | 300:PAYE reference 120/BI7730
      Name | 200:Pay Period End | 320:Payment Date | 420:NI Number | 500:Tax Code
      *Caoimhe Adebayo-Lisle | 200:31/10/2025 | 320:28/10/2025 | 420:SE 20 31 66 A | 500:1257L

      *Earnings | 300:*Employee Taxes
      Description | 200r:Amount | 270r:YTD | 300:Description | 460r:Amount | 540r:YTD
      Base Salary | 200r:3,000.00 | 270r:21,000.00 | 300:PAYE Tax | 460r:370.50 | 540r:2,593.50
      300:Employee NI | 460r:156.16 | 540r:1,093.12
      *Earnings total | 200r:*3,000.00 | 270r:*21,000.00 | 300:*Employee Taxes total | 460r:*526.66 | 540r:*3,686.62

      *Employer Contributions | 300:*Taxable Wages
      Description | 200r:Amount | 270r:YTD | 300:Description | 460r:Amount | 540r:YTD
      Employer NI | 200r:387.45 | 270r:2,712.15 | 300:PAYE Taxable Pay | 460r:2,900.00 | 540r:20,300.00
      Employer Pension | 200r:120.00 | 270r:840.00 | 300:NIable Pay | 460r:3,000.00 | 540r:21,000.00

      *Net pay | 200r:*2,473.34`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2900.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('20300.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});
