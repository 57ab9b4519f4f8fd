// Payslips whose cells have no room: names on two lines, an amount that touches the next column, labels of two things at once.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const FIGURES = `
      *Payments | 290r:*£ | 300:*Deductions | 540r:*£
      Basic pay | 290r:2,500.00 | 300:PAYE tax | 540r:290.50
      300:Employee NI | 540r:116.16
      *Gross pay | 290r:*2,500.00 | 300:*Total deductions | 540r:*406.66
      *Net pay | 540r:*2,093.34`;

describe('a payslip with a strip of narrow cells', () => {
  it('reads a name that goes on beneath, and a post that has the name of a label', async () => {
    const reading = await read(`
      #Tarn and Rigg LLP
      Payslip

      Name | 145:Role | 250:Employee ID | 380:Department
      Philippa Rosemary | 145:Associate | 250:TR-0318 | 380:Conveyancing
      ^Quillfeather-Moss

      NI number | 145:Tax code | 250:NI category | 380:Tax month
      PB 27 41 36 B | 145:1257L | 250:A | 380:6
      Pay date | 145:25 September 2026
      ${FIGURES}`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Philippa Rosemary Quillfeather-Moss']);
    expect(valuesOf(reading, 'Employment', 'jobTitle')).toEqual(['Associate']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('gives each half of a value to its half of the label, and a department of one word beside its label', async () => {
    const paper = (strip: string): string => `
      *Tarn and Rigg Care Trust | 540r:*Payslip

      Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
      Tax code 1257L | 250:NI letter A | 400:Pay date 25/09/2026
      ${strip}
      Tax period Month 6
      ${FIGURES}`;
    const halves = await read(paper('Job title / Service | 250:Method\nSenior Cook – Kiln House | 250:BACS'));
    expect(valuesOf(halves, 'Employment', 'jobTitle')).toEqual(['Senior Cook']);
    expect(valuesOf(halves, 'Employment', 'department')).toEqual(['Kiln House']);
    const graded = await read(paper('Post / Grade | 250:Method\nSenior Cook Grade 4 | 250:BACS'));
    expect(valuesOf(graded, 'Employment', 'jobTitle')).toEqual(['Senior Cook']);
    const word = await read(paper('Department Kitchens | 250:Pay method BACS'));
    expect(valuesOf(word, 'Employment', 'department')).toEqual(['Kitchens']);
  });
});

describe('a payslip whose amounts touch the next column', () => {
  it('parts them from the name behind, and takes no row of balances for a payment', async () => {
    const reading = await read(`
      *Tarn and Rigg Care Trust | 540r:*Payslip

      Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
      Tax code 1257L | 250:NI letter A | 400:Pay date 25/09/2026
      *Payments | 297r:*Amount | 300:*Deductions | 540r:*Amount
      Basic pay | 297r:2,400.00 | 300:PAYE | 540r:290.50
      Overtime | 297r:100.00 | 300:Otter Pension Ees | 540r:75.00
      Allowance | 297r:50.00 | 300:Club | 540r:5.00
      300:Lottery | 540r:3.00

      *Total Payments | 250:*Total Deductions | 450:*Net Pay
      2,550.00 | 250:373.50 | 450:2,176.50
      *Balances
      *Description | 150:*Gross Pay | 250:*PAYE | 350:*Pension Ees
      This Period | 150:2,550.00 | 250:290.50 | 350:75.00
      Year To Date | 150:15,300.00 | 250:1,743.00 | 350:450.00`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic pay', 'Overtime', 'Allowance']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['PAYE', 'Otter Pension Ees', 'Club', 'Lottery']);
  });
});

describe('a payslip whose labels of the year break in their last words', () => {
  it('is doubted where the amount beneath is not read', async () => {
    const reading = await read(`
      *Tarn and Rigg Care Trust | 540r:*Payslip

      Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
      Tax code 1257L | 250:NI letter A | 400:Pay date 25/09/2026
      *Payments | 250r:*Amount | 300:*Deductions | 540r:*Amount
      Basic pay | 250r:2,550.00 | 300:PAYE | 540r:290.50
      300:Pension | 540r:75.00

      GROSS PAY - YEAR TO DATE | 200:PENSION CONTS - YEAR TO | 400:TAX PAID - YEAR TO DATE
      CYFLOG HYD YMA | 200:DATE | 400:TRETH HYD YMA
      15,300.00 | 200:CYFRANIADAU PENSIWN HYD | 400:1,743.00
      200:YMA
      200:450.00

      TOTAL PAYMENTS | 200:TOTAL DEDUCTIONS | 400:NET PAY
      2,550.00 | 200:365.50 | 400:2,184.50`);
    expect(warningsOf(reading).filter((reason) => reason.includes('year to date'))).toEqual([
      expect.stringContaining('PENSION CONTS - YEAR TO DATE'),
    ]);
  });
});

describe('labels whose figure stands beside their middle', () => {
  const paper = (year: string): ReturnType<typeof read> =>
    read(`
      *Tarn and Rigg Care Trust | 540r:*Payslip

      Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
      Tax code 1257L | 250:NI letter A | 400:Pay date 25/09/2026
      Tax period Month 6
      ${FIGURES}

      *Year to date
      ${year}`);

  it('are read where two stand side by side, each of two lines', async () => {
    const reading = await paper(`
      Total pay | 240r:15,000.00 | 280:Tax | 480r:1,743.00
      Taxable | 280:Employee
      ^^240r:14,250.00 | 480r:696.96
      ^^pay | 280:NIC`);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'grossPayOfWhichTaxPayable')).toBe('14250.00');
    expect(valuesOf(reading, 'TaxCumulation', 'niPaid')).toContain('696.96');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('are read where they have three lines', async () => {
    const reading = await paper(`
      Tax | 240r:1,743.00

      National
      ^insurance | 240r:696.96
      ^to date

      Total pay | 240r:15,000.00`);
    expect(valuesOf(reading, 'TaxCumulation', 'niPaid')).toContain('696.96');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a payment whose name and remark are set on two lines about its amount', () => {
  const paper = (rows: string): ReturnType<typeof read> =>
    read(`
      *Tarn and Rigg Care Trust | 540r:*Payslip

      Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
      Tax code 1257L | 250:NI letter A | 400:Pay date 25/09/2026
      Tax period Month 6

      *Payments | 290r:*£ | 300:*Deductions | 540r:*£
      Basic pay | 140:30 days @ 80.00 | 290r:2,400.00 | 300:PAYE tax | 540r:290.50
      Weekend duty | 140:10 days @ 6.00 | 290r:60.00 | 300:Employee NI | 540r:116.16
      ${rows}

      *Gross pay | 290r:*2,500.00 | 300:*Total deductions | 540r:*436.66
      *Net pay | 540r:*2,063.34`);

  it('is called by its name, whatever the columns beside it wrap', async () => {
    const own = await paper(`
      Home visits | 140:Aug 26 - not
      ^^290r:40.00 | 300:Room charge | 540r:30.00
      ^^allowance | 140:taxed`);
    expect(valuesOf(own, 'PayItem', 'description')).toEqual(['Basic pay', 'Weekend duty', 'Home visits allowance']);
    expect(warningsOf(own)).toEqual([]);
    const rate = await paper(`
      300:Room charge | 440:30 days @ | 540r:30.00
      Home visits | 140:Aug 26 - not
      ^^290r:40.00 | 440:1.00
      ^^allowance | 140:taxed`);
    expect(valuesOf(rate, 'PayItem', 'description')).toEqual(['Basic pay', 'Weekend duty', 'Home visits allowance']);
  });

  it('is called by its name where a deduction does the same half a line lower', async () => {
    const reading = await paper(`
      Weekend
      ^^290r:40.00 | 300:Room
      ^^allowance | 540r:30.00
      ^^300:charge`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic pay', 'Weekend duty', 'Weekend allowance']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['PAYE tax', 'Employee NI', 'Room charge']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where the remark was read in place of the name', async () => {
    const reading = await paper(`
      Home visits
      ^^140:Aug 26 not taxed | 290r:40.00 | 300:Room charge | 540r:30.00
      ^^^by car`);
    expect(warningsOf(reading)).toContain(
      'What was read as the name of a payment or deduction stands behind one: Aug 26 not taxed.',
    );
  });
});

describe('a payslip whose names have no room for one line', () => {
  const paper = ({
    head = '#Tarn and Rigg Care Trust',
    pension = 'Tarn Pension | 540r:75.00',
  }): ReturnType<typeof read> =>
    read(`
      ${head}
      Payslip

      Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
      Tax code 1257L | 250:NI letter A | 400:Pay date 25/09/2026
      Tax period Month 6
      *Payments | 250r:*Amount | 300:*Deductions | 540r:*Amount
      Basic pay: | 250r:2,550.00 | 300:PAYE: | 540r:290.50

      300:${pension}

      300:Club: | 540r:5.00

      Gross pay: | 250r:2,550.00 | 300:Total deductions: | 540r:370.50
      Net pay: | 540r:*2,179.50`);

  it('has the employer of all lines of a logo', async () => {
    for (const lines of ['Tarn Valley | Borough | Council', 'Otter | Harbour | Stores | Ltd']) {
      const reading = await paper({ head: lines.replaceAll(' | ', '\n').replace(/^/gmu, '#') });
      expect(valuesOf(reading, 'Organisation', 'name')).toContain(lines.replaceAll(' | ', ' '));
    }
  });

  it('has the lines of a logo that is none of its company alone, and no title or person beside it', async () => {
    const names: Readonly<Record<string, string>> = {
      '#The Harbour\n#Kitchens': 'The Harbour Kitchens',
      '*Tarn Valley\n^*Borough\n^*Council': 'Tarn Valley Borough Council',
      '#Pay advice\n#Tarn Valley Council': 'Tarn Valley Council',
      '#Petra Lindley\n#Tarn Valley Council': 'Tarn Valley Council',
    };
    for (const [head, name] of Object.entries(names))
      expect(valuesOf(await paper({ head }), 'Organisation', 'name')).toContain(name);
  });

  it('has all lines of the employer behind its label', async () => {
    const reading = await paper({
      head: '*Pay advice\n\nEmployer | 130:Tarn Valley | 300:Method | 400:BACS\n^130:Borough\n^130:Council\n',
    });
    expect(valuesOf(reading, 'Organisation', 'name')).toContain('Tarn Valley Borough Council');
  });

  it('has a doubt where a name in the middle of its cell goes on beneath, and nothing tells that it does', async () => {
    const reading = await read(`
      *Tarn and Rigg Care Trust | 540r:*Payslip

      50:Employee No. | 150:Employee Name | 260:Dept | 340:NI Number | 440:Tax Code
      58:0040117 | 154:Petra Quill | 260:Kitchens | 340:PB274136B | 440:1257L
      ^161:Lindley

      NI letter A | 250:Pay date 25/09/2026 | 400:Tax period Month 6
      ${FIGURES}`);
    expect(warningsOf(reading)).toEqual(['The name of a person may go on where it was not read.']);
  });

  it('has the whole name of a deduction that breaks in its brackets, at a colon', async () => {
    const reading = await paper({ pension: 'Pension (NEW: | 540r:75.00\n^300:Pensions):' });
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['PAYE', 'Pension (NEW: Pensions)', 'Club']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('has the name in the middle of its cell, around the values beside it', async () => {
    const reading = await read(`
      *Tarn and Rigg Care Trust | 540r:*Payslip

      50:Employee No. | 150:Employee Name | 260:Dept | 340:NI Number | 440:Tax Code
      154:Petra Quill
      ^^58:0040117 | 260:Kitchens | 340:PB274136B | 440:1257L
      ^^160:Lindley

      NI letter A | 250:Pay date 25/09/2026 | 400:Tax period Month 6
      ${FIGURES}`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Petra Quill Lindley']);
  });
});
