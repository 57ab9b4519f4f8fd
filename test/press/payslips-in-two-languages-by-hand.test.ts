// Payslips in boxes whose labels stand in English with the same in Welsh beneath, over their values.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a payslip in English and Welsh', () => {
  it('reads the value of each box, and the year apart from the period', async () => {
    const reading = await read(`
      400:*SLIP CYFLOG / PAYSLIP
      EMPLOYEE NAME | 210:ASSIGNMENT NUMBER | 400:DEPARTMENT
      ^ENW’R GWEITHIWR | 210:RHIF YR ASEINIAD | 400:ADRAN
      Mrs Siwan Tresaith | 210:40517726-2 | 400:Radiography
      TAX CODE | 210:NI NUMBER | 400:NI LETTER
      ^COD TRETH | 210:RHIF YG | 400:LLYTHYREN YG
      C1257L | 210:JB401726A | 400:A

      *PAY AND ALLOWANCES | 300r:*AMOUNT | 320:*DEDUCTIONS | 540r:*AMOUNT
      ^TÂL A LWFANSAU | 300r:SWM | 320:DIDYNIADAU | 540r:SWM
      Basic Pay | 300r:2,400.00 | 320:PAYE | 540r:230.40
      Night Duty | 300r:300.00 | 320:NI A | 540r:132.16
      320:NHS Pension | 540r:260.00

      GROSS PAY - YEAR TO DATE | 210:NI CONTS - YEAR TO DATE | 400:TAX PAID - YEAR TO DATE
      ^CYFLOG GROS HYD YMA | 210:CYFRANIADAU YG HYD YMA | 400:TRETH HYD YMA
      21,600.00 | 210:1,057.28 | 400:1,843.20

      STANDARD HOURS | 210:EMPLOYEE NO. | 400:TAX PERIOD
      ^ORIAU SAFONOL | 210:RHIF Y GWEITHIWR | 400:CYFNOD TRETH
      37.50 | 210:40517726 | 400:8

      TAXABLE PAY | 210:TOTAL PAYMENTS | 400:TOTAL DEDUCTIONS
      ^TÂL TRETHADWY | 210:CYFANSWM TALIADAU | 400:CYFANSWM DIDYNIADAU
      2,440.00 | 210:2,700.00 | 400:622.56
      PAY DATE | 210:NET PAY
      ^DYDDIAD TALU | 210:CYFLOG NET
      27 NOV 2025 | 210:£2,077.44

      Employer / Cyflogwr: Bae Melyn Health Trust Ltd`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Bae Melyn Health Trust Ltd']);
    expect(valuesOf(reading, 'Employment', 'reference')).toEqual(['40517726']);
    expect(valuesOf(reading, 'Employment', 'department')).toEqual(['Radiography']);
    expect(valuesOf(reading, 'PayPeriod', 'grossPay')).toEqual(['2700.00']);
    expect(valuesOf(reading, 'PayPeriod', 'taxablePay')).toEqual(['2440.00']);
    expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['2077.44']);
    expect(valuesOf(reading, 'TaxCumulation', 'grossPay')).toEqual(['21600.00']);
    expect(valuesOf(reading, 'TaxCumulation', 'taxPaid')).toEqual(['1843.20']);
    expect(valuesOf(reading, 'TaxCumulation', 'niPaid')).toEqual(['1057.28']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reads one label of the year among those of other boxes', async () => {
    const reading = await read(`
      EMPLOYEE NAME | 210:ASSIGNMENT NUMBER | 400:DEPARTMENT
      ^ENW’R GWEITHIWR | 210:RHIF YR ASEINIAD | 400:ADRAN
      Mrs Siwan Tresaith | 210:40517726-2 | 400:120 Radiography
      TAX CODE | 210:NI NUMBER | 400:NI LETTER
      ^COD TRETH | 210:RHIF YG | 400:LLYTHYREN YG
      C1257L | 210:JB401726A | 400:A

      *PAY AND ALLOWANCES | 300r:*AMOUNT | 320:*DEDUCTIONS | 540r:*AMOUNT
      ^TÂL A LWFANSAU | 300r:SWM | 320:DIDYNIADAU | 540r:SWM
      Basic Pay | 300r:2,400.00 | 320:PAYE | 540r:230.40
      Night Duty | 300r:300.00 | 320:NI A | 540r:132.16
      320:NHS Pension | 540r:260.00

      STANDARD HOURS | 210:EMPLOYEE NO. | 400:GROSS PAY - YEAR TO DATE
      ^ORIAU SAFONOL | 210:RHIF Y GWEITHIWR | 400:CYFLOG GROS HYD YMA
      37.50 | 210:40517726 | 400:21,600.00

      TAX PERIOD | 210:NI CONTS - YEAR TO DATE | 400:TAX PAID - YEAR TO DATE
      ^CYFNOD TRETH | 210:CYFRANIADAU YG HYD YMA | 400:TRETH HYD YMA
      8 | 210:1,057.28 | 400:1,843.20

      TAXABLE PAY | 210:TOTAL PAYMENTS | 400:TOTAL DEDUCTIONS
      ^TÂL TRETHADWY | 210:CYFANSWM TALIADAU | 400:CYFANSWM DIDYNIADAU
      2,440.00 | 210:2,700.00 | 400:622.56
      PAY DATE | 210:NET PAY
      ^DYDDIAD TALU | 210:CYFLOG NET
      27 NOV 2025 | 210:£2,077.44

      Employer / Cyflogwr: Bae Melyn Health Trust Ltd`);
    expect(valuesOf(reading, 'TaxCumulation', 'grossPay')).toEqual(['21600.00']);
    expect(valuesOf(reading, 'PayPeriod', 'taxablePay')).toEqual(['2440.00']);
    expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['2077.44']);
    expect(valuesOf(reading, 'Employment', 'department')).toEqual(['120 Radiography']);
  });
});
