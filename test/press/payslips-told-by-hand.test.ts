// Payslips set by hand that tell figures in sentences, in strips of labels, or with signs that only sums explain.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a payslip that tells its figures in its own manner', () => {
  it('reads what sentences tell of this month and of the year, and not what the employer pays', async () => {
    const reading = await read(`
      Linnet & Rook Ltd | 330:Payslip - October 2025 (Month 7)
      Nerys Vaughan
      Works No. 31
      330:Paid on 31 October 2025

      NI number | 170:NI table | 260:Tax code
      JN 40 22 17 A | 170:A | 260:1257L

      *Payments | 330:*Deductions
      Salary | 250r:2,100.00 | 330:PAYE tax | 530r:210.40
      Bonus | 250r:150.00 | 330:Employee NI | 530r:96.16
      Gross pay | 250r:2,250.00 | 330:Total deductions | 530r:306.56
      330:*Net pay | 530r:*1,943.44

      Your taxable pay this month was £2,250.00. Your totals so far this tax year are gross pay £15,300.00, taxable
      pay £15,300.00, tax £1,402.60 and National Insurance £651.12. Linnet & Rook also paid £264.75 in employer National
      Insurance. Have a good month.`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2250.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('15300.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1402.60');
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('651.12');
    expect(nodesOf(reading, 'Person').map(({ name }) => name)).toEqual(['Nerys Vaughan']);
  });

  it('takes what is a part of gross pay for what the sentence calls it behind the amount', async () => {
    const reading = await read(`
      Linnet & Rook Ltd | 330:Payslip - October 2025 (Month 7)
      Nerys Vaughan | 330:Paid on 31 October 2025

      NI number | 170:NI table | 260:Tax code
      JN 40 22 17 A | 170:A | 260:1257L

      *Payments | 330:*Deductions
      Salary | 250r:2,100.00 | 330:PAYE tax | 530r:210.40
      Home working | 250r:26.00 | 330:Employee NI | 530r:96.16
      330:Total deductions | 530r:306.56
      330:*Net pay | 530r:*1,819.44

      Of your gross pay, £2,100.00 is taxable pay this month. We paid £264.75 in employer NI on top of it.`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2100.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('undefined');
  });

  it('parts strips of the year from those of the period where a bracket explains the heading', async () => {
    const reading = await read(`
      *Fellgate Mental Health NHS Trust | 480:*Payslip
      EMPLOYEE NAME | 180:ASSIGNMENT NUMBER | 320:TAX CODE | 440:NI NUMBER
      MISS Orla Fenn | 180:20418833 | 320:1257L CUMUL | 440:PC604418B

      150:*PAY AND ALLOWANCES | 420:*DEDUCTIONS
      *DESCRIPTION | 270r:*AMOUNT | 330:*DESCRIPTION | 520r:*AMOUNT
      Basic Pay | 270r:2,400.00 | 330:PAYE | 520r:270.20
      Night Duty | 270r:200.00 | 330:NI A | 520r:124.16

      60:*YEAR TO DATE BALANCES (* THIS POST ONLY) | 400:*THIS PERIOD SUMMARY
      GROSS PAY * | 120:TAXABLE PAY * | 200:TAX PAID * | 270:NI CONTS | 340:TAXABLE PAY | 420:TOTAL PAY | 500:TOTAL DEDS
      18,300.00 | 120:18,100.00 | 200:1,880.60 | 270:866.12 | 340:2,600.00 | 420:2,600.00 | 500:394.36
      PAY DATE | 120:NI LETTER | 200:TAX PERIOD | 420:NET PAY
      26 NOV 2025 | 120:A | 200:8 | 420:2,205.64`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2600.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('18300.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('18100.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1880.60');
  });

  it('takes a refund of tax that outweighs the rest with the signs by which the sums hold', async () => {
    const reading = await read(`
      FENNWAY STORES LIMITED | 445:PAY ADVICE
      EMP NO | 115:NAME | 274:DEPT | 360:NI NUMBER | 440:NI TAB | 500:CODE
      04417 | 115:MISS O FENN | 274:GROCERY | 360:TW771931A | 440:C | 500:1257L
      TAX WEEK | 115:PAY DATE | 274:PAID BY
      48 | 115:06.03.2026 | 274:BACS
      PAYMENTS | 164:HOURS | 225:RATE | 310r:AMOUNT | 335:DEDUCTIONS | 530r:AMOUNT
      BASIC | 190r:16.00 | 250r:12.500 | 310r:200.00 | 335:INCOME TAX | 536r:25.20-
      SUNDAY PREM | 190r:4.00 | 250r:5.000 | 310r:20.00 | 335:NAT INS | 530r:0.80
      335:STAFF SHOP | 530r:12.40
      GROSS PAY | 310r:220.00 | 335:TOTAL DEDS | 536r:12.00-

      335:NET PAY | 530r:*232.00`);
    expect(errorsOf(reading)).toEqual([]);
    expect(one(reading, 'PayPeriod')?.['totalDeductions']).toMatchObject({ amount: '12.00', direction: 'Debit' });
    expect(nodesOf(reading, 'PayDeduction').map(({ totalAmount }) => totalAmount)).toContainEqual(
      expect.objectContaining({ amount: '25.20', direction: 'Credit' }),
    );
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('232.00');
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toContainEqual({ niLetter: 'C' });
  });

  it('takes the sign between hours and rate for no name, and reads the totals of this year to date', async () => {
    const reading = await read(`
      *Mr Idris Kettle | 200:Employee Ref: LK/31 | 340:Week ending 02/11/2025 | 480:Paid: 07/11/2025

      Day Hours | 170r:30.00 | 200:@ | 250r:12.60 | 330r:378.00 | 350:Tax | 540r:100.00
      Waking Nights | 170r:10.00 | 200:@ | 250r:13.30 | 330r:133.00 | 350:Employee's NI | 540r:21.52
      *Gross Pay | 330r:*511.00 | 350:*Total Deductions | 540r:*121.52

      Totals this year to date: | 350:NI No: YT 40 18 54 B NI Category: A
      Gross Pay | 170r:8,200.00 | 210:Tax | 330r:1,600.00 | 350:Tax Code: BR
      Employee's NI | 170r:352.40 | 210:Pension | 330r:184.30 | 350:Tax Week: 31

      *Larkfield Homes Limited | 350:*Net Pay: £389.48`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Day Hours', 'Waking Nights']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('8200.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'pensionPaid')).toBe('184.30');
  });

  it('reads heads that print two things in one: a number with its letter, a code with its basis, a year with its month', async () => {
    const reading = await read(`
      *Alder & Finch Design Ltd | 460:*Payslip
      Orla Fenn (Payroll ID 118) | 330:NI No.: JN402218A/A
      330:Tax Code/Basis: 1257L/0
      Tax Period: 2025/08 | 330:Pay Date: 28NOV25

      Payments | 250r:£ | 300:Deductions | 450r:£
      Salary | 250r:2,400.00 | 300:PAYE | 450r:270.40
      Bonus | 250r:200.00 | 300:National Insurance | 450r:124.16
      Gross pay | 250r:2,600.00 | 300:Total deductions | 450r:394.56
      300:Net pay | 450r:2,205.44`);
    expect(nodesOf(reading, 'Person').map(({ name }) => name)).toEqual(['Orla Fenn']);
    expect(one(reading, 'Employment')?.['reference']).toBe('118');
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toEqual([{ taxCode: '1257L' }, { niLetter: 'A' }]);
    expect(one(reading, 'PayPeriod')?.['period']).toBe('8');
  });

  it('takes a month of the tax year for its number whichever of two units a label names', async () => {
    const reading = await read(`
      *Alder & Finch Design Ltd | 460:*Payslip
      Ref: 118 | 150:Name: O R Fenn | 300:Tax Mth/Wk: 08 | 430:Pay Date: 28/11/2025

      Payments | 250r:£ | 300:Deductions | 450r:£
      Salary | 250r:2,400.00 | 300:PAYE | 450r:270.40
      Bonus | 250r:200.00 | 300:National Insurance | 450r:124.16
      Gross pay | 250r:2,600.00 | 300:Total deductions | 450r:394.56
      300:Net pay | 450r:2,205.44`);
    expect(one(reading, 'Employment')?.['reference']).toBe('118');
    expect(one(reading, 'PayPeriod')?.['period']).toBe('8');
  });

  it('reads a column of the year whose head names the year first', async () => {
    const reading = await read(`
      #Whitcombe Primary School
      Payslip for Mrs N Vaughan, November 2025
      Employee ID | 120:NI | 220:Tax code | 300:NI letter | 380:Pay date | 470:Tax month
      30044 | 120:JN402219C | 220:1257L | 300:A | 380:28/11/25 | 470:8

      330r:Nov 2025 | 450r:2025/26 to date
      Basic salary | 330r:1,900.00 | 450r:15,200.00
      First aid allowance | 330r:25.00 | 450r:200.00
      *Gross | 330r:*1,925.00 | 450r:*15,400.00
      Tax | 330r:160.40 | 450r:1,271.00
      NI | 330r:70.16 | 450r:549.60
      *Net | 330r:*1,694.44 | 450r:*13,579.40`);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('15400.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1271.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1694.44');
  });

  it('takes a box for this period apart from the columns of the table over it, and a body without its department', async () => {
    const reading = await read(`
      *Payslip
      Otterdale Borough Council – Housing, Repairs Team
      NAME | 180:PAYROLL NUMBER | 320:TAX CODE | 430:NI NUMBER / LETTER
      Miss Nia Farrow | 180:5512094 | 320:1257L | 430:JN402219C / A
      DATE PAID | 180:TAX PERIOD
      21-NOV-2025 | 180:8

      *Pay and allowances | 250r:£ | 290:*Deductions | 460r:*This period £ | 545r:*Year to date £
      Contractual pay | 250r:2,000.00 | 290:Income Tax | 460r:170.40 | 545r:1,364.00
      Overtime | 250r:100.00 | 290:NI Contribution | 460r:84.16 | 545r:673.00
      290:LGPS Main | 460r:130.00 | 545r:1,040.00
      *Total gross pay | 250r:*2,100.00 | 290:*Total deductions | 460r:*384.56

      *Cumulatives to date | 290:*This period
      Gross pay | 250r:16,800.00 | 290:Taxable pay | 545r:1,970.00
      Taxable pay | 250r:15,760.00 | 290:*Net pay | 545r:*£1,715.44`);
    expect(one(reading, 'Organisation')?.['name']).toBe('Otterdale Borough Council');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('1970.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('15760.00');
  });

  it('reads a bare name beside its number, a day in the week that is named, and what was paid gross', async () => {
    const reading = await read(`
      Fernhill | 460:Take home pay
      Umbrella Limited | 460:£480.00
      460:7th November 2025

      Tamsin Holt-Grey | 400:NINO JN 40 22 19 C
      Employee ID FHU-118 | 400:Tax code 1257L | 500:Table A
      Assignment: Otter Data Partners | 400:Week 31 of 2025-26

      *Your pay | 300:*Your deductions
      Basic Rate | 250r:£500.00 | 300:PAYE Tax | 540r:£70.00
      Holiday Pay | 250r:£100.00 | 300:Employee NI | 540r:£50.00
      Gross pay | 250r:£600.00 | 300:Total deductions | 540r:£120.00

      *So far this tax year
      Since 6th April 2025 you have been paid £9,200.00 gross. From that we have taken £1,100.25 in tax.`);
    expect(nodesOf(reading, 'Person')[0]).toMatchObject({ name: 'Tamsin Holt-Grey' });
    expect(one(reading, 'PayPeriod')?.['paymentDate']).toBe('2025-11-07');
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('480.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('9200.00');
  });

  it.each([
    [
      `Mrs Caoimhe Ní Bhriain-Vaughan, your pay for November 2025 (tax month 8) will be in your bank
      on Thursday 27th November 2025.`,
    ],
    [
      `Dear Mrs Caoimhe Ní Bhriain-Vaughan, here is what we paid you for tax month 8. It should reach your bank account
      by 27/11/2025. Your next pay will be in your account on 29/12/2025.`,
    ],
    [
      `Here is your payslip, Mrs Caoimhe Ní Bhriain-Vaughan

      Tax month 8. Your next pay will be in your account on 29/12/2025. This one should be in your bank by
      27 November 2025.`,
    ],
  ])('reads who is addressed in a sentence, and when the money comes: %s', async (told) => {
    const reading = await read(`
      #Merle Analytics Group plc | 480:Payslip
      ${told}

      *What you earned | 330:*What was taken off
      Salary | 250r:£2,100.00 | 330:Tax | 530r:£210.40
      Bonus | 250r:£150.00 | 330:NI | 530r:£96.16
      *Total payments | 250r:*£2,250.00 | 330:*Total deductions | 530r:*£306.56
      330:*Take home pay | 530r:*£1,943.44

      *About you | 330:*Since 6 April 2025
      Payroll number | 250r:E104482 | 330:Gross pay to date | 530r:£18,000.00
      NI number | 250r:JN 40 22 17 A | 330:Tax to date | 530r:£1,683.20
      NI category | 250r:A | 330:NI to date | 530r:£769.28
      Tax code | 250r:1257L
      330:*This month
      330:Taxable pay | 530r:£2,250.00`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Mrs Caoimhe Ní Bhriain-Vaughan']);
    expect(valuesOf(reading, 'Person', 'nationalInsuranceNumber')).toEqual(['JN402217A']);
    expect(valuesOf(reading, 'PayPeriod', 'paymentDate')).toEqual(['2025-11-27']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it.each([
    [
      `This payslip was prepared for Nerys Vaughan. We are paying you on 28th November 2025, and again on 31st December 2025.

      NI number JN 40 22 17 A · NI category A · Tax code 1257L · Payroll number 20418 · Tax month 8`,
    ],
    [
      `We pay Nerys Vaughan (payroll number 20418) using tax code 1257L. Your NI number is JN 40 22 17 A and your NI
      category is A. This is tax month 8.

      You’ll get this on 28.11.2025. Next pay day: 31 December 2025.`,
    ],
  ])('reads who is paid, under which letter, and no day of another payment: %s', async (told) => {
    const reading = await read(`
      #Tern & Quill Ltd | 480:Payslip
      ${told}

      *What we paid you for | 330:*What came off
      Salary | 250r:£2,100.00 | 330:Tax | 530r:£210.40
      Bonus | 250r:£150.00 | 330:NI | 530r:£96.16
      *Total pay | 250r:*£2,250.00 | 330:*Total deductions | 530r:*£306.56
      330:*Take home pay | 530r:*£1,943.44`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Nerys Vaughan']);
    expect(valuesOf(reading, 'Person', 'nationalInsuranceNumber')).toEqual(['JN402217A']);
    expect(valuesOf(reading, 'PayPeriod', 'paymentDate')).toEqual(['2025-11-28']);
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toEqual([
      expect.objectContaining({ taxCode: '1257L' }),
      expect.objectContaining({ niLetter: 'A' }),
    ]);
  });

  it('takes no company that names itself over its heading for who is paid', async () => {
    const reading = await read(`
      Acorn Stores – your payslip for November 2025
      Payroll number | 250r:E104482 | 330:Tax month | 530r:8

      *Payments | 330:*Deductions
      Salary | 250r:£2,100.00 | 330:Tax | 530r:£210.40
      *Total payments | 250r:*£2,100.00 | 330:*Total deductions | 530r:*£210.40
      330:*Net pay | 530r:*£1,889.60`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual([]);
    expect(warningsOf(reading)).toContain('Who is employed was not found.');
  });

  it('reads an address behind a column of colons', async () => {
    const reading = await read(`
      *Fenland Growers Ltd | 330:*REMUNERATION STATEMENT
      Drove Road, Chatteris, Cambs PE16 6QR | 330:November 2025

      Employee | 140:: Tomasz Jerzy Vaughan | 330:Personnel no. | 430:: 00061877
      Address | 140:: Caravan 14, Fen View | 330:Payment date | 430:: 28.11.2025
      140:: March, PE15 0BT | 330:Tax period | 430:: Month 08
      NI number | 140:: JN402217A | 330:NI category | 430:: A
      Tax code | 140:: 1257L | 330:Pay frequency | 430:: Monthly

      Wage type | 400r:Payments | 520r:Deductions
      Monthly Salary | 400r:2,100.00
      Harvest Bonus | 400r:150.00
      Income Tax | 520r:210.40
      Employee NI | 520r:96.16
      Total gross / total deductions | 400r:2,250.00 | 520r:306.56

      *NET PAY GBP | 400r:*1,943.44`);
    expect(valuesOf(reading, 'PayPeriod', 'grossPay')).toEqual(['2250.00']);
    expect(errorsOf(reading)).toEqual([]);
    expect(nodesOf(reading, 'Address').map(({ addressLines }) => addressLines)).toEqual([
      ['Caravan 14, Fen View', 'March'],
    ]);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Tomasz Jerzy Vaughan']);
  });
});
