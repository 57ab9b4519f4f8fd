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

/** Labels of the second language stand over those of English, in bold. */
const OVER = (inOther: readonly string[]): string => `
      *Fenwick Isles Council
      *${inOther[0] ?? ''} | 170:*${inOther[1] ?? ''} | 300:*${inOther[2] ?? ''} | 430:*${inOther[3] ?? ''}
      ^Name | 170:Tax code | 300:Pay date | 430:NI letter
      ^Morag Sinclair | 170:S1257L | 300:28/11/2025 | 430:A

      *${inOther[4] ?? ''} | 170:Basic Salary | 550r:3,000.00
      ^Payments
      ^170:Distant Islands Allowance | 550r:200.00
      170:*Gross pay | 550r:*3,200.00

      *${inOther[5] ?? ''} | 170:Income Tax | 550r:423.00
      ^Deductions
      ^170:National Insurance | 550r:186.00
      170:*Total deductions | 550r:*609.00

      *${inOther[6] ?? ''} | 550r:*£2,591.00
      ^Net pay

      *${inOther[7] ?? ''} | 170:*${inOther[8] ?? ''} | 300:*${inOther[9] ?? ''}
      ^Year to date | 170:Gross pay | 300:Taxable pay
      ^170:25,600.00 | 300:24,000.00
      170:*${inOther[10] ?? ''} | 300:*${inOther[11] ?? ''}
      ^170:National Insurance | 300:Tax paid
      ^170:1,488.00 | 300:3,384.00

      *${inOther[12] ?? ''} | 170:Taxable pay | 550r:3,000.00
      ^This month`;

const GAELIC = [
  ...['Ainm', 'Còd cìse', 'Ceann-latha pàighidh', 'Litir ÀN', 'Pàigheadh', 'Lùghdachaidhean', 'Pàigheadh lom'],
  ...['Bho thoiseach na bliadhna', 'Pàigheadh slàn', 'Pàigheadh fo chìs', 'Àrachas Nàiseanta', 'Cìs', 'Am mìos seo'],
];
const WELSH = [
  ...['Enw', 'Cod treth', 'Dyddiad talu', 'Llythyren YG', 'Taliadau', 'Didyniadau', 'Cyflog net'],
  ...['Y flwyddyn hyd yma', 'Cyflog gros', 'Cyflog trethadwy', 'Yswiriant Gwladol', 'Treth', 'Y cyfnod hwn'],
];

describe('a payslip whose parts are named at the left, in another language over English', () => {
  it.each([
    ['Gaelic', GAELIC],
    ['Welsh', WELSH],
  ])('is read by the English: %s', async (_name, inOther) => {
    const reading = await read(OVER(inOther));
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic Salary', 'Distant Islands Allowance']);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['423.00', '186.00']);
    expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['2591.00']);
    expect(valuesOf(reading, 'PayPeriod', 'taxablePay')).toEqual(['3000.00']);
    expect(valuesOf(reading, 'TaxCumulation', 'grossPay')).toEqual(['25600.00']);
    expect(valuesOf(reading, 'TaxCumulation', 'niPaid')).toEqual(['1488.00']);
    expect(valuesOf(reading, 'TaxCumulation', 'taxPaid')).toEqual(['3384.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
