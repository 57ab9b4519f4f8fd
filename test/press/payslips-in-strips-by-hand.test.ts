// Payslips with the person's values in a strip beside the pay, each beneath its label, and figures told in a line below.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a strip of labels beside the pay', () => {
  it('takes no line of the pay for a name, and reads the letter behind the number and the pay of the year', async () => {
    const reading = await read(`
      #Cobble Lane Dairy Ltd
      210:*What you earned
      210:Standard hours | 300:30.00 × £12.60 | 520r:378.00
      PAYSLIP FOR | 210:Holiday pay | 300:5.00 × £12.60 | 520r:63.00
      *Zara-Jo Hartnoll
      ^^210:*Gross | 520r:*441.00
      CLOCK NUMBER
      CD-0418 | 210:*What came off
      PAID ON | 210:Income tax | 520r:-40.00
      Friday 13th February 2026
      TAX WEEK | 210:NI contributions | 520r:-15.92
      45 (2 Feb to 8 Feb)
      TAX CODE | 210:*Total off | 520r:*-55.92
      1257L W1
      NI NO. & LETTER | 210:*Take-home this week | 520r:*£385.08
      JK 31 70 52 B · A

      210:Since 6 April 2025 Pay £18,440.10 · Tax £1,602.20 · NI £701.14
      210:Cobble Lane also paid £11.02 into your pension and £51.20 employer NI this week.`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Zara-Jo Hartnoll']);
    expect(valuesOf(reading, 'Person', 'nationalInsuranceNumber')).toEqual(['JK317052B']);
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toContainEqual({ niLetter: 'A' });
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('18440.10');
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('701.14');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a line beneath the pay', () => {
  it('may tell one figure of two times, and what the employer paid behind its own month', async () => {
    const reading = await read(`
      *Tarn Side Lettings Limited | 540r:*PAYSLIP
      18 Marine Road, Whitby YO21 3PR PAYE ref 068/TS31 | 540r:Month 6 of 2025/26

      Aled Osmotherley | 330:Payroll no. | 390:52 | 450:Tax code | 540r:1190L
      330:NI number | 390:RS 60 41 77 C | 470:NI category | 540r:A
      330:Pay date | 390:30/09/25

      *Payments | 400r:*This month | 540r:*To date
      Monthly salary | 400r:2,400.00 | 540r:14,400.00
      *Gross pay | 400r:*2,400.00 | 540r:*14,400.00

      *Deductions | 400r:*This month | 540r:*To date
      PAYE | 400r:262.00 | 540r:1,572.00
      National Insurance | 400r:108.16 | 540r:648.96
      Postgraduate Loan | 400r:39.00 | 540r:234.00
      *Total deductions | 400r:*409.16 | 540r:*2,454.96

      330:*Net pay | 540r:*£1,990.84

      Employer contributions this month: Meridian £96.00 · NI £297.45 | 360:To date: Meridian £576.00 · NI £1,784.70
      Your taxable pay to date is £14,376.00 and for the month £2,396.00. Leave remaining: 9 days.`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2396.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('14376.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'studentLoanPaid')).toBe('234.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a payslip whose head is a strip without labels', () => {
  it('takes the name beside a National Insurance number, its reference and the letter', async () => {
    const reading = await read(`
      *P. D. Ramsgill & Sons,
      200:Haulage Contractors | 330:Week No. 38 | 430:Date 26 Dec 2025
      Ref 17 | 120:JUDE B. THORNLEY | 260:YE 77 10 41 B | 360:Code 1257L | 460:Letter A

      Pay | 140r:£ | 180:Deductions | 300r:£ | 340:Cumulatives | 480r:£
      Day rate | 140r:600.00 | 180:Tax | 300r:78.60 | 340:Gross to date | 480r:24,300.10
      180:NI | 300r:28.64 | 340:Tax to date | 480r:3,130.20
      340:NI to date | 480r:1,269.44
      Total pay | 140r:600.00 | 180:Total off | 300r:107.24 | 340:To bank | 480r:492.76`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['JUDE B. THORNLEY']);
    expect(valuesOf(reading, 'Person', 'nationalInsuranceNumber')).toEqual(['YE771041B']);
    expect(valuesOf(reading, 'Employment', 'reference')).toEqual(['17']);
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toContainEqual({ niLetter: 'A' });
  });
});

describe('a strip of the year at the foot', () => {
  it('may stand beside the one of the employer, each beneath a heading of its own', async () => {
    const reading = await read(`
      *PAYSLIP | 200:Fell Foot Roofing Ltd | 540r:PAYE ref 475/FF0881

      Employee | 110:*Oonagh Delacroix-Hume | 300:Week | 360:22 ending 05.09.2025 | 450:NI number | 540r:PN 31 80 46 D
      Employee no. | 110:17 | 300:Payment date | 360:05.09.2025 | 450:Tax code | 540r:1257L
      *Pay | 200r:*Qty | 240r:*Rate | 290r:*£ | 310:*Deductions | 540r:*£
      Basic pay | 200r:40.00 | 240r:15.00 | 290r:600.00 | 310:Tax | 540r:78.40
      Travel | 290r:20.00 | 310:NI | 540r:30.24
      310:People's Pension | 540r:24.00
      *Gross pay | 290r:*620.00 | 310:*Total deductions | 540r:*132.64
      *Taxable pay | 290r:*620.00 | 310:*Net pay | 540r:*£487.36
      140:*Totals for tax year 2025/26 to date | 440:*Employer this week
      Gross pay | 110:Taxable pay | 190:Tax | 235:Employee NI | 320:Employee pension | 450:NI | 500:Pension
      *13,640.00 | 110:*13,640.00 | 185:*1,724.80 | 240:*665.28 | 340:*528.00 | 445:*78.60 | 500:*18.60`);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'grossPay')).toBe('13640.00');
    expect(amountOf(year, 'grossPayOfWhichTaxPayable')).toBe('13640.00');
    expect(amountOf(year, 'taxPaid')).toBe('1724.80');
    expect(amountOf(year, 'niPaid')).toBe('665.28');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('620.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('net pay in a box at the foot', () => {
  it('may stand lower than its label, beside text of another box', async () => {
    const reading = await read(`
      200:*GLEN ORRIN COUNCIL
      190:PAY ADVICE - PRIVATE AND CONFIDENTIAL

      NAME | 220:EMPLOYEE NO | 400:POST
      MR TORQUIL A SINCLAIR-BELL | 220:0301182 | 400:CARE ASSISTANT 02
      NI NUMBER | 220:TAX CODE | 400:PAY DATE
      LW470215B | 220:S1257L | 400:28-NOV-2025

      *PAYMENTS | 310r:*AMOUNT | 330:*DEDUCTIONS | 540r:*AMOUNT
      Basic Pay | 310r:2,100.00 | 330:PAYE Tax | 540r:198.20
      Sleep-in Allowance | 310r:150.00 | 330:National Insurance | 540r:96.16
      *TOTAL PAYMENTS | 310r:*2,250.00 | 330:*TOTAL DEDUCTIONS | 540r:*294.36

      MESSAGES | 420:NET PAY
      Employer NI this month 262.95. Please tell Payroll if your bank
      details change before the 10th. | 540r:*1,955.64
      Paid by BACS to Clydesdale, account ending 118.`);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1955.64');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('boxes at the foot', () => {
  it('tell the time of their figures in brackets, whatever labels run together; what the employer pays in is in none of them', async () => {
    const reading = await read(`
      *Brackla Marine Services plc | 200:*Employee | 400:*Pay Period
      PAYE ref 120/BM4471 | 200:Payroll No. | 370r:H0027 | 400:Frequency | 540r:Monthly
      Pay Statement for | 200:NI No. | 370r:TE839406C | 400:Tax Month | 540r:7
      *Sinéad Ní Fhloinn | 200:Tax Code | 370r:1383M | 400:Pay Date | 540r:24 Oct 2025
      Location: London EC3 | 200:NI Letter | 370r:J | 400:Method | 540r:BACS

      *Earnings | 290:*Deductions
      Monthly Salary | 270r:3,000.00 | 290:Tax | 540r:324.00
      Car Allowance | 270r:200.00 | 290:NI | 540r:43.04
      290:Meridian GPP Ee | 540r:160.00
      *Totals this period | 200:*Balances (tax year to date) | 400:*Net Pay
      Gross Earnings | 180r:3,200.00 | 200:Gross Earnings | 370r:22,400.00
      Taxable Earnings | 180r:3,040.00 | 200:Taxable Earnings | 370r:21,280.00
      450:*£2,672.96
      Total Deductions | 180r:527.04 | 200:TaxPaid | 370r:2,268.00
      200:NI | 370r:301.28

      Employer contributions this period: NI 391.20 · Meridian GPP 320.00`);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'grossPay')).toBe('22400.00');
    expect(amountOf(year, 'taxPaid')).toBe('2268.00');
    expect(amountOf(year, 'niPaid')).toBe('301.28');
    expect(year?.['pensionContributionsPaid']).toBeUndefined();
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('3040.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('may say the same in a second language, heading and labels', async () => {
    const reading = await read(`
      *Glannau Fire and Rescue | 540r:*Payslip
      Tân ac Achub y Glannau | 540r:February 2026 – Tax Month 11

      Name | 150:*Bryn Elis Tregarth-Hughes | 330:Pay date | 460:*27 February 2026
      Employee number | 150:*PC2274-06 | 330:Tax code | 460:*C1257L
      NI number | 150:*LM 71 04 36 C | 330:NI category | 460:*A

      *Payments | 540r:*Amount £
      Basic Salary | 540r:3,000.00
      *Gross pay / Cyflog gros | 540r:*3,000.00
      *Deductions | 540r:*Amount £
      PAYE | 540r:360.00
      National Insurance | 540r:156.16
      Firefighters Pension 2015 | 540r:300.00
      *Total deductions / Cyfanswm didyniadau | 540r:*816.16
      *NET PAY / CYFLOG NET | 540r:*£2,183.84

      *Totals for the tax year so far / Cyfansymiau'r flwyddyn dreth hyd yma
      Gross pay | 130:Taxable pay | 230:Tax paid | 310:NI paid | 390:Pension
      ^Cyflog gros | 130:Cyflog trethadwy | 230:Treth a dalwyd | 310:YG a dalwyd | 390:Pensiwn
      100r:33,000.00 | 190r:29,700.00 | 290r:3,960.00 | 370r:1,717.76 | 450r:3,300.00`);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'grossPay')).toBe('33000.00');
    expect(amountOf(year, 'grossPayOfWhichTaxPayable')).toBe('29700.00');
    expect(amountOf(year, 'niPaid')).toBe('1717.76');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('boxes whose headings stand in their middle', () => {
  it('have the figures of their own box, also where a column begins near a heading', async () => {
    const reading = await read(`
      #Quaymoor Community Hospitals
      EMPLOYEE NAME | 180:TAX CODE | 300:NI NUMBER | 440:PAY DATE
      Mr Aled Penrose | 180:1257L | 300:WM 93 20 15 A | 440:26 SEP 2025

      120:PAY AND ALLOWANCES | 430:DEDUCTIONS
      DESCRIPTION | 334r:AMOUNT | 370:DESCRIPTION | 500r:AMOUNT
      Basic Pay | 334r:2,400.00 | 370:PAYE | 500r:270.40
      Night Enh | 334r:150.00 | 370:NI A | 500r:120.16
      370:Pension | 500r:204.00

      110:YEAR TO DATE BALANCES | 430:THIS PERIOD SUMMARY
      50:GROSS PAY | 118:NI LETTER | 180:NI PAY | 270:NI CONTS | 370:PENSIONABLE PAY | 470:TAXABLE PAY
      50:15,060.00 | 118:A | 180:15,060.00 | 270:702.11 | 370:2,400.00 | 470:2,346.00

      50:TAXABLE PAY | 118:TAX PAID | 200:PENSION CONTS | 370:NON-TAXABLE PAY | 470:TOTAL PAYMENTS
      50:13,840.00 | 118:1,560.20 | 200:1,220.00 | 370:0.00 | 470:2,550.00

      200:EMPLOYEE NO. | 370:TOTAL DEDUCTIONS | 470:NET PAY
      200:4477120 | 370:594.56 | 470:1,955.44`);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('594.56');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2346.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('15060.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('13840.00');
  });
});

describe('a strip at the foot', () => {
  const payslip = (tax: string): string => `
      *Employee No. | 109:*Employee Name | 355:*Process Date | 446:*National Insurance Number
      73 | 110:Ms Una Kettle | 355:28/11/2025 | 446:RS 60 41 77 C
      *Payments | 143:*Units | 200:*Rate | 240:*Amount | 290:*Deductions | 370:*Amount | 410:*This Period
      Salary | 143:1.00 | 217r:2000.0000 | 265r:2,000.00 | 290:${tax} | 401r:190.40 | 410:Total Gross Pay | 557r:2,000.00
      290:National Insurance | 401r:76.16 | 410:Gross for Tax | 557r:2,000.00
      410:*Year to Date
      410:Total Gross Pay TD | 557r:16,000.00
      410:Gross for Tax TD | 557r:16,000.00
      410:Tax Paid TD | 557r:1,523.20
      410:National Insurance TD | 557r:609.28

      *Company: Tarn Vale Signs Ltd | 247:*Tax Code | 300:*Tax Period | 365:*Pay Period | 440:*Net Pay
      Dept: Sales | 125:Paid: BACS | 205:NI: C | 248:1257L | 301:Month 8 | 366:Monthly | 570r:1,733.44
      Tarn Vale Signs Ltd, Whitby YO21 3PR | 450:Made with Otter Pay`;

  it('may end in net pay at the right edge of the cell that its label begins', async () => {
    const reading = await read(payslip('PAYE Tax'));
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1733.44');
    expect(warningsOf(reading).filter((reason) => /net pay/iu.test(reason))).toEqual([]);
  });
});

it('knows income tax by the nation whose rates apply', async () => {
  const reading = await read(`
      *Tarn Renewables plc
      Name | 150:Ms Una Kettle | 330:Payment date | 450:26 September 2025
      NI number | 150:RS 60 41 77 C | 330:Tax code | 450:S1257L
      *Description | 460r:*Current | 558r:*Year to Date
      Basic salary | 460r:2,000.00 | 558r:12,000.00
      *Total earnings | 460r:*2,000.00 | 558r:*12,000.00
      *Deductions | 460r:*Current | 558r:*Year to Date
      PAYE Tax Scotland | 460r:190.40 | 558r:1,142.40
      NI A Employee | 460r:76.16 | 558r:456.96
      *Total deductions | 460r:*266.56 | 558r:*1,599.36
      *Net pay | 460r:*1,733.44 | 558r:*10,400.64`);
  expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1142.40');
});

describe('a strip of sums, of which one has a label of two lines', () => {
  it('reads the figure beneath it, though those of the others stand beside its second line', async () => {
    const reading = await read(`
      #Tarn Side Hospitals
      *Employee name | 200:*Employee no. | 320:*Tax code | 420:*NI number | 520:*Pay date
      Ms Carys Penhallow | 200:30418827 | 320:1257L | 420:JK 31 70 52 B | 520:26/09/2025

      *Payments | 200r:*Amount | 320:*Deductions | 520r:*Amount
      Basic pay | 200r:2,914.37 | 320:PAYE | 520r:359.35
      On-call allowance | 200r:64.00 | 320:NI A | 520r:167.99
      320:Pension | 520r:302.22

      ~Pensionable pay | 130:~Taxable pay | 230:~Total payments | 330:~Total | 420:~Net pay
      ^^~2,914.37 | 130:~2,676.15 | 230:~2,978.37 | 330:~deductions | 420:~2,148.81
      ^^330:~829.56`);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('829.56');
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2148.81');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2676.15');
  });
});
